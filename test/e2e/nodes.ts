/** A pod on each node, with its network and its processes: what is outside of a cloud, and what a cloud leaves there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cloud } from '../../lib';
import { during, type Lab, none, pause } from './lab';
import { condition, type KubeObject, title } from './state';

/** What a watch has seen; times in seconds. */
export interface Watched {
  readonly pings: number;
  readonly lost: number;
  /** The longest time without an answer to a ping. */
  readonly gap: number;
  readonly connections: number;
  readonly refused: number;
  /** The longest time without a connection. */
  readonly tcpGap: number;
}

/** `openstack-<role>=enabled` is the label of a role. */
export type Role = 'control-plane' | 'compute-node' | 'network-node';

const NAMESPACE = 'nodes';
const SCRIPT = readFileSync(join(__dirname, 'outside.py'), 'utf8');
/** Directories that other programs of a node use as well. */
const SHARED = ['/run/netns', '/sys/fs/cgroup', '/dev', '/lib/modules'];

/** Runs a program as root of the node, on its network and among its processes, with the files of a Kolla image. */
export async function onNode(
  lab: Lab,
  node: string,
  command: readonly string[],
  options: { readonly timeout?: number } = {},
): Promise<string> {
  const namespace = await podOn(lab, node);
  return (await lab.exec(namespace, `node-${node}`, command, options)).trim();
}

/** `outside.py` on a node. */
export async function outside<T>(lab: Lab, node: string, ...args: readonly string[]): Promise<T> {
  return JSON.parse(await onNode(lab, node, ['python3', '-c', SCRIPT, ...args], { timeout: 1200 })) as T;
}

/** Whether the address answers a ping now, and what it says on its ssh port: nothing, where nobody listens. */
export function reach(lab: Lab, node: string, address: string): Promise<{ ping: boolean; tcp: string }> {
  return outside(lab, node, 'reach', address);
}

/** Pings and connects to the address while the work goes on. */
export async function watchDuring(
  lab: Lab,
  node: string,
  address: string,
  work: () => Promise<unknown>,
): Promise<Watched> {
  const stop = '/tmp/stop';
  const watch = outside<Watched>(lab, node, 'watch', address, stop);
  const unhurried = async (): Promise<void> => {
    await pause(2); // it has begun
    await work();
    await pause(2); // what comes late
  };
  return during(watch, unhurried, () => onNode(lab, node, ['touch', stop]));
}

/** Nodes with the label of a role. */
export async function nodesOf(lab: Lab, role: Role): Promise<string[]> {
  const nodes = await lab.get('default', 'nodes', '-l', `openstack-${role}=enabled`);
  return nodes.map(({ metadata }) => metadata.name);
}

/** The address of a node. */
export async function addressOf(lab: Lab, name: string): Promise<string> {
  const [node] = await lab.get('default', 'nodes', `--field-selector=metadata.name=${name}`);
  const { addresses } = node.status as unknown as { addresses: { type: string; address: string }[] };
  return addresses.find(({ type }) => type === 'InternalIP')?.address ?? '';
}

/** Nodes that have agents of a compute cloud. */
export async function agentNodes(lab: Lab): Promise<string[]> {
  const also = (await lab.get('default', 'nodes', '-l', ALSO_AGENTS)).map(({ metadata }) => metadata.name);
  return [...new Set([...(await nodesOf(lab, 'compute-node')), ...(await nodesOf(lab, 'network-node')), ...also])];
}

/** Nodes that a scenario takes for agents, whatever they are for otherwise. */
const ALSO_AGENTS = 'e2e-agents=enabled';

/** Takes these nodes, and no others. */
export async function alsoAgents(lab: Lab, nodes: readonly string[]): Promise<void> {
  await freeAgents(lab);
  await lab.kubectl(['label', 'node', ...nodes, ALSO_AGENTS]);
}

export async function freeAgents(lab: Lab): Promise<void> {
  await lab.kubectl(['label', 'node', '-l', ALSO_AGENTS, 'e2e-agents-']);
}

/** Of the wire: as many bytes as a network card's packet has beside what carries it. */
export const WIRE_MTU = 1450;
/** The network card of each node that the wire is put into. */
export const CARD = 'ext0';

/**
 * One wire between all nodes with agents, as a network outside is, with a network card `ext0` on each; and what a
 * node's network configuration does: the bridge that the card is put into gets an address of the node, whenever it is
 * made.
 */
export async function wire(lab: Lab, bridge: string): Promise<void> {
  const names = await agentNodes(lab);
  const nodes = (await lab.get('default', 'nodes')).filter(({ metadata }) => names.includes(metadata.name));
  const addressOf = ({ status }: KubeObject): string =>
    status?.addresses?.find(({ type }) => type === 'InternalIP')?.address ?? '';
  await Promise.all(
    nodes.map((node, i) => {
      const others = nodes.filter((one) => one !== node).map(addressOf);
      const commands = [
        `ip link delete ${CARD} 2> /dev/null || true`,
        `ip link add ${CARD} mtu ${WIRE_MTU} type vxlan id 4242 dstport 4790 local ${addressOf(node)}`,
        ...others.map((other) => `bridge fdb append 00:00:00:00:00:00 dev ${CARD} dst ${other}`),
        `ip link set ${CARD} up`,
        `while true; do ip address replace 172.24.5.${i + 1}/24 dev ${bridge} && ip link set ${bridge} up; sleep 1; done > /dev/null 2>&1 &`,
      ];
      return onNode(lab, node.metadata.name, ['bash', '-euc', commands.join('\n')]);
    }),
  );
}

/** Fails where no node is for servers, or another compute cloud is there: its agents use the same directories. */
export async function free(lab: Lab, namespace: string): Promise<void> {
  for (const role of ['compute-node', 'network-node'] as const) {
    if ((await nodesOf(lab, role)).length === 0) throw new Error(`no node has the label openstack-${role}=enabled`);
  }
  const pods = await lab.get('default', 'pods', '-A');
  none(
    pods
      .filter((pod) => pod.metadata.namespace !== namespace && hostPaths(pod).includes('/run/openvswitch'))
      .map((pod) => `${pod.metadata.namespace} ${title(pod)} uses /run/openvswitch: another compute cloud is there`),
  );
}

/**
 * Ends the servers that a compute cloud has left on the nodes, and removes its bridges, namespaces and directories:
 * all that its objects make on a node.
 */
export async function sweep(lab: Lab, objects: readonly KubeObject[]): Promise<void> {
  const directories = [...new Set(objects.flatMap(hostPaths))].filter((path) => !SHARED.includes(path));
  const nodes = await agentNodes(lab);
  await Promise.all(nodes.map((node) => asNode(lab, node, SWEEP, { args: directories })));
}

/** A script in bash with the node's own files and programs, and its network namespaces; it ends where a command fails. */
export function asNode(
  lab: Lab,
  node: string,
  script: string,
  { args = [], timeout }: { readonly args?: readonly string[]; readonly timeout?: number } = {},
): Promise<string> {
  const enter = ['nsenter', '--target', '1', '--mount', '--uts', '--ipc'];
  return onNode(lab, node, [...enter, 'bash', '-euc', script, 'bash', ...args], { timeout });
}

const SWEEP = `set +e # of most there is nothing
  for process in /proc/[0-9]*; do
    case $(cat $process/comm 2> /dev/null) in qemu-system*|virtlogd|virtqemud|libvirtd) kill -9 \${process#/proc/} ;; esac
  done
  # those of other nodes are 0 here
  kill -9 $(find /sys/fs/cgroup -path '*/neutron/cgroup.procs' -exec cat {} + | grep -v '^0$' | sort -u) 2> /dev/null
  for name in $(ls /run/netns 2> /dev/null | grep -E '^(ovnmeta|qrouter|qdhcp|snat|fip)-'); do ip netns delete $name; done
  for link in br-int br-tun br-ex ovs-netdev ${CARD} $(ip -brief link | grep -oE '^tap[0-9a-f-]{11}'); do ip link delete $link 2> /dev/null; done
  rm -rf "$@"
  find /sys/fs/cgroup -depth -type d \\( -path '*/machine*' -o -path '*/servers' -o -path '*/neutron' \\) -exec rmdir {} + 2> /dev/null
  true`;

/** The directories of the node that a pod, or what makes pods, makes there. */
function hostPaths({ kind, spec }: KubeObject): string[] {
  const template = kind === 'Pod' ? spec : (spec?.template as { spec: KubeObject['spec'] } | undefined)?.spec;
  return (template?.volumes ?? []).flatMap(({ hostPath }) => {
    const { path, type } = (hostPath ?? {}) as { path?: string; type?: string };
    return path !== undefined && type === 'DirectoryOrCreate' ? [path] : [];
  });
}

/** The namespace with the pod, which is made at the first call. */
async function podOn(lab: Lab, node: string): Promise<string> {
  const namespace = await lab.namespace(NAMESPACE);
  const container = {
    name: 'node',
    image: Cloud.settings().image('neutron-ovn-agent'),
    command: ['sleep', 'infinity'],
    securityContext: { privileged: true, runAsUser: 0 },
  };
  const spec = {
    nodeName: node,
    hostNetwork: true,
    hostPID: true,
    terminationGracePeriodSeconds: 1,
    tolerations: [{ operator: 'Exists' }],
    containers: [container],
  };
  const labels = { 'pod-security.kubernetes.io/enforce': 'privileged' };
  await lab.apply([
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } },
    { apiVersion: 'v1', kind: 'Pod', metadata: { name: `node-${node}`, namespace }, spec },
  ]);
  for (;;) {
    const [pod] = await lab.get(namespace, 'pod', `node-${node}`);
    if (condition(pod, 'Ready')) return namespace;
    await pause(0.5);
  }
}
