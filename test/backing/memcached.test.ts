import { memcached, Memcached } from '../../lib/backing/memcached';
import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { find, manifests } from '../manifests';

test.each([
  ['aio', '64'],
  ['small', '128'],
  ['large', '512'],
] as const)('%s: %s MiB', (size, megabytes) => {
  const { command = [] } = memcached({ cloud: Cloud.settings({ size }) }).processes?.memcached ?? {};
  expect(command.slice(-2)).toEqual(['-m', megabytes]);
});

test('it holds what it is told to, and cannot take more of a node', () => {
  const { requests } = memcached({ cloud: Cloud.settings() }).processes?.memcached ?? {};
  expect(requests?.limit).toBeGreaterThan(64);
});

test.each([
  ['0.0.0.0', ['-l', '0.0.0.0']],
  // `-l ::` would be IPv6 alone
  ['[::]', ['-p', '11211']],
] as const)('where the cloud listens on %s, it begins with %s', (listen, words) => {
  const { command = [] } = memcached({ cloud: Cloud.settings({ listen }) }).processes?.memcached ?? {};
  expect(command.slice(1, 3)).toEqual(words);
});

test.each([
  ['aio', undefined, 1],
  ['small', undefined, 2],
  ['large', undefined, 3],
  ['aio', 2, 2],
] as const)('in a cloud of size %s, with %s servers asked for, clients know %i by name', (size, replicas, servers) => {
  manifests((app) => {
    const cloud = Cloud.settings({ namespace: 'a', size });
    const cache = new Memcached(new Chart(app, 'chart'), 'memcached', { cloud, replicas });
    const names = ['memcached-0', 'memcached-1', 'memcached-2'].slice(0, servers);
    expect(cache.servers).toEqual(names.map((name) => `${name}.memcached-nodes.a.svc:11211`));
  });
});

test('each server has a name that stays, and nothing to keep', () => {
  const objects = manifests(
    (app) => new Memcached(new Chart(app, 'chart'), 'memcached', { cloud: Cloud.settings(), replicas: 2 }),
  );
  const { serviceName, volumeClaimTemplates } = (find(objects, 'StatefulSet', 'memcached').spec ?? {}) as {
    serviceName?: string;
    volumeClaimTemplates?: unknown;
  };
  expect(serviceName).toBe('memcached-nodes');
  expect(volumeClaimTemplates).toBeUndefined();
  expect(find(objects, 'Service', 'memcached-nodes').spec).toMatchObject({ clusterIP: 'None' });
  expect(find(objects, 'PodDisruptionBudget', 'memcached').spec).toMatchObject({ maxUnavailable: 1 });
});
