/** What the repository promises of itself. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, Chart } from 'cdk8s';
import { OpenStackService } from '../lib/core/service';
import { CLOUDS } from './clouds';
import { octavia } from './core/sketches';
import { facts } from './facts';
import { manifests } from './manifests';

const ROOT = join(__dirname, '..');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (path: string) => (existsSync(join(ROOT, path)) ? readdirSync(join(ROOT, path)) : []);

/** `services/keystone`, `backing/mariadb`: what users can make. */
const units = ['services', 'backing', 'storage'].flatMap((folder) =>
  list(`lib/${folder}`)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['common', 'index'].includes(name))
    .map((name) => `${folder}/${name}`),
);

describe.each(units)('%s', (unit) => {
  test('is exported', () => {
    const [folder, name] = unit.split('/');
    expect(read('lib/index.ts')).toContain(`export * from './${folder}';`);
    expect(read(`lib/${folder}/index.ts`)).toContain(`export * from './${name}';`);
  });

  test('has a test', () => {
    expect(existsSync(join(ROOT, `test/${unit}.test.ts`))).toBe(true);
  });

  test('is part of the whole cloud', () => {
    expect(read('lib/cloud.ts')).toContain(`from './${unit}';`);
  });

  test('has a page of manifests for the reviewer', () => {
    const name = unit.split('/')[1].replace(/^(client|demo)$/, 'openstack-$1');
    // off by default
    const cloud = { 'openstack-demo': 'try-out', cinder: 'ceph', ceph: 'rook' }[name];
    const folder = cloud === undefined ? 'dist' : `test/clouds/${cloud}`;
    expect(list(folder)).toContainEqual(expect.stringMatching(new RegExp(`^\\d\\d-${name}\\.k8s\\.yaml$`)));
  });
});

test.each(units.filter((unit) => unit.startsWith('services/') && !/(client|demo)$/.test(unit)))(
  '%s has a row in the read-me',
  (unit) => {
    expect(read('README.md')).toMatch(new RegExp(`^\\| .+ \\| .+ \\| \`${unit.split('/')[1]}\` \\|$`, 'm'));
  },
);

test('every script of lib/files has a test, and is part of a reference cloud or of a sketched service', () => {
  const scripts = list('lib/files').filter((file) => file.endsWith('.py'));
  const sketch = (app: App) =>
    void new OpenStackService(new Chart(app, 'chart'), 'octavia', facts, () => octavia(facts));
  const mounted = [...Object.values(CLOUDS), sketch].flatMap((build) =>
    manifests(build).flatMap(({ data = {} }) => Object.keys(data)),
  );
  // what others import is tested with them
  const imported = scripts.flatMap((file) => read(`lib/files/${file}`).match(/(?<=^(?:from|import) )\w+/gm) ?? []);
  const tests = scripts
    .filter((file) => !imported.includes(file.replace(/\.py$/, '')))
    .map((file) => `test_${file.replaceAll('-', '_')}`);
  expect(tests.filter((file) => !list('test/files').includes(file))).toEqual([]);
  expect(scripts.filter((file) => !mounted.includes(file))).toEqual([]);
});

test('no file is called utils, helpers or misc', () => {
  const files = ['lib', 'test', 'tools'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }),
  );
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc)(\.|$)/.test(file))).toEqual([]);
});

test('the package takes nothing along that it does not need', () => {
  const { dependencies, bundleDependencies, files } = JSON.parse(read('package.json')) as Record<string, object>;
  expect(Object.keys(dependencies)).toEqual(['commander', 'yaml']);
  expect(bundleDependencies).toEqual(Object.keys(dependencies));
  expect(files).toEqual(['build/lib', 'build/imports', '.jsii']);
});

test('generated folders are marked for reviewers', () => {
  const marked = read('.gitattributes').match(/^\S+(?= linguist-generated$)/gm);
  expect(marked).toEqual(['dist/**', 'imports/**', 'test/clouds/*/**']);
});

test('every reference cloud says in its first line what it is for', () => {
  const silent = Object.keys(CLOUDS).filter((name) => !/^\/\*\* .+ \*\/\n/.test(read(`test/clouds/${name}.ts`)));
  expect(silent).toEqual([]);
});

test('no file has a conflict in it, and what bash runs is bash', () => {
  const conflict = '<'.repeat(7);
  const files = ['lib', 'test', 'tools', 'docs', '.ci'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const texts = files.filter((file) => /(\.(ts|py|md|txt|sh)|\.ci\/run)$/.test(file));
  expect(texts.filter((file) => read(file).includes(`${conflict} `))).toEqual([]);
  for (const script of ['.ci/run', 'tools/build', 'examples/check']) execFileSync('bash', ['-n', join(ROOT, script)]);
});

test('there is a licence and a read-me', () => {
  expect(read('LICENSE')).toContain('Apache License');
  expect(read('README.md')).toMatch(/^# cdk8s-openstack\n/);
});
