/** What follows from all units of a namespace together: who may reach whom, and what the namespace admits. */
import { Lazy } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import type { IReference, Peer } from './connections';
import { allPortsOf } from './container';
import { fail, InputError } from './errors';
import { labels, object, selectorLabels, type Manifest } from './k8s';
import { isOnHost } from './model';
import { partName } from './names';
import { type Note, shareIn, unitsOf } from './notes';
import type { Process, Program, UnitSpec } from './spec';

/** A pod that uses something: of which unit, as what. */
export interface User {
  readonly unit: string;
  readonly component: string;
  readonly uses: readonly IReference[];
  readonly onHost: boolean;
}

/** All kinds of pods of a unit, with what they are connected with. */
export function usersIn({ spec, hostNetwork }: Pick<Note, 'spec' | 'hostNetwork'>): User[] {
  const user = (component: string, uses: readonly IReference[] = [], share?: Process['share']): User => ({
    unit: spec.name,
    component,
    uses,
    onHost: isOnHost({ hostNetwork }, { share }),
  });
  return [
    ...Object.entries(spec.processes ?? {}).map(([name, { uses, share }]) => user(name, uses, share)),
    ...(spec.tasks ?? []).map(({ name, uses }) => user(name, uses)),
  ];
}

/**
 * A NetworkPolicy for each process that listens: its ports are open to the pods that are connected with it, and, if
 * it is for users, to everybody. What listens on the network of its node has no policy: Kubernetes knows none there.
 */
export function networkPolicies(scope: Construct, cloud: Cloud, spec: UnitSpec, hostNetwork: boolean): Manifest[] {
  if (!cloud._networkPolicies) return [];
  const listening = Object.entries(spec.processes ?? {}).filter(
    ([, process]) => allPortsOf(process).length > 0 && !isOnHost({ hostNetwork }, process),
  );
  if (Object.values(spec.processes ?? {}).some((process) => !isOnHost({ hostNetwork }, process))) closed(scope, cloud);
  const rulesOf = (name: string, process: Process): object[] =>
    ingress(cloud, unitsOf(scope, cloud).flatMap(usersIn), spec.name, name, process);
  scope.node.addValidation({ validate: () => listening.flatMap((one) => messages(() => rulesOf(...one))) });
  return listening.map(([name, process]) => ({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: {
      name: partName(spec.name, name),
      namespace: cloud.namespace,
      labels: labels(cloud, spec.name, name),
    },
    spec: {
      podSelector: { matchLabels: selectorLabels(spec.name, name) },
      policyTypes: ['Ingress'],
      // who uses it is known when all units are there; the API server would not keep an empty list
      ingress: Lazy.any({
        produce: () => {
          const rules = rulesOf(name, process);
          return rules.length === 0 ? undefined : rules;
        },
      }),
    },
  }));
}

/** What is wrong with the input, in the form of a construct's validation. */
function messages(attempt: () => unknown): string[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (error instanceof InputError) return [error.message];
    throw error;
  }
}

/** Nothing of the cloud can be reached but what a policy of its own opens. */
function closed(scope: Construct, cloud: Cloud): void {
  const home = shareIn(scope, cloud);
  if (home.node.tryFindChild('closed') !== undefined) return;
  const own = labels(cloud, 'openstack')['app.kubernetes.io/managed-by'];
  object(home, 'closed', {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'openstack-closed', namespace: cloud.namespace, labels: labels(cloud, 'openstack') },
    spec: { podSelector: { matchLabels: { 'app.kubernetes.io/managed-by': own } }, policyTypes: ['Ingress'] },
  });
}

function ingress(cloud: Cloud, users: readonly User[], unit: string, name: string, process: Process): object[] {
  return allPortsOf(process).flatMap((port): object[] => {
    const ports = [{ port: port.port, protocol: port.protocol ?? 'TCP' }];
    if (process.public !== undefined && port.name === 'main') return [{ ports }];
    const isReached = (peer: Peer): boolean =>
      'unit' in peer && peer.unit === unit && peer.process === name && peer.port === port.port;
    const reaching = users.filter(({ uses }) => uses.some(({ _peers }) => _peers.some(isReached)));
    const from = [...podsOf(reaching.filter(({ onHost }) => !onHost)), ...nodesOf(cloud, reaching, unit, process)];
    if (from.includes(ANYWHERE)) return [{ ports }];
    return from.length === 0 ? [] : [{ from, ports }];
  });
}

/** Pods by unit and component. */
function podsOf(users: readonly User[]): object[] {
  const units = [...new Set(users.map(({ unit }) => unit))].sort();
  return units.map((unit) => {
    const values = users.filter((user) => user.unit === unit).map(({ component }) => component);
    return {
      podSelector: {
        matchLabels: { 'app.kubernetes.io/name': unit },
        matchExpressions: [{ key: 'app.kubernetes.io/component', operator: 'In', values: [...new Set(values)].sort() }],
      },
    };
  });
}

const ANYWHERE = {};

/** What runs on the network of a node comes from the node's own address. */
function nodesOf(cloud: Cloud, users: readonly User[], unit: string, { knowsUsers }: Process): object[] {
  const [first] = users.filter(({ onHost }) => onHost);
  if (first === undefined) return [];
  if (cloud._nodeAddresses.length === 0) {
    if (knowsUsers) return [ANYWHERE];
    fail(
      ['nodeAddresses'],
      `is missing: ${partName(first.unit, first.component)} is on the network of the nodes and uses ${unit}, which is not; write their ranges (nodeAddresses: [10.0.0.0/24]), or networkPolicies: false`,
    );
  }
  return cloud._nodeAddresses.map((cidr) => ({ ipBlock: { cidr } }));
}

/**
 * The strictest Pod Security level that admits all units of the namespace.
 *
 * @see https://kubernetes.io/docs/concepts/security/pod-security-standards/
 */
export function podSecurity(cloud: Cloud, units: readonly Note[]): 'restricted' | 'baseline' | 'privileged' {
  const processes = units.flatMap(({ spec }) => Object.values(spec.processes ?? {}));
  const programs = units.flatMap(({ spec }) => Object.values(programsIn(spec)).flatMap((one) => one.programs));
  const onNode =
    cloud._storage.ceph?.rook !== undefined ||
    units.some(({ spec, hostNetwork }) => hostNetwork && Object.keys(spec.processes ?? {}).length > 0) ||
    processes.some(({ share = [] }) => share.some((one) => one.startsWith('host'))) ||
    programs.some(({ mounts = [], rights }) => rights?.privileged || mounts.some((mount) => 'host' in mount)) ||
    programs.some(({ rights }) => rights?.capabilities?.some((one) => !BASELINE_CAPABILITIES.includes(one)));
  if (onNode) return 'privileged';
  return cloud.start === 'kolla' || programs.some(({ rights }) => rights?.root || rights?.capabilities)
    ? 'baseline'
    : 'restricted';
}

/** @see the baseline policy of the Pod Security Standards */
const BASELINE_CAPABILITIES = [
  ...['AUDIT_WRITE', 'CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'FSETID', 'KILL', 'MKNOD', 'NET_BIND_SERVICE', 'SETFCAP'],
  ...['SETGID', 'SETPCAP', 'SETUID', 'SYS_CHROOT'],
];

/** What a unit describes, by process or task: its containers, and what it shares with the node. */
export function programsIn({ processes = {}, tasks = [] }: UnitSpec): Record<string, Component> {
  const all = Object.entries(processes).map(([name, process]): [string, Component] => [
    name,
    {
      programs: [process, ...Object.values({ ...process.beside }), ...Object.values({ ...process.prepare })],
      share: process.share,
    },
  ]);
  const jobs = tasks.map(({ name, steps }): [string, Component] => [name, { programs: Object.values(steps) }]);
  return Object.fromEntries([...all, ...jobs]);
}

interface Component {
  readonly programs: readonly (Program | Process)[];
  readonly share?: Process['share'];
}
