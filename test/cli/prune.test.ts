import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KubeObject } from '../../lib/cli/kubectl';
import { CLUSTER_KINDS, KINDS, LASTING, leftovers, unsettled } from '../../lib/cli/prune';
import { CLOUDS } from '../clouds';
import { manifests } from '../manifests';
import { deployment, job, object } from './cloud';

const names = (objects: readonly KubeObject[]) => objects.map(({ metadata }) => metadata.name);

test.each(Object.keys(CLOUDS))('all kinds of the cloud %s are known', (name) => {
  const kinds = new Set(manifests(CLOUDS[name]).map(({ kind }) => kind));
  const known = [...Object.keys(KINDS), ...Object.keys(CLUSTER_KINDS), ...LASTING];
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
});

test('all kinds that lib makes are known', () => {
  const lib = join(__dirname, '../../lib');
  const sources = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const kinds = sources
    .filter((file) => !file.startsWith('cli/'))
    .flatMap((file) => [...readFileSync(join(lib, file), 'utf8').matchAll(/\bkind: '([A-Z]\w+)'/g)])
    .map(([, kind]) => kind);
  const known = [...Object.keys(KINDS), ...Object.keys(CLUSTER_KINDS), ...LASTING];
  expect([...new Set(kinds)].filter((kind) => !known.includes(kind))).toEqual([]);
  expect(kinds).toContain('CronJob');
});

test('what no output makes is never asked for', () => {
  expect(LASTING.filter((kind) => kind in KINDS || kind in CLUSTER_KINDS)).toEqual([]);
  expect(Object.keys(KINDS)).not.toContain('PersistentVolumeClaim');
  expect(Object.keys(CLUSTER_KINDS)).not.toContain('Namespace');
});

test('what is not in the output goes; what is, is of others or owned stays', () => {
  const live = [
    object('Service', 'keystone-api'),
    object('Service', 'keystone-api-public'),
    object('Secret', 'keystone-database'),
    object('PersistentVolumeClaim', 'data'),
    object('ConfigMap', 'foreign', {
      metadata: { name: 'foreign', labels: { 'app.kubernetes.io/instance': 'openstack' } },
    }),
    object('Job', 'of-a-cronjob', {
      metadata: { ...object('Job', 'x').metadata, ownerReferences: [{ kind: 'CronJob', name: 'x' }] },
    }),
  ];
  expect(names(leftovers([object('Service', 'keystone-api')], live))).toEqual(['keystone-api-public']);
});

test('the version of an API does not make another object', () => {
  const of = (version: string) => object('PodDisruptionBudget', 'x', { apiVersion: `policy/${version}` });
  expect(leftovers([of('v1')], [of('v1beta1')])).toEqual([]);
});

test.each<[string, readonly KubeObject[], readonly KubeObject[], string[]]>([
  ['applied and running', [deployment(1)], [deployment(1)], []],
  ['not there', [], [], ['is not there']],
  ['not rolled out', [deployment(0)], [deployment(0)], ['0 of 1 ready']],
  [
    'not as the output has it',
    [deployment(1)],
    [{ ...deployment(1), metadata: { ...deployment(1).metadata, generation: 2 } }],
    ['is not as the manifests have it'],
  ],
])('an output that is %s', (_, live, applied, expected) => {
  expect(unsettled([deployment(1)], live, applied).map(({ why }) => why)).toEqual(expected);
});

test('a Job that is not done holds all up', () => {
  expect(unsettled([job('a')], [job('a')], [job('a')])).toMatchObject([{ what: 'job/a in openstack' }]);
});
