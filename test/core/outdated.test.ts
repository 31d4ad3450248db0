/** Options that hold and will not for ever: former names, and what will be removed. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import { OpenStackCloud } from '../../lib';
import type { Ini } from '../../lib/oslo/ini';
import { synthesize } from '../../lib/settings/synth';
import { KEYSTONE_ONLY } from '../facts';
import { units } from '../units';

const keystone = (options: Record<string, Record<string, unknown>>, more: OpenStackCloudProps = {}) =>
  units({ ...more, services: { ...KEYSTONE_ONLY, keystone: { config: { 'keystone.conf': options } } } }).find(
    ({ name }) => name === 'keystone',
  )?.files?.['keystone.conf'];

const former = { token: { revocation_cache_time: 60 } };

test('a former name stays, and is told', () => {
  const file = keystone(former);
  expect(file?.content).toMatchObject(former);
  expect(file?.layers?.at(-1)?.warnings).toEqual([
    {
      path: ['keystone', 'config', 'keystone.conf', 'token', 'revocation_cache_time'],
      message: expect.stringMatching(
        /^\[token\] revocation_cache_time is a former name of \[revoke\] cache_time, /,
      ) as string,
    },
  ]);
});

test('it moves where that is wanted, without a word', () => {
  const file = keystone(former, { migrate: true });
  expect(file?.content).toMatchObject({ revoke: { cache_time: 60 } });
  expect(file?.content).not.toHaveProperty('token.revocation_cache_time');
  expect(file?.layers?.at(-1)?.warnings).toEqual([]);
});

test.each([
  [false, 'iscsi_secondary_ip_addresses'],
  [true, 'target_secondary_ip_addresses'],
])('in a section that settings name, too: migrate %s', (migrate, option) => {
  const config = { 'cinder.conf': { fast: { iscsi_secondary_ip_addresses: '10.0.0.1' } } };
  const cinder = { backups: false, backends: { fast: { lvm: {} } }, config } as const;
  const unit = units({ migrate, services: { ...KEYSTONE_ONLY, cinder } }).find(({ name }) => name === 'cinder');
  const { content, layers } = unit?.files?.['cinder-fast.conf'] ?? {};
  expect((content as Ini).fast).toMatchObject({ [option]: '10.0.0.1' });
  expect(layers?.at(-1)?.warnings).toHaveLength(migrate ? 0 : 1);
});

test('over the new one it would not be read', () => {
  const more = { config: { 'global.conf': { revoke: { cache_time: 30 } } } };
  expect(() => keystone(former, more)).toThrow(
    '[token] revocation_cache_time is now [revoke] cache_time, which is set already and would win',
  );
  expect(keystone(former, { ...more, migrate: true })?.content).toMatchObject({ revoke: { cache_time: 60 } });
});

test('what is wrong with a value that was moved is told where it stands', () => {
  expect(() => keystone({ token: { revocation_cache_time: 'long' } }, { migrate: true })).toThrow(
    'keystone.config.keystone.conf.token.revocation_cache_time: [revoke] cache_time is "long", expected a whole number',
  );
});

test('it is printed with its line when manifests are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outdated-'));
  const file = join(folder, 'cloud.yaml');
  writeFileSync(
    file,
    `services:
  keystone: { config: { keystone.conf: { token: { revocation_cache_time: 60 } } } }
  glance: false
  placement: false
  nova: false
  neutron: false
`,
  );
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const build = (app: ConstructorParameters<typeof OpenStackCloud>[0], props: OpenStackCloudProps) =>
      void new OpenStackCloud(app, 'cloud', props);
    expect(synthesize(file, build, { outdir: join(folder, 'dist') })).toBe(true);
    expect(written.mock.calls.map(([text]) => text)).toContainEqual(
      `warning: ${file}:2:51 services.keystone.config.keystone.conf.token.revocation_cache_time: ` +
        '[token] revocation_cache_time is a former name of [revoke] cache_time, use that, ' +
        'or "migrate: true" to have it moved (2025.2)\n',
    );
  } finally {
    written.mockRestore();
  }
});
