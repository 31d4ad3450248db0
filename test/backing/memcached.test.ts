import { memcached, Memcached } from '../../lib/backing/memcached';
import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { manifests, nameOf } from '../manifests';

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

test('a Deployment and a Service, nothing to keep', () => {
  const objects = manifests((app) => {
    const cache = new Memcached(new Chart(app, 'chart'), 'memcached', { cloud: Cloud.settings({ namespace: 'a' }) });
    expect(cache.servers).toEqual(['memcached.a.svc:11211']);
  });
  const shared = ['PriorityClass a-backing', 'NetworkPolicy openstack-closed'];
  expect(objects.map(nameOf).filter((name) => !shared.includes(name))).toEqual([
    'Deployment memcached',
    'Service memcached',
    'NetworkPolicy memcached',
  ]);
});
