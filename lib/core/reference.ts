/** What units say of each other, whatever they are: when something can be reached, and where it listens. */

/** Something to wait for, as `files/wait.py` takes it. */
export type Wait =
  | `job/${string}`
  | `task/${string}/${string}`
  | `service/${string}`
  | `pod/${string}/${string}`
  | `node-pod/${string}/${string}`
  | `rollout/${string}/${string}@${string}`
  | `wanted/${string}/${string}`
  | `socket:${string}`
  | `tcp:${string}:${number}`;

/** Where something listens: a process of the cloud, or a host elsewhere. */
export type Peer =
  | { readonly unit: string; readonly process: string; readonly port: number }
  | { readonly host: string; readonly port: number };

/** What a unit can be connected with. Waits, NetworkPolicies and health checks follow from it. */
export interface IReference {
  /** What holds when it can be reached. @internal */
  readonly _waitsFor: Wait[];
  /** Where it listens. @internal */
  readonly _peers: Peer[];
}
