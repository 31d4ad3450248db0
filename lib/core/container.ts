import type { SecretText } from '../oslo/ini';
import { configMap, environment, type MadeFile } from './config';
import { fail } from './errors';
import type { Container, EnvVar, Probe, ResourceRequirements, SecurityContext, VolumeMount } from './k8s';
import { KOLLA_CONFIG_FILES, KOLLA_START_CAPABILITIES } from './kolla';
import type { Environment, Pod, PodProgram, Unit } from './model';
import { slug } from './names';
import { scriptCommand, scriptConfigMaps, SCRIPTS } from './scripts';
import type { Beside, Health, Process, Program, Requests, Script, UnitSpec } from './spec';
import {
  emptyDir,
  fileMounts,
  isRendered,
  projected,
  RENDERED,
  renderedVolume,
  volumeMount,
  type Volumes,
} from './volumes';

/** What a script needs, or a small daemon; the limit leaves room for Python's libraries. */
const SMALL: Requests = { cpu: 5, memory: 64, limit: 256 };

/** MiB of `/tmp`. */
const TMP = 128;

/** A program as a container: started directly, or by `kolla_start`, as the cloud wants. */
export function container(
  unit: Unit,
  pod: Pick<Pod, 'grows' | 'before' | 'containers'>,
  volumes: Volumes,
  name: string,
  program: Program,
  extraEnvironment: Environment = {},
): Container {
  const { cloud } = unit;
  const files = filesOf(unit, program);
  const kolla = cloud.start === 'kolla' && program.command !== undefined;
  const fromFiles = Object.assign({}, ...files.map((file) => file.environment)) as Record<string, SecretText>;
  // of the image's own preparations nothing is needed: files, directories and databases are made here
  const kollaEnvironment = { KOLLA_CONFIG_STRATEGY: 'COPY_ALWAYS', KOLLA_SKIP_EXTEND_START: 'true' };
  unit.images.add(program.image);
  const volumeMounts = [
    ...(program.script === undefined ? [] : scriptMounts(unit, volumes, program.script)),
    ...(kolla ? kollaMounts(unit, volumes, name, program, files) : fileMounts(volumes, files)),
    ...(program.mounts ?? []).map((mount) => volumeMount(unit.spec.name, volumes, mount, program.rights)),
    { name: volumes.add(`tmp-${name}`, emptyDir(TMP)), mountPath: '/tmp' },
    ...Object.entries(program.writable ?? {}).map(([path, size]) => ({
      name: volumes.add(`empty-${slug(path)}`, emptyDir(size)),
      mountPath: path,
    })),
  ];
  const paths = volumeMounts.map(({ mountPath }) => mountPath);
  const twice = paths.find((path, i) => paths.indexOf(path) !== i);
  if (twice !== undefined) {
    fail([unit.spec.name, 'processes', name, 'mounts'], `"${twice}" is taken by something else; use another path`);
  }
  return {
    name,
    image: cloud.image(program.image),
    imagePullPolicy: cloud._images.pullPolicy,
    ...(kolla ? {} : { args: words(program) }),
    env: orNone<EnvVar>([
      ...Object.entries(program.podFields ?? {}).map(([name, fieldPath]) => ({
        name,
        valueFrom: { fieldRef: { fieldPath } },
      })),
      ...environment({ ...(kolla ? kollaEnvironment : {}), ...fromFiles, ...program.env, ...extraEnvironment }),
    ]),
    resources: resources(unit, pod, name, program),
    securityContext: securityContext(program, kolla),
    volumeMounts,
  };
}

function words(program: Program): string[] {
  if (program.script === undefined) return [...program.command];
  return scriptCommand(program.script, program.args);
}

/** The files that a program reads. */
export function filesOf(unit: Unit, { files, script }: Program): MadeFile[] {
  if (files === undefined) return script === undefined ? [...unit.files.values()].filter((file) => file.shared) : [];
  return files.map((name) => {
    const file = unit.files.get(name);
    if (file === undefined) throw new Error(`${unit.spec.name} has no file "${name}"`);
    return file;
  });
}

/** An image of a unit in which scripts can run, where no process of the pod brings one. */
export function imageOf({ name, processes = {} }: UnitSpec): string {
  const [first] = Object.values(processes);
  if (first === undefined) throw new Error(`${name} has no process`);
  return first.image;
}

/** The files and a config.json where `kolla_set_configs` looks for them. */
function kollaMounts(
  unit: Unit,
  volumes: Volumes,
  name: string,
  program: Program,
  files: readonly MadeFile[],
): VolumeMount[] {
  const command = program.command ?? [];
  const blank = command.find((word) => /\s/.test(word));
  if (blank !== undefined) {
    fail([unit.spec.name], `the argument "${blank}" has a blank, which kolla_start would split; use start: direct`);
  }
  const configJson = JSON.stringify(
    {
      command: command.join(' '),
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

function scriptMounts({ scope, cloud }: Unit, volumes: Volumes, script: Script): VolumeMount[] {
  return Object.entries(scriptConfigMaps(scope, cloud, script)).map(([file, name]) => ({
    name: volumes.add(`script-${slug(file)}`, { configMap: { name } }),
    mountPath: `${SCRIPTS}/${file}`,
    subPath: file,
    readOnly: true,
  }));
}

/** What its user says goes before what the program needs; a limit follows a request. */
function resources(
  unit: Unit,
  pod: Pick<Pod, 'grows' | 'before' | 'containers'>,
  name: string,
  program: Program,
): ResourceRequirements {
  const { requests: wanted, resources: { requests = {}, limits = {} } = {} } = program;
  const {
    cpu,
    memory,
    limit = 4 * memory,
  } = wanted === undefined ? small(pod) : pod.grows ? unit.cloud._requests(wanted) : wanted;
  const ask = { cpu: requests.cpu ?? `${cpu}m`, memory: requests.memory ?? `${memory}Mi` };
  const most = limit === 'none' ? undefined : Math.max(limit, requests.memory ? 4 * mebibytes(requests.memory) : 0);
  const end = { cpu: limits.cpu, memory: limits.memory ?? (most === undefined ? undefined : `${most}Mi`) };
  for (const key of ['cpu', 'memory'] as const) {
    const [low, high] = [ask[key], end[key]];
    if (high !== undefined && amount(high) < amount(low)) {
      const path = [unit.spec.name, 'processes', name, 'limits', key];
      fail(path, `"${high}" is less than the ${low} that it requests; raise it, or set a lower requests.${key}`);
    }
  }
  return { requests: quantities(ask), limits: quantities(end) };
}

/** What prepares a pod may use what the pod has requested anyway: it costs nothing, and others wait for the pod. */
function small({ before, containers }: Pick<Pod, 'before' | 'containers'>): Requests {
  const programs = [...Object.values(before), ...Object.values(containers)];
  return { ...SMALL, cpu: Math.max(SMALL.cpu, ...programs.map(({ requests }) => requests?.cpu ?? 0)) };
}

const UNITS: Readonly<Record<string, number>> = { '': 1, m: 1e-3, M: 1e6, G: 1e9, Mi: 2 ** 20, Gi: 2 ** 30 };

/** A Kubernetes quantity as a number. */
function amount(value: string): number {
  const [, number, unit] = /^([0-9.]+)([A-Za-z]*)$/.exec(value) ?? [];
  return Number(number) * UNITS[unit];
}

function mebibytes(value: string): number {
  return Math.ceil(amount(value) / UNITS.Mi);
}

function quantities(values: object): Record<string, string> | undefined {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

function securityContext({ rights }: Program, kolla: boolean): SecurityContext {
  const add = [...(rights?.capabilities ?? []), ...(kolla ? KOLLA_START_CAPABILITIES : [])];
  if (rights?.privileged) return { privileged: true, runAsUser: 0, runAsNonRoot: false };
  return {
    allowPrivilegeEscalation: kolla,
    readOnlyRootFilesystem: !kolla && !rights?.writableRoot,
    capabilities: { drop: ['ALL'], ...(add.length > 0 ? { add: [...new Set(add)].sort() } : {}) },
    ...(rights?.root ? { runAsUser: 0, runAsNonRoot: false } : {}),
  };
}

/** The ports of a container, by name. */
export function ports(program: PodProgram): Partial<Container> {
  return {
    ports: orNone(portsOf(program).map(({ name, port, protocol }) => ({ name, containerPort: port, protocol }))),
  };
}

/** All ports of a pod with that process in it; the one of its API is called `main`. */
export function allPortsOf(process: Pick<Process, 'port' | 'ports' | 'beside'>): Port[] {
  return [process, ...Object.values(process.beside ?? {})].flatMap(portsOf);
}

function portsOf({ port, ports: more = {} }: Beside & Pick<Process, 'port'>): Port[] {
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

/** One definition of health: it gates the start, takes a pod out of its Service, and restarts it. */
export function probes({ health, port, ports: more }: PodProgram): Partial<Container> {
  if (health === undefined) return {};
  // a program in the container is a tenth of a second of a processor, which adds up over all pods of a node
  const costs = 'exec' in health;
  const { patience = 300, period = costs ? 2 : 1, live = true } = health;
  const check = probe(health, port ?? more?.main);
  const ready = probe(whenReady(health), port ?? more?.main);
  return {
    startupProbe: {
      ...check,
      periodSeconds: period,
      timeoutSeconds: 5,
      failureThreshold: Math.ceil(patience / period),
    },
    readinessProbe: { ...ready, periodSeconds: costs ? 15 : 5, timeoutSeconds: 5, failureThreshold: 3 },
    ...(live
      ? { livenessProbe: { ...check, periodSeconds: costs ? 30 : 20, timeoutSeconds: 10, failureThreshold: 6 } }
      : {}),
  };
}

/** What tells that it can be used, where that is more than that it works. */
function whenReady(health: Health): Health {
  if ('http' in health) return { ...health, http: health.ready ?? health.http };
  return 'exec' in health ? { ...health, exec: health.ready ?? health.exec } : health;
}

function probe(health: Health, port: number | `${number}/udp` = 80): Probe {
  if ('exec' in health) return { exec: { command: [...health.exec] } };
  if ('http' in health) return { httpGet: { path: health.http, port: health.port ?? Number(port), host: health.host } };
  return { tcpSocket: { port: health.tcp } };
}

/** Left out when empty. */
function orNone<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}
