import type { ContainerStatus, KubeObject } from '../../lib/cli/kubectl';
import { type Cloud, explain, failure, type Reason } from '../../lib/cli/reasons';
import { cloud, job, node, object, warning } from './cloud';

function pod(status: KubeObject['status'], spec: KubeObject['spec'] = {}): KubeObject {
  return object('Pod', 'pod', { spec, status: { phase: 'Pending', ...status } });
}

function container(name: string, fields: Partial<ContainerStatus>): ContainerStatus {
  return { name, ready: false, restartCount: 0, state: {}, image: 'quay.io/x', ...fields };
}

const waiting = (reason: string, message?: string) => ({ state: { waiting: { reason, message } } });
const unscheduled = (message: string) => ({ conditions: [{ type: 'PodScheduled', status: 'False', message }] });
const onControl = { nodeSelector: { 'openstack-control-plane': 'enabled' } };

const MAKER = object('Job', 'keystone-db-sync-1', {
  spec: {
    template: {
      spec: {
        initContainers: [{ name: 'secrets', image: 'x', env: [{ name: 'SECRETS', value: '[{"name":"fernet"}]' }] }],
      },
    },
  },
});
const FERNET = 'MountVolume.SetUp failed for volume "keys" : secret "fernet" not found';
const ROOKS = FERNET.replace('fernet', 'rook-ceph-client-nova');
const missing = { warnings: [warning('Pod', 'pod', 'FailedMount', FERNET)], secrets: new Set<string>() };
const mounting = pod({ containerStatuses: [container('api', waiting('ContainerCreating'))] });

test.each<[string, KubeObject, Cloud, Reason | undefined]>([
  ['ready', pod({ phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] }), cloud([]), undefined],
  ['done', pod({ phase: 'Succeeded' }), cloud([]), undefined],
  [
    'no node has the label',
    pod(unscheduled("0/1 nodes are available: 1 node(s) didn't match Pod's node affinity/selector."), onControl),
    cloud([], { nodes: () => Promise.resolve([node('node-1', { metadata: { name: 'node-1', labels: {} } })]) }),
    {
      why: 'no node has the label openstack-control-plane=enabled',
      todo: 'label a node: kubectl label node node-1 openstack-control-plane=enabled',
    },
  ],
  [
    'too little room',
    pod(unscheduled('0/1 nodes are available: 1 Insufficient cpu.'), {
      ...onControl,
      containers: [{ name: 'api', image: 'x', resources: { requests: { cpu: '1500m', memory: '1Gi' } } }],
    }),
    cloud([], {
      pods: () =>
        Promise.resolve([
          pod(
            {},
            { nodeName: 'node-1', containers: [{ name: 'x', image: 'x', resources: { requests: { cpu: '1' } } }] },
          ),
        ]),
    }),
    {
      why:
        'no node takes it: 0/1 nodes are available: 1 Insufficient cpu.; ' +
        'it asks for cpu 1.5, memory 1024 MiB, free: node-1 cpu 1, memory 24052 MiB',
      todo: 'label another node, or take other pods away',
    },
  ],
  [
    'waiting for others',
    pod({ initContainerStatuses: [container('wait', { state: { running: {} } })] }),
    cloud([]),
    { why: 'last line of wait' },
  ],
  [
    'a Secret to mount is gone, and what made it is done',
    mounting,
    cloud([{ ...MAKER, status: { conditions: [{ type: 'Complete', status: 'True' }] } }], missing),
    {
      why: FERNET,
      todo:
        'run again what made it: kubectl -n openstack delete jobs,pods -l app.kubernetes.io/name=keystone' +
        ' && kubectl apply --server-side -f dist/',
    },
  ],
  ['a Secret to mount is still to be made', mounting, cloud([MAKER], missing), { why: FERNET }],
  [
    'a Secret to mount has come since',
    mounting,
    cloud([MAKER], { ...missing, secrets: new Set(['fernet']) }),
    { why: 'its volumes are being mounted' },
  ],
  [
    'a Secret to mount that nothing makes',
    mounting,
    cloud([job('other', 'Complete')], missing),
    { why: FERNET, todo: 'make it: kubectl -n openstack create secret generic fernet …' },
  ],
  [
    'a Secret that Rook makes',
    mounting,
    cloud([], { warnings: [warning('Pod', 'pod', 'FailedMount', ROOKS)], secrets: new Set<string>() }),
    { why: ROOKS, todo: 'Rook makes it when its cluster is there: kubectl -n openstack get cephclusters,cephclients' },
  ],
  [
    'an image that is not there',
    pod({ containerStatuses: [container('api', waiting('ImagePullBackOff', 'Back-off pulling image "quay.io/x"'))] }),
    cloud([]),
    {
      why: 'api: the image quay.io/x cannot be had: Back-off pulling image "quay.io/x"',
      todo: 'correct `images` or `release` in cloud.yaml, or bring the image there: npm run preflight tries them all',
    },
  ],
  [
    'crashing',
    pod({ containerStatuses: [container('api', { restartCount: 3, ...waiting('CrashLoopBackOff', 'back-off 40s') })] }),
    cloud([]),
    {
      why: 'api has failed 3 times, it said: last line of api',
      todo: 'kubectl -n openstack logs pod -c api --previous',
    },
  ],
  [
    'past its init containers, not answering',
    pod({
      initContainerStatuses: [container('wait', { ready: true, state: { terminated: { exitCode: 0 } } })],
      containerStatuses: [container('api', { state: { running: {} } })],
    }),
    cloud([], { warnings: [warning('Pod', 'pod', 'Unhealthy', 'Readiness probe failed: HTTP 503\nbody')] }),
    { why: 'api runs, but does not answer its check yet: Readiness probe failed: HTTP 503' },
  ],
  [
    'not answering for long',
    pod({ containerStatuses: [container('api', { state: { running: { startedAt: '2020-01-01T00:00:00Z' } } })] }),
    cloud([]),
    {
      why: 'api runs, but does not answer its check yet',
      todo:
        'kubectl -n openstack logs pod -c api; a database or a Secret that is new wants the tasks to run again: ' +
        'kubectl -n openstack delete jobs,pods -l app.kubernetes.io/name=keystone && kubectl apply --server-side -f dist/',
    },
  ],
])('%s', async (_, status, state, reason) => {
  expect(await explain(status, state)).toEqual(reason);
});

test.each([
  [
    'the last word of a script',
    'Traceback\nValueError: x\ndatabase.py: no answer from the server\n',
    'database.py: no answer from the server',
  ],
  [
    'an exception, and not the lines around it',
    [
      '2026-11-22 00:00:01.123 7 ERROR keystone   File "/x.py", line 1, in y',
      '2026-11-22 00:00:01.123 7 ERROR keystone     raise error',
      "2026-11-22 00:00:01.123 7 ERROR keystone oslo_db.exception.DBNonExistentTable: (1146, \"Table 'keystone.project' doesn't exist\")",
      '2026-11-22 00:00:01.123 7 ERROR keystone [SQL: SELECT project.id',
      'FROM project]',
      '2026-11-22 00:00:01.123 7 ERROR keystone (Background on this error at: https://sqlalche.me/e/20/f405)',
      '2026-11-22 00:00:01.123 7 ERROR keystone ',
    ].join('\n'),
    "oslo_db.exception.DBNonExistentTable: (1146, \"Table 'keystone.project' doesn't exist\")",
  ],
  [
    'an error of MariaDB',
    '2026-11-22  0:00:01 0 [ERROR] Aborting\n2026-11-22  0:00:01 0 [Note] Bye\n',
    '2026-11-22  0:00:01 0 [ERROR] Aborting',
  ],
  ['nothing', '\n', '(nothing)'],
])('of a log, %s', (_, log, reason) => {
  expect(failure(log)).toBe(reason);
});
