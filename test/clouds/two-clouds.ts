/** Two clouds of different releases side by side in one cluster, on nodes and node ports of their own. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  const domain = 'nodes.example.org';
  new OpenStackCloud(app, 'alpha', { namespace: 'alpha', public: { via: 'nodePort', domain } });
  new OpenStackCloud(app, 'beta', {
    namespace: 'beta',
    release: '2026.1',
    public: { via: 'nodePort', domain },
    roles: { compute: { label: 'example.org/cloud=beta' }, network: { label: 'example.org/cloud=beta' } },
    services: {
      keystone: { processes: { api: { nodePort: 31500 } } },
      glance: { processes: { api: { nodePort: 31292 } } },
      placement: { processes: { api: { nodePort: 31780 } } },
      nova: { processes: { api: { nodePort: 31774 }, 'novncproxy-cell1': { nodePort: 31608 } } },
      neutron: { processes: { api: { nodePort: 31696 } } },
    },
  });
}
