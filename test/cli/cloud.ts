/** Pieces of clouds as kubectl gives them. */
import type { KubeObject } from '../../lib/cli/kubectl';
import type { Cloud } from '../../lib/cli/reasons';

/** Labels of an object of the cloud in the namespace `openstack`. */
export function labels(unit: string, component: string): Record<string, string> {
  return {
    'app.kubernetes.io/name': unit,
    'app.kubernetes.io/component': component,
    'app.kubernetes.io/instance': 'openstack',
    'app.kubernetes.io/managed-by': 'cdk8s-openstack',
  };
}

/** An object of Keystone's API, or of another component. */
export function object(kind: string, name: string, fields: Partial<KubeObject> = {}, component = 'api'): KubeObject {
  const metadata = { name, namespace: 'openstack', labels: labels('keystone', component), ...fields.metadata };
  return { apiVersion: 'v1', kind, ...fields, metadata };
}

/** A Deployment whose `ready` of `wanted` pods are ready. */
export function deployment(ready: number, wanted = 1, status: KubeObject['status'] = {}): KubeObject {
  const selector = { matchLabels: { 'app.kubernetes.io/name': 'keystone', 'app.kubernetes.io/component': 'api' } };
  return object('Deployment', 'keystone-api', {
    spec: { replicas: wanted, selector, template: { metadata: { labels: labels('keystone', 'api') }, spec: {} } },
    status: { replicas: wanted, updatedReplicas: wanted, readyReplicas: ready, ...status },
  });
}

/** A Job of Keystone; `state` is the condition it is in. */
export function job(name: string, state?: 'Complete' | 'Failed', component = 'db-sync'): KubeObject {
  const conditions = state && [{ type: state, status: 'True', message: 'Job has reached the specified backoff limit' }];
  return object('Job', name, { status: { conditions } }, component);
}

/** A pod of a Job. */
export function podOf(owner: string, name: string, fields: Partial<KubeObject>): KubeObject {
  return object('Pod', name, {
    ...fields,
    metadata: { name, ownerReferences: [{ kind: 'Job', name: owner }], ...fields.metadata },
  });
}

export function node(name: string, fields: Partial<KubeObject> = {}): KubeObject {
  const allocatable = { cpu: '2', memory: '24629308Ki' };
  return {
    apiVersion: 'v1',
    kind: 'Node',
    spec: fields.spec,
    metadata: { name, labels: { 'openstack-control-plane': 'enabled' }, ...fields.metadata },
    status: { allocatable, conditions: [{ type: 'Ready', status: 'True' }], ...fields.status },
  };
}

/** A warning about an object. */
export function warning(kind: string, name: string, reason: string, message: string): KubeObject {
  return { ...object('Event', `${name}.1`), involvedObject: { kind, name }, reason, message };
}

export function cloud(objects: readonly KubeObject[], more: Partial<Cloud> = {}): Cloud {
  return {
    namespace: 'openstack',
    objects,
    warnings: [],
    secrets: undefined,
    log: (_, container) => Promise.resolve(`last line of ${container}\n`),
    nodes: () => Promise.resolve([node('node-1')]),
    pods: () => Promise.resolve([]),
    storageClasses: () => Promise.resolve([]),
    ...more,
  };
}
