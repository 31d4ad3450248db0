/** Which nodes take a pod, and how much room is on them: as the scheduler sees it. */
import { ROLE_LABELS } from '../core/cloud';
import { containers, type KubeObject, type NodeTerm, type PodSpec, podSpec, type Taint } from './kubectl';

const UNITS: Readonly<Record<string, number>> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
};

/** A quantity of Kubernetes as a number: `100m` is 0.1, `1Ki` is 1024. */
export function quantity(text: string): number {
  const [, number, unit] = /^([\d.]+(?:[eE][-+]?\d+)?)(.*)$/.exec(text) ?? [];
  return Number(number) * (UNITS[unit] ?? NaN);
}

/** CPU in cores, memory in bytes. */
export interface Room {
  readonly cpu: number;
  readonly memory: number;
}

/** `cpu 0.1, memory 448 MiB` */
export function shown({ cpu, memory }: Room): string {
  return `cpu ${Math.round(cpu * 100) / 100}, memory ${Math.round(memory / 2 ** 20)} MiB`;
}

export function sum(rooms: readonly Room[]): Room {
  return rooms.reduce((a, b) => ({ cpu: a.cpu + b.cpu, memory: a.memory + b.memory }), { cpu: 0, memory: 0 });
}

/**
 * What a pod asks for: its containers together, or the largest of the init containers, which run one by one.
 *
 * @param of what is added up; what a container does not set counts for nothing
 */
export function requests(
  { initContainers = [], containers = [] }: PodSpec,
  of: 'requests' | 'limits' = 'requests',
): Room {
  const asked = ({ resources }: (typeof containers)[number]): Room => ({
    cpu: quantity(resources?.[of]?.cpu ?? '0'),
    memory: quantity(resources?.[of]?.memory ?? '0'),
  });
  const beside = initContainers.filter(({ restartPolicy }) => restartPolicy === 'Always');
  const together = sum([...containers, ...beside].map(asked));
  const one = initContainers.map(asked);
  return {
    cpu: Math.max(together.cpu, ...one.map(({ cpu }) => cpu)),
    memory: Math.max(together.memory, ...one.map(({ memory }) => memory)),
  };
}

/** What pods have not asked for of a node. */
export function free(node: KubeObject, pods: readonly KubeObject[]): Room {
  const { cpu = '0', memory = '0' } = node.status?.allocatable ?? {};
  const taken = sum(
    pods
      .filter(
        ({ spec, status }) => spec?.nodeName === node.metadata.name && !/Succeeded|Failed/.test(status?.phase ?? ''),
      )
      .map((pod) => requests(pod.spec ?? {})),
  );
  return { cpu: quantity(cpu) - taken.cpu, memory: quantity(memory) - taken.memory };
}

/** The nodes with the labels that a pod wants. */
export function labelled(pod: PodSpec, nodes: readonly KubeObject[]): KubeObject[] {
  return nodes.filter(({ metadata: { labels = {} } }) => alternatives(pod).some((wanted) => matches(wanted, labels)));
}

/** The labels that a node needs for a pod, as `key=value`: one of the alternatives, or none where any node will do. */
export function wantedLabels(pod: PodSpec): string[] {
  return alternatives(pod).flatMap(({ matchExpressions = [] }) => {
    const [first] = matchExpressions;
    return first === undefined ? [] : [`${first.key}=${first.values?.[0] ?? ''}`];
  });
}

/** Roles by their usual label. */
const ROLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ROLE_LABELS).map(([role, label]) => [label, role]),
);

/**
 * The roles of the nodes that take a pod: `control`, or the label itself where it is another than the role's usual
 * one. None where any node will do.
 */
export function roles(pod: PodSpec): string[] {
  const names = alternatives(pod).map(({ matchExpressions = [] }) => {
    const labels = matchExpressions
      .filter(({ operator }) => operator === 'In' || operator === 'Exists')
      .map(({ key, values }) => (values?.[0] === undefined ? key : `${key}=${values[0]}`));
    // a group of nodes has a label of its own beside that of the role
    return labels.find((label) => !(label in ROLES)) ?? ROLES[labels[0] ?? ''];
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A node with every label that one of the pods wants: all roles on one. */
export function nodeOfAll(pods: readonly PodSpec[]): KubeObject {
  const wanted = pods.flatMap((pod) => alternatives(pod).flatMap(({ matchExpressions = [] }) => matchExpressions));
  const labels = wanted
    .filter(({ operator }) => operator === 'In' || operator === 'Exists')
    .map(({ key, values }) => [key, values?.[0] ?? '']);
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: 'node', labels: Object.fromEntries(labels) as Record<string, string> },
  };
}

/** Each of them says of a node that it will do. */
function alternatives({ nodeSelector = {}, affinity }: PodSpec): NodeTerm[] {
  const always = Object.entries(nodeSelector).map(([key, value]) => ({ key, operator: 'In', values: [value] }));
  const terms = affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [{}];
  return terms.map(({ matchExpressions = [] }) => ({ matchExpressions: [...always, ...matchExpressions] }));
}

function matches({ matchExpressions = [] }: NodeTerm, labels: Readonly<Record<string, string>>): boolean {
  return matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator === 'Exists') return key in labels;
    if (operator === 'DoesNotExist') return !(key in labels);
    return values.includes(labels[key]) === (operator === 'In');
  });
}

/** The taints of a node that keep a pod away. */
export function untolerated({ tolerations = [] }: PodSpec, node: KubeObject): Taint[] {
  return (node.spec?.taints ?? []).filter(
    (taint) =>
      taint.effect !== 'PreferNoSchedule' &&
      !tolerations.some(
        ({ key, operator = 'Equal', value = '', effect }) =>
          (key === undefined || key === taint.key) &&
          (operator === 'Exists' || value === (taint.value ?? '')) &&
          (effect === undefined || effect === taint.effect),
      ),
  );
}

/** Why a node takes no pod at all; undefined when it does. */
export function closed({ spec, status }: KubeObject): string | undefined {
  if (status?.conditions?.find(({ type }) => type === 'Ready')?.status !== 'True') return 'is not ready';
  return spec?.unschedulable ? 'is cordoned' : undefined;
}

/** Why no node takes a pod, as far as labels and taints say, and what to do about it. */
export function homeless(pod: PodSpec, nodes: readonly KubeObject[]): { why: string; todo: string } | undefined {
  const suited = labelled(pod, nodes);
  const labels = wantedLabels(pod);
  if (suited.length === 0) {
    const [first] = nodes;
    return {
      why: `no node has the label ${labels.join(' or ')}`,
      todo: `label a node: kubectl label node ${first?.metadata.name ?? '<name>'} ${labels[0]}`,
    };
  }
  const where = labels.length === 0 ? '' : ` with the label ${labels.join(' or ')}`;
  const open = suited.filter((node) => closed(node) === undefined);
  if (open.length === 0) {
    const states = suited.map((node) => `${node.metadata.name} ${closed(node)}`).join(', ');
    const cordoned = suited.find((node) => closed(node) === 'is cordoned');
    return {
      why: `no node${where} takes pods: ${states}`,
      todo: cordoned ? `kubectl uncordon ${cordoned.metadata.name}` : 'look at its kubelet: kubectl describe node',
    };
  }
  const taints = open.map((node) => untolerated(pod, node));
  if (taints.every((each) => each.length > 0)) {
    const [{ key, value, effect }] = taints[0];
    const toleration = `${key}${value ? `=${value}` : ''}:${effect}`;
    return {
      why: `every node${where} is tainted: ${open[0].metadata.name} with ${toleration}`,
      todo: `tolerate it in cloud.yaml (roles: { <role>: { tolerations: ["${toleration}"] } }), or take the taint away`,
    };
  }
  return undefined;
}

/** `TCP 5000` for each port that a pod takes of its node. */
export function hostPorts(object: KubeObject): string[] {
  const pod = podSpec(object);
  return containers(pod ?? {}).flatMap(({ ports = [] }) =>
    ports
      .filter(({ hostPort }) => hostPort !== undefined || pod?.hostNetwork)
      .map(({ containerPort, hostPort, protocol = 'TCP' }) => `${protocol} ${hostPort ?? containerPort}`),
  );
}
