/** CPU, memory and volumes that manifests ask for, as tables. */
import { nearest } from '../oslo/nearest';
import { columns } from './columns';
import { Failure } from './command';
import { containers, type KubeObject, label, podSpec } from './kubectl';
import { namespacesOf, readManifests } from './manifests';
import { labelled, nodeOfAll, quantity, requests, roles, type Room, sum } from './nodes';

/** Nodes by role; without, one node has all roles. */
type Nodes = ReadonlyMap<string, number> | undefined;

/** @returns always true: there is nothing to be wrong */
export function resources(folder: string, { nodes }: { readonly nodes?: Nodes }): boolean {
  console.log(tables(readManifests(folder), nodes).join('\n'));
  return true;
}

/** How much of something is set, and whether some containers set none: for limits, that there is no bound. */
interface Amount {
  readonly value: number;
  readonly open: boolean;
}

/** Pods, or volumes, of a unit in one place. */
export interface Share {
  readonly unit: string;
  /** `control`, `compute or network`; what any node takes, `any`. */
  readonly where: string;
  /** On every such node: then this is what is on one of them. */
  readonly perNode: boolean;
  /** Also on a node that has all roles: not where it is for nodes that lack one. */
  readonly onAll: boolean;
  /** It goes on; otherwise it ends: a Job, or what a CronJob makes. */
  readonly goesOn: boolean;
  readonly pods: number;
  readonly requests: Room;
  readonly cpuLimit: Amount;
  readonly memoryLimit: Amount;
  /** Bytes. */
  readonly volumes: number;
}

/** What each object asks for. */
export function shares(manifests: readonly KubeObject[]): Share[] {
  const several = namespacesOf(manifests).length > 1;
  const all = nodeOfAll(manifests.map(podSpec).filter((pod) => pod !== undefined));
  return manifests.flatMap((object) => {
    const { kind, spec } = object;
    const pod = podSpec(object);
    const programs = containers(pod ?? {});
    if (kind !== 'PersistentVolumeClaim' && (pod === undefined || programs.length === 0)) return [];
    const pods = pod === undefined ? 0 : (spec?.replicas ?? spec?.parallelism ?? 1);
    const [asks, limits] = [requests(pod ?? {}), requests(pod ?? {}, 'limits')];
    const limit = (what: keyof Room): Amount => ({
      value: pods * limits[what],
      open: pods > 0 && programs.some(({ resources }) => resources?.limits?.[what] === undefined),
    });
    const claims =
      kind === 'PersistentVolumeClaim' ? [spec] : (spec?.volumeClaimTemplates ?? []).map((one) => one.spec);
    const volume = claims.reduce((sum, claim) => sum + quantity(claim?.resources?.requests?.storage ?? '0'), 0);
    return [
      {
        unit: `${several ? `${object.metadata.namespace}/` : ''}${unitOf(object)}`,
        where: pod === undefined ? '' : rolesOf(object, manifests).join(' or ') || 'any',
        perNode: kind === 'DaemonSet',
        onAll: pod !== undefined && labelled(pod, [all]).length > 0,
        goesOn: kind !== 'Job' && kind !== 'CronJob',
        pods,
        requests: { cpu: pods * asks.cpu, memory: pods * asks.memory },
        cpuLimit: limit('cpu'),
        memoryLimit: limit('memory'),
        volumes: volume * Math.max(1, pods),
      },
    ];
  });
}

function unitOf(object: KubeObject): string {
  return label(object, 'name') ?? object.metadata.name;
}

/** A pod that goes where another pod of its unit is has that one's roles. */
function rolesOf(object: KubeObject, manifests: readonly KubeObject[]): string[] {
  const pod = podSpec(object) ?? {};
  if (pod.affinity?.podAffinity === undefined) return roles(pod);
  const { namespace } = object.metadata;
  const mates = manifests.filter((one) => one.metadata.namespace === namespace && unitOf(one) === unitOf(object));
  return mates.map((mate) => roles(podSpec(mate) ?? {})).find((names) => names.length > 0) ?? [];
}

function add(a: Share, b: Share): Share {
  const both = (a: Amount, b: Amount): Amount => ({ value: a.value + b.value, open: a.open || b.open });
  return {
    ...a,
    pods: a.pods + b.pods,
    requests: sum([a.requests, b.requests]),
    cpuLimit: both(a.cpuLimit, b.cpuLimit),
    memoryLimit: both(a.memoryLimit, b.memoryLimit),
    volumes: a.volumes + b.volumes,
  };
}

/** Those that a key says belong together, added up, in the order in which they first come. */
function grouped(shares: readonly Share[], key: (share: Share) => string): Share[] {
  const groups = new Map<string, Share>();
  for (const share of shares) {
    const before = groups.get(key(share));
    groups.set(key(share), before === undefined ? share : add(before, share));
  }
  return [...groups.values()];
}

function times(share: Share, nodes: number): Share {
  const limit = ({ value, open }: Amount): Amount => ({ value: nodes * value, open: nodes > 0 && open });
  return {
    ...share,
    pods: nodes * share.pods,
    requests: { cpu: nodes * share.requests.cpu, memory: nodes * share.requests.memory },
    cpuLimit: limit(share.cpuLimit),
    memoryLimit: limit(share.memoryLimit),
    volumes: nodes * share.volumes,
  };
}

const HEADER = ['', 'nodes', 'pods', 'CPU', 'limit', 'MiB', 'limit', 'GiB of volumes'];

/**
 * Lines of three tables in the same columns: what goes on, what ends, and what nodes of each role need at once.
 *
 * @throws Failure when it is told of nodes whose role nothing has
 */
export function tables(manifests: readonly KubeObject[], nodes: Nodes): string[] {
  const all = shares(manifests);
  checkRoles(all, nodes);
  const count = ({ where, onAll }: Share) =>
    nodes === undefined || where === 'any'
      ? Number(onAll)
      : where.split(' or ').reduce((sum, role) => sum + (nodes.get(role) ?? 1), 0);
  const inAll = (parts: readonly Share[]) => parts.map((part) => (part.perNode ? times(part, count(part)) : part));
  const place = (share: Share): string =>
    share.perNode ? `each ${share.where}${count(share) === 1 ? '' : ` (${count(share)})`}` : share.where;
  const units = (parts: readonly Share[]) =>
    grouped(parts, (part) => [part.unit, place(part)].join()).map((part) => row(part.unit, place(part), part));
  const total = (title: string, parts: readonly Share[]) =>
    grouped(inAll(parts), () => '').map((sum) => row(title, '', sum));

  const [running, tasks] = [all.filter(({ goesOn }) => goesOn), all.filter(({ goesOn }) => !goesOn)];
  const atOnce = grouped(all, place);
  const rows = [
    HEADER,
    ...units(running),
    ...total('in all', running),
    [],
    ['Jobs, and what CronJobs make'],
    ...units(tasks),
    ...total('in all', tasks),
    [],
    ['at once at most: Jobs ask for their share from the apply on, while they wait'],
    ...atOnce.filter(({ where }) => where !== '').map((part) => row('', place(part), part)),
    ...total('in all', all),
  ];
  return columns(rows, 2);
}

function checkRoles(shares: readonly Share[], nodes: Nodes): void {
  const known = [...new Set(shares.flatMap(({ where }) => where.split(' or ')))].filter((role) => role !== '');
  for (const role of nodes?.keys() ?? []) {
    if (known.includes(role)) continue;
    const near = nearest(role, known);
    const remedy = near === undefined ? `there are ${known.join(', ')}` : `did you mean "${near}"?`;
    throw new Failure(`--nodes: nothing runs on nodes of the role "${role}", ${remedy}`);
  }
}

function row(title: string, where: string, share: Share): string[] {
  const cores = (value: number) => value.toFixed(2);
  const mebibytes = (value: number) => String(Math.round(value / 2 ** 20));
  const limit = ({ value, open }: Amount, shown: (value: number) => string): string =>
    value === 0 ? '–' : `${shown(value)}${open ? '+' : ''}`;
  return [
    title,
    where,
    share.pods === 0 ? '' : String(share.pods),
    cores(share.requests.cpu),
    limit(share.cpuLimit, cores),
    mebibytes(share.requests.memory),
    limit(share.memoryLimit, mebibytes),
    share.volumes === 0 ? '' : String(Math.round((share.volumes / 2 ** 30) * 10) / 10),
  ];
}
