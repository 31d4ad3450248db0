import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { checked } from './check';
import { makeFile } from './config';
import { fail } from './errors';
import { k8s, labels, type Manifest, object, quantity, selectorLabels } from './k8s';
import { logShipperConfig } from './logging';
import { hash, partName } from './names';
import { portsOf } from './container';
import { isOnHost, podTemplate, type Unit } from './pod';
import type { Claim, Process, Task, UnitSpec, Wait } from './spec';

/** What of a unit is set where it is used. */
export interface UnitOptions {
  readonly hostNetwork?: boolean;
  readonly replicas?: number;
}

/** The objects of a unit by kind and name, `Deployment/keystone-api`: the points where a patch can be put. */
export type UnitObjects = Record<string, ApiObject>;

/** Makes all objects of a unit. */
export function buildUnit(scope: Construct, cloud: Cloud, spec: UnitSpec, options: UnitOptions = {}): UnitObjects {
  const logs = Object.values(spec.processes ?? {}).some((process) => process.logs !== undefined);
  const files = Object.entries(spec.files ?? {}).map(([name, file]) => makeFile(scope, cloud, spec.name, name, file));
  if (logs && cloud._props.logging !== undefined) files.push(logShipperConfig(scope, cloud));
  const unit: Unit = {
    scope,
    cloud,
    spec,
    files: new Map(files.map((file) => [file.name, file])),
    hostNetwork: options.hostNetwork ?? cloud.hostNetwork,
  };
  const objects: UnitObjects = {};
  const add = (manifest: Manifest): void => {
    const { kind, metadata } = manifest;
    objects[`${kind}/${metadata.name}`] = object(scope, `${kind}-${metadata.name}`.toLowerCase(), manifest);
  };

  const generates = cloud._props.secrets !== 'existing' && (spec.secrets ?? []).length > 0;
  const [before, after] = [false, true].map((late) =>
    (spec.tasks ?? []).filter((task) => (task.afterProcesses ?? false) === late),
  );
  const jobs: Wait[] = [];
  for (const task of before) {
    const job = taskJob(unit, task, jobs, generates && jobs.length === 0);
    add(job);
    jobs.push(`job/${job.metadata.name}`);
  }
  for (const [name, process] of Object.entries(spec.processes ?? {})) {
    for (const manifest of workload(unit, name, process, jobs, generates && before.length === 0, options))
      add(manifest);
  }
  const up = Object.entries(spec.processes ?? {})
    .filter(([, process]) => process.port !== undefined)
    .map(([name]): Wait => `service/${partName(spec.name, name)}`);
  for (const task of after) add(taskJob(unit, task, up, false));
  return objects;
}

/**
 * The Job of a task. Its name ends in a hash of all that it does, so that a changed task is a new Job and
 * an unchanged one a no-op of `kubectl apply`. It goes on trying for many hours: what it needs may come late.
 */
function taskJob(unit: Unit, task: Task, waitsFor: readonly Wait[], makesSecrets: boolean): Manifest {
  const { cloud, spec } = unit;
  const steps = Object.entries(task.steps);
  const template = podTemplate(unit, {
    component: task.name,
    runsOn: ['control'],
    makesSecrets,
    waitsFor: [...waitsFor, ...(task.waitsFor ?? [])],
    before: Object.fromEntries(steps.slice(0, -1)),
    containers: Object.fromEntries(steps.slice(-1)),
    replicas: 1,
    // all steps again, in a new pod: an earlier one may mend what a later one stumbles over
    restartPolicy: 'Never',
  });
  const name = `${partName(spec.name, task.name)}-${hash(template)}`;
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name, namespace: cloud.namespace, labels: labels(cloud, spec.name, task.name) },
    spec: { backoffLimit: 100, template },
  };
}

function workload(
  unit: Unit,
  name: string,
  process: Process,
  jobs: readonly Wait[],
  makesSecrets: boolean,
  options: UnitOptions,
): Manifest[] {
  const { cloud, spec } = unit;
  const replicas = process.replicas ?? options.replicas ?? cloud._size.replicas;
  const objectName = partName(spec.name, name);
  const metadata = { name: objectName, namespace: cloud.namespace, labels: labels(cloud, spec.name, name) };
  const matchLabels = selectorLabels(spec.name, name);
  const selector = { matchLabels };
  const template = podTemplate(unit, {
    component: name,
    runsOn: process.runsOn,
    makesSecrets,
    waitsFor: [...jobs, ...(process.waitsFor ?? [])],
    before: process.prepare ?? {},
    containers: { [name]: process, ...process.beside },
    share: process.share,
    claim: process.claim,
    grace: process.grace,
    replicas,
  });
  const ports = servicePorts(process);
  const service = (suffix: string, more: object): Manifest => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { ...metadata, name: objectName + suffix },
    spec: { ...more, selector: matchLabels, ports },
  });
  const services = ports.length === 0 ? [] : [service('', { type: 'ClusterIP' })];

  if (process.perNode) {
    return [{ apiVersion: 'apps/v1', kind: 'DaemonSet', metadata, spec: { selector, template } }, ...services];
  }
  const budget: Manifest[] =
    replicas > 1
      ? [{ apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata, spec: { maxUnavailable: 1, selector } }]
      : [];
  if (process.claim !== undefined) {
    const stateful = {
      replicas,
      serviceName: `${objectName}-nodes`,
      podManagementPolicy: 'Parallel',
      selector,
      template,
      ...(cloud._props.storage?.ephemeral ? {} : { volumeClaimTemplates: [claimTemplate(cloud, process.claim)] }),
    };
    // members find each other before they are ready
    const nodes = service('-nodes', { clusterIP: 'None', publishNotReadyAddresses: true });
    return [{ apiVersion: 'apps/v1', kind: 'StatefulSet', metadata, spec: stateful }, nodes, ...services, ...budget];
  }
  // two pods cannot listen on one port of a node: the old one goes first
  const rollingUpdate = isOnHost(unit, process)
    ? { maxSurge: 0, maxUnavailable: 1 }
    : { maxSurge: 1, maxUnavailable: 0 };
  const strategy = { type: 'RollingUpdate', rollingUpdate };
  return [
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec: { replicas, strategy, selector, template } },
    ...services,
    ...budget,
  ];
}

function servicePorts(process: Process): object[] {
  return portsOf(process).map(({ name, port, protocol }) => ({
    name,
    port,
    targetPort: name,
    ...(protocol && { protocol }),
  }));
}

function claimTemplate(cloud: Cloud, claim: Claim): object {
  const spec = k8s.toJson_PersistentVolumeClaimSpec({
    accessModes: ['ReadWriteOnce'],
    storageClassName: cloud._props.storage?.className,
    resources: { requests: { storage: quantity(claim.size) } },
  });
  return { metadata: { name: claim.name }, spec };
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
