/** Made by "npm run generate": all units of this folder. */
export * from './ceph';
export * from './libvirt';
export * from './mariadb';
export * from './memcached';
export * from './openvswitch';
export * from './ovn';
export * from './rabbitmq';
