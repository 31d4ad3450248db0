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

/** Options by section: the content of an oslo.config file. */
export interface Ini {
  readonly [section: string]: IniSection;
}

export interface IniSection {
  readonly [option: string]: IniValue;
}

/** All sources in one; an option of a later source replaces the earlier one, `null` included. */
export function merge(...sources: readonly (Ini | undefined)[]): Ini {
  const merged: Record<string, Record<string, IniValue>> = {};
  for (const source of sources) {
    for (const [section, options] of Object.entries(source ?? {})) {
      const target = (merged[section] ??= {});
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
 * @param isMulti whether a list is written as a repeated option (`MultiOpt`) instead of comma-separated
 */
export function render(
  ini: Ini,
  isMulti: (section: string, option: string) => boolean = () => false,
): { readonly body: string; readonly secrets: Readonly<Record<string, Readonly<Record<string, SecretText>>>> } {
  const secrets: Record<string, Record<string, SecretText>> = {};
  const blocks: string[] = [];
  for (const section of Object.keys(ini).sort(defaultFirst)) {
    const lines: string[] = [];
    for (const [option, value] of Object.entries(ini[section]).sort(([a], [b]) => compare(a, b))) {
      if (value === null || value === undefined) continue;
      if (isSecret(value)) {
        (secrets[section] ??= {})[option] =
          value instanceof SecretText ? value : secretText({ secret: value.secret, key: value.key ?? 'password' });
      } else if (Array.isArray(value) && isMulti(section, option)) {
        lines.push(...value.map((item) => `${option} = ${encode(item)}`));
      } else {
        lines.push(`${option} = ${Array.isArray(value) ? encode(value.join(',')) : encode(value as Scalar)}`.trimEnd());
      }
    }
    if (lines.length > 0) blocks.push([`[${section}]`, ...lines].join('\n') + '\n');
  }
  return { body: blocks.join('\n'), secrets };
}

/** The environment variable from which oslo.config reads an option (its environment source). */
export function environmentName(section: string, option: string): string {
  return `OS_${section}__${option}`.toUpperCase();
}

function isSecret(value: IniValue): value is SecretReference | SecretText {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * As oslo.config's parser reads it back: it takes one pair of quotes off the first line, and further lines are
 * indented. An empty line would end the value and fail the program, so empty lines are left out.
 */
function encode(value: Scalar): string {
  const [first, ...more] = String(value).split('\n');
  const quoted = /^\s|\s$/.test(first) || /^(["'])(.*\1)?$/.test(first) ? `"${first}"` : first;
  return [quoted, ...more.filter((line) => line.trim() !== '')].join('\n  ');
}

function defaultFirst(a: string, b: string): number {
  return Number(b === 'DEFAULT') - Number(a === 'DEFAULT') || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
