/** kubectl, the commands' only way to a cluster, and Kubernetes objects as it gives them. */
import { execFile } from 'node:child_process';
import { Failure } from './command';

/** A Kubernetes object, as far as the commands look at it: of a cluster or of a manifest. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Metadata;
  readonly spec?: Spec;
  readonly status?: Status;
  readonly data?: Readonly<Record<string, string>>;
  /** Of StorageClasses. */
  readonly allowVolumeExpansion?: boolean;
  /** Of events. */
  readonly involvedObject?: { readonly kind: string; readonly name: string };
  readonly reason?: string;
  readonly message?: string;
  readonly lastTimestamp?: string | null;
  readonly eventTime?: string | null;
  /** Of EndpointSlices. */
  readonly endpoints?: readonly { readonly conditions?: { readonly ready?: boolean } }[] | null;
}

interface Metadata {
  readonly name: string;
  readonly namespace?: string;
  readonly generation?: number;
  readonly creationTimestamp?: string;
  readonly deletionTimestamp?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly ownerReferences?: readonly { readonly kind: string; readonly name: string }[];
}

interface Spec extends PodSpec {
  readonly replicas?: number;
  readonly parallelism?: number;
  readonly suspend?: boolean;
  readonly template?: { readonly metadata?: Partial<Metadata>; readonly spec: PodSpec };
  readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: PodSpec } } };
  readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string }; readonly spec: ClaimSpec }[];
  readonly storageClassName?: string;
  /** Of PersistentVolumeClaims. */
  readonly resources?: ClaimSpec['resources'];
  /** Of workloads with `matchLabels`, of Services plain. */
  readonly selector?: Readonly<Record<string, unknown>>;
  readonly unschedulable?: boolean;
  readonly taints?: readonly Taint[];
  /** Of Ingresses. */
  readonly tls?: readonly { readonly secretName?: string }[];
}

export interface ClaimSpec {
  readonly accessModes?: readonly string[];
  readonly storageClassName?: string;
  readonly resources?: { readonly requests?: { readonly storage?: string } };
}

export interface PodSpec {
  readonly nodeName?: string;
  readonly containers?: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly Volume[];
  readonly imagePullSecrets?: readonly { readonly name: string }[];
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly affinity?: {
    readonly nodeAffinity?: {
      readonly requiredDuringSchedulingIgnoredDuringExecution?: { readonly nodeSelectorTerms: readonly NodeTerm[] };
    };
    readonly podAffinity?: object;
    readonly podAntiAffinity?: { readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly object[] };
  };
  readonly tolerations?: readonly Toleration[];
  readonly hostNetwork?: boolean;
}

export interface NodeTerm {
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: readonly string[];
  }[];
}

export interface Taint {
  readonly key: string;
  readonly value?: string;
  readonly effect: string;
}

export interface Toleration {
  readonly key?: string;
  readonly operator?: string;
  readonly value?: string;
  readonly effect?: string;
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly imagePullPolicy?: string;
  readonly restartPolicy?: string;
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: {
      readonly secretKeyRef?: { readonly name: string; readonly key: string; optional?: boolean };
    };
  }[];
  readonly envFrom?: readonly { readonly secretRef?: { readonly name: string; readonly optional?: boolean } }[];
  readonly ports?: readonly {
    readonly containerPort: number;
    readonly hostPort?: number;
    readonly protocol?: string;
  }[];
  readonly resources?: { readonly requests?: Resources; readonly limits?: Resources };
}

interface Resources {
  readonly cpu?: string;
  readonly memory?: string;
}

interface Items {
  readonly items?: readonly { readonly key: string }[];
  readonly optional?: boolean;
}

export interface Volume {
  readonly name: string;
  readonly secret?: Items & { readonly secretName: string };
  readonly configMap?: Items & { readonly name: string };
  readonly projected?: {
    readonly sources: readonly {
      readonly secret?: Items & { readonly name: string };
      readonly configMap?: Items & { readonly name: string };
    }[];
  };
  readonly persistentVolumeClaim?: { readonly claimName: string };
}

interface Status {
  readonly phase?: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly replicas?: number;
  readonly readyReplicas?: number;
  readonly updatedReplicas?: number;
  readonly numberReady?: number;
  readonly updatedNumberScheduled?: number;
  readonly desiredNumberScheduled?: number;
  readonly completionTime?: string;
  readonly failed?: number;
  readonly conditions?: readonly Condition[];
  readonly initContainerStatuses?: readonly ContainerStatus[];
  readonly containerStatuses?: readonly ContainerStatus[];
  readonly allocatable?: { readonly cpu: string; readonly memory: string };
}

export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
}

export interface ContainerStatus {
  readonly name: string;
  readonly image?: string;
  readonly ready?: boolean;
  readonly restartCount: number;
  readonly state: {
    readonly waiting?: { readonly reason?: string; readonly message?: string };
    readonly running?: { readonly startedAt?: string };
    readonly terminated?: { readonly exitCode: number; readonly reason?: string; readonly message?: string };
  };
}

/** Something that is not as it should be: what it is, why, and what to do about it where a human has to. */
export interface Finding {
  readonly what: string;
  readonly why: string;
  readonly todo?: string;
}

/** kubectl has failed: what it said. */
export class KubectlError extends Failure {
  constructor(message: string) {
    super(message);
    this.name = 'KubectlError';
  }
}

export interface KubectlOptions {
  /** Goes to standard input. */
  readonly input?: string;
  /** Seconds. @default 60 */
  readonly timeout?: number;
}

/** Runs kubectl and returns what it prints; when it fails, throws a `KubectlError` with what it says. */
export function kubectl(args: readonly string[], { input, timeout = 60 }: KubectlOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { timeout: timeout * 1000, killSignal: 'SIGKILL', maxBuffer: 256 * 2 ** 20 } as const;
    const child = execFile('kubectl', args, options, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout);
      const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const why = missing ? 'kubectl is not installed' : error.killed ? `no answer after ${timeout} s` : stderr.trim();
      reject(new KubectlError(why || error.message));
    });
    child.stdin?.on('error', () => undefined); // it ended without reading: its exit code says so
    child.stdin?.end(input);
  });
}

/** Objects as the cluster has them: `get('jobs,pods', '-n', 'openstack')`. */
export async function get(kinds: string, ...more: readonly string[]): Promise<KubeObject[]> {
  return itemsOf(await kubectl(['get', kinds, '-o', 'json', ...more]));
}

/** The objects in kubectl's JSON: a list, one, or none. */
export function itemsOf(json: string): KubeObject[] {
  if (json.trim() === '') return [];
  const parsed = JSON.parse(json) as KubeObject & { readonly items?: KubeObject[] };
  return parsed.items ?? [parsed];
}

/** As far as the cluster tells: a log that is not there, a list that one may not see is no reason to stop. */
export async function attempt<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KubectlError) return otherwise;
    throw error;
  }
}

/** `statefulset/mariadb`, as kubectl takes it. */
export function title({ kind, metadata }: Pick<KubeObject, 'kind' | 'metadata'>): string {
  return `${kind.toLowerCase()}/${metadata.name}`;
}

/** A label of `app.kubernetes.io`. */
export function label({ metadata }: KubeObject, name: string): string | undefined {
  return metadata.labels?.[`app.kubernetes.io/${name}`];
}

/** What the pods of a workload are made of; of a pod, itself. */
export function podSpec({ kind, spec }: KubeObject): PodSpec | undefined {
  return kind === 'Pod' ? spec : (spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec);
}

/** All containers, in the order in which they start. */
export function containers(pod: PodSpec): readonly Container[] {
  return [...(pod.initContainers ?? []), ...(pod.containers ?? [])];
}

/** The Secrets that a pod makes before it needs them: the names in the variable SECRETS of its init containers. */
export function makes(pod: PodSpec): string[] {
  return (pod.initContainers ?? []).flatMap(({ env = [] }) =>
    env
      .filter(({ name, value }) => name === 'SECRETS' && value !== undefined)
      .flatMap(({ value = '' }) => (JSON.parse(value) as readonly { readonly name: string }[]).map(({ name }) => name)),
  );
}

/** Prints a finding, and below it what to do. */
export function print({ what, why, todo }: Finding): void {
  console.log(`${what}: ${why}${todo === undefined ? '' : `\n  → ${todo}`}`);
}
