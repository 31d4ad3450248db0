/** Every service on the network of its node, images from a mirror in the machine room. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    size: 'small',
    hostNetwork: true,
    images: { registry: 'registry.example.org:5000', namespace: 'kolla', pullSecrets: ['registry-login'] },
    storage: { ephemeral: true },
  });
}
