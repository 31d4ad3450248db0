/** A unit and its pods on their way from data to objects. */
import type { Construct } from 'constructs';
import type { Text } from '../oslo/ini';
import type { Cloud, Group } from './cloud';
import type { MadeFile } from './config';
import type { IReference } from './connections';
import type { Beside, Process, Program, Role, UnitSpec, Wait } from './spec';

/** What all pods of a unit have in common. */
export interface Unit {
  readonly scope: Construct;
  readonly cloud: Cloud;
  readonly spec: UnitSpec;
  readonly files: ReadonlyMap<string, MadeFile>;
  readonly hostNetwork: boolean;
  /** Names of the Kolla images that its containers turned out to need. */
  readonly images: Set<string>;
}

/** A pod as data: what runs before, and what runs. */
export interface Pod {
  readonly component: string;
  readonly runsOn: readonly Role[];
  readonly notOn?: readonly Role[];
  /** Which of the nodes of its roles, where not all. */
  readonly nodes?: Nodes;
  readonly priority: Priority;
  /** Whether the unit's Secrets are created here, before all else. */
  readonly makesSecrets: boolean;
  readonly uses?: readonly IReference[];
  readonly waitsFor: readonly Wait[];
  readonly before: Readonly<Record<string, Program>>;
  readonly containers: Readonly<Record<string, PodProgram>>;
  readonly share?: Process['share'];
  readonly serviceLinks?: boolean;
  readonly claim?: Process['claim'];
  readonly grace?: number;
  readonly replicas: number;
  /** Whether it needs more in a larger cloud: not a task, nor what does its work on every node. */
  readonly grows?: boolean;
  /** The component of the unit on whose nodes it runs. */
  readonly near?: string;
  readonly restartPolicy?: 'Never' | 'OnFailure';
  /** The ServiceAccount, where it is not the one that its waits or Secrets need. */
  readonly account?: string;
}

/** The nodes of a group or of none, but for those that others of the same component run on. */
export interface Nodes {
  readonly group?: Group;
  readonly without: readonly Group[];
}

/** What runs in a pod: a process, or what is beside it. */
export type PodProgram = Program & Beside & Partial<Pick<Process, 'port' | 'logs'>>;

/** Who goes first when a node is short of room: agents that carry the network of servers, then what others need. */
export type Priority = 'node' | 'backing' | 'service';

/** Plain JSON with Kubernetes' own names. */
export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: { [field: string]: unknown };
}

/** Environment by variable. */
export type Environment = Readonly<Record<string, Text>>;

/** Whether a pod shares the network of its node, and with it the node's ports. */
export function isOnHost({ hostNetwork }: Pick<Unit, 'hostNetwork'>, { share = [] }: Pick<Pod, 'share'>): boolean {
  return hostNetwork || share.includes('hostNetwork');
}
