import { begin, check, COMPUTE, leave } from './compute';
import { type Lab, none } from './lab';
import { nodesOf } from './nodes';
import { flawless } from './server';
import { unitOf } from './state';

/** What nodes have by their role; everything else is for the control plane. */
const AGENTS: Readonly<Record<'compute-node' | 'network-node', readonly string[]>> = {
  'compute-node': [
    'libvirt/libvirt',
    'nova/compute',
    'neutron/ovn-agent',
    'ovn/controller',
    'openvswitch/db',
    'openvswitch/vswitchd',
  ],
  'network-node': ['ovn/controller', 'openvswitch/db', 'openvswitch/vswitchd'],
};

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
  const cloud = await lab.step('server nodes: a server answers', () => begin(lab, 'server-nodes', COMPUTE));
  const { namespace, first } = cloud;
  await lab.step('server nodes: nothing failed on the way', () => flawless(lab, cloud));
  await lab.step('server nodes: every pod is on a node of its role, agents on all of them', () =>
    places(lab, namespace),
  );

  const { host } = await check<{ host: string }>(lab, namespace, 'where', first.server);
  const [other] = computes.filter((node) => node !== host);
  await lab.step('server nodes: servers of two nodes reach each other through the tunnel', async () => {
    const neighbour = await check<{ host: string; console: string[] }>(lab, namespace, 'beside', first.server, other);
    const said = [`the first is on ${host}, the second on ${neighbour.host}`, ...neighbour.console];
    if (!said.includes('=== user-data: exit status 0') || !said.some((line) => /neighbour: SSH-/.test(line))) {
      throw new Error(said.join('\n'));
    }
    return said.join('\n');
  });
  for (const [how, target] of [
    ['cold', other],
    ['live', host],
  ]) {
    await lab.step(`server nodes: ${how} migration to ${target}`, async () => {
      const moved = await check<Moved>(lab, namespace, 'move', first.server, target, how);
      if (moved.host !== target || moved.status !== 'ACTIVE') throw new Error(JSON.stringify(moved));
      return `${moved.status} on ${moved.host}, migration ${moved.migration}`;
    });
  }
  await lab.remove(namespace);
}

async function places(lab: Lab, namespace: string): Promise<string> {
  const pods = await lab.get(namespace, 'pods', '--field-selector=status.phase=Running');
  const names = (await lab.get('default', 'nodes')).map(({ metadata }) => metadata.name);
  const roles = { control: await nodesOf(lab, 'control-plane') };
  const agents = new Set(Object.values(AGENTS).flat());
  const wanted = new Map(names.map((name) => [name, new Set<string>()]));
  for (const role of ['compute-node', 'network-node'] as const) {
    for (const node of await nodesOf(lab, role)) for (const unit of AGENTS[role]) wanted.get(node)?.add(unit);
  }
  const found = names.map((node) => {
    const units = [...new Set(pods.filter(({ spec }) => spec.nodeName === node).map(unitOf))].sort();
    return { node, units };
  });
  none(
    found.flatMap(({ node, units }) => [
      ...units
        .filter((unit) => (agents.has(unit) ? !wanted.get(node)?.has(unit) : !roles.control.includes(node)))
        .map((unit) => `${unit} is on ${node}, which has not its role`),
      ...[...(wanted.get(node) ?? [])]
        .filter((unit) => !units.includes(unit))
        .map((unit) => `${unit} is not on ${node}`),
    ]),
  );
  return found.map(({ node, units }) => `${node}: ${units.join(' ')}`).join('\n');
}
