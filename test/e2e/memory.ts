/** What a cloud takes of its nodes' memory, as the kubelets have it from the control groups. */
import type { Lab } from './lab';
import { agentNodes, onNode } from './nodes';

interface Summary {
  readonly pods: readonly {
    readonly podRef: { readonly name: string; readonly namespace: string };
    readonly containers?: readonly { readonly name: string; readonly memory?: { readonly workingSetBytes?: number } }[];
  }[];
}

/** What runs outside of its pod's control groups, so that servers outlive the pod. */
const OUTSIDE = `
for process in /proc/[0-9]*; do
  case $(cat $process/comm 2> /dev/null) in
    libvirtd|virtlogd) awk -v name="$(cat $process/comm)" '/^Pss:/ { print name, $2 * 1024 }' $process/smaps_rollup ;;
  esac
done`;

/** MiB in all, and a line for each process. Servers themselves are not counted. */
export async function memory(lab: Lab, namespace: string): Promise<{ readonly sum: number; readonly text: string }> {
  const nodes = (await lab.get('default', 'nodes')).map(({ metadata }) => metadata.name);
  const agents = await agentNodes(lab);
  const perNode = nodes.map(async (node) => {
    const answer = await lab.kubectl(['get', '--raw', `/api/v1/nodes/${node}/proxy/stats/summary`]);
    const pods = (JSON.parse(answer) as Summary).pods.filter(({ podRef }) => podRef.namespace === namespace);
    const contained = pods.flatMap(({ podRef, containers = [] }) =>
      containers.map(({ name, memory: used }) => [`${podRef.name} ${name}`, used?.workingSetBytes ?? 0] as const),
    );
    const others = agents.includes(node) ? await onNode(lab, node, ['bash', '-c', OUTSIDE]) : '';
    const outside = others.split('\n').filter((line) => line !== '');
    return [...contained, ...outside.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])] as const)];
  });
  const rows = (await Promise.all(perNode))
    .flat()
    .map(([name, bytes]) => [name, bytes / 2 ** 20] as const)
    .sort(([, a], [, b]) => b - a);
  const sum = rows.reduce((total, [, size]) => total + size, 0);
  const line = (name: string, size: number): string => `${size.toFixed(0).padStart(5)} MiB  ${name}`;
  return { sum, text: [line('in all', sum), ...rows.map(([name, size]) => line(name, size))].join('\n') };
}
