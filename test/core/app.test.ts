import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiObject, App, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { InputError } from '../../lib/core/errors';
import { OpenStackApp } from '../../lib/core/app';
import { CLOUDS } from '../clouds';

let outdir: string;

beforeEach(() => {
  outdir = mkdtempSync(join(tmpdir(), 'app-'));
});

afterEach(() => {
  rmSync(outdir, { recursive: true });
});

const written = (folder = outdir) =>
  new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

function service(scope: Construct, name: string, spec: object = {}): ApiObject {
  return new ApiObject(scope, name, { apiVersion: 'v1', kind: 'Service', metadata: { name }, spec });
}

/** Two charts that contradict each other. */
function twice(app: App): void {
  service(new Chart(app, 'one'), 'x', { a: 1 });
  service(new Chart(app, 'two'), 'x', { a: 2 });
}

// slow is App alone, and how values are written has a test of its own: all charts, two clouds, objects of others' kinds
test.each(['all-in-one', 'two-clouds', 'rook'] as const)('writes the same bytes as App: %s', (name) => {
  const stock = join(outdir, 'stock');
  const ours = join(outdir, 'ours');
  for (const app of [new App({ outdir: stock }), new OpenStackApp({ outdir: ours })]) {
    CLOUDS[name](app);
    app.synth();
  }
  expect(written(ours)).toEqual(written(stock));
});

test('a chart inside a construct has a file of its own, called as App calls it', () => {
  const app = new OpenStackApp({ outdir });
  for (const id of ['a', 'b']) service(new Chart(new Construct(app, id), 'x'), id);
  app.synth();
  expect([...written().keys()]).toEqual([expect.stringMatching(/^a-x-.+\.k8s\.yaml$/), expect.stringMatching(/^b-x-/)]);
});

test('writes nothing when objects contradict each other', () => {
  writeFileSync(join(outdir, 'old.k8s.yaml'), 'old');
  const app = new OpenStackApp({ outdir });
  twice(app);
  expect(() => app.synth()).toThrow(InputError);
  expect(written()).toEqual(new Map([['old.k8s.yaml', 'old']]));
});

test('writes nothing when a construct finds itself invalid', () => {
  const app = new OpenStackApp({ outdir: join(outdir, 'new') });
  service(new Chart(app, 'one'), 'x').node.addValidation({ validate: () => ['is wrong', 'is very wrong'] });
  expect(() => app.synth()).toThrow('one/x: is wrong\none/x: is very wrong');
  expect(existsSync(join(outdir, 'new'))).toBe(false);
});

test('removes the files of charts that are gone, and no others', () => {
  writeFileSync(join(outdir, 'gone.k8s.yaml'), 'old');
  writeFileSync(join(outdir, 'README.md'), 'mine');
  const app = new OpenStackApp({ outdir });
  service(new Chart(app, 'one'), 'x');
  app.synth();
  expect([...written().keys()]).toEqual(['README.md', 'one.k8s.yaml']);
});

test('App works as well, without what is checked of all objects together', () => {
  const app = new App({ outdir });
  twice(app);
  app.synth();
  expect([...written().keys()]).toEqual(['one.k8s.yaml', 'two.k8s.yaml']);
});
