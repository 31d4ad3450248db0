import type { ApiObject } from 'cdk8s';
import { Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { MariaDb } from './backing/mariadb';
import { Memcached } from './backing/memcached';
import { RabbitMq } from './backing/rabbitmq';
import { checked } from './core/check';
import { Cloud } from './core/cloud';
import type { CloudSettings, VolumeSize } from './core/settings';
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
  type IIdentity,
  type IMessageBus,
  MessageBus,
} from './core/connections';
import { fail } from './core/errors';
import { type Endpoint, gateway } from './core/expose';
import { labels, object } from './core/k8s';
import { shareIn } from './core/scripts';
import type { ServiceSettings } from './core/service';
import { suggest } from './oslo/nearest';
import { OpenStackClient } from './services/client';
import { KeystoneService, type KeystoneSettings } from './services/keystone';

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
}

/** MariaDB: one of the cloud's own, or one that is there. */
export interface DatabaseSettings {
  /** Size of its volume, a Kubernetes quantity. @default 10Gi */
  readonly size?: VolumeSize;
  /** A server that is there already. @default - one is made */
  readonly existing?: ExistingDatabaseProps;
}

/** RabbitMQ: one of the cloud's own, or one that is there. */
export interface MessageBusSettings {
  /** Size of its volume, a Kubernetes quantity. @default 5Gi */
  readonly size?: VolumeSize;
  /** A cluster that is there already. @default - one is made */
  readonly existing?: ExistingMessageBusProps;
}

/** memcached: one of the cloud's own, or one that is there. */
export interface CacheSettings {
  /** Servers that are there already. @default - one is made */
  readonly existing?: ExistingCacheProps;
}

/** A Keystone that is there. */
export interface IdentitySettings {
  readonly existing: ExistingIdentityProps;
}

/** Settings of each service. */
export interface ServicesSettings {
  readonly keystone?: KeystoneSettings;
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

  readonly #endpoints: Record<string, Endpoint> = {};
  readonly #charts: Construct;
  readonly #prefix: string;

  constructor(scope: Construct, id: string, props: OpenStackCloudProps = {}) {
    super(scope, id);
    this.#charts = scope;
    this.#prefix = id === 'cloud' ? '' : `${id}-`;
    const wanted = checked('OpenStackCloudProps', props);
    const { database = {}, messageBus = {}, cache = {}, identity, services = {}, ...settings } = wanted;
    const cloud = (this.settings = Cloud.settings(settings));
    checkAlternatives(wanted);

    const home = this.#chart('00-namespace');
    shareIn(home, cloud);
    namespace(home, cloud, wanted);
    gateway(home, cloud);

    this.database = database.existing
      ? Database.fromExisting(database.existing)
      : new MariaDb(this.#chart('10-mariadb'), 'mariadb', { cloud, size: database.size });
    this.messageBus = messageBus.existing
      ? MessageBus.fromExisting(messageBus.existing)
      : new RabbitMq(this.#chart('11-rabbitmq'), 'rabbitmq', { cloud, size: messageBus.size });
    this.cache = cache.existing
      ? Cache.fromExisting(cache.existing)
      : new Memcached(this.#chart('12-memcached'), 'memcached', { cloud });
    this.identity = identity
      ? Identity.fromExisting({ region: cloud.region, ...identity.existing })
      : new KeystoneService(this.#chart('20-keystone'), 'keystone', {
          ...services.keystone,
          cloud,
          database: this.database,
          messageBus: this.messageBus,
          cache: this.cache,
        });
    this.#endpoints.identity = this.identity;
    new OpenStackClient(this.#chart('90-openstack-client'), 'openstack-client', { cloud, identity: this.identity });
    checkImageNames(cloud, wanted);
  }

  /**
   * The URLs of an API.
   *
   * @param type service type: `identity`
   */
  public endpoint(type: string): Endpoint {
    const found = this.#endpoints[type];
    if (found === undefined)
      fail([], `the cloud has no "${type}" service; it has ${Object.keys(this.#endpoints).join(', ')}`);
    return found;
  }

  #chart(name: string): Chart {
    return new Chart(this.#charts, this.#prefix + name, { disableResourceNameHashes: true });
  }
}

function checkAlternatives({ database, messageBus, identity, services }: OpenStackCloudProps): void {
  for (const [key, settings] of Object.entries({ database, messageBus })) {
    if (settings?.existing !== undefined && settings.size !== undefined) {
      fail([key, 'size'], `"${settings.size}" is of no use: an existing ${key} has its own volume`);
    }
  }
  if (identity !== undefined && services?.keystone !== undefined) {
    fail(['services', 'keystone'], 'is set, but identity.existing says that Keystone runs elsewhere; keep one');
  }
}

/** A pin that no image takes would be believed and not hold. */
function checkImageNames({ _images }: Cloud, { images: { pin = {}, each = {} } = {} }: OpenStackCloudProps): void {
  const used = [..._images].sort();
  for (const [key, names] of Object.entries({ pin: Object.keys(pin), each: Object.keys(each) })) {
    for (const name of names.filter((one) => !_images.has(one))) {
      const remedy = suggest(name, used, `it uses ${used.join(', ')}`);
      fail(['images', key, name], `this cloud has no image "${name}", ${remedy}`);
    }
  }
}

/** The namespace admits what the cloud's settings need and no more: @see Pod Security Standards */
function namespace(scope: Construct, cloud: Cloud, { hostNetwork, start, services }: OpenStackCloudProps): ApiObject {
  const onHost =
    hostNetwork || Object.values(services ?? {}).some((service: ServiceSettings | undefined) => service?.hostNetwork);
  const level = onHost ? 'privileged' : start === 'kolla' ? 'baseline' : 'restricted';
  return object(scope, 'namespace', {
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
