/** Answers are shaped as those of a cloud of 2025.2, of which some were recorded. */
import { type Answers, judgeAgents } from '../../lib/cli/agents';
import type { KubeObject } from '../../lib/cli/kubectl';
import { cloud, labels, object } from './cloud';

const LONG_AGO = '2026-11-22T02:00:00Z';

function pod(
  unit: string,
  component: string,
  name: string,
  nodeName: string,
  { since = LONG_AGO, image = 'x' } = {},
): KubeObject {
  return object('Pod', name, {
    metadata: { name, labels: labels(unit, component) },
    spec: { nodeName, containers: [{ name: component, image: `quay.io:443/kolla/${image}:2025.2` }] },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True', lastTransitionTime: since }] },
  });
}

const service = (binary: string, host: string, more: object = {}) => ({
  ...{ id: 7, binary, host, zone: 'nova', status: 'enabled', state: 'up', disabled_reason: null, forced_down: false },
  ...{ updated_at: '2026-11-22T03:00:12.000000', ...more },
});
const hypervisor = (host: string) => ({
  ...{ id: 1, hypervisor_hostname: host, hypervisor_type: 'QEMU', state: 'up', status: 'enabled' },
  service: { id: 7, host, disabled_reason: null },
});
const agent = (binary: string, host: string, more: object = {}) => ({
  ...{ id: '0f5b', binary, host, agent_type: 'OVN Controller agent', topic: 'n/a', availability_zone: '' },
  ...{ alive: true, admin_state_up: true, heartbeat_timestamp: '2026-11-22 03:00:12', ...more },
});

/** Without what nobody looks at. */
const RECORDED: Answers = {
  services: [
    {
      ...{
        binary: 'nova-scheduler',
        host: 'nova-scheduler-5b5fb84885-x2jl6',
        id: 3,
        zone: 'internal',
        status: 'enabled',
      },
      ...{ state: 'up', updated_at: '2026-11-22T04:01:36.000000', disabled_reason: null },
    },
    {
      ...{ binary: 'nova-compute', host: 'node-1', id: 2, zone: 'nova', status: 'enabled' },
      ...{ state: 'up', updated_at: '2026-11-22T04:01:39.000000', disabled_reason: null },
    },
  ],
  hypervisors: [
    {
      ...{ id: 1, hypervisor_hostname: 'node-1', state: 'up', status: 'enabled', hypervisor_type: 'QEMU' },
      service: { id: 2, host: 'node-1', disabled_reason: null },
    } as { hypervisor_hostname: string; state: string; service: { host: string } },
  ],
  agents: [
    {
      ...{ binary: 'ovn-controller', host: 'node-1', heartbeat_timestamp: '2026-11-22 04:01:12', topic: 'n/a' },
      ...{ agent_type: 'OVN Controller Gateway agent', id: 'node-1', alive: true, admin_state_up: true },
    },
    {
      ...{ binary: 'neutron-ovn-agent', host: 'node-1', heartbeat_timestamp: '2026-11-22 04:01:12', topic: 'n/a' },
      ...{
        agent_type: 'OVN Neutron agent',
        id: '2e56da82-0e66-52a9-9bf9-828abc4864f4',
        alive: true,
        admin_state_up: true,
      },
    },
  ],
};

test('a cloud on one node, as it was recorded', async () => {
  const pods = [
    pod('nova', 'scheduler', 'nova-scheduler-5b5fb84885-x2jl6', 'node-1', { image: 'nova-scheduler' }),
    pod('nova', 'compute', 'nova-compute-lgrc8', 'node-1', { image: 'nova-compute' }),
    pod('neutron', 'ovn-agent', 'neutron-ovn-agent-z65lg', 'node-1', { image: 'neutron-ovn-agent' }),
    pod('ovn', 'gateway', 'ovn-gateway-cl56q', 'node-1', { image: 'ovn-controller' }),
  ];
  const up = ['1 hypervisor', '2 network agents'];
  expect(await judgeAgents(RECORDED, cloud(pods))).toEqual({ findings: [], notes: [], up });
});

const PODS = [
  pod('nova', 'scheduler', 'nova-scheduler-a', 'node-1'),
  pod('nova', 'compute', 'nova-compute-a', 'node-2'),
  pod('ovn', 'gateway', 'ovn-gateway-a', 'node-2', { image: 'ovn-controller' }),
  pod('neutron', 'ovn-metadata-agent', 'neutron-ovn-metadata-agent-a', 'node-2'),
];
const WELL: Answers = {
  services: [service('nova-scheduler', 'nova-scheduler-a'), service('nova-compute', 'node-2')],
  hypervisors: [hypervisor('node-2')],
  resource_providers: [{ name: 'node-2' }],
  agents: [agent('ovn-controller', 'node-2'), agent('neutron-ovn-metadata-agent', 'node-2')],
};

const judge = (answers: Partial<Answers>, pods: readonly KubeObject[] = PODS) =>
  judgeAgents({ ...WELL, ...answers }, cloud(pods));

test('all is up', async () => {
  expect(await judge({})).toEqual({ findings: [], notes: [], up: ['1 hypervisor', '2 network agents'] });
  expect(await judgeAgents({}, cloud([]))).toEqual({ findings: [], notes: [], up: [] });
});

test('what is down: since when, and what becomes of its pod', async () => {
  const services = [
    service('nova-compute', 'node-2', { state: 'down' }),
    service('nova-compute', 'node-3', { state: 'down' }),
  ];
  const agents = [agent('ovn-controller', 'node-2', { alive: false }), agent('neutron-ovn-metadata-agent', 'node-2')];
  const { findings } = await judge({ services, agents });
  expect(findings).toEqual([
    {
      what: 'nova-compute on node-2',
      why: 'is down, last heard of at 2026-11-22 03:00:12 UTC, though its pod nova-compute-a is ready',
      todo: 'kubectl -n openstack logs nova-compute-a -c compute; to start it again: kubectl -n openstack delete pod nova-compute-a',
    },
    {
      what: 'nova-compute on node-3',
      why: 'is down, last heard of at 2026-11-22 03:00:12 UTC, and there is no pod of it',
      todo: 'bring the node back; or, if it is gone for good: kubectl -n openstack exec deploy/openstack-client -- openstack compute service delete 7',
    },
    expect.objectContaining({ what: 'ovn-controller on node-2' }),
  ]);
});

test('a process whose replicas have one record', async () => {
  const services = [service('nova-conductor', 'nova-conductor-cell1', { state: 'down' })];
  const pods = [...PODS, pod('nova', 'conductor-cell1', 'nova-conductor-cell1-a', 'node-1')];
  expect((await judge({ services: [...services, service('nova-compute', 'node-2')] }, pods)).findings).toMatchObject([
    {
      what: 'nova-conductor-cell1',
      why: expect.stringMatching(/though its pod nova-conductor-cell1-a is ready$/) as string,
    },
  ]);
});

test('a pod that is not ready says why itself', async () => {
  const waiting = { ...PODS[1], status: { phase: 'Pending', containerStatuses: [] } };
  const { findings } = await judge({ services: [service('nova-compute', 'node-2', { state: 'down' })] }, [waiting]);
  expect(findings[0].why).toMatch(/; nova-compute-a: its containers are being created$/);
});

test('pods that OpenStack does not know', async () => {
  const more = [...PODS, pod('nova', 'compute-gpu', 'nova-compute-gpu-a', 'node-3')];
  expect((await judge({}, more)).findings).toEqual([
    {
      what: 'node-3',
      why: 'runs nova-compute-gpu, but Nova does not know it',
      todo: 'kubectl -n openstack logs nova-compute-gpu-a -c compute-gpu',
    },
  ]);
  const young = [...PODS, pod('ovn', 'controller', 'b', 'node-3', { since: new Date().toISOString() })];
  expect((await judge({}, young)).findings).toEqual([
    { what: 'node-3', why: 'runs ovn-controller, but Neutron does not know it' },
  ]);
});

test('hosts that no cell has yet', async () => {
  expect((await judge({ hypervisors: [] })).findings).toEqual([
    {
      what: 'nova-compute on node-2',
      why: 'is up, but no hypervisor yet: nova-scheduler has to map it to its cell',
      todo: 'kubectl -n openstack logs deploy/nova-scheduler -c scheduler',
    },
  ]);
});

test('hosts that Placement does not know', async () => {
  const why = 'is up, but Placement does not know it: no server is put there';
  const what = 'nova-compute on node-2';
  const todo = 'kubectl -n openstack logs nova-compute-a -c compute';
  expect((await judge({ resource_providers: [] })).findings).toEqual([{ what, why, todo }]);
  const young = [pod('nova', 'compute', 'b', 'node-2', { since: new Date().toISOString() }), ...PODS.slice(2)];
  expect((await judge({ resource_providers: [] }, young)).findings).toEqual([{ what, why }]);
  const elsewhere = { services: [service('nova-compute', 'rack-9')], hypervisors: [hypervisor('rack-9')] };
  expect((await judge(elsewhere, [])).findings).toEqual([
    { what: 'nova-compute on rack-9', why, todo: 'look at what nova-compute says there' },
  ]);
  // one that is down is told by its service
  expect(
    (await judge({ resource_providers: [], hypervisors: [{ ...hypervisor('node-2'), state: 'down' }] })).findings,
  ).toEqual([]);
});

test('what is no fault is a note: records that pods have left, what is disabled, what runs elsewhere', async () => {
  const services = [
    service('nova-scheduler', 'nova-scheduler-old', { state: 'down', id: 3 }),
    service('nova-compute', 'node-2', { status: 'disabled', disabled_reason: 'new disks' }),
    service('nova-conductor', 'nova-conductor-cell1-old', { state: 'down', id: 4 }),
    service('nova-compute', 'rack-9'),
  ];
  const hypervisors = [hypervisor('node-2'), hypervisor('rack-9')];
  const resource_providers = [{ name: 'node-2' }, { name: 'rack-9' }, { name: 'a pool of disks' }];
  const { findings, notes } = await judge({ services, hypervisors, resource_providers });
  expect(findings).toEqual([]);
  expect(notes).toEqual([
    'nova-compute on node-2 is disabled: new disks',
    'nova-compute on rack-9 is up, and no pod of this cloud',
    '2 records of pods that are gone (nova-scheduler, nova-conductor): kubectl -n openstack exec deploy/openstack-client -- openstack compute service delete 3 4',
  ]);
});

test('a question that OpenStack does not answer is one finding, and no pod is unknown for that', async () => {
  const error = 'ServiceUnavailable: The server is currently unavailable (HTTP 503)';
  expect((await judge({ services: { error } })).findings).toEqual([
    { what: 'openstack compute service list', why: error, todo: 'kubectl -n openstack logs deploy/nova-api -c api' },
  ]);
  expect((await judge({ resource_providers: { error } })).findings).toEqual([
    {
      what: 'resource providers of Placement',
      why: error,
      todo: 'kubectl -n openstack logs deploy/placement-api -c api',
    },
  ]);
});
