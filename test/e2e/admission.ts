import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployed, type Lab, none } from './lab';
import { type Container, containerStatuses, type KubeObject, title } from './state';

/** Containers that need more than the restricted standard gives, `<pod prefix>/<container>`, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** The cluster holds the cloud to the restricted standard, and no secret is where it can be read. */
export async function admission(lab: Lab): Promise<void> {
  const cloud = await lab.cloud('default');
  const { namespace } = cloud;
  const pods = await lab.get(namespace, 'pods');

  await lab.step('admission: the API server enforces the restricted standard there', async () => {
    const [{ metadata }] = await lab.get(namespace, 'namespace', namespace);
    const level = metadata.labels?.['pod-security.kubernetes.io/enforce'];
    if (level !== 'restricted') throw new Error(`the level of ${namespace} is ${level}`);
    const answer = await lab.apply([rootPod(namespace)], '--dry-run=server').catch((error: Error) => error.message);
    if (!answer.includes('violates PodSecurity')) throw new Error(`a privileged pod: ${answer}`);
  });
  await lab.step('admission: non-root, no capability, no escalation, read-only root, seccomp, requests', () => {
    none(pods.flatMap(weakness));
    const count = pods.reduce((sum, { spec }) => sum + containers(spec).length, 0);
    return `${count} containers in ${pods.length} pods`;
  });
  await lab.step('admission: no container but those that wait, create Secrets or replace pods sees a token', () =>
    none(pods.flatMap(tokens)),
  );
  await lab.step(
    'admission: no Role with a wildcard or that reads Secrets but one of keys, nothing for the whole cluster',
    async () => {
      none((await lab.get(namespace, 'roles')).flatMap(broadRules));
      none(
        cloud.output.objects
          .filter(
            ({ metadata, kind }) => metadata.namespace === undefined && !['Namespace', 'PriorityClass'].includes(kind),
          )
          .map(title),
      );
    },
  );
  await lab.step('admission: no generated value in files, objects, logs or command lines', () =>
    searchSecrets(lab, cloud, pods),
  );
}

function rootPod(namespace: string): object {
  const container = { name: 'root', image: 'none', securityContext: { privileged: true } };
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'root', namespace }, spec: { containers: [container] } };
}

function containers(spec: KubeObject['spec']): readonly Container[] {
  return [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
}

function weakness(pod: KubeObject): string[] {
  const { spec } = pod;
  const ofPod = spec.securityContext ?? {};
  const node = ['hostNetwork', 'hostPID', 'hostIPC']
    .filter((field) => spec[field])
    .map((field) => `${title(pod)}: ${field}`);
  const inside = containers(spec).flatMap(({ name, securityContext: own = {}, resources }) => {
    if (Object.keys(EXCEPTIONS).some((key) => `${pod.metadata.name}/${name}`.startsWith(key))) return [];
    const holds: Readonly<Record<string, boolean>> = {
      'may be root': (own.runAsNonRoot ?? ofPod.runAsNonRoot) === true && (own.runAsUser ?? ofPod.runAsUser ?? 0) > 0,
      'keeps capabilities':
        own.capabilities?.drop?.includes('ALL') === true && (own.capabilities.add ?? []).length === 0,
      'is privileged': own.privileged !== true,
      'may escalate': own.allowPrivilegeEscalation === false,
      'has a writable root': own.readOnlyRootFilesystem === true,
      'has no seccomp profile': (own.seccompProfile ?? ofPod.seccompProfile)?.type === 'RuntimeDefault',
      'requests nothing': resources?.requests?.cpu !== undefined && resources.requests.memory !== undefined,
    };
    return Object.entries(holds).flatMap(([problem, held]) => (held ? [] : [`${title(pod)} ${name} ${problem}`]));
  });
  return [...node, ...inside];
}

/** Main containers, and init containers of a task's own, that have a ServiceAccount token. */
function tokens(pod: KubeObject): string[] {
  const volumes = (pod.spec.volumes ?? []).filter((volume) =>
    volume.projected?.sources.some((s) => 'serviceAccountToken' in s),
  );
  return containers(pod.spec)
    .filter(({ name }) => !['wait', 'secrets', 'roll'].includes(name))
    .filter(({ volumeMounts = [] }) =>
      volumeMounts.some((mount) => volumes.some((volume) => volume.name === mount.name)),
    )
    .map(({ name }) => `${title(pod)} ${name}`);
}

interface Rule {
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly verbs: readonly string[];
}

function broadRules(role: KubeObject): string[] {
  return ((role.rules ?? []) as readonly Rule[])
    .filter(({ apiGroups = [], resources = [], resourceNames = [], verbs }) => {
      // what rotates the keys in a Secret reads and replaces that one
      const rotates = role.metadata.name.endsWith('-rotate') && resourceNames.length === 1;
      if (rotates && resources.join() === 'secrets' && verbs.join() === 'get,update') return false;
      const wildcard = [...apiGroups, ...resources, ...verbs].some((word) => word.includes('*'));
      return wildcard || (resources.includes('secrets') && verbs.some((verb) => verb !== 'create'));
    })
    .map((rule) => `${title(role)}: ${JSON.stringify(rule)}`);
}

async function searchSecrets(lab: Lab, { namespace, output }: Deployed, pods: readonly KubeObject[]): Promise<string> {
  const secrets = (await lab.get(namespace, 'secrets')).flatMap(({ metadata, data }) =>
    Object.entries((data ?? {}) as Readonly<Record<string, string>>)
      .map(([key, base64]) => ({
        name: `${metadata.name}.${key}`,
        base64,
        value: Buffer.from(base64, 'base64').toString(),
      }))
      // `admin` and `openstack` are names of users, and no secret
      .filter(({ value }) => value.length >= 16),
  );
  if (secrets.length < 5) throw new Error(`only ${secrets.length} generated values: this would prove nothing`);

  const places: [string, string][] = readdirSync(output.folder).map((file) => [
    file,
    readFileSync(join(output.folder, file), 'utf8'),
  ]);
  const kinds = (await lab.kubectl(['api-resources', '--namespaced', '--verbs=list', '-o', 'name'])).trim().split('\n');
  const readable = kinds.filter((kind) => kind !== 'secrets').join(',');
  places.push(
    ...(await lab.get(namespace, readable)).map((object): [string, string] => [title(object), JSON.stringify(object)]),
  );
  for (const pod of pods) {
    const { name } = pod.metadata;
    places.push([`log of ${name}`, await lab.kubectl(['-n', namespace, 'logs', name, '--all-containers'])]);
    for (const { name: container, state } of containerStatuses(pod)) {
      if (state.terminated !== undefined) continue;
      const command = ['-c', container, '--', 'sh', '-c', 'cat /proc/[0-9]*/cmdline | tr "\\0" " "'];
      places.push([
        `command lines of ${name} ${container}`,
        await lab.kubectl(['-n', namespace, 'exec', name, ...command]),
      ]);
    }
  }
  none(
    places.flatMap(([place, content]) =>
      secrets
        .filter(({ value, base64 }) => content.includes(value) || content.includes(base64))
        .map(({ name }) => `${place} holds ${name}`),
    ),
  );
  return `${secrets.length} values looked for in ${places.length} places`;
}
