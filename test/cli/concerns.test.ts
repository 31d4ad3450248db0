import {
  accessReviews,
  judgeClasses,
  judgeKinds,
  judgeMembers,
  judgeNodes,
  judgePermissions,
  judgePorts,
  judgeRefusal,
  judgeRoom,
  judgeSecrets,
  judgeVersion,
  judgeVolumes,
  readResources,
} from '../../lib/cli/concerns';
import type { KubeObject, PodSpec } from '../../lib/cli/kubectl';
import { secretsOf } from '../../lib/cli/manifests';
import { CLOUDS } from '../clouds';
import { manifests } from '../manifests';
import { node, object } from './cloud';

const DEFAULT = manifests(CLOUDS['all-in-one']) as unknown as readonly KubeObject[];
const EXTERNAL = manifests(CLOUDS.external) as unknown as readonly KubeObject[];

const RESOURCES = readResources(`
configmaps                          cm           v1                                true    ConfigMap
deployments                         deploy       apps/v1                           true    Deployment
jobs                                             batch/v1                          true    Job
`);

function workload(pod: PodSpec, replicas = 1): KubeObject {
  return object('Deployment', 'keystone-api', { apiVersion: 'apps/v1', spec: { replicas, template: { spec: pod } } });
}

const CONTROL: PodSpec = { nodeSelector: { 'openstack-control-plane': 'enabled' } };
const whys = (concerns: readonly { readonly why: string }[]) => concerns.map(({ why }) => why);
const todos = (concerns: readonly { readonly todo?: string }[]) => concerns.map(({ todo }) => todo);

test.each([
  ['28', 1],
  ['29+', 0],
  ['34', 0],
])('Kubernetes 1.%s', (minor, count) => {
  const version = { serverVersion: { major: '1', minor, gitVersion: `v1.${minor}.0` } };
  expect(judgeVersion(JSON.stringify(version))).toHaveLength(count);
});

test('kinds that the cluster does not know', () => {
  const route = object('HTTPRoute', 'keystone-api', { apiVersion: 'gateway.networking.k8s.io/v1' });
  expect(judgeKinds([workload({}), route], RESOURCES)).toEqual([
    {
      what: 'gateway.networking.k8s.io/v1 HTTPRoute',
      why: 'the cluster does not know this kind',
      todo: 'install the custom resources of the Gateway API and a gateway controller',
    },
  ]);
});

test('permissions: asked once for each kind and verb, told when there are none', () => {
  expect(accessReviews([workload({}), workload({})], RESOURCES)).toMatchObject([
    {
      spec: { resourceAttributes: { verb: 'create', group: 'apps', resource: 'deployments', namespace: 'openstack' } },
    },
    { spec: { resourceAttributes: { verb: 'patch', group: 'apps', resource: 'deployments', namespace: 'openstack' } } },
  ]);
  const concerns = judgePermissions(
    'true|create|jobs|openstack\nfalse|patch|jobs|openstack\nfalse|create|namespaces|\n',
  );
  expect(concerns.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    'jobs in openstack: you may not patch them',
    'namespaces: you may not create them',
  ]);
});

test.each<[string, PodSpec, readonly KubeObject[], string[]]>([
  ['fit', CONTROL, [node('node-1')], []],
  [
    'lack the label',
    CONTROL,
    [node('node-1', { metadata: { name: 'node-1', labels: {} } })],
    ['label a node: kubectl label node node-1 openstack-control-plane=enabled'],
  ],
  ['are cordoned', CONTROL, [node('node-1', { spec: { unschedulable: true } })], ['kubectl uncordon node-1']],
  [
    'are tainted',
    CONTROL,
    [node('node-1', { spec: { taints: [{ key: 'a/b', effect: 'NoSchedule' }] } })],
    ['tolerate it in cloud.yaml (roles: { <role>: { tolerations: ["a/b:NoSchedule"] } }), or take the taint away'],
  ],
  [
    'are tainted, which is tolerated',
    { ...CONTROL, tolerations: [{ key: 'a/b', operator: 'Exists', effect: 'NoSchedule' }] },
    [node('node-1', { spec: { taints: [{ key: 'a/b', effect: 'NoSchedule' }] } })],
    [],
  ],
  [
    'are fewer than replicas that share none',
    { ...CONTROL, affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{}] } } },
    [node('node-1')],
    ['label more nodes, or lower `replicas` in cloud.yaml'],
  ],
])('nodes that %s', (_, pod, nodes, expected) => {
  expect(todos(judgeNodes([workload(pod, 2)], nodes))).toEqual(expected);
});

test('a label that all lack is told once', () => {
  const concerns = judgeNodes(DEFAULT, [node('node-1', { metadata: { name: 'node-1', labels: {} } })]);
  const [control, compute, network] = ['control-plane', 'compute-node', 'network-node'].map(
    (role) => `openstack-${role}=enabled`,
  );
  expect(concerns.map(({ why }) => why)).toEqual(
    [control, compute, `${compute} or ${network}`, network].map((label) => `no node has the label ${label}`),
  );
});

test('room: what others ask for is taken, what the cloud has already is its own', () => {
  const asks = (namespace: string) => ({
    ...object('Pod', 'pod', { metadata: { name: 'pod', namespace } }),
    spec: { nodeName: 'node-1', containers: [{ name: 'x', image: 'x', resources: { requests: { cpu: '1900m' } } }] },
  });
  expect(judgeRoom(DEFAULT, [node('node-1')], [asks('openstack')])).toEqual([]);
  expect(judgeRoom(DEFAULT, [node('node-1')], [asks('other')])).toMatchObject([
    { what: 'room on node-1', warning: true },
  ]);
});

test('ports of the node that another cloud has', () => {
  const pod: PodSpec = {
    ...CONTROL,
    hostNetwork: true,
    containers: [{ name: 'api', image: 'x', ports: [{ containerPort: 5000 }] }],
  };
  const metadata = { name: 'rival', namespace: 'other' };
  const rival = object('Pod', 'rival', { metadata, spec: { ...pod, nodeName: 'node-1' } });
  expect(whys(judgePorts([workload(pod)], [node('node-1')], [rival]))).toEqual([
    'TCP 5000 of node node-1 is taken by the pod rival in other',
  ]);
  expect(judgePorts([workload(pod)], [node('node-1')], [])).toEqual([]);
  expect(judgePorts([workload({ ...pod, hostNetwork: false })], [node('node-1')], [rival])).toEqual([]);
});

describe('volumes', () => {
  const set = (storage?: string, storageClassName?: string): KubeObject =>
    object('StatefulSet', 'mariadb', {
      spec: {
        volumeClaimTemplates:
          storage === undefined
            ? []
            : [{ metadata: { name: 'data' }, spec: { storageClassName, resources: { requests: { storage } } } }],
      },
    });
  const local = object('StorageClass', 'local', {
    metadata: { name: 'local', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } },
  });

  test.each<[string, KubeObject, KubeObject, string[]]>([
    ['the same', set('10Gi'), set('10240Mi'), []],
    ['larger', set('10Gi'), set('20Gi'), ['its volume cannot become another: 10Gi → 20Gi']],
    ['smaller', set('10Gi'), set('5Gi'), ['its volume cannot become another: 10Gi → 5Gi']],
    [
      'of another class',
      set('10Gi'),
      set('10Gi', 'fast'),
      ['its volume cannot become another: StorageClass the default,  → StorageClass fast, '],
    ],
    [
      'gone',
      set('10Gi'),
      set(),
      ['it has a volume and would have none (storage.ephemeral): its data would stay behind'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(whys(judgeVolumes([after], [before], 'dist'))).toEqual(expected);
  });

  test('those of all members grow', () => {
    const three = set('10Gi');
    const [{ todo }] = judgeVolumes([set('20Gi')], [{ ...three, spec: { ...three.spec, replicas: 3 } }], 'dist');
    expect(todo).toContain('patch pvc/data-mariadb-0 pvc/data-mariadb-1 pvc/data-mariadb-2 -p');
  });

  test('only a larger one can be grown', () => {
    expect(judgeVolumes([set('20Gi')], [set('10Gi')], 'dist')[0].todo).toBe(
      'where its StorageClass allows it, grow the volume: ' +
        `kubectl -n openstack patch pvc/data-mariadb-0 -p '{"spec":{"resources":{"requests":{"storage":"20Gi"}}}}' && ` +
        'kubectl -n openstack delete statefulset/mariadb --cascade=orphan && kubectl apply --server-side -f dist/',
    );
    expect(judgeVolumes([set('5Gi')], [set('10Gi')], 'dist')[0].todo).toContain('set it back');
  });

  test('of members that become fewer stay, and all have to be ready before', () => {
    const members = (replicas: number, readyReplicas?: number): KubeObject => {
      const { spec } = set('10Gi');
      return object('StatefulSet', 'mariadb', { spec: { ...spec, replicas }, status: { readyReplicas } });
    };
    expect(judgeMembers([members(1)], [members(3, 3)])).toMatchObject([{ warning: true }]);
    expect(judgeMembers([members(1)], [members(3, 2)])).toEqual([
      {
        what: 'statefulset/mariadb',
        why: 'it would become 1 of 3, and 2 are ready: another may have what the first has not',
        todo: 'wait until all are, or find out why not: npm run status -- openstack',
      },
    ]);
    expect(judgeMembers([members(3), members(1)], [members(1, 0)])).toEqual([]);
    const empty = object('StatefulSet', 'memcached', { spec: { replicas: 2 } });
    expect(judgeMembers([{ ...empty, spec: { replicas: 1 } }], [empty])).toEqual([]);
  });

  test('have a StorageClass', () => {
    expect(judgeClasses([set('10Gi')], [], [local])).toEqual([]);
    expect(whys(judgeClasses([set('10Gi')], [], []))).toEqual(['there is no default StorageClass']);
    expect(whys(judgeClasses([set('10Gi', 'fast')], [], [local]))).toEqual(['there is no StorageClass "fast"']);
    expect(judgeClasses([set('10Gi', 'fast')], [set('10Gi', 'fast')], [local])).toEqual([]);
  });
});

describe('secrets', () => {
  test('that the cloud makes need not be there', () => {
    expect(judgeSecrets(secretsOf(DEFAULT), new Map(), [])).toEqual([]);
  });

  test('that it does not make have to, with their keys', () => {
    const uses = secretsOf(EXTERNAL);
    const given = uses.filter(({ maker }) => maker === undefined);
    expect(given.length).toBeGreaterThan(0);
    expect(judgeSecrets(uses, new Map(), [])).toHaveLength(given.length);
    const complete = new Map(given.map(({ namespace, name, keys }) => [`${namespace}/${name}`, [...keys]]));
    expect(judgeSecrets(uses, complete, [])).toEqual([]);
    const empty = new Map(given.map(({ namespace, name }) => [`${namespace}/${name}`, []]));
    expect(whys(judgeSecrets(given, empty, []))).toContainEqual(expect.stringMatching(/^it has no .*password/));
  });

  test('that a finished Job made, and that are gone, do not come again by themselves', () => {
    const uses = secretsOf(DEFAULT).filter(({ maker }) => maker?.kind === 'Job');
    const done = { status: { conditions: [{ type: 'Complete', status: 'True' }] } };
    const jobs = DEFAULT.filter(({ kind }) => kind === 'Job').map((job) => ({ ...job, ...done }));
    expect(judgeSecrets(uses, new Map(), jobs)).toHaveLength(uses.length);
    expect(judgeSecrets(uses, new Map(), [])).toEqual([]);
  });
});

test('refusals: conflicts without the lecture, and not that objects of a dry run do not find each other', () => {
  const conflict =
    'error: Apply failed with 1 conflict: conflict with "kubectl-edit" using apps/v1: .spec.replicas\n' +
    'Please review the fields above--they currently have other managers. Here\nare the ways you can resolve this warning:\n';
  expect(judgeRefusal(workload({}), conflict, [])).toEqual([
    {
      what: 'deployment/keystone-api',
      why: 'error: Apply failed with 1 conflict: conflict with "kubectl-edit" using apps/v1: .spec.replicas',
      todo: 'somebody else has set that: set it in cloud.yaml, and apply once with --force-conflicts',
    },
  ]);
  const lonely = 'Error from server (NotFound): roles.rbac.authorization.k8s.io "openstack-wait" not found';
  expect(judgeRefusal(workload({}), lonely, ['openstack-wait'])).toEqual([]);
});
