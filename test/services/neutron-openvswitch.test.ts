import type { NeutronServiceProps } from '../../lib';
import { Cloud } from '../../lib';
import type { Release } from '../../lib/core/kolla';
import type { Ini, Process } from '../../lib/core/spec';
import { neutron } from '../../lib/services/neutron';
import { facts, metadata, switchOf } from '../facts';

const spec = (more: Partial<NeutronServiceProps> = {}) =>
  neutron({ ...facts, driver: 'openvswitch', switch: switchOf('kernel'), metadata, ...more });
const options = (made: ReturnType<typeof spec>, file: string) => made.files?.[file].content as Ini;
const processesOf = (made: ReturnType<typeof spec>) => made.processes as Readonly<Record<string, Process>>;

const AGENTS = ['openvswitch-agent', 'l3-agent', 'dhcp-agent', 'metadata-agent'];

test.each<[Release, string[]]>([
  ['2025.1', ['api', ...AGENTS]],
  ['2025.2', ['api', 'rpc-server', 'periodic-workers', ...AGENTS]],
  ['2026.1', ['api', 'rpc-server', 'periodic-workers', ...AGENTS]],
])('%s: the processes of its images, and nothing of OVN', (release, names) => {
  const made = spec({ cloud: Cloud.settings({ release }) });
  expect(Object.keys(processesOf(made))).toEqual(names);
  expect(JSON.stringify(made.files)).not.toMatch(/ovn/i);
  for (const name of AGENTS) {
    const { image, command } = processesOf(made)[name];
    expect(command).toContain(image);
  }
});

test('networks are those of its plug-ins, in VXLAN', () => {
  const { DEFAULT } = options(spec(), 'neutron.conf');
  expect(DEFAULT.service_plugins).toEqual(['router', 'qos', 'trunk', 'port_forwarding']);
  expect(DEFAULT).toMatchObject({ router_distributed: false, enable_dvr: false, l3_ha: false });
  expect(options(spec(), 'ml2_conf.ini').ml2).toMatchObject({
    mechanism_drivers: ['openvswitch', 'l2population'],
    type_drivers: ['local', 'flat', 'vlan', 'vxlan'],
    tenant_network_types: ['vxlan'],
  });
});

test('agents know no database, and the host by the name of its node', () => {
  const made = spec();
  expect(Object.keys(options(made, 'neutron-agent.conf'))).not.toContain('database');
  for (const name of AGENTS) {
    const { files, podFields } = processesOf(made)[name];
    expect(files).toContain('neutron-agent.conf');
    expect(podFields).toMatchObject({ OS_DEFAULT__HOST: 'spec.nodeName' });
  }
});

test('on compute nodes there is the agent of the switch alone', () => {
  const made = processesOf(spec());
  expect(AGENTS.filter((name) => made[name].runsOn.includes('compute'))).toEqual(['openvswitch-agent']);
});

test('routers can be on the nodes of their servers, with the metadata of these', () => {
  const made = spec({ routerDistributed: true });
  const processes = processesOf(made);
  expect(options(made, 'neutron.conf').DEFAULT).toMatchObject({ router_distributed: true, enable_dvr: true });
  expect(options(made, 'openvswitch_agent.ini').agent).toMatchObject({ enable_distributed_routing: true });
  expect(options(made, 'l3_agent.ini').DEFAULT.agent_mode).toBe('dvr_snat');
  expect(processes['l3-agent-dvr']).toMatchObject({
    runsOn: ['compute'],
    notOn: ['network'],
    env: { OS_DEFAULT__AGENT_MODE: 'dvr' },
  });
  expect(processes['metadata-agent'].runsOn).toEqual(['compute', 'network']);
});

test('routers can be on several nodes', () => {
  expect(options(spec({ l3Ha: true }), 'neutron.conf').DEFAULT.l3_ha).toBe(true);
});

test('what serves in network namespaces outlives the pod; what does not is not privileged', () => {
  const made = processesOf(spec());
  const outliving = AGENTS.filter((name) => made[name].share?.includes('hostPID'));
  expect(outliving).toEqual(['l3-agent', 'dhcp-agent']);
  expect(AGENTS.filter((name) => made[name].rights?.privileged)).toEqual(outliving);
  for (const name of outliving) {
    expect(made[name].command?.slice(0, 2)).toEqual(['bash', '/openstack/outlive.sh']);
    // all that a program needs which goes on without the pod
    expect(made[name].mounts).toContainEqual({ path: '/var/lib/neutron', host: '/var/lib/neutron', create: true });
  }
});

test('nodes of a group have bridges and tunnels of their own', () => {
  const made = spec({
    physicalNetworks: {
      physnet1: { bridge: 'br-ex', groups: { edge: { connected: false }, old: { bridge: 'br-old' } } },
    },
    tunnels: { interface: 'eth2', groups: { old: { interface: 'bond1' } } },
  });
  expect(options(made, 'openvswitch_agent.ini').ovs.bridge_mappings).toEqual(['physnet1:br-ex']);
  const { env, groups } = processesOf(made)['openvswitch-agent'];
  expect(env).toEqual({ TUNNELS: 'eth2' });
  expect(groups).toEqual({
    edge: { env: { OS_OVS__BRIDGE_MAPPINGS: '' } },
    old: { env: { OS_OVS__BRIDGE_MAPPINGS: 'physnet1:br-old', TUNNELS: 'bond1' } },
  });
});

test('in userspace a switch that restarts does not take interfaces out of their namespaces', () => {
  const made = spec({ switch: switchOf('userspace') });
  expect(options(made, 'openvswitch_agent.ini').ovs.datapath_type).toBe('netdev');
  for (const file of ['l3_agent.ini', 'dhcp_agent.ini']) {
    expect(options(made, file).DEFAULT.ovs_use_veth).toBe(true);
    // they would ask for a program that the images do not have
    expect(options(made, file).ovs.datapath_type).toBeUndefined();
    expect(options(spec(), file).DEFAULT.ovs_use_veth).toBeUndefined();
  }
});

test('servers are told the domain by who tells them their address', () => {
  expect(options(spec({ dnsDomain: 'cloud.example.org' }), 'dhcp_agent.ini').DEFAULT.dns_domain).toBe(
    'cloud.example.org.',
  );
});

test('tunnels have IPv4 addresses', () => {
  expect(() => spec({ cloud: Cloud.settings({ listen: '[::]' }) })).toThrow('listen: "[::]" leaves tunnels no IPv4');
});
