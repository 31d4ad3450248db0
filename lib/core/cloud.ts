import { isIP } from 'node:net';
import { checkName, checkRegion } from './connections';
import { fail } from './errors';
import { type Release, RELEASES } from './kolla';
import { DNS_LABEL, DNS_NAME } from './names';
import type { Requests, Role } from './spec';
import type {
  CloudSettings,
  ImageLocation,
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

const ROLE_LABELS: Readonly<Record<Role, string>> = {
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
    return new Cloud(props);
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

  private constructor(props: CloudSettings) {
    this.namespace = props.namespace ?? 'openstack';
    this.region = props.region ?? 'RegionOne';
    this.release = oneOf(['release'], props.release ?? '2025.2', Object.keys(RELEASES));
    this.start = oneOf(['start'], props.start ?? 'direct', ['direct', 'kolla']);
    this.hostNetwork = props.hostNetwork ?? false;
    this.listen = oneOf(['listen'], props.listen ?? '0.0.0.0', ['0.0.0.0', '[::]']);
    this._size = SIZES[oneOf(['size'], props.size ?? 'aio', Object.keys(SIZES))];
    this._roles = roles(props.roles ?? {});
    if (!DNS_LABEL.test(this.namespace)) {
      fail(['namespace'], `"${this.namespace}" is no namespace: use lower-case letters, digits and "-", at most 63`);
    }
    checkRegion(['region'], this.region);
    if (props.storage?.className !== undefined) checkName(['storage', 'className'], props.storage.className);
    checkImages(props.images ?? {});
    checkLogging(props.logging);
    checkPublic(props.public ?? {});
    if (props.storage?.ephemeral && props.storage.className !== undefined) {
      fail(['storage'], `has both a className ("${props.storage.className}") and ephemeral: true; keep one`);
    }
    for (const range of props.nodeAddresses ?? []) checkRange(['nodeAddresses'], range);
    this._images = {
      ...{ registry: 'quay.io', namespace: 'openstack.kolla', prefix: '', pullPolicy: 'IfNotPresent' },
      tag: `${this.release}-${RELEASES[this.release as Release].distro}`,
      ...{ pullSecrets: [], pin: {}, each: {} },
      ...given(props.images),
    };
    this._generatesSecrets = props.secrets !== 'existing';
    this._storage = props.storage ?? {};
    this._logging = props.logging;
    this._public = { via: 'none', ...given(props.public) };
    this._networkPolicies = props.networkPolicies ?? true;
    this._nodeAddresses = props.nodeAddresses ?? [];
    this._admission = props.admission ?? false;
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

function oneOf(path: readonly string[], value: string, allowed: readonly string[]): string {
  if (!allowed.includes(value)) fail(path, `"${value}" is not known: use ${list(allowed)}`);
  return value;
}

/** `a, b or c`. */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function roles(settings: RolesSettings): Cloud['_roles'] {
  const entries = Object.entries(ROLE_LABELS).map(([role, standard]) => {
    const { label = standard, tolerations = [] } = settings[role as Role] ?? {};
    const match = /^((?:[a-z0-9.-]+\/)?[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)=([-A-Za-z0-9_.]{0,63})$/.exec(
      label,
    );
    if (match === null) fail(['roles', role, 'label'], `"${label}" is no node label: write <key>=<value>`);
    return [role, { key: match[1], value: match[2], tolerations: tolerations.map((t) => toleration(role, t)) }];
  });
  return Object.fromEntries(entries);
}

function toleration(role: string, taint: string): Toleration {
  const match =
    /^([A-Za-z0-9][-A-Za-z0-9_./]*)(?:=([-A-Za-z0-9_.]*))?(?::(NoSchedule|PreferNoSchedule|NoExecute))?$/.exec(taint);
  if (match === null) {
    fail(
      ['roles', role, 'tolerations'],
      `"${taint}" is no taint: write <key>, <key>:<effect> or <key>=<value>:<effect> with the effect NoSchedule, PreferNoSchedule or NoExecute`,
    );
  }
  const [, key, value, effect] = match;
  return {
    key,
    ...(value === undefined ? { operator: 'Exists' } : { operator: 'Equal', value }),
    ...(effect === undefined ? {} : { effect }),
  };
}

const REGISTRY = /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?(:[0-9]{1,5})?$/;
const REPOSITORY = /^[a-z0-9]+([._\-/][a-z0-9]+|__[a-z0-9]+|-+[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

function checkImages({ registry, namespace, prefix, tag, pullSecrets = [], pin = {}, each = {} }: ImageSettings): void {
  const check = (path: readonly string[], value: string | undefined, pattern: RegExp, what: string): void => {
    if (value !== undefined && !pattern.test(value)) fail(['images', ...path], `"${value}" is no ${what}`);
  };
  const checkLocation = (path: readonly string[], place: ImageLocation): void => {
    check(
      [...path, 'registry'],
      place.registry || undefined,
      REGISTRY,
      'registry: write <host>[:<port>], without https:// or a path',
    );
    check(
      [...path, 'namespace'],
      place.namespace || undefined,
      REPOSITORY,
      'image namespace: use lower-case letters, digits, "-", "_", "." and "/"',
    );
    check([...path, 'tag'], place.tag, TAG, 'image tag: use letters, digits, "_", "." and "-", at most 128');
  };
  checkLocation([], { registry, namespace, tag });
  check(
    ['prefix'],
    prefix || undefined,
    /^[a-z0-9][a-z0-9._-]*$/,
    'prefix of image names: use lower-case letters, digits, "-", "_" and "."',
  );
  for (const name of pullSecrets) checkName(['images', 'pullSecrets'], name);
  for (const [image, digest] of Object.entries(pin)) {
    check(['pin', image], digest, /^sha256:[0-9a-f]{64}$/, 'digest: write sha256: and 64 hexadecimal digits');
  }
  for (const [image, place] of Object.entries(each)) {
    checkLocation(['each', image], place);
    check(
      ['each', image, 'name'],
      place.name,
      REPOSITORY,
      'image name: use lower-case letters, digits, "-", "_", "." and "/"',
    );
  }
}

function checkLogging(logging: LoggingSettings | undefined): void {
  if (logging === undefined) return;
  if (logging.opensearch.includes('@')) {
    fail(['logging', 'opensearch'], 'holds a login: put it into a Secret and name that in logging.secret');
  }
  if (!/^https?:\/\/[^/?#]+\/?$/.test(logging.opensearch) || !URL.canParse(logging.opensearch)) {
    fail(['logging', 'opensearch'], `"${logging.opensearch}" is no URL of OpenSearch: write http[s]://<host>:<port>`);
  }
  if (logging.secret !== undefined) checkName(['logging', 'secret'], logging.secret);
  if (logging.caSecret !== undefined) checkName(['logging', 'caSecret'], logging.caSecret);
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(logging.indexPrefix ?? 'openstack')) {
    fail(
      ['logging', 'indexPrefix'],
      `"${logging.indexPrefix}" cannot begin an index name: use lower-case letters, digits, "-", "_" and "."`,
    );
  }
}

const WAYS = ['none', 'nodePort', 'loadBalancer', 'ingress', 'gateway'];

function checkPublic({ via = 'none', domain, className, gateway, tls }: PublicSettings): void {
  oneOf(['public', 'via'], via, WAYS);
  if (via === 'none') {
    const [useless] =
      Object.entries({ domain, className, gateway, tls }).find(([, value]) => value !== undefined) ?? [];
    if (useless !== undefined)
      fail(['public', useless], `is of no use with via: none; say via: ${list(WAYS.slice(1))}`);
    return;
  }
  if (domain === undefined) fail(['public', 'domain'], `is missing: via: ${via} needs the domain of the public URLs`);
  if (!DNS_NAME.test(domain) || !domain.split('.').every((label) => DNS_LABEL.test(label))) {
    fail(
      ['public', 'domain'],
      `"${domain}" is no domain name: write it in lower case and without https://, such as cloud.example.org`,
    );
  }
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
  for (const [key, name] of Object.entries({ className, ...tls })) {
    if (name !== undefined) checkName(['public', ...(key === 'className' ? [] : ['tls']), key], name);
  }
  if (gateway !== undefined) checkName(['public', 'gateway', 'name'], gateway.name);
}

function checkRange(path: readonly string[], range: string): void {
  const [address, bits = '', ...rest] = range.split('/');
  const family = isIP(address);
  const known = family !== 0 && /^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
  if (!known || rest.length > 0)
    fail(path, `"${range}" is no range of addresses: write <address>/<bits>, such as 10.0.0.0/24`);
}
