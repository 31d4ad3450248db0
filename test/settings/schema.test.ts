import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type Schema } from '../../lib/core/check';
import { type ScalarTree, type Tree, treeOf } from '../../lib/core/tree';

const ROOT = join(__dirname, '../..');
const SCHEMA: unknown = JSON.parse(readFileSync(join(ROOT, 'imports/cloud.schema.json'), 'utf8'));

/** What `check` reads, and what is for editors. */
const READ = [
  '$ref',
  'definitions',
  'type',
  'anyOf',
  'enum',
  'const',
  'minimum',
  'maximum',
  'properties',
  'required',
  'pattern',
];
const KEYWORDS = new Set([
  ...READ,
  'patternErrorMessage',
  'propertyNames',
  'additionalProperties',
  'items',
  'description',
  'default',
  'examples',
  '$schema',
  '$comment',
]);

test('imports/cloud.schema.json is fresh', () => {
  const { status, stderr } = spawnSync('node', ['--require', './tools/typescript.js', 'tools/generate.ts', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('it has only keywords that are read, and no internal keys', () => {
  expect([...keywords(SCHEMA)].filter((word) => !KEYWORDS.has(word))).toEqual([]);
  expect(JSON.stringify(SCHEMA)).not.toMatch(/"_[^"]*":/);
  expect(Object.keys(SCHEMA as object)[0]).toBe('$comment');
});

/** Settings of a cloud.yaml, by the type that they are of. */
const SETTINGS = [...reached(SCHEMA as Schema, '#/definitions/OpenStackCloudProps')].flatMap(
  ([type, { properties, required }]) =>
    Object.entries(properties ?? {}).map(([key, schema]) => ({
      name: `${type}.${key}`,
      schema: schema as Schema & { readonly examples?: readonly unknown[]; readonly default?: unknown },
      needed: required?.includes(key) ?? false,
    })),
);

test('editors show what each setting is for, and its default', () => {
  const silent = SETTINGS.filter(
    ({ schema: { description = '' }, needed }) =>
      description === '' || description.startsWith('Default:') || needed === description.includes('Default: '),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('what must be said, and numbers that have no default, have an example', () => {
  const without = SETTINGS.filter(({ schema, needed }) => {
    const isValue =
      (schema.$ref === undefined ? schema : definition(SCHEMA as Schema, schema.$ref)).properties === undefined;
    const wants = (needed && isValue) || (schema.type === 'integer' && schema.default === undefined);
    return wants && schema.examples === undefined;
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each(SETTINGS.filter(({ schema }) => schema.examples !== undefined))(
  'the example of $name is right',
  ({ schema }) => {
    const { definitions } = SCHEMA as Schema;
    for (const example of schema.examples ?? []) {
      expect(check({ ...schema, definitions }, treeOf(example, []))).toEqual({ value: example, problems: [] });
    }
  },
);

function* reached(root: Schema, ref: string, before = new Set<string>()): Generator<[string, Schema]> {
  if (before.has(ref)) return;
  before.add(ref);
  const found = definition(root, ref);
  yield [ref.split('/').slice(-1)[0], found];
  for (const [, inner] of JSON.stringify(found).matchAll(/"\$ref":"([^"]+)"/g)) yield* reached(root, inner, before);
}

function definition({ definitions = {} }: Schema, ref: string): Schema {
  return definitions[ref.split('/').slice(-1)[0]];
}

function* keywords(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [word, value] of Object.entries(schema)) {
    yield word;
    const named = word === 'properties' || word === 'definitions';
    const inner = Array.isArray(value) || named ? Object.values(value as object) : [value];
    if (word !== 'default' && word !== 'examples') for (const each of inner) yield* keywords(each);
  }
}

const place = { line: 1, column: 1 };
const scalar = (value: ScalarTree['value'], source = String(value)): Tree => ({ kind: 'scalar', place, value, source });
const list = (...items: Tree[]): Tree => ({ kind: 'list', place, items });
const mapping = (entries: Record<string, Tree>): Tree => ({
  kind: 'mapping',
  place,
  entries: new Map(Object.entries(entries).map(([key, value]) => [key, { place, value }])),
});

const SERVICE: Schema = {
  type: 'object',
  properties: { replicas: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
};
const OPTIONAL: Schema = {
  anyOf: [{ type: 'boolean', const: false }, { $ref: '#/definitions/Service' }],
  definitions: { Service: SERVICE },
};

test.each<[string, Schema, Tree, unknown]>([
  ['an alternative', OPTIONAL, scalar(false), false],
  ['another alternative', OPTIONAL, mapping({ replicas: scalar(2) }), { replicas: 2 }],
  ['a whole number with a fraction', { type: 'integer' }, scalar(3, '3.0'), 3],
  ['null where it is allowed', { type: ['string', 'null'] }, scalar(null, '~'), null],
  ['text rather than a number', { type: 'string' }, scalar(1.1, '1.10'), '1.10'],
  ['a number rather than text', { type: ['string', 'number'] }, scalar(1.1, '1.10'), 1.1],
  ['anything', {}, list(scalar(1.1, '1.10'), scalar(2), scalar(null)), ['1.10', 2, null]],
])('%s', (_, schema, tree, value) => {
  expect(check(schema, tree)).toEqual({ value, problems: [] });
});

test.each<[string, Schema, Tree, string]>([
  ['no alternative', OPTIONAL, scalar(true), 'expected false or a mapping (replicas), found true'],
  ['the alternative that is meant', OPTIONAL, mapping({ replica: scalar(2) }), 'unknown key, did you mean "replicas"?'],
  ['too little', SERVICE, mapping({ replicas: scalar(0) }), '0 is out of range: use 1 or more'],
  ['too much', { type: 'number', maximum: 5 }, scalar(6), '6 is out of range: use 5 or less'],
  ['nothing', { type: 'integer', minimum: 1 }, scalar(null), 'expected a whole number (1 or more), found nothing'],
  ['several types', { type: ['string', 'array'] }, mapping({}), 'expected text or a list, found a mapping'],
  [
    'much text',
    { type: 'boolean' },
    scalar('x'.repeat(99)),
    `expected true or false, found the text "${'x'.repeat(60)}…"`,
  ],
])('%s', (_, schema, tree, message) => {
  expect(check(schema, tree).problems.map((problem) => problem.message)).toEqual([message]);
});
