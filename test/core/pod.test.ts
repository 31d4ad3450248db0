import type { CloudSettings } from '../../lib/core/settings';
import type { IReference } from '../../lib/core/connections';
import type { Process, Program, Task, UnitSpec } from '../../lib/core/spec';
import { text } from '../../lib/oslo/ini';
import { type Container, find, type Manifest, plain, type PodSpec, podSpec } from '../manifests';
import { built } from '../units';

const PASSWORD = { secret: 'demo-user', key: 'password' };

type Daemon = Extract<Process, { readonly command: readonly string[] }>;

/** A unit called demo with one process, `agent`. */
function demo(process: Partial<Daemon>, more: Partial<UnitSpec> = {}): UnitSpec {
  const agent: Daemon = { image: 'nova-compute', command: ['agent'], runsOn: ['compute'], perNode: true, ...process };
  return { name: 'demo', user: 'nova', processes: { agent }, ...more };
}

function pod(process: Partial<Daemon>, settings?: CloudSettings, more?: Partial<UnitSpec>): PodSpec {
  const objects = built(demo(process, more), settings);
  return podSpec(objects.find(({ metadata }) => metadata.name === 'demo-agent') ?? objects[0]) as PodSpec;
}

function container({ initContainers = [], containers }: PodSpec, name = 'agent'): Container {
  return [...initContainers, ...containers].find((one) => one.name === name) as Container;
}

/** What the containers of a workload wait for, hashes left out. */
function waitsOf(objects: readonly Manifest[], kind: string, name: string): string[] | undefined {
  const wait = podSpec(find(objects, kind, name))?.initContainers?.find((one) => one.name === 'wait');
  return wait?.args?.slice(3).map(plain);
}

const mountsOf = (one: Container) => one.volumeMounts?.map(({ mountPath, name }) => [mountPath, name]);
const affinity = (label: string) => ({ matchExpressions: [{ key: label, operator: 'In', values: ['enabled'] }] });

describe('placement', () => {
  test('on the nodes of one role by its label', () => {
    const { nodeSelector, affinity, tolerations } = pod({});
    expect({ nodeSelector, affinity, tolerations }).toEqual({ nodeSelector: { 'openstack-compute-node': 'enabled' } });
  });

  test('on the nodes of either role', () => {
    const placed = pod({ runsOn: ['compute', 'network'] });
    expect(placed.nodeSelector).toBeUndefined();
    expect(placed.affinity?.nodeAffinity).toEqual({
      requiredDuringSchedulingIgnoredDuringExecution: {
        nodeSelectorTerms: [affinity('openstack-compute-node'), affinity('openstack-network-node')],
      },
    });
  });

  test('tolerates what any of its roles does, each once', () => {
    const roles = { compute: { tolerations: ['a', 'b'] }, network: { tolerations: ['b:NoSchedule', 'a'] } };
    expect(pod({ runsOn: ['compute', 'network'] }, { roles }).tolerations).toEqual([
      { key: 'a', operator: 'Exists' },
      { key: 'b', operator: 'Exists' },
      { key: 'b', operator: 'Exists', effect: 'NoSchedule' },
    ]);
  });
});

describe('namespaces of the node', () => {
  test('none by default', () => {
    expect(pod({})).not.toMatchObject({ hostNetwork: expect.anything() });
  });

  test('those it shares', () => {
    expect(pod({ share: ['hostNetwork', 'hostPID', 'hostIPC'] })).toMatchObject({
      hostNetwork: true,
      dnsPolicy: 'ClusterFirstWithHostNet',
      hostPID: true,
      hostIPC: true,
    });
  });

  test('its network where the cloud, or the unit, says so', () => {
    expect(pod({}, { hostNetwork: true }).hostNetwork).toBe(true);
    const [workload] = [find(built(demo({}), { hostNetwork: true }, false), 'DaemonSet', 'demo-agent')];
    expect(podSpec(workload)?.hostNetwork).toBeUndefined();
  });

  test('what cannot run twice on a node is replaced by a Job, when its tasks are done and its image is there', () => {
    const tasks = [{ name: 'sync', steps: { sync: { image: 'i', command: ['x'] } } }];
    const make = (process: Partial<Daemon>, settings?: CloudSettings) =>
      built(demo({ perNode: false, ...process }, { tasks }), settings);
    const rolling = find(make({ port: 80 }), 'Deployment', 'demo-agent').spec;
    expect(rolling?.strategy).toMatchObject({ rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    expect(find(make({}, { hostNetwork: true }), 'Deployment', 'demo-agent').spec?.strategy).toEqual(rolling?.strategy);

    const prepare: Daemon['prepare'] = { first: { image: 'another', command: ['y'] } };
    const ways: [Partial<Daemon>, CloudSettings?][] = [
      [{ port: 80, prepare }, { hostNetwork: true }],
      [{ port: 80, prepare, share: ['hostNetwork'] }, { nodeAddresses: ['10.0.0.0/24'] }],
      [{ prepare, claim: { name: 'data', size: '1Gi' } }],
    ];
    for (const [process, settings] of ways) {
      const objects = make(process, settings);
      const stateful = find(objects, 'StatefulSet', 'demo-agent');
      expect(stateful.spec?.updateStrategy).toEqual({ type: 'OnDelete' });
      const job = podSpec(find(objects, 'Job', 'demo-roll-agent')) as PodSpec;
      expect(container(job, 'roll')).toMatchObject({
        image: container(podSpec(stateful) as PodSpec).image,
        args: ['python3', '-S', '/openstack/roll.py', 'statefulset/demo-agent', 'wanted/demo/roll-agent'],
        env: expect.arrayContaining([
          { name: 'CONTENT', value: stateful.metadata.annotations?.['cdk8s-openstack/content'] },
        ]),
      });
      expect(container(job, 'has-another').args).toEqual(['true']);
      expect(waitsOf(objects, 'Job', 'demo-roll-agent')).toEqual(['job/demo-sync']);
      expect(job.affinity?.podAffinity).toMatchObject({
        requiredDuringSchedulingIgnoredDuringExecution: [
          { labelSelector: { matchLabels: { 'app.kubernetes.io/component': 'agent' } } },
        ],
      });
      const { rules } = find(objects, 'Role', 'demo-roll');
      expect(rules?.map(({ resources, resourceNames, verbs }) => [resources, resourceNames, verbs])).toEqual([
        [['pods'], Array.from({ length: stateful.spec?.replicas ?? 0 }, (_, i) => `demo-agent-${i}`), ['delete']],
        [['jobs'], undefined, ['list', 'delete']],
      ]);
    }
  });

  test('one on every node is one, however many the cloud has of others', () => {
    const { affinity, topologySpreadConstraints } = pod({}, { size: 'medium', hostNetwork: true });
    expect({ affinity, topologySpreadConstraints }).toEqual({});
    const daemon = find(built(demo({}), { size: 'medium' }), 'DaemonSet', 'demo-agent');
    expect(daemon.spec).not.toHaveProperty('replicas');
    expect(daemon.spec).not.toHaveProperty('updateStrategy');
    const byHand = find(built(demo({ update: 'OnDelete' })), 'DaemonSet', 'demo-agent');
    expect(byHand.spec?.updateStrategy).toEqual({ type: 'OnDelete' });
    const slowly = find(built(demo({ update: { seconds: 30 } })), 'DaemonSet', 'demo-agent');
    expect(slowly.spec).toMatchObject({ minReadySeconds: 30 });
  });
});

test('containers beside it, of the same processes', () => {
  const { containers, shareProcessNamespace } = pod({
    share: ['podPID'],
    beside: { tftp: { image: 'ironic-pxe', command: ['tftp'], health: { tcp: 69 }, ports: { tftp: '69/udp' } } },
  });
  expect(shareProcessNamespace).toBe(true);
  expect(containers.map(({ name, args }) => [name, args])).toEqual([
    ['agent', ['agent']],
    ['tftp', ['tftp']],
  ]);
  expect(containers[1].livenessProbe).toMatchObject({ tcpSocket: { port: 69 } });
  expect(containers.map(({ ports }) => ports)).toEqual([
    undefined,
    [{ name: 'tftp', containerPort: 69, protocol: 'UDP' }],
  ]);
});

describe('mounts', () => {
  test('directories of the node, with what is mounted below', () => {
    const made = pod({
      rights: { privileged: true, reason: 'mounts for the node' },
      mounts: [
        { path: '/run/ovs', host: '/run/openvswitch', create: true },
        { path: '/modules', host: '/lib/modules', readOnly: true },
        { path: '/state', host: '/var/lib/nova', propagation: 'Bidirectional' },
      ],
    });
    expect(made.volumes.filter(({ hostPath }) => hostPath)).toEqual([
      { name: 'host-run-openvswitch', hostPath: { path: '/run/openvswitch', type: 'DirectoryOrCreate' } },
      { name: 'host-lib-modules', hostPath: { path: '/lib/modules' } },
      { name: 'host-var-lib-nova', hostPath: { path: '/var/lib/nova' } },
    ]);
    expect(container(made).volumeMounts?.slice(0, 3)).toEqual([
      { name: 'host-run-openvswitch', mountPath: '/run/ovs' },
      { name: 'host-lib-modules', mountPath: '/modules', readOnly: true },
      { name: 'host-var-lib-nova', mountPath: '/state', mountPropagation: 'Bidirectional' },
    ]);
  });

  test('what propagates to the node needs privileges, as admission says later', () => {
    const mounts = [{ path: '/state', host: '/var/lib/nova', propagation: 'Bidirectional' as const }];
    const refused = 'demo: /var/lib/nova: Kubernetes refuses mounts that propagate to the node without privileges';
    expect(() => pod({ mounts })).toThrow(refused);
    expect(() => pod({ mounts, rights: { root: true, reason: 'x' } })).toThrow(refused);
    const listening = [{ path: '/state', host: '/var/lib/nova', propagation: 'HostToContainer' as const }];
    expect(container(pod({ mounts: listening })).volumeMounts?.[0].mountPropagation).toBe('HostToContainer');
  });

  test('directories of a pod are bounded: all of them', () => {
    const made = pod({
      writable: { '/cache': 64 },
      mounts: [
        { path: '/run/a', shared: 'a' },
        { path: '/run/b', shared: 'b', size: 1 },
      ],
    });
    expect(Object.fromEntries(made.volumes.map(({ name, emptyDir }) => [name, emptyDir?.sizeLimit]))).toEqual({
      a: '128Mi',
      b: '1Mi',
      'tmp-agent': '128Mi',
      'empty-cache': '64Mi',
    });
  });

  test('one volume for what two containers share; each has its own /tmp', () => {
    const mounts = [{ path: '/run/x', shared: 'run' }];
    const made = pod({ mounts, beside: { other: { image: 'i', command: ['x'], mounts } } });
    expect(made.containers.map(mountsOf)).toEqual([
      [
        ['/run/x', 'run'],
        ['/tmp', 'tmp-agent'],
      ],
      [
        ['/run/x', 'run'],
        ['/tmp', 'tmp-other'],
      ],
    ]);
  });

  test('a Secret for the group, read-only', () => {
    const made = pod({ mounts: [{ path: '/etc/keys', secret: 'keys' }] });
    expect(made.volumes[0]).toEqual({ name: 'keys', secret: { secretName: 'keys', defaultMode: 0o440 } });
    expect(container(made).volumeMounts?.[0]).toEqual({ name: 'keys', mountPath: '/etc/keys', readOnly: true });
  });

  test('volumes have names that Kubernetes takes, whatever they hold', () => {
    const made = pod({ mounts: [{ path: '/tls', secret: 'corp.tls' }], writable: { '/var/lib/a_b/': 1 } });
    expect(made.volumes.map(({ name }) => name)).toEqual(['corp-tls', 'tmp-agent', 'empty-var-lib-a-b']);
  });

  test('a claim of each replica, or nothing that lasts', () => {
    const process: Partial<Daemon> = {
      perNode: false,
      claim: { name: 'data', size: '1Gi' },
      mounts: [{ path: '/data', claim: 'data' }],
    };
    const stateful = (storage?: CloudSettings['storage']) =>
      find(built(demo(process), { storage }), 'StatefulSet', 'demo-agent');
    expect(stateful({ className: 'fast' }).spec?.volumeClaimTemplates).toMatchObject([
      { metadata: { name: 'data' }, spec: { storageClassName: 'fast', resources: { requests: { storage: '1Gi' } } } },
    ]);
    expect(stateful({ ephemeral: true }).spec?.volumeClaimTemplates).toBeUndefined();
    expect(podSpec(stateful({ ephemeral: true }))?.volumes).toContainEqual({
      name: 'data',
      emptyDir: { sizeLimit: '1Gi' },
    });
  });
});

describe('waits', () => {
  test('nothing to wait for, nobody waits', () => {
    expect(pod({}).initContainers).toBeUndefined();
    expect(pod({}).serviceAccountName).toBeUndefined();
  });

  test('for a pod on its own node it knows the node', () => {
    const made = pod({ waitsFor: ['node-pod/nova/libvirt'] });
    expect(container(made, 'wait')).toMatchObject({
      args: ['python3', '-S', '/openstack/wait.py', 'node-pod/nova/libvirt'],
      env: [{ name: 'NODE_NAME', valueFrom: { fieldRef: { fieldPath: 'spec.nodeName' } } }],
    });
    expect(made.serviceAccountName).toBe('openstack-wait');
  });

  test('for a socket it sees what the pod mounts there, and nothing else', () => {
    const made = pod({
      waitsFor: ['socket:/run/libvirt/libvirt-sock'],
      mounts: [
        { path: '/run/libvirt', host: '/run/libvirt' },
        { path: '/dev', host: '/dev' },
      ],
    });
    const paths = container(made, 'wait').volumeMounts?.map(({ mountPath }) => mountPath);
    expect(paths).toContain('/run/libvirt');
    expect(paths).not.toContain('/dev');
  });

  test.each<[string, Program['rights'], number | undefined]>([
    ['nobody special', undefined, undefined],
    ['root', { root: true, reason: 'x' }, 0],
    ['a privileged program', { privileged: true, reason: 'x' }, 0],
    ['a program of some capability', { capabilities: ['NET_ADMIN'], reason: 'x' }, undefined],
  ])('for a socket that %s opens it runs as who may open it', (_, rights, user) => {
    const made = pod({
      rights,
      waitsFor: ['socket:/run/ovs/db.sock'],
      mounts: [{ path: '/run/ovs', host: '/run/openvswitch' }],
    });
    const { securityContext } = container(made, 'wait');
    expect(securityContext?.runAsUser).toBe(user);
    expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
    expect(securityContext?.capabilities?.add).toBeUndefined();
  });

  test('for what it is connected with, and whatever else it names, each once', () => {
    const reference: IReference = { _waitsFor: ['tcp:db:3', 'tcp:mq:1'], _peers: [] };
    const process: Partial<Daemon> = { uses: [reference, reference], waitsFor: ['tcp:mq:1', 'tcp:x:2'] };
    expect(waitsOf(built(demo(process)), 'DaemonSet', 'demo-agent')).toEqual(['tcp:mq:1', 'tcp:x:2', 'tcp:db:3']);
  });

  test('run in an image of their own pod: the first of those that go on', () => {
    const secret = text`${PASSWORD}`;
    const files: UnitSpec['files'] = { 'x.txt': { content: secret } };
    const processes: UnitSpec['processes'] = {
      first: { image: 'one', command: ['x'], runsOn: ['control'] },
      second: {
        image: 'two',
        command: ['x'],
        runsOn: ['compute'],
        files: ['x.txt'],
        waitsFor: ['tcp:a:1'],
        prepare: { third: { image: 'three', command: ['x'] } },
        beside: { fourth: { image: 'four', command: ['x'] } },
      },
    };
    const made = podSpec(
      find(built({ name: 'demo', user: 'nova', files, processes }), 'Deployment', 'demo-second'),
    ) as PodSpec;
    const images = made.initContainers?.map(({ name, image }) => [name, image.replace(/^.*\/|:.*$/g, '')]);
    expect(images).toEqual([
      ['wait', 'two'],
      ['render', 'two'],
      ['third', 'three'],
    ]);
  });
});

describe('rights', () => {
  const rights = (given: Omit<NonNullable<Program['rights']>, 'reason'>, settings?: CloudSettings) =>
    container(pod({ rights: { reason: 'a test', ...given } }, settings)).securityContext;
  const usual = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } };

  test.each<[string, Omit<NonNullable<Program['rights']>, 'reason'>, object]>([
    ['none', {}, usual],
    ['root', { root: true }, { ...usual, runAsUser: 0, runAsNonRoot: false }],
    [
      'capabilities',
      { capabilities: ['SYS_NICE', 'NET_ADMIN', 'SYS_NICE'] },
      { ...usual, capabilities: { drop: ['ALL'], add: ['NET_ADMIN', 'SYS_NICE'] } },
    ],
    ['a writable root', { writableRoot: true }, { ...usual, readOnlyRootFilesystem: false }],
    ['all', { privileged: true }, { privileged: true, runAsUser: 0, runAsNonRoot: false }],
  ])('%s', (_, given, expected) => {
    expect(rights(given)).toEqual(expected);
  });

  test('kolla_start needs sudo, a script never does', () => {
    expect(rights({ capabilities: ['NET_ADMIN'] }, { start: 'kolla' })).toEqual({
      allowPrivilegeEscalation: true,
      readOnlyRootFilesystem: false,
      capabilities: { drop: ['ALL'], add: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'NET_ADMIN', 'SETGID', 'SETUID'] },
    });
    const made = pod({ waitsFor: ['tcp:a:1'] }, { start: 'kolla' });
    expect(container(made, 'wait').securityContext).toEqual(usual);
  });
});

describe('files', () => {
  const files: UnitSpec['files'] = {
    'demo.conf': { content: { DEFAULT: { debug: true }, database: { connection: text`x${PASSWORD}` } } },
    'plain.txt': { content: 'plain' },
    'secret.txt': { content: text`${PASSWORD}` },
  };

  test('options are read by all, and bring their secrets along', () => {
    const made = container(pod({}, {}, { files }));
    expect(made.volumeMounts?.[0]).toMatchObject({
      mountPath: '/etc/demo/demo.conf',
      subPath: 'demo.conf',
      readOnly: true,
    });
    expect(made.env).toEqual([
      { name: 'DEMO_USER__PASSWORD', valueFrom: { secretKeyRef: { name: 'demo-user', key: 'password' } } },
      { name: 'OS_DATABASE__CONNECTION', value: 'x$(DEMO_USER__PASSWORD)' },
    ]);
  });

  test('who says what it reads reads that, and knows no other secrets', () => {
    const made = container(pod({ files: ['plain.txt'] }, {}, { files }));
    expect(mountsOf(made)?.map(([path]) => path)).toEqual(['/etc/demo/plain.txt', '/tmp']);
    expect(made.env).toBeUndefined();
  });

  test('text with secrets is rendered into memory by a container that alone knows them', () => {
    const made = pod({ files: ['secret.txt'] }, {}, { files });
    expect(container(made, 'render').env).toEqual([
      { name: 'DEMO_USER__PASSWORD', valueFrom: { secretKeyRef: { name: 'demo-user', key: 'password' } } },
    ]);
    expect(container(made).env).toBeUndefined();
    expect(container(made).volumeMounts?.[0]).toEqual({
      name: 'rendered',
      mountPath: '/etc/demo/secret.txt',
      subPath: 'secret.txt',
      readOnly: true,
    });
    expect(made.volumes).toContainEqual({ name: 'rendered', emptyDir: { medium: 'Memory', sizeLimit: '1Mi' } });
  });

  test('kolla_start is told where they go', () => {
    const objects = built(demo({ files: ['plain.txt', 'secret.txt'] }, { files }), { start: 'kolla' });
    const map = find(objects, 'ConfigMap', 'demo-agent-config-json');
    const file = (source: string, dest: string) => ({ source, dest, owner: 'nova', perm: '0600' });
    expect(JSON.parse(map.data?.['config.json'] ?? '')).toEqual({
      command: 'agent',
      config_files: [
        file('/var/lib/kolla/config_files/plain.txt', '/etc/demo/plain.txt'),
        file('/rendered/secret.txt', '/etc/demo/secret.txt'),
      ],
    });
  });

  test('fails where kolla_start would split an argument', () => {
    expect(() => pod({ command: ['sh', '-c', 'a b'] }, { start: 'kolla' })).toThrow(
      'demo: the argument "a b" has a blank',
    );
  });
});

describe('Secrets', () => {
  const secrets: UnitSpec['secrets'] = [{ name: 'demo-user', data: { password: { generate: 'password' } } }];

  test('are made by the first container, which may create them', () => {
    const made = pod({}, {}, { secrets });
    expect(made.initContainers?.[0].name).toBe('secrets');
    expect(made.serviceAccountName).toBe('openstack-setup');
    expect(JSON.parse(made.initContainers?.[0].env?.[0].value ?? '')).toMatchObject(secrets);
  });

  const makesSecrets = (object: Manifest) =>
    podSpec(object)?.initContainers?.some(({ env = [] }) => env.some(({ name }) => name === 'SECRETS'));

  test('are made before the wait, by the same container', () => {
    const [first, ...more] = pod({ waitsFor: ['tcp:db:3306'] }, {}, { secrets }).initContainers ?? [];
    expect(more).toEqual([]);
    expect(first).toMatchObject({ name: 'wait' });
    expect(first.args?.slice(0, 5)).toEqual([
      ...['python3', '/openstack/secrets.py', 'python3', '-S', '/openstack/wait.py'],
    ]);
    expect(first.args?.at(-1)).toBe('tcp:db:3306');
  });

  test('are made by the tasks that come first where there are some, and then by nobody else', () => {
    const step: Program = { image: 'i', command: ['x'] };
    const tasks = ['one', 'two'].map((name) => ({ name, steps: { [name]: step } }));
    const late = { name: 'three', after: ['one'], steps: { three: step } };
    const objects = built(demo({}, { secrets, tasks: [...tasks, late] }));
    const makes = objects.filter((object) => makesSecrets(object));
    // none waits for the other: whoever comes first
    expect(makes).toEqual(['demo-one', 'demo-two'].map((name) => find(objects, 'Job', name)));
  });

  test('are left to the user where they exist', () => {
    expect(pod({}, { secrets: 'existing' }, { secrets }).initContainers).toBeUndefined();
  });
});

describe('tasks', () => {
  const step: Program = { image: 'i', command: ['x'] };
  const task = (name: string, more: Partial<Task> = {}): Task => ({ name, steps: { [name]: step }, ...more });
  const jobsOf = (objects: readonly Manifest[], kind: string, name: string) =>
    (waitsOf(objects, kind, name) ?? []).filter((wait) => wait.startsWith('job/'));

  test('are Jobs side by side unless they say otherwise, for which the processes wait', () => {
    const tasks = [task('a', { steps: { one: step, two: step } }), task('b'), task('c', { after: ['a'] })];
    const objects = built(demo({}, { tasks }));
    expect(['demo-a', 'demo-b', 'demo-c'].map((name) => jobsOf(objects, 'Job', name))).toEqual([
      [],
      [],
      ['job/demo-a'],
    ]);
    expect(jobsOf(objects, 'DaemonSet', 'demo-agent')).toEqual(['job/demo-a', 'job/demo-b', 'job/demo-c']);
    const a = podSpec(find(objects, 'Job', 'demo-a'));
    expect(a?.initContainers?.map(({ name }) => name)).toEqual(['wait', 'one']);
    expect(a?.containers.map(({ name }) => name)).toEqual(['two']);
  });

  test('a process waits for those that it names, and for none if it names none', () => {
    const tasks = [task('a'), task('b')];
    expect(jobsOf(built(demo({ after: ['b'] }, { tasks })), 'DaemonSet', 'demo-agent')).toEqual(['job/demo-b']);
    const none = built(demo({ after: [] }, { tasks }));
    expect(podSpec(find(none, 'DaemonSet', 'demo-agent'))?.initContainers).toBeUndefined();
  });

  test('are aside where processes can work before they are done', () => {
    const tasks = [task('a'), task('b', { aside: true })];
    expect(jobsOf(built(demo({}, { tasks })), 'DaemonSet', 'demo-agent')).toEqual(['job/demo-a']);
    expect(jobsOf(built(demo({ after: ['b'] }, { tasks })), 'DaemonSet', 'demo-agent')).toEqual(['job/demo-b']);
  });

  test('stand down while what was applied last does not name them', () => {
    const objects = built(demo({}, { tasks: [task('a')] }));
    const job = find(objects, 'Job', 'demo-a');
    const wait = container(podSpec(job) as PodSpec, 'wait');
    expect(wait.args).toContain('wanted/demo/a');
    expect(wait.env).toEqual([
      { name: 'JOB_NAME', valueFrom: { fieldRef: { fieldPath: "metadata.labels['batch.kubernetes.io/job-name']" } } },
    ]);
    const map = find(objects, 'ConfigMap', 'demo-tasks');
    expect(map).not.toHaveProperty('immutable');
    expect(map.data).toEqual({ a: job.metadata.name });
  });

  test('that come after processes wait until only pods of this version run', () => {
    const tasks = [task('late', { afterProcesses: ['agent'] }), task('soon')];
    const objects = built(demo({ port: 80 }, { tasks }));
    const daemon = find(objects, 'DaemonSet', 'demo-agent');
    const content = daemon.metadata.annotations?.['cdk8s-openstack/content'];
    const wait = container(podSpec(find(objects, 'Job', 'demo-late')) as PodSpec, 'wait');
    expect(wait.args).toContain(`rollout/daemonset/demo-agent@${content}`);
    // else each would wait for the other
    expect(jobsOf(objects, 'DaemonSet', 'demo-agent')).toEqual(['job/demo-soon']);
    const other = find(built(demo({ port: 81 }, { tasks })), 'DaemonSet', 'demo-agent');
    expect(other.metadata.annotations).not.toEqual(daemon.metadata.annotations);
  });

  test('that come again and again are CronJobs, for which nobody waits', () => {
    const objects = built(demo({}, { tasks: [task('purge', { schedule: '0 3 * * *' })] }));
    const cron = find(objects, 'CronJob', 'demo-purge');
    expect(cron.spec).toMatchObject({ schedule: '0 3 * * *', concurrencyPolicy: 'Forbid' });
    expect(podSpec(cron)?.containers.map(({ name }) => name)).toEqual(['purge']);
    expect(podSpec(find(objects, 'DaemonSet', 'demo-agent'))?.initContainers).toBeUndefined();
    expect(objects.filter(({ kind }) => kind === 'Job')).toEqual([]);
  });

  test.each<[string, Task]>([
    ['after', task('a', { after: ['sync'] })],
    ['afterProcesses', task('a', { afterProcesses: ['api'] })],
  ])('fail where they come %s what is not there', (_, wrong) => {
    expect(() => built(demo({}, { tasks: [wrong] }))).toThrow('demo has no task or process "');
  });

  test('need in a large cloud what they need in a small one, so that its size runs none again', () => {
    const tasks = [task('a', { steps: { a: { ...step, requests: { cpu: 100, memory: 200 } } } })];
    const job = (size: CloudSettings['size']) => find(built(demo({}, { tasks }), { size }), 'Job', 'demo-a');
    expect(job('large')).toEqual(job('aio'));
  });
});

test('one definition of health: it gates the start, the traffic and the life', () => {
  const { startupProbe, readinessProbe, livenessProbe } = container(pod({ port: 80, health: { http: '/up' } }));
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    expect(probe).toMatchObject({ httpGet: { path: '/up', port: 80 } });
  }
});

test('a health that is about others restarts nothing; a check that takes time is made seldom', () => {
  const check = { exec: ['healthcheck_port', 'agent', '5672'] };
  const { startupProbe, readinessProbe, livenessProbe } = container(
    pod({ health: { ...check, live: false, period: 5, patience: 600 } }),
  );
  expect(startupProbe).toMatchObject({ exec: { command: check.exec }, periodSeconds: 5, failureThreshold: 120 });
  expect(readinessProbe).toMatchObject({ exec: { command: check.exec } });
  expect(livenessProbe).toBeUndefined();
});

test('what it takes to be of use can be more than what it takes to live', () => {
  const [exec, ready] = [['works'], ['works', 'connected']];
  const { startupProbe, readinessProbe, livenessProbe } = container(pod({ health: { exec, ready } }));
  expect([startupProbe, readinessProbe, livenessProbe]).toMatchObject(
    [exec, ready, exec].map((command) => ({ exec: { command } })),
  );
});

describe('resources', () => {
  const resources = (process: Partial<Daemon>, size?: CloudSettings['size']) =>
    container(
      podSpec(
        find(built(demo(process), { size }), process.perNode === false ? 'Deployment' : 'DaemonSet', 'demo-agent'),
      ) as PodSpec,
    ).resources;
  const requests = { cpu: 100, memory: 200 };

  test('a program asks for more where the cloud is larger, and may take four times its memory', () => {
    expect(resources({ perNode: false, requests }, 'aio')).toEqual({
      requests: { cpu: '100m', memory: '200Mi' },
      limits: { memory: '800Mi' },
    });
    expect(resources({ perNode: false, requests }, 'medium')).toEqual({
      requests: { cpu: '400m', memory: '400Mi' },
      limits: { memory: '1600Mi' },
    });
  });

  test('an agent does on a node of a large cloud what it does on one of a small one', () => {
    expect(resources({ requests }, 'large')).toEqual(resources({ requests }, 'aio'));
  });

  test('what bounds its memory itself has no limit, what says another has that', () => {
    expect(resources({ requests: { ...requests, limit: 'none' } })).not.toHaveProperty('limits');
    expect(resources({ requests: { ...requests, limit: 300 } })?.limits).toEqual({ memory: '300Mi' });
  });

  test('its user wins, value by value', () => {
    expect(resources({ requests, resources: { requests: { memory: '1Gi' }, limits: { cpu: '2' } } })).toEqual({
      requests: { cpu: '100m', memory: '1Gi' },
      limits: { memory: '4096Mi', cpu: '2' },
    });
  });
});

test.each<[string, UnitSpec, string]>([
  ['an agent', demo({}), 'node'],
  ['a service', demo({ perNode: false }), 'service'],
  ['what services need', demo({ perNode: false }, { backing: true }), 'backing'],
])('%s has its priority', (_, spec, priority) => {
  const objects = built(spec, { namespace: 'alpha' });
  const [workload] = objects.filter(({ kind }) => ['DaemonSet', 'Deployment'].includes(kind));
  expect(podSpec(workload)?.priorityClassName).toBe(`alpha-${priority}`);
  expect(find(objects, 'PriorityClass', `alpha-${priority}`).metadata.namespace).toBeUndefined();
});

test('where it asks for them it has the addresses of Services in its environment', () => {
  expect([pod({}), pod({ serviceLinks: true })].map(({ enableServiceLinks }) => enableServiceLinks)).toEqual([
    false,
    true,
  ]);
});
