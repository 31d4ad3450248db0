/** Made by "npm run generate": all units of this folder. */
export * from './cinder';
export * from './client';
export * from './demo';
export * from './glance';
export * from './heat';
export * from './horizon';
export * from './keystone';
export * from './neutron';
export * from './nova';
export * from './placement';
