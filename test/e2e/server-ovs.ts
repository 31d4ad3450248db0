import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { OpenStackCloudProps } from '../../lib';
import { SCRIPTS } from '../../lib/core/scripts';
import { begin, COMPUTE, FLOATING, type Running } from './compute';
import { type Lab, pause } from './lab';
import {
  alsoAgents,
  asNode,
  CARD,
  freeAgents,
  nodesOf,
  onNode,
  reach,
  sweep,
  watchDuring,
  wire,
  WIRE_MTU,
} from './nodes';
import { consoleTells, flawless, groups } from './server';
import { figures, outlive, type Restart, survive } from './server-restarts';
import { condition } from './state';

const MONITORS = readFileSync(join(__dirname, 'monitors.py'), 'utf8');

/** A network outside that all nodes of routers are connected with; tunnels use it, too. */
const BRIDGE = 'br-ex';

type NeutronProps = NonNullable<NonNullable<OpenStackCloudProps['services']>['neutron']>;

/** Routers on nodes that are taken for it. Projects get VLANs: a switch in userspace drops TCP of servers that goes into a tunnel. */
function routers(how: NeutronProps): OpenStackCloudProps {
  return {
    roles: { network: { label: 'e2e-agents=enabled' } },
    services: {
      ...COMPUTE.services,
      neutron: {
        ...COMPUTE.services?.neutron,
        driver: 'openvswitch',
        physicalNetworks: { physnet1: { bridge: BRIDGE, interface: CARD, vlans: ['100:199'] } },
        tunnels: { interface: BRIDGE },
        mtu: WIRE_MTU,
        config: { 'ml2_conf.ini': { ml2: { tenant_network_types: ['vlan', 'vxlan'] } } },
        ...how,
      },
    },
  };
}

/** What carries no packets, and what does. */
const AGENTS: readonly Restart[] = [
  { pods: ['neutron/l3-agent'] },
  { pods: ['neutron/dhcp-agent', 'neutron/metadata-agent', 'nova/compute', 'libvirt/libvirt'] },
  { pods: ['neutron/openvswitch-agent'] },
  { pods: ['openvswitch/db'], gap: 30 },
];

/** A server by the agents of Neutron with Open vSwitch: it stays in reach while they restart, and a router moves. */
export async function serverOvs(lab: Lab): Promise<void> {
  const [first] = await nodesOf(lab, 'network-node');
  const second = await another(lab, first);
  await alsoAgents(lab, second === undefined ? [first] : [first, second]);
  const cloud = await lab.step('server ovs: from an empty namespace to a server that answers', () =>
    made(lab, 'server-ovs', { l3Ha: true }),
  );
  const { namespace } = cloud;
  await lab.step('server ovs: its console tells of DHCP, metadata and user data', () => consoleTells(cloud));
  await lab.step('server ovs: it was asked for once; no Job has failed, no container has restarted', () =>
    flawless(lab, cloud),
  );
  await lab.step('server ovs: status knows the agents, and nothing that is wrong', () => status(lab, namespace));
  await lab.step('server ovs: a security group drops and passes', () => groups(lab, cloud));
  if (second !== undefined)
    await lab.step(`server ovs: DHCP servers of ${first} and ${second} reach each other through a tunnel`, () =>
      tunnel(lab, namespace, first),
    );
  for (const restart of AGENTS) await survive(lab, cloud, restart);
  await lab.step('server ovs: DHCP agents that Neutron has not known serve a network that was there before', () =>
    newcomers(lab, namespace),
  );
  await lab.step('server ovs: the monitor of ports, started again 50 times, lives and tells what is there', () =>
    monitors(lab, namespace),
  );
  // the switch gets its flows from its agent when it is back
  await outlive(
    lab,
    cloud,
    'openvswitch/vswitchd is restarted, node after node',
    () => rollSwitches(lab, namespace),
    20,
  );
  // both of a router's nodes may serve it when they do not hear each other
  for (let i = 0; i < 3; i++) await survive(lab, cloud, { pods: ['openvswitch/vswitchd'], gap: 30 });
  if (second === undefined) lab.say('!! NOT TRIED, a router of two nodes: there is one node');
  else await twoNodes(lab, cloud);
  await lab.remove(namespace);
}

/** Routers on the nodes of their servers (DVR): what servers say and hear outside does not pass the network's node. */
export async function serverDvr(lab: Lab): Promise<void> {
  const [home] = await nodesOf(lab, 'compute-node');
  const other = await another(lab, home);
  if (other === undefined) {
    lab.say('!! NOT TRIED: there is one node');
    return;
  }
  await alsoAgents(lab, [other]);
  const cloud = await lab.step('server dvr: from an empty namespace to a server that answers', () =>
    made(lab, 'server-dvr', { routerDistributed: true }),
  );
  await lab.step('server dvr: its console tells of DHCP, metadata and user data', () => consoleTells(cloud));
  await lab.step('server dvr: it was asked for once; no Job has failed, no container has restarted', () =>
    flawless(lab, cloud),
  );
  await lab.step(`server dvr: its floating IP is on ${home}, what has none goes by ${other}`, async () => {
    const found = { [home]: await asNode(lab, home, HAS), [other]: await asNode(lab, other, HAS) };
    if (found[home] !== 'fip' || found[other] !== 'snat') throw new Error(inspect(found));
    return inspect(found);
  });
  await lab.step(`server dvr: it answers while ${other} is cut off`, async () => {
    const seen = await watchDuring(lab, home, FLOATING, async () => {
      await asNode(lab, other, `ip link set ${CARD} down`);
      await pause(20);
      await asNode(lab, other, `ip link set ${CARD} up`);
    });
    if (seen.lost > 1 || seen.refused > 0) throw new Error(figures(seen));
    return figures(seen);
  });
  for (const pod of ['l3-agent-dvr', 'l3-agent', 'metadata-agent'])
    await survive(lab, cloud, { pods: [`neutron/${pod}`] });
  await lab.remove(cloud.namespace);
}

/** What the node has of a router: the way to the floating IP (`fip`), and that of servers without one (`snat`). */
const HAS = `for name in $(ls /run/netns | grep -E '^(fip|snat)-'); do
  case $name in
    snat-*) echo snat ;;
    fip-*) if ip -netns $name route | grep -q '^${FLOATING} via'; then echo fip; fi ;;
  esac
done | sort | xargs`;

/** A node that is Ready, and not this one. */
async function another(lab: Lab, than: string): Promise<string | undefined> {
  const ready = (await lab.get('default', 'nodes')).filter((node) => condition(node, 'Ready'));
  return ready.map(({ metadata }) => metadata.name).find((name) => name !== than);
}

/** A cloud with its first server, whose nodes with agents are on one wire. */
async function made(lab: Lab, name: string, how: NeutronProps): Promise<Running> {
  const namespace = await lab.namespace(name);
  return begin(lab, name, routers(how), async ({ folder, objects }) => {
    lab.afterRemoval(namespace, async () => {
      await sweep(lab, objects);
      await freeAgents(lab);
    });
    await wire(lab, BRIDGE);
    await lab.apply(folder);
  });
}

async function status(lab: Lab, namespace: string): Promise<string> {
  const { code, said } = await lab.cli('status', namespace);
  if (code !== 0 || !/network agents/.test(said)) throw new Error(said);
  return said;
}

/** The router is on two nodes; one serves, and another one does when it is gone. */
async function twoNodes(lab: Lab, cloud: Running): Promise<void> {
  const { namespace } = cloud;
  const [network] = await nodesOf(lab, 'network-node');
  const before = await lab.step('server ovs: one node serves the router', () => serving(lab, namespace));
  await lab.step(`server ovs: the pod of the router's active agent, on ${before}, is killed: no failover`, async () => {
    const seen = await watchDuring(lab, network, FLOATING, async () => {
      const pods = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/component=l3-agent');
      const pod = pods.find(({ spec }) => spec.nodeName === before);
      await lab.kubectl(['-n', namespace, 'delete', 'pod', `${pod?.metadata.name}`, '--force', '--grace-period=0']);
      await pause(1);
      await lab.ready(namespace, { timeout: 300 });
    });
    const after = await serving(lab, namespace);
    const processes = await onNode(lab, before, ['bash', '-c', 'pgrep -fc "launch.py [n]eutron-l3-agent" || true']);
    if (after !== before || seen.lost > 1 || processes !== '1')
      throw new Error(`active on ${after}, ${processes} agents there; ${figures(seen)}`);
    return `active on ${after}; ${figures(seen)}`;
  });
  await lab.step(`server ovs: the router's network is cut off from ${before}: the other node takes over`, async () => {
    const seen = await watchDuring(lab, network, FLOATING, async () => {
      await asNode(lab, before, CUT_OFF);
      await serving(lab, namespace, (node) => node !== before);
      await pause(10);
    });
    const { ping, tcp } = await reach(lab, network, FLOATING);
    if (!ping || !tcp) throw new Error(`${FLOATING} does not answer any more; ${figures(seen)}`);
    return `active on ${await serving(lab, namespace)}; ${figures(seen)}`;
  });
  await lab.step('server ovs: and back, when it is the only one', async () => {
    const seen = await watchDuring(lab, network, FLOATING, async () => {
      const now = await serving(lab, namespace);
      await asNode(lab, before, CUT_OFF.replace(/ down$/m, ' up'));
      await pause(10);
      await asNode(lab, now, CUT_OFF);
      await serving(lab, namespace, (node) => node === before);
      await pause(10);
    });
    return figures(seen);
  });
}

/** Takes the interface down by which a router hears of its other nodes. */
const CUT_OFF = `for router in $(ip netns list | grep -o ^qrouter-[0-9a-f-]*); do
  link=$(ip -netns $router -oneline link | grep -o ' ha-[0-9a-f-]*' | head -1)
  ip -netns $router link set $link down
done`;

/** The one node that serves the router; whose nodes have not heard of each other may be two, for a while. */
async function serving(lab: Lab, namespace: string, wanted: (node: string) => boolean = () => true): Promise<string> {
  for (const end = Date.now() + 120_000; ; await pause(2)) {
    const agents = await agentsOf(lab, namespace, '--router', 'e2e', '--long');
    const active = agents.filter((agent) => agent['HA State'] === 'active').map((agent) => agent.Host);
    if (active.length === 1 && wanted(active[0])) return active[0];
    if (Date.now() > end) throw new Error(`the router is active on ${active.join(' and ') || 'no node'}`);
  }
}

/** Agents of nodes that are new, as all are in a cloud that is made. */
async function newcomers(lab: Lab, namespace: string): Promise<string> {
  const runOn = (nodeSelector: object | null): Promise<string> => {
    const patch = JSON.stringify({ spec: { template: { spec: { nodeSelector } } } });
    return lab.kubectl(['-n', namespace, 'patch', 'daemonset/neutron-dhcp-agent', '--type=merge', '-p', patch]);
  };
  const pods = ['pods', '-l', 'app.kubernetes.io/component=dhcp-agent'];
  await runOn({ e2e: 'nowhere' });
  await lab.kubectl(['-n', namespace, 'wait', '--for=delete', ...pods, '--timeout=120s'], { timeout: 150 });
  const agents = await agentsOf(lab, namespace, '--agent-type', 'dhcp');
  await lab.openstack(namespace, 'network', 'agent', 'delete', ...agents.map(({ ID }) => ID));
  if ((await agentsOf(lab, namespace, '--network', 'e2e')).length > 0) throw new Error('they are known still');
  await runOn(null);
  await lab.ready(namespace, { timeout: 300 });
  const network = await lab.openstack(namespace, 'network', 'show', 'e2e', '-f', 'value', '-c', 'id');
  const listens = `ip netns exec qdhcp-${network} ss -lun sport = :67 | grep -q :67`;
  for (let i = 0; ; i++) {
    const serve = (await agentsOf(lab, namespace, '--network', 'e2e')).map(({ Host }) => Host);
    const listen = await Promise.all(serve.map((node) => asNode(lab, node, listens).catch((error: Error) => error)));
    const wrong = listen.find((said) => said instanceof Error);
    if (serve.length === agents.length && wrong === undefined) return serve.join(', ');
    if (i > 12) throw wrong ?? new Error(`of ${agents.length} agents ${serve.length} serve it`);
    await pause(5);
  }
}

/** In an agent's pod, by its own `launch.py`. Of Neutron's, some in a hundred die, and most say nothing at first. */
async function monitors(lab: Lab, namespace: string): Promise<string> {
  const command = ['python3', '-B', '-c', MONITORS, SCRIPTS, '50'];
  const said = await lab.exec(namespace, 'ds/neutron-openvswitch-agent', command, { timeout: 120 });
  const seen = JSON.parse(said) as { dead: number; silent: number };
  if (seen.dead + seen.silent > 0) throw new Error(inspect(seen));
  return inspect(seen);
}

async function agentsOf(lab: Lab, namespace: string, ...which: string[]): Promise<Record<string, string>[]> {
  const list = ['network', 'agent', 'list', ...which, '-f', 'json'];
  return JSON.parse(await lab.openstack(namespace, ...list)) as Record<string, string>[];
}

async function rollSwitches(lab: Lab, namespace: string): Promise<void> {
  const rollout = ['-n', namespace, 'rollout'];
  await lab.kubectl([...rollout, 'restart', 'daemonset/openvswitch-vswitchd']);
  await lab.kubectl([...rollout, 'status', 'daemonset/openvswitch-vswitchd'], { timeout: 300 });
}

/** A network in VXLAN has a DHCP server on both nodes: from one the other is pinged. */
async function tunnel(lab: Lab, namespace: string, node: string): Promise<string> {
  const wanted = ['--provider-network-type', 'vxlan', 'e2e-tunnel'];
  const id = await lab.openstack(namespace, 'network', 'create', ...wanted, '-f', 'value', '-c', 'id');
  await lab.openstack(namespace, 'subnet', 'create', '--network', id, '--subnet-range', '10.9.0.0/24', 'e2e-tunnel');
  // the image has ping, the node has the namespace
  const inside = `nsenter --net=/proc/1/root/run/netns/qdhcp-${id}`;
  const ping = `for address in $(seq -f 10.9.0.%g 2 3); do ${inside} ping -c 3 -W 2 $address; done`;
  for (let i = 0; ; i++) {
    await pause(5);
    const said = await onNode(lab, node, ['bash', '-uc', `${ping} | grep -E '^PING|transmitted'`]).catch(
      (error: Error) => error.message,
    );
    if ((said.match(/ 3 received/g) ?? []).length === 2) {
      await lab.openstack(namespace, 'network', 'delete', id);
      return said;
    }
    if (i > 12) throw new Error(said);
  }
}
