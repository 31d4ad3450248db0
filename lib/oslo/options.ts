import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReference, type Problem, unreadable } from './ini';
import { nearest, suggest } from './nearest';
import { circles, referencesIn, wrongRule } from './policy';

/**
 * Checks the options of one file: whether they can be read back, and against what the project knows in this release.
 *
 * The result is in the order of sections and options and does not depend on the order they are given in.
 * Options of a project without a catalog in `imports/oslo` may have any name.
 *
 * @param file the file's name, for messages
 * @param options values by section and option; `null` and `undefined` mean unset, an object with a `secret` (or
 *   text with `secrets` in it) is a reference to a Kubernetes Secret
 * @param unchecked `section` or `section.option` that are left alone: what plug-ins from elsewhere read
 * @param sections sections with names of their own, by the group whose options they have: `{ fast: 'rbd' }`
 */
export function checkOptions(
  release: string,
  project: string,
  file: string,
  options: Given,
  unchecked: readonly string[] = [],
  sections: Named = {},
): Problem[] {
  const known = sectionsOf(catalog(release, project), Object.keys(options), sections);
  const broken = unreadable(options, (section, option) => isMultiValued(release, project, section, option, sections));
  const brokenAt = (...path: readonly string[]) => broken.filter((one) => one.path.join('\0') === path.join('\0'));

  return sorted(options).flatMap(([section, given]): Problem[] => {
    const [cannotBe] = brokenAt(section);
    if (cannotBe !== undefined) return [cannotBe];
    const isUnchecked = unchecked.includes(section);
    if (known !== undefined && !isUnchecked && !Object.hasOwn(known, section)) {
      return [{ path: [section], message: `${unknownSection(known, file, section)} (${release})` }];
    }
    return sorted(given).flatMap(([option, value]): Problem[] => {
      const name = `[${section}] ${option}`;
      const path = [section, option];
      const [wrong] = brokenAt(...path);
      if (isUnchecked || unchecked.includes(`${section}.${option}`)) return wrong ? [wrong] : [];
      if (known === undefined) {
        const message = wrong?.message ?? checkLogin(name, value);
        return message === undefined ? [] : [{ path, message }];
      }
      const message = Object.hasOwn(known[section], option)
        ? (checkValue(known[section][option], name, value) ?? checkReferred({ known, options, section }, name, value))
        : wrong === undefined
          ? `unknown option ${name}, ${remedyFor(known, file, section, option, sections[section])}`
          : undefined;
      if (message !== undefined) return [{ path, message: `${message} (${release})` }];
      return wrong ? [wrong] : [];
    });
  });
}

/** The sections of the project, and those given that settings name. */
function sectionsOf(of: Catalog | undefined, given: readonly string[], named: Named): Sections | undefined {
  if (of === undefined) return undefined;
  const known = [...given, ...Object.keys(named)].map((section) => [section, optionsOf(of, section, named)] as const);
  return { ...of.options, ...Object.fromEntries(known.filter(isKnown)) };
}

function optionsOf({ options, named: groups = {} }: Catalog, section: string, named: Named): Options | undefined {
  if (Object.hasOwn(named, section)) {
    const group = named[section];
    const like = [groups, options].find((sections) => Object.hasOwn(sections, group));
    if (like === undefined) throw new Error(`[${section}] is to have the options of [${group}], which has none`);
    return like[group];
  }
  if (Object.hasOwn(options, section)) return options[section];
  const beginning = Object.keys(groups).find((group) => group.endsWith('*') && section.startsWith(group.slice(0, -1)));
  return beginning === undefined ? undefined : groups[beginning];
}

function isKnown(entry: readonly [string, Options | undefined]): entry is readonly [string, Options] {
  return entry[1] !== undefined;
}

function unknownSection(known: Sections, file: string, section: string): string {
  const sections = Object.keys(known).filter((one) => current(known[one]).length > 0);
  const meant = nearest(section, sections);
  return `unknown section [${section}], ${meant ? `did you mean [${meant}]?` : noneLike(file, section)}`;
}

/**
 * Checks the rules of a policy.yaml: whether oslo.policy can read them, and their names and those they refer to
 * against what the project knows in this release.
 *
 * A rule of one's own is fine if another one refers to it (`rule:name`); one that nothing refers to is misspelled.
 */
export function checkPolicies(release: string, project: string, rules: Readonly<Record<string, string>>): Problem[] {
  const broken = sorted(rules).flatMap(([name, rule]): Problem[] => {
    const wrong = wrongRule(rule);
    return wrong === undefined ? [] : [{ path: [name], message: `policy "${name}" ${wrong}` }];
  });
  if (broken.length > 0) return broken;
  const references = new Map(sorted(rules).map(([name, rule]) => [name, referencesIn(rule)]));
  return [...unknownPolicies(release, project, references), ...circles(references)];
}

function unknownPolicies(
  release: string,
  project: string,
  references: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const policies = catalog(release, project)?.policies;
  if (policies === undefined) return [];
  // What oslo.policy falls back on where there is no rule.
  const known = new Set([...policies, 'default']);

  const used = new Set([...references].flatMap(([name, referred]) => referred.filter((other) => other !== name)));
  const problems: Problem[] = [];
  for (const [name, referred] of references) {
    // nobody reads more of them, and each is compared with all names there are
    if (problems.length >= MOST) break;
    if (!known.has(name) && !used.has(name)) {
      const remedy = suggest(name, policies, 'and no other rule refers to it');
      problems.push({ path: [name], message: `unknown policy "${name}", ${remedy} (${release})` });
    }
    // oslo.policy takes a reference to nothing for "never": nobody could use the API any more.
    for (const missing of referred.filter((other) => !known.has(other) && !references.has(other)).slice(0, MOST)) {
      const meant = nearest(missing, [...policies, ...references.keys()]);
      const remedy = meant ? `did you mean "rule:${meant}"?` : 'add it';
      problems.push({
        path: [name],
        message: `policy "${name}" refers to unknown "rule:${missing}", ${remedy} (${release})`,
      });
    }
  }
  return problems;
}

const MOST = 20;

/**
 * Whether an option may stand in its file more than once (`MultiOpt`): each item of a list on its own line.
 *
 * @param sections as in `checkOptions`
 */
export function isMultiValued(
  release: string,
  project: string,
  section: string,
  option: string,
  sections: Named = {},
): boolean {
  const known = catalog(release, project);
  return isMulti(known && optionsOf(known, section, sections), option);
}

/** Whether the project has the option in this release, by whatever name; true where nobody knows its options. */
export function hasOption(release: string, project: string, section: string, option: string): boolean {
  const known = catalog(release, project);
  return known === undefined || Object.hasOwn(optionsOf(known, section, {}) ?? {}, option);
}

/** What there is to say of an option of a project, for people. */
export interface OptionHelp {
  readonly section: string;
  readonly option: string;
  /** `a whole number of at least 0`; another name, where it is a former one. */
  readonly kind: string;
  readonly help?: string;
  readonly default?: string;
}

/**
 * The options of that name in a project's catalog, one for each section: what is read only when somebody asks.
 *
 * @param sections as in `checkOptions`
 */
export function helpOf(release: string, project: string, option: string, sections: Named = {}): OptionHelp[] {
  const known = catalog(release, project);
  if (known === undefined) return [];
  const texts = JSON.parse(readFileSync(join(CATALOGS, release, 'help', `${project}.json`), 'utf8')) as HelpTexts;
  const all = sectionsOf(known, Object.keys(sections), sections) ?? {};
  return sorted(all)
    .filter(([, options]) => Object.hasOwn(options, option))
    .map(([section, { [option]: found }]) => {
      const text = texts.options[sections[section] ?? section]?.[option] ?? texts.options[section]?.[option] ?? {};
      const value = text.default === undefined ? undefined : String(text.default);
      const kind = isRenamed(found) ? `a former name of ${found.renamed}` : expected(found);
      return { section, option, kind, help: text.help, default: value };
    });
}

interface HelpTexts {
  readonly options: Readonly<
    Record<string, Readonly<Record<string, { readonly help?: string; readonly default?: unknown }>>>
  >;
}

/** Whether a value belongs into a Secret. */
export function isSecretValue(
  release: string,
  project: string,
  section: string,
  option: string,
  value: string,
): boolean {
  const found = optionsOf(catalog(release, project) ?? { options: {}, policies: [] }, section, {})?.[option];
  const secret = found !== undefined && !isRenamed(found) && found.secret === true;
  return value !== '' && (secret || checkLogin(option, value) !== undefined);
}

/** The option that was probably meant. */
export function nearestOption(release: string, project: string, option: string): string | undefined {
  const all = Object.values(catalog(release, project)?.options ?? {});
  return nearest(option, new Set(all.flatMap(current)));
}

function isMulti(options: Options | undefined, option: string): boolean {
  if (options === undefined || !Object.hasOwn(options, option)) return false;
  const found = options[option];
  return !isRenamed(found) && found.type === 'multi';
}

/** Made by tools/oslo-options. */
interface Catalog {
  readonly options: Sections;
  /**
   * Options of sections whose names are given by settings: Glance's stores, by driver; where settings of the project's
   * own file name them, by how they begin: `mdev_*`.
   */
  readonly named?: Sections;
  readonly policies: readonly string[];
}

type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Named = Readonly<Record<string, string>>;
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

const CATALOGS = join(__dirname, '../../imports/oslo');
const catalogs = new Map<string, Catalog | undefined>();

function catalog(release: string, project: string): Catalog | undefined {
  const path = join(CATALOGS, release, `${project}.json`);
  if (!catalogs.has(path)) {
    catalogs.set(path, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalog) : undefined);
  }
  return catalogs.get(path);
}

/** @param like the group whose options the section has, if it has a name of its own: no other section replaces it */
function remedyFor(known: Sections, file: string, section: string, option: string, like?: string): string {
  if (like !== undefined) return suggest(option, current(known[section]), noneLike(like, `${section}.${option}`));
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
  if (isRenamed(option))
    return value === undefined || value === null ? undefined : `${name} is now ${option.renamed}, use that name`;
  // oslo.db's, wherever it is: without it a service would look for a file of SQLite
  if (value === null && option.secret && name.endsWith(' connection')) {
    return `${name} cannot be taken out, the service needs its database; leave it out here`;
  }
  if (value === null || value === undefined) return undefined;
  if (isReference(value)) {
    // From the environment, oslo.config takes a multi-valued option apart into its letters.
    return ['str', 'list', 'dict'].includes(option.type)
      ? undefined
      : `${name} is a reference to a Secret, expected ${expected(option)}`;
  }
  if (option.secret && option.type !== 'multi' && value !== '') {
    return `${name} is secret, reference a Secret instead: { secret: <name of a Secret>, key: <key in it> }`;
  }
  const login = checkLogin(name, value);
  if (login !== undefined) return login;
  return fits(option, value) ? undefined : `${name} is ${JSON.stringify(value)}, expected ${expected(option)}`;
}

/** Files are ConfigMaps, which many may read. */
function checkLogin(name: string, value: unknown): string | undefined {
  return textsOf(value).some((text) => /[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i.test(text))
    ? `${name} holds a login, reference a Secret instead, or use the options for user and password; list "${unbracketed(name)}" as unchecked if it is none`
    : undefined;
}

/** `[cache] backend` → `cache.backend` */
function unbracketed(name: string): string {
  return name.replace(/^\[(.*)\] /, '$1.');
}

/** Texts in a value; those around secrets are of no matter here. */
function textsOf(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === 'string');
}

interface Place {
  readonly known: Sections;
  readonly options: Given;
  readonly section: string;
}

/** A `$name` that is no option ends the program when it reads the value. */
function checkReferred({ known, options, section }: Place, name: string, value: unknown): string | undefined {
  const names = (group: string): readonly string[] => [
    ...(Object.hasOwn(known, group) ? current(known[group]) : []),
    ...(Object.hasOwn(options, group) ? Object.keys(options[group]) : []),
  ];
  const here = [...names(section), ...names('DEFAULT'), ...OF_ITSELF];
  const isKnown = (referred: string): boolean => {
    const [group, ...option] = referred.split('.');
    return here.includes(referred) || names(group).includes(option.join('.'));
  };
  const missing = textsOf(value)
    .flatMap(substituted)
    .find((referred) => !isKnown(referred));
  return missing === undefined
    ? undefined
    : `${name} refers to $${missing}, which is no option of [${section}] or [DEFAULT], ${suggest(missing, here, 'write "$$" for a dollar')}`;
}

/** Options that oslo.config has in every program. */
const OF_ITSELF = ['config_file', 'config_dir', 'config_source'];

/** The options whose values oslo.config puts in. @see oslo_config.cfg.ConfigOpts.Template */
function substituted(value: string): string[] {
  return [...value.replaceAll('\\$', '$$$$').matchAll(SUBSTITUTION)].flatMap(([, escaped, named, braced]) =>
    escaped === undefined ? [named ?? braced] : [],
  );
}

const SUBSTITUTION = /\$(?:(\$)|([_a-z][._a-z0-9]*)|\{([_a-z][._a-z0-9]*)\})/gi;

/** Whether oslo.config would accept the value, once it is written into a file. */
function fits(option: Option, value: unknown): boolean {
  if (Array.isArray(value)) {
    return isList(option) && value.every((item) => !Array.isArray(item) && fits(option.items ?? STRING, item));
  }
  if (!['string', 'number', 'boolean'].includes(typeof value)) return false;
  const raw = String(value).trim();
  // the value of another option
  if (substituted(raw).length > 0) return true;
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

/** The names to use, former ones left out. */
function current(options: Options): string[] {
  return Object.keys(options).filter((option) => !isRenamed(options[option]));
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
