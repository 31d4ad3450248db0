/** Database, message bus and cache run elsewhere; their Secrets are there already, as all others are. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    size: 'small',
    secrets: 'existing',
    database: { existing: { host: 'mysql.example.org', adminSecret: 'mysql-admin' } },
    messageBus: { existing: { hosts: ['mq1.example.org', 'mq2.example.org'], adminSecret: 'mq-login' } },
    cache: { existing: { servers: ['cache1.example.org:11211', 'cache2.example.org:11211'] } },
  });
}
