/** Containers start as Kolla-Ansible starts them, with `kolla_start` and a config.json; the newest release. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', { release: '2026.1', start: 'kolla', database: { backup: { claim: 'backups' } } });
}
