/** Made by "npm run generate": all units of this folder. */
export * from './mariadb';
export * from './memcached';
export * from './rabbitmq';
