/**
 * A folder of options, laid out like kolla-ansible's `/etc/kolla/config`:
 *
 * - `global.conf`: of all services
 * - `nova.conf`: of a service; `nova/ml2_conf.ini`: another file of it
 * - `nova/nova-compute.conf`: of a process
 * - `nova/<host>/nova.conf`: of a host
 * - `nova/policy.yaml`, `rabbitmq/rabbitmq.conf` …: files of other formats
 */
import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isMap, isScalar } from 'yaml';
import { type Parsed, parse } from '../oslo/parse';
import { documentIn } from './documents';
import { fail } from './errors';
import type { Place } from './tree';

/** A file in the folder. */
export interface FolderFile {
  /** Where it is in the folder: `nova/nova-compute.conf`. */
  readonly name: string;
  /** As messages tell of it. */
  readonly place: string;
  readonly text: string;
}

/** Nobody writes more by hand, and a wrong folder may hold anything. */
const MOST_FILES = 2000;
const MOST_BYTES = 1_000_000;
/** `nova/<host>/nova.conf` */
const DEEPEST = 3;

/**
 * All files in a folder, by name; those that begin with a dot are somebody else's.
 *
 * @param setting that names it
 * @param root out of which no link in it may lead
 * @throws InputError when there is no such folder, or something in it cannot be files of options
 */
export function readFolder(folder: string, setting = 'configFolder', root?: string): readonly FolderFile[] {
  const files: FolderFile[] = [];
  read('', 1);
  return files;

  function read(inside: string, depth: number): void {
    if (root !== undefined) checkInside(join(folder, inside), root);
    for (const entry of entriesOf(join(folder, inside), inside === '' ? [setting] : undefined)) {
      const name = inside === '' ? entry : `${inside}/${entry}`;
      const place = join(folder, name);
      const isFolder = statOf(place)?.isDirectory() ?? false;
      if (isFolder && depth === DEEPEST)
        fail([place], 'is a folder deeper than any that is read: <service>/<host>/<file>; take it out');
      if (isFolder) read(name, depth + 1);
      else files.push({ name, place, text: readText(place, root) });
      if (files.length > MOST_FILES) fail([setting], `"${folder}" has more than ${MOST_FILES} files in it`);
    }
  }
}

function entriesOf(path: string, named: readonly string[] = [path]): string[] {
  try {
    return readdirSync(path)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    const words = { ENOENT: 'is not there', ENOTDIR: 'is a file; name the folder it is in' };
    fail(named, `"${path}" ${unreadable(error, words)}`);
  }
}

function statOf(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch (error) {
    fail([place], unreadable(error));
  }
}

/**
 * Why a file or folder cannot be read, and what to do.
 *
 * @param more by error code, what is to be said of this one
 */
export function unreadable(error: unknown, more: Readonly<Record<string, string>> = {}): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  const words: Readonly<Record<string, string>> = { ...UNREADABLE, ...more };
  return words[code] ?? `cannot be read: ${code}`;
}

const UNREADABLE = {
  EACCES: 'may not be read by you; check its permissions',
  ELOOP: 'is a link that leads back to itself; take it out',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text; save it as such',
};

/**
 * The text of a file that somebody has written by hand.
 *
 * @param root out of which it may not lead, should it be a link
 * @throws InputError when it is none
 */
export function readText(place: string, root?: string): string {
  const stat = statOf(place);
  if (stat === undefined) fail([place], 'is a link to something that is not there; take it out');
  if (root !== undefined) checkInside(place, root);
  if (!stat.isFile()) fail([place], 'is no file: a folder, a pipe or a device; take it out');
  if (stat.size > MOST_BYTES) fail([place], `has ${stat.size} bytes; a file of options has at most ${MOST_BYTES}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(place));
  } catch (error) {
    fail([place], unreadable(error));
  }
}

/** What a link elsewhere leads to is not what was handed over, and somebody else's secrets may be there. */
function checkInside(place: string, root: string): void {
  const [real, inside] = [realpathSync(place), realpathSync(root)];
  if (real !== inside && !real.startsWith(`${inside}${sep}`)) {
    fail([place], `is a link to something outside of ${root}; put that itself there, or take it out`);
  }
}

/** The options in a file. */
export function optionsIn(file: FolderFile): Parsed['sections'] {
  const { sections, problems } = parse(file.text);
  const [first] = problems;
  if (first !== undefined) fail([`${file.place}:${first.line}`], first.message);
  return sections;
}

/** The parts of a file's name: `nova`, `node7`, `nova.conf`. */
export function partsOf({ name }: FolderFile): readonly string[] {
  return name.split('/');
}

/** `nova.conf` of `nova/nova.conf`: a file for a unit on all nodes. */
export function inUnit(file: FolderFile, unit: string): string | undefined {
  const [first, place, ...more] = partsOf(file);
  return first === unit && more.length === 0 ? place : undefined;
}

/** `node7` of `nova/node7/nova.conf` */
export function hostOf(file: FolderFile): string | undefined {
  const [, host, place] = partsOf(file);
  return place === undefined ? undefined : host;
}

/** A rule of a policy.yaml. */
export interface Rule {
  readonly rule: string;
  readonly check: string;
  /** File and line. */
  readonly place: string;
}

/** The rules in a policy.yaml. */
export function rulesIn({ place, text }: FolderFile): readonly Rule[] {
  const at = (where: Place): string => `${place}:${where.line}`;
  const { document, placeOf } = documentIn(text, ({ place: where, words, message }) =>
    fail([at(where)], `${words ?? message.split('\n')[0]}; ${RULES}`),
  );
  if (document === undefined) return [];
  if (document.contents === null) return [];
  if (!isMap(document.contents)) fail([place], `is no policy: ${RULES}`);
  return document.contents.items.map(({ key, value }) => {
    const [rule, check] = [key, value].map((node) => (isScalar(node) ? node.value : undefined));
    const here = at(placeOf((isScalar(key) ? key.range?.[0] : undefined) ?? 0));
    if (typeof rule !== 'string' || typeof check !== 'string') {
      const shown = rule === undefined ? 'what stands here' : JSON.stringify(rule);
      fail([here], `${shown} is no rule: write "<rule>": "<check>", both as text`);
    }
    return { rule, check, place: here };
  });
}

const RULES = 'write "<rule>": "<check>" in each line';
