/** The command as users call it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../lib/cli/main';

const MAIN = join(__dirname, '../../lib/cli/main.ts');
const TYPESCRIPT = join(__dirname, '../../tools/typescript.js');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  // no kubectl beside node
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'cloud.yaml'), 'namespace: trial\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const env = { ...process.env, PATH: join(folder, 'bin'), CDK8S_OUTDIR: undefined };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', TYPESCRIPT, MAIN, ...args], options);
  return { code: status, out: stdout, err: stderr };
}

test('synth, and what reads its manifests', () => {
  const { code, err } = run('synth', '-o', 'made');
  expect(err).toMatch(/^cloud "trial" 2025\.2, \d+ services, \d+ objects → made\/ /);
  expect(code).toBe(0);
  expect(readdirSync(join(folder, 'made'))).toContain('00-namespace.k8s.yaml');

  expect(run('images', 'made')).toMatchObject({ code: 0, err: '' });
  const mirrored = run('images', 'made', '--mirror', 'r.io/kolla');
  expect(mirrored.out).toMatch(/^(skopeo copy --all docker:\/\/quay\.io\/\S+ docker:\/\/r\.io\/kolla\/\S+\n)+$/);
  expect(mirrored.err).toMatch(/images: \{ registry: "r\.io", namespace: "kolla" \}\n$/);
  expect(run('resources', 'made').out).toMatch(/^in all/m);
  expect(run('status', 'trial')).toEqual({ code: 2, out: '', err: 'kubectl is not installed\n' });
  expect(run('preflight')).toMatchObject({
    code: 2,
    err: 'there are no manifests in dist: npm run synth writes them\n',
  });
  expect(run('synth', '-o', 'cloud.yaml')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^EEXIST: /) as string,
  });
});

/** What a call that goes no further than its arguments says, in this process. */
async function usage(...args: readonly string[]): Promise<{ readonly code: unknown; readonly said: string }> {
  const before = process.exitCode;
  const said: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0),
  );
  try {
    await main(args);
    return { code: process.exitCode, said: said.join('') };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
    process.exitCode = before;
  }
}

test.each<[string, readonly string[], number, RegExp]>([
  ['help', ['--help'], 0, /^Usage: cdk8s-openstack .*images \[options\] \[folder\].*Exit codes:/s],
  ['help of a subcommand', ['prune', '--help'], 0, /^Usage: cdk8s-openstack prune .*--force/s],
  ['version', ['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  ['nothing', [], 2, /^Usage: cdk8s-openstack/],
  ['an unknown subcommand', ['stats'], 2, /unknown command 'stats'\n\(Did you mean status\?\)/],
  ['an unknown option', ['prune', '--yess'], 2, /unknown option '--yess'\n\(Did you mean --yes\?\)/],
  ['too much', ['status', 'a', 'b'], 2, /too many arguments/],
  ['two ways at once', ['images', '--lock', '--mirror', 'x.io'], 2, /cannot be used with option '--lock'/],
  ['numbers that are none', ['resources', '--nodes', 'compute'], 2, /no <role>=<number> such as compute=3/],
])('%s', async (_, args, code, message) => {
  const outcome = await usage(...args);
  expect(outcome.said).toMatch(message);
  expect(outcome.code).toBe(code);
});
