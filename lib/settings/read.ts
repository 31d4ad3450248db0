import { readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import {
  type Alias,
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
} from 'yaml';
import type { OpenStackCloudProps } from '../cloud';
import { check, settingsSchema } from '../core/check';
import { documentIn, type Refusal } from '../core/documents';
import { fail, InputError, type Problem, throwAny } from '../core/errors';
import { unreadable } from '../core/folder';
import { DEEPEST, type Entry, follow, type MappingTree, type Place, TOO_DEEP, type Tree } from '../core/tree';

/** What a file says. */
export interface Settings {
  readonly props: OpenStackCloudProps;
  /** Says of problems with the props where in the file they are: `cloud.yaml:14:5 services.keystone.replicas`. */
  readonly locate: (problems: readonly Problem[]) => readonly Problem[];
}

/**
 * Reads `cloud.yaml`.
 *
 * @throws InputError with everything that is wrong in it and where, by the file alone
 */
export function readSettings(file: string): Settings {
  const { tree, findings } = parse(file, readText(file));
  const { value, problems } = check(settingsSchema(), tree);
  const locate = (wrong: readonly Problem[]) =>
    located(
      file,
      wrong.map((each) => find(tree, each)),
    );
  // what is broken in the file is not what it seems either
  const others = problems.filter((each) => !findings.some(({ path }) => each.path.every((key, i) => key === path[i])));
  throwAny(located(file, [...findings, ...others.map((each) => find(tree, each))]));
  return { props: { ...(value as OpenStackCloudProps), ...foldersBeside(file, value as OpenStackCloudProps) }, locate };
}

/** Folders that settings name, as seen from here. */
function foldersBeside(file: string, props: OpenStackCloudProps): Partial<OpenStackCloudProps> {
  const named = (['configFolder', 'renderedFolder'] as const).flatMap((key) => {
    const { [key]: folder } = props;
    return folder === undefined ? [] : [[key, isAbsolute(folder) ? folder : join(dirname(file), folder)]];
  });
  return Object.fromEntries(named) as Partial<OpenStackCloudProps>;
}

const MAX_BYTES = 1_000_000;
/** Far more than anybody writes, and few enough for a list of lists of lists of aliases to end soon. */
const MAX_ALIASES = 1000;

/** A problem and its place, if it has one. */
interface Finding extends Problem {
  readonly place?: Place;
}

function readText(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > MAX_BYTES) fail([file], `has ${size} bytes; settings of a cloud are at most ${MAX_BYTES}`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof InputError) throw error;
    const words = {
      ENOENT: 'is not there; an empty file is enough for a small cloud',
      EISDIR: 'is a directory; put the settings in a file of this name',
    };
    fail([file], unreadable(error, words));
  }
}

function parse(file: string, text: string): { readonly tree: MappingTree; readonly findings: readonly Finding[] } {
  const refuse = ({ place, words, message, code }: Refusal): never => {
    throw new InputError(located(file, [{ path: [], place, message: words ?? inWords(code, message) }]));
  };
  const { document, placeOf } = documentIn(text, refuse, { uniqueKeys: false });
  const start = { kind: 'mapping', place: { line: 1, column: 1 }, entries: new Map() } as const;
  if (document === undefined) return { tree: start, findings: [] };
  for (const { pos, code, message } of document.warnings) refuse({ place: placeOf(pos[0]), code, message });
  const findings: Finding[] = [];
  const tree = toTree(document, placeOf, findings);
  if (tree.kind === 'scalar' && tree.value === null) return { tree: start, findings };
  if (tree.kind !== 'mapping') {
    const what = tree.kind === 'scalar' ? `the text ${JSON.stringify(tree.source)}` : `a ${tree.kind}`;
    const message = `expected settings such as "region: RegionOne" at the top, found ${what}`;
    throwAny(located(file, [{ path: [], place: tree.place, message }]));
  }
  return { tree: tree as MappingTree, findings };
}

/** Aliases stand for what they refer to, at the place of the alias. */
function toTree(document: Document.Parsed, place: (offset: number) => Place, findings: Finding[]): Tree {
  let aliases = 0;
  return convert(document.contents, [], place(0));

  function convert(node: Node | null, path: readonly string[], outer: Place): Tree {
    const here = node?.range ? place(node.range[0]) : outer;
    if (path.length > DEEPEST) {
      findings.push({ path, place: here, message: TOO_DEEP });
      return { kind: 'scalar', place: here, value: null, source: '' };
    }
    if (isAlias(node)) {
      const target = node.resolve(document);
      const wrong = aliasProblem(node, target, ++aliases);
      if (target !== undefined && wrong === undefined) return { ...convert(target, path, here), place: here };
      if (wrong !== undefined && aliases <= MAX_ALIASES + 1) findings.push({ path, place: here, message: wrong });
      return { kind: 'scalar', place: here, value: null, source: '' };
    }
    if (isMap<Node, Node | null>(node)) return { kind: 'mapping', place: here, entries: entriesOf(node, path, here) };
    if (isSeq<Node>(node)) {
      const items = node.items.map((item, i) => convert(item, [...path, String(i)], here));
      return { kind: 'list', place: here, items };
    }
    const value = isScalar(node) ? (node.value as string | number | boolean | null) : null;
    const source = typeof value === 'string' ? value : isScalar(node) && node.source;
    return { kind: 'scalar', place: here, value, source: source || String(value) };
  }

  function entriesOf({ items }: YAMLMap<Node, Node | null>, path: readonly string[], here: Place): Map<string, Entry> {
    const entries = new Map<string, Entry>();
    for (const { key, value } of items) {
      const at = key.range ? place(key.range[0]) : here;
      const name = isScalar(key) && key.value !== null ? (key.source ?? String(key.value)) : undefined;
      const wrong = keyProblem(name, entries.get(name ?? ''));
      if (wrong !== undefined)
        findings.push({ path: [...path, ...(name === undefined ? [] : [name])], place: at, message: wrong });
      else if (name !== undefined) entries.set(name, { place: at, value: convert(value, [...path, name], at) });
    }
    return entries;
  }
}

function aliasProblem({ source, range }: Alias, target: Node | undefined, count: number): string | undefined {
  if (target === undefined) return `*${source} refers to nothing, there is no &${source} before it`;
  const isInside = range && target.range && range[0] < target.range[2];
  if (isInside) return `*${source} stands inside of &${source}; write the value out`;
  return count > MAX_ALIASES ? `more than ${MAX_ALIASES} aliases; write the values out` : undefined;
}

function keyProblem(name: string | undefined, first: Entry | undefined): string | undefined {
  if (name === undefined) return 'a key must be text; put a value with braces in quotes: "{{ … }}"';
  if (name === '<<') return 'merging is not supported; write the keys out, or let the alias stand for the whole value';
  return first && `is there twice, the first time in line ${first.place?.line}; keep one`;
}

/** A syntax error in words of this file. */
function inWords(code: ErrorCode, message: string): string {
  const words: Partial<Record<ErrorCode, string>> = {
    BAD_SCALAR_START: `${message.toLowerCase()}; put the value in quotes`,
    TAG_RESOLVE_FAILED: `${message.replace('Unresolved tag: ', 'the tag ')} is not known here; leave it out`,
  };
  return words[code] ?? `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/**
 * Where a problem is: at its path, or at what encloses it. A service does not know that its settings are under
 * `services`.
 */
function find(tree: MappingTree, { path, message }: Problem): Finding {
  const full = ['services', ...path];
  const [here, below] = [follow(tree, path), follow(tree, full)];
  if (below.depth - 1 > here.depth) return { path: full, message, place: below.place };
  return { path, message, ...(here.depth > 0 ? { place: here.place } : {}) };
}

function located(file: string, findings: readonly Finding[]): Problem[] {
  const order = ({ place }: Finding): number =>
    place === undefined ? Infinity : place.line * MAX_BYTES + place.column;
  return [...findings]
    .sort((a, b) => order(a) - order(b) || 0)
    .map(({ place, path, message }) => ({
      path: [oneLine([place && `${file}:${place.line}:${place.column}`, path.join('.')].filter(Boolean).join(' '))],
      message: oneLine(message),
    }));
}

/** No line break in it, and nothing else that a terminal would act on. */
function oneLine(text: string): string {
  const code = (odd: string) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replaceAll('\n', '\\n').replace(/[\p{Cc}\p{Surrogate}]/gu, code);
}
