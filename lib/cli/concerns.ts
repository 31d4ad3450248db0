/** What of a cluster stands in the way of a cloud: judgements on manifests and on what kubectl says, without a cluster. */
import { type ClaimSpec, type Finding, type KubeObject, podSpec, title } from './kubectl';
import { identity, namespacesOf, type SecretUse } from './manifests';
import { closed, free, homeless, hostPorts, labelled, quantity, requests, shown, sum, untolerated } from './nodes';
import { remake } from './reasons';

/** Something that stands in the way, or only may do so. */
export interface Concern extends Finding {
  readonly warning?: true;
}

const OLDEST = 29;

/** @param version what `kubectl version -o json` gives */
export function judgeVersion(version: string): Concern[] {
  const { serverVersion } = JSON.parse(version) as {
    serverVersion?: { readonly major: string; readonly minor: string; readonly gitVersion: string };
  };
  if (serverVersion === undefined || Number(serverVersion.major) > 1 || parseInt(serverVersion.minor) >= OLDEST)
    return [];
  return [
    {
      what: 'cluster',
      why: `it is Kubernetes ${serverVersion.gitVersion}`,
      todo: `upgrade it to 1.${OLDEST} or newer`,
    },
  ];
}

/** What makes the kinds that Kubernetes itself does not have. */
const MADE_BY: Readonly<Record<string, string>> = {
  'gateway.networking.k8s.io': 'install the custom resources of the Gateway API and a gateway controller',
  'cert-manager.io': 'install cert-manager',
};

/** A row of `kubectl api-resources`. */
export interface Resource {
  readonly name: string;
  readonly apiVersion: string;
  readonly kind: string;
}

/** @param text what `kubectl api-resources --no-headers` prints: NAME, maybe SHORTNAMES, APIVERSION, NAMESPACED, KIND */
export function readResources(text: string): Resource[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map((columns) => ({ name: columns[0], apiVersion: columns.at(-3) ?? '', kind: columns.at(-1) ?? '' }));
}

/** Kinds that the cluster does not know. */
export function judgeKinds(manifests: readonly KubeObject[], resources: readonly Resource[]): Concern[] {
  const known = new Set(resources.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
  const used = new Set(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
  return [...used]
    .filter((kind) => !known.has(kind))
    .map((kind) => ({
      what: kind,
      why: 'the cluster does not know this kind',
      todo: MADE_BY[kind.split('/')[0]] ?? 'upgrade the cluster',
    }));
}

/** Labels, taints, and as many nodes as replicas that may not share one. */
export function judgeNodes(manifests: readonly KubeObject[], nodes: readonly KubeObject[]): Concern[] {
  const concerns = manifests.flatMap((object): Concern[] => {
    const pod = podSpec(object);
    if (pod === undefined) return [];
    const reason = homeless(pod, nodes);
    if (reason !== undefined) return [{ what: title(object), ...reason }];
    const { replicas = 1 } = object.spec ?? {};
    const apart = pod.affinity?.podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
    const open = labelled(pod, nodes).filter(
      (node) => closed(node) === undefined && untolerated(pod, node).length === 0,
    );
    if (apart === undefined || replicas <= open.length) return [];
    return [
      {
        what: title(object),
        why: `its ${replicas} replicas share no node, and ${open.length} will do: ${names(open)}`,
        todo: 'label more nodes, or lower `replicas` in cloud.yaml',
      },
    ];
  });
  return together(concerns);
}

/** Says what several have in common once. */
function together(concerns: readonly Concern[]): Concern[] {
  const reasons = [...new Set(concerns.map(({ why }) => why))];
  return reasons.map((why) => {
    const same = concerns.filter((concern) => concern.why === why);
    return { ...same[0], what: same.map(({ what }) => what).join(', ') };
  });
}

function names(objects: readonly KubeObject[]): string {
  return objects.map(({ metadata }) => metadata.name).join(', ');
}

/** Whether what pods ask for fits on their nodes, beside what runs there and is not of this cloud. */
export function judgeRoom(
  manifests: readonly KubeObject[],
  nodes: readonly KubeObject[],
  pods: readonly KubeObject[],
): Concern[] {
  const own = new Set(namespacesOf(manifests));
  const others = pods.filter(({ metadata }) => !own.has(metadata.namespace ?? ''));
  const groups = new Map<string, { nodes: KubeObject[]; workloads: KubeObject[] }>();
  for (const object of manifests) {
    const suited = labelled(podSpec(object) ?? {}, nodes);
    if (!/^(Deployment|StatefulSet|DaemonSet)$/.test(object.kind) || suited.length === 0) continue;
    const group = groups.get(names(suited)) ?? { nodes: suited, workloads: [] };
    groups.set(names(suited), group);
    group.workloads.push(object);
  }
  return [...groups].flatMap(([where, group]): Concern[] => {
    const asked = sum(
      group.workloads.flatMap((object) => {
        const copies = object.kind === 'DaemonSet' ? group.nodes.length : (object.spec?.replicas ?? 1);
        return Array.from({ length: copies }, () => requests(podSpec(object) ?? {}));
      }),
    );
    const room = sum(group.nodes.map((node) => free(node, others)));
    if (asked.cpu <= room.cpu && asked.memory <= room.memory) return [];
    const why = `the cloud's pods ask for ${shown(asked)}, and ${shown(room)} are free there`;
    return [{ what: `room on ${where}`, why, todo: 'label more nodes, or take other pods away', warning: true }];
  });
}

/** Ports of nodes that pods of other namespaces have. */
export function judgePorts(
  manifests: readonly KubeObject[],
  nodes: readonly KubeObject[],
  pods: readonly KubeObject[],
): Concern[] {
  return manifests.flatMap((object) => {
    const ports = hostPorts(object);
    if (ports.length === 0 || object.kind === 'Job') return [];
    const where = new Set(labelled(podSpec(object) ?? {}, nodes).map(({ metadata }) => metadata.name));
    const rivals = pods.filter(
      (pod) =>
        pod.metadata.namespace !== object.metadata.namespace &&
        where.has(pod.spec?.nodeName ?? '') &&
        !/Succeeded|Failed/.test(pod.status?.phase ?? '') &&
        hostPorts(pod).some((port) => ports.includes(port)),
    );
    const taken = new Set(rivals.map(({ spec }) => spec?.nodeName));
    const { replicas = 1 } = object.spec ?? {};
    const wanted = object.kind === 'DaemonSet' ? where.size : replicas;
    if (rivals.length === 0 || where.size - taken.size >= wanted) return [];
    const [{ metadata, spec }] = rivals;
    const port = hostPorts(rivals[0]).find((one) => ports.includes(one));
    return [
      {
        what: title(object),
        why: `${port} of node ${spec?.nodeName} is taken by the pod ${metadata.name} in ${metadata.namespace}`,
        todo: 'give the clouds nodes of their own (roles: in cloud.yaml), or take hostNetwork from one of them',
      },
    ];
  });
}

/** StorageClasses of claims that are still to be made. */
export function judgeClasses(
  manifests: readonly KubeObject[],
  live: readonly KubeObject[],
  classes: readonly KubeObject[],
): Concern[] {
  const there = new Set(live.map(({ kind, metadata }) => `${kind} ${metadata.namespace}/${metadata.name}`));
  const known = names(classes) || 'none';
  const concerns = manifests.flatMap(({ kind, metadata, spec }) => {
    if (there.has(`${kind} ${metadata.namespace}/${metadata.name}`)) return [];
    return (spec?.volumeClaimTemplates ?? []).flatMap((claim): Concern[] => {
      const wanted = claim.spec.storageClassName;
      const found = classes.some(({ metadata: { name, annotations = {} } }) =>
        wanted === undefined ? annotations['storageclass.kubernetes.io/is-default-class'] === 'true' : name === wanted,
      );
      if (found) return [];
      const why = wanted === undefined ? 'there is no default StorageClass' : `there is no StorageClass "${wanted}"`;
      const todo = `name one that is there in cloud.yaml (storage: { className: … }), or make it; there are: ${known}`;
      return [{ what: `${kind.toLowerCase()}/${metadata.name}`, why, todo }];
    });
  });
  return together(concerns);
}

/** Volumes of a StatefulSet that would have to become others, which Kubernetes refuses. */
export function judgeVolumes(manifests: readonly KubeObject[], live: readonly KubeObject[], folder: string): Concern[] {
  return manifests
    .filter(({ kind }) => kind === 'StatefulSet')
    .flatMap((object): Concern[] => {
      const { name, namespace } = object.metadata;
      const old = live.find(
        ({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === name && metadata.namespace === namespace,
      );
      if (old === undefined) return [];
      const [before, after] = [old, object].map(({ spec }) => spec?.volumeClaimTemplates ?? []);
      const what = title(object);
      const swap = `kubectl -n ${namespace} delete ${what}`;
      if (before.length !== after.length) {
        const [from, to] = before.length > 0 ? ['a volume', 'none'] : ['no volume', 'one'];
        return [
          {
            what,
            why: `it has ${from} and would have ${to} (storage.ephemeral): its data would stay behind`,
            todo: `set it back in cloud.yaml; or, with the data backed up and to be restored: ${swap}, then apply`,
          },
        ];
      }
      return after.flatMap(({ metadata, spec }, i): Concern[] => {
        const change = changed(before[i].spec, spec);
        if (change === undefined) return [];
        const claims = Array.from({ length: old.spec?.replicas ?? 1 }, (_, i) => `pvc/${metadata.name}-${name}-${i}`);
        const size = spec.resources?.requests?.storage ?? '';
        const request = `-p '{"spec":{"resources":{"requests":{"storage":"${size}"}}}}'`;
        const patch = `kubectl -n ${namespace} patch ${claims.join(' ')} ${request}`;
        const todo = change.grows
          ? `where its StorageClass allows it, grow the volume: ${patch} && ${swap} --cascade=orphan && kubectl apply --server-side -f ${folder}/`
          : `set it back in cloud.yaml; or, with the data backed up and to be restored: ${swap} ${claims.join(' ')}, then apply`;
        return [{ what, why: `its volume cannot become another: ${change.why}`, todo }];
      });
    });
}

/**
 * Members with volumes that become fewer: what stays has all data only when all are ready, and the volumes of the
 * others stay (docs/adr/0022-galera-comes-up-by-itself.md).
 */
export function judgeMembers(manifests: readonly KubeObject[], live: readonly KubeObject[]): Concern[] {
  return manifests
    .filter(({ kind, spec }) => kind === 'StatefulSet' && (spec?.volumeClaimTemplates ?? []).length > 0)
    .flatMap((object): Concern[] => {
      const { name, namespace } = object.metadata;
      const old = live.find(
        ({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === name && metadata.namespace === namespace,
      );
      const [before, after] = [old, object].map((one) => one?.spec?.replicas ?? 1);
      if (old === undefined || after >= before) return [];
      const what = title(object);
      const ready = old.status?.readyReplicas ?? 0;
      if (ready < before) {
        const why = `it would become ${after} of ${before}, and ${ready} are ready: another may have what the first has not`;
        const todo = `wait until all are, or find out why not: npm run status -- ${namespace}`;
        return [{ what, why, todo }];
      }
      const why = `it becomes ${after} of ${before}: all have to be ready until the apply, as they are now; volumes of the others stay`;
      return [{ what, why, warning: true }];
    });
}

/** What is other in the claim; a size that grows is a case of its own. */
function changed(before: ClaimSpec, after: ClaimSpec): { readonly why: string; readonly grows: boolean } | undefined {
  const size = (spec: ClaimSpec): string => spec.resources?.requests?.storage ?? '0';
  const rest = ({ storageClassName = 'the default', accessModes = [] }: ClaimSpec): string =>
    `StorageClass ${storageClassName}, ${accessModes.join(', ')}`;
  if (rest(before) !== rest(after)) return { why: `${rest(before)} → ${rest(after)}`, grows: false };
  if (quantity(size(before)) === quantity(size(after))) return undefined;
  return { why: `${size(before)} → ${size(after)}`, grows: quantity(size(after)) > quantity(size(before)) };
}

/**
 * Secrets that have to be there, with their keys.
 *
 * @param given keys of the Secrets that are there, by `namespace/name`
 * @param there the workloads that are in the cluster
 */
export function judgeSecrets(
  uses: readonly SecretUse[],
  given: ReadonlyMap<string, readonly string[]>,
  there: readonly KubeObject[],
): Concern[] {
  return uses.flatMap(({ namespace, name, keys, users, maker }): Concern[] => {
    const what = `secret/${name}`;
    const more = users.length > 2 ? ` and ${users.length - 2} more` : '';
    const by = `${users.slice(0, 2).map(title).join(', ')}${more}`;
    const has = given.get(`${namespace}/${name}`);
    if (has !== undefined) {
      const missing = [...keys].filter((key) => !has.includes(key));
      if (missing.length === 0) return [];
      const todo = 'add them to the Secret, which is never changed by the cloud';
      return [{ what, why: `it has no ${missing.join(', ')}, which ${by} need`, todo }];
    }
    if (maker === undefined) {
      return [
        { what, why: `it is not there, nothing makes it, and ${by} need it`, todo: creation(namespace, name, keys) },
      ];
    }
    const live = there.find((object) => identity(object) === identity(maker));
    const todo = live && remake(name, { namespace, objects: [live] });
    if (todo === undefined) return [];
    return [{ what, why: `it is gone, and ${title(maker)}, which made it, does not run again by itself`, todo }];
  });
}

/** How a human makes a Secret, with no value on a command line. */
function creation(namespace: string, name: string, keys: ReadonlySet<string>): string {
  const create = `kubectl -n ${namespace} create secret`;
  if (keys.has('.dockerconfigjson')) return `${create} docker-registry ${name} --from-file=.dockerconfigjson=…`;
  if (keys.has('tls.crt')) return `${create} tls ${name} --cert=… --key=…`;
  const files = [...keys].sort().map((key) => ` --from-file=${key}`);
  return `make it with a file for each key, see docs/configuration.md: ${create} generic ${name}${files.join('')}`;
}

/** How kubectl prints the answer to a question of `accessReviews`. */
export const ACCESS =
  '{.status.allowed}|{.spec.resourceAttributes.verb}|{.spec.resourceAttributes.resource}|{.spec.resourceAttributes.namespace}{"\\n"}';

/** What one may not do, from answers printed as `ACCESS`. */
export function judgePermissions(answers: string): Concern[] {
  const denied = answers
    .split('\n')
    .map((line) => line.split('|'))
    .filter(([allowed, verb]) => allowed !== 'true' && verb !== undefined)
    .map(([, verb, resource, namespace]) => ({
      verb,
      what: namespace === '' ? resource : `${resource} in ${namespace}`,
    }));
  return [...new Set(denied.map(({ what }) => what))].map((what) => {
    const verbs = denied.filter((one) => one.what === what).map(({ verb }) => verb);
    const todo = 'have the right given to you, or apply as somebody who has it: kubectl auth whoami';
    return { what, why: `you may not ${verbs.join(' and ')} them`, todo };
  });
}

/** Asks whether one may make and change each kind of object in its namespace. */
export function accessReviews(manifests: readonly KubeObject[], resources: readonly Resource[]): object[] {
  const places = new Map(
    manifests.flatMap(({ apiVersion, kind, metadata: { namespace } }) => {
      const resource = resources.find((one) => one.apiVersion === apiVersion && one.kind === kind);
      return resource ? [[`${resource.name} ${namespace}`, { resource, namespace }] as const] : [];
    }),
  );
  return [...places.values()].flatMap(({ resource, namespace }) =>
    ['create', 'patch'].map((verb) => ({
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectAccessReview',
      spec: {
        resourceAttributes: {
          verb,
          resource: resource.name,
          group: resource.apiVersion.includes('/') ? resource.apiVersion.split('/')[0] : '',
          ...(namespace === undefined ? {} : { namespace }),
        },
      },
    })),
  );
}

/**
 * What the API server has against an object.
 *
 * @param stderr of kubectl, which explains conflicts at length
 * @param names of all objects, which in a dry run cannot find each other
 */
export function judgeRefusal(object: KubeObject, stderr: string, names: readonly string[]): Concern[] {
  if (names.some((name) => stderr.includes(`"${name}" not found`))) return [];
  if (/\(Forbidden\): .* cannot (create|patch) resource/.test(stderr)) return []; // told by `judgePermissions`
  const lines = stderr.split('\n').filter((line) => !line.startsWith('Warning:'));
  const end = lines.findIndex((line) => line.startsWith('Please review'));
  const why = lines.slice(0, end < 0 ? undefined : end).join(' ');
  const todo = why.includes('conflict')
    ? 'somebody else has set that: set it in cloud.yaml, and apply once with --force-conflicts'
    : undefined;
  return [{ what: title(object), why, todo }];
}
