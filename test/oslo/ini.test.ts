import { concat, environmentName, type Ini, type ListForms, merge, render, SecretText, text } from '../../lib/oslo/ini';

const PASSWORD = { secret: 'nova-database', key: 'password' };

const body = (ini: Ini, form?: ListForms) => render(ini, form).body;
const line = (value: Ini[string][string]) => body({ s: { o: value } });

describe('merge', () => {
  test('a later source wins, option by option', () => {
    expect(merge({ a: { x: 1, y: 1 } }, { a: { y: 2 }, b: { z: 3 } })).toEqual({ a: { x: 1, y: 2 }, b: { z: 3 } });
  });

  test('undefined leaves alone, null takes out', () => {
    const merged = merge({ a: { x: 1, y: 1 } }, { a: { x: undefined, y: null } }, undefined);
    expect(merged).toEqual({ a: { x: 1, y: null } });
    expect(body(merged)).toBe('[a]\nx = 1\n');
  });

  test('an option that was taken out can be set again', () => {
    expect(body(merge({ a: { x: 1 } }, { a: { x: null } }, { a: { x: 2 } }))).toBe('[a]\nx = 2\n');
  });

  test('the sources stay as they are', () => {
    const first = { a: { x: 1 } };
    merge(first, { a: { x: 2 } });
    expect(first).toEqual({ a: { x: 1 } });
  });
});

describe('render', () => {
  test('[DEFAULT] first, then sections and options in order, whatever order they came in', () => {
    const expected = '[DEFAULT]\ndebug = true\n\n[a]\nx = 1\ny = 2\n\n[b]\nz = 3\n';
    expect(body({ b: { z: 3 }, a: { y: 2, x: 1 }, DEFAULT: { debug: true } })).toBe(expected);
    expect(body({ DEFAULT: { debug: true }, a: { x: 1, y: 2 }, b: { z: 3 } })).toBe(expected);
  });

  test('nothing is left of a section without options', () => {
    expect(body({ a: {}, b: { x: null } })).toBe('');
  });

  test.each<[string, Ini[string][string], string]>([
    ['a boolean', false, '[s]\no = false\n'],
    ['zero', 0, '[s]\no = 0\n'],
    ['no text', '', '[s]\no =\n'],
    ['a list', ['a', 'b'], '[s]\no = a,b\n'],
    ['an empty list', [], '[s]\no =\n'],
    ['a dollar, which stays', '$state_path/x and $$5', '[s]\no = $state_path/x and $$5\n'],
    ['blanks at the ends, in quotes', ' x ', '[s]\no = " x "\n'],
    ['quotes around, in quotes, of which one pair is taken off', '"x"', '[s]\no = ""x""\n'],
    ['single quotes around', "'x'", `[s]\no = "'x'"\n`],
    ['quotes inside, as they are', 'say "x"!', '[s]\no = say "x"!\n'],
    ['one quote, in quotes', '"', '[s]\no = """\n'],
    ['several lines, indented', 'a\nb', '[s]\no = a\n  b\n'],
    ['several lines of which the first is in quotes', '"a"\nb', '[s]\no = ""a""\n  b\n'],
    ['line breaks at the end, which would end the value', 'a\nb\n\n', '[s]\no = a\n  b\n'],
    ['no first line', '\nb', '[s]\no = \n  b\n'],
    ['a comment sign', '#1', '[s]\no = #1\n'],
    ['an equals sign', 'a=b', '[s]\no = a=b\n'],
    ['umlauts', 'Zürich', '[s]\no = Zürich\n'],
  ])('%s', (_, value, expected) => {
    expect(line(value)).toBe(expected);
  });

  test('a section is called as it is called', () => {
    const odd = JSON.parse('{"__proto__":{"__proto__":1},"constructor":{"toString":2}}') as Ini;
    const expected = '[__proto__]\n__proto__ = 1\n\n[constructor]\ntoString = 2\n';
    expect(body(odd)).toBe(expected);
    expect(body(merge({}, odd))).toBe(expected);
  });

  test.each<[string, Ini]>([
    ['a line that would be another option', { s: { o: 'a\rdebug = true' } }],
    ['an empty line', { s: { o: 'a\n\nb' } }],
    ['a section in a section', { 's]\n[t': { o: 1 } }],
    ['an option with a value', { s: { 'a=b': 1 } }],
    ['a mapping', { s: { o: { a: 1 } as never } }],
  ])('%s is refused', (_, ini) => {
    expect(() => body(ini)).toThrow();
  });

  test('a list of a multi-valued option is the option several times', () => {
    const form = (_: string, option: string) => (option === 'o' ? 'lines' : 'commas');
    expect(body({ s: { o: ['a', 'b'], p: ['c', 'd'] } }, form)).toBe('[s]\no = a\no = b\np = c,d\n');
  });

  test('a list with bounds is in brackets, a text stays as it is', () => {
    const lists = { o: ['a', 'b'], none: [], text: '[a,b]', other: '$o' };
    expect(body({ s: lists }, () => 'brackets')).toBe('[s]\nnone = []\no = [a,b]\nother = $o\ntext = [a,b]\n');
  });

  test('secrets are taken out of the file, sections of nothing else with them', () => {
    const { body, secrets } = render({
      database: { connection: text`mysql://nova:${PASSWORD}@db/nova`, max_retries: -1 },
      ldap: { password: { secret: 'corp-ldap' } },
    });
    expect(body).toBe('[database]\nmax_retries = -1\n');
    expect(secrets.database.connection.parts).toEqual(['mysql://nova:', PASSWORD, '@db/nova']);
    expect(secrets.ldap.password.parts).toEqual([{ secret: 'corp-ldap', key: 'password' }]);
  });
});

test.each([
  ['database', 'connection', 'OS_DATABASE__CONNECTION'],
  ['DEFAULT', 'transport_url', 'OS_DEFAULT__TRANSPORT_URL'],
  ['keystone_authtoken', 'password', 'OS_KEYSTONE_AUTHTOKEN__PASSWORD'],
])('[%s] %s is read from %s', (section, option, name) => {
  expect(environmentName(section, option)).toBe(name);
});

describe('text', () => {
  test('without secrets is a string', () => {
    expect(text`a${1}b${'c'}`).toBe('a1bc');
    expect(concat()).toBe('');
  });

  test('keeps secrets apart from what is around them', () => {
    expect(text`x${1}${PASSWORD}y`).toEqual(new SecretText(['x1', PASSWORD, 'y']));
    expect(concat(PASSWORD)).toEqual(new SecretText([PASSWORD]));
  });

  test('flattens and joins texts within texts', () => {
    const inner = text`(${PASSWORD})`;
    expect(text`a${inner}b${inner}`).toEqual(new SecretText(['a(', PASSWORD, ')b(', PASSWORD, ')']));
  });

  test('lists its secrets in order of appearance, with their filters', () => {
    const quoted = { secret: 's', key: 'k', filter: 'json' as const };
    expect((text`${quoted}, ${PASSWORD}` as SecretText).secrets).toEqual([quoted, PASSWORD]);
  });
});
