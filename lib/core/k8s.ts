/** The one door to Kubernetes' types. */
import { ApiObject } from 'cdk8s';
import { k8s } from 'cdk8s-plus-27';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { fail } from './errors';
import { DNS_NAME } from './names';

export { k8s };

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
  return new ApiObject(scope, id, manifest);
}

/** A quantity as Kubernetes' types want it. */
export function quantity(value: string): k8s.Quantity {
  return k8s.Quantity.fromString(value);
}

/** A port by number. */
export function portNumber(value: number): k8s.IntOrString {
  return k8s.IntOrString.fromNumber(value);
}
