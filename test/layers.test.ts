/** Imports go one way: a row may import itself and what it names. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const LIB = join(__dirname, '../lib');

const MAY: Readonly<Record<string, readonly string[]>> = {
  oslo: ['node'],
  core: ['oslo', 'node', 'cdk8s', 'constructs', 'yaml'],
  services: ['core', 'oslo', 'node', 'cdk8s', 'constructs'],
  backing: ['core', 'oslo', 'node', 'cdk8s', 'constructs'],
  storage: ['core', 'oslo', 'node', 'cdk8s', 'constructs'],
  'cloud.ts': ['services', 'backing', 'storage', 'core', 'oslo', 'cdk8s', 'constructs'],
  settings: ['cloud.ts', 'services', 'core', 'oslo', 'node', 'cdk8s', 'constructs', 'yaml', 'imports'],
  cli: ['settings', 'cloud.ts', 'core', 'oslo', 'node', 'commander', 'yaml'],
  'index.ts': ['settings', 'cloud.ts', 'services', 'backing', 'storage', 'core'],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Files of lib by their path in it, packages by name, Node's own modules as `node`. */
const imports: readonly Import[] = files.flatMap((from) =>
  ts.preProcessFile(readFileSync(join(LIB, from), 'utf8')).importedFiles.map(({ fileName }) => ({
    from,
    to: fileName.startsWith('.') ? relative(LIB, join(LIB, dirname(from), fileName)) : packageOf(fileName),
  })),
);

function packageOf(name: string): string {
  return name.startsWith('node:') || builtinModules.includes(name) ? 'node' : name;
}

/** The row of the table: a folder of lib, a file in it, or a package. */
function layer(path: string): string {
  if (path.startsWith('../imports/')) return 'imports';
  if (path === '' || path === '.') return 'index.ts';
  const [first] = path.split('/');
  return files.includes(`${path}.ts`) && first === path ? `${path}.ts` : first;
}

/** A service is a file or a folder; `common` is there for all. */
function unit(path: string): string {
  return path.replace(/\.ts$/, '').split('/').slice(0, 2).join('/');
}

function shown({ from, to }: Import): string {
  return `${from} → ${to}`;
}

test('every layer is in the table', () => {
  expect(Object.keys(MAY)).toEqual(expect.arrayContaining(files.map((file) => layer(file.replace(/\.ts$/, '')))));
});

test.each(Object.keys(MAY))('%s imports only what it may', (name) => {
  const ofLayer = imports.filter(({ from }) => layer(from.replace(/\.ts$/, '')) === name);
  // the one door to Kubernetes' types has its own test
  const outside = ofLayer.filter(({ to }) => to !== 'cdk8s-plus-27' && ![name, ...MAY[name]].includes(layer(to)));
  expect(outside.map(shown)).toEqual([]);
});

test.each(['services', 'backing', 'storage'])('%s do not import each other', (folder) => {
  const between = imports.filter(
    ({ from, to }) =>
      from.startsWith(`${folder}/`) &&
      from !== `${folder}/index.ts` &&
      to.startsWith(`${folder}/`) &&
      unit(from) !== unit(to) &&
      unit(to) !== `${folder}/common`,
  );
  expect(between.map(shown)).toEqual([]);
});

test('no file imports itself by way of others, not even types', () => {
  const next = new Map(files.map((file) => [file, imports.filter(({ from }) => from === file).map(({ to }) => to)]));
  const targets = (file: string) =>
    (next.get(file) ?? []).flatMap((to) => [`${to}.ts`, join(to, 'index.ts')].filter((one) => next.has(one)));
  const behind = (file: string, seen = new Set<string>()): Set<string> => {
    for (const to of targets(file)) if (!seen.has(to)) behind(to, seen.add(to));
    return seen;
  };
  const reached = new Map(files.map((file) => [file, behind(file)]));
  const circles = files
    .filter((file) => reached.get(file)?.has(file))
    .map((file) => files.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)).sort());
  expect([...new Set(circles.map((circle) => circle.join(', ')))]).toEqual([]);
});

test('only core/k8s.ts knows cdk8s-plus', () => {
  const knowing = imports.filter(({ to }) => to.startsWith('cdk8s-plus'));
  expect(knowing.map(({ from }) => from)).toEqual(['core/k8s.ts']);
});

test('only the app writes files, and what is asked to write settings', () => {
  const writing = files.filter((file) => /\bwriteFileSync\b|\brmSync\b/.test(readFileSync(join(LIB, file), 'utf8')));
  expect(writing.sort()).toEqual(['cli/import.ts', 'cli/lock.ts', 'core/app.ts', 'settings/kolla/folder.ts']);
});

test.each(['index.ts', 'services/index.ts', 'backing/index.ts'])('%s only re-exports', (file) => {
  const lines = readFileSync(join(LIB, file), 'utf8')
    .replace(/^\/\*\* .+ \*\/\n/, '')
    .trim()
    .split('\n');
  expect(lines.filter((line) => !/^export (type )?(\*|\{ .+ \}) from '\.\/.+';$/.test(line))).toEqual([]);
});
