/** Answers are shaped as Nova's and Neutron's API references show them. */
import { type Answers, judgeAgents } from '../../lib/cli/agents';
import type { KubeObject } from '../../lib/cli/kubectl';
import { cloud, labels, object } from './cloud';

const LONG_AGO = '2026-11-22T02:00:00Z';

function pod(unit: string, component: string, name: string, nodeName: string, since = LONG_AGO): KubeObject {
  return object('Pod', name, {
    metadata: { name, labels: labels(unit, component) },
    spec: { nodeName, containers: [{ name: component, image: 'x' }] },
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

const PODS = [
  pod('nova', 'scheduler', 'nova-scheduler-a', 'node-1'),
  pod('nova', 'compute', 'nova-compute-a', 'node-2'),
  pod('ovn', 'controller', 'ovn-controller-a', 'node-2'),
  pod('neutron', 'ovn-metadata-agent', 'neutron-ovn-metadata-agent-a', 'node-2'),
];
const WELL: Answers = {
  services: [service('nova-scheduler', 'nova-scheduler-a'), service('nova-compute', 'node-2')],
  hypervisors: [hypervisor('node-2')],
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
  const young = [...PODS, pod('ovn', 'controller', 'b', 'node-3', new Date().toISOString())];
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

test('what is no fault is a note: records that pods have left, what is disabled, what runs elsewhere', async () => {
  const services = [
    service('nova-scheduler', 'nova-scheduler-old', { state: 'down', id: 3 }),
    service('nova-compute', 'node-2', { status: 'disabled', disabled_reason: 'new disks' }),
    service('nova-compute', 'rack-9'),
  ];
  const { findings, notes } = await judge({ services, hypervisors: [hypervisor('node-2'), hypervisor('rack-9')] });
  expect(findings).toEqual([]);
  expect(notes).toEqual([
    'nova-scheduler on nova-scheduler-old: the pod is gone, its record is not: kubectl -n openstack exec deploy/openstack-client -- openstack compute service delete 3',
    'nova-compute on node-2 is disabled: new disks',
    'nova-compute on rack-9 is up, and no pod of this cloud',
  ]);
});

test('a question that OpenStack does not answer is one finding, and no pod is unknown for that', async () => {
  const error = 'ServiceUnavailable: The server is currently unavailable (HTTP 503)';
  expect((await judge({ services: { error } })).findings).toEqual([
    { what: 'openstack compute service list', why: error, todo: 'kubectl -n openstack logs deploy/nova-api -c api' },
  ]);
});
