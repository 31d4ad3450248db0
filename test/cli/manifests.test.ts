import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifests } from '../../lib/cli/manifests';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const config = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });

test('all that kubectl would apply, of whoever has put it there', () => {
  put('20-own.json', JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [config('a'), config('b')] }));
  put(
    '10-cloud.k8s.yaml',
    `---\n${JSON.stringify(config('c'))}\n---\n# nothing\n---\n${JSON.stringify(config('d'))}\n`,
  );
  put('kustomization.yml', 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [a]\n');
  put('notes.md', '# mine\n');
  expect(readManifests(folder).map(({ metadata }) => metadata.name)).toEqual(['c', 'd', 'a', 'b']);
});

test('half of a file would mislead', () => {
  put('10-cloud.k8s.yaml', `${JSON.stringify(config('c'))}\n---\nkind: [\n`);
  expect(() => readManifests(folder)).toThrow(/10-cloud\.k8s\.yaml: .+ at line \d/);
});

test('no manifests', () => {
  expect(() => readManifests(folder)).toThrow(`there are no manifests in ${folder}: npm run synth writes them`);
  expect(() => readManifests(join(folder, 'x'))).toThrow('there are no manifests');
  put('x', '');
  expect(() => readManifests(join(folder, 'x'))).toThrow('is a file: name the folder of the manifests');
});
