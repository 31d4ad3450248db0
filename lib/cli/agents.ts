/** What OpenStack says of its own agents, held against the pods that run them. */
import { type Finding, type KubeObject, label } from './kubectl';
import { type Cloud, explain } from './reasons';
import { condition } from './rollout';

/** Of `openstack compute service list`. @see https://docs.openstack.org/api-ref/compute/#list-compute-services */
interface ComputeService {
  readonly id: number | string;
  readonly binary: string;
  readonly host: string;
  readonly state: string;
  readonly status: string;
  readonly disabled_reason?: string | null;
  readonly updated_at?: string | null;
}

/** Of `openstack hypervisor list`, in which only hosts are that are mapped to a cell. */
interface Hypervisor {
  readonly hypervisor_hostname: string;
  readonly state: string;
  readonly service: { readonly host: string };
}

/** A hypervisor is one by its name. @see https://docs.openstack.org/api-ref/placement/#list-resource-providers */
interface ResourceProvider {
  readonly name: string;
}

/** Of `openstack network agent list`. @see https://docs.openstack.org/api-ref/network/v2/#list-all-agents */
interface NetworkAgent {
  readonly id: string;
  readonly binary: string;
  readonly host: string;
  readonly alive: boolean;
  readonly admin_state_up: boolean;
  readonly heartbeat_timestamp?: string | null;
}

type Answer<Row> = readonly Row[] | { readonly error: string };

/** What `ask.py` prints: nothing of units that are not there. */
export interface Answers {
  readonly services?: Answer<ComputeService>;
  readonly hypervisors?: Answer<Hypervisor>;
  readonly resource_providers?: Answer<ResourceProvider>;
  readonly agents?: Answer<NetworkAgent>;
}

/** The units that `ask.py` has questions for. */
export const ASKED = ['nova', 'neutron'];

export interface Judgement {
  readonly findings: readonly Finding[];
  /** Worth knowing, and nothing wrong. */
  readonly notes: readonly string[];
  /** How much is up: `3 hypervisors`. */
  readonly up: readonly string[];
}

/** A record of Nova or Neutron. */
interface Agent {
  readonly binary: string;
  readonly host: string;
  readonly up: boolean;
  /** When it was last heard of. */
  readonly heard?: string | null;
  /** Why it gets no work. */
  readonly disabled?: string;
  readonly id: number | string;
  /** The command that takes records away, by their ids. */
  readonly remove: string;
}

/** What is down, not known or not mapped. */
export async function judgeAgents(answers: Answers, cloud: Cloud): Promise<Judgement> {
  const services = rows(answers.services).map(ofNova);
  const network = rows(answers.agents).map(ofNeutron);
  const hypervisors = rows(answers.hypervisors);
  const mapped = hypervisors.map(({ service }) => service.host);
  const agents = [...services, ...network];
  const down = await Promise.all(agents.filter(({ up }) => !up).map((agent) => judgeDown(agent, cloud)));
  const alive = network.filter(({ up }) => up).length;
  return {
    findings: [
      ...unanswered(answers, cloud),
      ...down.filter((finding) => finding !== undefined),
      ...(isList(answers.services) ? judgeUnknown(COMPUTE, 'Nova', services, cloud) : []),
      ...(isList(answers.agents) ? judgeUnknown(NETWORK_AGENT, 'Neutron', network, cloud) : []),
      ...(isList(answers.hypervisors) ? judgeUnmapped(services, mapped, cloud) : []),
      ...(isList(answers.resource_providers) ? judgeUnplaced(hypervisors, answers.resource_providers, cloud) : []),
    ],
    notes: [...agents.flatMap((agent) => notesOn(agent, cloud)), ...left(services, cloud)],
    up: [...counted(mapped.length, 'hypervisor'), ...counted(alive, 'network agent')],
  };
}

function ofNova({ id, binary, host, state, status, disabled_reason, updated_at }: ComputeService): Agent {
  const disabled = status === 'disabled' ? (disabled_reason ?? 'nobody says why') : undefined;
  return { binary, host, up: state === 'up', heard: updated_at, disabled, id, remove: 'compute service delete' };
}

function ofNeutron({ id, binary, host, alive, admin_state_up, heartbeat_timestamp }: NetworkAgent): Agent {
  const disabled = admin_state_up ? undefined : 'its administrative state is down';
  return { binary, host, up: alive, heard: heartbeat_timestamp, disabled, id, remove: 'network agent delete' };
}

function isList<Row>(answer: Answer<Row> | undefined): answer is readonly Row[] {
  return Array.isArray(answer);
}

function rows<Row>(answer: Answer<Row> | undefined): readonly Row[] {
  return isList(answer) ? answer : [];
}

const COMMANDS = {
  services: ['openstack compute service list', 'nova'],
  hypervisors: ['openstack hypervisor list', 'nova'],
  resource_providers: ['resource providers of Placement', 'placement'],
  agents: ['openstack network agent list', 'neutron'],
} as const;

function unanswered(answers: Answers, { namespace }: Cloud): Finding[] {
  return (Object.keys(COMMANDS) as (keyof Answers)[]).flatMap((key) => {
    const answer = answers[key];
    const [what, unit] = COMMANDS[key];
    if (answer === undefined || !('error' in answer)) return [];
    return [{ what, why: answer.error, todo: `kubectl -n ${namespace} logs deploy/${unit}-api -c api` }];
  });
}

const COMPUTE = /^nova-compute(-|$)/;
const NETWORK_AGENT = /^(ovn-controller|neutron-[\w-]*agent)(-|$)/;

/** They are one on each of their nodes. */
function isPerNode(binary: string): boolean {
  return COMPUTE.test(binary) || NETWORK_AGENT.test(binary);
}

/**
 * What a pod may be a pod of: `nova-compute` by unit and component (of a group of nodes `nova-compute-gpu`), or by the
 * images that its containers run, since a process may be called by what it is for: `ovn-controller`.
 */
function programs(pod: KubeObject): string[] {
  if (pod.kind !== 'Pod' || pod.metadata.ownerReferences?.some(({ kind }) => kind === 'Job')) return [];
  const images = (pod.spec?.containers ?? []).map(({ image }) => /([^/:@]+)(?:[:@][^/]*)?$/.exec(image)?.[1] ?? '');
  return [`${label(pod, 'name')}-${label(pod, 'component')}`, ...images];
}

function runs(pod: KubeObject, binary: string): boolean {
  return programs(pod).some((program) => `${program}-`.startsWith(`${binary}-`));
}

/** A pod by the name that its host has in the record: of the node, of the pod, or of the process for all replicas. */
function podOf({ binary, host }: Pick<Agent, 'binary' | 'host'>, { objects }: Cloud): KubeObject | undefined {
  const pods = objects.filter((object) => runs(object, binary));
  return pods.find((pod) => [pod.spec?.nodeName, pod.metadata.name, programs(pod)[0]].includes(host));
}

function nameOf({ binary, host }: Agent): string {
  return isPerNode(binary) ? `${binary} on ${host}` : host;
}

/** Whether a pod that is gone has left a record, since the next one has another name. */
function isLeft(agent: Agent, cloud: Cloud): boolean {
  return !agent.up && !isPerNode(agent.binary) && podOf(agent, cloud) === undefined;
}

async function judgeDown(agent: Agent, cloud: Cloud): Promise<Finding | undefined> {
  if (isLeft(agent, cloud)) return undefined;
  const { heard, id, remove } = agent;
  const pod = podOf(agent, cloud);
  const why = `is down, last heard of ${heard ? `at ${moment(heard)}` : 'never'}`;
  const what = nameOf(agent);
  if (pod === undefined) {
    const todo = `bring the node back; or, if it is gone for good: ${openstack(cloud, `${remove} ${id}`)}`;
    return { what, why: `${why}, and there is no pod of it`, todo };
  }
  const reason = await explain(pod, cloud);
  if (reason !== undefined) return { what, why: `${why}; ${pod.metadata.name}: ${reason.why}`, todo: reason.todo };
  const todo = `${logs(pod, cloud)}; to start it again: kubectl -n ${cloud.namespace} delete pod ${pod.metadata.name}`;
  return { what, why: `${why}, though its pod ${pod.metadata.name} is ready`, todo };
}

/** Pods whose node has no record. */
function judgeUnknown(binaries: RegExp, service: string, agents: readonly Agent[], cloud: Cloud): Finding[] {
  return cloud.objects.flatMap((pod) => {
    const program = programs(pod).find((one) => binaries.test(one));
    const node = pod.spec?.nodeName;
    if (program === undefined || node === undefined) return [];
    if (agents.some(({ binary, host }) => runs(pod, binary) && host === node)) return [];
    const why = `runs ${program}, but ${service} does not know it`;
    return [{ what: node, why, ...afterAWhile(pod, logs(pod, cloud)) }];
  });
}

/** Hosts whose `nova-compute` is up, and on which no server can start yet. */
function judgeUnmapped(services: readonly Agent[], mapped: readonly string[], cloud: Cloud): Finding[] {
  const waiting = services.filter(({ binary, host, up }) => binary === 'nova-compute' && up && !mapped.includes(host));
  return waiting.map((service) => {
    const todo = `kubectl -n ${cloud.namespace} logs deploy/nova-scheduler -c scheduler`;
    const why = 'is up, but no hypervisor yet: nova-scheduler has to map it to its cell';
    return { what: `nova-compute on ${service.host}`, why, ...afterAWhile(podOf(service, cloud), todo) };
  });
}

/** Hosts that no server is put on, since `nova-compute` has not told Placement what they have. */
function judgeUnplaced(
  hypervisors: readonly Hypervisor[],
  providers: readonly ResourceProvider[],
  cloud: Cloud,
): Finding[] {
  const known = new Set(providers.map(({ name }) => name));
  const unknown = hypervisors.filter(({ hypervisor_hostname: name, state }) => state === 'up' && !known.has(name));
  return unknown.map(({ service: { host } }) => {
    const pod = podOf({ binary: 'nova-compute', host }, cloud);
    const todo = pod ? logs(pod, cloud) : 'look at what nova-compute says there';
    const why = 'is up, but Placement does not know it: no server is put there';
    return { what: `nova-compute on ${host}`, why, ...afterAWhile(pod, todo) };
  });
}

/** Milliseconds in which what has started announces itself, and is found. */
const PATIENCE = 120_000;

/** What to do about a pod, when it had its time. */
function afterAWhile(pod: KubeObject | undefined, todo: string): { readonly todo?: string } {
  const ready = pod && condition(pod, 'Ready')?.lastTransitionTime;
  return ready !== undefined && Date.now() - Date.parse(ready) < PATIENCE ? {} : { todo };
}

function notesOn(agent: Agent, cloud: Cloud): string[] {
  const { binary, up, disabled } = agent;
  const what = nameOf(agent);
  return [
    ...(disabled === undefined ? [] : [`${what} is disabled: ${disabled}`]),
    ...(up && isPerNode(binary) && podOf(agent, cloud) === undefined
      ? [`${what} is up, and no pod of this cloud`]
      : []),
  ];
}

/** Records that pods have left, in one line: there is one more with every roll. */
function left(services: readonly Agent[], cloud: Cloud): string[] {
  const gone = services.filter((service) => isLeft(service, cloud));
  if (gone.length === 0) return [];
  const names = [...new Set(gone.map(({ binary }) => binary))].join(', ');
  const command = [gone[0].remove, ...gone.map(({ id }) => id)].join(' ');
  return [`${counted(gone.length, 'record').join('')} of pods that are gone (${names}): ${openstack(cloud, command)}`];
}

function counted(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}

function logs({ metadata, spec }: KubeObject, { namespace }: Cloud): string {
  return `kubectl -n ${namespace} logs ${metadata.name} -c ${spec?.containers?.[0]?.name}`;
}

function openstack({ namespace }: Cloud, command: string): string {
  return `kubectl -n ${namespace} exec deploy/openstack-client -- openstack ${command}`;
}

/** Services say `2026-11-22T03:00:12.000000` or `2026-11-22 03:00:12`, both UTC. */
function moment(text: string): string {
  return `${text.replace('T', ' ').replace(/\.\d+$/, '')} UTC`;
}
