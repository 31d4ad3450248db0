import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { type MadeFile, makeFile } from './config';
import { labels, object } from './k8s';
import { shareIn } from './notes';
import type { ConfigFile, Script } from './spec';

/** Where scripts are mounted. */
export const SCRIPTS = '/openstack';

/** Scripts that import another one, or become it, which is mounted beside them. */
const NEEDS: Readonly<Partial<Record<Script, readonly string[]>>> = {
  wait: ['kube'],
  secrets: ['kube', 'wait'],
  roll: ['kube', 'wait'],
  rotate: ['kube'],
};

/** Scripts that use packages of the image. To find those takes Python a third of the time in which the others wait. */
const WITH_PACKAGES: readonly Script[] = ['secrets', 'database'];

/** What runs a script. */
export function scriptCommand(script: Script, args: readonly string[] = []): string[] {
  const options = WITH_PACKAGES.includes(script) ? [] : ['-S'];
  return ['python3', ...options, `${SCRIPTS}/${script}.py`, ...args];
}

/** ServiceAccounts: `wait` may look at what is waited for; `setup` may also create Secrets. */
export type Account = 'openstack-wait' | 'openstack-setup';

const RULES: Readonly<Record<Account, readonly object[]>> = {
  'openstack-wait': [
    { apiGroups: ['batch'], resources: ['jobs'], verbs: ['get'] },
    { apiGroups: ['discovery.k8s.io'], resources: ['endpointslices'], verbs: ['list', 'watch'] },
    { apiGroups: [''], resources: ['pods'], verbs: ['list', 'watch'] },
    { apiGroups: [''], resources: ['configmaps'], verbs: ['get'] },
    { apiGroups: ['apps'], resources: ['deployments', 'statefulsets', 'daemonsets'], verbs: ['get'] },
  ],
  // create alone: neither reading nor overwriting a Secret is possible with it
  'openstack-setup': [{ apiGroups: [''], resources: ['secrets'], verbs: ['create'] }],
};

/** Files of `lib/files` that were read: each cloud of an app has them all. */
const texts = new Map<string, string>();

/** The text of a file of `lib/files`. */
export function fileText(name: string): string {
  const text = texts.get(name) ?? readFileSync(join(__dirname, '../files', name), 'utf8');
  texts.set(name, text);
  return text;
}

/** A file of `lib/files` as a file of a unit, where scripts are. */
export function scriptFile(name: string): ConfigFile {
  return { path: `${SCRIPTS}/${name}`, content: fileText(name) };
}

/** Files of `lib/files` that programs of the images load; a process names them as it names its own files. */
const LIBRARIES = ['launch.py', 'api.py', 'signed_cache.py', 'peers.py'];

/** Those libraries that are among the names. */
export function libraries(scope: Construct, cloud: Cloud, names: readonly string[]): MadeFile[] {
  return sharedFiles(
    scope,
    cloud,
    LIBRARIES.filter((name) => names.includes(name)),
  );
}

/** The ConfigMaps of a script and of what it imports, by file. */
export function scriptConfigMaps(scope: Construct, cloud: Cloud, script: Script): Readonly<Record<string, string>> {
  const files = [script, ...(NEEDS[script] ?? [])].map((name) => `${name}.py`);
  return Object.fromEntries(sharedFiles(scope, cloud, files).map(({ name, configMap }) => [name, configMap]));
}

/** By the construct where they stand, and their names. */
const made = new WeakMap<Construct, Map<string, MadeFile>>();

/** Files of `lib/files` that nearly every pod asks for; each made once in a namespace. */
function sharedFiles(scope: Construct, cloud: Cloud, names: readonly string[]): MadeFile[] {
  const home = shareIn(scope, cloud);
  const known = made.get(home) ?? new Map<string, MadeFile>();
  made.set(home, known);
  return names.map((name) => {
    const file = known.get(name) ?? makeFile(home, cloud, 'openstack', name, scriptFile(name));
    known.set(name, file);
    return file;
  });
}

/** A ServiceAccount with its Role; made once in a namespace. */
export function account(scope: Construct, cloud: Cloud, name: Account): string {
  const home = shareIn(scope, cloud);
  const add = (role: Account): void => {
    if (home.node.tryFindChild(`${role}-account`) === undefined) allow(home, cloud, 'openstack', role, RULES[role]);
  };
  add(name);
  if (name === 'openstack-setup' && home.node.tryFindChild('openstack-setup-waits') === undefined) {
    add('openstack-wait');
    bind(home, cloud, 'openstack-setup-waits', 'openstack-setup-waits', 'openstack-wait', 'openstack-setup');
  }
  return name;
}

/** A ServiceAccount, a Role of the same name, and what binds them. */
function allow(scope: Construct, cloud: Cloud, unit: string, name: string, rules: readonly object[]): void {
  const metadata = { name, namespace: cloud.namespace, labels: labels(cloud, unit) };
  object(scope, `${name}-account`, {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata,
    automountServiceAccountToken: false,
  });
  object(scope, `${name}-role`, { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata, rules });
  bind(scope, cloud, `${name}-binding`, name, name, name);
}

function bind(home: Construct, cloud: Cloud, id: string, name: string, role: string, account: string): void {
  object(home, id, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata: { name, namespace: cloud.namespace, labels: labels(cloud, 'openstack') },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: role },
    subjects: [{ kind: 'ServiceAccount', name: account, namespace: cloud.namespace }],
  });
}

/** The ServiceAccount that replaces these pods of a unit's StatefulSets, by name, and may do nothing else but wait. */
export function rollAccount(scope: Construct, cloud: Cloud, unit: string, pods: readonly string[]): string {
  return waitingAccount(scope, cloud, unit, `${unit}-roll`, [
    { apiGroups: [''], resources: ['pods'], resourceNames: pods, verbs: ['delete'] },
    // those of its own task that it undoes; their names are not known yet
    { apiGroups: ['batch'], resources: ['jobs'], verbs: ['list', 'delete'] },
  ]);
}

/** The ServiceAccount of a task that reads and replaces these Secrets, and may do nothing else but wait. */
export function taskAccount(
  scope: Construct,
  cloud: Cloud,
  unit: string,
  name: string,
  secrets: readonly string[],
): string {
  const rule = { apiGroups: [''], resources: ['secrets'], resourceNames: secrets, verbs: ['get', 'update'] };
  return waitingAccount(scope, cloud, unit, name, [rule]);
}

/** A ServiceAccount of its own that may wait, and what the rules say. */
function waitingAccount(scope: Construct, cloud: Cloud, unit: string, name: string, rules: readonly object[]): string {
  account(scope, cloud, 'openstack-wait');
  allow(scope, cloud, unit, name, rules);
  bind(scope, cloud, `${name}-waits`, `${name}-waits`, 'openstack-wait', name);
  return name;
}
