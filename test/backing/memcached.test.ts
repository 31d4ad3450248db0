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

test('a Deployment and a Service, nothing to keep', () => {
  const objects = manifests((app) => {
    const cache = new Memcached(new Chart(app, 'chart'), 'memcached', { cloud: Cloud.settings({ namespace: 'a' }) });
    expect(cache.servers).toEqual(['memcached.a.svc:11211']);
  });
  expect(objects.map(nameOf)).toEqual(['Deployment memcached', 'Service memcached']);
});
