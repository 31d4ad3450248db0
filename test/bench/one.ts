/** One measurement in a process of its own: `one.ts <clouds> <App>`; prints phases in ms as JSON. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const [clouds, kind] = [Number(process.argv[2]), process.argv[3]];
const start = performance.now();
// loaded here and not above, to be measured
void import('../../lib/index.js').then(async ({ OpenStackApp, OpenStackCloud }) => {
  const { ApiObject, App } = await import('cdk8s');
  const loaded = performance.now();
  const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
  const app = kind === 'OpenStackApp' ? new OpenStackApp({ outdir }) : new App({ outdir });
  for (let i = 0; i < clouds; i++) {
    const roles = { compute: { label: `compute=cloud-${i}` }, network: { label: `network=cloud-${i}` } };
    new OpenStackCloud(app, `cloud-${i}`, { namespace: `cloud-${i}`, roles });
  }
  const built = performance.now();
  app.synth();
  const written = performance.now();
  const files = readdirSync(outdir);
  const result = {
    clouds,
    objects: app.node.findAll().filter((node: unknown) => ApiObject.isApiObject(node)).length,
    charts: files.length,
    bytes: files.reduce((sum, name) => sum + statSync(join(outdir, name)).size, 0),
    load: loaded - start,
    build: built - loaded,
    synth: written - built,
    rss: process.resourceUsage().maxRSS / 1024,
  };
  rmSync(outdir, { recursive: true });
  console.log(JSON.stringify(result));
});
