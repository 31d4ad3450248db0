/** A Ceph of the cloud's own, which Rook makes of the empty disks of three storage nodes; all volumes are in it. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    size: 'medium',
    roles: { storage: { tolerations: ['storage-node'] } },
    storage: { ceph: { rook: { devices: '^nvme[0-9]+n1$' }, volumes: {} } },
  });
}
