import type { Construct } from 'constructs';
import type { SecretText, Text } from '../oslo/ini';
import type { Cloud } from './cloud';
import { configMap, environment, type MadeFile } from './config';
import { fail } from './errors';
import { k8s, labels, portNumber, quantity } from './k8s';
import { KOLLA_CONFIG_FILES, KOLLA_START_CAPABILITIES, KOLLA_USERS } from './kolla';
import { logDirectory, logShipper } from './logging';
import { account, scriptConfigMap, scriptPath } from './scripts';
import type { Mount, Process, Program, Requests, Role, Script, UnitSpec, Wait } from './spec';

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
  readonly restartPolicy?: 'OnFailure';
}

/** Plain JSON with Kubernetes' own names. */
export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: { [field: string]: unknown };
}

const TOKEN_PATH = '/var/run/secrets/kubernetes.io/serviceaccount';
const TEMPLATES = '/templates';
const RENDERED = '/rendered';
const SMALL: Requests = { cpu: 10, memory: 64 };

/** The pod template. What every pod of every unit has is decided here and nowhere else. */
export function podTemplate(unit: Unit, pod: Pod): PodTemplate {
  const { cloud, spec, scope } = unit;
  const volumes = new Volumes();
  if (pod.claim !== undefined && cloud._props.storage?.ephemeral) volumes.add(pod.claim.name, { emptyDir: {} });
  const programs = [...Object.values(pod.before), ...Object.values(pod.containers)];
  const rendered = unique(programs.flatMap((program) => filesOf(unit, program))).filter(isRendered);
  const hostNetwork = unit.hostNetwork || pod.share?.includes('hostNetwork');
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
    ...(init.length > 0 && (pod.makesSecrets || pod.waitsFor.length > 0)
      ? { serviceAccountName: account(scope, cloud, pod.makesSecrets ? 'openstack-setup' : 'openstack-wait') }
      : {}),
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    ...placement(unit, pod, hostNetwork ?? false),
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

/** To see a socket it waits for, the wait mounts what the pod mounts there. */
function socketMounts({ waitsFor, containers }: Pod): Mount[] {
  const sockets = waitsFor.filter((wait) => wait.startsWith('socket:')).map((wait) => wait.slice('socket:'.length));
  const mounts = Object.values(containers).flatMap((program) => program.mounts ?? []);
  return mounts.filter(({ path }) => sockets.some((socket) => socket.startsWith(`${path}/`)));
}

/** The volumes of a pod, each once. */
class Volumes {
  readonly #byContent = new Map<string, k8s.Volume>();

  /** The name under which the volume is there. */
  public add(name: string, source: Omit<k8s.Volume, 'name'>): string {
    const key = JSON.stringify(source);
    const known = 'emptyDir' in source ? this.#byContent.get(name) : this.#byContent.get(key);
    if (known !== undefined) return known.name;
    const taken = new Set([...this.#byContent.values()].map((volume) => volume.name));
    let free = name;
    for (let i = 2; taken.has(free); i++) free = `${name}-${i}`;
    this.#byContent.set('emptyDir' in source ? name : key, { name: free, ...source });
    return free;
  }

  public list(): k8s.Volume[] {
    return [...this.#byContent.values()];
  }
}

function container(
  unit: Unit,
  volumes: Volumes,
  name: string,
  program: Program,
  extraEnvironment: Readonly<Record<string, Text>> = {},
): k8s.Container {
  const { cloud } = unit;
  const files = filesOf(unit, program);
  const kolla = cloud.start === 'kolla' && program.script === undefined && program.command !== undefined;
  const fromFiles = Object.assign({}, ...files.map((file) => file.environment)) as Record<string, SecretText>;
  const kollaEnvironment = {
    KOLLA_CONFIG_STRATEGY: 'COPY_ALWAYS',
    ...(program.skipExtendStart ? { KOLLA_SKIP_EXTEND_START: 'true' } : {}),
  };
  return {
    name,
    image: cloud.image(program.image),
    imagePullPolicy: cloud._props.images?.pullPolicy ?? 'IfNotPresent',
    ...(kolla ? {} : { args: command(program) }),
    env: orNone([
      ...Object.entries(program.podFields ?? {}).map(([name, fieldPath]) => ({
        name,
        valueFrom: { fieldRef: { fieldPath } },
      })),
      ...environment({ ...(kolla ? kollaEnvironment : {}), ...fromFiles, ...program.env, ...extraEnvironment }),
    ]),
    resources: resources(unit, program.requests ?? SMALL),
    securityContext: securityContext(program, kolla),
    volumeMounts: [
      ...(program.script === undefined ? [] : scriptMounts(unit, volumes, program.script)),
      ...(kolla ? kollaMounts(unit, volumes, name, program, files) : fileMounts(volumes, name, files)),
      ...(program.mounts ?? []).map((mount) => volumeMount(volumes, mount)),
      ...['/tmp', ...(program.writable ?? [])].map((path) => ({
        name: volumes.add(path === '/tmp' ? `tmp-${name}` : `empty${path.replaceAll('/', '-').toLowerCase()}`, {
          emptyDir: {},
        }),
        mountPath: path,
      })),
    ],
  };
}

function command(program: Program): string[] {
  return [...(program.script === undefined ? [] : ['python3', scriptPath(program.script)]), ...(program.command ?? [])];
}

function filesOf(unit: Unit, { files, script, command: words }: Program): MadeFile[] {
  if (files === undefined) {
    return script !== undefined || words === undefined ? [] : [...unit.files.values()].filter((file) => file.shared);
  }
  return files.map((name) => {
    const file = unit.files.get(name);
    if (file === undefined) throw new Error(`${unit.spec.name} has no file "${name}"`);
    return file;
  });
}

/** The image in which the scripts of a unit run: one that its nodes need anyway. */
export function imageOf({ name, processes = {} }: UnitSpec): string {
  const [first] = Object.values(processes);
  if (first === undefined) throw new Error(`${name} has no process`);
  return first.image;
}

function isRendered(file: MadeFile): boolean {
  return Object.keys(file.rendered).length > 0;
}

/** Each file where the program looks for it, read-only; what lies beside it in the image stays. */
function fileMounts(volumes: Volumes, container: string, files: readonly MadeFile[]): k8s.VolumeMount[] {
  const plain = files.filter((file) => !isRendered(file));
  const config = plain.length > 0 ? volumes.add('config', projected(plain)) : container;
  return files.map((file) => ({
    name: isRendered(file) ? renderedVolume(volumes) : config,
    mountPath: file.path,
    subPath: file.name,
    readOnly: true,
  }));
}

/** The files and a config.json where `kolla_set_configs` looks for them. */
function kollaMounts(
  unit: Unit,
  volumes: Volumes,
  name: string,
  program: Program,
  files: readonly MadeFile[],
): k8s.VolumeMount[] {
  const words = program.command ?? [];
  const blank = words.find((word) => /\s/.test(word));
  if (blank !== undefined) {
    fail([unit.spec.name], `the argument "${blank}" has a blank, which kolla_start would split; use start: direct`);
  }
  const configJson = JSON.stringify(
    {
      command: words.join(' '),
      config_files: files.map((file) => ({
        source: `${isRendered(file) ? RENDERED : KOLLA_CONFIG_FILES}/${file.name}`,
        dest: file.path,
        owner: unit.spec.user,
        perm: '0600',
      })),
    },
    undefined,
    2,
  );
  const map = configMap(
    unit.scope,
    unit.cloud,
    unit.spec.name,
    `${name}-config.json`,
    `${configJson}\n`,
    'config.json',
  );
  const plain = files.filter((file) => !isRendered(file));
  return [
    {
      name: volumes.add(`config-${name}`, projected([{ configMap: map }, ...plain])),
      mountPath: KOLLA_CONFIG_FILES,
      readOnly: true,
    },
    ...(files.some(isRendered) ? [{ name: renderedVolume(volumes), mountPath: RENDERED, readOnly: true }] : []),
  ];
}

function projected(files: readonly Pick<MadeFile, 'configMap'>[]): Omit<k8s.Volume, 'name'> {
  return { projected: { sources: files.map((file) => ({ configMap: { name: file.configMap } })) } };
}

function renderedVolume(volumes: Volumes): string {
  return volumes.add('rendered', { emptyDir: { medium: 'Memory', sizeLimit: quantity('1Mi') } });
}

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

function scriptMounts(unit: Unit, volumes: Volumes, script: Script): k8s.VolumeMount[] {
  const map = scriptConfigMap(unit.scope, unit.cloud, script);
  return [
    {
      name: volumes.add(`${script}-script`, { configMap: { name: map } }),
      mountPath: scriptPath(script),
      subPath: `${script}.py`,
      readOnly: true,
    },
  ];
}

function secretsJson({ cloud, spec }: Unit): string {
  return JSON.stringify(
    (spec.secrets ?? []).map(({ name, data }) => ({ name, labels: labels(cloud, spec.name), data })),
    undefined,
    2,
  );
}

function volumeMount(volumes: Volumes, mount: Mount): k8s.VolumeMount {
  const { path: mountPath } = mount;
  if ('secret' in mount) {
    const name = volumes.add(mount.secret, { secret: { secretName: mount.secret, defaultMode: 0o440 } });
    return { name, mountPath, readOnly: true };
  }
  if ('host' in mount) {
    const name = volumes.add(`host${mount.host.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`, {
      hostPath: { path: mount.host, ...(mount.create ? { type: 'DirectoryOrCreate' } : {}) },
    });
    return { name, mountPath, readOnly: mount.readOnly, mountPropagation: mount.propagation };
  }
  if ('shared' in mount)
    return { name: volumes.add(mount.shared, { emptyDir: {} }), mountPath, readOnly: mount.readOnly };
  return { name: mount.claim, mountPath, readOnly: mount.readOnly };
}

function resources({ cloud }: Unit, requests: Requests): k8s.ResourceRequirements {
  const { cpu, memory } = requests === SMALL ? SMALL : cloud._requests(requests);
  return { requests: { cpu: quantity(`${cpu}m`), memory: quantity(`${memory}Mi`) } };
}

function securityContext({ rights }: Program, kolla: boolean): k8s.SecurityContext {
  const add = [...(rights?.capabilities ?? []), ...(kolla ? KOLLA_START_CAPABILITIES : [])];
  if (rights?.privileged) return { privileged: true, runAsUser: 0, runAsNonRoot: false };
  return {
    allowPrivilegeEscalation: kolla,
    readOnlyRootFilesystem: !kolla && !rights?.writableRoot,
    capabilities: { drop: ['ALL'], ...(add.length > 0 ? { add: unique(add).sort() } : {}) },
    ...(rights?.root ? { runAsUser: 0, runAsNonRoot: false } : {}),
  };
}

function ports(process: Partial<Pick<Process, 'port' | 'ports'>>): Partial<k8s.Container> {
  return {
    ports: orNone(portsOf(process).map(({ name, port, protocol }) => ({ name, containerPort: port, protocol }))),
  };
}

/** All ports of a process; the one of its API is called `main`. */
export function portsOf({ port, ports: more = {} }: Partial<Pick<Process, 'port' | 'ports'>>): Port[] {
  const named = Object.entries({ ...(port === undefined ? {} : { main: port }), ...more });
  return named.map(([name, value]) => {
    const [number, udp] = String(value).split('/');
    return { name, port: Number(number), protocol: udp === undefined ? undefined : 'UDP' };
  });
}

interface Port {
  readonly name: string;
  readonly port: number;
  readonly protocol?: 'UDP';
}

/**
 * One definition of health: it gates the start, takes a pod out of its Service, and restarts it.
 *
 * @param patience seconds to start: minutes, or an hour for what may first have to recover its data
 */
function probes({ health, port }: Partial<Pick<Process, 'health' | 'port'>>, patience: number): Partial<k8s.Container> {
  if (health === undefined) return {};
  const check: k8s.Probe =
    'exec' in health
      ? { exec: { command: [...health.exec] } }
      : 'http' in health
        ? { httpGet: { path: health.http, port: portNumber(port ?? 80) } }
        : { tcpSocket: { port: portNumber(health.tcp) } };
  return {
    startupProbe: { ...check, periodSeconds: 1, timeoutSeconds: 5, failureThreshold: patience },
    readinessProbe: { ...check, periodSeconds: 5, timeoutSeconds: 5, failureThreshold: 3 },
    livenessProbe: { ...check, periodSeconds: 20, timeoutSeconds: 10, failureThreshold: 6 },
  };
}

/** The nodes of the roles; replicas apart from each other, strictly so where they share the nodes' ports. */
function placement({ cloud, spec }: Unit, pod: Pod, hostNetwork: boolean): Partial<k8s.PodSpec> {
  const roles = pod.runsOn.map((role) => cloud._roles[role]);
  const tolerations = unique(roles.flatMap((role) => role.tolerations.map((t) => JSON.stringify(t)))).map(
    (t) => JSON.parse(t) as k8s.Toleration,
  );
  const selector = {
    matchLabels: { 'app.kubernetes.io/name': spec.name, 'app.kubernetes.io/component': pod.component },
  };
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
    ...(tolerations.length > 0 ? { tolerations } : {}),
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

/** Left out when empty. */
function orNone<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
