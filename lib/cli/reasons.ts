/** Why pods are not there or not ready, and what to do about it, from what Kubernetes and the containers say. */
import { ROOK_SECRET } from '../core/ceph';
import { call } from './command';
import { type ContainerStatus, type Finding, type KubeObject, label, makes, podSpec, title } from './kubectl';
import { free, homeless, labelled, requests, shown } from './nodes';
import { lacks } from './rollout';

/** A cloud as its cluster tells it; what costs another request is asked for when it is needed. */
export interface Cloud {
  readonly namespace: string;
  /** All objects of the namespace that matter. */
  readonly objects: readonly KubeObject[];
  /** Warnings among the namespace's events, the oldest first. */
  readonly warnings: readonly KubeObject[];
  /** Names of the Secrets that are there; undefined when one may not see them. */
  readonly secrets: ReadonlySet<string> | undefined;
  log(pod: string, container: string): Promise<string>;
  nodes(): Promise<readonly KubeObject[]>;
  /** Pods of all namespaces. */
  pods(): Promise<readonly KubeObject[]>;
  storageClasses(): Promise<readonly KubeObject[]>;
}

export type Reason = Pick<Finding, 'why' | 'todo'>;

export const APPLY = 'kubectl apply --server-side -f dist/';

/** The command that makes all tasks of a unit run again, and then its pods, which take up what is new. */
export function rerun(namespace: string, unit: string): string {
  return `kubectl -n ${namespace} delete jobs,pods -l app.kubernetes.io/name=${unit} && ${APPLY}`;
}

const MISSING_SECRET = /secret "([^"]+)" not found/i;

function missingSecret(message: string): string | undefined {
  return MISSING_SECRET.exec(message)?.[1];
}

/** What to do about what Kubernetes says; the first row that fits. */
const REMEDIES: readonly (readonly [RegExp, (cloud: Cloud, ...groups: string[]) => string | undefined])[] = [
  [
    /exceeded quota: ([^,\s]+)/,
    ({ namespace }, quota) => `raise the quota: kubectl -n ${namespace} edit resourcequota ${quota}`,
  ],
  [
    /failed quota: ([^:\s]+): must specify/,
    ({ namespace }, quota) =>
      `take that out of the quota (kubectl -n ${namespace} edit resourcequota ${quota}), or add a LimitRange with defaults`,
  ],
  [
    /(?:minimum|maximum) \S+ usage per/,
    ({ namespace }) => `change the namespace's limits: kubectl -n ${namespace} edit limitrange`,
  ],
  [
    /violates PodSecurity/,
    ({ namespace }) =>
      `the level is a label of the Namespace, which the manifests set: ${APPLY}; see kubectl get namespace ${namespace} --show-labels`,
  ],
  [
    /references non-existent secret key: (\S+)/,
    () => 'add the key to the Secret: docs/configuration.md names them all',
  ],
  [/couldn't find key (\S+) in Secret/, () => 'add the key to the Secret: docs/configuration.md names them all'],
  [MISSING_SECRET, (cloud, secret) => (cloud.secrets?.has(secret) === false ? remake(secret, cloud) : undefined)],
  [/configmap "([^"]+)" not found/i, () => `apply the manifests, it is among them: ${APPLY}`],
  [/serviceaccount "([^"]+)" not found/i, () => `apply the manifests, it is among them: ${APPLY}`],
  [/no PriorityClass with name/, () => `apply the manifests, it is among them: ${APPLY}`],
  [
    /didn't have free ports/,
    () => 'another pod has its ports, on hostNetwork that of another cloud, too: give the clouds nodes of their own',
  ],
  [/didn't match pod anti-affinity rules/, () => 'its replicas share no node: label more nodes, or lower `replicas`'],
  [
    /volume node affinity conflict/,
    ({ namespace }) => `its volume is on another node, which has to come back: kubectl -n ${namespace} get pvc`,
  ],
  [/persistentvolumeclaim "([^"]+)" is being deleted/, () => 'wait until it is gone: it is made anew, empty'],
  [/Insufficient (?:cpu|memory)/, () => 'label another node, or take other pods away'],
  [/Too many pods/, () => 'label another node, or take other pods away'],
];

/** What to do about a message of Kubernetes. */
export function remedy(message: string, cloud: Cloud): string | undefined {
  for (const [pattern, todo] of REMEDIES) {
    const match = pattern.exec(message);
    if (match !== null) return todo(cloud, ...match.slice(1));
  }
  return undefined;
}

/**
 * How a missing Secret comes again: what makes it runs again. Undefined when it is still to run, so that waiting is all.
 *
 * @param objects of its namespace
 */
export function remake(
  secret: string,
  { namespace, objects }: Pick<Cloud, 'namespace' | 'objects'>,
): string | undefined {
  if (secret.startsWith(ROOK_SECRET))
    return `Rook makes it when its cluster is there: kubectl -n ${namespace} get cephclusters,cephclients`;
  const maker = objects.find((object) => object.kind !== 'Pod' && makes(podSpec(object) ?? {}).includes(secret));
  if (maker === undefined) return `make it: kubectl -n ${namespace} create secret generic ${secret} …`;
  if (lacks(maker) !== undefined) return undefined;
  const unit = label(maker, 'name') ?? '';
  if (maker.kind === 'Job') return `run again what made it: ${rerun(namespace, unit)}`;
  const labels = `app.kubernetes.io/name=${unit},app.kubernetes.io/component=${label(maker, 'component')}`;
  return `${title(maker)} makes it when its pod starts: kubectl -n ${namespace} delete pod -l ${labels}`;
}

/** The last warning about an object. */
export function lastWarning(cloud: Cloud, kind: string, name: string, reason = /./): string | undefined {
  return cloud.warnings
    .filter(
      (event) =>
        event.involvedObject?.kind === kind && event.involvedObject.name === name && reason.test(event.reason ?? ''),
    )
    .at(-1)?.message;
}

/** Milliseconds in which a container that runs should answer. */
const PATIENCE = 60_000;

/** Why a pod is not ready, and what to do; undefined when it is, or has done its work. */
export async function explain(pod: KubeObject, cloud: Cloud): Promise<Reason | undefined> {
  const { metadata, status = {} } = pod;
  const { phase, conditions = [], initContainerStatuses = [], containerStatuses = [] } = status;
  const state = (type: string) => conditions.find((one) => one.type === type);
  if (phase === 'Succeeded') return undefined;
  if (metadata.deletionTimestamp !== undefined) return { why: 'is ending' };
  if (state('Ready')?.status === 'True') return undefined;
  if (state('PodScheduled')?.status === 'False') return unscheduled(pod, state('PodScheduled')?.message ?? '', cloud);

  const current = [...initContainerStatuses, ...containerStatuses].find(
    ({ ready, state: { terminated } }) => !ready && terminated?.exitCode !== 0,
  );
  if (current === undefined) return { why: 'its containers are being created' };
  const early = initContainerStatuses.includes(current);
  return explainContainer(pod, current, early, cloud);
}

async function explainContainer(
  pod: KubeObject,
  current: ContainerStatus,
  early: boolean,
  cloud: Cloud,
): Promise<Reason> {
  const { metadata, status } = pod;
  const { name, state, restartCount, image } = current;
  const unit = label(pod, 'name') ?? '';
  const { reason = '', message = reason } = state.waiting ?? {};
  if (/^(PodInitializing|ContainerCreating)$/.test(reason)) {
    const warning = lastWarning(cloud, 'Pod', metadata.name, /^Failed/);
    // the kubelet tries again by itself, and does not say when a Secret has come
    return warning === undefined || cloud.secrets?.has(missingSecret(warning) ?? '')
      ? { why: 'its volumes are being mounted' }
      : { why: warning, todo: remedy(warning, cloud) };
  }
  if (/Image/.test(reason)) {
    return {
      why: `${name}: the image ${image} cannot be had: ${message}`,
      todo: `correct \`images\` or \`release\` in cloud.yaml, or bring the image there: ${call('preflight')} tries them all`,
    };
  }
  if (/^Create/.test(reason)) return { why: `${name}: ${message}`, todo: remedy(message, cloud) };
  const log = await cloud.log(metadata.name, name);
  const logs = `kubectl -n ${cloud.namespace} logs ${metadata.name} -c ${name}`;
  if (state.terminated !== undefined || restartCount > 0) {
    const times = restartCount > 1 ? `${restartCount} times` : 'once';
    const killed = state.terminated?.reason === 'OOMKilled' ? ' (it took more memory than it may)' : '';
    const gone = state.terminated === undefined ? ' --previous' : '';
    return {
      why: `${name} has failed ${times}${killed}, it said: ${failure(log)}`,
      todo: `${logs}${status?.phase === 'Failed' ? '' : gone}`,
    };
  }
  if (state.waiting !== undefined) return { why: `${name}: ${message}` };
  if (name === 'wait') return { why: lastLine(log) };
  if (early) return { why: `${name} is running: ${lastLine(log)}` };
  const unhealthy = lastWarning(cloud, 'Pod', metadata.name, /^Unhealthy$/);
  return {
    why: `${name} runs, but does not answer its check yet${unhealthy ? `: ${firstLine(unhealthy)}` : ''}`,
    todo:
      Date.now() - Date.parse(state.running?.startedAt ?? '') > PATIENCE
        ? `${logs}; a database or a Secret that is new wants the tasks to run again: ${rerun(cloud.namespace, unit)}`
        : undefined,
  };
}

/** A pod that no node takes. */
async function unscheduled(pod: KubeObject, message: string, cloud: Cloud): Promise<Reason> {
  if (/unbound immediate PersistentVolumeClaims|persistentvolumeclaim "\S+" not found/.test(message)) {
    return { why: 'its volume is not there yet' }; // the claim has a line of its own
  }
  const nodes = await cloud.nodes();
  const reason = homeless(pod.spec ?? {}, nodes);
  if (reason !== undefined && nodes.length > 0) return reason;
  const why = `no node takes it: ${message}`;
  if (!/Insufficient (cpu|memory)/.test(message)) return { why, todo: remedy(message, cloud) };
  const pods = await cloud.pods();
  const rooms = labelled(pod.spec ?? {}, nodes).map((node) => `${node.metadata.name} ${shown(free(node, pods))}`);
  const asks = `it asks for ${shown(requests(pod.spec ?? {}))}`;
  return { why: `${why}; ${asks}, free: ${rooms.join('; ')}`, todo: remedy(message, cloud) };
}

/** What oslo.log writes in front of a line. */
const OSLO_PREFIX = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \d+ [A-Z]+ \S+ ?(\[[^\]]*\] ?)*/;
/** `oslo_db.exception.DBError: …`, the end of a traceback; not the lines that lead there. */
const EXCEPTION = /^((?:[a-z_]\w*\.)+[A-Z]\w*|[A-Z]\w*(?:Error|Exception|Exit|Interrupt))(?::|$)/;

/** The last line that says something. */
export function lastLine(log: string): string {
  return linesOf(log).at(-1) ?? '(nothing)';
}

/** The line of a log that says why a program has failed: its last own word, or the last exception. */
export function failure(log: string): string {
  const lines = linesOf(log);
  const last = lines.at(-1) ?? '(nothing)';
  if (/^[\w-]+\.(py|sh): /.test(last)) return last;
  return (
    lines.filter((line) => EXCEPTION.test(line)).at(-1) ??
    lines.filter((line) => /\b(ERROR|FATAL|CRITICAL|error)\b/.test(line)).at(-1) ??
    last
  );
}

function linesOf(log: string): string[] {
  return log
    .split('\n')
    .map((line) => line.replace(OSLO_PREFIX, '').trim())
    .filter((line) => /\w/.test(line));
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0];
}
