import {
  catalog,
  current,
  type HelpText,
  helpTexts,
  isRenamed,
  type Named,
  type Option,
  optionAt,
  optionsOf,
  type Renamed,
  sectionAndOption,
  type Sections,
  sectionsOf,
} from './catalog';
import { isReference, type ListForm, type Problem, unreadable } from './ini';
import { nearest, or, suggest } from './nearest';
import { circles, referencesIn, wrongRule } from './policy';
import { remedyForOption, remedyForSection } from './remedy';

/**
 * Checks the options of one file: whether they can be read back, and against what the project knows in this release.
 *
 * The result is in the order of sections and options and does not depend on the order they are given in.
 * Options of a project without a catalog in `imports/oslo` may have any name; what sounds like a password is taken for one.
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
  const broken = unreadable(options, (section, option) => listForm(release, project, section, option, sections));
  const brokenAt = new Map(broken.map((one) => [one.path.join('\0'), one]));
  let unknown = 0;

  return sorted(options).flatMap(([section, given]): Problem[] => {
    const cannotBe = brokenAt.get(section);
    if (cannotBe !== undefined) return [cannotBe];
    const isUnchecked = unchecked.includes(section);
    if (known !== undefined && !isUnchecked && !Object.hasOwn(known, section)) {
      if (++unknown > MOST) return [];
      const remedy = remedyForSection({ release, project, file, known, named: sections }, section);
      return [{ path: [section], message: `unknown section [${section}], ${remedy} (${release})` }];
    }
    return sorted(given).flatMap(([option, value]): Problem[] => {
      const name = `[${section}] ${option}`;
      const path = [section, option];
      const wrong = brokenAt.get(path.join('\0'));
      if (isUnchecked || unchecked.includes(`${section}.${option}`)) return wrong ? [wrong] : [];
      if (known === undefined) {
        const message = wrong?.message ?? checkLogin(name, value) ?? checkSound(name, value);
        return message === undefined ? [] : [{ path, message }];
      }
      const isKnown = Object.hasOwn(known[section], option);
      if (!isKnown && wrong === undefined && ++unknown > MOST) return [];
      const message = isKnown
        ? (checkFormer({ known, options, section }, option, value) ??
          checkValue(optionAt(known, section, option), name, value) ??
          checkReferred({ known, options, section }, name, value))
        : wrong === undefined
          ? `unknown option ${name}, ${remedyForOption({ release, project, file, known, named: sections }, section, option)}`
          : undefined;
      if (message !== undefined) return [{ path, message: `${message} (${release})` }];
      return wrong ? [wrong] : [];
    });
  });
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

/** Unknown names that are told: nobody reads more of them, and each is compared with all names there are. */
export const MOST = 20;

/**
 * How an option's list is written into its file; between commas where nobody knows the option.
 *
 * @param sections as in `checkOptions`
 */
export function listForm(
  release: string,
  project: string,
  section: string,
  option: string,
  sections: Named = {},
): ListForm {
  const known = catalog(release, project);
  const options = known && optionsOf(known, section, sections);
  return options === undefined
    ? 'commas'
    : formOf(optionAt({ ...known?.options, [section]: options }, section, option) ?? STRING);
}

function formOf({ type, bounds }: Option): ListForm {
  return type === 'multi' ? 'lines' : type === 'list' && bounds ? 'brackets' : 'commas';
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
  /** How its list is written. */
  readonly form?: ListForm;
  readonly help?: string;
  readonly default?: string;
  /** A process that runs takes a change of it. */
  readonly mutable?: boolean;
  /** `will be removed: …` */
  readonly removal?: string;
}

/**
 * The options of that name in a project's catalog, one for each section: what is read only when somebody asks.
 *
 * @param sections as in `checkOptions`
 */
export function helpOf(release: string, project: string, option: string, sections: Named = {}): OptionHelp[] {
  const known = catalog(release, project);
  if (known === undefined) return [];
  const texts = helpTexts(release, project);
  const all = sectionsOf(known, Object.keys(sections), sections) ?? {};
  return sorted(all)
    .filter(([, options]) => Object.hasOwn(options, option))
    .map(([section, { [option]: found }]) => {
      const text = texts[sections[section] ?? section]?.[option] ?? texts[section]?.[option] ?? {};
      const value = text.default === undefined ? undefined : String(text.default);
      const kind = isRenamed(found) ? `a former name of ${or(found.renamed)}` : expected(found);
      const removal = isRenamed(found) || !found.deprecated ? undefined : removalOf(text);
      const form = isRenamed(found) ? undefined : formOf(found);
      return { section, option, kind, form, help: text.help, default: value, mutable: text.mutable, removal };
    });
}

function removalOf({ deprecated = '', since }: HelpText): string {
  const when = since === undefined ? '' : ` (deprecated since ${since})`;
  return `will be removed${when}${deprecated === '' ? '' : `: ${deprecated}`}`;
}

/**
 * What of the options the project reads and will not for ever: former names, and what will be removed.
 *
 * @param unchecked, sections as in `checkOptions`
 */
export function outdated(
  release: string,
  project: string,
  options: Given,
  unchecked: readonly string[] = [],
  sections: Named = {},
): Problem[] {
  const known = sectionsOf(catalog(release, project), Object.keys(options), sections) ?? {};
  return sorted(options).flatMap(([section, given]) =>
    sorted(given).flatMap(([option, value]): Problem[] => {
      const found = known[section]?.[option];
      const isUnchecked = unchecked.includes(section) || unchecked.includes(`${section}.${option}`);
      if (found === undefined || isUnchecked || value === undefined || value === null) return [];
      const name = `[${section}] ${option}`;
      if (isRenamed(found)) {
        const message = `${name} is a former name of ${or(found.renamed)}, use that, or "migrate: true" to have it moved`;
        return [{ path: [section, option], message: `${message} (${release})` }];
      }
      if (!found.deprecated) return [];
      const [{ removal }] = helpOf(release, project, option, sections).filter((one) => one.section === section);
      return [{ path: [section, option], message: `${name} ${removal} (${release})` }];
    }),
  );
}

/** Options under the names that they have now, and what each was called. */
export interface Migrated {
  readonly options: Given;
  /** By section and option of now: section and option of before. */
  readonly former: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;
}

/**
 * Options under the names that they have in this release. What is set by its new name as well stays, for `checkOptions`
 * to tell.
 *
 * @param sections as in `checkOptions`
 */
export function migrate(release: string, project: string, options: Given, sections: Named = {}): Migrated {
  const known = sectionsOf(catalog(release, project), Object.keys(options), sections) ?? {};
  const moved: Record<string, Record<string, unknown>> = Object.create(null);
  const former: Record<string, Record<string, readonly [string, string]>> = Object.create(null);
  for (const [section, given] of Object.entries(options)) {
    moved[section] ??= {};
    for (const [option, value] of Object.entries(given)) {
      const found = known[section]?.[option];
      if (found === undefined || !isRenamed(found) || newNameSet(found, options) !== undefined) {
        moved[section][option] = value;
        continue;
      }
      for (const name of found.renamed) {
        const [newSection, newOption] = sectionAndOption(name);
        (moved[newSection] ??= {})[newOption] = value;
        (former[newSection] ??= {})[newOption] = [section, option];
      }
    }
  }
  const isEmpty = (section: object = {}): boolean => Object.keys(section).length === 0;
  // a section whose options have all moved is gone
  const left = Object.entries(moved).filter(([section, some]) => !isEmpty(some) || isEmpty(options[section]));
  return { options: Object.fromEntries(left), former };
}

/** Whether a value belongs into a Secret. */
export function isSecretValue(
  release: string,
  project: string,
  section: string,
  option: string,
  value: string,
): boolean {
  const known = catalog(release, project);
  const found = known && optionsOf(known, section, {})?.[option];
  const secret =
    known === undefined
      ? checkSound(option, value) !== undefined
      : found !== undefined && !isRenamed(found) && found.secret === true;
  return value !== '' && (secret || checkLogin(option, value) !== undefined);
}

/** The option that was probably meant. */
export function nearestOption(release: string, project: string, option: string): string | undefined {
  const all = Object.values(catalog(release, project)?.options ?? {});
  return nearest(option, new Set(all.flatMap(current)));
}

const STRING: Option = { type: 'str' };

type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What is wrong with the value, if anything. */
function checkValue(option: Option = STRING, name: string, value: unknown): string | undefined {
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

/** A former name is read from files alone, and only where the new one is not set. */
function checkFormer({ known, options, section }: Place, option: string, value: unknown): string | undefined {
  const found = known[section][option];
  if (!isRenamed(found) || value === undefined || value === null) return undefined;
  const name = `[${section}] ${option} is now ${or(found.renamed)}`;
  if (isReference(value)) return `${name}, use that name`;
  const both = newNameSet(found, options);
  return both === undefined ? undefined : `${name}, which is set as well; take the former name out`;
}

/**
 * What of the options nobody would read: those by a former name, over others that have the new one already.
 *
 * @param sections as in `checkOptions`
 */
export function hidden(
  release: string,
  project: string,
  below: Given,
  options: Given,
  sections: Named = {},
): Problem[] {
  const known = sectionsOf(catalog(release, project), Object.keys(options), sections) ?? {};
  return sorted(options).flatMap(([section, given]) =>
    sorted(given).flatMap(([option, value]): Problem[] => {
      const found = known[section]?.[option];
      if (found === undefined || !isRenamed(found) || value === undefined) return [];
      const name = newNameSet(found, below);
      if (name === undefined) return [];
      const message = `[${section}] ${option} is now ${name}, which is set already and would win; use that name, or "migrate: true"`;
      return [{ path: [section, option], message: `${message} (${release})` }];
    }),
  );
}

/** Which new name of a former one is set. */
function newNameSet({ renamed }: Renamed, options: Given): string | undefined {
  return renamed.find((name) => {
    const [section, option] = sectionAndOption(name);
    const value = options[section]?.[option];
    return value !== undefined && value !== null;
  });
}

/** Files are ConfigMaps, which many may read. */
function checkLogin(name: string, value: unknown): string | undefined {
  return textsOf(value).some((text) => /[a-z0-9+.-]:\/\/[^\s/@:]*:[^\s/@]+@/i.test(text))
    ? `${name} holds a login, reference a Secret instead, or use the options for user and password; list "${unbracketed(name)}" as unchecked if it is none`
    : undefined;
}

/** Where no catalog tells which options are secret, their names have to. */
function checkSound(name: string, value: unknown): string | undefined {
  const isText = textsOf(value).some((text) => text !== '');
  return isText && /(\b|_)(password|passwd|secret|(secret|encryption)_key)$/.test(name)
    ? `${name} sounds secret, reference a Secret instead: { secret: <name of a Secret>, key: <key in it> }; list "${unbracketed(name)}" as unchecked if it is none`
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
    case 'list': {
      if (option.bounds && !/^\[.*\]$/s.test(raw)) return false;
      const items = option.bounds ? raw.slice(1, -1) : raw;
      return items === '' || option.items === undefined || fits(option, items.split(','));
    }
    case 'multi':
      return fits(option.items ?? STRING, raw);
    case 'dict':
      return raw === '' || raw.includes(option.bounds ? ':[' : ':');
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
    list: option.bounds ? `a list${items}, as text in brackets: "[a,b]"` : `a list${items}`,
    multi: `a list${items}`,
    dict: `pairs like ${option.bounds ? '"key:[a,b],key:[c]"' : '"key:value,key:value"'}`,
  };
  return nouns[option.type];
}

function range({ min, max }: Option): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? '' : ` of at most ${max}`;
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
