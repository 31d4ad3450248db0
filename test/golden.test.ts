/**
 * The manifests of the reference clouds: every change of them is reviewed as YAML.
 *
 * Those of the default cloud (`dist/`) and of what differs everywhere stand there whole. Of the other clouds stands
 * there what they have otherwise than the default cloud of their namespace, and by name what they do not have, so
 * that a file says what a setting does.
 *
 * `UPDATE_GOLDEN=1 npx jest golden` writes them anew; `git diff` then shows what a change does.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpenStackCloud } from '../lib';
import { CLOUDS } from './clouds';
import { files, plain } from './manifests';

const WHOLE = ['all-in-one', 'host-network', 'kolla'];

/** An object as it stands in a file. */
interface Written {
  /** `ConfigMap keystone-conf`: without the hash of its content. */
  readonly name: string;
  readonly namespace: string;
  readonly text: string;
}

/** As all objects begin, whose fields have an order. */
const HEAD = /^kind: (.+)\nmetadata:\n(?: .+\n)*? {2}name: (.+)\n(?: {2}namespace: (.+)\n)?/m;

function objectsOf(content: string): Written[] {
  return content
    .split(/^---\n/m)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, kind, name, namespace = kind === 'Namespace' ? name : ''] = HEAD.exec(text) ?? [];
      return { name: `${kind} ${plain(name)}`, namespace, text };
    });
}

/** The default cloud of a namespace: its objects by file. */
function standard(namespace: string): ReadonlyMap<string, Written[]> {
  const made = files((app) => new OpenStackCloud(app, 'cloud', { namespace }));
  return new Map([...made].map(([file, content]) => [file, objectsOf(content)]));
}

/** Each file's objects that are not so in the default cloud, and the names of those that are there only. */
function differences(made: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const of = new Map([...made].map(([file, content]) => [file, objectsOf(content)]));
  const clouds = [...of].filter(([file]) => file.endsWith('00-namespace.k8s.yaml'));
  const result = new Map<string, string>();
  for (const [first, [{ namespace }]] of clouds) {
    const prefix = first.replace('00-namespace.k8s.yaml', '');
    const usual = standard(namespace);
    const known = new Map([...usual.values()].flat().map(({ name, text }) => [name, text]));
    const own = [...of].filter(([file]) => file.startsWith(prefix));
    const there = new Set(own.flatMap(([, objects]) => objects.map(({ name }) => name)));
    for (const file of [...new Set([...usual.keys()].map((name) => prefix + name).concat(own.map(([name]) => name)))]) {
      const gone = (usual.get(file.slice(prefix.length)) ?? []).filter(({ name }) => !there.has(name));
      const other = (of.get(file) ?? []).filter(({ name, text }) => known.get(name) !== text);
      if (gone.length + other.length === 0) continue;
      const header = gone.map(({ name }) => `# unlike the default cloud it has no ${name}\n`);
      result.set(file, header.join('') + other.map(({ text }) => text).join('---\n'));
    }
  }
  return result;
}

describe.each(Object.entries(CLOUDS))('%s', (name, build) => {
  // the default cloud's are what `npm run synth` makes
  const folder = name === 'all-in-one' ? join(__dirname, '../dist') : join(__dirname, 'clouds', name);
  const made = WHOLE.includes(name) ? files(build) : differences(files(build));

  if (process.env.UPDATE_GOLDEN) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [file, content] of made) writeFileSync(join(folder, file), content);
  }

  test('has these files', () => {
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual([...made.keys()].sort());
  });

  test.each([...made.keys()])('%s', (file) => {
    expect(made.get(file)).toBe(readFileSync(join(folder, file), 'utf8'));
  });
});

test('each has a program', () => {
  const programs = readdirSync(join(__dirname, 'clouds')).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  expect(programs).toEqual(Object.keys(CLOUDS).map((name) => `${name}.ts`));
});
