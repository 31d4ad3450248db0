import { Chart, Testing } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { labels, object } from '../../lib/core/k8s';

test('labels say which cloud, unit and part', () => {
  const cloud = Cloud.settings({ namespace: 'alpha' });
  const common = {
    'app.kubernetes.io/name': 'nova',
    'app.kubernetes.io/instance': 'alpha',
    'app.kubernetes.io/part-of': 'openstack',
    'app.kubernetes.io/managed-by': 'cdk8s-openstack',
  };
  expect(labels(cloud, 'nova')).toEqual(common);
  expect(labels(cloud, 'nova', 'api')).toEqual({ ...common, 'app.kubernetes.io/component': 'api' });
});

describe('an object', () => {
  const make = (kind: string, name: string) =>
    object(new Chart(Testing.app(), 'chart'), 'id', { apiVersion: 'v1', kind, metadata: { name } });

  test.each([
    ['Service', 'x'.repeat(63)],
    ['CronJob', 'x'.repeat(52)],
    ['Secret', 'x'.repeat(253)],
  ])('a %s may be called %s', (kind, name) => {
    expect(make(kind, name).name).toBe(name);
  });

  test.each([
    ['Service', 'x'.repeat(64)],
    ['CronJob', 'x'.repeat(53)],
    ['ConfigMap', 'x'.repeat(254)],
    ['Deployment', 'keystone_api'],
    ['Deployment', ''],
  ])('fails: a %s cannot be called "%s"', (kind, name) => {
    expect(() => make(kind, name)).toThrow(`chart: "${name}" cannot be the name of a ${kind}`);
  });
});
