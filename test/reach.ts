/** What NetworkPolicies let through, as Kubernetes reads them. @see networking.k8s.io/v1 NetworkPolicySpec */
import { type Manifest, podTemplate } from './manifests';

type Labels = Readonly<Record<string, string>>;

interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { key: string; operator: 'In'; values: readonly string[] }[];
}

interface Rule {
  readonly ports?: readonly { port: number; protocol: string }[];
  readonly from?: readonly { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: { cidr: string } }[];
}

export interface Policy {
  readonly podSelector: Selector;
  readonly ingress: readonly Rule[];
}

/** Where a connection comes from: a pod of the same namespace by its labels, or the addresses of a node. */
export interface Source {
  readonly labels?: Labels;
  readonly nodes?: readonly string[];
}

/** A pod that is not the cloud's. */
export const STRANGER: Source = {};

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key]))
  );
}

/** The policies of incoming connections that hold for the pods of a workload. */
export function policiesOf(objects: readonly Manifest[], owner: Manifest): Policy[] {
  const labels = podTemplate(owner)?.metadata.labels ?? {};
  return objects
    .filter(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.namespace === owner.metadata.namespace)
    .map(({ spec }) => ({ ingress: [], ...spec }) as unknown as Policy)
    .filter(({ podSelector }) => selects(podSelector, labels));
}

/** Whether a connection gets through: what no policy holds for is open, else one has to let it in. */
export function reaches(policies: readonly Policy[], source: Source, port: number, protocol = 'TCP'): boolean {
  const rules = policies.flatMap(({ ingress }) => ingress);
  return (
    policies.length === 0 ||
    rules.some(
      ({ ports, from }) =>
        (ports === undefined || ports.some((one) => one.port === port && one.protocol === protocol)) &&
        (from === undefined || from.some((one) => comesFrom(one, source))),
    )
  );
}

function comesFrom({ podSelector, ipBlock }: NonNullable<Rule['from']>[number], { labels, nodes }: Source): boolean {
  if (ipBlock !== undefined) return nodes?.includes(ipBlock.cidr) ?? false;
  return nodes === undefined && labels !== undefined && podSelector !== undefined && selects(podSelector, labels);
}
