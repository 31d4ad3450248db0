/** The same settings give the same bytes, whoever runs the command, where and when. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const NEEDED = ['cdk8s.yaml', 'cloud.yaml', 'imports', 'lib', 'main.ts', 'package.json', 'tools'];
const SYNTH = [process.execPath, '--require', './tools/typescript.js', 'main.ts'];
const NOBODY = 65534;

// a process each, on machines that do other things too
jest.setTimeout(60_000);

/** A copy of what the command needs, in a folder with a blank in its name. */
let copy: string;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'synth-'));
  chmodSync(folder, 0o755);
  copy = join(folder, 'a cloud');
  mkdirSync(copy);
  for (const path of NEEDED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  chmodSync(copy, 0o777);
});

afterAll(() => rmSync(join(copy, '..'), { recursive: true }));

interface Circumstances {
  readonly environment?: NodeJS.ProcessEnv;
  readonly command?: readonly string[];
  readonly umask?: number;
  readonly uid?: number;
}

function synth({ environment = {}, command = SYNTH, umask = 0o022, uid }: Circumstances): ReadonlyMap<string, string> {
  const dist = join(copy, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const before = process.umask(umask);
  const { status, stderr } = spawnSync(command[0], command.slice(1), {
    cwd: copy,
    env: { PATH: process.env.PATH, CDK8S_CHECK_UPGRADE: 'false', ...environment },
    encoding: 'utf8',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  process.umask(before);
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  return filesOf(dist);
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Only root can, and only where others may read the repository. */
const canBeNobody =
  process.getuid?.() === 0 && spawnSync('ls', [join(ROOT, 'node_modules')], { uid: NOBODY }).status === 0;
const dist = filesOf(join(ROOT, 'dist'));

test.each<[string, Circumstances]>([
  ['in another folder, with next to no environment', {}],
  ['elsewhere in the world', { environment: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } }],
  [
    'without a home, with colours and a debugger',
    { environment: { HOME: '/nonexistent', FORCE_COLOR: '3', DEBUG: '*' } },
  ],
  ['with a strict umask', { umask: 0o077 }],
  ['through the cdk8s command', { command: [join(ROOT, 'node_modules/.bin/cdk8s'), 'synth'] }],
])('%s', (_, circumstances) => {
  expect(synth(circumstances)).toEqual(dist);
});

(canBeNobody ? test : test.skip)('as somebody else', () => {
  expect(synth({ uid: NOBODY })).toEqual(dist);
});

test('over manifests that are there already, of which those of no use go', () => {
  synth({});
  cpSync(join(copy, 'dist/00-namespace.k8s.yaml'), join(copy, 'dist/99-gone.k8s.yaml'));
  const { status } = spawnSync(SYNTH[0], SYNTH.slice(1), { cwd: copy });
  expect(status).toBe(0);
  expect(filesOf(join(copy, 'dist'))).toEqual(dist);
});
