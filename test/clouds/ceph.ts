/** Images, volumes, backups and disks of servers in a Ceph that is there; volumes on a second one and on NFS as well. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    size: 'small',
    storage: {
      className: 'ceph-rbd',
      ceph: {
        monitors: ['10.0.0.11', '10.0.0.12', '10.0.0.13'],
        fsid: '7a1c2f0e-5f43-4d3b-9d0a-0c5f2f7f1a11',
        secret: 'ceph-openstack',
      },
    },
    services: {
      cinder: {
        backends: {
          rbd: { rbd: {} },
          archive: {
            description: 'Disks that turn',
            availabilityZone: 'west',
            rbd: { monitors: ['10.1.0.11'], secret: 'ceph-west' },
          },
          nfs: { nfs: { server: 'nfs.example.org', path: '/srv/volumes' } },
        },
      },
    },
  });
}
