import { Chart } from 'cdk8s';
import { labelled } from '../../lib/cli/nodes';
import { Cloud } from '../../lib/core/cloud';
import { checkGroups } from '../../lib/core/groups';
import { unitsOf } from '../../lib/core/notes';
import { OpenStackService } from '../../lib/core/service';
import type { CloudSettings, RoleSettings, ServiceSettings } from '../../lib/core/settings';
import type { Process, Role, ServiceSpec, UnitSpec } from '../../lib/core/spec';
import { facts } from '../facts';
import { type Container, find, type Manifest, manifests, plain, type PodSpec, podSpec } from '../manifests';
import { built } from '../units';
import { nova } from './sketches';

type Daemon = Extract<Process, { readonly command: readonly string[] }>;
type Groups = NonNullable<RoleSettings['groups']>;

const GPU = 'example.org/gpu=a100';
const pci = (vendor: string) => ({ 'nova.conf': { pci: { device_spec: vendor } } });
const compute = (groups: Groups): CloudSettings => ({ roles: { compute: { groups } } });

/** The objects of a service by kind and name, when what concerns all units is checked. */
function objectsOf(settings: CloudSettings, spec: ServiceSpec = nova(facts, ['cell1']), more: ServiceSettings = {}) {
  const objects = manifests((app) => {
    const cloud = Cloud.settings(settings);
    const chart = new Chart(app, 'chart');
    new OpenStackService(chart, spec.name, { ...facts, cloud, ...more }, () => spec);
    checkGroups(cloud, unitsOf(chart, cloud));
  });
  return new Map(objects.map((object) => [`${object.kind}/${plain(object.metadata.name)}`, object]));
}

type Objects = ReturnType<typeof objectsOf>;

const changed = (before: Objects, after: Objects) =>
  [...after].filter(([key, one]) => JSON.stringify(one) !== JSON.stringify(before.get(key))).map(([key]) => key);
const pod = (objects: Objects, name: string) => podSpec(objects.get(name) as Manifest) as PodSpec;
const files = (objects: Objects, name: string) =>
  container(pod(objects, name)).volumeMounts?.map(({ mountPath, subPath }) => [mountPath, subPath]);

function container({ containers }: PodSpec, name = containers[0].name): Container {
  return containers.find((one) => one.name === name) as Container;
}

describe('a group with options of its own', () => {
  const alike = objectsOf({});
  const one = objectsOf(compute({ gpu: { label: GPU, config: pci('a') } }));

  test('has a DaemonSet and a file of its own, beside what reads the file and nothing else', () => {
    expect(changed(alike, one).sort()).toEqual([
      'ConfigMap/nova-compute-conf-gpu',
      'DaemonSet/nova-compute',
      'DaemonSet/nova-compute-gpu',
    ]);
    expect(files(one, 'DaemonSet/nova-compute-gpu')?.[0]).toEqual(['/etc/nova/nova.conf', 'nova-compute.conf-gpu']);
    expect(files(one, 'DaemonSet/nova-compute')?.[0]).toEqual(['/etc/nova/nova.conf', 'nova-compute.conf']);
  });

  test('its options win over those of the service, and the rest is as everywhere', () => {
    const service = { config: { 'nova.conf': { pci: { device_spec: 'all', report_in_placement: true } } } };
    const objects = objectsOf(compute({ gpu: { label: GPU, config: pci('a') } }), undefined, service);
    const [content] = Object.values(objects.get('ConfigMap/nova-compute-conf-gpu')?.data ?? {});
    expect(content).toMatch(/^\[libvirt]\nvirt_type = kvm$/m);
    expect(content).toMatch(/^\[pci]\ndevice_spec = a\nreport_in_placement = true$/m);
    expect(objects.get('ConfigMap/nova-compute-conf')?.data?.['nova-compute.conf']).toMatch(/^device_spec = all$/m);
  });

  test('a change of an option replaces the pods of the group alone', () => {
    const other = objectsOf(compute({ gpu: { label: GPU, config: pci('b') } }));
    expect(changed(one, other)).toEqual(['ConfigMap/nova-compute-conf-gpu', 'DaemonSet/nova-compute-gpu']);
  });

  test('its pods are of the same component, and each DaemonSet selects its own', () => {
    const labels = { 'app.kubernetes.io/name': 'nova', 'app.kubernetes.io/component': 'compute' };
    const group = { 'cdk8s-openstack/group': 'gpu' };
    const without = {
      matchLabels: labels,
      matchExpressions: [{ key: Object.keys(group)[0], operator: 'DoesNotExist' }],
    };
    expect(one.get('DaemonSet/nova-compute-gpu')?.spec?.selector).toEqual({ matchLabels: { ...labels, ...group } });
    expect(one.get('DaemonSet/nova-compute-gpu')?.spec?.template?.metadata.labels).toMatchObject({
      ...labels,
      ...group,
    });
    expect(one.get('DaemonSet/nova-compute')?.spec?.selector).toEqual(without);
    expect(alike.get('DaemonSet/nova-compute')?.spec?.selector).toEqual(without);
    const apart = { labelSelector: { matchLabels: labels }, topologyKey: 'kubernetes.io/hostname' };
    for (const name of ['DaemonSet/nova-compute', 'DaemonSet/nova-compute-gpu']) {
      const { podAntiAffinity } = pod(one, name).affinity ?? {};
      expect(podAntiAffinity).toEqual({ requiredDuringSchedulingIgnoredDuringExecution: [apart] });
    }
  });

  test('settings of the process hold for it, and secrets come from the environment', () => {
    const secret = { 'nova.conf': { placement: { password: { secret: 'gpu-license', key: 'key' } } } };
    const objects = objectsOf(compute({ gpu: { label: GPU, config: secret } }), undefined, {
      processes: { compute: { env: { LANG: 'C' }, requests: { memory: '300Mi' } } },
    });
    const { env, resources, name } = container(pod(objects, 'DaemonSet/nova-compute-gpu'));
    expect([name, resources?.requests?.memory]).toEqual(['compute', '300Mi']);
    expect(env).toContainEqual({ name: 'LANG', value: 'C' });
    expect(env).toContainEqual({
      name: 'OS_PLACEMENT__PASSWORD',
      valueFrom: { secretKeyRef: { name: 'gpu-license', key: 'key' } },
    });
  });

  test('several names of one file add up', () => {
    const config = { ...pci('a'), 'nova-compute.conf': { pci: { report_in_placement: true } } };
    const objects = objectsOf(compute({ gpu: { label: GPU, config } }));
    const [content] = Object.values(objects.get('ConfigMap/nova-compute-conf-gpu')?.data ?? {});
    expect(content).toMatch(/^\[pci]\ndevice_spec = a\nreport_in_placement = true$/m);
  });

  test('it starts by kolla_start as well, with its own file', () => {
    const objects = objectsOf({ ...compute({ gpu: { label: GPU, config: pci('a') } }), start: 'kolla' });
    const configs = [...objects.values()].map(({ data }) => data?.['config.json'] ?? '');
    const copied = configs.filter((text) => text.includes('nova-compute.conf-gpu"'));
    expect(copied).toHaveLength(1);
    expect(JSON.parse(copied[0])).toMatchObject({ config_files: [{ dest: '/etc/nova/nova.conf' }] });
  });
});

describe('what a unit has different', () => {
  const settings: CloudSettings = {
    roles: {
      compute: { groups: { edge: { label: 'rack=edge' }, gpu: { label: GPU } } },
      network: { groups: { border: { label: 'rack=border' } } },
    },
  };
  const agent: Daemon = {
    image: 'openvswitch-vswitchd',
    command: ['ovs-vswitchd'],
    runsOn: ['compute', 'network'],
    perNode: true,
    update: 'OnDelete',
    env: { MAPPINGS: 'physnet1:br-ex', LOG: 'info' },
    groups: { edge: { env: { MAPPINGS: 'edge:br-edge' } }, border: { env: { MAPPINGS: 'out:br-out' } } },
  };
  const unit = (process: Partial<Daemon> = {}, more: Partial<UnitSpec> = {}): UnitSpec => ({
    name: 'ovs',
    user: 'openvswitch',
    processes: { agent: { ...agent, ...process } as Process },
    ...more,
  });
  const env = (objects: readonly Manifest[], name: string) =>
    Object.fromEntries(
      container(podSpec(find(objects, 'DaemonSet', name)) as PodSpec).env?.map((e) => [e.name, e.value]) ?? [],
    );

  test('is an environment by group, of groups of all its roles; others do not concern it', () => {
    const objects = built(unit(), settings);
    const daemons = objects.filter(({ kind }) => kind === 'DaemonSet').map(({ metadata }) => metadata.name);
    expect(daemons).toEqual(['ovs-agent', 'ovs-agent-edge', 'ovs-agent-border']);
    expect(env(objects, 'ovs-agent')).toEqual({ MAPPINGS: 'physnet1:br-ex', LOG: 'info' });
    expect(env(objects, 'ovs-agent-edge')).toEqual({ MAPPINGS: 'edge:br-edge', LOG: 'info' });
    expect(find(objects, 'DaemonSet', 'ovs-agent-edge').spec).toMatchObject({ updateStrategy: { type: 'OnDelete' } });
  });

  test('may be of a container before or beside it', () => {
    const setup = { image: 'i', command: ['setup'], groups: { gpu: { env: { A: 'b' } } } };
    const objects = built(unit({ groups: undefined, prepare: { setup } }), settings);
    const [made] = podSpec(find(objects, 'DaemonSet', 'ovs-agent-gpu'))?.initContainers ?? [];
    expect([made.name, made.env]).toEqual(['setup', [{ name: 'A', value: 'b' }]]);
  });

  test('is asked on its own node, so that it has no Service; one NetworkPolicy is for all, and its ports do not clash', () => {
    const objects = built(unit({ share: ['hostNetwork'], port: 6640 }), settings);
    expect(objects.filter(({ kind }) => kind === 'Service')).toEqual([]);
    const closed = built(unit({ port: 6640 }), settings).filter(({ kind }) => kind === 'NetworkPolicy');
    expect(closed.map(({ metadata }) => metadata.name)).toEqual(['openstack-closed', 'ovs-agent']);
  });

  test('is waited for as a whole', () => {
    const steps = { upgrade: { image: 'i', command: ['upgrade'] } };
    const objects = built(unit({}, { tasks: [{ name: 'upgrade', steps, afterProcesses: ['agent'] }] }), settings);
    const { initContainers } = podSpec(find(objects, 'Job', 'ovs-upgrade')) as PodSpec;
    const waits = initContainers?.flatMap(({ args = [] }) => args.filter((arg) => arg.startsWith('rollout/'))) ?? [];
    expect(waits.map((wait) => wait.replace(/@.*/, ''))).toEqual([
      'rollout/daemonset/ovs-agent',
      'rollout/daemonset/ovs-agent-edge',
      'rollout/daemonset/ovs-agent-border',
    ]);
    expect(new Set(waits.map((wait) => wait.replace(/.*@/, ''))).size).toBe(3);
  });

  test('has to be of a group that is there', () => {
    expect(() => built(unit({ groups: { egde: {} } }), settings)).toThrow(
      'ovs: there is no group "egde" of nodes, did you mean "edge"?',
    );
  });
});

describe('every node has one pod of each agent that its roles run', () => {
  const LABELS = {
    c: 'compute=yes',
    n: 'network=yes',
    g: 'gpu=yes',
    e: 'rack=edge',
    b: 'rack=border',
    x: 'rack=other',
  };
  const roles: CloudSettings['roles'] = {
    compute: { label: LABELS.c, groups: { gpu: { label: LABELS.g }, edge: { label: LABELS.e } } },
    network: { label: LABELS.n, groups: { border: { label: LABELS.b }, outer: { label: LABELS.g } } },
  };
  const ORDER: readonly (readonly [group: string, role: Role, label: string])[] = [
    ['gpu', 'compute', LABELS.g],
    ['edge', 'compute', LABELS.e],
    ['border', 'network', LABELS.b],
    ['outer', 'network', LABELS.g],
  ];
  /** Each with any of the labels; a rack is one of three, or none. */
  const nodes = [LABELS.c, LABELS.n, LABELS.g]
    .reduce<string[][]>((all, label) => [...all, ...all.map((one) => [...one, label])], [[]])
    .flatMap((one) => [one, ...[LABELS.e, LABELS.b, LABELS.x].map((rack) => [...one, rack])]);

  test.each<[Role[], string[], Role[]]>([
    [['compute'], ['gpu', 'edge'], []],
    [['compute'], ['gpu', 'edge'], ['network']],
    [['network'], ['border'], []],
    [['compute', 'network'], ['edge'], []],
    [['compute', 'network'], ['gpu', 'outer'], []],
    [['network', 'compute'], ['gpu', 'edge', 'border', 'outer'], []],
  ])('on %j, different for %j, but not on %j', (runsOn, names, notOn) => {
    const groups = Object.fromEntries(names.map((name) => [name, { env: { GROUP: name } }]));
    const agent: Process = { image: 'i', command: ['x'], runsOn, notOn, perNode: true, groups };
    const daemons = built({ name: 'demo', user: 'nova', processes: { agent } }, { roles }).filter(
      ({ kind }) => kind === 'DaemonSet',
    );
    const where = nodes.map((labels, i) => ({
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: `node-${i}`, labels: Object.fromEntries(labels.map((label) => label.split('='))) },
    }));
    const found = nodes.map((labels, i) => [
      labels.join(' '),
      daemons.filter((one) => labelled(podSpec(one) ?? {}, [where[i]]).length > 0).map(({ metadata }) => metadata.name),
    ]);
    const expected = nodes.map((labels) => {
      const isOf = (role: Role) => labels.includes(roles[role]?.label ?? '');
      const has = (role: Role) => runsOn.includes(role) && isOf(role) && !notOn.some(isOf);
      const group = ORDER.find(([name, role, label]) => names.includes(name) && has(role) && labels.includes(label));
      const name = group === undefined ? 'demo-agent' : `demo-agent-${group[0]}`;
      return [labels.join(' '), runsOn.some(has) ? [name] : []];
    });
    expect(found).toEqual(expected);
  });

  test('a group has its label first, so that preflight asks for that one', () => {
    const agent: Process = { image: 'i', command: ['x'], runsOn: ['compute'], perNode: true, groups: { edge: {} } };
    const objects = built({ name: 'demo', user: 'nova', processes: { agent } }, { roles });
    expect(podSpec(find(objects, 'DaemonSet', 'demo-agent-edge'))?.affinity?.nodeAffinity).toEqual({
      requiredDuringSchedulingIgnoredDuringExecution: {
        nodeSelectorTerms: [
          {
            matchExpressions: [
              { key: 'rack', operator: 'In', values: ['edge'] },
              { key: 'compute', operator: 'In', values: ['yes'] },
            ],
          },
        ],
      },
    });
  });
});

describe('mistakes are told where they are', () => {
  const label = GPU;
  test.each<[string, CloudSettings, string]>([
    [
      'the label of the role',
      compute({ all: { label: 'openstack-compute-node=enabled' } }),
      'roles.compute.groups.all.label: "openstack-compute-node=enabled" is the label of all nodes of the role: use another key, for a label that only the nodes of the group have',
    ],
    [
      'another value of it',
      compute({ all: { label: 'openstack-compute-node=gpu' } }),
      'roles.compute.groups.all.label: "openstack-compute-node=gpu" cannot stand beside openstack-compute-node=enabled: use another key, for a label that only the nodes of the group have',
    ],
    [
      'a label twice',
      compute({ a: { label }, b: { label } }),
      `roles.compute.groups.b.label: "${GPU}" is the label of the group "a", too: keep one`,
    ],
    [
      'a name twice',
      { roles: { compute: { groups: { a: { label } } }, network: { groups: { a: { label: 'x=y' } } } } },
      'roles.network.groups.a: is a group of compute nodes as well: give one of them another name',
    ],
    [
      'a name that cannot be',
      compute({ 'a-': { label } }),
      'roles.compute.groups.a-: "a-" is no name of a group: begin with a letter and use lower-case letters, digits and "-", at most 20',
    ],
    [
      'a file that nothing reads',
      compute({ gpu: { label, config: { 'nvoa.conf': {} } } }),
      'roles.compute.groups.gpu.config.nvoa.conf: no agent of the compute nodes reads this file, did you mean "nova.conf"?',
    ],
    [
      'a file that only others read',
      compute({ gpu: { label, config: { 'nova-api.conf': {} } } }),
      'roles.compute.groups.gpu.config.nova-api.conf: no agent of the compute nodes reads this file, did you mean "nova.conf"?',
    ],
    [
      'a file of another service',
      compute({ gpu: { label, config: { 'placement.conf': {} } } }),
      'roles.compute.groups.gpu.config.placement.conf: no agent of the compute nodes reads this file, they read nova.conf',
    ],
    [
      'a role without agents',
      { roles: { storage: { groups: { gpu: { label, config: pci('a') } } } } },
      'roles.storage.groups.gpu.config.nova.conf: no agent of the storage nodes reads this file, they read no options',
    ],
    [
      'an option that cannot be',
      compute({ gpu: { label, config: { 'nova.conf': { pci: { device_spec: { id: 1 } } } } } }),
      'roles.compute.groups.gpu.config.nova.conf.pci.device_spec: ',
    ],
  ])('%s', (_, settings, message) => {
    expect(() => objectsOf(settings)).toThrow(message);
  });

  test('a name that would be that of another process', () => {
    const spec = nova(facts, ['cell1']);
    const { compute: agent } = spec.processes ?? {};
    const twin = { ...spec, processes: { ...spec.processes, 'compute-ironic': agent } };
    expect(() => objectsOf(compute({ ironic: { label, config: pci('a') } }), twin)).toThrow(
      'roles.compute.groups.ironic: would have a "compute-ironic" of nova, which has one already: use another name',
    );
  });

  const keystone = (config: Record<string, Record<string, unknown>>, unchecked: string[] = []) => {
    const agent: Process = { image: 'i', command: ['x'], runsOn: ['compute'], perNode: true };
    const spec: ServiceSpec = {
      ...{ name: 'keystone', user: 'keystone', processes: { agent } },
      files: { 'keystone.conf': { content: {} } },
    };
    return () => objectsOf(compute({ gpu: { label, config: { 'keystone.conf': config } } }), spec, { unchecked });
  };

  test('options are those of the release, but for what the service leaves unchecked', () => {
    expect(keystone({ token: { expire: 5 } })).toThrow(
      /^roles\.compute\.groups\.gpu\.config\.keystone\.conf\.token\.expire: unknown option \[token] expire, /,
    );
    expect(keystone({ my_plugin: { url: 'x' } })).toThrow('my_plugin');
    expect(keystone({ my_plugin: { url: 'x' } }, ['my_plugin'])).not.toThrow();
  });
});
