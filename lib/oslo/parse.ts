/** An option as it stands in a file. */
export interface ParsedOption {
  /** A value for each time that the option stands there; further lines of one are joined by line breaks. */
  readonly values: readonly string[];
  /** Where it stands last, counted from 1. */
  readonly line: number;
  /** Where each of the values begins. */
  readonly lines: readonly number[];
}

/** What stands in a file of options, and what does not belong there. */
export interface Parsed {
  readonly sections: Readonly<Record<string, Readonly<Record<string, ParsedOption>>>>;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/**
 * Reads a file of options as oslo.config and kolla-ansible do: `key = value` or `key: value`, what is indented
 * continues the value above, a pair of quotes around a value goes, `#` and `;` begin comments at the beginning of a
 * line alone.
 *
 * @see oslo_config.iniparser
 */
export function parse(text: string): Parsed {
  // without a prototype, so that a section may be called `constructor`
  const sections: Record<string, Record<string, Open>> = Object.create(null);
  const problems: { line: number; message: string }[] = [];
  let section: string | undefined;
  let open: Open | undefined;
  for (const [i, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = i + 1;
    const wrong = (message: string): void => void problems.push({ line, message });
    const content = raw.trimEnd();
    if (/\{\{|\{%/.test(content) && !/^[#;]/.test(content)) {
      wrong('is a template of kolla-ansible, which nobody fills in here; write the value itself');
    } else if (content === '') {
      open = undefined;
    } else if (/^[ \t]/.test(content)) {
      if (open === undefined) wrong('is indented, but there is no value above that it continues; take the blanks out');
      else open.values.push(`${open.values.pop()}\n${content.trimStart()}`);
    } else if (content.startsWith('[')) {
      open = undefined;
      section = /^\[(.+)\]$/s.exec(content)?.[1];
      if (section === undefined) wrong(`${JSON.stringify(content)} is no section; write [name]`);
      else sections[section] ??= Object.create(null) as Record<string, never>;
    } else if (/^[#;]/.test(content)) {
      open = undefined;
    } else {
      const [, option, value] = /^([^=:]*)[=:](.*)$/s.exec(content) ?? [];
      open = undefined;
      if (option === undefined || option.trim() === '') wrong(`${shown(content)} is no option; write option = value`);
      else if (section === undefined)
        wrong(`${option.trim()} stands before the first section; write [DEFAULT] above it`);
      else open = add(sections[section], option.trim(), unquoted(value.trim()), line);
    }
  }
  return { sections, problems };
}

/** An option to which more may come. */
interface Open {
  readonly values: string[];
  readonly lines: number[];
  line: number;
}

function add(section: Record<string, Open>, option: string, value: string, line: number): Open {
  const known = (section[option] ??= { values: [], lines: [], line });
  known.values.push(value);
  known.lines.push(line);
  known.line = line;
  return known;
}

function unquoted(value: string): string {
  // a quote alone is both of them
  const [quoted, , inner = ''] = /^(["'])(?:(.*)\1)?$/s.exec(value) ?? [];
  return quoted === undefined ? value : inner;
}

/** A line that may hold anything, also what must not be shown. */
function shown(content: string): string {
  const [word] = content.split(/\s/);
  return JSON.stringify(word.length > 40 ? `${word.slice(0, 40)}…` : word);
}
