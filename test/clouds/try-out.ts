/** To try out: one machine without virtualization, modules or volumes, with what a first server needs. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    storage: { ephemeral: true },
    services: {
      nova: { virtualization: 'qemu' },
      neutron: { datapath: 'userspace', physicalNetworks: { physnet1: { bridge: 'br-ex' } } },
    },
    demo: true,
  });
}
