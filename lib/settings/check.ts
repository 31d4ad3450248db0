import type { Problem } from '../core/errors';
import { nearest } from '../oslo/nearest';
import type { ListTree, MappingTree, ScalarTree, Tree } from './tree';

/** As much of JSON Schema as `imports/cloud.schema.json` needs. */
export interface Schema {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly type?: Type | readonly Type[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly Constant[];
  readonly const?: Constant;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
}

type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
type Constant = string | number | boolean | null;

/** What a tree means by a schema: the value, if there are no problems. */
export interface Checked {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Reads a tree by a schema.
 *
 * A scalar where only text is expected is the text of the file: `release: 2025.2` and `tag: 1.10` mean what
 * they say. A key without a value is as good as left out, so that all that is below it can be commented out.
 */
export function check(schema: Schema, tree: Tree): Checked {
  return read({ schema, root: schema, path: [] }, tree);
}

interface Context {
  readonly schema: Schema;
  readonly root: Schema;
  readonly path: readonly string[];
}

function read(context: Context, tree: Tree): Checked {
  const schema = resolve(context, context.schema);
  if (schema.anyOf !== undefined) return readAny(context, schema.anyOf, tree);
  if (isAnything(schema)) return { value: plain(tree), problems: [] };
  if (tree.kind === 'mapping' && takes(schema, 'object')) return readMapping({ ...context, schema }, tree);
  if (tree.kind === 'list' && takes(schema, 'array')) return readList({ ...context, schema }, tree);
  if (tree.kind === 'scalar') return readScalar({ ...context, schema }, tree);
  return problem(context.path, `expected ${expected(schema)}, found ${found(tree)}`);
}

/** Of several alternatives the one that fits, or that is meant: what is wrong with it is worth telling. */
function readAny(context: Context, schemas: readonly Schema[], tree: Tree): Checked {
  const alternatives = schemas.map((schema) => resolve(context, schema));
  const results = alternatives.map((schema) => read({ ...context, schema }, tree));
  const fits = results.find(({ problems }) => problems.length === 0);
  if (fits !== undefined) return fits;
  const kind = { mapping: 'object', list: 'array', scalar: undefined }[tree.kind] as Type | undefined;
  const meant = alternatives.findIndex((schema) => kind !== undefined && takes(schema, kind));
  if (meant >= 0) return results[meant];
  return problem(context.path, `expected ${or(alternatives.map(expected))}, found ${found(tree)}`);
}

function readMapping({ schema, root, path }: Context, tree: MappingTree): Checked {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const values: [string, unknown][] = [];
  const problems: Problem[] = [];
  for (const [key, { value }] of tree.entries) {
    const inner = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const context = { schema: inner || {}, root, path: [...path, key] };
    if (!inner) {
      problems.push({ path: context.path, message: unknownKey(root, properties, key) });
    } else if (!isEmpty(value) || needsContent(context)) {
      const checked = read(context, value);
      values.push([key, checked.value]);
      problems.push(...checked.problems);
    }
  }
  for (const key of required.filter((wanted) => !tree.entries.has(wanted) || isEmpty(tree.entries.get(wanted)?.value))) {
    problems.push({ path: [...path, key], message: `is missing${remedy(resolve({ root }, properties[key]))}` });
  }
  return { value: Object.fromEntries(values), problems };
}

function readList({ schema, root, path }: Context, tree: ListTree): Checked {
  const items = tree.items.map((item, i) => read({ schema: schema.items ?? {}, root, path: [...path, String(i)] }, item));
  return { value: items.map(({ value }) => value), problems: items.flatMap(({ problems }) => problems) };
}

function readScalar({ schema, path }: Context, tree: ScalarTree): Checked {
  const { value, source } = tree;
  const allowed = schema.const === undefined ? schema.enum : [schema.const];
  const type = value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean');
  if (takes(schema, type) || (Number.isInteger(value) && takes(schema, 'integer'))) {
    return problemOf(schema, allowed, value, source) ?? { value, problems: [] };
  }
  if (value !== null && takes(schema, 'string')) return problemOf(schema, allowed, source, source) ?? { value: source, problems: [] };
  return problem(path, `expected ${expected(schema)}, found ${found(tree)}${hint(schema, tree)}`);

  function problemOf({ minimum, maximum }: Schema, constants: Schema['enum'], given: Constant, text: string): Checked | undefined {
    if (constants !== undefined && !constants.includes(given)) {
      return problem(path, `${JSON.stringify(text)} is not known: use ${or(constants.map(String))}`);
    }
    if (typeof given === 'number' && (given < (minimum ?? -Infinity) || given > (maximum ?? Infinity))) {
      return problem(path, `${text} is out of range: use ${range(schema)}`);
    }
    return undefined;
  }
}

/** What stands where anything may stand. A number that would not come out as it is written stays text. */
function plain(tree: Tree): unknown {
  if (tree.kind === 'list') return tree.items.map(plain);
  if (tree.kind === 'mapping') return Object.fromEntries([...tree.entries].map(([key, { value }]) => [key, plain(value)]));
  return typeof tree.value === 'number' && String(tree.value) !== tree.source ? tree.source : tree.value;
}

function resolve({ root }: Pick<Context, 'root'>, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = decodeURIComponent(schema.$ref.replace('#/definitions/', ''));
  const target = root.definitions?.[name];
  if (target === undefined) throw new Error(`the schema has no ${schema.$ref}`);
  return resolve({ root }, { ...target, ...(schema.description === undefined ? {} : { description: schema.description }) });
}

function isAnything({ type, enum: constants, const: constant }: Schema): boolean {
  return type === undefined && constants === undefined && constant === undefined;
}

function takes({ type }: Schema, wanted: Type): boolean {
  return type === wanted || (Array.isArray(type) && type.includes(wanted));
}

function isEmpty(tree: Tree | undefined): boolean {
  return tree?.kind === 'scalar' && tree.value === null;
}

/** Where nothing is not the same as nothing said: an option set to null, or keys that cannot be left out. */
function needsContent(context: Context): boolean {
  const schema = resolve(context, context.schema);
  return isAnything(schema) || takes(schema, 'null') || (schema.required ?? []).length > 0;
}

/** The key that was probably meant: a like one here, or the same one elsewhere. */
function unknownKey(root: Schema, properties: Readonly<Record<string, Schema>>, key: string): string {
  const near = nearest(key, Object.keys(properties));
  if (near !== undefined) return `unknown key, did you mean "${near}"?`;
  const elsewhere = [...keyPaths(root, root)].filter((path) => path.at(-1) === key).map((path) => path.slice(0, -1).join('.'));
  const places = elsewhere.map((path) => (path === '' ? 'at the top' : `under ${path}`));
  const belongs = places.length > 0 && places.length <= FEW ? `"${key}" belongs ${or(places)}` : undefined;
  const known = Object.keys(properties);
  const use = belongs === undefined || known.length <= FEW ? `use ${or(known)}` : undefined;
  return ['unknown key', [use, belongs].filter(Boolean).join('; ')].join(', ');
}

/** So many are told at once, and more only where nothing else can be. */
const FEW = 3;

function* keyPaths(root: Schema, schema: Schema, path: readonly string[] = []): Generator<readonly string[]> {
  for (const [key, inner] of Object.entries(resolve({ root }, schema).properties ?? {})) {
    yield [...path, key];
    yield* keyPaths(root, inner, [...path, key]);
  }
}

function remedy({ description }: Schema): string {
  return description === undefined ? '' : `: ${description.replace(/\.$/, '')}`;
}

const NOUNS: Readonly<Record<Type, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'nothing',
};

function expected(schema: Schema): string {
  const { type = [], properties, enum: constants, const: constant } = schema;
  if (constant !== undefined) return String(constant);
  if (constants !== undefined) return or(constants.map(String));
  const keys = Object.keys(properties ?? {});
  const nouns = [type].flat().map((each) => (each === 'object' && keys.length > 0 ? `a mapping with ${or(keys)}` : NOUNS[each]));
  const limits = range(schema);
  return `${or(nouns)}${limits && ` (${limits})`}`;
}

function range({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? '' : `${maximum} or less`;
}

const LONGEST = 60;

function found(tree: Tree): string {
  if (tree.kind !== 'scalar') return `a ${tree.kind}`;
  if (tree.value === null) return 'nothing';
  if (typeof tree.value !== 'string') return tree.source;
  return `the text ${JSON.stringify(tree.value.length > LONGEST ? `${tree.value.slice(0, LONGEST)}…` : tree.value)}`;
}

/** How to write what was probably meant. */
function hint(schema: Schema, { value, source }: ScalarTree): string {
  if (value === null) return '';
  const text = source.toLowerCase();
  if (takes(schema, 'array') && takes(schema.items ?? {}, 'string')) return `: write [${source}]`;
  if (takes(schema, 'boolean') && ['yes', 'on', '1', 'true', 'enabled'].includes(text)) return ': write true';
  if (takes(schema, 'boolean') && ['no', 'off', '0', 'false', 'disabled'].includes(text)) return ': write false';
  const isNumber = takes(schema, 'integer') || takes(schema, 'number');
  return isNumber && typeof value === 'string' && /^\d+$/.test(value) ? ': leave out the quotes' : '';
}

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a, b or c`. */
function or(words: readonly string[]): string {
  return LIST.format(words);
}

function problem(path: readonly string[], message: string): Checked {
  return { value: undefined, problems: [{ path, message }] };
}
