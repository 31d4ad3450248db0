/**
 * The manifests of the reference clouds, byte by byte: every change of them is reviewed as YAML.
 *
 * `UPDATE_GOLDEN=1 npx jest golden` writes them anew; `git diff` then shows what a change does.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOUDS } from './clouds';
import { files } from './manifests';

describe.each(Object.entries(CLOUDS))('%s', (name, build) => {
  // the default cloud's are what `npm run synth` makes
  const folder = name === 'all-in-one' ? join(__dirname, '../dist') : join(__dirname, 'clouds', name);
  const made = files(build);

  if (process.env.UPDATE_GOLDEN) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [file, content] of made) writeFileSync(join(folder, file), content);
  }

  test('has these files', () => {
    expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
  });

  test.each([...made.keys()])('%s', (file) => {
    expect(made.get(file)).toBe(readFileSync(join(folder, file), 'utf8'));
  });
});

test('each has a program', () => {
  const programs = readdirSync(join(__dirname, 'clouds')).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  expect(programs).toEqual(Object.keys(CLOUDS).map((name) => `${name}.ts`));
});
