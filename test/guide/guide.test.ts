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
  '.ci',
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
  /** The line above or below which the text goes; without, the file is new. */
  readonly place?: { readonly where: string; readonly line: string };
  readonly text: string;
}

/** "Make `FILE`." or "In `FILE`, below `LINE`, add:", each with the block of code that follows. */
function steps(): Step[] {
  const pattern =
    /(?:Make `([^`\n]+)`|In `([^`\n]+)`, (above|below) (?:`` ?(.+?) ?``|`([^`\n]+)`), add:)[^]*?```\w*\n([^]*?)```\n/g;
  return [...guide.matchAll(pattern)].map(([, made, changed, where, ticked, line, text]) =>
    made === undefined ? { file: changed, place: { where, line: ticked ?? line }, text } : { file: made, text },
  );
}

/** The commands of the block behind "Run"; the last is all tests, of which this is one: in CI alone. */
function commands(): string[] {
  const [, block] = /\*\*5\. Run\*\*[^]*?```sh\n([^]*?)```/.exec(guide) ?? [];
  return (
    block
      .trim()
      .split('\n')
      // which CI runs anyway
      .filter((command) => command !== 'npm test')
  );
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
    'lib/cloud.ts',
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
  for (const { file, place, text } of steps()) {
    const path = join(folder, file);
    if (place === undefined) {
      writeFileSync(path, text);
      continue;
    }
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = lines.indexOf(place.line);
    expect([file, place.line, at >= 0]).toEqual([file, place.line, true]);
    lines.splice(place.where === 'above' ? at : at + 1, 0, ...text.trimEnd().split('\n'));
    writeFileSync(path, lines.join('\n'));
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
