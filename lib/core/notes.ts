/**
 * What the units of a namespace note of themselves, for what concerns them all together: NetworkPolicies, the level
 * of the namespace, the images that are used, where shared objects stand. It is kept per app (by the root of the
 * construct tree, weakly) and read when manifests are made, when all units are there.
 */
import type { Construct, IConstruct } from 'constructs';
import type { Cloud } from './cloud';
import type { UnitSpec } from './spec';

/** A unit that was built. */
export interface Note {
  readonly cloud: Cloud;
  readonly spec: UnitSpec;
  readonly hostNetwork: boolean;
  /** Names of the images of all its containers, those of the engine included. */
  readonly images: ReadonlySet<string>;
}

interface Namespace {
  /** The chart in which the objects stand that all units share: of the unit that needed one first. */
  home?: Construct;
  readonly units: Note[];
}

const apps = new WeakMap<IConstruct, Map<string, Namespace>>();

export function note(scope: Construct, unit: Note): void {
  namespaceOf(scope, unit.cloud).units.push(unit);
}

/** All units of the cloud's namespace in the app of a construct. */
export function unitsOf(scope: Construct, cloud: Cloud): readonly Note[] {
  return namespaceOf(scope, cloud).units;
}

/** All units of all clouds in the app of a construct. */
export function allUnits({ node: { root } }: IConstruct): readonly Note[] {
  return [...(apps.get(root)?.values() ?? [])].flatMap(({ units }) => units);
}

/** Names the construct under which the shared objects of the cloud's namespace stand. */
export function shareIn(scope: Construct, cloud: Cloud): Construct {
  return (namespaceOf(scope, cloud).home ??= scope);
}

function namespaceOf({ node: { root } }: Construct, { namespace }: Cloud): Namespace {
  const namespaces = apps.get(root) ?? new Map<string, Namespace>();
  apps.set(root, namespaces);
  const known = namespaces.get(namespace) ?? { units: [] };
  namespaces.set(namespace, known);
  return known;
}
