import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Construct, IConstruct } from 'constructs';
import type { Cloud } from './cloud';
import { configMap } from './config';
import { labels, object } from './k8s';
import type { Script } from './spec';

/** Where a script is mounted. */
export function scriptPath(script: Script): string {
  return `/openstack/${script}.py`;
}

/** ServiceAccounts: `wait` may look at Jobs, pods and endpoints; `setup` may also create Secrets. */
export type Account = 'openstack-wait' | 'openstack-setup';

const RULES: Readonly<Record<Account, readonly object[]>> = {
  'openstack-wait': [
    { apiGroups: ['batch'], resources: ['jobs'], verbs: ['get'] },
    { apiGroups: ['discovery.k8s.io'], resources: ['endpointslices'], verbs: ['list'] },
    { apiGroups: [''], resources: ['pods'], verbs: ['list'] },
  ],
  // create alone: neither reading nor overwriting a Secret is possible with it
  'openstack-setup': [{ apiGroups: [''], resources: ['secrets'], verbs: ['create'] }],
};

/** What all units of a namespace share stands in the chart that needed it first. */
const homes = new WeakMap<IConstruct, Map<string, Construct>>();

/** Names the construct under which the shared objects of the cloud's namespace stand. */
export function shareIn(scope: Construct, cloud: Cloud): Construct {
  const namespaces = homes.get(scope.node.root) ?? new Map<string, Construct>();
  homes.set(scope.node.root, namespaces);
  const home = namespaces.get(cloud.namespace) ?? scope;
  namespaces.set(cloud.namespace, home);
  return home;
}

/** The text of a file of `lib/files`. */
export function fileText(name: string): string {
  return readFileSync(join(__dirname, '../files', name), 'utf8');
}

/** The ConfigMap of a script; made once in a namespace. */
export function scriptConfigMap(scope: Construct, cloud: Cloud, script: Script): string {
  return configMap(shareIn(scope, cloud), cloud, 'openstack', `${script}.py`, fileText(`${script}.py`));
}

/** A ServiceAccount with its Role; made once in a namespace. */
export function account(scope: Construct, cloud: Cloud, name: Account): string {
  const home = shareIn(scope, cloud);
  const add = (role: Account): void => {
    if (home.node.tryFindChild(`${role}-account`) !== undefined) return;
    const metadata = { name: role, namespace: cloud.namespace, labels: labels(cloud, 'openstack') };
    object(home, `${role}-account`, {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata,
      automountServiceAccountToken: false,
    });
    object(home, `${role}-role`, {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'Role',
      metadata,
      rules: RULES[role],
    });
    bind(home, cloud, `${role}-binding`, role, role, role);
  };
  add(name);
  if (name === 'openstack-setup' && home.node.tryFindChild('openstack-setup-waits') === undefined) {
    add('openstack-wait');
    bind(home, cloud, 'openstack-setup-waits', 'openstack-setup-waits', 'openstack-wait', 'openstack-setup');
  }
  return name;
}

function bind(home: Construct, cloud: Cloud, id: string, name: string, role: Account, account: Account): void {
  object(home, id, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata: { name, namespace: cloud.namespace, labels: labels(cloud, 'openstack') },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: role },
    subjects: [{ kind: 'ServiceAccount', name: account, namespace: cloud.namespace }],
  });
}
