import { Lazy } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { labels, object } from './k8s';
import { isOnHost } from './model';
import { rollTask } from './names';
import { type Note, unitsOf } from './notes';
import { programsIn } from './policies';

/**
 * What the namespace's own Pod Security level cannot say (ValidatingAdmissionPolicy, Kubernetes 1.30):
 *
 * - Agents need a level that admits everything. All other pods are still held to the restricted standard, and an
 *   agent has to come from a controller: nobody who may make a pod makes one that passes for an agent.
 * - What makes the cloud's Secrets may make those and no others, of no other type: a Secret of the type
 *   service-account-token would get the token of any ServiceAccount in it.
 */
export function admissionPolicies(scope: Construct, cloud: Cloud): void {
  const units = (): readonly Note[] => unitsOf(scope, cloud);
  policy(scope, cloud, 'restricted', {
    resources: { pods: ['CREATE', 'UPDATE'], 'pods/ephemeralcontainers': ['UPDATE'] },
    variables: [
      {
        name: 'agent',
        expression: lazily(() => `${nameOf('object')} in ${list(agents(units()))}`),
      },
      // labels and finalizers may change; what a pod may is settled, but for containers for debugging
      { name: 'settled', expression: "request.operation == 'UPDATE' && request.subResource == ''" },
      { name: 'controller', expression: `request.userInfo.username in ${list(CONTROLLERS)}` },
    ],
    validations: [
      {
        expression: `!variables.agent || variables.controller || (request.operation == 'UPDATE' && ${nameOf('oldObject')} == ${nameOf('object')})`,
        message: 'pods of agents are made by the controllers of their DaemonSets, StatefulSets, Deployments and Jobs',
      },
      ...RESTRICTED.map(({ expression, message }) => ({
        expression: `variables.agent || variables.settled || (${expression})`,
        message,
      })),
    ],
  });
  policy(scope, cloud, 'secrets', {
    resources: { secrets: ['CREATE'] },
    matchConditions: [
      {
        name: 'by-setup',
        expression: `request.userInfo.username == 'system:serviceaccount:${cloud.namespace}:openstack-setup'`,
      },
    ],
    validations: [
      {
        expression: lazily(() => `object.type == 'Opaque' && object.metadata.name in ${list(secrets(units()))}`),
        message: "openstack-setup makes the cloud's own Secrets, of the type Opaque, and no others",
      },
    ],
  });
}

interface Rules {
  /** The operations by resource. */
  readonly resources: Readonly<Record<string, readonly string[]>>;
  readonly matchConditions?: readonly object[];
  readonly variables?: readonly object[];
  readonly validations: readonly object[];
}

/** A policy and its binding: both are cluster-wide, and bound to the namespace. */
function policy(scope: Construct, cloud: Cloud, what: string, { resources, ...rules }: Rules): void {
  const resourceRules = Object.entries(resources).map(([resource, operations]) => ({
    apiGroups: [''],
    apiVersions: ['v1'],
    operations,
    resources: [resource],
  }));
  const metadata = { name: `${cloud.namespace}-${what}`, labels: labels(cloud, 'openstack') };
  object(scope, `admission-${what}`, {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicy',
    metadata,
    spec: {
      failurePolicy: 'Fail',
      matchConstraints: { resourceRules },
      ...rules,
    },
  });
  object(scope, `admission-${what}-binding`, {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicyBinding',
    metadata,
    spec: {
      policyName: metadata.name,
      validationActions: ['Deny'],
      matchResources: { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': cloud.namespace } } },
    },
  });
}

/** Who makes pods in the name of others: the controllers, each by itself or all as one. */
const CONTROLLERS = [
  ...['daemon-set', 'replicaset', 'statefulset', 'job'].map(
    (name) => `system:serviceaccount:kube-system:${name}-controller`,
  ),
  'system:kube-controller-manager',
];

/** `unit/component` of all kinds of pods that need more than the restricted standard gives. */
function agents(units: readonly Note[]): string[] {
  return units.flatMap((unit) =>
    Object.entries(programsIn(unit.spec))
      .filter(
        ([, { programs, share }]) =>
          unit.cloud.start === 'kolla' ||
          isOnHost(unit, { share }) ||
          (share ?? []).some((one) => one.startsWith('host')) ||
          programs.some(({ rights, mounts = [] }) => rights !== undefined || mounts.some((mount) => 'host' in mount)),
      )
      .flatMap(([component]) => [component, rollTask(unit.spec.name, component)])
      .map((component) => `${unit.spec.name}/${component}`),
  );
}

function secrets(units: readonly Note[]): string[] {
  return units.flatMap(({ spec }) => (spec.secrets ?? []).map(({ name }) => name));
}

/** `unit/component` of a pod, in CEL. */
function nameOf(pod: 'object' | 'oldObject'): string {
  const label = (name: string): string =>
    `(has(${pod}.metadata.labels) && '${name}' in ${pod}.metadata.labels ? ${pod}.metadata.labels['${name}'] : '')`;
  return `${label('app.kubernetes.io/name')} + '/' + ${label('app.kubernetes.io/component')}`;
}

function list(values: readonly string[]): string {
  return `[${[...new Set(values)]
    .sort()
    .map((value) => `'${value}'`)
    .join(', ')}]`;
}

function lazily(produce: () => string): unknown {
  return Lazy.any({ produce });
}

const KINDS = ['containers', 'initContainers', 'ephemeralContainers'];

/** Holds for all containers of a pod, of any kind. */
function everyContainer(condition: string): string {
  return KINDS.map((kind) => `(!has(object.spec.${kind}) || object.spec.${kind}.all(c, ${condition}))`).join(' && ');
}

const CONTEXT = 'has(c.securityContext)';
const POD_CONTEXT = 'has(object.spec.securityContext)';

/** Volumes of the restricted standard. */
const VOLUMES = [
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
];

/** @see https://kubernetes.io/docs/concepts/security/pod-security-standards/#restricted */
const RESTRICTED: readonly { readonly expression: string; readonly message: string }[] = [
  {
    expression: ['hostNetwork', 'hostPID', 'hostIPC']
      .map((field) => `(!has(object.spec.${field}) || !object.spec.${field})`)
      .join(' && '),
    message: 'a pod that is no agent shares nothing with its node',
  },
  {
    expression: `!has(object.spec.volumes) || object.spec.volumes.all(v, ${VOLUMES.map((type) => `has(v.${type})`).join(' || ')})`,
    message: `a pod that is no agent mounts ${VOLUMES.join(', ')} alone`,
  },
  {
    expression: `!${POD_CONTEXT} || !has(object.spec.securityContext.sysctls) || object.spec.securityContext.sysctls.size() == 0`,
    message: 'a pod that is no agent sets no sysctls',
  },
  {
    expression: everyContainer(
      `!${CONTEXT} || !has(c.securityContext.procMount) || c.securityContext.procMount == 'Default'`,
    ),
    message: 'a container of no agent has the usual /proc',
  },
  {
    expression: everyContainer(
      `${CONTEXT} && has(c.securityContext.allowPrivilegeEscalation) && !c.securityContext.allowPrivilegeEscalation && !(has(c.securityContext.privileged) && c.securityContext.privileged)`,
    ),
    message: 'a container of no agent gains no privileges: allowPrivilegeEscalation: false',
  },
  {
    expression: everyContainer(
      `${CONTEXT} && has(c.securityContext.capabilities) && has(c.securityContext.capabilities.drop) && 'ALL' in c.securityContext.capabilities.drop && (!has(c.securityContext.capabilities.add) || c.securityContext.capabilities.add.all(one, one == 'NET_BIND_SERVICE'))`,
    ),
    message: 'a container of no agent drops all capabilities',
  },
  {
    expression: everyContainer(
      `(${CONTEXT} && has(c.securityContext.runAsNonRoot) ? c.securityContext.runAsNonRoot : ${POD_CONTEXT} && has(object.spec.securityContext.runAsNonRoot) && object.spec.securityContext.runAsNonRoot) && !(${CONTEXT} && has(c.securityContext.runAsUser) && c.securityContext.runAsUser == 0) && !(${POD_CONTEXT} && has(object.spec.securityContext.runAsUser) && object.spec.securityContext.runAsUser == 0)`,
    ),
    message: 'a container of no agent does not run as root: runAsNonRoot: true',
  },
  {
    expression: everyContainer(
      `(${CONTEXT} && has(c.securityContext.seccompProfile) ? c.securityContext.seccompProfile.type : ${POD_CONTEXT} && has(object.spec.securityContext.seccompProfile) ? object.spec.securityContext.seccompProfile.type : '') in ['RuntimeDefault', 'Localhost']`,
    ),
    message: 'a container of no agent has the seccomp profile RuntimeDefault',
  },
  {
    expression: ['containers', 'initContainers']
      .map(
        (kind) =>
          `(!has(object.spec.${kind}) || object.spec.${kind}.all(c, !has(c.ports) || c.ports.all(p, !has(p.hostPort) || p.hostPort == 0)))`,
      )
      .join(' && '),
    message: 'a container of no agent takes no port of its node',
  },
];
