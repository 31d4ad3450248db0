/** What editors make of the schema: the YAML language server that they run is asked as they ask it. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const ROOT = join(__dirname, '../..');
const SERVER = join(ROOT, 'node_modules/yaml-language-server/bin/yaml-language-server');
const SECONDS = 1000;

jest.setTimeout(120 * SECONDS);

let server: ChildProcessByStdio<Writable, Readable, null>;
let received = Buffer.alloc(0);
let asked = 0;
let opened = 0;
const answers = new Map<number, (result: unknown) => void>();
const reports = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[]; readonly uri: string; readonly diagnostics: Diagnostic[] };
  readonly result?: unknown;
}

interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
}

interface Completion {
  readonly label: string;
  readonly insertText?: string;
  readonly documentation?: string;
}

beforeAll(async () => {
  server = spawn('node', [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdout.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let message = next(); message !== undefined; message = next()) take(message);
  });
  const completionItem = { snippetSupport: true };
  const capabilities = { textDocument: { completion: { completionItem }, hover: { contentFormat: ['markdown'] } } };
  await ask('initialize', { processId: process.pid, rootUri: pathToFileURL(ROOT).href, capabilities });
  tell('initialized', {});
  const yaml = { validate: true, hover: true, completion: true, schemaStore: { enable: false } };
  tell('workspace/didChangeConfiguration', { settings: { yaml } });
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await ask('shutdown');
  tell('exit');
  await ended;
});

function next(): Message | undefined {
  const end = received.indexOf('\r\n\r\n') + 4;
  if (end < 4) return undefined;
  const length = Number(/Content-Length: (\d+)/.exec(received.toString('latin1', 0, end))?.[1]);
  if (received.length < end + length) return undefined;
  const message = JSON.parse(received.toString('utf8', end, end + length)) as Message;
  received = received.subarray(end + length);
  return message;
}

function take({ id, method, params, result }: Message): void {
  if (method === 'textDocument/publishDiagnostics' && params) reports.get(params.uri)?.(params.diagnostics);
  if (id === undefined) return;
  if (method === undefined) answers.get(id)?.(result);
  // whatever it asks of the editor, that has nothing to say
  else send({ id, result: params?.items?.map(() => null) ?? null });
}

function send(message: object): void {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function tell(method: string, params?: object): void {
  send({ method, params });
}

function ask<T>(method: string, params?: object): Promise<T> {
  asked += 1;
  send({ id: asked, method, params });
  return new Promise((resolve) => answers.set(asked, resolve as (result: unknown) => void));
}

/** Opens a cloud.yaml; the cursor is where `|` stands. */
function open(yaml: string): { readonly uri: string; readonly position: object } {
  const above = yaml.split('|')[0].split('\n');
  opened += 1;
  const uri = pathToFileURL(join(ROOT, `${opened}.yaml`)).href;
  const text = `# yaml-language-server: $schema=imports/cloud.schema.json\n${yaml.replace('|', '')}`;
  tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
  return { uri, position: { line: above.length, character: above[above.length - 1].length } };
}

async function complete(yaml: string): Promise<readonly Completion[]> {
  const { uri, position } = open(yaml);
  return (await ask<{ items: Completion[] }>('textDocument/completion', { textDocument: { uri }, position })).items;
}

async function hover(yaml: string): Promise<string> {
  const { uri, position } = open(yaml);
  const { contents } = await ask<{ contents: { value: string } }>('textDocument/hover', {
    textDocument: { uri },
    position,
  });
  return contents.value;
}

test.each<[string, string, readonly string[]]>([
  ['settings of the cloud', '|', ['namespace', 'release', 'services', 'configFolder']],
  ['releases', 'release: |', ['"2025.1"', '"2025.2"', '"2026.1"']],
  ['services', 'services:\n  |', ['keystone', 'glance', 'placement', 'nova', 'neutron']],
  ['what a service has of its own', 'services:\n  neutron:\n    |', ['replicas', 'physicalNetworks', 'datapath']],
  ['ways to reach the APIs', 'public:\n  via: |', ['none', 'nodePort', 'loadBalancer', 'ingress', 'gateway']],
  ['below a name of the user', 'services:\n  glance:\n    stores:\n      fast:\n        |', ['file', 'rbd', 's3']],
])('%s are completed', async (_, yaml, expected) => {
  const labels = (await complete(yaml)).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining([...expected]));
});

test('what is inserted is allowed: the default, or the example', async () => {
  const items = await complete('services:\n  nova:\n    |');
  const find = (name: string) => items.find(({ label }) => label === name);
  expect(find('replicas')?.insertText).toBe('replicas: ${1:3}');
  expect(find('archiveAfterDays')?.insertText).toBe('archiveAfterDays: ${1:30}');
  expect(find('virtualization')?.documentation).toMatch(/^What runs servers: .* Default: kvm\.$/);
});

test.each<[string, string, string]>([
  ['a default', 'name|space: a', 'Namespace of all objects; it is made, too. Default: openstack.'],
  ['a number', 'database:\n  existing:\n    po|rt: 1', 'Port of the server. Default: 3306.'],
  ['a default in words', 'storage:\n  class|Name: a', "Default: the cluster's default, or that of"],
  [
    'a unit, and an example',
    'services:\n  nova:\n    processes:\n      api:\n        requests:\n          mem|ory: 1Gi',
    'MiB (\\`512Mi\\`) or GiB (\\`2Gi\\`). Default: not said.\n\nExample:\n\n```yaml\n512Mi\n```',
  ],
])('%s is shown', async (_, yaml, text) => {
  expect(await hover(yaml)).toContain(text);
});

test('mistakes are told as synth tells them, where they are', async () => {
  const yaml = 'namespace: A_b\nservices:\n  keystone:\n    replicas: 0\nreplica: 3\n';
  const told = await new Promise<readonly Diagnostic[]>((resolve) => {
    // it reports when it has read the schema
    reports.set(open(yaml).uri, (diagnostics) => diagnostics.length > 0 && resolve(diagnostics));
  });
  expect(told.map(({ message, range }) => `${range.start.line}: ${message}`).sort()).toEqual([
    '1: is no namespace: use lower-case letters, digits and "-", at most 63',
    '4: Value is below the minimum of 1.',
    '5: Property replica is not allowed.',
  ]);
});
