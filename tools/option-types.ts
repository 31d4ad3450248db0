/** The types of options by release, made from the catalogs: `imports/oslo/<release>/config.d.ts`. */
import { catalog, type HelpText, helpTexts, isRenamed, type Option, type Options } from '../lib/oslo/catalog';
import { or } from '../lib/oslo/nearest';

/** Text of a file of declarations: a type for each project, `NovaConfig`, of what its `config` may be. */
export function optionTypes(release: string, projects: readonly string[]): string {
  const shared = new Map<string, string>();
  const parts = projects.flatMap((project) => {
    const { options, named = {} } = catalog(release, project) ?? { options: {} };
    const help = helpTexts(release, project);
    const typeOf = (section: string, known: Options): string => {
      const body = sectionType(known, help[section] ?? {});
      const name = shared.get(body) ?? `Section${shared.size}`;
      shared.set(body, name);
      return name;
    };
    const patterns = Object.entries(named).filter(([section]) => section.endsWith('*'));
    const stores = Object.entries(named).filter(([section]) => !section.endsWith('*'));
    const sections = [
      ...Object.entries(options).map(([section, known]) => `  ${key(section)}?: ${typeOf(section, known)};`),
      ...patterns.map(
        ([section, known]) => `  [section: \`${section.slice(0, -1)}\${string}\`]: ${typeOf(section, known)};`,
      ),
    ];
    const title = project.charAt(0).toUpperCase() + project.slice(1);
    const config =
      stores.length === 0
        ? `export type ${title}Config = Readonly<Record<string, ${title}Options>>;`
        : [
            `interface ${title}Drivers {`,
            ...stores.map(([driver, known]) => `  ${key(driver)}: ${typeOf(driver, known)};`),
            '}',
            `/** Of sections with names of their own by their drivers: \`${title}Config<{ fast: 'rbd' }>\`. */`,
            `export type ${title}Config<Named extends Record<string, keyof ${title}Drivers> = {}> = Readonly<`,
            `  Record<string, ${title}Options & { readonly [Name in keyof Named]?: ${title}Drivers[Named[Name]] }>`,
            '>;',
          ].join('\n');
    const about = `/** Options of ${title} in ${release} by file and section: \`config: { … } satisfies ${title}Config\`. */`;
    return [
      `export interface ${title}Options {\n${sections.join('\n')}\n}`,
      stores.length === 0 ? `${about}\n${config}` : config,
    ];
  });
  const declared = [...shared].map(([body, name]) => `interface ${name} ${body}`);
  return `${HEAD}\n${[...parts, ...declared].join('\n\n')}\n`;
}

const HEAD = `// Made by "npm run generate" from the catalogs beside it; do not edit.

export {};

/** A key of a Kubernetes Secret. */
export interface Secret {
  readonly secret: string;
  /** @default password */
  readonly key?: string;
}
/** The value of another option. */
type Other = \`$\${string}\`;
type Text = string | number | Secret | null;
type Num = number | \`\${number}\` | Other | null;
type Bool = boolean | 'true' | 'false' | Other | null;
type Scalar = string | number | boolean;
type List<T = Scalar> = readonly T[] | string | Secret | null;
type Bracketed<T = Scalar> = readonly T[] | \`[\${string}]\` | Other | Secret | null;
type Multi<T = Scalar> = readonly T[] | T | null;
`;

function sectionType(options: Options, help: Readonly<Record<string, HelpText>>): string {
  const lines = Object.entries(options).flatMap(([option, known]) => {
    const text = isRenamed(known)
      ? `@deprecated now ${or(known.renamed)}`
      : described(known, Object.hasOwn(help, option) ? help[option] : {});
    const type = isRenamed(known) ? 'unknown' : typeOfOption(known);
    return [...(text === '' ? [] : [`  /** ${text.replaceAll('*/', '*\\/')} */`]), `  ${key(option)}?: ${type};`];
  });
  return `{\n${lines.join('\n')}\n}`;
}

const LONGEST = 120;

/** The first sentence, so that the file is small: \`explain\` says all. */
function described(option: Option, { help = '', default: standard, deprecated }: HelpText): string {
  const [sentence] = help.split(/(?<=\.)\s/);
  const short = sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence;
  const value = standard === undefined || standard === '' ? '' : `@default ${JSON.stringify(standard)}`;
  const gone = option.deprecated
    ? `@deprecated ${deprecated === undefined ? '' : deprecated.split(/(?<=\.)\s/)[0]}`.trim()
    : '';
  return [short, value, gone].filter((part) => part !== '').join(' ');
}

function typeOfOption({ type, choices, ignoreCase, items, secret, bounds }: Option): string {
  if (secret) return type === 'multi' ? 'Multi' : "Secret | '' | null";
  if (choices && !ignoreCase) {
    const values = choices.flatMap((one) => (typeof one === 'number' ? [one, String(one)] : [one]));
    return `${values.map((one) => JSON.stringify(one)).join(' | ')} | Other${type === 'str' ? ' | Secret' : ''} | null`;
  }
  switch (type) {
    case 'bool':
      return 'Bool';
    case 'int':
    case 'float':
      return 'Num';
    case 'list':
      if (bounds) return `Bracketed${items ? `<${itemType(items)}>` : ''}`;
      return items ? `List<${itemType(items)}>` : 'List';
    case 'multi':
      return items ? `Multi<${itemType(items)}>` : 'Multi';
    default:
      return 'Text';
  }
}

function itemType({ type, choices }: Option): string {
  if (choices) return choices.map((one) => JSON.stringify(one)).join(' | ');
  return type === 'int' || type === 'float' ? 'number' : 'Scalar';
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
