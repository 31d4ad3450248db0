/**
 * Writes what follows from lib; `--check` writes nothing and fails when a file is stale.
 *
 * - imports/cloud.schema.json, the JSON Schema of cloud.yaml: what `lib/core/check.ts` reads and what editors complete
 *   and check by. Its definitions are the props of all constructs, too.
 * - index.ts of the folders of units: what is public of them.
 * - imports/oslo/<release>/config.d.ts, the types of options: see option-types.ts.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createGenerator, type Definition } from 'ts-json-schema-generator';
import { releases } from '../lib/oslo/catalog';
import { optionTypes } from './option-types';

const ROOT = join(__dirname, '..');
const LIB = join(ROOT, 'lib');
const TARGET = join(ROOT, 'imports/cloud.schema.json');
const TYPE = 'OpenStackCloudProps';

for (const folder of ['backing', 'services']) exportUnits(folder);
for (const release of releases()) {
  const folder = join(ROOT, 'imports/oslo', release);
  const projects = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const types = optionTypes(
    release,
    projects.sort().map((file) => file.replace(/\.json$/, '')),
  );
  put(join(folder, 'config.d.ts'), types);
}

const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const sources = files.sort().map((file) => readFileSync(join(LIB, file), 'utf8'));
const types = sources.flatMap((text) => [...text.matchAll(/^export interface (\w+Props)\b/gm)].map(([, name]) => name));
/** What props refer to and nobody can write down: constructs, and the facts that stand for them. */
const facts = sources.flatMap((text) =>
  [...text.matchAll(/^export (?:class|interface) (I[A-Z]\w+|Cloud)\b/gm)].map(([, name]) => name),
);

const roots = [TYPE, 'CloudSettings', ...types.filter((type) => type !== TYPE)];

const generator = createGenerator({
  path: join(LIB, 'index.ts'),
  tsconfig: join(ROOT, 'tsconfig.json'),
  expose: 'export',
  additionalProperties: false,
  extraTags: ['patternErrorMessage', 'example'],
  skipTypeCheck: true,
});

const definitions: Record<string, Definition> = {};
for (const type of roots) Object.assign(definitions, generator.createSchema(type).definitions);

const schema = {
  $comment: `Made by "npm run generate" from the props in lib; change those instead.`,
  $schema: 'http://json-schema.org/draft-07/schema#',
  $ref: `#/definitions/${TYPE}`,
  definitions: named(withFacts(definitions)),
};
const text = `${JSON.stringify(schema, undefined, 2)}\n`;
put(TARGET, text);

function put(target: string, text: string): void {
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    process.stderr.write(`${relative(process.cwd(), target)} is stale: npm run generate\n`);
    process.exitCode = 1;
  }
}

/** Exports every unit of a folder: each is a file or a folder; `common` is there for the units alone. */
function exportUnits(folder: string): void {
  const units = readdirSync(join(LIB, folder))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !['common', 'index'].includes(name));
  const lines = units.sort().map((name) => `export * from './${name}';\n`);
  put(join(LIB, folder, 'index.ts'), `/** Made by "npm run generate": all units of this folder. */\n${lines.join('')}`);
}

/**
 * A fact is an object of whatever kind, and nobody is told here that it is missing: who needs one says what to pass.
 * What only facts refer to is left out.
 */
function withFacts(all: Readonly<Record<string, Definition>>): Record<string, Definition> {
  const isFact = (value: unknown): boolean =>
    facts.some((name) => JSON.stringify(value).includes(`definitions/${name}"`));
  const described = Object.entries(all).map(([name, definition]): [string, Definition] => {
    if (facts.includes(name)) return [name, { type: 'object', description: definition.description }];
    const { properties = {}, required } = definition;
    return [name, { ...definition, ...(required && { required: required.filter((key) => !isFact(properties[key])) }) }];
  });
  const made = Object.fromEntries(described);
  const reached = new Set<string>();
  const reach = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const [, other] of JSON.stringify(made[name]).matchAll(/#\/definitions\/([^"]+)"/g))
      reach(decodeURIComponent(other));
  };
  for (const type of roots) reach(type);
  return Object.fromEntries([...reached].map((name) => [name, made[name]]));
}

/**
 * Defaults are part of the description, in which editors show no others; one in words (`@default - one is made`) is nothing
 * else: an editor would insert it. `@example` is what they show and insert instead.
 */
function forEditors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forEditors);
  if (typeof value !== 'object' || value === null) return value;
  const { default: standard, example, description, ...rest } = value as Record<string, unknown>;
  // 2025.2 of the docstring is text
  const typed = (given: unknown): unknown => (rest.type === 'string' ? String(given) : given);
  const inWords = typeof standard === 'string' && standard.startsWith('- ');
  const said = standard === undefined ? [] : [`Default: ${inWords ? standard.slice(2) : String(standard)}.`];
  const words = [description, ...said].filter((part) => part !== undefined);
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [key, key === 'properties' ? named(inner) : forEditors(inner)]),
    ),
    ...(words.length > 0 ? { description: words.join(' ') } : {}),
    ...(standard === undefined || inWords ? {} : { default: typed(standard) }),
    ...(example === undefined ? {} : { examples: [typed(example)] }),
  };
}

/** Schemas by names, which are no keywords. */
function named(schemas: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas as object).map(([name, schema]) => [name, forEditors(schema)]));
}
