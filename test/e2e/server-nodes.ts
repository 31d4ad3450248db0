import type { OpenStackCloudProps } from '../../lib';
import { begin, check, COMPUTE, type First, leave } from './compute';
import { type Lab, none } from './lab';
import { CARD, nodesOf, outside, reach, type Role, watchDuring, wire, WIRE_MTU } from './nodes';
import { flawless } from './server';
import { unitOf } from './state';

/** A network outside that all of them are connected with; tunnels use it, too. */
const BRIDGE = 'br-ex';
const WIRED: OpenStackCloudProps = {
  ...COMPUTE,
  services: {
    ...COMPUTE.services,
    neutron: {
      ...COMPUTE.services?.neutron,
      physicalNetworks: { physnet1: { bridge: BRIDGE, interface: CARD } },
      tunnels: { interface: BRIDGE },
      mtu: WIRE_MTU,
    },
  },
};

/** What every node has that servers or routers are on. */
const SWITCH = ['openvswitch/db', 'openvswitch/vswitchd'];
/** What nodes have by their roles; everything else is for the control plane. */
const AGENTS: readonly { readonly on: readonly Role[]; readonly off?: Role; readonly units: readonly string[] }[] = [
  { on: ['compute-node', 'network-node'], units: SWITCH },
  { on: ['compute-node'], units: ['libvirt/libvirt', 'nova/compute', 'nova/ssh', 'neutron/ovn-agent'] },
  { on: ['network-node'], units: ['ovn/gateway'] },
  { on: ['compute-node'], off: 'network-node', units: ['ovn/controller'] },
];

/** Where a server is in the end. */
interface Moved {
  readonly host: string;
  readonly status: string;
  readonly migration: string | null;
}

/** Nodes by role: pods are where they belong, servers reach each other through a tunnel, and move. */
export async function serverNodes(lab: Lab): Promise<void> {
  const computes = await nodesOf(lab, 'compute-node');
  if (computes.length < 2) {
    lab.say('!! NOT TRIED: fewer than two nodes have the label openstack-compute-node=enabled');
    return;
  }
  await leave(lab);
  const cloud = await lab.step('server nodes: a server answers', () =>
    begin(lab, 'server-nodes', WIRED, async ({ folder }) => {
      await wire(lab, BRIDGE);
      await lab.apply(folder);
    }),
  );
  const { namespace, first } = cloud;
  await lab.step('server nodes: nothing failed on the way', () => flawless(lab, cloud));
  await lab.step('server nodes: every pod is on a node of its role, agents on all of them', () =>
    places(lab, namespace),
  );

  const { host } = await check<{ host: string }>(lab, namespace, 'where', first.server);
  const [other] = computes.filter((node) => node !== host);
  await lab.step('server nodes: servers of two nodes reach each other through the tunnel', () =>
    tunnel(lab, namespace, first, other),
  );
  const [router] = await nodesOf(lab, 'network-node');
  const move = async (how: string, target: string): Promise<string> => {
    const moved = await check<Moved>(lab, namespace, 'move', first.server, target, how);
    if (moved.host !== target || moved.status !== 'ACTIVE') throw new Error(JSON.stringify(moved));
    return `${moved.status} on ${moved.host}, migration ${moved.migration}`;
  };
  await lab.step(`server nodes: cold migration to ${other}, the disk goes by ssh`, async () => {
    const said = await move('cold', other);
    await outside(lab, router, 'answer', first.floating, '120');
    return said;
  });
  await lab.step(`server nodes: live migration to ${host}`, async () => {
    let said = '';
    const seen = await watchDuring(lab, router, first.floating, async () => {
      said = await move('live', host);
    });
    const { ping, tcp } = await reach(lab, router, first.floating);
    if (!ping || !tcp) throw new Error(`${said}, but ${first.floating} does not answer`);
    return `${said}; longest time without an answer to a ping ${seen.gap.toFixed(1)} s, without a connection ${seen.tcpGap.toFixed(1)} s`;
  });
  await lab.remove(namespace);
}

/** What a switch in userspace before Open vSwitch 3.2 says when a checksum was left to a network card that it has not. */
const NO_OFFLOAD = 'Tunneling packets with HW offload flags is not supported';

async function tunnel(lab: Lab, namespace: string, first: First, other: string): Promise<string> {
  const neighbour = await check<{ host: string; console: string[] }>(lab, namespace, 'beside', first.server, other);
  const said = [`the second is on ${neighbour.host}`, ...neighbour.console];
  if (!said.includes('=== user-data: exit status 0')) throw new Error(said.join('\n'));
  if (said.some((line) => /neighbour: SSH-/.test(line))) return said.join('\n');
  const switches = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/component=vswitchd');
  const there = switches.find(({ spec }) => spec.nodeName === other);
  const log = await lab.kubectl(['-n', namespace, 'logs', `${there?.metadata.name}`]);
  if (!log.includes(NO_OFFLOAD)) throw new Error(said.join('\n'));
  lab.say(`!! NOT TRIED, TCP between servers of two nodes: the switch of ${other} says "${NO_OFFLOAD}"`);
  return said.join('\n');
}

async function places(lab: Lab, namespace: string): Promise<string> {
  const pods = await lab.get(namespace, 'pods', '--field-selector=status.phase=Running');
  const agents = AGENTS.flatMap(({ units }) => units);
  const found = (await lab.get('default', 'nodes')).map(({ metadata }) => {
    const node = metadata.name;
    const has = (role: Role): boolean => metadata.labels?.[`openstack-${role}`] === 'enabled';
    const units = [...new Set(pods.filter(({ spec }) => spec.nodeName === node).map(unitOf))].sort();
    const wanted = AGENTS.filter(({ on, off }) => on.some(has) && !(off && has(off))).flatMap((one) => one.units);
    return { node, units, wanted, isControl: has('control-plane') };
  });
  none(
    found.flatMap(({ node, units, wanted, isControl }) => [
      ...wanted.filter((unit) => !units.includes(unit)).map((unit) => `${unit} is not on ${node}`),
      ...units
        .filter((unit) => (agents.includes(unit) ? !wanted.includes(unit) : !isControl))
        .map((unit) => `${unit} is on ${node}, which has not its role`),
    ]),
  );
  return found.map(({ node, units }) => `${node}: ${units.join(' ')}`).join('\n');
}
