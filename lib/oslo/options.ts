import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest, suggest } from './nearest';

/** Something in a project's configuration that the project would not understand, or not be able to read. */
export interface Problem {
  /** Where: `[section]`, `[section, option]` or `[rule]`. */
  readonly path: readonly string[];
  /** What is wrong and what to do about it, in the user's words. */
  readonly message: string;
}

/**
 * Checks the options of one file against what the project knows in this release.
 *
 * The result is in the order of sections and options and does not depend on the order they are given in.
 * A project without a catalog in `imports/oslo` is not checked.
 *
 * @param file the file's name, for messages
 * @param options values by section and option; `null` and `undefined` mean unset, an object with a `secret` (or
 *   text with `secrets` in it) is a reference to a Kubernetes Secret
 * @param unchecked `section` or `section.option` that are left alone: what plug-ins from elsewhere read
 */
export function checkOptions(
  release: string,
  project: string,
  file: string,
  options: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  unchecked: readonly string[] = [],
): Problem[] {
  const known = catalog(release, project)?.options;
  if (known === undefined) return [];
  const sections = Object.keys(known).filter((section) => current(known[section]).length > 0);

  return sorted(options).flatMap(([section, given]): Problem[] => {
    if (unchecked.includes(section)) return [];
    if (!Object.hasOwn(known, section)) {
      const meant = nearest(section, sections);
      const remedy = meant ? `did you mean [${meant}]?` : noneLike(file, section);
      return [{ path: [section], message: `unknown section [${section}], ${remedy} (${release})` }];
    }
    return sorted(given).flatMap(([option, value]): Problem[] => {
      if (unchecked.includes(`${section}.${option}`)) return [];
      const message = Object.hasOwn(known[section], option)
        ? checkValue(known[section][option], `[${section}] ${option}`, value)
        : `unknown option [${section}] ${option}, ${remedyFor(known, file, section, option)}`;
      return message === undefined ? [] : [{ path: [section, option], message: `${message} (${release})` }];
    });
  });
}

/**
 * Checks the names of policy rules, and those they refer to, against what the project knows in this release.
 *
 * A rule of one's own is fine if another one refers to it (`rule:name`); one that nothing refers to is misspelled.
 */
export function checkPolicies(release: string, project: string, rules: Readonly<Record<string, string>>): Problem[] {
  const policies = catalog(release, project)?.policies;
  if (policies === undefined) return [];
  // What oslo.policy falls back on where there is no rule.
  const known = new Set([...policies, 'default']);
  const references = new Map(sorted(rules).map(([name, rule]) => [name, referencesIn(rule)]));

  return [...references].flatMap(([name, referred]): Problem[] => {
    const problems: Problem[] = [];
    const used = [...references].some(([other, names]) => other !== name && names.includes(name));
    if (!known.has(name) && !used) {
      const remedy = suggest(name, policies, 'and no other rule refers to it');
      problems.push({ path: [name], message: `unknown policy "${name}", ${remedy} (${release})` });
    }
    // oslo.policy takes a reference to nothing for "never": nobody could use the API any more.
    for (const missing of referred.filter((other) => !known.has(other) && !references.has(other))) {
      const meant = nearest(missing, [...policies, ...references.keys()]);
      const remedy = meant ? `did you mean "rule:${meant}"?` : 'add it';
      problems.push({
        path: [name],
        message: `policy "${name}" refers to unknown "rule:${missing}", ${remedy} (${release})`,
      });
    }
    return problems;
  });
}

/** Whether an option may stand in its file more than once (`MultiOpt`): each item of a list on its own line. */
export function isMultiValued(release: string, project: string, section: string, option: string): boolean {
  const found = catalog(release, project)?.options[section]?.[option];
  return found !== undefined && !isRenamed(found) && found.type === 'multi';
}

/** Made by tools/oslo-options. */
interface Catalog {
  readonly options: Sections;
  readonly policies: readonly string[];
}

type Sections = Readonly<Record<string, Options>>;
type Options = Readonly<Record<string, Option | Renamed>>;

interface Option {
  readonly type: 'str' | 'int' | 'float' | 'bool' | 'list' | 'multi' | 'dict';
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly (string | number)[];
  readonly ignoreCase?: boolean;
  /** What the items of a list or of a multi-valued option are, if not just strings. */
  readonly items?: Option;
  readonly secret?: boolean;
}

/**
 * A former name. The project may still read it from its file, with a warning, but not from the environment,
 * where secrets come from.
 */
interface Renamed {
  /** `[section] option` */
  readonly renamed: string;
}

const STRING: Option = { type: 'str' };

// An option of this name elsewhere is a hint only if there are few of them.
const FEW = 3;

const catalogs = new Map<string, Catalog | undefined>();

function catalog(release: string, project: string): Catalog | undefined {
  const path = join(__dirname, '../../imports/oslo', release, `${project}.json`);
  if (!catalogs.has(path)) {
    catalogs.set(path, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalog) : undefined);
  }
  return catalogs.get(path);
}

function remedyFor(known: Sections, file: string, section: string, option: string): string {
  const elsewhere = Object.keys(known).filter((other) => current(known[other]).includes(option));
  if (elsewhere.length > 0 && elsewhere.length <= FEW) {
    return `did you mean ${elsewhere.map((other) => `[${other}] ${option}`).join(' or ')}?`;
  }
  return suggest(option, current(known[section]), noneLike(file, `${section}.${option}`));
}

function noneLike(file: string, name: string): string {
  return `${file} has none like it; list "${name}" as unchecked if a plug-in reads it`;
}

/** What is wrong with the value, if anything. */
function checkValue(option: Option | Renamed, name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (isRenamed(option)) return `${name} is now ${option.renamed}, use that name`;
  if (isReference(value)) {
    // From the environment, oslo.config takes a multi-valued option apart into its letters.
    return ['str', 'list', 'dict'].includes(option.type)
      ? undefined
      : `${name} is a reference to a Secret, expected ${expected(option)}`;
  }
  if (option.secret && option.type !== 'multi' && value !== '') {
    return `${name} is secret, reference a Secret instead: { secret: <name of a Secret>, key: <key in it> }`;
  }
  return fits(option, value) ? undefined : `${name} is ${JSON.stringify(value)}, expected ${expected(option)}`;
}

/** Whether oslo.config would accept the value, once it is written into a file. */
function fits(option: Option, value: unknown): boolean {
  if (Array.isArray(value)) {
    return isList(option) && value.every((item) => !Array.isArray(item) && fits(option.items ?? STRING, item));
  }
  if (!['string', 'number', 'boolean'].includes(typeof value)) return false;
  const raw = String(value).trim();
  // `$name` is the value of another option.
  if (raw.includes('$')) return true;
  switch (option.type) {
    case 'bool':
      return /^(true|false|1|0|yes|no|on|off)$/i.test(raw);
    case 'int':
      return raw === '' || (/^[+-]?\d+$/.test(raw) && isInRange(option, raw));
    case 'float':
      return raw === '' || (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(raw) && isInRange(option, raw));
    case 'list':
      return raw === '' || option.items === undefined || fits(option, raw.split(','));
    case 'multi':
      return fits(option.items ?? STRING, raw);
    case 'dict':
      return raw === '' || raw.includes(':');
    case 'str':
      return isChoice(option, raw);
  }
}

function isInRange(option: Option, raw: string): boolean {
  const { min = -Infinity, max = Infinity } = option;
  return Number(raw) >= min && Number(raw) <= max && isChoice(option, raw);
}

function isChoice({ choices, ignoreCase = false }: Option, raw: string): boolean {
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text);
  return choices === undefined || choices.some((choice) => fold(String(choice)) === fold(raw));
}

function isList(option: Option): boolean {
  return option.type === 'list' || option.type === 'multi';
}

function expected(option: Option): string {
  if (option.choices) return `one of ${option.choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
  const items = option.items ? `, each ${expected(option.items)}` : '';
  const nouns: Record<Option['type'], string> = {
    str: 'a string',
    int: `a whole number${range(option)}`,
    float: `a number${range(option)}`,
    bool: 'true or false',
    list: `a list${items}`,
    multi: `a list${items}`,
    dict: 'pairs like "key:value,key:value"',
  };
  return nouns[option.type];
}

function range({ min, max }: Option): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? '' : ` of at most ${max}`;
}

function isRenamed(option: Option | Renamed): option is Renamed {
  return 'renamed' in option;
}

/** By shape and not by class, since plain data from a YAML file counts as well. */
function isReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ('secret' in value && typeof value.secret === 'string') || ('secrets' in value && Array.isArray(value.secrets))
  );
}

function referencesIn(rule: string): string[] {
  return [...rule.matchAll(/(?<=^|[\s(])rule:([^\s()]+)/g)].map(([, name]) => name);
}

/** The names to use, former ones left out. */
function current(options: Options): string[] {
  return Object.keys(options).filter((option) => !isRenamed(options[option]));
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
