/** A key of a Kubernetes Secret. Manifests name it; its value never stands in them. */
export interface SecretKey {
  readonly secret: string;
  readonly key: string;
}

/**
 * How a secret is written into the text around it, when a container renders it at start
 * (`files/render.py`): as it is, or as the inside of a quoted string, or hashed.
 */
export type SecretFilter = 'raw' | 'sql' | 'json' | 'oslo' | 'rabbitmq';

/** Text that may hold secrets between its literal parts. */
export type Text = string | SecretText;

/** @see text */
export class SecretText {
  constructor(readonly parts: readonly (string | FilteredSecret)[]) {}

  /** The Secret keys in it, in order of appearance. */
  public get secrets(): readonly FilteredSecret[] {
    return this.parts.filter((part): part is FilteredSecret => typeof part !== 'string');
  }
}

export interface FilteredSecret extends SecretKey {
  readonly filter?: SecretFilter;
}

/**
 * Text with secrets in it: ``text`mysql+pymysql://nova:${password}@db/nova` ``.
 * Nested texts are flattened; without a secret the result is a plain string.
 */
export function text(literals: TemplateStringsArray, ...values: (Text | number | FilteredSecret)[]): Text {
  return concat(...literals.flatMap((literal, i) => (i < values.length ? [literal, values[i]] : [literal])));
}

/** A secret alone, as it is. */
export function secretText({ secret, key }: SecretKey): SecretText {
  return new SecretText([{ secret, key }]);
}

/** The texts in a row. */
export function concat(...values: readonly (Text | number | FilteredSecret)[]): Text {
  const parts: (string | FilteredSecret)[] = [];
  for (const value of values.flatMap((v): readonly (string | number | FilteredSecret)[] =>
    v instanceof SecretText ? v.parts : [v],
  )) {
    const last = parts.length - 1;
    if (typeof value === 'object') parts.push(value);
    else if (typeof parts[last] === 'string') parts[last] = `${parts[last]}${value}`;
    else parts.push(String(value));
  }
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  return new SecretText(parts.filter((part) => part !== ''));
}

type Scalar = string | number | boolean;

/**
 * The value of an option. A list is one comma-separated value, or a repeated option where the option
 * is multi-valued; `null` takes an option out that an earlier source set.
 */
export type IniValue = Scalar | readonly Scalar[] | SecretReference | SecretText | null | undefined;

/** As users write it; the key is `password` where they do not say. */
export interface SecretReference {
  readonly secret: string;
  readonly key?: string;
}

/**
 * How a list is written: its items between commas, that in brackets (`types.List(bounds=True)`), or each on a line of its
 * own (`MultiOpt`).
 */
export type ListForm = 'commas' | 'brackets' | 'lines';
export type ListForms = (section: string, option: string) => ListForm;

/** Options by section: the content of an oslo.config file. */
export interface Ini {
  readonly [section: string]: IniSection;
}

export interface IniSection {
  readonly [option: string]: IniValue;
}

/** All sources in one; an option of a later source replaces the earlier one, `null` included. */
export function merge(...sources: readonly (Ini | undefined)[]): Ini {
  // without a prototype, so that a section may be called `constructor`
  const merged: Record<string, Record<string, IniValue>> = Object.create(null);
  for (const source of sources) {
    for (const [section, options] of Object.entries(source ?? {})) {
      const target = (merged[section] ??= Object.create(null) as Record<string, IniValue>);
      for (const [option, value] of Object.entries(options)) {
        if (value !== undefined) target[option] = value;
      }
    }
  }
  return merged;
}

/**
 * The file's text and, apart, the options that hold a secret.
 *
 * Sections and options are sorted, `[DEFAULT]` first, so that equal content is equal text. `$` stays as
 * it is: oslo.config reads `$name` as another option's value and `$$` as a dollar.
 *
 * @throws what `unreadable` says of it: whoever takes options from a user asks that first
 */
export function render(
  ini: Ini,
  form: ListForms = () => 'commas',
): { readonly body: string; readonly secrets: Readonly<Record<string, Readonly<Record<string, SecretText>>>> } {
  const [wrong] = unreadable(ini, form);
  if (wrong !== undefined) throw new Error(wrong.message);
  const secrets: Record<string, Record<string, SecretText>> = Object.create(null);
  const blocks: string[] = [];
  for (const section of Object.keys(ini).sort(defaultFirst)) {
    const lines: string[] = [];
    for (const [option, value] of Object.entries(ini[section]).sort(([a], [b]) => compare(a, b))) {
      if (value === null || value === undefined) continue;
      if (isSecret(value)) {
        if (!isReference(value)) throw new Error(`[${section}] ${option} is a mapping, and no Secret`);
        (secrets[section] ??= Object.create(null) as Record<string, SecretText>)[option] =
          value instanceof SecretText ? value : secretText({ secret: value.secret, key: value.key ?? 'password' });
      } else if (Array.isArray(value) && form(section, option) === 'lines') {
        lines.push(...value.map((item) => `${option} = ${encode(item)}`));
      } else {
        const written = Array.isArray(value) ? joined(value, form(section, option)) : (value as Scalar);
        lines.push(`${option} = ${encode(written)}`.trimEnd());
      }
    }
    if (lines.length > 0) blocks.push([`[${section}]`, ...lines].join('\n') + '\n');
  }
  return { body: blocks.join('\n'), secrets };
}

/** A list as one value. */
export function joined(items: readonly Scalar[], form: ListForm): string {
  return form === 'brackets' ? `[${items.join(',')}]` : items.join(',');
}

/** Something that would not be read as it was written. */
export interface Problem {
  /** Where: `[section]`, `[section, option]` or `[rule]`. */
  readonly path: readonly string[];
  /** What is wrong and what to do about it, in the user's words. */
  readonly message: string;
}

/**
 * What oslo.config's parser would not read back as it is here: names and values that would be others, or end
 * the file's structure. Plug-ins read their options through the same parser, so that this holds for all.
 */
export function unreadable(
  ini: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  form: ListForms = () => 'commas',
): Problem[] {
  const variables = new Map<string, string>();
  return Object.keys(ini).flatMap((section): Problem[] => {
    const name = JSON.stringify(section);
    if (!SECTION.test(section)) return [{ path: [section], message: `${name} cannot be a section: ${SECTION_REMEDY}` }];
    return Object.entries(ini[section]).flatMap(([option, value]): Problem[] => {
      const wrong = OPTION.test(option)
        ? (wrongValue(value, () => form(section, option)) ?? wrongVariable(section, option, value, variables))
        : `cannot be an option: ${OPTION_REMEDY}`;
      const shown = OPTION.test(option) ? option : JSON.stringify(option);
      return wrong === undefined ? [] : [{ path: [section, option], message: `[${section}] ${shown} ${wrong}` }];
    });
  });
}

const SECTION = /^[^\s\p{C}[\]]+( [^\s\p{C}[\]]+)*$/u;
const SECTION_REMEDY = 'leave out brackets, line breaks and blanks at its ends';
const OPTION = /^[^\s\p{C}=:#;[\]][^\s\p{C}=:]*$/u;
const OPTION_REMEDY = 'leave out blanks, "=", ":" and a sign for comments at its beginning';

function wrongValue(value: unknown, form: () => ListForm): string | undefined {
  // of other mappings than these says more who knows Secrets
  if (value === null || value === undefined || isReference(value) || kindOf(value) === 'a mapping') return undefined;
  if (!Array.isArray(value))
    return isScalar(value) ? wrongText(String(value)) : `is ${kindOf(value)}, expected a value`;
  for (const item of value as unknown[]) {
    if (!isScalar(item)) return `has an item that is ${kindOf(item)}, expected values`;
    const wrong = wrongText(String(item));
    if (wrong !== undefined) return wrong;
    if (String(item).includes(',') && form() !== 'lines') {
      return `has the item ${JSON.stringify(item)}, whose comma would make two of it; write the list as text if it is meant`;
    }
  }
  return undefined;
}

function wrongText(value: string): string | undefined {
  const odd = notText(value);
  if (odd !== undefined) return odd;
  // what follows the last line break of a block in YAML is nothing
  const [, ...more] = value.replace(/\n+$/, '').split('\n');
  if (more.some((line) => line.trim() === '')) return 'has an empty line, which would end it; take that out';
  return more.some((line) => line !== line.trim())
    ? 'has a line with blanks at its beginning or end, which would be lost; take them out'
    : undefined;
}

/** Characters that a manifest cannot hold, or that some parser takes for the end of a line. */
export function notText(value: string): string | undefined {
  const [odd] = /(?![\t\n])\p{Cc}|\p{Surrogate}/u.exec(value) ?? [];
  if (odd === undefined) return undefined;
  const code = odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `holds the character U+${code}, which is no text; take it out`;
}

/** Secrets come in the environment, whose names are case-blind and of fewer letters. */
function wrongVariable(
  section: string,
  option: string,
  value: unknown,
  variables: Map<string, string>,
): string | undefined {
  if (!isReference(value)) return undefined;
  const variable = environmentName(section, option);
  const name = `[${section}] ${option}`;
  const other = variables.get(variable);
  variables.set(variable, name);
  if (other !== undefined) return `and ${other} would share the environment variable ${variable}; keep one`;
  return /^[A-Z_][A-Z0-9_]*$/.test(variable)
    ? undefined
    : `cannot be a Secret: ${variable}, from which it would be read, is no name of an environment variable`;
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a mapping';
  return typeof value === 'number' ? String(value) : `a ${typeof value}`;
}

/** The environment variable from which oslo.config reads an option (its environment source). */
export function environmentName(section: string, option: string): string {
  return `OS_${section}__${option}`.toUpperCase();
}

/** By shape and not by class, since plain data from a YAML file counts as well. */
export function isReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ('secret' in value && typeof value.secret === 'string') || ('secrets' in value && Array.isArray(value.secrets))
  );
}

function isSecret(value: IniValue): value is SecretReference | SecretText {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * As oslo.config's parser reads it back: it takes one pair of quotes off the first line, and further lines are
 * indented. Line breaks at the end are left out: they would end the value.
 */
function encode(value: Scalar): string {
  const [first, ...more] = String(value).replace(/\n+$/, '').split('\n');
  const quoted = /^\s|\s$/.test(first) || /^(["'])(.*\1)?$/s.test(first) ? `"${first}"` : first;
  return [quoted, ...more].join('\n  ');
}

function defaultFirst(a: string, b: string): number {
  return Number(b === 'DEFAULT') - Number(a === 'DEFAULT') || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
