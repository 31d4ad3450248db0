/** What our own files set, the release knows: a renamed or misspelled option of ours is found before it runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from '../lib/core/kolla';
import type { CloudSettings } from '../lib/core/settings';
import type { ConfigFile } from '../lib/core/spec';
import { type Ini, SecretText } from '../lib/oslo/ini';
import { checkOptions } from '../lib/oslo/options';
import { EVERY_SERVICE, units } from './units';

const CATALOGS = join(__dirname, '../imports/oslo');

describe.each(Object.keys(RELEASES))('%s', (release) => {
  const all = units({ ...EVERY_SERVICE, release: release as CloudSettings['release'] });
  const known = all.filter(({ name }) => existsSync(join(CATALOGS, release, `${name}.json`)));

  test('has catalogs', () => {
    expect(known.map(({ name }) => name)).toContain('keystone');
  });

  test.each(known.map((unit) => [unit.name, unit] as const))('%s', (name, { files = {} }) => {
    const problems = Object.entries(files).flatMap(([file, { content, sections }]) =>
      isOptions(content) ? checkOptions(release, name, file, content, [], sections) : [],
    );
    expect(problems.map(({ message }) => message)).toEqual([]);
  });
});

function isOptions(content: ConfigFile['content']): content is Ini {
  return typeof content === 'object' && !(content instanceof SecretText);
}
