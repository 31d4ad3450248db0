/** The developer guide, followed to the letter in a copy of the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const guide = readFileSync(join(ROOT, 'docs/developer-guide.md'), 'utf8');
const COPIED = [
  'lib',
  'imports',
  'test',
  'dist',
  'tools',
  'docs',
  'examples',
  'main.ts',
  'cloud.yaml',
  'README.md',
  'LICENSE',
  'cdk8s.yaml',
];
const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  'tsconfig.jsii.json',
  'jest.config.js',
  'eslint.config.mjs',
  '.prettierrc.json',
  '.prettierignore',
  '.gitattributes',
];

interface Step {
  readonly file: string;
  /** The line below which the text goes; without, the file is new. */
  readonly below?: string;
  readonly text: string;
}

/** "Make `FILE`." or "In `FILE`, below `LINE`, add:", each with the block of code that follows. */
function steps(): Step[] {
  const pattern =
    /(?:Make `([^`\n]+)`|In `([^`\n]+)`, below (?:`` ?(.+?) ?``|`([^`\n]+)`), add:)[^]*?```\w*\n([^]*?)```\n/g;
  return [...guide.matchAll(pattern)].map(([, made, changed, ticked, line, text]) =>
    made === undefined ? { file: changed, below: ticked ?? line, text } : { file: made, text },
  );
}

/** The commands of the block behind "Run". */
function commands(): string[] {
  const [, block] = /\*\*5\. Run\*\*[^]*?```sh\n([^]*?)```/.exec(guide) ?? [];
  return block.trim().split('\n');
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide '));
  for (const name of [...COPIED, ...CONFIGURATION]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => !path.includes('/test/guide') });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('takes at most 70 lines, and none in core', () => {
  expect(steps().map(({ file }) => file)).toEqual([
    'lib/services/almanac.ts',
    'lib/index.ts',
    'lib/cloud.ts',
    'lib/cloud.ts',
    'lib/cloud.ts',
    'test/services/almanac.test.ts',
    'README.md',
  ]);
  const lines = steps().flatMap(({ text }) => text.trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(70);
});

test('makes a service that is one of the family', () => {
  for (const { file, below, text } of steps()) {
    const path = join(folder, file);
    if (below === undefined) {
      writeFileSync(path, text);
      continue;
    }
    const before = readFileSync(path, 'utf8');
    expect(before.split('\n')).toContain(below);
    writeFileSync(path, before.replace(`${below}\n`, `${below}\n${text}`));
  }
  for (const command of commands()) {
    execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true' },
    });
  }
  const manifests = readFileSync(join(folder, 'dist/30-almanac.k8s.yaml'), 'utf8');
  expect(manifests).toContain('name: almanac-api');
  expect(manifests).toMatch(/name: almanac-register-[0-9a-f]{10}\n/);
}, 300_000);
