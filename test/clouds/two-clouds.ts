/** Two clouds of different releases side by side in one cluster, on nodes of their own. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'alpha', {
    namespace: 'alpha',
    public: { via: 'nodePort', domain: 'nodes.example.org' },
  });
  new OpenStackCloud(app, 'beta', {
    namespace: 'beta',
    release: '2026.1',
    public: { via: 'loadBalancer', domain: 'beta.example.org' },
    roles: { compute: { label: 'example.org/cloud=beta' }, network: { label: 'example.org/cloud=beta' } },
  });
}
