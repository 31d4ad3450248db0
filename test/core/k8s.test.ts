import { ApiObject, App, Chart, JsonPatch, Lazy, Testing } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { labels, type Manifest, object } from '../../lib/core/k8s';
import { CLOUDS } from '../clouds';

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

describe('the JSON of an object is what cdk8s makes of it', () => {
  const asCdk8s = (one: ApiObject): string => JSON.stringify(ApiObject.prototype.toJson.call(one));

  test.each(['three-controllers', 'two-clouds', 'rook'] as const)('%s', (name) => {
    const app = new App();
    CLOUDS[name](app);
    for (const one of app.node.findAll().filter((node) => node instanceof ApiObject)) {
      expect(JSON.stringify(one.toJson())).toBe(asCdk8s(one));
    }
  });

  const plain: Manifest = {
    kind: 'Job',
    apiVersion: 'batch/v1',
    metadata: { name: 'x', labels: { b: '1', a: '2' } },
    spec: { b: [{ d: null, c: undefined, a: 1 }], a: {}, nodeSelector: { z: '1', y: '2' } },
  };
  const make = (more: object = {}, app = Testing.app()) => object(new Chart(app, 'chart'), 'id', { ...plain, ...more });
  const lazy = Lazy.any({ produce: () => ({ z: 1, a: Lazy.any({ produce: () => [] }) }) });
  const loud = {
    resolve: (context: { value: unknown; replaceValue(value: unknown): void }) => {
      if (context.value === 1) context.replaceValue(2);
    },
  };

  test.each<[string, () => ApiObject]>([
    ['of plain data', () => make()],
    ['of values that are made late', () => make({ data: { lazy } })],
    ['of values that make themselves', () => make({ data: { token: { resolve: () => 'x' } } })],
    [
      'of a number or text',
      () =>
        make({
          data: {
            quantity: new (class Quantity {
              public value = 1;
            })(),
          },
        }),
    ],
    ['in an app that changes values', () => make({}, new App({ resolvers: [loud] }))],
  ])('%s', (_, made) => {
    const one = made();
    expect(JSON.stringify(one.toJson())).toBe(asCdk8s(one));
  });

  test('that is changed later', () => {
    const one = make();
    one.metadata.addLabel('c', '3');
    one.metadata.addAnnotation('d', '4');
    expect(JSON.stringify(one.toJson())).toBe(asCdk8s(one));
    one.addJsonPatch(JsonPatch.add('/spec/b/-', 'more'), JsonPatch.remove('/spec/nodeSelector'));
    expect(one.toJson()).toMatchObject({ metadata: { labels: { c: '3' } }, spec: { b: [{ a: 1 }, 'more'] } });
    expect(JSON.stringify(one.toJson())).toBe(asCdk8s(one));
  });
});
