/** Checks of all objects together: what no single unit can know. */
import type { Problem } from './errors';
import type { Manifest } from './k8s';

/** Everything that is wrong with the objects as a whole. */
export function checkObjects(objects: readonly Manifest[]): Problem[] {
  return [
    ...duplicates(objects),
    ...dangling(objects),
    ...clashingPorts(objects),
    ...clashingNodePorts(objects),
    ...sharedNodes(objects),
  ];
}

const CLUSTER_SCOPED = new Set([
  'Namespace',
  'ClusterRole',
  'ClusterRoleBinding',
  'StorageClass',
  'PersistentVolume',
  'PriorityClass',
  'ValidatingAdmissionPolicy',
  'ValidatingAdmissionPolicyBinding',
]);

function key({ kind, metadata }: Manifest): string {
  return CLUSTER_SCOPED.has(kind)
    ? `${kind}/${metadata.name}`
    : `${metadata.namespace ?? 'default'}/${kind}/${metadata.name}`;
}

function duplicates(objects: readonly Manifest[]): Problem[] {
  const seen = new Map<string, Manifest>();
  return objects.flatMap((object) => {
    const id = key(object);
    const first = seen.get(id);
    seen.set(id, object);
    // what a namespace shares may be made by two apps' worth of charts, and is the same
    if (first === undefined || JSON.stringify(first) === JSON.stringify(object)) return [];
    const { namespace = 'default', name } = object.metadata;
    return [
      {
        path: [`${object.kind} ${name}`],
        message: `is there twice in the namespace "${namespace}"; give one of the clouds or charts another namespace`,
      },
    ];
  });
}

interface PodSpec {
  readonly hostNetwork?: boolean;
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly serviceAccountName?: string;
  readonly affinity?: { readonly nodeAffinity?: { requiredDuringSchedulingIgnoredDuringExecution: NodeSelector } };
  readonly volumes?: readonly {
    hostPath?: { path: string };
    projected?: { sources: { configMap?: { name: string } }[] };
    configMap?: { name: string };
  }[];
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
}

interface NodeSelector {
  readonly nodeSelectorTerms: readonly {
    matchExpressions: readonly { key: string; operator: string; values?: string[] }[];
  }[];
}

interface Container {
  readonly name: string;
  readonly args?: readonly string[];
  readonly ports?: readonly { containerPort: number; protocol?: string }[];
}

function podSpec(object: Manifest): PodSpec | undefined {
  interface Template {
    readonly template?: { readonly spec: PodSpec };
  }
  const { template, jobTemplate } = (object.spec ?? {}) as Template & { readonly jobTemplate?: { spec: Template } };
  return (template ?? jobTemplate?.spec.template)?.spec;
}

/** ConfigMaps, ServiceAccounts, Jobs and Services that a pod names must be among the objects. */
function dangling(objects: readonly Manifest[]): Problem[] {
  const there = new Set(objects.map(key));
  return objects.flatMap((object) => {
    const spec = podSpec(object);
    const managed = (object.metadata.labels as Record<string, string> | undefined)?.['app.kubernetes.io/managed-by'];
    if (spec === undefined || managed !== 'cdk8s-openstack') return [];
    const namespace = object.metadata.namespace ?? 'default';
    const maps = (spec.volumes ?? []).flatMap((volume) => [
      ...(volume.configMap === undefined ? [] : [volume.configMap.name]),
      ...(volume.projected?.sources ?? []).flatMap((source) => source.configMap?.name ?? []),
    ]);
    const waits = (spec.initContainers ?? []).filter(({ name }) => name === 'wait').flatMap(({ args = [] }) => args);
    const wanted = [
      // the cluster makes this one in every namespace
      ...maps.filter((name) => name !== 'kube-root-ca.crt').map((name) => `ConfigMap/${name}`),
      ...(spec.serviceAccountName === undefined ? [] : [`ServiceAccount/${spec.serviceAccountName}`]),
      ...waits.filter((wait) => wait.startsWith('job/')).map((wait) => `Job/${wait.slice('job/'.length)}`),
      ...waits.filter((wait) => wait.startsWith('service/')).map((wait) => `Service/${wait.slice('service/'.length)}`),
    ];
    return wanted
      .filter((reference) => !there.has(`${namespace}/${reference}`))
      .map((reference) => ({
        path: [`${object.kind} ${object.metadata.name}`],
        message: `needs ${reference.replace('/', ' ')}, which is not in the namespace "${namespace}"; use a construct of the same cloud, or one made by fromExisting`,
      }));
  });
}

type Labels = Readonly<Record<string, string | undefined>>;

/** Two workloads that may be on one node's network cannot listen on the same port. */
function clashingPorts(objects: readonly Manifest[]): Problem[] {
  const taken = new Map<string, { name: string; process: string }>();
  return objects.flatMap((object) => {
    const spec = podSpec(object);
    if (spec?.hostNetwork !== true || object.kind === 'Job') return [];
    const { namespace, name: own, labels = {} } = object.metadata;
    const name = `${object.kind} ${namespace}/${own}`;
    // a process that differs by groups of nodes is on each node once
    const parts = ['name', 'component'].map((key) => (labels as Labels)[`app.kubernetes.io/${key}`] ?? own);
    const process = [namespace, ...parts].join('/');
    return [...spec.containers, ...(spec.initContainers ?? [])]
      .flatMap(({ ports = [] }) => ports.map((one) => `${one.containerPort}${one.protocol === 'UDP' ? '/udp' : ''}`))
      .flatMap((port) => {
        const place = `${JSON.stringify(spec.nodeSelector ?? {})} ${port}`;
        const other = taken.get(place);
        taken.set(place, { name, process });
        return other === undefined || other.process === process
          ? []
          : [
              {
                path: [name],
                message: `listens on port ${port} of the nodes' network, as ${other.name} does; take one off the host network or onto other nodes`,
              },
            ];
      });
  });
}

/** A node port is the whole cluster's. */
function clashingNodePorts(objects: readonly Manifest[]): Problem[] {
  const taken = new Map<number, string>();
  return objects.flatMap(({ kind, metadata, spec = {} }) => {
    const { ports = [] } = (kind === 'Service' ? spec : {}) as { ports?: { nodePort?: number }[] };
    const name = `Service ${metadata.namespace}/${metadata.name}`;
    return ports.flatMap(({ nodePort }): Problem[] => {
      const other = nodePort === undefined ? undefined : taken.get(nodePort);
      if (nodePort !== undefined) taken.set(nodePort, other ?? name);
      if (other === undefined) return [];
      const message = `takes port ${nodePort} of every node, as ${other} does; set services.<service>.processes.<process>.nodePort in one of the clouds`;
      return [{ path: [name], message }];
    });
  });
}

/** Agents of two clouds cannot be on one node: they would share its directories, its bridges and its ports. */
function sharedNodes(objects: readonly Manifest[]): Problem[] {
  const agents = objects.flatMap((object) => {
    const spec = object.kind === 'DaemonSet' ? podSpec(object) : undefined;
    const paths = spec?.volumes?.flatMap(({ hostPath }) => hostPath?.path ?? []) ?? [];
    if (spec === undefined || paths.length === 0) return [];
    return labelsOf(spec).map((label) => ({ cloud: object.metadata.namespace ?? 'default', label, paths }));
  });
  const first = new Map([...agents].reverse().map((agent) => [agent.label, agent.cloud]));
  const clashing = agents.filter(({ cloud, label }) => first.get(label) !== cloud);
  return [...new Set(clashing.map(({ cloud }) => cloud))].map((cloud) => {
    const own = clashing.filter((agent) => agent.cloud === cloud);
    const labels = new Set(own.map(({ label }) => label));
    const paths = new Set(own.flatMap((agent) => agent.paths));
    return {
      path: [`namespace ${cloud}`],
      message: `has agents on the nodes with the label ${[...labels].sort().join(' and ')}, as "${first.get(own[0].label)}" has: both would use ${[...paths].sort().join(', ')} there; give the roles of one of them labels of its own (roles.compute.label, roles.network.label)`,
    };
  });
}

/** The labels by which nodes are chosen. */
function labelsOf({ nodeSelector = {}, affinity }: PodSpec): string[] {
  const terms = affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms ?? [];
  const wanted = terms.flatMap(({ matchExpressions }) => matchExpressions.filter(({ operator }) => operator === 'In'));
  return [
    ...Object.entries(nodeSelector).map((pair) => pair.join('=')),
    ...wanted.flatMap(({ key: name, values = [] }) => values.map((value) => `${name}=${value}`)),
  ];
}
