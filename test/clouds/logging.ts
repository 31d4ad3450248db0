/** Logs go to an OpenSearch that wants a login. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    logging: { opensearch: 'https://logs.example.org:9200', secret: 'logs-writer' },
  });
}
