/** What an app makes, as data. */
import { ApiObject, App } from 'cdk8s';
import { OpenStackApp, OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { checkObjects } from '../lib/core/checks';
import type { Manifest as AnyManifest } from '../lib/core/k8s';
import { throwAny } from '../lib/core/errors';

export interface Manifest extends AnyManifest {
  readonly metadata: AnyManifest['metadata'] & Metadata;
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: PodTemplate;
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
    readonly [field: string]: unknown;
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly immutable?: boolean;
  readonly rules?: readonly { apiGroups: string[]; resources: string[]; resourceNames?: string[]; verbs: string[] }[];
}

export interface Metadata {
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface PodTemplate {
  readonly metadata: Metadata;
  readonly spec: PodSpec;
}

export interface PodSpec {
  readonly serviceAccountName?: string;
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly hostNetwork?: boolean;
  readonly dnsPolicy?: string;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly shareProcessNamespace?: boolean;
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly tolerations?: readonly object[];
  readonly affinity?: {
    readonly nodeAffinity?: object;
    readonly podAffinity?: object;
    readonly podAntiAffinity?: object;
  };
  readonly priorityClassName?: string;
  readonly topologySpreadConstraints?: readonly object[];
  readonly imagePullSecrets?: readonly { name: string }[];
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly restartPolicy?: string;
  readonly env?: readonly EnvVar[];
  readonly ports?: readonly { name: string; containerPort: number; protocol?: string }[];
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly securityContext?: {
    readonly privileged?: boolean;
    readonly allowPrivilegeEscalation?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
    readonly runAsUser?: number;
    readonly runAsNonRoot?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
  };
  readonly lifecycle?: { readonly preStop?: object };
  readonly startupProbe?: object;
  readonly readinessProbe?: object;
  readonly livenessProbe?: object;
  readonly volumeMounts?: readonly {
    name: string;
    mountPath: string;
    subPath?: string;
    readOnly?: boolean;
    mountPropagation?: string;
  }[];
}

export interface EnvVar {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { name: string; key: string }; readonly fieldRef?: object };
}

export interface Volume {
  readonly name: string;
  readonly configMap?: { readonly name: string };
  readonly secret?: { readonly secretName: string };
  readonly emptyDir?: { readonly sizeLimit?: string; readonly medium?: string };
  readonly hostPath?: { readonly path: string; readonly type?: string };
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly projected?: {
    readonly sources: readonly { configMap?: { name: string }; serviceAccountToken?: object }[];
  };
}

/** The files that an app would write, by name. */
export function files(build: (app: App) => void): ReadonlyMap<string, string> {
  const app = new OpenStackApp();
  build(app);
  return app._manifests();
}

/** All objects that an app would write, checked together. */
export function manifests(build: (app: App) => void): Manifest[] {
  const app = new App();
  build(app);
  return objectsIn(app);
}

export function objectsIn(app: App): Manifest[] {
  const objects = app.node.findAll().filter((node) => ApiObject.isApiObject(node));
  const made = objects.map((object) => object.toJson() as Manifest);
  throwAny(checkObjects(made));
  return made;
}

/** All objects of one cloud. */
export function cloud(props: OpenStackCloudProps = {}): Manifest[] {
  return manifests((app) => new OpenStackCloud(app, 'cloud', props));
}

/** The pods that an object makes: those of a CronJob a level deeper. */
export function podTemplate({ spec }: Manifest): PodTemplate | undefined {
  return spec?.template ?? spec?.jobTemplate?.spec.template;
}

export function podSpec(manifest: Manifest): PodSpec | undefined {
  return podTemplate(manifest)?.spec;
}

/** `Deployment keystone-api`. */
export function nameOf({ kind, metadata }: Manifest): string {
  return `${kind} ${metadata.name}`;
}

/** A name without the hash of its content. */
export function plain(name: string): string {
  return name.replace(/-[0-9a-f]{10}$/, '');
}

/** The one object of that kind whose name begins so, a content hash left out: `Job`, `keystone-bootstrap`. */
export function find(objects: readonly Manifest[], kind: string, name: string): Manifest {
  const found = objects.filter(({ kind: k, metadata }) => k === kind && plain(metadata.name) === name);
  if (found.length !== 1) throw new Error(`${found.length} objects are ${kind} ${name}`);
  return found[0];
}
