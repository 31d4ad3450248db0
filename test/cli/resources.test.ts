import type { KubeObject, PodSpec } from '../../lib/cli/kubectl';
import { shares, tables } from '../../lib/cli/resources';
import { CLOUDS } from '../clouds';
import { manifests } from '../manifests';
import { labels } from './cloud';

const on = (...roles: string[]): PodSpec['affinity'] => ({
  nodeAffinity: {
    requiredDuringSchedulingIgnoredDuringExecution: {
      nodeSelectorTerms: roles.map((role) => ({
        matchExpressions: [{ key: `openstack-${role}`, operator: 'In', values: ['enabled'] }],
      })),
    },
  },
});

const asks = (cpu: string, memory: string, limit?: string, more: PodSpec = {}): PodSpec => ({
  containers: [{ name: 'x', image: 'x', resources: { requests: { cpu, memory }, limits: { memory: limit } } }],
  ...more,
});

function made(
  kind: string,
  unit: string,
  pod: PodSpec,
  spec: KubeObject['spec'] = {},
  namespace = 'openstack',
): KubeObject {
  const metadata = { name: unit, namespace, labels: labels(unit, 'x') };
  return { apiVersion: 'v1', kind, metadata, spec: { ...spec, template: { spec: pod } } };
}

const control = { nodeSelector: { 'openstack-control-plane': 'enabled' } };
const CLOUD = [
  made('StatefulSet', 'mariadb', asks('500m', '1Gi', undefined, control), {
    replicas: 3,
    volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: { resources: { requests: { storage: '10Gi' } } } }],
  }),
  made('Deployment', 'nova', asks('100m', '128Mi', '512Mi', control), { replicas: 2 }),
  made('DaemonSet', 'nova', asks('50m', '256Mi', '1Gi', { affinity: on('compute-node') })),
  made('DaemonSet', 'ovn', asks('20m', '32Mi', '128Mi', { affinity: on('compute-node', 'network-node') })),
  made('Job', 'nova', asks('100m', '192Mi', '768Mi', control)),
  made('Job', 'mariadb', asks('10m', '64Mi', '256Mi', { affinity: { podAffinity: {} } })),
];

const squeezed = (lines: readonly string[]) => lines.map((line) => line.replace(/ +/g, ' ').trim());

test('per unit and role of nodes, and what the control plane needs at once', () => {
  expect(squeezed(tables(CLOUD, undefined))).toEqual([
    'nodes pods CPU limit MiB limit GiB of volumes',
    'mariadb control 3 1.50 – 3072 – 30',
    'nova control 2 0.20 – 256 1024',
    'nova each compute 1 0.05 – 256 1024',
    'ovn each compute or network 1 0.02 – 32 128',
    'in all 7 1.77 – 3616 2176+ 30',
    '',
    'Jobs, and what CronJobs make',
    'nova control 1 0.10 – 192 768',
    'mariadb control 1 0.01 – 64 256',
    'in all 2 0.11 – 256 1024',
    '',
    'at once at most: Jobs ask for their share from the apply on, while they wait',
    'control 7 1.81 – 3584 2048+ 30',
    'each compute 1 0.05 – 256 1024',
    'each compute or network 1 0.02 – 32 128',
    'in all 9 1.88 – 3872 3200+ 30',
  ]);
});

test('what is on every node counts as often as there are nodes', () => {
  const lines = squeezed(tables(CLOUD, new Map(Object.entries({ compute: 3, network: 2 }))));
  expect(lines).toContain('nova each compute (3) 1 0.05 – 256 1024');
  expect(lines).toContain('ovn each compute or network (5) 1 0.02 – 32 128');
  expect(lines[5]).toBe('in all 13 1.95 – 4256 4736+ 30');
  // network nodes that are compute nodes count as these
  expect(squeezed(tables(CLOUD, new Map(Object.entries({ compute: 3, network: 0 }))))[4]).toContain('(3)');
});

test('a role that nothing has', () => {
  expect(() => tables(CLOUD, new Map([['computer', 3]]))).toThrow(
    '--nodes: nothing runs on nodes of the role "computer", did you mean "compute"?',
  );
  expect(() => tables(CLOUD, new Map([['x', 3]]))).toThrow('there are control, compute, network');
});

test('what is for nodes that lack a role is not on a node that has all', () => {
  const lacks = on('compute-node');
  const term = lacks?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms[0];
  const expressions = [
    ...(term?.matchExpressions ?? []),
    { key: 'openstack-network-node', operator: 'NotIn', values: ['enabled'] },
  ];
  const affinity = {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions: expressions }] },
    },
  };
  const cloud = [...CLOUD, made('DaemonSet', 'ovn', asks('20m', '32Mi', '128Mi', { affinity }))];
  expect(squeezed(tables(cloud, undefined))).toContain('ovn each compute (0) 1 0.02 – 32 128');
  expect(squeezed(tables(cloud, undefined))[6]).toBe('in all 7 1.77 – 3616 2176+ 30');
  expect(squeezed(tables(cloud, new Map([['compute', 3]])))).toContain('ovn each compute (3) 1 0.02 – 32 128');
});

test('two clouds are told apart', () => {
  const clouds = ['alpha', 'beta'].map((name) => made('Deployment', 'nova', asks('1', '1Gi'), {}, name));
  expect(shares(clouds).map(({ unit }) => unit)).toEqual(['alpha/nova', 'beta/nova']);
});

test('objects of others: counted where they ask for something', () => {
  const pod = asks('250m', '64Mi');
  const others = [
    { ...made('Deployment', 'shop', pod), metadata: { name: 'shop', namespace: 'openstack' } },
    made('ExternalSecret', 'x', {}),
    {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { name: 'files' },
      spec: { resources: { requests: { storage: '1Gi' } } },
    },
  ];
  expect(squeezed(tables(others, undefined)).slice(1, 4)).toEqual([
    'shop any 1 0.25 – 64 –',
    'files 0.00 – 0 – 1',
    'in all 1 0.25 – 64 – 1',
  ]);
});

test.each(Object.keys(CLOUDS))('of the cloud %s all is a number', (name) => {
  expect(tables(manifests(CLOUDS[name]) as unknown as KubeObject[], undefined).join('\n')).not.toMatch(/NaN|undefined/);
});
