import { fail } from './errors';

/** Settings as written, whatever they are written in: values, and where they stand if it is a file. */
export type Tree = ScalarTree | ListTree | MappingTree | InstanceTree;

export interface ScalarTree {
  readonly kind: 'scalar';
  readonly place?: Place;
  readonly value: string | number | boolean | null;
  /** As it stands in a file: `2025.10` is not the number 2025.1. In a program a number is a number. */
  readonly source?: string;
}

export interface ListTree {
  readonly kind: 'list';
  readonly place?: Place;
  readonly items: readonly Tree[];
}

export interface MappingTree {
  readonly kind: 'mapping';
  readonly place?: Place;
  readonly entries: ReadonlyMap<string, Entry>;
  /** The object itself, in a program. */
  readonly given?: unknown;
}

/** What only a program can write: a construct, a text with secrets, a function. */
export interface InstanceTree {
  readonly kind: 'instance';
  readonly place?: Place;
  readonly given: unknown;
}

export interface Entry {
  /** Of the key. */
  readonly place?: Place;
  readonly value: Tree;
}

/** Counted from 1, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Settings nest a few levels; what nests deeper is a mistake, and walking it would take the stack. */
export const DEEPEST = 32;

export const TOO_DEEP =
  'is nested deeper than any setting; a bracket above is not closed, or levels are to be taken out';

/** The tree of what a program gives. Keys that are undefined are not there. */
export function treeOf(given: unknown, path: readonly string[] = []): Tree {
  return convert(given, path, []);
}

function convert(given: unknown, path: readonly string[], outer: readonly unknown[]): Tree {
  if (isScalar(given)) return { kind: 'scalar', value: given };
  const entries = Array.isArray(given) ? [...given.entries()] : isPlain(given) ? Object.entries(given) : undefined;
  if (entries === undefined) return { kind: 'instance', given };
  if (outer.includes(given)) fail(path, 'contains itself; write the value out');
  if (outer.length === DEEPEST) fail(path, `is nested more than ${DEEPEST} deep; no setting is`);
  const inner = entries
    .filter(([, value]) => value !== undefined || Array.isArray(given))
    .map(([key, value]) => [String(key), convert(value, [...path, String(key)], [...outer, given])] as const);
  return Array.isArray(given)
    ? { kind: 'list', items: inner.map(([, value]) => value) }
    : { kind: 'mapping', entries: new Map(inner.map(([key, value]) => [key, { value }])), given };
}

function isScalar(given: unknown): given is ScalarTree['value'] {
  return given === null || ['string', 'boolean'].includes(typeof given) || Number.isFinite(given);
}

/** `{ … }`, also one of another realm, and no object of a class. */
function isPlain(given: unknown): given is object {
  if (typeof given !== 'object' || given === null) return false;
  const prototype: unknown = Object.getPrototypeOf(given);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** How far a path leads into a tree, and where that is. */
export function follow(tree: Tree, path: readonly string[]): { readonly depth: number; readonly place?: Place } {
  let here: Entry = { place: tree.place, value: tree };
  for (const [depth, key] of path.entries()) {
    const next = step(here.value, key);
    if (next === undefined) return { depth, place: here.place };
    here = next;
  }
  return { depth: path.length, place: here.place };
}

function step(tree: Tree, key: string): Entry | undefined {
  if (tree.kind === 'mapping') return tree.entries.get(key);
  const item = tree.kind === 'list' ? tree.items[Number(key)] : undefined;
  return item && { place: item.place, value: item };
}
