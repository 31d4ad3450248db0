/**
 * What a unit is, as plain data: read this first.
 *
 * A service is a function from its props to a `ServiceSpec`; a backing service to a `UnitSpec`. The engine
 * (`service.ts` lowers the first to the second, `unit.ts` makes the objects) never names a service. What
 * cuts through all units (start mode, host network, logging, images, size) is not here: it is a policy of
 * the `Cloud`, applied by the engine.
 */
import type { Ini, SecretKey, Text } from '../oslo/ini';
import type { KollaUser } from './kolla';

/** Scripts of `lib/files` that run in containers. */
export type Script = 'wait' | 'secrets' | 'database' | 'render' | 'register';

/** Which nodes: the label of a role is set per cloud. */
export type Role = 'control' | 'compute' | 'network' | 'storage';

export interface UnitSpec {
  /** OpenStack's, or the software's, own name: `keystone`, `mariadb`. Objects are called `<name>-<process>`. */
  readonly name: string;
  /** The Kolla user that its containers run as. */
  readonly user: KollaUser;
  /** Secrets that belong to the unit; those that are missing are generated in the cluster. */
  readonly secrets?: readonly GeneratedSecret[];
  /** Files by name, each a ConfigMap of its own. Their names are unique in the unit, their places need not be. */
  readonly files?: Readonly<Record<string, ConfigFile>>;
  /** Runs to completion, each as a Job, before the processes start. */
  readonly tasks?: readonly Task[];
  /** What runs, by name. A process that is called like the unit gives its objects the unit's name. */
  readonly processes?: Readonly<Record<string, Process>>;
}

/** An OpenStack project: what the engine makes databases, catalog entries and users of, too. */
export interface ServiceSpec extends UnitSpec {
  /** Databases to make; the service's own user may do everything in them. See `databaseOptions`. */
  readonly databases?: readonly string[];
  readonly catalog?: readonly CatalogEntry[];
  readonly identity?: IdentitySpec;
}

/** A Secret that a container creates if it is not there; never changed afterwards. */
export interface GeneratedSecret {
  readonly name: string;
  /** A password is 40 letters and digits; a fernet key 32 random bytes in URL-safe base64. */
  readonly data: Readonly<Record<string, { generate: 'password' | 'fernet-key' | 'cookie' } | { value: string }>>;
}

export interface ConfigFile {
  /**
   * Text, or options of an oslo.config file. The secrets of options move to the environment of the
   * processes that read the file; text with secrets is rendered when a pod starts.
   */
  readonly content: Ini | Text;
  /** @default - `/etc/<unit>/<name of the file>` */
  readonly path?: string;
  /** Read by every program that does not say what it reads. @default - options are, text is not */
  readonly shared?: boolean;
}

/** A container. */
export interface Program {
  /** Name of a Kolla image. */
  readonly image: string;
  /** The command and its arguments, without a shell; with `script`, the script's arguments. */
  readonly command?: readonly string[];
  /** A script of `lib/files` instead of a program of the image; it never needs `kolla_start`. */
  readonly script?: Script;
  /** Names of the unit's files that it reads. @default - all shared ones; for a script, none */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, Text>>;
  /** Environment from fields of the pod: `{ POD_NAME: 'metadata.name' }`; `env` may refer to it as `$(POD_NAME)`. */
  readonly podFields?: Readonly<Record<string, string>>;
  /** Empty directories; `/tmp` always is one. */
  readonly writable?: readonly string[];
  readonly mounts?: readonly Mount[];
  /** More than an unprivileged container gets. */
  readonly rights?: Rights;
  /** For one worker on the smallest size. @default - those of a small daemon */
  readonly requests?: Requests;
  /** Whether the start mode `kolla` leaves out the image's own `kolla_extend_start`. */
  readonly skipExtendStart?: boolean;
}

export interface Requests {
  /** Thousandths of a core. */
  readonly cpu: number;
  /** MiB. */
  readonly memory: number;
}

/** Something at a path in a container: a Secret, a directory of the node, of the pod, or of its claim. */
export type Mount = { readonly path: string; readonly readOnly?: boolean } & (
  | { readonly secret: string }
  | { readonly host: string; readonly propagation?: 'Bidirectional' | 'HostToContainer'; readonly create?: boolean }
  | { readonly shared: string }
  | { readonly claim: string }
);

/** Every exception to the restricted Pod Security Standard, with its reason. */
export interface Rights {
  readonly reason: string;
  readonly root?: boolean;
  readonly privileged?: boolean;
  readonly capabilities?: readonly string[];
  readonly writableRoot?: boolean;
}

/** How to tell that a container works. */
export type Health = { readonly http: string } | { readonly tcp: number } | { readonly exec: readonly string[] };

export interface Process extends Program {
  /** The nodes that have one of these roles. */
  readonly runsOn: readonly Role[];
  /** One on every such node (DaemonSet). */
  readonly perNode?: boolean;
  /** @default - by the cloud's size */
  readonly replicas?: number;
  /** Listening port; it gives the process a Service. */
  readonly port?: number;
  /** More ports of the Service, by name. */
  readonly ports?: Readonly<Record<string, number | `${number}/udp`>>;
  readonly health?: Health;
  /** It logs as oslo.log does, so that its log can be shipped. */
  readonly logs?: 'oslo';
  /** A volume for each replica (StatefulSet), with stable names of the pods. */
  readonly claim?: Claim;
  /** More containers of the same pod, by name. */
  readonly beside?: Readonly<Record<string, Program & { readonly health?: Health }>>;
  /** One-shot containers before it, in order, at each start of the pod. */
  readonly prepare?: Readonly<Record<string, Program>>;
  /** Namespaces of the node or, for process ids, of the pod. */
  readonly share?: readonly ('hostNetwork' | 'hostPID' | 'hostIPC' | 'podPID')[];
  readonly waitsFor?: readonly Wait[];
  /** Seconds it gets to end. @default 30 */
  readonly grace?: number;
}

export interface Claim {
  /** Programs mount it by this name. */
  readonly name: string;
  /** A Kubernetes quantity: `10Gi`. */
  readonly size: string;
}

export interface Task {
  readonly name: string;
  /** Containers in order, each after the one before has succeeded. */
  readonly steps: Readonly<Record<string, Program>>;
  /** Also what must hold before it starts. */
  readonly waitsFor?: readonly Wait[];
  /** The processes do not wait for it; it waits for them instead. */
  readonly afterProcesses?: boolean;
}

/** Something to wait for, as `files/wait.py` takes it. */
export type Wait =
  | `job/${string}`
  | `service/${string}`
  | `node-pod/${string}=${string}`
  | `socket:${string}`
  | `tcp:${string}:${number}`;

export interface CatalogEntry {
  /** Service type: `identity`, `image`. @see https://service-types.openstack.org */
  readonly type: string;
  /** @default - the unit's name */
  readonly name?: string;
  /** The process that answers. */
  readonly process: string;
  /** Behind host and port: `/v2.1`. */
  readonly path?: string;
  /** Port on every node where the cloud is exposed by node ports. */
  readonly nodePort: number;
}

/** What must be in Keystone beside the catalog; `files/register.py` sees to it. */
export interface IdentitySpec {
  /** A user of the service's name with these roles in the project `service`; see `serviceUserPassword`. */
  readonly userRoles?: readonly string[];
  /** Roles that the service brings. */
  readonly roles?: readonly string[];
  /** The catalog is there already, and Keystone can be asked only when the unit's own processes run. */
  readonly isKeystone?: boolean;
}

export type { Ini, SecretKey, Text };
