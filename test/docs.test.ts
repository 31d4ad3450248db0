/** What the documentation shows is so: settings make a cloud, and links lead somewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { OpenStackApp, OpenStackCloud } from '../lib';
import { readSettings } from '../lib/settings/read';

const ROOT = join(__dirname, '..');
const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((f) => `docs/${f}`),
].filter((path) => path.endsWith('.md'));

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = pages.flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/```yaml\n([^]*?)```/g)].map(([, block], i) => [
    `${page} ${i + 1}`,
    block,
  ]),
);

test.each(settings.filter(([, block]) => !block.startsWith(' ')))('settings of %s make a cloud', (_, block) => {
  const file = join(folder, 'cloud.yaml');
  writeFileSync(file, block);
  const app = new OpenStackApp({ outdir: folder });
  new OpenStackCloud(app, 'cloud', readSettings(file).props);
  expect(app._manifests().size).toBeGreaterThan(1);
});

test.each(pages)('links of %s lead somewhere', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => target);
  const missing = targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)));
  expect(missing.map((target) => relative(ROOT, join(ROOT, dirname(page), target)))).toEqual([]);
});
