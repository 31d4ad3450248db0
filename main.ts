// The cloud of cloud.yaml as manifests in dist/: `npm run synth`, then `kubectl apply --server-side -f dist/`.
// Constructs of your own, or a second cloud, go into the same app.
import { OpenStackCloud } from './lib';
import { synthesize } from './lib/settings/synth';

synthesize('cloud.yaml', (app, props) => {
  new OpenStackCloud(app, 'cloud', props);
});
