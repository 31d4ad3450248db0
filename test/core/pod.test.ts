import type { CloudSettings } from '../../lib/core/settings';
import type { Process, Program, UnitSpec } from '../../lib/core/spec';
import { text } from '../../lib/oslo/ini';
import { type Container, find, type PodSpec, podSpec } from '../manifests';
import { built } from '../units';

const PASSWORD = { secret: 'demo-user', key: 'password' };

/** A unit called demo with one process, `agent`. */
function demo(process: Partial<Process>, more: Partial<UnitSpec> = {}): UnitSpec {
  const agent: Process = { image: 'nova-compute', command: ['agent'], runsOn: ['compute'], perNode: true, ...process };
  return { name: 'demo', user: 'nova', processes: { agent }, ...more };
}

function pod(process: Partial<Process>, settings?: CloudSettings, more?: Partial<UnitSpec>): PodSpec {
  const objects = built(demo(process, more), settings);
  return podSpec(objects.find(({ metadata }) => metadata.name === 'demo-agent') ?? objects[0]) as PodSpec;
}

function container({ initContainers = [], containers }: PodSpec, name = 'agent'): Container {
  return [...initContainers, ...containers].find((one) => one.name === name) as Container;
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
    const [workload] = built(demo({}), { hostNetwork: true }, { hostNetwork: false });
    expect(podSpec(workload)?.hostNetwork).toBeUndefined();
  });

  test('on a port of the node the old pod goes before the new one comes', () => {
    const strategy = (process: Partial<Process>, hostNetwork = false) =>
      find(built(demo({ perNode: false, ...process }), { hostNetwork }), 'Deployment', 'demo-agent').spec?.strategy;
    const goesFirst = { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } };
    expect(strategy({})).toMatchObject({ rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    expect(strategy({}, true)).toMatchObject(goesFirst);
    expect(strategy({ share: ['hostNetwork'] })).toMatchObject(goesFirst);
  });
});

test('containers beside it, of the same processes', () => {
  const { containers, shareProcessNamespace } = pod({
    share: ['podPID'],
    beside: { tftp: { image: 'ironic-pxe', command: ['tftp'], health: { tcp: 69 } } },
  });
  expect(shareProcessNamespace).toBe(true);
  expect(containers.map(({ name, args }) => [name, args])).toEqual([
    ['agent', ['agent']],
    ['tftp', ['tftp']],
  ]);
  expect(containers[1].livenessProbe).toMatchObject({ tcpSocket: { port: 69 } });
});

describe('mounts', () => {
  test('directories of the node, with what is mounted below', () => {
    const made = pod({
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
    const made = pod({ mounts: [{ path: '/tls', secret: 'corp.tls' }], writable: ['/var/lib/a_b/'] });
    expect(made.volumes.map(({ name }) => name)).toEqual(['corp-tls', 'tmp-agent', 'empty-var-lib-a-b']);
  });

  test('a claim of each replica, or nothing that lasts', () => {
    const process: Partial<Process> = {
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
    expect(podSpec(stateful({ ephemeral: true }))?.volumes).toContainEqual({ name: 'data', emptyDir: {} });
  });
});

describe('waits', () => {
  test('nothing to wait for, nobody waits', () => {
    expect(pod({}).initContainers).toBeUndefined();
    expect(pod({}).serviceAccountName).toBeUndefined();
  });

  test('for a pod on its own node it knows the node', () => {
    const made = pod({ waitsFor: ['node-pod/app.kubernetes.io/component=libvirt'] });
    expect(container(made, 'wait')).toMatchObject({
      args: ['python3', '/openstack/wait.py', 'node-pod/app.kubernetes.io/component=libvirt'],
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

  test('are made by the first task where there is one, and then by nobody else', () => {
    const step: Program = { image: 'i', command: ['x'] };
    const tasks = ['one', 'two'].map((name) => ({ name, steps: { [name]: step } }));
    const objects = built(demo({}, { secrets, tasks }));
    const makes = objects.filter((object) => podSpec(object)?.initContainers?.some(({ name }) => name === 'secrets'));
    expect(makes).toEqual([find(objects, 'Job', 'demo-one')]);
  });

  test('are left to the user where they exist', () => {
    expect(pod({}, { secrets: 'existing' }, { secrets }).initContainers).toBeUndefined();
  });
});

describe('tasks', () => {
  const step: Program = { image: 'i', command: ['x'] };

  test('are Jobs in order, for which the processes wait', () => {
    const objects = built(demo({}, { tasks: ['a', 'b'].map((name) => ({ name, steps: { one: step, two: step } })) }));
    const [a, b] = ['demo-a', 'demo-b'].map((name) => find(objects, 'Job', name));
    const waits = (object = a) =>
      podSpec(object)
        ?.initContainers?.find(({ name }) => name === 'wait')
        ?.args?.slice(2);
    expect(waits(a)).toBeUndefined();
    expect(waits(b)).toEqual([`job/${a.metadata.name}`]);
    expect(waits(find(objects, 'DaemonSet', 'demo-agent'))).toEqual([
      `job/${a.metadata.name}`,
      `job/${b.metadata.name}`,
    ]);
    expect(podSpec(a)?.initContainers?.map(({ name }) => name)).toEqual(['one']);
    expect(podSpec(a)?.containers.map(({ name }) => name)).toEqual(['two']);
  });

  test('that come after the processes wait for them', () => {
    const objects = built(
      demo({ port: 80 }, { tasks: [{ name: 'late', steps: { late: step }, afterProcesses: true }] }),
    );
    const { initContainers } = podSpec(find(objects, 'Job', 'demo-late')) as PodSpec;
    expect(initContainers?.[0].args).toContain('service/demo-agent');
    expect(podSpec(find(objects, 'DaemonSet', 'demo-agent'))?.initContainers).toBeUndefined();
  });
});

test('one definition of health: it gates the start, the traffic and the life', () => {
  const { startupProbe, readinessProbe, livenessProbe } = container(pod({ port: 80, health: { http: '/up' } }));
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    expect(probe).toMatchObject({ httpGet: { path: '/up', port: 80 } });
  }
});

test('a program asks for more where the cloud is larger', () => {
  const requests = (size: CloudSettings['size']) =>
    container(pod({ requests: { cpu: 100, memory: 200 } }, { size })).resources?.requests;
  expect(requests('aio')).toEqual({ cpu: '100m', memory: '200Mi' });
  expect(requests('medium')).toEqual({ cpu: '400m', memory: '400Mi' });
});
