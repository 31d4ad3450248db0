import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { checked } from './check';
import { makeFile } from './config';
import { allPortsOf } from './container';
import { fail } from './errors';
import { expose } from './expose';
import { inGroups, type Placed, withGroupFiles } from './groups';
import { GROUP, labels, type Manifest, object, type PersistentVolumeClaimSpec, selectorLabels, sorted } from './k8s';
import { logShipperConfig } from './logging';
import { isOnHost, type Nodes, type PodTemplate, type Unit } from './model';
import { hash, partName, rollTask } from './names';
import { note } from './notes';
import { type Texts, withTexts } from './overrides';
import { JOB_NAME, podTemplate } from './pod';
import { networkPolicies } from './policies';
import { libraries, rollAccount, taskAccount } from './scripts';
import type { Claim, Process, Task, UnitSpec, Wait } from './spec';
import { withWsgi } from './wsgi';

/** The objects of a unit by kind and name, `Deployment/keystone-api`: the points where a patch can be put. */
export type UnitObjects = Record<string, ApiObject>;

/** Says by its hash what a workload runs: a wait for its rollout does not take the old for the new. */
const CONTENT = 'cdk8s-openstack/content';

/** What a user says of a unit. */
export interface UnitSettings {
  /** Whether its pods share the network of their nodes. @default - as in the whole cloud */
  readonly hostNetwork?: boolean;
  /** Sections and options that nobody checks. @default - none */
  readonly unchecked?: readonly string[];
  /** Files that are no options. @default - ours */
  readonly texts?: Texts;
}

/**
 * Makes all objects of a unit.
 */
export function buildUnit(
  scope: Construct,
  cloud: Cloud,
  data: UnitSpec,
  { hostNetwork = cloud.hostNetwork, unchecked = [], texts = { path: [], files: {} } }: UnitSettings = {},
): UnitObjects {
  const withProxies = withWsgi(data, cloud, hostNetwork);
  const spec = withGroupFiles(withTexts(withProxies, cloud, texts), cloud, unchecked);
  const { processes = {}, tasks = [] } = spec;
  const logs = Object.values(processes).some((process) => process.logs !== undefined);
  const files = Object.entries(spec.files ?? {}).map(([name, file]) => makeFile(scope, cloud, spec.name, name, file));
  if (logs && cloud._logging !== undefined) files.push(logShipperConfig(scope, cloud));
  files.push(
    ...libraries(
      scope,
      cloud,
      Object.values(processes).flatMap((process) => process.files ?? []),
    ),
  );
  const unit: Unit = {
    scope,
    cloud,
    spec,
    files: new Map(files.map((file) => [file.name, file])),
    hostNetwork,
    images: new Set(),
  };
  note(scope, unit);

  // made by the pods that come first: a second one finds them there
  const generates = cloud._generatesSecrets && (spec.secrets ?? []).length > 0;
  const first = ({ after = [], afterProcesses }: Task): boolean => after.length === 0 && afterProcesses === undefined;
  const early = tasks.filter(({ afterProcesses, schedule }) => afterProcesses === undefined && schedule === undefined);
  const jobs = new Map<string, Manifest>();
  const done = (names: readonly string[] = []): Wait[] =>
    names.map((name): Wait => `job/${known(spec, jobs, name).metadata.name}`);
  for (const task of early) jobs.set(task.name, taskJob(unit, task, done(task.after), generates && first(task)));

  const workloads = new Map<string, Manifest[]>();
  const rolled = new Map<string, Rolled>();
  for (const [name, process] of Object.entries(processes)) {
    const waits = done(process.after ?? early.filter((task) => !task.aside).map((task) => task.name));
    workloads.set(name, workload(unit, name, process, waits, generates && early.length === 0));
    const [stateful] = workloads.get(name) ?? [];
    if (stateful.kind === 'StatefulSet') rolled.set(name, { process, stateful, waits });
  }
  if (rolled.size > 0) {
    const pods = [...rolled.values()].flatMap(({ stateful }) => podsOf(stateful));
    const account = rollAccount(scope, cloud, spec.name, pods);
    for (const [name, one] of rolled) jobs.set(rollTask(spec.name, name), rollJob(unit, name, one, account));
  }
  for (const task of tasks.filter(({ afterProcesses, schedule }) => (afterProcesses ?? schedule) !== undefined)) {
    const there = (task.afterProcesses ?? [])
      .flatMap((name) => known(spec, workloads, name).filter(({ apiVersion }) => apiVersion === 'apps/v1'))
      .map(rollout);
    jobs.set(task.name, taskJob(unit, task, [...done(task.after), ...there], false));
  }

  const objects: UnitObjects = {};
  for (const manifest of [
    ...jobs.values(),
    ...tasksMap(unit, jobs),
    ...[...workloads.values()].flat(),
    ...networkPolicies(scope, cloud, spec, hostNetwork),
  ]) {
    const { kind, metadata } = manifest;
    objects[`${kind}/${metadata.name}`] = object(scope, `${kind}-${metadata.name}`.toLowerCase(), manifest);
  }
  for (const made of Object.keys(processes).flatMap((process) => expose(scope, cloud, data, process))) {
    objects[`${made.kind}/${made.name}`] = made;
  }
  return objects;
}

function known<T>(spec: UnitSpec, made: ReadonlyMap<string, T>, name: string): T {
  const found = made.get(name);
  if (found === undefined)
    throw new Error(`${spec.name} has no task or process "${name}" before the one that names it`);
  return found;
}

/** Only pods of this version of a workload run. */
function rollout({ kind, metadata }: Manifest): Wait {
  const { [CONTENT]: content } = metadata.annotations as Record<string, string>;
  return `rollout/${kind.toLowerCase()}/${metadata.name}@${content}`;
}

/**
 * The Job of a task. Its name ends in a hash of all that it does, so that a changed task is a new Job and
 * an unchanged one a no-op of `kubectl apply`. It goes on trying for many hours: what it needs may come late. It
 * stands down while what was applied last does not name it.
 */
function taskJob(unit: Unit, task: Task, waits: readonly Wait[], makesSecrets: boolean): Manifest {
  const { cloud, spec } = unit;
  const steps = Object.entries(task.steps);
  const recurs = task.schedule !== undefined;
  const template = podTemplate(unit, {
    component: task.name,
    runsOn: ['control'],
    priority: 'service',
    makesSecrets,
    uses: task.uses,
    waitsFor: [...(recurs ? [] : [wanted(spec, task.name)]), ...waits, ...(task.waitsFor ?? [])],
    before: Object.fromEntries(steps.slice(0, -1)),
    containers: Object.fromEntries(steps.slice(-1)),
    replicas: 1,
    // all steps again, in a new pod: an earlier one may mend what a later one stumbles over
    restartPolicy: 'Never',
    account: task.replaces && taskAccount(unit.scope, cloud, spec.name, partName(spec.name, task.name), task.replaces),
  });
  if (!recurs) return job(unit, task.name, template);
  const metadata = {
    name: partName(spec.name, task.name),
    namespace: cloud.namespace,
    labels: labels(cloud, spec.name, task.name),
  };
  const jobTemplate = { spec: { backoffLimit: 3, ...UNDISTURBED, template } };
  return {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata,
    spec: {
      ...(task.schedule === 'never' ? { schedule: '@yearly', suspend: true } : { schedule: task.schedule }),
      concurrencyPolicy: 'Forbid',
      successfulJobsHistoryLimit: 1,
      jobTemplate,
    },
  };
}

function wanted({ name }: UnitSpec, task: string): Wait {
  return `wanted/${name}/${task}`;
}

/** A pod that made room for a more important one, or whose node was drained, has not failed. */
const UNDISTURBED = {
  podFailurePolicy: { rules: [{ action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] }] },
};

function job({ cloud, spec }: Unit, task: string, template: PodTemplate, pods = 1): Manifest {
  const count = pods > 1 ? { parallelism: pods, completions: pods } : {};
  const content = { backoffLimit: 100, ...UNDISTURBED, ...count, template };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      // nothing of it can change
      name: `${partName(spec.name, task)}-${hash(content)}`,
      namespace: cloud.namespace,
      labels: labels(cloud, spec.name, task),
    },
    spec: content,
  };
}

/** Which Jobs belong to what was applied last: the only object of a unit that changes in place. */
function tasksMap({ cloud, spec }: Unit, jobs: ReadonlyMap<string, Manifest>): Manifest[] {
  const named = [...jobs].filter(([, { kind }]) => kind === 'Job');
  if (named.length === 0) return [];
  return [
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: `${spec.name}-tasks`, namespace: cloud.namespace, labels: labels(cloud, spec.name) },
      data: Object.fromEntries(named.map(([task, { metadata }]) => [task, metadata.name])),
    },
  ];
}

/** A process whose pods are replaced by a Job. */
interface Rolled {
  readonly process: Process;
  readonly stateful: Manifest;
  readonly waits: readonly Wait[];
}

/**
 * Replaces the pods of a StatefulSet, each from a pod on the same node that has the new image already, when the tasks
 * are done: an image that cannot be had, or a task that fails, leaves the old pod at work.
 */
function rollJob(unit: Unit, name: string, { process, stateful, waits }: Rolled, account: string): Manifest {
  const { spec } = unit;
  const task = rollTask(spec.name, name);
  const { [CONTENT]: content } = stateful.metadata.annotations as Record<string, string>;
  const replicas = replicasOf(stateful);
  const template = podTemplate(unit, {
    component: task,
    runsOn: process.runsOn,
    priority: priorityOf(spec, process),
    makesSecrets: false,
    waitsFor: waits,
    // nothing but to have the images there
    before: Object.fromEntries(
      otherImages(unit, process, stateful).map((image) => [`has-${image}`, { image, command: ['true'], files: [] }]),
    ),
    containers: {
      roll: {
        image: process.image,
        script: 'roll',
        args: [`statefulset/${stateful.metadata.name}`, wanted(spec, task)],
        env: { CONTENT: content },
        podFields: { ...JOB_NAME, NODE_NAME: 'spec.nodeName' },
      },
    },
    near: name,
    replicas,
    restartPolicy: 'Never',
    account,
  });
  return job(unit, task, template, replicas);
}

function replicasOf({ spec }: Manifest): number {
  return (spec as { replicas?: number }).replicas ?? 1;
}

function podsOf(stateful: Manifest): string[] {
  return Array.from({ length: replicasOf(stateful) }, (_, i) => `${stateful.metadata.name}-${i}`);
}

/** The images of a workload's pods beside that of its process. */
function otherImages({ cloud, images }: Unit, process: Process, { spec }: Manifest): string[] {
  const { initContainers = [], containers } = (spec as { template: { spec: PodImages } }).template.spec;
  const used = new Set([...initContainers, ...containers].map(({ image }) => image));
  return [...images].filter((name) => name !== process.image && used.has(cloud.image(name)));
}

interface PodImages {
  readonly initContainers?: readonly { readonly image: string }[];
  readonly containers: readonly { readonly image: string }[];
}

function priorityOf({ backing }: UnitSpec, { perNode }: Process): 'node' | 'backing' | 'service' {
  return perNode ? 'node' : backing ? 'backing' : 'service';
}

function workload(
  unit: Unit,
  name: string,
  process: Process,
  waits: readonly Wait[],
  makesSecrets: boolean,
): Manifest[] {
  const { cloud, spec } = unit;
  const replicas = process.perNode ? 1 : (process.replicas ?? cloud._size.replicas);
  const objectName = partName(spec.name, name);
  const metadata = { name: objectName, namespace: cloud.namespace, labels: labels(cloud, spec.name, name) };
  const matchLabels = selectorLabels(spec.name, name);
  const selector = { matchLabels };
  const pods = (process: Process, nodes?: Nodes): PodTemplate =>
    podTemplate(unit, {
      component: name,
      runsOn: process.runsOn,
      notOn: process.notOn,
      nodes,
      priority: priorityOf(spec, process),
      makesSecrets,
      uses: process.uses,
      waitsFor: [...waits, ...(process.waitsFor ?? [])],
      before: process.prepare ?? {},
      containers: { [name]: process as Exclude<Process, { wsgi: object }>, ...process.beside },
      share: process.share,
      serviceLinks: process.serviceLinks,
      claim: process.claim,
      grace: process.grace,
      replicas,
      grows: !process.perNode,
    });
  const ports = servicePorts(process);
  const service = (suffix: string, more: object): Manifest => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { ...metadata, name: objectName + suffix },
    spec: { ...more, selector: matchLabels, ports },
  });
  // what is on every node is asked on its node: no name stands for all
  const services = ports.length === 0 || process.perNode ? [] : [service('', { type: 'ClusterIP' })];

  if (process.perNode) {
    return inGroups(cloud, spec, name, process).map((one) => daemonSet(unit, name, one, pods(one.process, one.nodes)));
  }
  const template = pods(process);
  const versioned = { ...metadata, annotations: { [CONTENT]: hash(template) } };
  const budget: Manifest[] =
    replicas > 1
      ? [{ apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata, spec: { maxUnavailable: 1, selector } }]
      : [];
  // what cannot run twice, for its name, its volume or its ports, is replaced by a Job when all is there
  if (process.claim !== undefined || process.keepsNames || (isOnHost(unit, process) && ports.length > 0)) {
    const areNamed = process.claim !== undefined || (process.keepsNames && ports.length > 0);
    const nodes = areNamed ? `${objectName}-nodes` : objectName;
    const stateful = {
      replicas,
      serviceName: nodes,
      podManagementPolicy: 'Parallel',
      updateStrategy: { type: 'OnDelete' },
      selector,
      template,
      ...(process.claim === undefined || cloud._storage.ephemeral
        ? {}
        : { volumeClaimTemplates: [claimTemplate(cloud, process.claim)] }),
    };
    return [
      { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: versioned, spec: stateful },
      // members find each other before they are ready
      ...(areNamed ? [service('-nodes', { clusterIP: 'None', publishNotReadyAddresses: true })] : []),
      ...services,
      ...budget,
    ];
  }
  const strategy = { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: versioned,
      spec: { replicas, strategy, selector, template },
    },
    ...services,
    ...budget,
  ];
}

/** One on every node. Those of a group are of the same component, and only their own DaemonSet selects them. */
function daemonSet(
  { cloud, spec }: Unit,
  component: string,
  { name, process: { update }, nodes }: Placed,
  template: PodTemplate,
): Manifest {
  const matchLabels = selectorLabels(spec.name, component);
  const group = nodes?.group && { [GROUP]: nodes.group.name };
  return {
    apiVersion: 'apps/v1',
    kind: 'DaemonSet',
    metadata: {
      name: partName(spec.name, name),
      namespace: cloud.namespace,
      labels: { ...labels(cloud, spec.name, component), ...group },
      annotations: { [CONTENT]: hash(template) },
    },
    spec: {
      // a selector cannot change: that of the others leaves groups out before there are any
      selector: group
        ? { matchLabels: { ...matchLabels, ...group } }
        : { matchLabels, matchExpressions: [{ key: GROUP, operator: 'DoesNotExist' }] },
      ...(update === 'OnDelete' ? { updateStrategy: { type: update } } : update && { minReadySeconds: update.seconds }),
      template,
    },
  };
}

function servicePorts(process: Process): object[] {
  return allPortsOf(process).map(({ name, port, protocol }) => ({
    name,
    port,
    targetPort: name,
    ...(protocol && { protocol }),
  }));
}

function claimTemplate(cloud: Cloud, claim: Claim): object {
  return { metadata: { name: claim.name }, spec: claimSpec(cloud, claim.size) };
}

function claimSpec(cloud: Cloud, size: string): PersistentVolumeClaimSpec {
  return sorted<PersistentVolumeClaimSpec>({
    accessModes: ['ReadWriteOnce'],
    storageClassName: cloud._storage.className,
    resources: { requests: { storage: size } },
  });
}

/** A volume that is no replica's: tasks mount it by its name. */
export function volumeClaim(cloud: Cloud, unit: string, { name, size }: Claim): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name, namespace: cloud.namespace, labels: labels(cloud, unit) },
    spec: claimSpec(cloud, size),
  };
}

/** The size of a volume, as a user writes it. */
export function checkSize(path: readonly string[], size: string): string {
  const [, number, unit] = /^([0-9]+)([A-Za-z]+)$/.exec(checked('VolumeSize', size, path)) ?? [];
  const bytes = Number(number) * BYTES[unit];
  if (bytes < SMALLEST || bytes > LARGEST) {
    fail(path, `"${size}" is out of range: use 1Gi, of which a new server takes hundreds of Mi, to 64Ti`);
  }
  return size;
}

const BYTES: Readonly<Record<string, number>> = { M: 1e6, G: 1e9, T: 1e12, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const SMALLEST = 1e9;
const LARGEST = 64 * 2 ** 40;
