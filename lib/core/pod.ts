import type { Construct } from 'constructs';
import type { Text } from '../oslo/ini';
import type { Cloud } from './cloud';
import type { MadeFile } from './config';
import { container, filesOf, imageOf, ports, probes } from './container';
import { k8s, labels, quantity, selectorLabels } from './k8s';
import { KOLLA_USERS } from './kolla';
import { logDirectory, logShipper } from './logging';
import { account } from './scripts';
import type { Mount, Process, Program, Role, Script, UnitSpec, Wait } from './spec';
import { isRendered, projected, RENDERED, renderedVolume, Volumes } from './volumes';

/** What all pods of a unit have in common. */
export interface Unit {
  readonly scope: Construct;
  readonly cloud: Cloud;
  readonly spec: UnitSpec;
  readonly files: ReadonlyMap<string, MadeFile>;
  readonly hostNetwork: boolean;
}

/** A pod as data: what runs before, and what runs. */
export interface Pod {
  readonly component: string;
  readonly runsOn: readonly Role[];
  /** Whether the unit's Secrets are created here, before all else. */
  readonly makesSecrets: boolean;
  readonly waitsFor: readonly Wait[];
  readonly before: Readonly<Record<string, Program>>;
  readonly containers: Readonly<Record<string, Program & Partial<Pick<Process, 'health' | 'port' | 'ports' | 'logs'>>>>;
  readonly share?: Process['share'];
  readonly claim?: Process['claim'];
  readonly grace?: number;
  readonly replicas: number;
  readonly restartPolicy?: 'Never';
}

/** Plain JSON with Kubernetes' own names. */
export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: { [field: string]: unknown };
}

const TOKEN_PATH = '/var/run/secrets/kubernetes.io/serviceaccount';
const TEMPLATES = '/templates';

/** The pod template. What every pod of every unit has is decided here and nowhere else. */
export function podTemplate(unit: Unit, pod: Pod): PodTemplate {
  const { cloud, spec, scope } = unit;
  const volumes = new Volumes();
  if (pod.claim !== undefined && cloud._props.storage?.ephemeral) volumes.add(pod.claim.name, { emptyDir: {} });
  const programs = [...Object.values(pod.before), ...Object.values(pod.containers)];
  const rendered = [...new Set(programs.flatMap((program) => filesOf(unit, program)))].filter(isRendered);
  const hostNetwork = isOnHost(unit, pod);
  const logs = logShipper(unit, pod);

  const init: k8s.Container[] = [];
  if (pod.makesSecrets) init.push(apiScript(unit, volumes, { script: 'secrets', env: { SECRETS: secretsJson(unit) } }));
  if (pod.waitsFor.length > 0) {
    const needsNode = pod.waitsFor.some((wait) => wait.startsWith('node-pod/'));
    const podFields = needsNode ? { NODE_NAME: 'spec.nodeName' } : undefined;
    const mounts = socketMounts(pod);
    init.push(apiScript(unit, volumes, { script: 'wait', command: pod.waitsFor, podFields, mounts }));
  }
  if (rendered.length > 0) init.push(renderScript(unit, volumes, rendered));
  for (const [name, program] of Object.entries(pod.before)) init.push(container(unit, volumes, name, program));

  const containers = Object.entries(pod.containers).map(([name, program]) => ({
    ...container(unit, volumes, name, program, logs?.environment[name]),
    ...ports(program),
    ...probes(program, pod.claim === undefined ? 300 : 3600),
    // Endpoints are withdrawn while a pod ends: it keeps serving until proxies have heard of it
    ...(program.port !== undefined && pod.claim === undefined
      ? { lifecycle: { preStop: { exec: { command: ['sleep', '5'] } } } }
      : {}),
  }));

  if (logs !== undefined) {
    volumes.add('logs', { emptyDir: { sizeLimit: quantity('1Gi') } });
    for (const one of containers) one.volumeMounts?.push({ name: 'logs', mountPath: logDirectory(unit) });
  }
  const shipper = logs === undefined ? [] : [container(unit, volumes, 'log-shipper', logs.program)];

  const typed = k8s.toJson_PodSpec({
    ...(pod.makesSecrets || pod.waitsFor.length > 0
      ? { serviceAccountName: account(scope, cloud, pod.makesSecrets ? 'openstack-setup' : 'openstack-wait') }
      : {}),
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    ...placement(unit, pod, hostNetwork),
    ...(hostNetwork ? { hostNetwork, dnsPolicy: 'ClusterFirstWithHostNet' } : {}),
    ...(pod.share?.includes('hostPID') ? { hostPid: true } : {}),
    ...(pod.share?.includes('hostIPC') ? { hostIpc: true } : {}),
    ...(pod.share?.includes('podPID') ? { shareProcessNamespace: true } : {}),
    securityContext: {
      runAsNonRoot: true,
      runAsUser: KOLLA_USERS[spec.user],
      runAsGroup: KOLLA_USERS[spec.user],
      fsGroup: KOLLA_USERS.kolla,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    },
    ...(cloud._props.images?.pullSecrets === undefined
      ? {}
      : { imagePullSecrets: cloud._props.images.pullSecrets.map((name) => ({ name })) }),
    ...(pod.restartPolicy === undefined ? {} : { restartPolicy: pod.restartPolicy }),
    ...(pod.grace === undefined ? {} : { terminationGracePeriodSeconds: pod.grace }),
    ...(init.length > 0 || shipper.length > 0 ? { initContainers: [...shipper, ...init] } : {}),
    containers,
    volumes: volumes.list(),
  }) as { initContainers?: { restartPolicy?: string }[]; [field: string]: unknown };
  // a sidecar is an init container that goes on (Kubernetes 1.29); the types are older
  if (shipper.length > 0 && typed.initContainers !== undefined) typed.initContainers[0].restartPolicy = 'Always';

  return { metadata: { labels: labels(cloud, spec.name, pod.component) }, spec: typed };
}

/** Whether a pod shares the network of its node, and with it the node's ports. */
export function isOnHost({ hostNetwork }: Unit, { share = [] }: Pick<Pod, 'share'>): boolean {
  return hostNetwork || share.includes('hostNetwork');
}

/** A script that asks the API server: the only containers that see a token. */
function apiScript(
  unit: Unit,
  volumes: Volumes,
  program: Omit<Program, 'image'> & { readonly script: Script },
): k8s.Container {
  const made = container(unit, volumes, program.script, { image: imageOf(unit.spec), ...program });
  const token = volumes.add('token', {
    projected: {
      sources: [
        { serviceAccountToken: { path: 'token', expirationSeconds: 3600 } },
        { configMap: { name: 'kube-root-ca.crt', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
        { downwardApi: { items: [{ path: 'namespace', fieldRef: { fieldPath: 'metadata.namespace' } }] } },
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
function renderScript(unit: Unit, volumes: Volumes, files: readonly MadeFile[]): k8s.Container {
  const variables = Object.assign({}, ...files.map((file) => file.rendered)) as Record<string, Text>;
  const made = container(unit, volumes, 'render', {
    image: imageOf(unit.spec),
    script: 'render',
    command: [TEMPLATES, RENDERED],
    env: variables,
  });
  const templates = { name: volumes.add('templates', projected(files)), mountPath: TEMPLATES, readOnly: true };
  return {
    ...made,
    volumeMounts: [...(made.volumeMounts ?? []), templates, { name: renderedVolume(volumes), mountPath: RENDERED }],
  };
}

/** To see a socket it waits for, the wait mounts what the pod mounts there. */
function socketMounts({ waitsFor, containers }: Pod): Mount[] {
  const sockets = waitsFor.filter((wait) => wait.startsWith('socket:')).map((wait) => wait.slice('socket:'.length));
  const mounts = Object.values(containers).flatMap((program) => program.mounts ?? []);
  return mounts.filter(({ path }) => sockets.some((socket) => socket.startsWith(`${path}/`)));
}

/** The nodes of the roles; replicas apart from each other, strictly so where they share the nodes' ports. */
function placement({ cloud, spec }: Unit, pod: Pod, hostNetwork: boolean): Partial<k8s.PodSpec> {
  const roles = pod.runsOn.map((role) => cloud._roles[role]);
  const tolerations = new Map(roles.flatMap((role) => role.tolerations.map((t) => [JSON.stringify(t), t])));
  const selector = { matchLabels: selectorLabels(spec.name, pod.component) };
  const several = roles.length > 1;
  const apart = pod.replicas > 1;
  const nodeAffinity: k8s.NodeAffinity = {
    requiredDuringSchedulingIgnoredDuringExecution: {
      nodeSelectorTerms: roles.map(({ key, value }) => ({
        matchExpressions: [{ key, operator: 'In', values: [value] }],
      })),
    },
  };
  const podAntiAffinity: k8s.PodAntiAffinity = {
    requiredDuringSchedulingIgnoredDuringExecution: [
      { labelSelector: selector, topologyKey: 'kubernetes.io/hostname' },
    ],
  };
  return {
    ...(several ? {} : { nodeSelector: { [roles[0].key]: roles[0].value } }),
    ...(tolerations.size > 0 ? { tolerations: [...tolerations.values()] } : {}),
    ...(several || (apart && hostNetwork)
      ? { affinity: { ...(several ? { nodeAffinity } : {}), ...(apart && hostNetwork ? { podAntiAffinity } : {}) } }
      : {}),
    ...(apart && !hostNetwork
      ? {
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: selector,
            },
          ],
        }
      : {}),
  };
}
