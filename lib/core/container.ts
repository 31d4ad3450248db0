import type { SecretText, Text } from '../oslo/ini';
import { configMap, environment, type MadeFile } from './config';
import { fail } from './errors';
import { type k8s, portNumber, quantity } from './k8s';
import { KOLLA_CONFIG_FILES, KOLLA_START_CAPABILITIES } from './kolla';
import { slug } from './names';
import type { Unit } from './pod';
import { scriptConfigMap, scriptPath } from './scripts';
import type { Process, Program, Requests, Script, UnitSpec } from './spec';
import { fileMounts, isRendered, projected, RENDERED, renderedVolume, volumeMount, type Volumes } from './volumes';

/** What a script needs, or a small daemon. */
const SMALL: Requests = { cpu: 10, memory: 64 };

/** A program as a container: started directly, or by `kolla_start`, as the cloud wants. */
export function container(
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
      ...(kolla ? kollaMounts(unit, volumes, name, program, files) : fileMounts(volumes, files)),
      ...(program.mounts ?? []).map((mount) => volumeMount(volumes, mount)),
      ...['/tmp', ...(program.writable ?? [])].map((path) => ({
        name: volumes.add(path === '/tmp' ? `tmp-${name}` : `empty-${slug(path)}`, {
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

/** The files that a program reads. */
export function filesOf(unit: Unit, { files, script, command: words }: Program): MadeFile[] {
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
    capabilities: { drop: ['ALL'], ...(add.length > 0 ? { add: [...new Set(add)].sort() } : {}) },
    ...(rights?.root ? { runAsUser: 0, runAsNonRoot: false } : {}),
  };
}

/** The ports of a process, by name. */
export function ports(process: Partial<Pick<Process, 'port' | 'ports'>>): Partial<k8s.Container> {
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
export function probes(
  { health, port }: Partial<Pick<Process, 'health' | 'port'>>,
  patience: number,
): Partial<k8s.Container> {
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

/** Left out when empty. */
function orNone<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}
