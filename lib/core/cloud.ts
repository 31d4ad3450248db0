import { isIP } from 'node:net';
import { suggest } from '../oslo/nearest';
import { cephClassName, checkCeph } from './ceph';
import { checked } from './check';
import { checkUrl } from './connections';
import { fail } from './errors';
import { type FolderFile, hostOf, readFolder } from './folder';
import { type Release, RELEASES } from './kolla';
import { DNS_NAME } from './names';
import type { Requests, Role } from './spec';
import type {
  CloudSettings,
  GroupSettings,
  HostSettings,
  ImageSettings,
  LoggingSettings,
  PublicSettings,
  RolesSettings,
  StorageSettings,
} from './settings';

/** What a size means. */
interface Size {
  readonly replicas: number;
  /** Processes of one API pod. */
  readonly workers: number;
  /** Times the requests of a unit. */
  readonly factor: number;
}

const SIZES: Readonly<Record<string, Size>> = {
  aio: { replicas: 1, workers: 1, factor: 1 },
  small: { replicas: 2, workers: 2, factor: 2 },
  medium: { replicas: 3, workers: 4, factor: 4 },
  large: { replicas: 3, workers: 8, factor: 8 },
};

/** The usual label of the nodes of a role, as `key=value`. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  control: 'openstack-control-plane=enabled',
  compute: 'openstack-compute-node=enabled',
  network: 'openstack-network-node=enabled',
  storage: 'openstack-storage-node=enabled',
};

/** A toleration as Kubernetes takes it. @internal */
export interface Toleration {
  readonly key: string;
  readonly operator: 'Exists' | 'Equal';
  readonly value?: string;
  readonly effect?: string;
}

/** Nodes of a role that differ from its others by a label of their own, or a single host of whatever roles. @internal */
export interface Group {
  readonly name: string;
  /** Of its nodes; a host has any. */
  readonly role?: Role;
  readonly key: string;
  readonly value: string;
  readonly config: NonNullable<GroupSettings['config']>;
  /** What a folder says of a host. */
  readonly files: readonly FolderFile[];
  /** The group that a host is of. */
  readonly within?: string;
}

type RoleGroup = Group & { readonly role: Role };

/** Where images come from, with the defaults of the release. @internal */
type Images = Required<Pick<ImageSettings, 'registry' | 'namespace' | 'prefix' | 'tag' | 'pullPolicy'>> &
  Required<Pick<ImageSettings, 'pullSecrets' | 'pin' | 'each'>>;

/**
 * The settings of a cloud, checked and with their defaults. `OpenStackCloud` makes one; a single service
 * in your own chart takes `Cloud.settings({ … })`.
 */
export class Cloud {
  /** Checks the settings and fills in the defaults. */
  public static settings(props: CloudSettings = {}): Cloud {
    return new Cloud(checked('CloudSettings', props));
  }

  public readonly namespace: string;
  public readonly region: string;
  public readonly release: string;
  public readonly start: string;
  public readonly hostNetwork: boolean;
  /** The address that APIs and backing services listen on. */
  public readonly listen: string;

  /** @internal */
  public readonly _size: Size;
  /** @internal */
  public readonly _roles: Readonly<Record<Role, { key: string; value: string; tolerations: readonly Toleration[] }>>;
  /** Hosts, and groups of all roles, in the order in which a node belongs to them. @internal */
  public readonly _groups: readonly Group[];
  /** @internal */
  public readonly _images: Images;
  /** @internal */
  public readonly _generatesSecrets: boolean;
  /** @internal */
  public readonly _storage: StorageSettings;
  /** @internal */
  public readonly _logging: LoggingSettings | undefined;
  /** @internal */
  public readonly _public: PublicSettings & { readonly via: NonNullable<PublicSettings['via']> };
  /** @internal */
  public readonly _networkPolicies: boolean;
  /** @internal */
  public readonly _nodeAddresses: readonly string[];
  /** @internal */
  public readonly _admission: boolean;
  /** Options of all services, by file. @internal */
  public readonly _config: NonNullable<CloudSettings['config']>;
  /** @internal */
  public readonly _migrate: boolean;
  /** Those of a folder that are of no single host. @internal */
  public readonly _files: readonly FolderFile[];
  /** What is rendered for containers. @internal */
  public readonly _rendered: readonly FolderFile[];

  private constructor(props: CloudSettings) {
    this.namespace = props.namespace ?? 'openstack';
    this.region = props.region ?? 'RegionOne';
    this.release = props.release ?? '2025.2';
    this.start = props.start ?? 'direct';
    this.hostNetwork = props.hostNetwork ?? false;
    this.listen = props.listen ?? '0.0.0.0';
    this._size = SIZES[props.size ?? 'aio'];
    this._roles = roles(props.roles ?? {});
    const files = props.configFolder === undefined ? [] : readFolder(props.configFolder).filter(says);
    this._files = files.filter((file) => hostOf(file) === undefined);
    this._rendered = props.renderedFolder === undefined ? [] : readFolder(props.renderedFolder, 'renderedFolder');
    this._config = checkGlobal(props.config ?? {});
    const grouped = groups(props.roles ?? {}, this._roles);
    this._groups = [...hosts(props.hosts ?? {}, files, grouped), ...grouped];
    checkNamespace(this.namespace);
    checkStorage(props.storage ?? {}, props.admission ?? false);
    checkLogging(props.logging);
    checkPublic(props.public ?? {});
    for (const range of props.nodeAddresses ?? []) checkRange(['nodeAddresses'], range);
    this._images = {
      ...{ registry: 'quay.io', namespace: 'openstack.kolla', prefix: '', pullPolicy: 'IfNotPresent' },
      tag: `${this.release}-${RELEASES[this.release as Release].distro}`,
      ...{ pullSecrets: [], pin: {}, each: {} },
      ...given(props.images),
    };
    this._generatesSecrets = props.secrets !== 'existing';
    this._storage = withCephClass(props.storage ?? {}, this.namespace);
    this._logging = props.logging;
    this._public = { via: 'none', ...given(props.public) };
    this._networkPolicies = props.networkPolicies ?? true;
    this._nodeAddresses = props.nodeAddresses ?? [];
    this._admission = props.admission ?? false;
    this._migrate = props.migrate ?? false;
  }

  /** Reference of a Kolla image in this cloud. */
  public image(name: string): string {
    const { registry, namespace, prefix, tag, pin, each } = this._images;
    const place = given(each[name]);
    const path = [place.registry ?? registry, place.namespace ?? namespace, place.name ?? prefix + name]
      .filter((part) => part !== '')
      .join('/');
    return pin[name] === undefined ? `${path}:${place.tag ?? tag}` : `${path}@${pin[name]}`;
  }

  /** What a container needs in a cloud of this size. @internal */
  public _requests({ cpu, memory, limit = 4 * memory }: Requests): Required<Requests> {
    const workers = Math.max(1, this._size.workers / 2);
    return {
      cpu: cpu * this._size.factor,
      memory: memory * workers,
      limit: limit === 'none' ? limit : limit * workers,
    };
  }
}

/** Without what is undefined, which would hide a default. */
function given<T extends object>(settings: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** `a, b or c`. */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function roles(settings: RolesSettings): Cloud['_roles'] {
  const entries = Object.entries(ROLE_LABELS).map(([role, standard]) => {
    const { label = standard, tolerations = [] } = settings[role as Role] ?? {};
    return [role, { ...pair(label), tolerations: tolerations.map(toleration) }];
  });
  return Object.fromEntries(entries);
}

function groups(settings: RolesSettings, roles: Cloud['_roles']): RoleGroup[] {
  const all = (Object.keys(ROLE_LABELS) as Role[]).flatMap((role) =>
    Object.entries(settings[role]?.groups ?? {}).map(([name, { label, config = {} }]): RoleGroup => ({
      name,
      role,
      ...pair(label),
      config,
      files: [],
    })),
  );
  all.forEach((group, i) => checkGroup(group, all.slice(0, i), roles));
  return all;
}

/** A label that every node has, and no two the same. */
const HOST = 'kubernetes.io/hostname';

/** Those of the settings and those that a folder has files of. */
function hosts(
  settings: Readonly<Record<string, HostSettings>>,
  files: readonly FolderFile[],
  groups: readonly Group[],
): Group[] {
  const names = groups.map(({ name }) => name);
  const inFolder = files.flatMap((file) => {
    const host = hostOf(file);
    if (host !== undefined && !(DNS_NAME.test(host) && host.length <= 63))
      fail([file.place], `"${host}" is no name of a node: use lower-case letters, digits, "-" and ".", at most 63`);
    return host ?? [];
  });
  return [...new Set([...Object.keys(settings), ...inFolder])].map((name): Group => {
    const { group: within, config = {} } = settings[name] ?? {};
    if (within !== undefined && !names.includes(within)) {
      const otherwise = names.length > 0 ? `there are ${names.join(', ')}` : 'add it under roles.<role>.groups';
      fail(['hosts', name, 'group'], `there is no group "${within}" of nodes, ${suggest(within, names, otherwise)}`);
    }
    if (names.includes(name)) fail(['hosts', name], 'is the name of a group of nodes, too: give that another name');
    return {
      name,
      key: HOST,
      value: name,
      config,
      files: files.filter((file) => hostOf(file) === name),
      within,
    };
  });
}

/** Whether there is more in a file than blanks and comments. */
function says({ text }: FolderFile): boolean {
  return /^(?![ \t]*([#;].*)?$)/m.test(text);
}

/** Of all services is one file alone. */
function checkGlobal(config: NonNullable<CloudSettings['config']>): NonNullable<CloudSettings['config']> {
  for (const name of Object.keys(config).filter((one) => one !== 'global.conf')) {
    fail(['config', name], 'is not of all services: write global.conf, or set it in services.<service>.config');
  }
  return config;
}

/** Where Ceph has a StorageClass, it is that of all volumes. */
function withCephClass(storage: StorageSettings, namespace: string): StorageSettings {
  return storage.ceph?.volumes === undefined ? storage : { ...storage, className: cephClassName(namespace) };
}

/** A label of nodes. */
function pair(label: string): { key: string; value: string } {
  const [key, value] = label.split('=');
  return { key, value };
}

/** `key=value:effect`, of which all but the key may be missing. */
function toleration(taint: string): Toleration {
  const [pair, effect] = taint.split(':');
  const [key, value] = pair.split('=');
  return {
    key,
    ...(value === undefined ? { operator: 'Exists' } : { operator: 'Equal', value }),
    ...(effect === undefined ? {} : { effect }),
  };
}

// What follows are relations: what each setting may be by itself stands in settings.ts.

/** Its Pod Security level, roles and policies would come to hold for what others run there. */
function checkNamespace(namespace: string): void {
  if (namespace === 'default' || namespace.startsWith('kube-')) {
    fail(['namespace'], `"${namespace}" is Kubernetes' own: use one for the cloud alone, such as openstack`);
  }
}

function checkGroup({ name, role, key, value }: RoleGroup, others: readonly RoleGroup[], roles: Cloud['_roles']): void {
  const path = ['roles', role, 'groups', name];
  const own = roles[role];
  const namesake = others.find((other) => other.name === name);
  if (namesake !== undefined) fail(path, `is a group of ${namesake.role} nodes as well: give one of them another name`);
  const label = `"${key}=${value}"`;
  if (key === own.key) {
    const why =
      value === own.value ? 'is the label of all nodes of the role' : `cannot stand beside ${key}=${own.value}`;
    fail([...path, 'label'], `${label} ${why}: use another key, for a label that only the nodes of the group have`);
  }
  const twin = others.find((other) => other.role === role && other.key === key && other.value === value);
  if (twin !== undefined) fail([...path, 'label'], `${label} is the label of the group "${twin.name}", too: keep one`);
}

function checkStorage({ className, ephemeral, ceph }: StorageSettings, admission: boolean): void {
  if (ceph !== undefined) checkCeph(ceph);
  if (ceph?.rook !== undefined && admission)
    fail(['admission'], "would refuse Rook's pods, which run in the namespace; keep it or storage.ceph.rook");
  if (ceph?.volumes !== undefined && (ephemeral || className !== undefined)) {
    const other = ephemeral ? 'ephemeral: true' : `a className ("${className}")`;
    fail(['storage'], `has both ceph.volumes and ${other}; keep one`);
  }
  if (ephemeral && className !== undefined) {
    fail(['storage'], `has both a className ("${className}") and ephemeral: true; keep one`);
  }
}

function checkLogging(logging: LoggingSettings | undefined): void {
  if (logging === undefined) return;
  const expected = 'URL of OpenSearch: write http[s]://<host>:<port>';
  checkUrl(['logging', 'opensearch'], logging.opensearch, /^\/?$/, expected, 'logging.secret');
}

const WAYS = ['none', 'nodePort', 'loadBalancer', 'ingress', 'gateway'];

function checkPublic({ via = 'none', domain, className, gateway, tls }: PublicSettings): void {
  if (via === 'none') {
    const [useless] =
      Object.entries({ domain, className, gateway, tls }).find(([, value]) => value !== undefined) ?? [];
    if (useless !== undefined)
      fail(['public', useless], `is of no use with via: none; say via: ${list(WAYS.slice(1))}`);
    return;
  }
  if (domain === undefined) fail(['public', 'domain'], `is missing: via: ${via} needs the domain of the public URLs`);
  if (gateway !== undefined && via !== 'gateway')
    fail(['public', 'gateway'], `is of no use with via: ${via}; use via: gateway`);
  if (className !== undefined && via !== 'ingress' && via !== 'gateway') {
    fail(['public', 'className'], `"${className}" is of no use with via: ${via}; use via: ingress or via: gateway`);
  }
  if (tls !== undefined && via !== 'ingress' && via !== 'gateway') {
    fail(['public', 'tls'], `cannot end at a ${via}: use via: ingress or via: gateway, or encrypt in front of it`);
  }
  if (via === 'gateway' && gateway === undefined && className === undefined) {
    fail(['public'], 'via: gateway needs the className of the Gateway to make, or the name of an existing gateway');
  }
  if (gateway !== undefined && tls !== undefined) {
    fail(['public', 'tls'], 'belongs to the listeners of your own gateway; leave it out here');
  }
  if (gateway !== undefined && className !== undefined) {
    fail(
      ['public', 'className'],
      `"${className}" is of no use: the gateway "${gateway.name}" exists and has its class`,
    );
  }
  const given = Object.entries(tls ?? {}).filter(([, value]) => value !== undefined);
  if (tls !== undefined && given.length !== 1) {
    const keys = given.map(([key]) => key).join(' and ');
    fail(
      ['public', 'tls'],
      given.length === 0 ? 'is empty: add a secret, issuer or clusterIssuer' : `has both ${keys}; keep one`,
    );
  }
}

export function checkRange(path: readonly string[], range: string): void {
  const [address, bits = '', ...rest] = range.split('/');
  const family = isIP(address);
  const known = family !== 0 && /^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
  if (!known || rest.length > 0)
    fail(path, `"${range}" is no range of addresses: write <address>/<bits>, such as 10.0.0.0/24`);
}
