import type { Text } from '../oslo/ini';
import type { MadeFile } from './config';
import { waitsFor } from './connections';
import { container, filesOf, ports, probes } from './container';
import { nodeTerms } from './groups';
import {
  type Affinity,
  type Container,
  GROUP,
  labels,
  type NodeAffinity,
  type PodAffinityTerm,
  type PodSpec,
  selectorLabels,
  sorted,
} from './k8s';
import { KOLLA_USERS } from './kolla';
import { logDirectory, logShipper } from './logging';
import { isOnHost, type Pod, type PodProgram, type PodTemplate, type Unit } from './model';
import { priorityClass } from './priority';
import { account, scriptCommand } from './scripts';
import type { Mount, Program, Rights, Script } from './spec';
import { emptyDir, isRendered, projected, RENDERED, renderedVolume, Volumes } from './volumes';

const TOKEN_PATH = '/var/run/secrets/kubernetes.io/serviceaccount';
const TEMPLATES = '/templates';

/** MiB that the logs of a pod may take until they are shipped. */
const LOGS = 1024;

/** The pod template. What every pod of every unit has is decided here and nowhere else. */
export function podTemplate(unit: Unit, pod: Pod): PodTemplate {
  const { cloud, spec, scope } = unit;
  const volumes = new Volumes();
  if (pod.claim !== undefined && cloud._storage.ephemeral)
    volumes.add(pod.claim.name, { emptyDir: { sizeLimit: pod.claim.size } });
  const programs = [...Object.values(pod.before), ...Object.values(pod.containers)];
  const rendered = [...new Set(programs.flatMap((program) => filesOf(unit, program)))].filter(isRendered);
  const hostNetwork = isOnHost(unit, pod);
  const logs = logShipper(unit, pod);
  const waits = [...new Set([...pod.waitsFor, ...waitsFor(pod.uses)])];
  // scripts run in an image that the pod's node needs anyway
  const [{ image }] = programs.slice(-Object.keys(pod.containers).length);

  const init: Container[] = [];
  if (pod.makesSecrets || waits.length > 0) {
    const podFields = {
      ...(waits.some((wait) => wait.startsWith('node-pod/')) ? { NODE_NAME: 'spec.nodeName' } : {}),
      ...(waits.some((wait) => wait.startsWith('wanted/')) ? JOB_NAME : {}),
    };
    const behind = socketPrograms(waits, programs);
    const then = waits.length === 0 ? [] : scriptCommand('wait', waits);
    const program: ApiScript = {
      image,
      ...(pod.makesSecrets
        ? { script: 'secrets', args: then, env: { SECRETS: secretsJson(unit) } }
        : { script: 'wait', args: waits }),
      podFields,
      mounts: behind.flatMap(({ mounts }) => mounts),
      rights: behind.some(({ rights }) => rights?.root || rights?.privileged) ? OPENS_SOCKETS : undefined,
    };
    init.push(apiScript(unit, pod, volumes, program, waits.length > 0 ? 'wait' : 'secrets'));
  }
  if (rendered.length > 0) init.push(renderScript(unit, pod, volumes, image, rendered));
  for (const [name, program] of Object.entries(pod.before)) init.push(container(unit, pod, volumes, name, program));

  const serves = Object.values(pod.containers).some((one) => (one.port ?? one.ports) !== undefined);
  const containers = Object.entries(pod.containers).map(([name, program]) => ({
    ...(asksApi(program)
      ? apiScript(unit, pod, volumes, program, name)
      : container(unit, pod, volumes, name, program, logs?.environment[name])),
    ...ports(program),
    ...probes(program),
    ...(serves && !spec.backing ? { lifecycle: { preStop: { exec: { command: ['sleep', goesOn(program)] } } } } : {}),
  }));

  if (logs !== undefined) {
    volumes.add('logs', emptyDir(LOGS));
    for (const one of containers) one.volumeMounts?.push({ name: 'logs', mountPath: logDirectory(unit) });
  }
  const shipper = logs === undefined ? [] : [container(unit, pod, volumes, 'log-shipper', logs.program)];
  const asks = pod.makesSecrets || waits.length > 0;
  const serviceAccountName =
    pod.account ?? (asks ? account(scope, cloud, pod.makesSecrets ? 'openstack-setup' : 'openstack-wait') : undefined);

  const typed = sorted<PodSpec>({
    ...(serviceAccountName === undefined ? {} : { serviceAccountName }),
    automountServiceAccountToken: false,
    enableServiceLinks: pod.serviceLinks ?? false,
    priorityClassName: priorityClass(scope, cloud, pod.priority),
    ...placement(unit, pod, hostNetwork),
    ...(hostNetwork ? { hostNetwork, dnsPolicy: 'ClusterFirstWithHostNet' } : {}),
    ...(pod.share?.includes('hostPID') ? { hostPID: true } : {}),
    ...(pod.share?.includes('hostIPC') ? { hostIPC: true } : {}),
    ...(pod.share?.includes('podPID') ? { shareProcessNamespace: true } : {}),
    securityContext: {
      runAsNonRoot: true,
      runAsUser: KOLLA_USERS[spec.user],
      runAsGroup: KOLLA_USERS[spec.user],
      fsGroup: KOLLA_USERS.kolla,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    },
    ...(cloud._images.pullSecrets.length === 0
      ? {}
      : { imagePullSecrets: cloud._images.pullSecrets.map((name) => ({ name })) }),
    ...(pod.restartPolicy === undefined ? {} : { restartPolicy: pod.restartPolicy }),
    ...(pod.grace === undefined ? {} : { terminationGracePeriodSeconds: pod.grace }),
    ...(init.length > 0 || shipper.length > 0 ? { initContainers: [...shipper, ...init] } : {}),
    containers,
    volumes: volumes.list(),
  }) as { initContainers?: { restartPolicy?: string }[]; [field: string]: unknown };
  // a sidecar is an init container that goes on (Kubernetes 1.29); the types are older
  if (shipper.length > 0 && typed.initContainers !== undefined) typed.initContainers[0].restartPolicy = 'Always';

  const group = pod.nodes?.group && { [GROUP]: pod.nodes.group.name };
  return { metadata: { labels: { ...labels(cloud, spec.name, pod.component), ...group } }, spec: typed };
}

/**
 * Endpoints are withdrawn while a pod ends: what listens keeps serving until proxies have heard of it, and what works
 * behind that until it has passed on its last requests.
 */
function goesOn({ port, ports: more }: PodProgram): string {
  return (port ?? more) === undefined ? '7' : '5';
}

/** The name of the Job that made a pod, from the label that the Job controller gives it. */
export const JOB_NAME = { JOB_NAME: "metadata.labels['batch.kubernetes.io/job-name']" };

/** Scripts that ask the API server: the only containers that see a token. */
const ASKING: readonly (Script | undefined)[] = ['wait', 'secrets', 'roll', 'rotate'];

type ApiScript = Extract<Program, { readonly script: Script }>;

function asksApi(program: Program): program is ApiScript {
  return ASKING.includes(program.script);
}

function apiScript(
  unit: Unit,
  pod: Pod,
  volumes: Volumes,
  program: ApiScript,
  name: string = program.script,
): Container {
  const made = container(unit, pod, volumes, name, program);
  const token = volumes.add('token', {
    projected: {
      sources: [
        { serviceAccountToken: { path: 'token', expirationSeconds: 3600 } },
        { configMap: { name: 'kube-root-ca.crt', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
        { downwardAPI: { items: [{ path: 'namespace', fieldRef: { fieldPath: 'metadata.namespace' } }] } },
      ],
    },
  });
  return {
    ...made,
    volumeMounts: [...(made.volumeMounts ?? []), { name: token, mountPath: TOKEN_PATH, readOnly: true }],
  };
}

function secretsJson({ cloud, spec }: Unit): string {
  return JSON.stringify(
    (spec.secrets ?? []).map(({ name, data }) => ({ name, labels: labels(cloud, spec.name), data })),
    undefined,
    2,
  );
}

/** Renders files with secrets before anything reads them. */
function renderScript(unit: Unit, pod: Pod, volumes: Volumes, image: string, files: readonly MadeFile[]): Container {
  const variables = Object.assign({}, ...files.map((file) => file.rendered)) as Record<string, Text>;
  const made = container(unit, pod, volumes, 'render', {
    image,
    script: 'render',
    args: [TEMPLATES, RENDERED],
    env: variables,
  });
  const templates = { name: volumes.add('templates', projected(files)), mountPath: TEMPLATES, readOnly: true };
  return {
    ...made,
    volumeMounts: [...(made.volumeMounts ?? []), templates, { name: renderedVolume(volumes), mountPath: RENDERED }],
  };
}

const OPENS_SOCKETS: Rights = { root: true, reason: 'asks a socket of the node that only root may open' };

/** To see a socket it waits for, the wait mounts what a program mounts there, and has to be who may open it. */
function socketPrograms(
  waits: readonly string[],
  programs: readonly Program[],
): { readonly mounts: readonly Mount[]; readonly rights: Rights | undefined }[] {
  const sockets = waits.filter((wait) => wait.startsWith('socket:')).map((wait) => wait.slice('socket:'.length));
  return programs
    .map(({ mounts = [], rights }) => ({
      mounts: mounts
        .filter(({ path }) => sockets.some((socket) => socket.startsWith(`${path}/`)))
        .map((mount) =>
          'host' in mount ? { path: mount.path, host: mount.host, create: mount.create, readOnly: true } : mount,
        ),
      rights,
    }))
    .filter(({ mounts }) => mounts.length > 0);
}

/** The nodes of the roles; replicas apart from each other, strictly so where they share the nodes' ports. */
function placement({ cloud, spec }: Unit, pod: Pod, hostNetwork: boolean): Partial<PodSpec> {
  if (pod.near !== undefined) return nextTo(spec.name, pod, pod.near);
  const roles = pod.runsOn.map((role) => cloud._roles[role]);
  const tolerations = new Map(roles.flatMap((role) => role.tolerations.map((t) => [JSON.stringify(t), t])));
  const exact = roles.length === 1 && pod.notOn === undefined && pod.nodes === undefined;
  const apart = pod.replicas > 1;
  // what was on a node before it changed its group ends first: agents share files of their node
  const strictly = (apart && hostNetwork) || pod.nodes !== undefined;
  const nodeAffinity: NodeAffinity = {
    requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: nodeTerms(cloud, pod) },
  };
  const affinity: Affinity = {
    ...(exact ? {} : { nodeAffinity }),
    ...(strictly
      ? { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [sameNode(spec.name, pod.component)] } }
      : {}),
  };
  return {
    ...(exact ? { nodeSelector: { [roles[0].key]: roles[0].value } } : {}),
    ...(tolerations.size > 0 ? { tolerations: [...tolerations.values()] } : {}),
    ...(Object.keys(affinity).length > 0 ? { affinity } : {}),
    ...(apart && !strictly
      ? {
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: selectorLabels(spec.name, pod.component) },
            },
          ],
        }
      : {}),
  };
}

/** Wherever pods of a component are, whatever the labels and taints of that node are by now; one on each such node. */
function nextTo(unit: string, pod: Pod, component: string): Partial<PodSpec> {
  return {
    tolerations: [{ operator: 'Exists' }],
    affinity: {
      podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [sameNode(unit, component)] },
      ...(pod.replicas > 1
        ? { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [sameNode(unit, pod.component)] } }
        : {}),
    },
  };
}

function sameNode(unit: string, component: string): PodAffinityTerm {
  return {
    labelSelector: { matchLabels: selectorLabels(unit, component) },
    topologyKey: 'kubernetes.io/hostname',
  };
}
