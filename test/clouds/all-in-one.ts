/** The default: one of each, and every role on one node. Its manifests are `dist/`. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud');
}
