import type { KubeObject } from '../../lib/cli/kubectl';
import { diagnose, judge, wanted } from '../../lib/cli/status';
import { cloud, deployment, job, labels, object, podOf, warning } from './cloud';

const failed = (name: string, creationTimestamp: string): KubeObject =>
  podOf('keystone-db-sync-1', name, {
    metadata: { name, creationTimestamp, ownerReferences: [{ kind: 'Job', name: 'keystone-db-sync-1' }] },
    status: {
      phase: 'Failed',
      containerStatuses: [
        { name: 'db-sync', restartCount: 0, image: 'x', state: { terminated: { exitCode: 1, reason: 'Error' } } },
      ],
    },
  });

const QUOTA =
  'pods "keystone-api-1" is forbidden: exceeded quota: tight, requested: pods=1, used: pods=6, limited: pods=6';

test('a quota that lets no pod be made is told in the words of the controller', async () => {
  const conditions = [{ type: 'ReplicaFailure', status: 'True', reason: 'FailedCreate', message: QUOTA }];
  expect(await judge(cloud([deployment(0, 1, { conditions })]))).toEqual([
    {
      what: 'deployment/keystone-api',
      why: `0 of 1 ready: ${QUOTA}`,
      todo: 'raise the quota: kubectl -n openstack edit resourcequota tight',
    },
  ]);
});

test('a StatefulSet tells of a refusal by an event alone', async () => {
  const database = object('StatefulSet', 'mariadb', { spec: { replicas: 1 }, status: {} });
  const warnings = [warning('StatefulSet', 'mariadb', 'FailedCreate', QUOTA)];
  expect(await judge(cloud([database], { warnings }))).toMatchObject([{ why: `0 of 1 ready: ${QUOTA}` }]);
});

test.each<[string, KubeObject, string | undefined]>([
  ['ready', deployment(1), undefined],
  [
    'a change not seen yet',
    { ...deployment(1), metadata: { ...deployment(1).metadata, generation: 2 } },
    'its change is not taken up yet',
  ],
  ['a rollout', deployment(2, 2, { updatedReplicas: 1 }), '1 of 2 are of the new version'],
  ['an old pod', deployment(1, 1, { replicas: 2 }), 'pods of the old version are still there'],
])('of a Deployment, %s', async (_, workload, why) => {
  const findings = await judge(cloud([workload]));
  expect(findings.map((finding) => finding.why)).toEqual(why === undefined ? [] : [`${why}: its pods are being made`]);
});

test('a failed attempt of a Job that is complete does not count', async () => {
  expect(await judge(cloud([job('keystone-db-sync-1', 'Complete'), failed('db-sync-a', '1')]))).toEqual([]);
});

test('a Job that another one of its task has overtaken would have to run again', async () => {
  const done = (name: string, completionTime: string): KubeObject => {
    const one = job(name, 'Complete');
    return { ...one, status: { ...one.status, completionTime } };
  };
  const [first, second] = [
    done('keystone-db-sync-1', '2026-01-01T00:00:00Z'),
    done('keystone-db-sync-2', '2026-01-02T00:00:00Z'),
  ];
  const tasks = object('ConfigMap', 'keystone-tasks', { data: { 'db-sync': 'keystone-db-sync-1' } });
  expect(await judge(cloud([first, second, tasks]))).toEqual([
    {
      what: 'job/keystone-db-sync-1',
      why: 'was done before job/keystone-db-sync-2, whose work stands',
      todo: 'kubectl -n openstack delete job/keystone-db-sync-1 && kubectl apply --server-side -f dist/',
    },
  ]);
  const now = object('ConfigMap', 'keystone-tasks', { data: { 'db-sync': 'keystone-db-sync-2' } });
  expect(await judge(cloud([first, second, now]))).toEqual([]);
});

test('of a Job that goes on trying, its last attempt is told', async () => {
  const objects = [job('keystone-db-sync-1'), failed('db-sync-b', '2'), failed('db-sync-a', '1')];
  const log = (pod: string) => Promise.resolve(`${pod} said`);
  expect(await judge(cloud(objects, { log }))).toEqual([
    {
      what: 'db-sync-b',
      why: 'attempt 2: db-sync has failed once, it said: db-sync-b said',
      todo: 'kubectl -n openstack logs db-sync-b -c db-sync',
    },
  ]);
});

test('a Job that was given up says how it runs again', async () => {
  const [finding] = await judge(cloud([job('keystone-db-sync-1', 'Failed')]));
  expect(finding.why).toBe('was given up: Job has reached the specified backoff limit');
  expect(finding.todo).toContain('delete job/keystone-db-sync-1 && kubectl apply');
});

describe('what is done again and again', () => {
  const backup = object('CronJob', 'mariadb-backup');
  const run = (name: string, state: 'Complete' | 'Failed' | undefined, creationTimestamp: string): KubeObject => ({
    ...job(name, state),
    metadata: { name, creationTimestamp, ownerReferences: [{ kind: 'CronJob', name: 'mariadb-backup' }] },
  });

  test('is told when the last that has ended has failed', async () => {
    const pod = failed('mariadb-backup-2-a', '2');
    const owned = {
      ...pod,
      metadata: { ...pod.metadata, ownerReferences: [{ kind: 'Job', name: 'mariadb-backup-2' }] },
    };
    const runs = [
      run('mariadb-backup-3', undefined, '3'),
      run('mariadb-backup-2', 'Failed', '2'),
      run('mariadb-backup-1', 'Complete', '1'),
    ];
    expect(await judge(cloud([backup, ...runs, owned], { log: () => Promise.resolve('/backups is full') }))).toEqual([
      {
        what: 'cronjob/mariadb-backup',
        why: 'mariadb-backup-2 has failed: attempt 1: db-sync has failed once, it said: /backups is full',
        todo: 'mend the cause (kubectl -n openstack logs job/mariadb-backup-2), then: kubectl -n openstack create job --from=cronjob/mariadb-backup mariadb-backup-again',
      },
    ]);
    expect(await judge(cloud([backup, run('mariadb-backup-2', 'Failed', '2')]))).toMatchObject([
      { why: 'mariadb-backup-2 has failed: Job has reached the specified backoff limit' },
    ]);
  });

  test('is well when a later one is done, or nothing has run yet', async () => {
    const runs = [run('mariadb-backup-1', 'Failed', '1'), run('again', 'Complete', '2')];
    expect(await judge(cloud([backup, ...runs]))).toEqual([]);
    expect(await judge(cloud([backup]))).toEqual([]);
  });
});

test('Jobs that others have replaced do not count, unless nothing says which are wanted', () => {
  const [old, current] = [job('keystone-db-sync-1'), job('keystone-db-sync-2', 'Complete')];
  const tasks = object('ConfigMap', 'keystone-tasks', { data: { 'db-sync': 'keystone-db-sync-2' } });
  expect(wanted(cloud([old, current, tasks]))).toEqual([current]);
  expect(wanted(cloud([old, current]))).toEqual([old, current]);
});

test('objects of other clouds and people do not count', () => {
  const other = { ...deployment(0), metadata: { name: 'other', labels: { 'app.kubernetes.io/instance': 'other' } } };
  expect(wanted(cloud([other]))).toEqual([]);
});

test('nothing behind a Service: its workload is scaled to 0', async () => {
  const service = object('Service', 'keystone-api', { spec: { selector: { 'app.kubernetes.io/name': 'keystone' } } });
  expect(await judge(cloud([deployment(0, 0), service]))).toEqual([
    {
      what: 'service/keystone-api',
      why: 'no ready pod is behind it: deployment/keystone-api is scaled to 0',
      todo: 'kubectl -n openstack scale deployment/keystone-api --replicas=1',
    },
  ]);
  const slice = object('EndpointSlice', 'keystone-api-1', {
    metadata: { name: 'x', labels: { ...labels('keystone', 'api'), 'kubernetes.io/service-name': 'keystone-api' } },
    endpoints: [{ conditions: { ready: true } }],
  });
  expect(await judge(cloud([deployment(1), service, slice]))).toEqual([]);
});

test.each<[string, Partial<KubeObject>, string | undefined]>([
  ['bound', { status: { phase: 'Bound' } }, undefined],
  ['without a class', { spec: {}, status: { phase: 'Pending' } }, 'there is no default StorageClass'],
  [
    'of an unknown class',
    { spec: { storageClassName: 'fast' }, status: { phase: 'Pending' } },
    'there is no StorageClass "fast"',
  ],
  ['without its volume', { status: { phase: 'Lost' } }, 'its volume is gone'],
])('a claim %s', async (_, fields, why) => {
  const volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data-mariadb-0' } }];
  const pod = object('Pod', 'mariadb-0', { spec: { volumes } });
  const storageClasses = () => Promise.resolve([object('StorageClass', 'local')]);
  const findings = await judge(
    cloud([pod, object('PersistentVolumeClaim', 'data-mariadb-0', fields)], { storageClasses }),
  );
  expect(findings.map((finding) => finding.why)).toEqual(why === undefined ? [] : [why]);
});

test.each([
  [
    'keystoneauth1.exceptions.http.Unauthorized: The request you have made requires authentication. (HTTP 401)',
    '',
    'Secret keystone-admin',
  ],
  [
    'keystoneauth1.exceptions.http.InternalServerError: (HTTP 500)',
    "x.DBError: (1146, \"Table 'keystone.project' doesn't exist\")",
    'the database has lost its tables',
  ],
  [
    'ConnectionError: Remote end closed connection',
    'x.OperationalError: (1045, "Access denied for user")',
    'does not know Keystone by the password',
  ],
  [
    'ConnectionError: Remote end closed connection',
    'x.OperationalError: (2003, "Can\'t connect")',
    'the database does not answer',
  ],
  ['ConnectionError: something else', 'INFO all is well', 'ConnectionError: something else'],
])('%s %s', (said, log, why) => {
  const reason = diagnose('openstack', said, log);
  expect(reason.why).toContain(why);
  expect(reason.todo).toContain('kubectl -n openstack');
});

test('what pods that start anew would miss', async () => {
  const volumes = [
    { name: 'conf', projected: { sources: [{ configMap: { name: 'keystone-conf-1' } }] } },
    { name: 'keys', secret: { secretName: 'keystone-fernet-keys' } },
  ];
  const spec = { ...deployment(1).spec, template: { spec: { volumes } } };
  const state = { secrets: new Set(['keystone-database']) };
  expect(await judge(cloud([{ ...deployment(1), spec }], state))).toMatchObject([
    { what: 'configmap/keystone-conf-1', todo: expect.stringContaining('kubectl apply') as string },
    { what: 'secret/keystone-fernet-keys', todo: expect.stringContaining('create secret') as string },
  ]);
});
