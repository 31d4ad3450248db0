/** Made by "npm run generate": all units of this folder. */
export * from './client';
export * from './keystone';
