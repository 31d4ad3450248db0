/**
 * Whatever is put in: it is refused with words, or it comes out as it was put in. A failure prints the seed and
 * the smallest input that shows it.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { parseAllDocuments, stringify } from 'yaml';
import { OpenStackApp, OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { type Schema, settingsSchema } from '../lib/core/check';
import { InputError } from '../lib/core/errors';
import { type Ini, type ListForms, render, unreadable } from '../lib/oslo/ini';
import { checkOptions, checkPolicies } from '../lib/oslo/options';
import { parse } from '../lib/oslo/parse';
import { KEYSTONE_ONLY } from './facts';
import { type Manifest, manifests } from './manifests';
import { BEFORE, inFolder, synth } from './settings/run';

const SEED = 20252;
const SLOWEST = 20_000;

const runs = (numRuns: number) => ({
  seed: SEED,
  numRuns,
  interruptAfterTimeLimit: 60_000,
  markInterruptAsFailure: true,
});

/** What breaks programs that put text together. */
const NASTY = [
  ...[
    '',
    ' ',
    '\n',
    '\r',
    '\t',
    '\0',
    '\u0085',
    '\u2028',
    '\uFEFF',
    '\uD800',
    '#',
    ';',
    '=',
    ':',
    '[',
    ']',
    '"',
    "'",
    '""',
  ],
  ...[
    'a\nb',
    'a\n\nb',
    'a\n b',
    '\na',
    'a\n',
    ' a ',
    '\ta',
    '"a',
    '"a"',
    "'a'",
    '"a" "b"',
    '"a\nb"',
    'a,b',
    '[s]',
    'a\r[s]\rb = c',
  ],
  ...[
    '$',
    '$$',
    '$a',
    '${a}',
    '\\$a',
    '$5',
    '@@HOME|raw@@',
    '$(HOME)',
    '{{ x }}',
    '%(x)s',
    'x: y',
    '- x',
    '*a',
    '&a',
    '!x',
    '<<',
    '---',
  ],
  ...[
    'http://a:b@c',
    'root:x@y',
    '../..',
    '/',
    'a//b',
    '-a',
    'a-',
    '.',
    '010',
    '0x1F',
    '1e999',
    'NaN',
    'null',
    'true',
    'yes',
    '~',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'DEFAULT', 'a'.repeat(300), 'ä', '😀', '１'],
];

const nasty = fc.constantFrom(...NASTY);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(fc.oneof(nasty, fc.string({ maxLength: 4 })), { maxLength: 4 }).map((parts) => parts.join('')),
);
const word = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
const name = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: text });

describe('INI', () => {
  const scalar = fc.oneof(text, fc.integer(), fc.double(), fc.boolean());
  const value = fc.oneof(scalar, scalar, fc.array(scalar, { maxLength: 3 }), fc.constant(null), fc.anything());
  const options = fc.dictionary(name, value, { maxKeys: 4 });
  const files = fc.dictionary(name, options, { maxKeys: 3 });
  const FORMS = ['lines', 'commas', 'brackets'] as const;
  const form = (_: string, option: string) => FORMS[option.length % 3];

  test('is read back as it was written, or refused', () => {
    let accepted = 0;
    const property = fc.property(files, (given) => {
      if (unreadable(given, form).length > 0 || hasMapping(given)) {
        expect(() => render(given as Ini, form)).toThrow();
        return;
      }
      accepted += 1;
      expect(readOslo(render(given as Ini, form).body)).toEqual(asRead(given as Ini, form));
    });
    fc.assert(property, runs(1500));
    expect(accepted).toBeGreaterThan(300);
  });

  test('options and policies are judged without an end or a crash', () => {
    const sections = fc.oneof(fc.constantFrom('DEFAULT', 'token', 'cache', 'ldap'), name);
    const keys = fc.oneof(fc.constantFrom('debug', 'expiration', 'provider', 'backend_argument', 'url'), name);
    const config = fc.dictionary(sections, fc.dictionary(keys, value, { maxKeys: 3 }), { maxKeys: 3 });
    const unchecked = fc.array(sections, { maxLength: 2 });
    const rule = fc.oneof(
      text,
      fc
        .array(fc.constantFrom('(', ')', '((', 'and', 'or', 'not', '!', '@', 'role:a', 'rule:a', 'rule:b', 'x'), {
          maxLength: 9,
        })
        .map((words) => words.join(' ')),
    );
    const policy = fc.dictionary(fc.oneof(fc.constantFrom('a', 'b', 'identity:list_users'), name), rule, {
      maxKeys: 4,
    });
    const property = fc.property(config, unchecked, policy, (options, left, rules) => {
      for (const { path, message } of [
        ...checkOptions('2025.2', 'keystone', 'keystone.conf', options, left),
        ...checkPolicies('2025.2', 'keystone', rules),
      ]) {
        expect(path.length).toBeGreaterThan(0);
        expect(message).not.toMatch(/\[object |undefined|^$/);
      }
    });
    fc.assert(property, runs(500));
  });
});

/** As `oslo_config.iniparser` and the `ConfigParser` upon it read a file, opened as text. */
function readOslo(content: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = Object.create(null);
  let section: string | undefined;
  let key: string | undefined;
  let value: string[] = [];
  const assign = () => {
    if (key === undefined) return;
    if (section === undefined) throw new Error(`${key} is in no section`);
    ((sections[section] ??= Object.create(null))[key] ??= []).push(value.join('\n'));
    key = undefined;
  };
  for (const raw of content.split(/\r\n|\r|\n/)) {
    const line = raw.replace(new RegExp(`${BLANK}+$`), '');
    if (line === '') {
      assign();
    } else if (/^[ \t]/.test(line)) {
      if (key === undefined) throw new Error(`unexpected continuation ${line}`);
      value.push(strip(line));
    } else {
      assign();
      if (line.startsWith('[')) {
        if (!line.endsWith(']') || line.length <= 2) throw new Error(`no section ${line}`);
        section = line.slice(1, -1);
      } else if (!/^[#;]/.test(line)) {
        const at = line.search(/[:=]/);
        if (at < 0) throw new Error(`no assignment ${line}`);
        key = strip(line.slice(0, at));
        if (key === '') throw new Error(`no key ${line}`);
        value = [unquoted(strip(line.slice(at + 1)))];
      }
    }
  }
  assign();
  return sections;
}

/** What Python's `str.strip` takes off. */
const BLANK = '[\\t-\\r\\x1C-\\x20\\x85\\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]';

function strip(line: string): string {
  return line.replace(new RegExp(`^${BLANK}+|${BLANK}+$`, 'g'), '');
}

function unquoted(value: string): string {
  const quote = value[0];
  return (quote === '"' || quote === "'") && value.endsWith(quote) ? value.slice(1, -1) : value;
}

/** What was meant: sections and options that have a value, the line breaks at the end of a text left out. */
function asRead(ini: Ini, form: ListForms): Record<string, Record<string, string[]>> {
  const read: Record<string, Record<string, string[]>> = Object.create(null);
  for (const [section, options] of Object.entries(ini)) {
    for (const [option, value] of Object.entries(options)) {
      if (value === null || value === undefined || isSecret(value)) continue;
      const lists = {
        lines: (items: unknown[]) => items,
        commas: (items: unknown[]) => [items.join(',')],
        brackets: (items: unknown[]) => [`[${items.join(',')}]`],
      };
      const values = Array.isArray(value) ? lists[form(section, option)](value) : [value];
      if (values.length === 0) continue;
      (read[section] ??= Object.create(null))[option] = values.map((each) => String(each).replace(/\n+$/, ''));
    }
  }
  return read;
}

function isSecret(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}

function hasMapping(given: Record<string, Record<string, unknown>>): boolean {
  return Object.values(given).some((options) =>
    Object.values(options).some((value) => value !== null && isSecret(value)),
  );
}

const VALID: OpenStackCloudProps = {
  namespace: 'cloud',
  region: 'RegionOne',
  release: '2025.2',
  size: 'small',
  hostNetwork: false,
  images: { registry: 'registry.example.org:5000', pullSecrets: ['regcred'], each: { keystone: { tag: '1.10' } } },
  roles: {
    control: { label: 'openstack-control-plane=enabled', tolerations: ['node-role.kubernetes.io/control-plane'] },
  },
  storage: { className: 'fast' },
  database: { size: '20Gi' },
  messageBus: { existing: { hosts: ['10.0.0.1', 'fd00::1'], port: 5672, adminSecret: 'mq-admin' } },
  cache: { existing: { servers: ['mc-0:11211', '[fd00::1]:11211'] } },
  logging: { opensearch: 'https://logs.example.org:9200', secret: 'logs-writer', indexPrefix: 'cloud' },
  public: { domain: 'cloud.example.org', via: 'ingress', tls: { secret: 'wildcard' } },
  services: {
    keystone: {
      replicas: 2,
      unchecked: ['my_plugin'],
      policy: { 'identity:list_users': 'role:reader' },
      config: { 'keystone.conf': { token: { expiration: 7200 }, my_plugin: { url: 'http://a', list: ['a', 1] } } },
      domains: { corp: { ldap: { url: 'ldaps://ldap.example.org', password: { secret: 'corp-ldap' } } } },
    },
  },
};

describe('a folder of files', () => {
  const section = fc.oneof(fc.constantFrom('DEFAULT', 'token', 'cache', 'oslo_policy', 'my_plugin'), name);
  const key = fc.oneof(
    fc.constantFrom('debug', 'expiration', 'backend_argument', 'enforce_scope', 'max_token_size'),
    name,
  );
  const word = fc.oneof(fc.constantFrom('true', '7200', '["a"]', '<SERVICE DEFAULT>', 'x'), text);
  const line = fc.oneof(
    { weight: 3, arbitrary: section.map((one) => `[${one}]`) },
    { weight: 6, arbitrary: fc.tuple(key, fc.constantFrom('=', ' = ', ':'), word).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: word.map((one) => `  ${one}`) },
    { weight: 2, arbitrary: fc.constantFrom('', '# comment', '; comment', '\t', '[', '[]', '[a]b', '= x', '{{ x }}') },
    { weight: 1, arbitrary: text },
  );
  const options = fc
    .tuple(
      fc.constantFrom('', '[DEFAULT]\n', '\uFEFF[token]\n'),
      fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')), { maxLength: 8 }),
    )
    .map(([start, lines]) => start + lines.flat().join(''));

  test('options are read as oslo.config reads them, or refused with line and remedy', () => {
    let accepted = 0;
    const property = fc.property(options, (given) => {
      const { sections, problems } = parse(given);
      for (const { line, message } of problems) {
        expect(line).toBeGreaterThan(0);
        expect(message).toMatch(/[;,] \w/);
      }
      // what is blank to JavaScript is not quite what is blank to Python
      if (problems.length > 0 || /\uFEFF|(?![\t\n\r])\p{Cc}/u.test(given)) return;
      accepted += 1;
      const values: Record<string, Record<string, string[]>> = Object.create(null);
      for (const [one, some] of Object.entries(sections)) {
        for (const [option, { values: all }] of Object.entries(some))
          (values[one] ??= Object.create(null))[option] = [...all];
      }
      expect(values).toEqual(readOslo(given));
    });
    fc.assert(property, runs(600));
    expect(accepted).toBeGreaterThan(100);
  });

  type Content = string | Uint8Array | { readonly link: string } | 'folder';
  const huge = fc
    .constantFrom('a', '[', ' ', '"', '$a', 'a: ', '[a]\na=', 'a=b\n')
    .map((part) => part.repeat(100_000 / part.length));
  const many = fc.constant(`[DEFAULT]\n${Array.from({ length: 20_000 }, (_, i) => `debug${i} = 1\n`).join('')}`);
  const content: fc.Arbitrary<Content> = fc.oneof(
    { weight: 12, arbitrary: options },
    { weight: 4, arbitrary: fc.constantFrom('[token]\nexpiration = 5\n', '"identity:list_users": "!"\n', 'a = b\n') },
    { weight: 2, arbitrary: text },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.oneof(huge, many) },
    { weight: 1, arbitrary: fc.constantFrom('.', '..', 'itself', '/etc/passwd', '/nowhere').map((link) => ({ link })) },
    { weight: 1, arbitrary: fc.constant<Content>('folder') },
  );
  const fileName = text.filter((one) => !/[/\0\p{Surrogate}]|^\.{0,2}$/u.test(one) && Buffer.byteLength(one) < 256);
  const place = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...['global.conf', 'keystone.conf', 'keystone/keystone.conf', 'keystone/keystone-api.conf'],
        ...['keystone/policy.yaml', 'mariadb/galera.cnf', 'rabbitmq/rabbitmq.conf', 'keystone/node7/keystone.conf'],
      ),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fileName,
        fileName.map((one) => `keystone/${one}`),
      ),
    },
  );
  const folders = fc.array(fc.tuple(place, content), { minLength: 1, maxLength: 2 });

  /** What Keystone reads, and what stands in no file of the folder is not in it either. */
  function expectOnly(made: Manifest[], given: readonly Content[]): void {
    const texts = (all: Manifest[]): string[] =>
      all.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data = {} }) => data['keystone.conf'] ?? []);
    const known = new Set(texts(plainCloud()).flatMap(wordsIn));
    for (const one of given.filter((each) => typeof each === 'string')) {
      wordsIn(one.replace(/^\uFEFF/, '')).forEach((word) => known.add(word));
    }
    for (const one of texts(made)) expect(wordsIn(one).filter((word) => !known.has(word))).toEqual([]);
  }

  /** Sections, options and values. */
  function wordsIn(conf: string): string[] {
    try {
      return Object.entries(readOslo(conf)).flatMap(([one, some]) => [
        one,
        ...Object.entries(some).flatMap(([option, values]) => [option, ...values]),
      ]);
    } catch {
      // of another format, or refused
      return [];
    }
  }

  let plain: Manifest[] | undefined;
  const plainCloud = (): Manifest[] => (plain ??= ofCloud({ services: KEYSTONE_ONLY }));

  function ofCloud(props: OpenStackCloudProps): Manifest[] {
    return manifests((app) => new OpenStackCloud(app, 'cloud', props));
  }

  function put(folder: string, files: readonly (readonly [string, Content])[]): void {
    mkdirSync(folder);
    for (const [place, content] of files) {
      const target = join(folder, place);
      try {
        mkdirSync(dirname(target), { recursive: true });
        if (content === 'folder') mkdirSync(target);
        else if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(target, content);
        else symlinkSync(content.link === 'itself' ? target : content.link, target);
      } catch {
        // two of them want to be in one place
      }
    }
  }

  /** Manifests, or words that say where and what to do. */
  function madeOrTold(folder: string, key: 'configFolder' | 'renderedFolder'): Manifest[] | undefined {
    try {
      return ofCloud({ services: KEYSTONE_ONLY, [key]: folder });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const { path, message } of error.problems) {
        expect(path.join('.')).toMatch(/./);
        expect(message).toMatch(/[;,:] \S|; |did you mean|expected|at most/);
        expect(message).not.toMatch(/\[object |TypeError|RangeError|\bundefined\b|call stack/);
        expect(message.length).toBeLessThan(2000);
      }
      return undefined;
    }
  }

  test('holds in the manifests, or is told with place and remedy', () => {
    let accepted = 0;
    const property = fc.property(folders, (files) =>
      inFolder(undefined, (home) => {
        const start = performance.now();
        put(join(home, 'config'), files);
        const made = madeOrTold(join(home, 'config'), 'configFolder');
        expect(performance.now() - start).toBeLessThan(SLOWEST);
        if (made === undefined) return;
        accepted += 1;
        expectOnly(
          made,
          files.map(([, content]) => content),
        );
      }),
    );
    fc.assert(property, runs(45));
    expect(accepted).toBeGreaterThan(5);
  });

  test('that was rendered, too', () => {
    const copy = fc.record({
      source: fc.oneof(fc.constant('/var/lib/kolla/config_files/keystone.conf'), text),
      dest: fc.oneof(fc.constantFrom('/etc/keystone/keystone.conf', '/etc/keystone/', '/'), text),
    });
    const config = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          command: fc.oneof(fc.constant('run it'), text),
          config_files: fc.array(copy, { maxLength: 2 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ command: text, config_files: fc.jsonValue({ maxDepth: 2 }) }) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    );
    const container = fc.constantFrom('keystone', 'keystone-api', 'memcached');
    const rendered = fc.tuple(
      container,
      fc.oneof({ weight: 9, arbitrary: config.map((one) => JSON.stringify(one)) }, { weight: 1, arbitrary: text }),
      content,
    );
    const property = fc.property(rendered, ([name, json, conf]) =>
      inFolder(undefined, (home) => {
        put(join(home, 'rendered'), [
          [`${name}/config.json`, json],
          [`${name}/keystone.conf`, conf],
        ]);
        const made = madeOrTold(join(home, 'rendered'), 'renderedFolder');
        if (made !== undefined) expectOnly(made, [conf]);
      }),
    );
    fc.assert(property, runs(30));
  });
});

describe('cloud.yaml', () => {
  const mutated = fc
    .tuple(
      fc.constant(stringify(VALID)),
      fc.array(fc.tuple(fc.nat(), fc.nat(30), text), { minLength: 1, maxLength: 3 }),
    )
    .map(([yaml, edits]) => edits.reduce((now, [at, length, put]) => replaced(now, at, length, put), yaml));
  const replacedValue = fc
    .tuple(fc.nat(), fc.oneof(text, fc.jsonValue({ maxDepth: 4 })))
    .map(([at, put]) => stringify(withValue(VALID, at, put)));
  const made = fromSchema({ $ref: '#/definitions/OpenStackCloudProps' }, 0).map((value) => stringify(value));
  const deep = fc
    .tuple(fc.constantFrom('[', '{a: ', '- ', '? ', 'a:\n ', '&a [*a, '), fc.nat(4000))
    .map(([open, times]) => open.repeat(times));

  test.each([
    ['with slips', mutated, 100],
    ['with other values', replacedValue, 100],
    ['of the schema', made, 100],
    ['without a bottom', deep, 25],
    ['that is anything', text, 50],
  ])('%s', (_, yamls, count) => {
    fc.assert(fc.property(yamls, tellsOrWrites), runs(count));
  });

  const readBack = new Set<string>();

  function tellsOrWrites(yaml: string): void {
    const start = performance.now();
    const { code, stderr, files } = synth(yaml);
    expect(performance.now() - start).toBeLessThan(SLOWEST);
    if (code === 1) {
      expect(files).toEqual(BEFORE);
      for (const line of stderr.trimEnd().split('\n')) {
        expect(line).toMatch(/^(cloud\.yaml(:\d+:\d+)?( |:)|[A-Z][A-Za-z]+ [-\w./]+: |[a-z])/);
        expect(line).not.toMatch(/\[object |TypeError|RangeError|\bundefined\b|call stack|\p{Cc}/u);
      }
      return;
    }
    expect(stderr).toMatch(/^cloud "/);
    for (const [file, content] of Object.entries(files).filter(([key]) => key.endsWith('.yaml'))) {
      if (readBack.has(content)) continue;
      readBack.add(content);
      const documents = parseAllDocuments(content);
      expect([file, documents.flatMap(({ errors }) => errors)]).toEqual([file, []]);
    }
  }
});

describe('TypeScript', () => {
  class Thing {
    public readonly namespace = 'x';
  }
  const circle: Record<string, unknown> = {};
  circle.a = circle;
  circle.b = [circle];
  const odd = fc.oneof(
    text,
    fc.anything({ maxDepth: 3 }),
    fc.constantFrom<unknown>(
      null,
      undefined,
      NaN,
      Infinity,
      -0,
      10n,
      Symbol('x'),
      () => 1,
      new Date(0),
      new Map([[1, 2]]),
      new Thing(),
      circle,
      [[]],
      /x/,
    ),
    fc.constant(Object.create(null)),
    fc.constant(JSON.parse('{"__proto__": {"namespace": "x"}}') as unknown),
  );
  const props = fc
    .array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 2 })
    .map((edits) => edits.reduce<unknown>((now, [at, put]) => withValue(now, at, put), VALID));

  test('props are understood or refused', () => {
    inFolder(undefined, (folder) => {
      const property = fc.property(props, (given) => {
        const app = new OpenStackApp({ outdir: folder });
        try {
          new OpenStackCloud(app, 'cloud', given as OpenStackCloudProps);
          app._manifests();
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          for (const { message } of error.problems) expect(message).not.toMatch(/\[object /);
        }
      });
      fc.assert(property, runs(150));
    });
  });
});

function replaced(all: string, at: number, length: number, put: string): string {
  const start = at % (all.length + 1);
  return all.slice(0, start) + put + all.slice(start + length);
}

/** The value with another one at its n-th place, or a key called like it beside that. */
function withValue(value: unknown, at: number, put: unknown): unknown {
  const places = [...paths(value)];
  const path = places[at % places.length] ?? [];
  return put !== '' && typeof put === 'string' && at % 7 === 0
    ? set(value, [...path.slice(0, -1), put], 1)
    : set(value, path, put);
}

function* paths(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null || path.length > 6) return;
  for (const [key, inner] of Object.entries(value)) yield* paths(inner, [...path, key]);
}

function set(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((item: unknown, i) => (String(i) === key ? set(item, rest, put) : item));
  const entries = Object.entries((value ?? {}) as object).filter(([other]) => other !== key);
  const inner =
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? value[key as keyof typeof value]
      : undefined;
  return Object.fromEntries([...entries, [key, set(inner, rest, put)]]);
}

/** What the schema asks for, mostly. */
function fromSchema(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { definitions = {} } = settingsSchema();
  const { type, properties, items, additionalProperties, ...rest }: Schema =
    schema.$ref === undefined ? schema : definitions[schema.$ref.replace('#/definitions/', '')];
  const wrong = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
  const right = (): fc.Arbitrary<unknown> => {
    if (rest.enum) return fc.constantFrom(...rest.enum);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: rest.minimum, max: rest.maximum });
    if (type === 'string')
      return rest.pattern === undefined ? fc.oneof(word, text) : fc.oneof(word, fc.constantFrom('a=b', '5Gi', 'a'));
    if (type === 'array') return fc.array(fromSchema(items ?? {}, depth + 1), { maxLength: 2 });
    if (properties) {
      const keys = Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, fromSchema(inner, depth + 1)]),
      );
      return fc.record(keys, { requiredKeys: [] });
    }
    if (additionalProperties) return fc.dictionary(name, fromSchema(additionalProperties, depth + 1), { maxKeys: 2 });
    return wrong;
  };
  return fc.oneof({ weight: depth === 0 ? 0 : 1, arbitrary: wrong }, { weight: 30, arbitrary: right() });
}
