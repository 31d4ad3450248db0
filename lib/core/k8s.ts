/** The one door to Kubernetes' types, of which nothing is loaded when a program runs. */
import { ApiObject, App, ImplicitTokenResolver, type JsonPatch, LazyResolver, NumberStringUnionResolver } from 'cdk8s';
import type { k8s } from 'cdk8s-plus-27';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { fail } from './errors';
import { DNS_NAME } from './names';

export type Affinity = Json<k8s.Affinity>;
export type Container = Json<k8s.Container>;
export type EnvVar = Json<k8s.EnvVar>;
export type NodeAffinity = Json<k8s.NodeAffinity>;
export type NodeSelectorRequirement = Json<k8s.NodeSelectorRequirement>;
export type NodeSelectorTerm = Json<k8s.NodeSelectorTerm>;
export type PersistentVolumeClaimSpec = Json<k8s.PersistentVolumeClaimSpec>;
export type PodAffinityTerm = Json<k8s.PodAffinityTerm>;
export type PodSpec = Json<k8s.PodSpec>;
export type Probe = Json<k8s.Probe>;
export type ResourceRequirements = Json<k8s.ResourceRequirements>;
export type SecurityContext = Json<k8s.SecurityContext>;
export type Volume = Json<k8s.Volume>;
export type VolumeMount = Json<k8s.VolumeMount>;

/** A type as it stands in a manifest: quantities and ports as text or numbers, fields by Kubernetes' own names. */
type Json<T> = T extends k8s.Quantity
  ? k8s.Quantity extends T
    ? string | number
    : Fields<T>
  : T extends readonly (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? Fields<T>
      : T;

type Fields<T> = { [Name in keyof T as Name extends keyof Acronyms ? Acronyms[Name] : Name]: Json<T[Name]> };

/** What cdk8s writes otherwise. */
interface Acronyms {
  readonly downwardApi: 'downwardAPI';
  readonly hostIp: 'hostIP';
  readonly hostIpc: 'hostIPC';
  readonly hostPid: 'hostPID';
  readonly setHostnameAsFqdn: 'setHostnameAsFQDN';
}

/** Labels of everything; `kubectl … -l app.kubernetes.io/instance=<namespace>` finds a cloud. */
export function labels(cloud: Cloud, unit: string, component?: string): Record<string, string> {
  return {
    'app.kubernetes.io/name': unit,
    ...(component === undefined ? {} : { 'app.kubernetes.io/component': component }),
    'app.kubernetes.io/instance': cloud.namespace,
    'app.kubernetes.io/part-of': 'openstack',
    'app.kubernetes.io/managed-by': 'cdk8s-openstack',
  };
}

/** The labels by which a unit's pods of one component are found; they are never changed. */
export function selectorLabels(unit: string, component: string): Record<string, string> {
  return { 'app.kubernetes.io/name': unit, 'app.kubernetes.io/component': component };
}

/** On pods that are for a group of nodes alone: its name. */
export const GROUP = 'cdk8s-openstack/group';

/** A Kubernetes object as JSON. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly [key: string]: unknown };
  readonly [key: string]: unknown;
}

/** Makes an object; its name has to be one that Kubernetes takes. */
export function object(scope: Construct, id: string, manifest: Manifest): ApiObject {
  const { name } = manifest.metadata;
  const limit = manifest.kind === 'CronJob' ? 52 : ['Secret', 'ConfigMap'].includes(manifest.kind) ? 253 : 63;
  if (!DNS_NAME.test(name) || name.length > limit) {
    fail(
      [scope.node.path],
      `"${name}" cannot be the name of a ${manifest.kind}: it must be a DNS name of at most ${limit} characters`,
    );
  }
  return new DataObject(scope, id, manifest);
}

/**
 * An object that mostly is plain data. cdk8s asks its resolvers for each value and makes three copies on the way to
 * the same JSON, which takes as long as all other work at writing.
 */
class DataObject extends ApiObject {
  readonly #manifest: Manifest;
  #isPatched = false;

  constructor(scope: Construct, id: string, manifest: Manifest) {
    super(scope, id, manifest);
    this.#manifest = manifest;
  }

  public override addJsonPatch(...patches: JsonPatch[]): void {
    this.#isPatched = true;
    super.addJsonPatch(...patches);
  }

  public override toJson(): unknown {
    // labels and the like may have come since
    const { apiVersion, kind, metadata: _, ...fields } = this.#manifest;
    const isAsGiven = !this.#isPatched && !process.env.CDK8S_DISABLE_SORT && hasResolversOfCdk8s(this);
    if (!isAsGiven || !isPlain(fields)) return super.toJson();
    return { apiVersion, kind, metadata: this.metadata.toJson(), ...sorted(fields, []) };
  }
}

/** None of these changes plain data. */
const RESOLVERS: readonly unknown[] = [LazyResolver, ImplicitTokenResolver, NumberStringUnionResolver];

function hasResolversOfCdk8s(object: ApiObject): boolean {
  return App.of(object).resolvers.every((resolver) => RESOLVERS.includes(resolver.constructor));
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isPlain);
  return value.constructor === Object && Object.values(value).every(isPlain);
}

/** Keys of these are a user's, and no fields. */
const LABELS: readonly string[] = ['matchLabels', 'nodeSelector'];

/**
 * Fields in the order of their names, without those that have no value: what is equal has an equal hash.
 *
 * @param given names of those that stay as they are
 */
export function sorted<T>(value: T, given: readonly string[] = LABELS): T {
  if (Array.isArray(value)) return value.map((item: unknown) => sorted(item, given)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const result: Record<string, unknown> = {};
  for (const name of inOrder(Object.keys(fields))) {
    const inner = fields[name] ?? undefined;
    if (inner !== undefined) result[name] = given.includes(name) ? inner : sorted(inner, given);
  }
  return result as T;
}

/** Names that mostly are sorted already: pods come here when they are hashed and when they are written. */
function inOrder(names: string[]): string[] {
  return names.every((name, i) => i === 0 || names[i - 1] < name) ? names : names.sort();
}
