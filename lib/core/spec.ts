/**
 * What a unit is, as plain data: read this first.
 *
 * A service is a function from its props to a `ServiceSpec`; a backing service to a `UnitSpec`. The engine
 * (`service.ts` lowers the first to the second, `unit.ts` makes the objects) never names a service. What
 * cuts through all units (start mode, host network, logging, images, size, who may reach whom) is not here: it is
 * a policy of the `Cloud`, applied by the engine.
 */
import type { Ini, SecretKey, Text } from '../oslo/ini';
import type { KollaUser } from './kolla';
import type { Layer } from './layers';
import type { IReference, Wait } from './reference';
import type { ResourceSettings } from './settings';

/** Scripts of `lib/files` that run in containers. */
export type Script = 'wait' | 'secrets' | 'database' | 'message_bus' | 'render' | 'register' | 'roll' | 'rotate';

/** Which nodes: the label of a role is set per cloud. */
export type Role = 'control' | 'compute' | 'network' | 'storage';

export interface UnitSpec {
  /** OpenStack's, or the software's, own name: `keystone`, `mariadb`. Objects are called `<name>-<process>`. */
  readonly name: string;
  /** The Kolla user that its containers run as. */
  readonly user: KollaUser;
  /** Others cannot work without it: it is scheduled before them and evicted after them. */
  readonly backing?: boolean;
  /** Secrets that belong to the unit; those that are missing are generated in the cluster. */
  readonly secrets?: readonly GeneratedSecret[];
  /** Files by name, each a ConfigMap of its own. Their names are unique in the unit, their places need not be. */
  readonly files?: Readonly<Record<string, ConfigFile>>;
  /** Runs to completion, each as a Job. */
  readonly tasks?: readonly Task[];
  /** What runs, by name. A process that is called like the unit gives its objects the unit's name. */
  readonly processes?: Readonly<Record<string, Process>>;
}

/** An OpenStack project: what the engine makes databases, catalog entries and users of, too. */
export interface ServiceSpec extends UnitSpec {
  /** Databases to make; the service's own user may do everything in them. See `databaseOptions`. */
  readonly databases?: readonly string[];
  /**
   * It talks on the message bus, where a user of its name is made, with a virtual host of its name, or with these. See
   * `transportUrl`.
   */
  readonly messaging?: boolean | readonly string[];
  readonly catalog?: readonly CatalogEntry[];
  readonly identity?: IdentitySpec;
}

/** A Secret that a container creates if it is not there; never changed afterwards. */
export interface GeneratedSecret {
  readonly name: string;
  /** A certificate may name hosts. */
  readonly data: Readonly<Record<string, { generate: Generated; hosts?: readonly string[] } | { value: string }>>;
}

/**
 * What `files/secrets.py` makes. A password is 40 letters and digits; a fernet key 32 random bytes in URL-safe base64.
 * Of a certificate a Secret has all three parts: its authority signs it and nothing else ever, so that whoever has the
 * Secret knows the others who have it. Of a key for ssh (Ed25519) it has both.
 */
export type Generated =
  | 'password'
  | 'fernet-key'
  | 'cookie'
  | 'uuid'
  | 'authority'
  | 'certificate'
  | 'private-key'
  | 'ssh-key'
  | 'ssh-public-key';

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
  /**
   * The sections that its readers need. What a user sets in others does not stand in it, so that it does not run
   * their tasks again.
   * @default - all
   */
  readonly only?: readonly string[];
  /** Sections that settings of ours name, by the group whose options they have: `{ fast: 'rbd' }`. */
  readonly sections?: Readonly<Record<string, string>>;
  /** What `content` comes from, the layer that wins last: our own, and what users set over it. The engine's. */
  readonly layers?: readonly Layer[];
}

/** A container. */
export type Program = Start & Surroundings;

/** What a container does: a program of the image without a shell, or a script of `lib/files`. */
export type Start =
  | { readonly command: readonly string[]; readonly script?: undefined }
  /** A script never needs `kolla_start`. */
  | { readonly script: Script; readonly args?: readonly string[]; readonly command?: undefined };

/** What a container has around it. */
export interface Surroundings {
  /** Name of a Kolla image. */
  readonly image: string;
  /** Names of the unit's files that it reads. @default - all shared ones; for a script, none */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, Text>>;
  /** Environment from fields of the pod: `{ POD_NAME: 'metadata.name' }`; `env` may refer to it as `$(POD_NAME)`. */
  readonly podFields?: Readonly<Record<string, string>>;
  /** Empty directories, by path, of at most so many MiB; `/tmp` always is one of 128. */
  readonly writable?: Readonly<Record<string, number>>;
  readonly mounts?: readonly Mount[];
  /** More than an unprivileged container gets. */
  readonly rights?: Rights;
  /** For one worker on the smallest size. @default - those of a small daemon */
  readonly requests?: Requests;
  /** What its user says instead, as Kubernetes' quantities. */
  readonly resources?: { readonly requests?: ResourceSettings; readonly limits?: ResourceSettings };
}

export interface Requests {
  /**
   * Thousandths of a core, of which there are no limits: where processors are short, the share beside others. A program
   * that others wait for asks for 20 to 200, any other for 5.
   */
  readonly cpu: number;
  /** MiB. */
  readonly memory: number;
  /**
   * MiB at which the kernel ends it; `none` for what keeps data and bounds its memory itself, where an end would
   * do more harm than the memory.
   * @default - four times `memory`
   */
  readonly limit?: number | 'none';
}

/** Something at a path in a container: a Secret, a directory of the node, of the pod, or of its claim. */
export type Mount = { readonly path: string; readonly readOnly?: boolean } & (
  | { readonly secret: string }
  | { readonly host: string; readonly propagation?: 'Bidirectional' | 'HostToContainer'; readonly create?: boolean }
  /** Of at most so many MiB. @default 128 */
  | { readonly shared: string; readonly size?: number }
  | { readonly claim: string }
  /** A PersistentVolumeClaim by its own name. */
  | { readonly volume: string }
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
export type Health = (HttpHealth | { readonly tcp: number } | ExecHealth) & {
  /** Seconds it may take to start. @default 300 */
  readonly patience?: number;
  /** Seconds between checks while it starts: more, where a check is a program that imports much. @default 1, for `exec` 2 */
  readonly period?: number;
  /** Whether a failing check restarts it: not where what it says is about others. @default true */
  readonly live?: boolean;
};

export interface HttpHealth {
  /** A path that answers 200. */
  readonly http: string;
  /** @default - the process' own */
  readonly port?: number;
  /** @default - the pod's own address */
  readonly host?: string;
  /** Another path that says whether requests would succeed. @default - the same */
  readonly ready?: string;
}

export interface ExecHealth {
  /** A program that ends with 0. */
  readonly exec: readonly string[];
  /** Another one that says whether it is of use to others. @default - the same */
  readonly ready?: readonly string[];
}

/** An application under uWSGI, with a proxy in front of it that keeps slow clients away: see `wsgi.ts`. */
export interface Wsgi {
  /** `keystone.wsgi.api:application` */
  readonly module: string;
  /** Where it says that it works. @default /healthcheck */
  readonly health?: string;
  /** It takes bodies of any size, as they come (`application/octet-stream`). @default - 112 KiB, as oslo.middleware */
  readonly uploads?: boolean;
  /** Seconds after which a request is given up. @default 60 */
  readonly seconds?: number;
  /** Directories whose files are answers, by the paths of requests. @default - none */
  readonly static?: Readonly<Record<string, string>>;
}

export type Process = (Start | { readonly wsgi: Wsgi; readonly command?: undefined; readonly script?: undefined }) &
  Surroundings &
  Running;

/**
 * What differs on nodes of a group (`roles.<role>.groups`), by its name: there a process of every node runs as a
 * DaemonSet of the group's own.
 */
export interface PerGroup {
  readonly groups?: Readonly<Record<string, Pick<Surroundings, 'env'>>>;
}

/** What makes a container a process that goes on. */
export interface Running extends PerGroup {
  /** The nodes that have one of these roles. */
  readonly runsOn: readonly Role[];
  /** But not those that have one of these. */
  readonly notOn?: readonly Role[];
  /** One on every such node (DaemonSet), for what is there: no Service stands for all. */
  readonly perNode?: boolean;
  /**
   * Pods of a DaemonSet are replaced when somebody deletes them; or so many seconds after the one before is ready, where
   * others need time to take notice. @default - one after another, when the one before is ready
   */
  readonly update?: 'OnDelete' | { readonly seconds: number };
  /** @default - by the cloud's size */
  readonly replicas?: number;
  /** Listening port; it gives the process a Service. */
  readonly port?: number;
  /** More ports of the Service, by name. */
  readonly ports?: Readonly<Record<string, number | `${number}/udp`>>;
  /** Users reach it from outside, where the cloud is exposed. */
  readonly public?: PublicAddress;
  /**
   * It lets nobody in whom it does not know: by a certificate, a password or a signature. Where some of its users are
   * on nodes whose addresses nobody has told, every address may therefore try.
   */
  readonly knowsUsers?: boolean;
  readonly health?: Health;
  /** It logs as oslo.log does, so that its log can be shipped. */
  readonly logs?: 'oslo';
  /** A volume for each replica (StatefulSet), with stable names of the pods. */
  readonly claim?: Claim;
  /** Its pods keep their names (StatefulSet) without volumes, too: others remember them by these. */
  readonly keepsNames?: boolean;
  /** More containers of the same pod, by name. */
  readonly beside?: Readonly<Record<string, Program & Beside & PerGroup>>;
  /** One-shot containers before it, in order, at each start of the pod. */
  readonly prepare?: Readonly<Record<string, Program & PerGroup>>;
  /** Namespaces of the node or, for process ids, of the pod. */
  readonly share?: readonly ('hostNetwork' | 'hostPID' | 'hostIPC' | 'podPID')[];
  /** What it is connected with: it waits until that can be reached, and may reach it. */
  readonly uses?: readonly IReference[];
  /** The tasks it waits for, by name. @default - all but those aside, and those that wait for processes themselves */
  readonly after?: readonly string[];
  /** Also what must hold before it starts. */
  readonly waitsFor?: readonly Wait[];
  /** The addresses of the Services that are there stand in its environment, `<NAME>_SERVICE_HOST`. */
  readonly serviceLinks?: boolean;
  /** Seconds it gets to end. @default 30 */
  readonly grace?: number;
}

/** A further container, which may listen as well. */
export interface Beside {
  readonly health?: Health;
  readonly ports?: Readonly<Record<string, number | `${number}/udp`>>;
}

/** Where users find a process. */
export interface PublicAddress {
  /** First label of its name: `identity` of `identity.<domain>`. */
  readonly host: string;
  /** Port on every node where the cloud is exposed by node ports. */
  readonly nodePort: number;
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
  /** Tasks of the unit that have to be done before, by name. @default - none: side by side */
  readonly after?: readonly string[];
  /** Processes wait for it only if they name it: they can work before it is done. */
  readonly aside?: boolean;
  /** Processes of the unit of which only pods of this version run before it starts, by name. */
  readonly afterProcesses?: readonly string[];
  /** What it is connected with: it waits until that can be reached, and may reach it. */
  readonly uses?: readonly IReference[];
  /** Also what must hold before it starts. */
  readonly waitsFor?: readonly Wait[];
  /**
   * When it runs again and again (CronJob), as cron says it; nobody waits for it. `never`: only when somebody asks for
   * it, `kubectl create job --from=cronjob/<unit>-<task> <name>`.
   */
  readonly schedule?: string;
  /** Secrets of the unit that it may read and replace (`files/rotate.py`), as a ServiceAccount of its own. */
  readonly replaces?: readonly string[];
}

export interface CatalogEntry {
  /** Service type: `identity`, `image`. @see https://service-types.openstack.org */
  readonly type: string;
  /** @default - the unit's name */
  readonly name?: string;
  /** The process that answers. */
  readonly process: string;
  /** Behind host and port: `/v2.1`. */
  readonly path?: string;
}

/** What must be in Keystone beside the catalog; `files/register.py` sees to it. */
export interface IdentitySpec {
  /** A user of the service's name with these roles in the project `service`; see `serviceUserPassword`. */
  readonly userRoles?: readonly string[];
  /** Roles that the service brings. */
  readonly roles?: readonly string[];
  /** Domains that the service brings, for users of its own. */
  readonly domains?: readonly { readonly name: string; readonly description?: string }[];
  /** More users: with a role on a domain or on another project. */
  readonly users?: readonly IdentityUser[];
}

/** A user of a service beside the one of its name. */
export interface IdentityUser {
  readonly name: string;
  readonly domain: string;
  /** In that domain; without, the roles are on the domain itself. */
  readonly project?: string;
  readonly roles: readonly string[];
  /** A generated Secret of the unit, key `password`. */
  readonly secret: string;
}

export type { Ini, SecretKey, Text, Wait };
