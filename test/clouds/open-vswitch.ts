/** Networks without OVN: routers on several network nodes and on the nodes of their servers, tunnels on a card of theirs. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    services: {
      neutron: {
        driver: 'openvswitch',
        routerDistributed: true,
        l3Ha: true,
        physicalNetworks: { physnet1: { bridge: 'br-ex', interface: 'eth1', vlans: ['100:199'] } },
        tunnels: { interface: 'eth2' },
        dnsDomain: 'cloud.example.org',
      },
    },
  });
}
