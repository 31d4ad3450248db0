import { Chart, Lazy } from 'cdk8s';
import { Construct } from 'constructs';
import { CephRbdStorage } from './backing/ceph';
import { Libvirt } from './backing/libvirt';
import { MariaDb, type MariaDbBackup } from './backing/mariadb';
import { Memcached } from './backing/memcached';
import { OpenVSwitch } from './backing/openvswitch';
import { Ovn } from './backing/ovn';
import { RabbitMq } from './backing/rabbitmq';
import { admissionPolicies } from './core/admission';
import { checked } from './core/check';
import { Cloud } from './core/cloud';
import {
  Cache,
  Database,
  type ExistingCacheProps,
  type ExistingDatabaseProps,
  type ExistingIdentityProps,
  type ExistingMessageBusProps,
  type ICache,
  type IDatabase,
  Identity,
  type IHypervisor,
  type IIdentity,
  type IMessageBus,
  type IOvn,
  type ISwitch,
  MessageBus,
} from './core/connections';
import { fail, InputError, type Problem, throwAny } from './core/errors';
import { type Endpoint, gateway } from './core/expose';
import { checkGroups } from './core/groups';
import { labels, object } from './core/k8s';
import { shareIn, unitsOf } from './core/notes';
import { podSecurity } from './core/policies';
import { checkUnused } from './core/unused';
import { OpenStackService } from './core/service';
import type { CloudSettings, ImageSettings, Members, ServiceSettings, VolumeSize } from './core/settings';
import { suggest } from './oslo/nearest';
import { CinderService, type CinderSettings } from './services/cinder';
import { OpenStackClient } from './services/client';
import { type DemoSettings, OpenStackDemo } from './services/demo';
import { GlanceService, type GlanceSettings } from './services/glance';
import { HeatService, type HeatSettings } from './services/heat';
import { Horizon, type HorizonSettings } from './services/horizon';
import { KeystoneService, type KeystoneSettings } from './services/keystone';
import { NeutronService, type NeutronSettings } from './services/neutron';
import { connectionsOutside } from './services/neutron/outside';
import { diskClient, NovaService, type NovaSettings } from './services/nova';
import { PlacementService } from './services/placement';

/** A whole cloud. Everything has a default. */
export interface OpenStackCloudProps extends CloudSettings {
  /**
   * MariaDB.
   * @default - one of the cloud's own
   */
  readonly database?: DatabaseSettings;
  /**
   * RabbitMQ.
   * @default - one of the cloud's own
   */
  readonly messageBus?: MessageBusSettings;
  /**
   * memcached.
   * @default - one of the cloud's own
   */
  readonly cache?: CacheSettings;
  /**
   * A Keystone that runs elsewhere, instead of one of the cloud's own.
   * @default - `services.keystone`
   */
  readonly identity?: IdentitySettings;
  /**
   * Settings of each service.
   * @default - the defaults of each
   */
  readonly services?: ServicesSettings;
  /**
   * Flavors, networks and an image to look around with, made in the project `admin` when the cloud is there.
   * @default false
   */
  readonly demo?: DemoSettings | boolean;
}

/** MariaDB: one of the cloud's own, or one that is there. */
export interface DatabaseSettings {
  /**
   * Servers: with 3, any one may be lost. Change the number and apply.
   * @default - 3 where the cloud's size is `medium` or `large`, else 1
   */
  readonly replicas?: Members;
  /** Size of its volume, a Kubernetes quantity. @default 10Gi */
  readonly size?: VolumeSize;
  /** Whole texts of its files by name, instead of ours: `my.cnf`. @default - none */
  readonly files?: Record<string, string>;
  /** Backups of all databases: `{}` with the defaults. @default - none */
  readonly backup?: MariaDbBackup;
  /** A server that is there already. @default - one is made */
  readonly existing?: ExistingDatabaseProps;
}

/** RabbitMQ: one of the cloud's own, or one that is there. */
export interface MessageBusSettings {
  /** Members of its cluster: with 3, any one may be lost. @default - 3 where `size` is `medium` or `large`, else 1 */
  readonly replicas?: Members;
  /** Size of the volume of each, a Kubernetes quantity. @default 5Gi */
  readonly size?: VolumeSize;
  /** Whole texts of its files by name, instead of ours: `rabbitmq.conf`. @default - none */
  readonly files?: Record<string, string>;
  /** A cluster that is there already. @default - one is made */
  readonly existing?: ExistingMessageBusProps;
}

/** memcached: one of the cloud's own, or one that is there. */
export interface CacheSettings {
  /**
   * Servers, each of which holds a part of the cache.
   * @default - by the cloud's size
   * @asType integer
   * @minimum 1
   * @maximum 9
   * @example 3
   */
  readonly replicas?: number;
  /** Servers that are there already. @default - one is made */
  readonly existing?: ExistingCacheProps;
}

/** A Keystone that is there. */
export interface IdentitySettings {
  /** Where it is, and the Secret to log in with. */
  readonly existing: ExistingIdentityProps;
}

/** Settings of each service; `false` leaves it out. */
export interface ServicesSettings {
  /** Who may do what, and where each service is. @default - it is there */
  readonly keystone?: KeystoneSettings;
  /** Images that servers start from. @default - it is there */
  readonly glance?: GlanceSettings | false;
  /** Volumes. @default - it is there with `storage.ceph`; else it needs back ends, and is left out */
  readonly cinder?: CinderSettings | false;
  /** What resources there are. @default - it is there */
  readonly placement?: ServiceSettings | false;
  /** Servers, with libvirt on the compute nodes. @default - it is there */
  readonly nova?: NovaSettings | false;
  /** Networks, with OVN or without, and Open vSwitch on compute and network nodes. @default - it is there */
  readonly neutron?: NeutronSettings | false;
  /** Stacks of resources, made from templates. @default - it is left out */
  readonly heat?: HeatSettings | false;
  /** The cloud in a browser. @default - it is left out */
  readonly horizon?: HorizonSettings | false;
}

/**
 * A cloud: its namespace, backing services and OpenStack services, one chart each.
 *
 * Charts are called `NN-<unit>`; with another id than `cloud` the id comes first, so that several
 * clouds live side by side in one app.
 */
export class OpenStackCloud extends Construct {
  /** The settings with their defaults; further services of this cloud take them. */
  public readonly settings: Cloud;
  public readonly database: IDatabase;
  public readonly messageBus: IMessageBus;
  public readonly cache: ICache;
  public readonly identity: IIdentity;

  readonly #endpoints: Record<string, Endpoint>;

  constructor(scope: Construct, id: string, props: OpenStackCloudProps = {}) {
    super(scope, id);
    const prefix = id === 'cloud' ? '' : `${id}-`;
    const at: At = (name) => new Chart(scope, prefix + name, { disableResourceNameHashes: true });
    const wanted = checked('OpenStackCloudProps', props);
    const { database, messageBus, cache, identity, services: _services, demo: _demo, ...settings } = wanted;
    const cloud = (this.settings = Cloud.settings(settings));
    checkAlternatives(wanted);

    const home = at('00-namespace');
    shareIn(home, cloud);
    namespace(home, cloud); // first in its file: kubectl applies in this order
    gateway(home, cloud);
    const { rook, volumes } = cloud._storage.ceph ?? {};
    if ((rook ?? volumes) !== undefined) new CephRbdStorage(at('05-ceph'), 'ceph', { cloud });
    const parts = build(at, cloud, wanted);
    checkGroups(cloud, unitsOf(this, cloud));
    checkUnused(cloud, unitsOf(this, cloud));
    if (cloud._admission) admissionPolicies(home, cloud);
    this.database = parts.database;
    this.messageBus = parts.messageBus;
    this.cache = parts.cache;
    this.identity = parts.identity;
    const services = Object.values(parts).filter((part) => part instanceof OpenStackService);
    this.#endpoints = Object.assign({ identity: unversioned(parts.identity) }, ...services.map((one) => one.endpoints));
    checkImageNames(
      unitsOf(this, cloud).flatMap(({ images }) => [...images]),
      wanted.images,
    );
  }

  /**
   * The URLs of an API, as they stand in the catalog.
   *
   * @param type service type: `identity`
   */
  public endpoint(type: string): Endpoint {
    const found = this.#endpoints[type];
    if (found === undefined)
      fail([], `the cloud has no "${type}" service; it has ${Object.keys(this.#endpoints).join(', ')}`);
    return found;
  }
}

/** The chart of a part, by its place in the order of files and its name. */
type At = (chart: string) => Chart;

/** What a cloud is made of, by the name under which its parts find each other. */
interface Parts {
  readonly cloud: Cloud;
  readonly database: IDatabase;
  readonly messageBus: IMessageBus;
  readonly cache: ICache;
  readonly identity: IIdentity;
  readonly glance?: GlanceService;
  readonly cinder?: CinderService;
  readonly placement?: PlacementService;
  readonly hypervisor?: IHypervisor;
  readonly switch?: ISwitch;
  readonly ovn?: IOvn;
  readonly nova?: NovaService;
  readonly neutron?: NeutronService;
  readonly heat?: HeatService;
  readonly horizon?: Horizon;
  readonly client: OpenStackClient;
  readonly demo?: OpenStackDemo;
}

/** How each part is made: in which chart, of which other parts, with which settings. A new service is a row. */
const PARTS: {
  readonly [Name in Exclude<keyof Parts, 'cloud'>]: (
    at: At,
    parts: Parts,
    props: OpenStackCloudProps,
  ) => Parts[Name] | false;
} = {
  database: (at, { cloud }, { database: { existing, ...own } = {} }) =>
    existing ? Database.fromExisting(existing) : new MariaDb(at('10-mariadb'), 'mariadb', { ...own, cloud }),
  messageBus: (at, { cloud }, { messageBus: { existing, ...own } = {} }) =>
    existing ? MessageBus.fromExisting(existing) : new RabbitMq(at('11-rabbitmq'), 'rabbitmq', { ...own, cloud }),
  cache: (at, { cloud }, { cache: { existing, ...own } = {} }) =>
    existing ? Cache.fromExisting(existing) : new Memcached(at('12-memcached'), 'memcached', { ...own, cloud }),
  identity: (at, parts, { identity, services }) => {
    if (identity) return Identity.fromExisting({ region: parts.cloud.region, ...identity.existing });
    const { cloud, database, messageBus, cache } = parts;
    const props = { ...services?.keystone, cloud, database, messageBus, cache };
    return new KeystoneService(at('20-keystone'), 'keystone', props);
  },
  glance: (at, { cloud, database, identity, cinder }, { services: { glance = {} } = {} }) =>
    glance &&
    new GlanceService(at('30-glance'), 'glance', { ...glance, cloud, database, identity, blockStorage: cinder }),
  placement: (at, { cloud, database, identity }, { services: { placement = {} } = {} }) =>
    placement && new PlacementService(at('31-placement'), 'placement', { ...placement, cloud, database, identity }),
  cinder: (at, { cloud, database, messageBus, identity }, { services: { cinder } = {} }) => {
    const settings = cinder ?? (cloud._storage.ceph === undefined ? false : {});
    if (settings === false) return undefined;
    return new CinderService(at('32-cinder'), 'cinder', { ...settings, cloud, database, messageBus, identity });
  },
  hypervisor: (at, { cloud, cinder }, { services: { nova = {} } = {} }) => {
    if (nova === false) return undefined;
    const own = diskClient(cloud, nova);
    const disks = [...(cinder ? [cinder] : []), ...(own ? [{ _clients: [own] }] : [])];
    return new Libvirt(at('40-libvirt'), 'libvirt', { cloud, disks });
  },
  switch: (at, { cloud }, { services: { neutron = {} } = {} }) => {
    if (neutron === false) return undefined;
    const { bridges, bridgesOf } = connectionsOutside(neutron);
    const { datapath } = neutron;
    return new OpenVSwitch(at('41-openvswitch'), 'openvswitch', { cloud, datapath, bridges, bridgesOf });
  },
  ovn: (at, parts, { services: { neutron = {} } = {} }) => {
    const { cloud, switch: bridge } = parts;
    if (neutron === false || bridge === undefined || (neutron.driver ?? 'ovn') !== 'ovn') return undefined;
    const { tunnels } = neutron;
    const { bridgeMappings, bridgeMappingsOf } = connectionsOutside(neutron);
    return new Ovn(at('42-ovn'), 'ovn', { cloud, switch: bridge, tunnels, bridgeMappings, bridgeMappingsOf });
  },
  nova: (at, parts, { services: { nova = {}, neutron } = {} }) => {
    if (nova === false) return undefined;
    const { cloud, database, messageBus, identity, switch: bridge, cinder } = parts;
    const placement = needed(parts.placement, 'placement', 'nova');
    const hypervisor = needed(parts.hypervisor, 'nova', 'nova');
    const connections = {
      cloud,
      database,
      messageBus,
      identity,
      placement,
      hypervisor,
      switch: bridge,
      networkDriver: neutron ? neutron.driver : undefined,
      blockStorage: cinder,
    };
    return new NovaService(at('43-nova'), 'nova', { ...nova, ...connections });
  },
  neutron: (at, parts, { services: { neutron = {} } = {} }) => {
    if (neutron === false) return undefined;
    const { cloud, database, messageBus, identity, ovn } = parts;
    const bridge = needed(parts.switch, 'neutron', 'neutron');
    const { metadata } = needed(parts.nova, 'nova', 'neutron');
    const connections = { cloud, database, messageBus, identity, ovn, switch: bridge, metadata };
    return new NeutronService(at('44-neutron'), 'neutron', { ...neutron, ...connections });
  },
  heat: (at, { cloud, database, messageBus, identity }, { services: { heat } = {} }) =>
    heat && new HeatService(at('50-heat'), 'heat', { ...heat, cloud, database, messageBus, identity }),
  horizon: (at, { cloud, identity, cache }, { services: { horizon } = {} }) =>
    horizon && new Horizon(at('60-horizon'), 'horizon', { ...horizon, cloud, identity, cache }),
  client: (at, { cloud, identity }) =>
    new OpenStackClient(at('90-openstack-client'), 'openstack-client', { cloud, identity }),
  demo: (at, parts, { demo = false, services: { neutron = {} } = {} }) => {
    if (demo === false) return undefined;
    const { cloud, identity, glance } = parts;
    const settings = demo === true ? {} : demo;
    const connections = {
      identity,
      compute: needed(parts.nova, 'nova', 'demo', 'demo'),
      network: needed(parts.neutron, 'neutron', 'demo', 'demo'),
      images: settings.image === undefined ? undefined : needed(glance, 'glance', 'demo.image', 'demo.image'),
    };
    const { physicalNetworks = {} } = neutron || {};
    const flat = Object.entries(physicalNetworks).filter(([, network]) => network.flat ?? true);
    const props = { ...settings, ...connections, cloud, physicalNetworks: flat.map(([name]) => name) };
    return new OpenStackDemo(at('91-openstack-demo'), 'openstack-demo', props);
  },
};

/** @param setting what to leave out as well, where it is not the service that needs it */
function needed<T>(part: T | undefined, service: string, by: string, setting = `services.${by}`): T {
  return part ?? fail(['services', service], `is left out, but ${by} needs it: leave out ${setting}, too`);
}

/** All parts, each made when it is first asked for; what is wrong with several of them is told at once. */
function build(at: At, cloud: Cloud, props: OpenStackCloudProps): Parts {
  const parts = { cloud } as Parts;
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
  for (const name of names) {
    const get = once(() => PARTS[name](at, parts, props) || undefined);
    Object.defineProperty(parts, name, { enumerable: true, get });
  }
  // what is said of all services is wrong for each of them
  const problems = new Map<string, Problem>();
  for (const name of names) {
    try {
      void parts[name];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const problem of error.problems) problems.set(JSON.stringify(problem), problem);
    }
  }
  throwAny([...problems.values()]);
  return parts;
}

/** The value, made at the first call; so is its failure. */
function once<T>(make: () => T): () => T {
  let made: (() => T) | undefined;
  return () => {
    if (made === undefined) {
      try {
        const value = make();
        made = () => value;
      } catch (error) {
        made = () => {
          throw error;
        };
      }
    }
    return made();
  };
}

/** A Keystone is logged in to by its version, and stands in the catalog without. */
function unversioned({ internalUrl, publicUrl }: IIdentity): Endpoint {
  return { internalUrl: internalUrl.replace(/\/v3$/, ''), publicUrl: publicUrl.replace(/\/v3$/, '') };
}

function checkAlternatives({ database, messageBus, cache, identity, services }: OpenStackCloudProps): void {
  for (const [key, settings] of Object.entries({ database, messageBus, cache })) {
    if (settings?.existing === undefined) continue;
    const { size, replicas, backup, files } = settings as Partial<Record<string, unknown>>;
    if (size !== undefined)
      fail([key, 'size'], `"${String(size)}" is of no use: an existing ${key} has its own volume`);
    if (replicas !== undefined) fail([key, 'replicas'], `is of no use: an existing ${key} has its own servers`);
    if (backup !== undefined) fail([key, 'backup'], `is of no use: an existing ${key} is backed up where it is`);
    if (files !== undefined) fail([key, 'files'], `are of no use: an existing ${key} has its own files`);
  }
  if (identity !== undefined && services?.keystone !== undefined) {
    fail(['services', 'keystone'], 'is set, but identity.existing says that Keystone runs elsewhere; keep one');
  }
}

/** A pin that no image takes would be believed and not hold. */
function checkImageNames(images: readonly string[], { pin = {}, each = {} }: ImageSettings = {}): void {
  const used = [...new Set(images)].sort();
  for (const [key, names] of Object.entries({ pin: Object.keys(pin), each: Object.keys(each) })) {
    for (const name of names.filter((one) => !used.includes(one))) {
      const remedy = suggest(name, used, `it uses ${used.join(', ')}`);
      fail(['images', key, name], `this cloud has no image "${name}", ${remedy}`);
    }
  }
}

/** The namespace admits what its units need and no more. */
function namespace(scope: Construct, cloud: Cloud): void {
  const level = Lazy.any({ produce: () => podSecurity(cloud, unitsOf(scope, cloud)) }) as string;
  object(scope, 'namespace', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: {
      name: cloud.namespace,
      labels: {
        ...labels(cloud, 'openstack'),
        'pod-security.kubernetes.io/enforce': level,
        'pod-security.kubernetes.io/warn': level,
      },
    },
  });
}
