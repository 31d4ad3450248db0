/** A file of settings as written, whatever it is written in: values, and where they stand. */
export type Tree = ScalarTree | ListTree | MappingTree;

export interface ScalarTree {
  readonly kind: 'scalar';
  readonly place: Place;
  readonly value: string | number | boolean | null;
  /** As it stands in the file: `2025.10` is not the number 2025.1. */
  readonly source: string;
}

export interface ListTree {
  readonly kind: 'list';
  readonly place: Place;
  readonly items: readonly Tree[];
}

export interface MappingTree {
  readonly kind: 'mapping';
  readonly place: Place;
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface Entry {
  /** Of the key. */
  readonly place: Place;
  readonly value: Tree;
}

/** Counted from 1, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** How far a path leads into a tree, and where that is. */
export function follow(tree: Tree, path: readonly string[]): { readonly depth: number; readonly place: Place } {
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
