/**
 * What can be set of a whole cloud: the same in cloud.yaml and in TypeScript.
 *
 * A type of text has its `@pattern`, and what is said of text that it does not take; it continues the text
 * itself: `"Open_Stack" is no namespace: …`.
 */

/**
 * Name of a namespace.
 * @pattern ^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$
 * @patternErrorMessage is no namespace: use lower-case letters, digits and "-", at most 63
 */
export type NamespaceName = string;

/**
 * Name of a Kubernetes object.
 * @pattern ^(?=.{1,253}$)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$
 * @patternErrorMessage cannot be the name of a Kubernetes object: use lower-case letters, digits, "-" and "."
 */
export type ObjectName = string;

/**
 * Name of a region in the service catalog.
 * @pattern ^[A-Za-z0-9][-A-Za-z0-9_.]{0,254}$
 * @patternErrorMessage is no region name: use letters, digits, "-", "_" and "."
 */
export type RegionName = string;

/**
 * Domain of host names.
 * @pattern ^(?=.{1,253}$)[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?(\.[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?)*$
 * @patternErrorMessage is no domain name: write it in lower case and without https://, such as cloud.example.org
 */
export type DomainName = string;

/**
 * Label of nodes.
 * @pattern ^(?:(?=[^/]{1,253}/)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?=([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?$
 * @patternErrorMessage is no node label: write <key>=<value>, each of letters and digits with "-", "_" and "." between them, at most 63; before the key may stand <domain>/
 */
export type NodeLabel = string;

/**
 * Name of a group of nodes.
 * @pattern ^[a-z]([-a-z0-9]{0,18}[a-z0-9])?$
 * @patternErrorMessage is no name of a group: begin with a letter and use lower-case letters, digits and "-", at most 20
 */
export type GroupName = string;

/**
 * Name of a node, as its label `kubernetes.io/hostname` has it.
 * @pattern ^(?=.{1,63}$)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$
 * @patternErrorMessage is no name of a node: use lower-case letters, digits, "-" and ".", at most 63
 */
export type HostName = string;

/**
 * Taint of nodes.
 * @pattern ^(?:(?=[^/]{1,253}/)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?(=([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?)?(:(NoSchedule|PreferNoSchedule|NoExecute))?$
 * @patternErrorMessage is no taint: write <key>, <key>:<effect> or <key>=<value>:<effect> with the effect NoSchedule, PreferNoSchedule or NoExecute
 */
export type Taint = string;

/**
 * Host of an image registry.
 * @pattern ^([a-z0-9]([-a-z0-9.]*[a-z0-9])?(:[0-9]{1,5})?)?$
 * @patternErrorMessage is no registry: write <host>[:<port>], without https:// or a path
 */
export type Registry = string;

/**
 * Path of images in a registry.
 * @pattern ^([a-z0-9]+(([._/]|__|-+)[a-z0-9]+)*)?$
 * @patternErrorMessage is no image namespace: use lower-case letters, digits, "-", "_", "." and "/"
 */
export type ImageNamespace = string;

/**
 * Name of an image.
 * @pattern ^[a-z0-9]+(([._/]|__|-+)[a-z0-9]+)*$
 * @patternErrorMessage is no image name: use lower-case letters, digits, "-", "_", "." and "/"
 */
export type ImageName = string;

/**
 * Before the names of images.
 * @pattern ^([a-z0-9][a-z0-9._-]*)?$
 * @patternErrorMessage is no prefix of image names: use lower-case letters, digits, "-", "_" and "."
 */
export type ImagePrefix = string;

/**
 * Tag of images.
 * @pattern ^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$
 * @patternErrorMessage is no image tag: use letters, digits, "_", "." and "-", at most 128
 */
export type ImageTag = string;

/**
 * Digest of an image.
 * @pattern ^sha256:[0-9a-f]{64}$
 * @patternErrorMessage is no digest: write sha256: and 64 hexadecimal digits
 */
export type ImageDigest = string;

/**
 * Beginning of the names of indices.
 * @pattern ^[a-z0-9][a-z0-9._-]{0,200}$
 * @patternErrorMessage cannot begin an index name: use lower-case letters, digits, "-", "_" and "."
 */
export type IndexPrefix = string;

/**
 * Size of a volume, a Kubernetes quantity.
 * @pattern ^[1-9][0-9]*(Mi|Gi|Ti|M|G|T)$
 * @patternErrorMessage is no size of a volume: write a number with Mi, Gi or Ti, such as 20Gi
 */
export type VolumeSize = string;

/**
 * When something runs again and again, as cron says it, in the time of the cluster's controllers.
 * @pattern ^(@(annually|yearly|monthly|weekly|daily|midnight|hourly)|[0-9*][-0-9*,/]*( +[-0-9A-Za-z*,/]+){4})$
 * @patternErrorMessage is no schedule: write minute, hour, day of the month, month and day of the week, such as 7 2 * * *
 */
export type Schedule = string;

/** How many servers: alone, or the three of a cluster that decides by majority. */
export type Members = 1 | 3;

/**
 * Name of a pool in Ceph.
 * @pattern ^[A-Za-z0-9]([-A-Za-z0-9._]{0,61}[A-Za-z0-9])?$
 * @patternErrorMessage is no name of a pool: use letters, digits, "-", "." and "_", at most 63
 */
export type PoolName = string;

/**
 * Id of a Ceph cluster.
 * @pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 * @patternErrorMessage is no id of a cluster: write what `ceph fsid` prints
 */
export type ClusterId = string;

/**
 * Room for files that come and go, a Kubernetes quantity.
 * @pattern ^[1-9][0-9]{0,4}Gi$
 * @patternErrorMessage is no room for files: write a number with Gi, such as 50Gi
 */
export type RoomSize = string;

/**
 * Name of an environment variable.
 * @pattern ^[A-Za-z_][A-Za-z0-9_]*$
 * @patternErrorMessage is no name of an environment variable: use letters, digits and "_"
 */
export type VariableName = string;

/**
 * Amount of CPU, a Kubernetes quantity.
 * @pattern ^([1-9][0-9]{0,5}m|[1-9][0-9]{0,3}(\.[0-9]{1,3})?|0\.[0-9]{0,2}[1-9])$
 * @patternErrorMessage is no amount of CPU: write thousandths of a processor such as 500m, or processors such as 2
 */
export type CpuAmount = string;

/**
 * Amount of memory, a Kubernetes quantity.
 * @pattern ^[1-9][0-9]{0,6}(Mi|Gi|M|G)$
 * @patternErrorMessage is no amount of memory: write a number with Mi or Gi, such as 512Mi
 */
export type MemoryAmount = string;

/**
 * Absolute path of a directory.
 * @pattern ^(/(?!\.{1,2}(/|$))[-A-Za-z0-9._]+)+$
 * @patternErrorMessage is no path of a directory: write it from the root on, without ".." and blanks, such as /etc/ssl/corp
 */
export type DirectoryPath = string;

/** Settings of a whole cloud. Everything has a default. */
export interface CloudSettings {
  /**
   * Namespace of all objects; it is made, too.
   * @default openstack
   */
  readonly namespace?: NamespaceName;
  /**
   * Name of the region in the service catalog.
   * @default RegionOne
   */
  readonly region?: RegionName;
  /**
   * OpenStack release; it selects the images, the commands and the options that exist.
   * @default 2025.2
   */
  readonly release?: '2025.1' | '2025.2' | '2026.1';
  /**
   * Replicas, workers and requests: `aio` has one of each, `small` two replicas, `medium` and `large` three.
   * @default aio
   */
  readonly size?: 'aio' | 'small' | 'medium' | 'large';
  /**
   * How containers start: `direct` runs the command as an unprivileged user on a read-only root;
   * `kolla` runs `kolla_start` with a config.json, which needs sudo inside the container.
   * @default direct
   */
  readonly start?: 'direct' | 'kolla';
  /**
   * All services on the network of their nodes, at most one replica on a node. Node agents are there always.
   * @default false
   */
  readonly hostNetwork?: boolean;
  /**
   * The address that APIs and backing services listen on: `[::]` is every one, of IPv6 as well. In a cluster without
   * IPv4 RabbitMQ does not start yet: its nodes find each other by IPv4.
   * @default 0.0.0.0
   */
  readonly listen?: '0.0.0.0' | '[::]';
  /**
   * Who may reach what: users the APIs, each service only what it works with, and nobody else anything.
   * `false` leaves all pods open to every pod of the cluster.
   * @default true
   */
  readonly networkPolicies?: boolean;
  /**
   * Ranges of the nodes' own addresses (`10.0.0.0/24`): what runs on the network of the nodes comes from there.
   * Needed where something on the host network uses what is not, and there are NetworkPolicies.
   * @default - none
   * @example ["10.0.0.0/24"]
   */
  readonly nodeAddresses?: string[];
  /**
   * A ValidatingAdmissionPolicy for the namespace (Kubernetes 1.30 or newer): only the listed agents get more than
   * the `restricted` Pod Security Standard gives, and setup containers create none but the cloud's own Secrets.
   * @default false
   */
  readonly admission?: boolean;
  /**
   * `generated`: a container creates each Secret that is missing, once. `existing`: all are expected to be there.
   * @default generated
   */
  readonly secrets?: 'generated' | 'existing';
  /**
   * Where images come from.
   * @default - quay.io/openstack.kolla, the tag of the release
   */
  readonly images?: ImageSettings;
  /**
   * Which nodes run what.
   * @default - the labels of `RoleSettings`
   */
  readonly roles?: RolesSettings;
  /**
   * Where data lasts: the volumes of the backing services, and a Ceph for images, volumes and servers' disks.
   * @default - the cluster's default StorageClass
   */
  readonly storage?: StorageSettings;
  /**
   * Ships the services' logs to OpenSearch or Elasticsearch.
   * @default - logs go to the containers' standard output only
   */
  readonly logging?: LoggingSettings;
  /**
   * How users outside the cluster reach the APIs.
   * @default - they do not: public endpoints are the internal ones
   */
  readonly public?: PublicSettings;
  /**
   * Options of all services, as `global.conf`: each service takes those that it has. What is said of a service wins.
   * @default - none
   * @example { "global.conf": { DEFAULT: { debug: true } } }
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
  /**
   * Folder of files of options, laid out like kolla-ansible's `/etc/kolla/config`; beside this file, if it is no
   * absolute path. What is said here of the same service, process or host wins.
   * @default - none
   * @example config
   */
  readonly configFolder?: string;
  /**
   * Whether options that are called by a former name are moved to the one that the release has, without a word.
   * @default false
   */
  readonly migrate?: boolean;
  /**
   * Folder of what kolla-ansible has rendered for containers, as it lies in `/etc/kolla` on a host: in `<container>` a
   * `config.json` and the files that it names. Processes called like a container start with its command and read its files
   * instead of ours; what is set in `config` and `configFolder` wins. Beside this file, if it is no absolute path.
   * @default - none
   * @example rendered
   */
  readonly renderedFolder?: string;
  /**
   * Single nodes that differ, by their label `kubernetes.io/hostname`.
   * @default - they are as their groups
   * @example { "node-7": { config: { "nova.conf": { DEFAULT: { cpu_allocation_ratio: 4 } } } } }
   */
  readonly hosts?: Record<HostName, HostSettings>;
}

/** A node that differs from the others of its roles. */
export interface HostSettings {
  /** The group that it is of (`roles.<role>.groups`): its options hold here, too. @default - of none */
  readonly group?: GroupName;
  /**
   * Options of the agents on it by file and section; they win over all others.
   * @default - as on the other nodes
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
}

/** Where images come from: `<registry>/<namespace>/<prefix><image>:<tag>`. */
export interface ImageSettings {
  /** Host of the registry. @default quay.io */
  readonly registry?: Registry;
  /** Path in the registry. @default openstack.kolla */
  readonly namespace?: ImageNamespace;
  /** Before each image's name. @default - none */
  readonly prefix?: ImagePrefix;
  /**
   * Tag of all images.
   * @default - `<release>-<distribution of Kolla's images for it>`
   * @example 2025.2-debian-bookworm
   */
  readonly tag?: ImageTag;
  /** Secrets of type dockerconfigjson, in the cloud's namespace. @default - none @example ["registry"] */
  readonly pullSecrets?: ObjectName[];
  /** When nodes ask the registry for an image. @default IfNotPresent */
  readonly pullPolicy?: 'IfNotPresent' | 'Always' | 'Never';
  /** Digest (`sha256:…`) by image name, taken instead of the tag. @default - none */
  readonly pin?: Record<string, ImageDigest>;
  /** Other places by image name. @default - none @example { keystone: { tag: "mine" } } */
  readonly each?: Record<string, ImageLocation>;
}

/** Where one image comes from; what is left out is as for all images. */
export interface ImageLocation {
  /** Host of the registry. @default - as for all images */
  readonly registry?: Registry;
  /** Path in the registry. @default - as for all images */
  readonly namespace?: ImageNamespace;
  /** Instead of prefix and image name. @default - as for all images */
  readonly name?: ImageName;
  /** Its tag. @default - as for all images */
  readonly tag?: ImageTag;
}

/** Which nodes run what. One node may have several roles. */
export interface RolesSettings {
  /** APIs, schedulers, databases. @default - label `openstack-control-plane=enabled` */
  readonly control?: RoleSettings;
  /** Hypervisors. @default - label `openstack-compute-node=enabled` */
  readonly compute?: RoleSettings;
  /** Routers and DHCP. @default - label `openstack-network-node=enabled` */
  readonly network?: RoleSettings;
  /** Volume services. @default - label `openstack-storage-node=enabled` */
  readonly storage?: RoleSettings;
}

/** The nodes of a role. */
export interface RoleSettings {
  /** `key=value` of a node label. @default - as the role says @example openstack-control-plane=enabled */
  readonly label?: NodeLabel;
  /**
   * Taints to tolerate, as kubectl writes them: `key`, `key:effect` or `key=value:effect`.
   * @default - none
   * @example ["node-role.kubernetes.io/control-plane:NoSchedule"]
   */
  readonly tolerations?: Taint[];
  /**
   * Nodes of the role that differ, by a name of your own. Where two groups want the same agent differently, a node with
   * the labels of both is of the one that stands first.
   * @default - all are alike
   * @example { gpu: { label: "example.org/gpu=a100" } }
   */
  readonly groups?: Record<GroupName, GroupSettings>;
}

/** Nodes of a role that differ from its others. */
export interface GroupSettings {
  /** `key=value` of a label that they have beside that of their role. @example example.org/gpu=a100 */
  readonly label: NodeLabel;
  /**
   * Options of the agents on these nodes by file and section, as `config` of a service; they win over it.
   * @default - as on the other nodes
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
}

/** Where data lasts. */
export interface StorageSettings {
  /**
   * StorageClass of the volumes of the backing services.
   * @default - the cluster's default, or that of `ceph`
   * @example fast
   */
  readonly className?: ObjectName;
  /** No volumes: all data is lost with a pod. For trying out. @default false */
  readonly ephemeral?: boolean;
  /** Ceph, for images, volumes, backups and disks of servers; a service may differ. @default - none */
  readonly ceph?: CephSettings;
}

/** A Ceph cluster that all services use: one that is there, or one that Rook makes. */
export interface CephSettings {
  /** Addresses of the monitors: `10.0.0.1`, `10.0.0.1:6789` or `[v2:10.0.0.1:3300]`. @default - those of `rook` */
  readonly monitors?: string[];
  /** Id of the cluster. @default - not said */
  readonly fsid?: ClusterId;
  /**
   * Name of a Secret in the cloud's namespace with the key of each user in Ceph: `glance`, `cinder`, `cinder-backup` and
   * `nova`.
   * @default - those of `rook`
   */
  readonly secret?: ObjectName;
  /** Pools that are called otherwise. @default - `images`, `volumes`, `backups` and `vms` */
  readonly pools?: CephPools;
  /**
   * The StorageClass `<namespace>-ceph-rbd` for the volumes of the backing services, which ceph-csi makes.
   * @default - none is made
   */
  readonly volumes?: CephVolumes;
  /** A cluster that Rook makes in the cloud's namespace; its operator is there already. @default - none is made */
  readonly rook?: RookSettings;
  /** More of ceph.conf, by section and option. @default - none */
  readonly conf?: Record<string, Record<string, string | number | boolean>>;
}

/** A StorageClass of ceph-csi. */
export interface CephVolumes {
  /** Its pool. @default kubernetes */
  readonly pool?: PoolName;
  /**
   * Secret in the cloud's namespace with the keys `userID` and `userKey`, for ceph-csi. Needed without `rook`.
   * @default - those that Rook makes
   */
  readonly secret?: ObjectName;
}

/** A Ceph of the cloud's own, on the nodes of the role `storage`. */
export interface RookSettings {
  /** Where Rook's operator runs. @default rook-ceph */
  readonly operatorNamespace?: NamespaceName;
  /** Image of Ceph. @default quay.io/ceph/ceph:v19.2.3 */
  readonly image?: string;
  /** Names of the nodes' disks, as a regular expression: `^sd[b-z]$`. @default - all that are empty */
  readonly devices?: string;
  /**
   * Copies of each object, each on another node.
   * @default - by the cloud's size: 1 or 3
   * @example 3
   * @asType integer
   * @minimum 1
   * @maximum 9
   */
  readonly copies?: number;
}

/** Pools by what is in them. */
export interface CephPools {
  /** Of images. @default images */
  readonly images?: PoolName;
  /** Of volumes. @default volumes */
  readonly volumes?: PoolName;
  /** Of backups of volumes. @default backups */
  readonly backups?: PoolName;
  /** Of the disks of servers. @default vms */
  readonly vms?: PoolName;
}

/** A client of Ceph; what is left out is that of `storage.ceph`. */
export interface CephClientSettings {
  /**
   * Addresses of the monitors of another cluster: `10.0.0.1`, `10.0.0.1:6789` or `[v2:10.0.0.1:3300]`.
   * @default - `storage.ceph`
   */
  readonly monitors?: string[];
  /**
   * Name of a Secret in the cloud's namespace with the key `key`: that of the user in Ceph.
   * @default - `storage.ceph`
   */
  readonly secret?: ObjectName;
  /** User in Ceph, without `client.`. @default - the usual one */
  readonly user?: string;
  /** Pool in Ceph. @default - the usual one */
  readonly pool?: PoolName;
  /** More of ceph.conf, by section and option. @default - none */
  readonly conf?: Record<string, Record<string, string | number | boolean>>;
}

/** Where logs go. */
export interface LoggingSettings {
  /**
   * `http[s]://host:port` of OpenSearch or Elasticsearch.
   *
   * The client in the image refuses Elasticsearch 8.
   * @example https://logs.example.org:9200
   */
  readonly opensearch: string;
  /** Secret with the keys `username` and `password`. @default - no login @example logs-writer */
  readonly secret?: ObjectName;
  /** Secret whose key `ca.crt` has the authority of the server's certificate. @default - those of the image */
  readonly caSecret?: ObjectName;
  /** Indices are called `<prefix>-YYYY.MM.DD`. @default openstack */
  readonly indexPrefix?: IndexPrefix;
}

/** How users outside the cluster reach the APIs. */
export interface PublicSettings {
  /**
   * The APIs are `identity.<domain>`, `image.<domain>` …; with `nodePort` the domain itself is the host.
   * @default - none
   * @example cloud.example.org
   */
  readonly domain?: DomainName;
  /** What stands before the APIs. @default none */
  readonly via?: 'none' | 'nodePort' | 'loadBalancer' | 'ingress' | 'gateway';
  /** IngressClass or GatewayClass. @default - the cluster's default IngressClass; a Gateway needs one */
  readonly className?: ObjectName;
  /** An existing Gateway instead of one of the cloud's own. @default - one is made */
  readonly gateway?: GatewayReference;
  /** Encrypts at the ingress or Gateway. @default - no encryption */
  readonly tls?: TlsSettings;
}

/** A Gateway (gateway.networking.k8s.io). */
export interface GatewayReference {
  /** Name of the Gateway. @example public */
  readonly name: ObjectName;
  /** Where it is. @default - the cloud's namespace */
  readonly namespace?: NamespaceName;
}

/** A certificate: an existing Secret, or one that cert-manager makes. */
export interface TlsSettings {
  /** Secret of type kubernetes.io/tls that is good for all names. @default - none */
  readonly secret?: ObjectName;
  /** A cert-manager Issuer in the cloud's namespace. @default - none */
  readonly issuer?: ObjectName;
  /** A cert-manager ClusterIssuer. @default - none */
  readonly clusterIssuer?: ObjectName;
}

/** What can be set of every service. */
export interface ServiceSettings {
  /**
   * Pods of each process that can have several.
   * @default - by the cloud's size
   * @example 3
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  readonly replicas?: number;
  /**
   * Runs on the network of the nodes.
   * @default - as the cloud
   */
  readonly hostNetwork?: boolean;
  /**
   * Options by file and section; they win over the defaults, `null` takes one out. A secret is
   * `{ secret: <name of a Secret>, key: <key in it> }`. Checked against the options of the release.
   * @default - none
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
  /**
   * Sections (`my_plugin`) or options (`my_plugin.url`) that are not checked, because something outside
   * OpenStack's own release brings them.
   * @default - none
   * @example ["my_plugin"]
   */
  readonly unchecked?: string[];
  /**
   * Rules of policy.yaml that differ from the defaults.
   * @default - none
   */
  readonly policy?: Record<string, string>;
  /**
   * Whole texts of files that are no options, by name: they replace those that are there, such as
   * `keystone-api-haproxy.cfg`.
   * @default - none
   */
  readonly files?: Record<string, string>;
  /**
   * Single processes by name: `api`, `scheduler`.
   * @default - as the service
   */
  readonly processes?: Record<string, ProcessSettings>;
}

/** What can be set of a process. */
export interface ProcessSettings {
  /**
   * Pods of it.
   * @default - as the service
   * @example 3
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  readonly replicas?: number;
  /**
   * Options of this process alone by file and section; they win over those of the service.
   * @default - those of the service
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
  /**
   * Port on every node, where the cloud is exposed by node ports.
   * @default - a fixed one per process
   * @example 30500
   * @asType integer
   * @minimum 30000
   * @maximum 32767
   */
  readonly nodePort?: number;
  /** What it needs. @default - by the cloud's size */
  readonly requests?: ResourceSettings;
  /** Where it is ended or held back. @default - four times its memory, no limit of CPU */
  readonly limits?: ResourceSettings;
  /** More environment of its main container. @default - none @example { TZ: "UTC" } */
  readonly env?: Record<VariableName, string>;
  /**
   * Secrets that its main container sees as files.
   * @default - none
   * @example [{ path: "/etc/ssl/corp", secret: "corp-authority" }]
   */
  readonly mounts?: SecretMount[];
}

/** CPU and memory, as Kubernetes' quantities. */
export interface ResourceSettings {
  /** Thousandths of a processor (`500m`), or processors (`2`). @default - not said @example 500m */
  readonly cpu?: CpuAmount;
  /** MiB (`512Mi`) or GiB (`2Gi`). @default - not said @example 512Mi */
  readonly memory?: MemoryAmount;
}

/** A Secret as a directory of files. */
export interface SecretMount {
  /** Directory that the files are in. @example /etc/ssl/corp */
  readonly path: DirectoryPath;
  /** Name of the Secret, in the cloud's namespace. @example corp-authority */
  readonly secret: ObjectName;
}

/** Where the tunnels between nodes go. */
export interface TunnelSettings {
  /**
   * Network interface of the nodes whose first IPv4 address the tunnels use; where the datapath is `userspace`, a
   * bridge of Open vSwitch that has one. Nodes wait until it is there.
   * @default - the address by which Kubernetes knows the node
   */
  readonly interface?: string;
  /**
   * The same where nodes of a group (`roles.<role>.groups`) have another.
   * @default - they have the same
   */
  readonly groups?: Record<string, TunnelsOnGroup>;
}

/** Where the tunnels of a group's nodes go. */
export interface TunnelsOnGroup {
  /**
   * Network interface whose first IPv4 address the tunnels use.
   * @example bond1
   */
  readonly interface: string;
}
