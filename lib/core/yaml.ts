import { Yaml } from 'cdk8s';

/** Manifests as text: the bytes of `Yaml.stringify` of cdk8s, several times as fast. */
export function yamlOf(manifests: readonly object[]): string {
  return manifests.map((manifest) => `${block(manifest, '')}\n`).join('---\n');
}

/** Lines of a mapping or list, the first of them after its indentation. */
function block(value: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `- ${hasLines(item) ? block(item, inner) : scalar(item, indent)}`)
    : Object.entries(value).map(([key, item]) => {
        const text = hasLines(item) ? `\n${inner}${block(item, inner)}` : ` ${scalar(item, indent)}`;
        return `${keyOf(key)}:${text}`;
      });
  return lines.join(`\n${indent}`);
}

function hasLines(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Most texts, of which no more is to be asked: no other type has a value that looks like it, but `e677696753` (0). */
const WORD = /^(?![eE]-?[0-9]+$)[A-Za-z/][-./\w]{5,}$/;

/** What is neither a line of plain letters and signs, nor several lines, is rare, and left to cdk8s. */
const LINE = /^(?![0-9]{4}-)[ -~]*$/;
const LINES = /^\S(?=[^]*\n)(?:[^]*\S)?\n?$/;
const ASCII = /^[\t\n -~]*$/;
const CONTROL = /(?![\t\n])\p{Cc}|\p{Surrogate}/u;

/** Where a text looks like something of YAML: an indicator, a key, a comment. */
const STRUCTURE = /^[ ,[\]{}#&*!|>'"%@`]|^[?-](?: |$)|: | #|[ :]$/;

/** What is no text in YAML 1.1 (https://yaml.org/type/): nothing, true and false, numbers. */
const OTHER_TYPE = new RegExp(
  `^(?:${[
    '|~|[Nn]ull|NULL',
    'Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON|N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF',
    '[-+]?(?:0b[01_]+|0x[0-9a-fA-F_]+|\\.(?:inf|Inf|INF))|\\.(?:nan|NaN|NAN)',
    '[-+]?(?:[0-9][0-9_]*|(?:[0-9][0-9_]*)?\\.[0-9_]*|(?:[0-9][0-9_]*)?(?:\\.[0-9_]*)?[eE][-+]?[0-9]+)',
    // hours and minutes are a number of base 60
    '[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\\.[0-9_]*)?',
  ].join('|')})$`,
);

function scalar(value: unknown, indent: string): string {
  if (typeof value === 'string' && WORD.test(value)) return value;
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'string' && LINE.test(value)) return line(value);
  if (typeof value === 'string' && LINES.test(value) && (ASCII.test(value) || !CONTROL.test(value))) {
    const [header, text] = value.endsWith('\n') ? ['|', value.slice(0, -1)] : ['|-', value];
    return `${header}\n${indent}  ${text.replace(/\n+/g, `$&${indent}  `)}`;
  }
  return Yaml.stringify({ key: value })
    .slice('key: '.length, -1)
    .replace(/\n(?!\n|$)/g, `$&${indent}`);
}

function keyOf(key: string): string {
  if (WORD.test(key)) return key;
  return LINE.test(key) ? line(key) : Yaml.stringify({ key: { [key]: 0 } }).slice('key:\n  '.length, -': 0\n'.length);
}

function line(text: string): string {
  if (!STRUCTURE.test(text) && !OTHER_TYPE.test(text)) return text;
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
