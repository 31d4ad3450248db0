import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a project knows in a release. Made by tools/oslo-options. */
export interface Catalog {
  readonly options: Sections;
  /**
   * Options of sections whose names are given by settings: Glance's stores, by driver; where settings of the project's
   * own file name them, by how they begin: `mdev_*`.
   */
  readonly named?: Sections;
  readonly policies: readonly string[];
}

export type Sections = Readonly<Record<string, Options>>;
export type Options = Readonly<Record<string, Option | Renamed>>;
/** Sections with names of their own, by the group whose options they have. */
export type Named = Readonly<Record<string, string>>;

export interface Option {
  readonly type: 'str' | 'int' | 'float' | 'bool' | 'list' | 'multi' | 'dict';
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly (string | number)[];
  readonly ignoreCase?: boolean;
  /** What the items of a list or of a multi-valued option are, if not just strings. */
  readonly items?: Option;
  /** A list in brackets: `[a,b]`; of pairs, each value is one. */
  readonly bounds?: boolean;
  readonly secret?: boolean;
  /** It will be removed; why stands with its help. */
  readonly deprecated?: boolean;
}

/**
 * A former name. The project still reads it from its file, with a warning, where the new name is not there, but not
 * from the environment, where secrets come from.
 */
export interface Renamed {
  /** `[section] option`; more than one where libraries have taken it over for themselves. */
  readonly renamed: readonly string[];
}

/** What stands beside a catalog and is read only when somebody asks. */
interface HelpTexts {
  readonly options: Readonly<Record<string, Readonly<Record<string, HelpText>>>>;
}

export interface HelpText {
  readonly help?: string;
  readonly default?: unknown;
  /** A process that runs takes a change of it. */
  readonly mutable?: boolean;
  /** Why it will be removed, if that is said. */
  readonly deprecated?: string;
  /** Since which release that is so. */
  readonly since?: string;
}

const CATALOGS = join(__dirname, '../../imports/oslo');
const catalogs = new Map<string, Catalog | undefined>();

/** `undefined` where nobody knows the project's options. */
export function catalog(release: string, project: string): Catalog | undefined {
  const key = `${release}/${project}.json`;
  if (!catalogs.has(key)) {
    const path = join(CATALOGS, key);
    catalogs.set(key, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalog) : undefined);
  }
  return catalogs.get(key);
}

/** What a project says of its options, by section, or by the group whose options a section has. */
export function helpTexts(release: string, project: string): HelpTexts['options'] {
  const path = join(CATALOGS, release, 'help', `${project}.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as HelpTexts).options;
}

/** All releases that there are catalogs of, the oldest first. */
export function releases(): string[] {
  return readdirSync(CATALOGS).sort();
}

/** The sections of the project, those given that settings name, and those that are what one of these was called. */
export function sectionsOf(of: Catalog | undefined, given: readonly string[], named: Named): Sections | undefined {
  if (of === undefined) return undefined;
  const wanted = [...given, ...Object.keys(named)];
  const own = wanted.filter((section) => !Object.hasOwn(of.options, section));
  const now = own.flatMap((section) => newSections(optionsOf(of, section, named)));
  const known = [...wanted, ...now].map((section) => [section, optionsOf(of, section, named)] as const);
  return { ...of.options, ...Object.fromEntries(known.filter(isKnown)) };
}

function newSections(options: Options = {}): string[] {
  const names = Object.values(options).flatMap((option) => (isRenamed(option) ? option.renamed : []));
  return names.map((name) => sectionAndOption(name)[0]);
}

/** The options of a section, whoever names it. */
export function optionsOf(
  { options, named: groups = {} }: Catalog,
  section: string,
  named: Named,
): Options | undefined {
  if (Object.hasOwn(named, section)) {
    const group = named[section];
    const like = [groups, options].find((sections) => Object.hasOwn(sections, group));
    if (like === undefined) throw new Error(`[${section}] is to have the options of [${group}], which has none`);
    return calledLike(like[group], group, section);
  }
  if (Object.hasOwn(options, section)) return options[section];
  const beginning = Object.keys(groups).find((group) => group.endsWith('*') && section.startsWith(group.slice(0, -1)));
  return beginning === undefined ? undefined : calledLike(groups[beginning], beginning, section);
}

/** Options of a group in a section of another name, in which former names have their new ones, too. */
function calledLike(options: Options, group: string, section: string): Options {
  // a section like `vgpu_*` is now one like `mdev_*`
  const end = group.endsWith('*') ? section.slice(group.length - 1) : undefined;
  const renamed = (name: string): string => {
    const [other, option] = sectionAndOption(name);
    const called = other === group ? section : end === undefined ? other : other.replace(/\*$/, end);
    return `[${called}] ${option}`;
  };
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      isRenamed(option) ? { renamed: option.renamed.map(renamed) } : option,
    ]),
  );
}

function isKnown(entry: readonly [string, Options | undefined]): entry is readonly [string, Options] {
  return entry[1] !== undefined;
}

export function isRenamed(option: Option | Renamed): option is Renamed {
  return 'renamed' in option;
}

/** The names to use, former ones left out. */
export function current(options: Options): string[] {
  return Object.keys(options).filter((option) => !isRenamed(options[option]));
}

/** Section and option of `[section] option`. */
export function sectionAndOption(name: string): [section: string, option: string] {
  const [, section, option] = /^\[(.*)\] (.*)$/.exec(name) ?? [];
  return [section, option];
}

/** What an option is, by whatever name. */
export function optionAt(sections: Sections, section: string, option: string): Option | undefined {
  if (!Object.hasOwn(sections, section) || !Object.hasOwn(sections[section], option)) return undefined;
  const found = sections[section][option];
  return isRenamed(found) ? optionAt(sections, ...sectionAndOption(found.renamed[0])) : found;
}
