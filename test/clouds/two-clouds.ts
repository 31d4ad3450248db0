/** Two clouds of different releases side by side in one cluster; users reach them at different node ports. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  const domain = 'nodes.example.org';
  new OpenStackCloud(app, 'alpha', { namespace: 'alpha', public: { via: 'nodePort', domain } });
  new OpenStackCloud(app, 'beta', {
    namespace: 'beta',
    release: '2026.1',
    public: { via: 'nodePort', domain },
    services: { keystone: { processes: { api: { nodePort: 30501 } } } },
  });
}
