/** What the status of objects says, as text: pure functions, no cluster. */

/** A Kubernetes object, as far as the tests look at it. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Metadata;
  readonly spec: Spec;
  readonly status?: Status;
  readonly [field: string]: unknown;
}

interface Metadata {
  readonly name: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly creationTimestamp?: string;
  readonly deletionTimestamp?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly ownerReferences?: readonly { readonly kind: string; readonly name: string }[];
}

interface Spec {
  readonly replicas?: number;
  readonly containers?: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly Volume[];
  readonly securityContext?: SecurityContext;
  readonly [field: string]: unknown;
}

export interface Volume {
  readonly name: string;
  readonly projected?: { readonly sources: readonly Readonly<Record<string, unknown>>[] };
  readonly [source: string]: unknown;
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly restartPolicy?: string;
  readonly securityContext?: SecurityContext;
  readonly resources?: { readonly requests?: { readonly cpu?: string; readonly memory?: string } };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly ports?: readonly { readonly containerPort: number }[];
}

export interface SecurityContext {
  readonly privileged?: boolean;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly allowPrivilegeEscalation?: boolean;
  readonly readOnlyRootFilesystem?: boolean;
  readonly capabilities?: { readonly add?: readonly string[]; readonly drop?: readonly string[] };
  readonly seccompProfile?: { readonly type: string };
}

interface Status {
  readonly addresses?: readonly { readonly type: string; readonly address: string }[];
  readonly phase?: string;
  readonly podIP?: string;
  readonly observedGeneration?: number;
  readonly replicas?: number;
  readonly readyReplicas?: number;
  readonly updatedReplicas?: number;
  readonly numberReady?: number;
  readonly updatedNumberScheduled?: number;
  readonly desiredNumberScheduled?: number;
  readonly failed?: number;
  readonly completionTime?: string;
  readonly conditions?: readonly Condition[];
  readonly containerStatuses?: readonly ContainerStatus[];
  readonly initContainerStatuses?: readonly ContainerStatus[];
}

interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime: string;
}

interface ContainerStatus {
  readonly name: string;
  readonly restartCount: number;
  readonly state: {
    readonly waiting?: { readonly reason: string; readonly message?: string };
    readonly terminated?: { readonly exitCode: number; readonly startedAt: string; readonly finishedAt: string };
  };
}

/** `Deployment/keystone-api` */
export function title({ kind, metadata }: KubeObject): string {
  return `${kind}/${metadata.name}`;
}

/** `keystone/api`: the unit and the process that a pod is of. */
export function unitOf({ metadata }: KubeObject): string {
  return `${metadata.labels?.['app.kubernetes.io/name']}/${metadata.labels?.['app.kubernetes.io/component']}`;
}

/** The condition, when it holds. */
export function condition({ status }: KubeObject, type: string): Condition | undefined {
  return status?.conditions?.find((one) => one.type === type && one.status === 'True');
}

/** It serves, and goes on. */
export function isReady(pod: KubeObject): boolean {
  return pod.metadata.deletionTimestamp === undefined && condition(pod, 'Ready') !== undefined;
}

/** Restarts of all containers of a pod. */
export function restarts(pod: KubeObject): number {
  return containerStatuses(pod).reduce((sum, { restartCount }) => sum + restartCount, 0);
}

/** Without the Jobs, and their pods, that a `<unit>-tasks` no longer names: they stand down. */
export function current(objects: readonly KubeObject[]): KubeObject[] {
  const wanted = new Set(
    objects
      .filter(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.endsWith('-tasks'))
      .flatMap(({ data }) => Object.values(data as Readonly<Record<string, string>>)),
  );
  const isSuperseded = (name: string): boolean => wanted.size > 0 && !wanted.has(name);
  return objects.filter(({ kind, metadata }) => {
    if (kind === 'ConfigMap') return false;
    const owners = (metadata.ownerReferences ?? []).filter((owner) => owner.kind === 'Job').map(({ name }) => name);
    return !(kind === 'Job' ? [metadata.name] : owners).some(isSuperseded);
  });
}

/** What will not become well by waiting. */
export function troubles(objects: readonly KubeObject[]): string[] {
  return objects.flatMap((object) => {
    if (object.kind === 'Job') {
      const failed = condition(object, 'Failed');
      return failed === undefined ? [] : [`${title(object)} failed: ${failed.reason} ${failed.message ?? ''}`];
    }
    if (object.kind !== 'Pod' || object.metadata.deletionTimestamp !== undefined) return [];
    return containerStatuses(object).flatMap(({ name, state, restartCount }) => {
      const { reason = '', message = '' } = state.waiting ?? {};
      const hopeless = /CrashLoop|ErrImage|ImagePull|InvalidImageName|CreateContainerError|RunContainerError/.test(
        reason,
      );
      return hopeless ? [`${title(object)} ${name}: ${reason} (${restartCount} restarts) ${message}`] : [];
    });
  });
}

/** What still has to come, one line each. */
export function unfinished(objects: readonly KubeObject[]): string[] {
  return objects.flatMap((object) => {
    const missing = lacks(object);
    return missing === undefined ? [] : [`${title(object)}: ${missing}`];
  });
}

function lacks(object: KubeObject): string | undefined {
  const { kind, metadata, spec, status = {} } = object;
  if (kind === 'Job')
    return condition(object, 'Complete') ? undefined : `not complete, ${status.failed ?? 0} failed attempts`;
  if (kind === 'Pod') {
    if (metadata.deletionTimestamp !== undefined) return 'is ending';
    // pods of Jobs; one that was interrupted has a successor, and its Job is looked at for itself
    if (status.phase === 'Succeeded' || metadata.ownerReferences?.some((owner) => owner.kind === 'Job'))
      return undefined;
    return condition(object, 'Ready') ? undefined : podState(object);
  }
  const wanted = kind === 'DaemonSet' ? (status.desiredNumberScheduled ?? 1) : (spec.replicas ?? 1);
  const ready = (kind === 'DaemonSet' ? status.numberReady : status.readyReplicas) ?? 0;
  const updated = (kind === 'DaemonSet' ? status.updatedNumberScheduled : status.updatedReplicas) ?? 0;
  const seen = (status.observedGeneration ?? 0) >= (metadata.generation ?? 0);
  const done = seen && ready === wanted && updated === wanted && (status.replicas ?? wanted) === wanted;
  return done ? undefined : `${ready} of ${wanted} ready, ${updated} of this version`;
}

function podState(pod: KubeObject): string {
  const waits = containerStatuses(pod).flatMap(({ name, state }) =>
    state.waiting === undefined ? [] : [`${name} ${state.waiting.reason}`],
  );
  const unscheduled = pod.status?.conditions?.find(({ type, status }) => type === 'PodScheduled' && status === 'False');
  return [pod.status?.phase, ...(unscheduled?.message ? [unscheduled.message] : waits)].join(', ');
}

export function containerStatuses({ status }: KubeObject): readonly ContainerStatus[] {
  return [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
}
