import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReference, notText } from '../oslo/ini';
import { nearest, or } from '../oslo/nearest';
import { type Problem, throwAny } from './errors';
import { type InstanceTree, type ListTree, type MappingTree, type ScalarTree, type Tree, treeOf } from './tree';

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
  readonly pattern?: string;
  /** What is to be said of text that the pattern does not take; editors say it, too. */
  readonly patternErrorMessage?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  /** What the keys are, where their names are free. */
  readonly propertyNames?: Schema;
  readonly items?: Schema;
}

type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
type Constant = string | number | boolean | null;

/** What a tree means by a schema: the value, if there are no problems. */
export interface Checked {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** The schema as a file, for editors. */
export const SCHEMA_FILE = join(__dirname, '../../imports/cloud.schema.json');
let settings: Schema | undefined;

/** The schema of cloud.yaml; its definitions are those of all props, by their names in TypeScript. */
export function settingsSchema(): Schema {
  settings ??= JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as Schema;
  return settings;
}

/**
 * What a program gives, held to the same as cloud.yaml: the compiler of a JavaScript or Python program has not
 * looked at it. Keys without a value are left out of the result.
 *
 * @param definition name of the type
 * @param path where the problems are said to be
 * @throws InputError with everything that is wrong
 */
export function checked<T>(definition: string, given: T, path: readonly string[] = []): T {
  const root = settingsSchema();
  const schema: Schema = { $ref: `#/definitions/${definition}` };
  const { value, problems } = read({ schema, root, path }, treeOf(given, path));
  throwAny(problems);
  return value as T;
}

/**
 * The props of a construct, by the definition that is called after its class, or after one that it extends.
 * Facts for other constructs are passed over: several take what one record has together.
 */
export function checkedProps<T>(construct: object, given: T, path: readonly string[]): T {
  const { definitions = {} } = settingsSchema();
  const classes = [...lineage(construct)].map(({ name }) => `${name}Props`);
  const known = classes.find((name) => Object.hasOwn(definitions, name));
  // a class from elsewhere has props that only its author knows
  if (known === undefined) return given;
  const { properties = {} } = definitions[known];
  const isOwn = (key: string): boolean =>
    Object.hasOwn(properties, key) || !Object.values(definitions).some((other) => hasFact(other, key));
  return checked(known, Object.fromEntries(Object.entries(given ?? {}).filter(([key]) => isOwn(key))) as T, path);
}

function hasFact({ properties = {} }: Schema, key: string): boolean {
  return Object.hasOwn(properties, key) && isFact(resolve({ root: settingsSchema() }, properties[key]));
}

function* lineage({ constructor }: object): Generator<{ readonly name: string }> {
  for (let type = constructor; type?.name; type = Object.getPrototypeOf(type) as typeof type) yield type;
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
  if (isAnything(schema)) return readAnything({ ...context, schema }, tree);
  if (isFact(schema) && isObject(tree)) return { value: tree.given, problems: [] };
  if (tree.kind === 'mapping' && takes(schema, 'object')) return readMapping({ ...context, schema }, tree);
  if (tree.kind === 'list' && takes(schema, 'array')) return readList({ ...context, schema }, tree);
  if (tree.kind === 'scalar') return readScalar({ ...context, schema }, tree);
  return mismatch({ ...context, schema }, tree);
}

/** Of several alternatives the one that fits, or that is meant: what is wrong with it is worth telling. */
function readAny(context: Context, schemas: readonly Schema[], tree: Tree): Checked {
  const alternatives = schemas.map((schema) => resolve(context, schema));
  const results = alternatives.map((schema) => read({ ...context, schema }, tree));
  const fits = results.find(({ problems }) => problems.length === 0);
  if (fits !== undefined) return fits;
  const kind = tree.kind === 'mapping' ? 'object' : 'array';
  const meant = tree.kind === 'scalar' ? -1 : alternatives.findIndex((schema) => takes(schema, kind));
  if (meant >= 0) return results[meant];
  return problem(context.path, `expected ${or(alternatives.map(expected))}, found ${found(tree)}`);
}

function readMapping({ schema, root, path }: Context, tree: MappingTree): Checked {
  const { properties = {}, additionalProperties, propertyNames = {}, required = [] } = schema;
  const values: [string, unknown][] = [];
  const problems: Problem[] = [];
  for (const [key, { value }] of tree.entries) {
    const free = additionalProperties && describedAs(schema, resolve({ root }, additionalProperties));
    const inner = Object.hasOwn(properties, key) ? properties[key] : free;
    const context = { schema: inner || {}, root, path: [...path, key] };
    const odd = notText(key);
    const wrong = odd === undefined ? inner === free && notAllowed(propertyNames, key, key) : `this key ${odd}`;
    if (wrong) {
      problems.push({ path: context.path, message: wrong });
    } else if (!inner) {
      problems.push({ path: context.path, message: unknownKey(root, properties, key) });
    } else if (!isEmpty(value) || needsContent(context, inner === free)) {
      const checked = read(context, value);
      values.push([key, checked.value]);
      problems.push(...checked.problems);
    }
  }
  for (const key of required.filter((wanted) => !values.some(([given]) => given === wanted))) {
    problems.push({ path: [...path, key], message: `is missing${about(resolve({ root }, properties[key]))}` });
  }
  return { value: Object.fromEntries(values), problems };
}

function readList({ schema, root, path }: Context, tree: ListTree): Checked {
  const inner = describedAs(schema, resolve({ root }, schema.items ?? {}));
  const items = tree.items.map((item, i) => read({ schema: inner, root, path: [...path, String(i)] }, item));
  return { value: items.map(({ value }) => value), problems: items.flatMap(({ problems }) => problems) };
}

function readScalar(context: Context, tree: ScalarTree): Checked {
  const { schema, path } = context;
  const asText = tree.value !== null && takes(schema, 'string') ? tree.source : undefined;
  const value = takesScalar(schema, tree.value) ? tree.value : asText;
  if (value === undefined) return mismatch(context, tree);
  const wrong = notText(String(value)) ?? notAllowed(schema, value, sourceOf(tree)) ?? octal(value, tree);
  return wrong === undefined ? { value, problems: [] } : problem(path, wrong);
}

function takesScalar(schema: Schema, value: Constant): boolean {
  if (value === null) return takes(schema, 'null');
  return takes(schema, typeof value as Type) || (Number.isInteger(value) && takes(schema, 'integer'));
}

function notAllowed(schema: Schema, value: Constant, source: string): string | undefined {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const constants = schema.const === undefined ? schema.enum : [schema.const];
  if (constants?.includes(value) === false) {
    return `${shown(source)} is not known: use ${or(constants.map(String))}`;
  }
  if (typeof value === 'string' && schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    return `${shown(source)} ${schema.patternErrorMessage ?? `does not look like ${schema.pattern}`}`;
  }
  const isWithin = typeof value !== 'number' || (value >= minimum && value <= maximum);
  return isWithin ? undefined : `${source} is out of range: use ${range(schema)}`;
}

function mismatch({ schema, root, path }: Context, tree: Tree): Checked {
  const items = schema.items && resolve({ root }, schema.items);
  const more = tree.kind === 'scalar' && !takes(schema, 'object') ? hint({ ...schema, items }, tree) : about(schema);
  return problem(path, `expected ${expected(schema)}, found ${found(tree)}${more}`);
}

/** What stands where anything may stand. A number that would not come out as it is written stays text. */
function readAnything(context: Context, tree: Tree): Checked {
  if (tree.kind === 'instance') {
    // text with secrets in it, which only programs have
    if (isReference(tree.given)) return { value: tree.given, problems: [] };
    return problem(context.path, `expected text, a number, true or false, a list or a mapping, found ${found(tree)}`);
  }
  if (tree.kind === 'list') return readList(context, tree);
  if (tree.kind === 'mapping') return readMapping({ ...context, schema: { additionalProperties: {} } }, tree);
  const { source = String(tree.value) } = tree;
  const value = typeof tree.value === 'number' && String(tree.value) !== source ? source : tree.value;
  const wrong = notText(String(value)) ?? octal(tree.value, tree);
  return wrong === undefined ? { value, problems: [] } : problem(context.path, wrong);
}

/** Programs do not agree whether 010 is eight or ten. */
function octal(value: Constant, { source = '' }: ScalarTree): string | undefined {
  return typeof value === 'number' && /^[+-]?0[0-9]+$/.test(source)
    ? `${source} is octal to some programs and decimal to others: leave out the zeros in front, or put it in quotes where it is text`
    : undefined;
}

function resolve({ root }: Pick<Context, 'root'>, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = decodeURIComponent(schema.$ref.replace('#/definitions/', ''));
  const target = root.definitions?.[name];
  if (target === undefined) throw new Error(`the schema has no ${schema.$ref}`);
  return resolve({ root }, schema.description === undefined ? target : { ...target, description: schema.description });
}

/** What is in a list, or in a mapping with free keys, is for the same, where it does not say more. */
function describedAs({ description }: Schema, inner: Schema): Schema {
  return inner.properties === undefined ? { ...inner, description: description ?? inner.description } : inner;
}

/** A `Cloud`, a database …: its maker has checked it, and it is taken as it is. */
function isFact({ type, properties, additionalProperties }: Schema): boolean {
  return type === 'object' && properties === undefined && additionalProperties === undefined;
}

function isObject(tree: Tree): tree is InstanceTree | MappingTree {
  return tree.kind === 'mapping' || (tree.kind === 'instance' && typeof tree.given === 'object');
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

/**
 * Where nothing is not the same as nothing said: an option set to null, keys that cannot be left out, or a value
 * whose key somebody made up for it.
 */
function needsContent(context: Context, isFree: boolean): boolean {
  const schema = resolve(context, context.schema);
  const isScalar = isFree && !takes(schema, 'object') && !takes(schema, 'array');
  return isScalar || isAnything(schema) || takes(schema, 'null') || (schema.required ?? []).length > 0;
}

/** The key that was probably meant: a like one here, or the same one elsewhere. */
function unknownKey(root: Schema, properties: Readonly<Record<string, Schema>>, key: string): string {
  const near = nearest(key, Object.keys(properties));
  if (near !== undefined) return `unknown key, did you mean "${near}"?`;
  const elsewhere = [...keyPaths(root, root)].filter((path) => path.at(-1) === key).map((path) => path.slice(0, -1));
  const places = [...new Set(elsewhere.map((path) => placeName(path, elsewhere)))];
  const belongs = places.length > 0 && places.length <= FEW ? `"${key}" belongs ${or(places)}` : undefined;
  const known = Object.keys(properties);
  const use = belongs === undefined || known.length <= FEW ? `known here: ${known.join(', ')}` : undefined;
  return `unknown key, ${[use, belongs].filter(Boolean).join('; ')}`;
}

/** So many are told at once, and more only where nothing else can be. */
const FEW = 3;

/** `under services.*` where more than one of them has the key. */
function placeName(path: readonly string[], all: readonly (readonly string[])[]): string {
  if (path.length === 0) return 'at the top';
  const parent = path.slice(0, -1).join('.');
  const siblings = all.filter((other) => other.length === path.length && other.slice(0, -1).join('.') === parent);
  return `under ${parent !== '' && siblings.length > 1 ? `${parent}.*` : path.join('.')}`;
}

function* keyPaths(root: Schema, schema: Schema, path: readonly string[] = []): Generator<readonly string[]> {
  for (const [key, inner] of Object.entries(resolve({ root }, schema).properties ?? {})) {
    yield [...path, key];
    yield* keyPaths(root, inner, [...path, key]);
  }
}

/** What something is for, by the first sentence of its docstring; keys that are told say it better. */
function about({ description, properties }: Schema): string {
  return description === undefined || properties !== undefined ? '' : `: ${description.replace(/\.(\s.*)?$/s, '')}`;
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
  const nouns = [type]
    .flat()
    .map((each) => (each === 'object' && keys.length > 0 ? `a mapping (${keys.join(', ')})` : NOUNS[each]));
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
  if (tree.kind === 'instance') return foundInstance(tree);
  if (tree.kind !== 'scalar') return `a ${tree.kind}`;
  if (tree.value === null) return 'nothing';
  return typeof tree.value === 'string' ? `the text ${shown(tree.value)}` : sourceOf(tree);
}

function foundInstance({ given }: InstanceTree): string {
  if (typeof given === 'function') return 'a function';
  return typeof given === 'object' ? `an object of ${given?.constructor.name}` : String(given);
}

/** Text as it would be written in quotes, so that no message has line breaks, and none is endless. */
function shown(text: string): string {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

function sourceOf({ source, value }: ScalarTree): string {
  return source ?? String(value);
}

/** How to write what was probably meant. */
function hint(schema: Schema, tree: ScalarTree): string {
  if (tree.value === null) return '';
  const source = sourceOf(tree);
  const text = source.toLowerCase();
  if (takes(schema, 'array') && takes(schema.items ?? {}, 'string')) return `: write [${source}]`;
  if (takes(schema, 'boolean') && ['yes', 'on', '1', 'enabled'].includes(text)) return ': write true';
  if (takes(schema, 'boolean') && ['no', 'off', '0', 'disabled'].includes(text)) return ': write false';
  const isNumber = (takes(schema, 'integer') || takes(schema, 'number')) && /^\d+$/.test(text);
  return isNumber || (takes(schema, 'boolean') && ['true', 'false'].includes(text)) ? ': leave out the quotes' : '';
}

function problem(path: readonly string[], message: string): Checked {
  return { value: undefined, problems: [{ path, message }] };
}
