import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lock, pinned } from '../../lib/cli/lock';
import { digestOf, parseReference } from '../../lib/cli/registry';

const MANIFEST = '{"schemaVersion":2}';
const HASH = `sha256:${createHash('sha256').update(MANIFEST).digest('hex')}`;
const digest = (digit: string) => `sha256:${digit.repeat(64)}`;

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** What the registry does, by what it is asked for: `/v2/<repository>/manifests/<tag>`. */
const ANSWERS: Readonly<Record<string, Handler>> = {
  plain: (_, response) => response.setHeader('docker-content-digest', digest('1')).end(),
  hashed: (request, response) => response.end(request.method === 'HEAD' ? undefined : MANIFEST),
  secured: ({ headers }, response, { origin }) => {
    if (headers.authorization === 'Bearer for repository:ns/secured:pull of test') {
      return response.setHeader('docker-content-digest', digest('2')).end();
    }
    const challenge = `Bearer realm="${origin}/token?x=1",service="test",scope="repository:ns/secured:pull"`;
    return response.writeHead(401, { 'www-authenticate': challenge }).end();
  },
  basic: (_, response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
  refused: (_, response, { origin }) =>
    response.writeHead(401, { 'www-authenticate': `Bearer realm="${origin}/refused"` }).end(),
  mute: (_, response, { origin }) =>
    response.writeHead(401, { 'www-authenticate': `Bearer realm="${origin}/mute"` }).end(),
  gone: (_, response) => response.writeHead(404).end(),
  busy: (_, response) => response.writeHead(429).end(),
  broken: (_, response) => response.writeHead(500).end(),
  odd: (_, response) => response.setHeader('docker-content-digest', 'md5:0').end(),
  silent: () => undefined,
  cut: (request) => request.socket.destroy(),
};

let server: Server;
let registry: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const [, name] = /^\/v2\/ns\/(\w+)\/manifests\/1$/.exec(url.pathname) ?? [];
    if (name !== undefined) return ANSWERS[name](request, response, url);
    const { scope, service, x } = Object.fromEntries(url.searchParams);
    if (url.pathname === '/token' && x === '1') return response.end(`{"token":"for ${scope} of ${service}"}`);
    if (url.pathname === '/mute') return response.end('<html>');
    return response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['plain', digest('1')],
  ['secured', digest('2')],
  ['hashed', HASH],
])('the digest of an image that is %s', async (name, expected) => {
  expect(await digestOf(parseReference(`${registry}/ns/${name}:1`))).toBe(expected);
});

test.each([
  ['gone', 'the registry does not have it'],
  ['basic', 'the registry wants a login, and is asked without'],
  ['refused', 'the registry wants a login, and is asked without'],
  ['mute', 'gives no token'],
  ['busy', 'the registry has been asked too often: try again later'],
  ['broken', 'the registry answers with HTTP 500'],
  ['odd', 'the registry gives "md5:0" as its digest'],
  ['silent', 'in 0.2 s'],
  ['cut', 'no connection with 127.0.0.1'],
])('no digest of an image that is %s', async (name, message) => {
  await expect(digestOf(parseReference(`${registry}/ns/${name}:1`), { timeout: 0.2 })).rejects.toThrow(message);
});

test('a registry elsewhere is asked with TLS, unless it is said that it has none', async () => {
  const reference = parseReference(`${registry.replace('127.0.0.1', '127.0.0.1.nowhere.invalid')}/ns/plain:1`);
  await expect(digestOf(reference)).rejects.toThrow('no connection with 127.0.0.1.nowhere.invalid');
});

/** Locks `file`, with manifests that have these images of the registry. */
async function locked(file: string, images: readonly string[]): Promise<{ ok: boolean; text: string; said: string[] }> {
  const said: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(folder, 'cloud.yaml');
  const containers = images.map((image, i) => ({ name: `c${i}`, image }));
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x', namespace: 'openstack' }, spec: { containers } };
  try {
    writeFileSync(path, file);
    writeFileSync(join(folder, 'x.json'), JSON.stringify(pod));
    const ok = await lock(folder, { file: path });
    return { ok, text: readFileSync(path, 'utf8'), said: said.map((line) => line.replaceAll(`${folder}/`, '')) };
  } finally {
    log.mockRestore();
    rmSync(folder, { recursive: true });
  }
}

describe('images.pin', () => {
  const settings = () => `# mine\nimages:\n  registry:  ${registry}   # here\n  namespace: ns\n  tag: "1"\n`;

  test('is written, and again with what a tag stands for now', async () => {
    const first = await locked(
      settings(),
      ['plain', 'secured'].map((name) => `${registry}/ns/${name}:1`),
    );
    expect(first.text).toBe(`${settings()}  pin:\n    plain: ${digest('1')}\n    secured: ${digest('2')}\n`);
    expect(first).toMatchObject({
      ok: true,
      said: ['2 of 2 digests had, 2 of them new in cloud.yaml: npm run synth takes them up'],
    });

    const old = first.text.replace(digest('1'), digest('9'));
    const second = await locked(old, [`${registry}/ns/plain@${digest('9')}`, `${registry}/ns/secured@${digest('2')}`]);
    expect(second.text).toBe(first.text);
  });

  test('what cannot be had is named, and stays', async () => {
    const images = ['plain', 'gone'].map((name) => `${registry}/ns/${name}:1`);
    const { ok, text, said } = await locked(settings(), [...images, 'busybox']);
    expect(ok).toBe(false);
    expect((parse(text) as { images: object }).images).toMatchObject({ pin: { plain: digest('1') } });
    expect(text).not.toContain('gone');
    expect(said.slice(0, 2)).toEqual([
      'busybox: is not what `images` of cloud.yaml says, and stays as it is',
      `${registry}/ns/gone:1: no digest: the registry does not have it`,
    ]);
  });

  test('images with a name and a place of their own', async () => {
    const file = `images: { each: { keystone: { registry: "${registry}", namespace: ns, name: plain, tag: "1" } } }\n`;
    const { text } = await locked(file, [`${registry}/ns/plain:1`]);
    expect(parse(text)).toMatchObject({ images: { pin: { keystone: digest('1') } } });
  });

  test('manifests of another cloud', async () => {
    await expect(locked(`namespace: other\n${settings()}`, ['x'])).rejects.toThrow('has no cloud "other"');
  });
});

const PIN = `  pin:\n    keystone: ${digest('1')}\n`;

test.each<[string, string, string]>([
  ['nothing', '', `images:\n${PIN}`],
  ['comments alone', '# a: 1\n\n\n# b\n', `# a: 1\n\n\n# b\n\nimages:\n${PIN}`],
  [
    'no images, and comments below',
    'region:   X     # x\n\n# tail\n',
    `region:   X     # x\n\n# tail\n\nimages:\n${PIN}`,
  ],
  ['nothing in images', 'images:   # none\nregion: X', `images:\n  # none\n${PIN}region: X\n`],
  [
    'images in braces',
    'a:   1 # x\n\n\nimages: { tag: x }\n\n\nb:  2\n',
    `a:   1 # x\n\n\nimages: { tag: x, pin: { keystone: ${digest('1')} } }\n\n\nb:  2\n`,
  ],
  [
    'an old digest',
    `images:\n  pin:\n    glance-api:   ${digest('3')}   # why\n    keystone: ${digest('3')}\n\n  tag:   x\n`,
    `images:\n  pin:\n    glance-api:   ${digest('3')}   # why\n    keystone: ${digest('1')}\n\n  tag:   x\n`,
  ],
  ['all in braces', '{ region: X }\n', `{ region: X, images: { pin: { keystone: ${digest('1')} } } }\n`],
])('into settings with %s', (_, text, expected) => {
  expect(pinned(text, { keystone: digest('1') }, 'cloud.yaml')).toBe(expected);
});

test('not into an alias, which would change another place', () => {
  expect(() => pinned('a: &x { tag: y }\nimages: *x\n', { keystone: digest('1') }, 'cloud.yaml')).toThrow(
    'cloud.yaml: write `images` out, without an alias',
  );
});
