/**
 * Takes away what earlier outputs have left in the cluster.
 *
 * Without `--yes` it only says what. Secrets and volumes stay, since no output has made them. It refuses while the
 * output is not applied and running, since the pods of an earlier one still need their files.
 */
import { call } from './command';
import { attempt, type Finding, get, itemsOf, kubectl, label, print, title } from './kubectl';
import type { KubeObject } from './kubectl';
import { identity, namespacesOf, readManifests } from './manifests';
import { lacks } from './rollout';

/** All kinds of objects that an output may have; a test holds the reference clouds to it. */
export const KINDS: Readonly<Record<string, string>> = {
  ConfigMap: 'configmaps',
  CronJob: 'cronjobs.batch',
  DaemonSet: 'daemonsets.apps',
  Deployment: 'deployments.apps',
  Gateway: 'gateways.gateway.networking.k8s.io',
  HTTPRoute: 'httproutes.gateway.networking.k8s.io',
  Ingress: 'ingresses.networking.k8s.io',
  Job: 'jobs.batch',
  NetworkPolicy: 'networkpolicies.networking.k8s.io',
  PodDisruptionBudget: 'poddisruptionbudgets.policy',
  Role: 'roles.rbac.authorization.k8s.io',
  RoleBinding: 'rolebindings.rbac.authorization.k8s.io',
  Service: 'services',
  ServiceAccount: 'serviceaccounts',
  StatefulSet: 'statefulsets.apps',
};

/** Those that stand in no namespace; they carry the namespace of their cloud as a label. */
export const CLUSTER_KINDS: Readonly<Record<string, string>> = {
  ClusterRole: 'clusterroles.rbac.authorization.k8s.io',
  ClusterRoleBinding: 'clusterrolebindings.rbac.authorization.k8s.io',
  PriorityClass: 'priorityclasses.scheduling.k8s.io',
  ValidatingAdmissionPolicy: 'validatingadmissionpolicies.admissionregistration.k8s.io',
  ValidatingAdmissionPolicyBinding: 'validatingadmissionpolicybindings.admissionregistration.k8s.io',
};

/** Those that are never taken away, since what is in them would be gone. */
export const LASTING = [
  ...['Namespace', 'Secret', 'PersistentVolumeClaim', 'StorageClass'],
  ...['CephBlockPool', 'CephClient', 'CephCluster'],
];

/** What of a cluster's objects is of a cloud, and no longer in its output. */
export function leftovers(manifests: readonly KubeObject[], live: readonly KubeObject[]): KubeObject[] {
  const current = new Set(manifests.map(identity));
  return live.filter(
    (object) =>
      !current.has(identity(object)) &&
      (object.kind in KINDS || object.kind in CLUSTER_KINDS) &&
      label(object, 'managed-by') === 'cdk8s-openstack' &&
      object.metadata.ownerReferences === undefined &&
      object.metadata.deletionTimestamp === undefined,
  );
}

/**
 * Why nothing may be taken away yet.
 *
 * @param live the output's objects as the cluster has them
 * @param applied the same as they would be after another apply
 */
export function unsettled(
  manifests: readonly KubeObject[],
  live: readonly KubeObject[],
  applied: readonly KubeObject[],
): Finding[] {
  const there = new Map(live.map((object) => [identity(object), object]));
  const after = new Map(applied.map((object) => [identity(object), object]));
  return manifests.flatMap((manifest) => {
    const object = there.get(identity(manifest));
    const next = after.get(identity(manifest));
    const why =
      object === undefined
        ? 'is not there'
        : next === undefined || differs(object, next)
          ? 'is not as the manifests have it'
          : ['Deployment', 'StatefulSet', 'DaemonSet', 'Job'].includes(object.kind)
            ? lacks(object)
            : undefined;
    return why === undefined
      ? []
      : [{ what: `${title(manifest)} in ${manifest.metadata.namespace ?? 'the cluster'}`, why }];
  });
}

/** A ConfigMap has no generation. */
function differs(object: KubeObject, next: KubeObject): boolean {
  const newer = (next.metadata.generation ?? 0) > (object.metadata.generation ?? 0);
  return newer || JSON.stringify(next.data) !== JSON.stringify(object.data);
}

/** All objects of a cloud that carry its labels. */
async function ofCloud(namespace: string): Promise<KubeObject[]> {
  const selector = `app.kubernetes.io/managed-by=cdk8s-openstack,app.kubernetes.io/instance=${namespace}`;
  const known = new Set((await kubectl(['api-resources', '--no-headers', '-o', 'name'])).split('\n'));
  const kinds = [...Object.values(KINDS), ...Object.values(CLUSTER_KINDS)].filter((kind) => known.has(kind));
  return get(kinds.join(','), '-n', namespace, '-l', selector);
}

export async function prune(
  folder: string,
  { yes, force }: { readonly yes?: true; readonly force?: true },
): Promise<boolean> {
  const manifests = readManifests(folder);
  if (!force) {
    const dryRun = ['apply', '--server-side', '--dry-run=server', '--force-conflicts', '-o', 'json', '-f', folder];
    const [live, applied] = await Promise.all([
      kubectl(['get', '--ignore-not-found', '-o', 'json', '-f', folder]),
      attempt(kubectl(dryRun), ''), // in a namespace that is not there; then its objects are not, either
    ]);
    const findings = unsettled(manifests, itemsOf(live), itemsOf(applied));
    findings.forEach(print);
    if (findings.length > 0) {
      const todo = `kubectl apply --server-side -f ${folder}/, then wait for ${call('status')}; or --force`;
      print({ what: 'nothing is taken away', why: `${folder} is not applied and ready`, todo });
      return false;
    }
  }
  for (const namespace of namespacesOf(manifests)) {
    const left = leftovers(manifests, await ofCloud(namespace));
    const names = left.map(({ kind, metadata }) => `${KINDS[kind] ?? CLUSTER_KINDS[kind]}/${metadata.name}`);
    console.log(`namespace ${namespace}: ${names.length === 0 ? 'nothing is left over' : `${names.length} left over`}`);
    if (names.length === 0) continue;
    // Jobs take their pods with them
    const remove = ['delete', '-n', namespace, '--ignore-not-found', '--cascade=background', '--wait=false', ...names];
    console.log(yes ? (await kubectl(remove)).trim() : names.map((name) => `  ${name}`).join('\n'));
    if (!yes) console.log(`${call('prune', folder, '--yes')} takes them away`);
  }
  return true;
}
