import { leaveControlGroups, onGroups, TUNNEL_ADDRESS } from '../../core/agents';
import { fail } from '../../core/errors';
import { SCRIPTS } from '../../core/scripts';
import type { IniSection } from '../../oslo/ini';
import { connected, type Daemon, LAUNCH } from '../common';
import type { Driver, DriverConnections } from './driver';

const CONF = '/etc/neutron/neutron.conf';
/** What agents and the programs they start keep on the node: processes, leases, states of routers, a socket. */
const STATE = '/var/lib/neutron';

/** Files of the agents, by the program that reads it. */
const FILES = {
  'neutron-openvswitch-agent': {
    name: 'openvswitch_agent.ini',
    path: '/etc/neutron/plugins/ml2/openvswitch_agent.ini',
  },
  'neutron-l3-agent': { name: 'l3_agent.ini', path: '/etc/neutron/l3_agent.ini' },
  'neutron-dhcp-agent': { name: 'dhcp_agent.ini', path: '/etc/neutron/dhcp_agent.ini' },
  'neutron-metadata-agent': { name: 'metadata_agent.ini', path: '/etc/neutron/metadata_agent.ini' },
} as const;

type Program = keyof typeof FILES;

/**
 * Open vSwitch without OVN: an agent on every node makes flows, others make routers and DHCP servers in network
 * namespaces on the nodes with the role `network`. Programs and options are the same in all releases.
 */
export function openvswitch(props: DriverConnections): Driver {
  const { cloud, switch: bridge, metadata, dnsDomain, routerDistributed = false, l3Ha = false } = props;
  if (cloud.listen === '[::]')
    fail(['listen'], '"[::]" leaves tunnels no IPv4 addresses: leave it out, or leave out services.neutron');
  const userspace = bridge.datapath === 'userspace';
  const ovs = { ovsdb_connection: `unix:${bridge.directory}/db.sock` };
  const inNamespaces: IniSection = {
    interface_driver: 'openvswitch',
    // a switch in userspace that restarts makes its own interfaces anew, outside of their namespaces
    ovs_use_veth: userspace ? true : undefined,
  };
  const router = inNamespace(props, 'neutron-l3-agent');
  return {
    servicePlugins: ['router'],
    tunnels: ['vxlan'],
    options: {
      DEFAULT: {
        router_distributed: routerDistributed,
        enable_dvr: routerDistributed,
        l3_ha: l3Ha,
        // as many as there are nodes for them, if fewer: servers ask them for names, too
        dhcp_agents_per_network: 2,
      },
    },
    ml2: {
      ml2: { mechanism_drivers: ['openvswitch', 'l2population'], overlay_ip_version: 4 },
      ml2_type_vxlan: { vni_ranges: '1:65536' },
    },
    files: {
      'openvswitch_agent.ini': {
        path: FILES['neutron-openvswitch-agent'].path,
        shared: false,
        content: {
          ovs: {
            ...ovs,
            datapath_type: userspace ? 'netdev' : 'system',
            bridge_mappings: list(props.bridgeMappings),
          },
          agent: {
            tunnel_types: ['vxlan'],
            l2_population: true,
            arp_responder: true,
            enable_distributed_routing: routerDistributed,
            extensions: ['qos'],
            root_helper: '',
          },
          securitygroup: { enable_security_group: true, firewall_driver: 'openvswitch' },
        },
      },
      'l3_agent.ini': {
        path: FILES['neutron-l3-agent'].path,
        shared: false,
        content: {
          DEFAULT: { ...inNamespaces, agent_mode: routerDistributed ? 'dvr_snat' : 'legacy' },
          ovs,
          agent: { extensions: ['port_forwarding', 'fip_qos', 'gateway_ip_qos'], root_helper: '' },
        },
      },
      'dhcp_agent.ini': {
        path: FILES['neutron-dhcp-agent'].path,
        shared: false,
        content: {
          DEFAULT: { ...inNamespaces, enable_isolated_metadata: true, dns_domain: dnsDomain },
          ovs,
          agent: { root_helper: '' },
        },
      },
      'metadata_agent.ini': {
        path: FILES['neutron-metadata-agent'].path,
        shared: false,
        content: {
          DEFAULT: {
            nova_metadata_host: metadata.host,
            nova_metadata_port: metadata.port,
            metadata_proxy_shared_secret: { secret: metadata.secret, key: 'secret' },
          },
        },
      },
      'tunnels.sh': { path: `${SCRIPTS}/tunnels.sh`, content: TUNNELS },
      'outlive.sh': { path: `${SCRIPTS}/outlive.sh`, content: OUTLIVE },
    },
    server: {},
    uses: [],
    workers: {},
    agents: {
      'openvswitch-agent': openvswitchAgent(props),
      'l3-agent': router,
      // routers of a node's own servers are on that node
      ...(routerDistributed
        ? {
            'l3-agent-dvr': {
              ...router,
              runsOn: ['compute'],
              notOn: ['network'],
              env: { OS_DEFAULT__AGENT_MODE: 'dvr' },
            },
          }
        : {}),
      'dhcp-agent': inNamespace(props, 'neutron-dhcp-agent'),
      'metadata-agent': metadataAgent(props),
    },
  };
}

function agent(program: Program, { messageBus, answers }: DriverConnections): Daemon {
  const { name, path } = FILES[program];
  return {
    image: program,
    command: [...LAUNCH, program, '--config-file', CONF, '--config-file', path],
    files: ['neutron-agent.conf', name, 'launch.py'],
    podFields: { OS_DEFAULT__HOST: 'spec.nodeName' },
    runsOn: ['network'],
    perNode: true,
    share: ['hostNetwork'],
    uses: [messageBus],
    // who asks too early asks again in a minute
    waitsFor: [answers],
    health: connected(program, messageBus),
    logs: 'oslo',
  };
}

function openvswitchAgent(props: DriverConnections): Daemon {
  const { switch: bridge, messageBus, tunnels = {}, bridgeMappingsOf } = props;
  const usual = agent('neutron-openvswitch-agent', props);
  const hears = connected('neutron-openvswitch-agent', messageBus).exec;
  return {
    ...usual,
    command: ['bash', `${SCRIPTS}/tunnels.sh`, ...usual.command],
    // one that has come to a stop is connected and reports itself alive, while its node has no network
    health: { exec: ['bash', '-c', HAS_FLOWS], ready: ['bash', '-c', `${HAS_FLOWS} && ${hears.join(' ')}`], period: 5 },
    files: [...(usual.files ?? []), 'tunnels.sh'],
    env: { TUNNELS: tunnels.interface ?? '' },
    podFields: { ...usual.podFields, HOST_IP: 'status.hostIP' },
    groups: onGroups(Object.keys({ ...bridgeMappingsOf, ...tunnels.groups }), (group) => ({
      OS_OVS__BRIDGE_MAPPINGS: bridgeMappingsOf[group] && list(bridgeMappingsOf[group]).join(),
      TUNNELS: tunnels.groups?.[group]?.interface,
    })),
    runsOn: ['compute', 'network'],
    uses: [bridge, messageBus],
    mounts: [{ path: bridge.directory, host: bridge.directory, create: true }],
    writable: { [STATE]: 16 },
    rights: {
      root: true,
      capabilities: ['NET_ADMIN'],
      reason: 'the sockets of Open vSwitch on the node are root’s; ends connections that a security group forbids',
    },
    requests: { cpu: 30, memory: 160, limit: 1024 },
  };
}

/** An agent whose programs (keepalived, dnsmasq, haproxy) serve in network namespaces, and outlive its pod. */
function inNamespace(props: DriverConnections, program: 'neutron-l3-agent' | 'neutron-dhcp-agent'): Daemon {
  const { switch: bridge, messageBus } = props;
  const usual = agent(program, props);
  return {
    ...usual,
    command: ['bash', `${SCRIPTS}/outlive.sh`, ...usual.command],
    files: [...(usual.files ?? []), 'outlive.sh'],
    share: ['hostNetwork', 'hostPID'],
    uses: [bridge, messageBus],
    waitsFor: ['node-pod/neutron/openvswitch-agent'],
    mounts: [
      { path: bridge.directory, host: bridge.directory, create: true },
      { path: '/run/netns', host: '/run/netns', create: true, propagation: 'Bidirectional' },
      { path: STATE, host: STATE, create: true },
      { path: '/sys/fs/cgroup', host: '/sys/fs/cgroup' },
    ],
    rights: {
      privileged: true,
      reason: 'makes network namespaces, which the node has to see, and programs in them that outlive the pod',
    },
    // with its programs it leaves the pod's control groups: no limit here would hold it
    requests: { cpu: 30, memory: 160, limit: 'none' },
  };
}

/** Signs what servers ask of Nova; the programs of the others bring it to its socket. */
function metadataAgent(props: DriverConnections): Daemon {
  const { metadata, messageBus, routerDistributed = false } = props;
  return {
    ...agent('neutron-metadata-agent', props),
    runsOn: routerDistributed ? ['compute', 'network'] : ['network'],
    uses: [metadata, messageBus],
    mounts: [{ path: STATE, host: STATE, create: true }],
    rights: { root: true, reason: 'its socket is in a directory on the node, which is root’s' },
    requests: { cpu: 10, memory: 96 },
  };
}

/** `physnet1:br-ex` */
function list(mappings: Readonly<Record<string, string>>): string[] {
  return Object.entries(mappings).map((pair) => pair.join(':'));
}

/** Starts the agent of the switch with the address of the node's tunnels. */
const TUNNELS = `set -euo pipefail
${TUNNEL_ADDRESS}export OS_OVS__LOCAL_IP=$address
exec "$@"
`;

/**
 * Whether the switch has the flow by which the agent knows that it has not restarted since.
 *
 * @see CANARY_TABLE in neutron/plugins/ml2/drivers/openvswitch/agent/common/constants.py
 */
const HAS_FLOWS = 'ovs-ofctl dump-flows br-int table=23 | grep -q actions';

/** Starts an agent whose programs outlive its pod, while the agent itself ends even where its container is killed. */
const OUTLIVE = `set -euo pipefail
${leaveControlGroups('neutron', 'routers and DHCP')}exec setpriv --pdeathsig KILL "$@"
`;
