/** Storage without a cluster of its own: volumes on a filer by NFS, with their backups, and on disks of storage nodes by LVM. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    nodeAddresses: ['10.0.0.0/24'], // what serves volumes by iSCSI is on the network of its node
    services: {
      cinder: {
        backends: {
          filer: { nfs: { server: 'filer.example.org', path: '/srv/volumes' } },
          local: { description: 'Fast, and on one node', lvm: { group: 'volumes' } },
        },
        backups: { nfs: { server: 'filer.example.org', path: '/srv/backups' } },
      },
    },
  });
}
