/**
 * `layers.txt`: after each `=== name` files, each after `--- its name`, then what they come to: `→ process file [section]
 * option = value`, a line for each time that the option stands in the file, without a value where it does not, or, after
 * `✗`, what the command says of a mistake, a line each.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readings } from '../../lib/cli/explain';
import { InputError } from '../../lib/core/errors';
import { type Ini, render } from '../../lib/oslo/ini';
import { listForm } from '../../lib/oslo/options';
import { parse } from '../../lib/oslo/parse';
import { readSettings } from '../../lib/settings/read';
import { tried } from '../../lib/settings/trial';

interface Case {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  readonly mistakes: readonly string[];
}

const CASES: readonly Case[] = readFileSync(join(__dirname, 'layers.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((text) => {
    const [name, ...lines] = text.trimEnd().split('\n');
    const given = lines.filter((line) => !/^[→✗] /.test(line)).join('\n');
    const files = given
      .split(/^--- /m)
      .slice(1)
      .map((file): [string, string] => [file.slice(0, file.indexOf('\n')), file.slice(file.indexOf('\n') + 1)]);
    const after = (sign: string) => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
    return { name, files: Object.fromEntries(files), values: after('→'), mistakes: after('✗') };
  });

test('there are as many cases as there are rules to hold to', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
});

test.each(CASES)('$name', ({ files, values, mistakes }) => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  const home = process.cwd();
  try {
    for (const [name, text] of Object.entries({ 'cloud.yaml': 'configFolder: config\n', ...files })) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    process.chdir(folder);
    const { said, valueOf } = outcome();
    expect(said).toEqual(mistakes);
    expect(values.map(valueOf)).toEqual(values);
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});

/** What is said of the settings here, and what they come to. */
function outcome(): { readonly said: readonly string[]; readonly valueOf: (line: string) => string } {
  let locate: ReturnType<typeof readSettings>['locate'] = (problems) => problems;
  try {
    const settings = readSettings('cloud.yaml');
    locate = settings.locate;
    const { cloud, specs } = tried(settings.props);
    const valueOf = (line: string): string => {
      const [, start, process, place, section, option] =
        /^((\S+) (?:reads no )?(\S+)(?: \[(.+?)\] ([^ =]+))?)(?: =.*)?$/.exec(line) ?? [];
      const reading = readings(cloud, specs, place).find((one) => one.process === process);
      if (reading === undefined) return `${process} reads no ${place}`;
      const form = (one: string, name: string) =>
        listForm(cloud.release, reading.unit, one, name, reading.file.sections);
      const { body } = render(reading.file.content as Ini, form);
      const found = parse(body).sections[section]?.[option]?.values;
      return found === undefined ? start : `${start} = ${found.join(' | ').replaceAll('\n', '\\n')}`.trimEnd();
    };
    return { said: [], valueOf };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { said: new InputError(locate(error.problems)).message.split('\n'), valueOf: () => 'nothing' };
  }
}
