import type { Construct } from 'constructs';
import type { ICache, IDatabase, IIdentity, IMessageBus } from '../../core/connections';
import { transportUrl } from '../../core/connections';
import type { Release } from '../../core/kolla';
import { type Endpoint, endpoint } from '../../core/expose';
import { databaseOptions } from '../../core/lower';
import { OpenStackService, type ServiceProps, type ServiceSettings } from '../../core/service';
import type { CatalogEntry, Program, ServiceSpec, Wait } from '../../core/spec';
import { merge, secretText, type Text } from '../../oslo/ini';
import { behindProxy, wsgi } from '../common';
import { directories, type KeystoneDomain } from './domains';

/** What can be set of Keystone. */
export interface KeystoneSettings extends ServiceSettings {
  /**
   * Domains by name whose users are kept elsewhere.
   * @default - users are kept in the database
   */
  readonly domains?: Record<string, KeystoneDomain>;
}

/** Options of `KeystoneService`. */
export interface KeystoneServiceProps extends ServiceProps, KeystoneSettings {
  /** Where its database is made. */
  readonly database: IDatabase;
  /**
   * Caches tokens, catalog and assignments.
   * @default - every worker caches for itself
   */
  readonly cache?: ICache;
  /**
   * Where notifications can be sent; they are off until `[oslo_messaging_notifications] driver` is set.
   * @default - none
   */
  readonly messageBus?: IMessageBus;
}

/**
 * Keystone: who may do what, and where each service is.
 *
 * Creates its database, schema, fernet and credential keys, the administrator (Secret `keystone-admin`), the
 * project `service`, the region and its own endpoints, then runs the API. Keys and passwords are created once
 * and survive everything but the deletion of their Secrets.
 *
 * @see https://docs.openstack.org/keystone/latest/
 */
export class KeystoneService extends OpenStackService implements IIdentity {
  public readonly internalUrl: string;
  public readonly publicUrl: string;
  public readonly region: string;
  public readonly adminSecret: string = ADMIN;
  /** @internal */
  public readonly _waitsFor: Wait[] = WAITS;

  constructor(scope: Construct, id: string, props: KeystoneServiceProps) {
    const self = identity(props);
    super(scope, id, props, keystone(props), { database: props.database, identity: self });
    this.internalUrl = self.internalUrl;
    this.publicUrl = self.publicUrl;
    this.region = self.region;
  }
}

const PORT = 5000;
const ADMIN = 'keystone-admin';
const FERNET = 'keystone-fernet-keys';
const CREDENTIAL = 'keystone-credential-keys';
const WAITS: Wait[] = ['service/keystone-api'];
const CATALOG: CatalogEntry = { type: 'identity', process: 'api', nodePort: 30500 };

interface Commands {
  /** The WSGI application. Since 2025.1; the scripts that came before it are gone since 2025.2. */
  readonly module: string;
  readonly dbSync: readonly string[];
  readonly bootstrap: readonly string[];
}

const COMMANDS: Readonly<Record<Release, Commands>> = {
  '2025.1': {
    module: 'keystone.wsgi.api:application',
    dbSync: ['keystone-manage', 'db_sync'],
    bootstrap: ['keystone-manage', 'bootstrap'],
  },
  '2025.2': {
    module: 'keystone.wsgi.api:application',
    dbSync: ['keystone-manage', 'db_sync'],
    bootstrap: ['keystone-manage', 'bootstrap'],
  },
  '2026.1': {
    module: 'keystone.wsgi.api:application',
    dbSync: ['keystone-manage', 'db_sync'],
    bootstrap: ['keystone-manage', 'bootstrap'],
  },
};

/** @internal */
export function keystone(props: KeystoneServiceProps): ServiceSpec {
  const { cloud, database, cache, messageBus, domains = {}, unchecked } = props;
  const { module, dbSync, bootstrap } = COMMANDS[cloud.release as Release];
  const api = wsgi(cloud, 'keystone', 'api', module, PORT);
  const ldap = directories(cloud.release, domains, unchecked);
  const keys = [
    { path: '/etc/keystone/fernet-keys', secret: FERNET },
    { path: '/etc/keystone/credential-keys', secret: CREDENTIAL },
  ];
  return {
    name: 'keystone',
    user: 'keystone',
    secrets: [
      { name: ADMIN, data: { username: { value: 'admin' }, password: { generate: 'password' } } },
      // key 0 is staged, the highest is primary: enough to begin with, and what rotation expects
      ...[FERNET, CREDENTIAL].map((name) => ({
        name,
        data: { '0': { generate: 'fernet-key' as const }, '1': { generate: 'fernet-key' as const } },
      })),
    ],
    databases: ['keystone'],
    catalog: [CATALOG],
    identity: { isKeystone: true },
    files: {
      'keystone.conf': {
        content: merge(
          {
            DEFAULT: {
              transport_url: messageBus && transportUrl(messageBus),
              default_log_levels: LOG_LEVELS,
            },
            database: database ? databaseOptions(database, 'keystone', 'keystone') : {},
            token: { provider: 'fernet' },
            fernet_tokens: { key_repository: '/etc/keystone/fernet-keys' },
            credential: { key_repository: '/etc/keystone/credential-keys' },
            identity: {
              // what bcrypt takes; Keystone warns at each login when more is allowed
              max_password_length: 72,
              ...ldap.options,
            },
            cache:
              cache === undefined
                ? {}
                : { enabled: true, backend: 'oslo_cache.memcache_pool', memcache_servers: cache.servers },
            oslo_messaging_notifications: { driver: 'noop' },
          },
          behindProxy(),
        ),
      },
      ...api.files,
      ...ldap.files,
      ...ldap.scripts,
    },
    tasks: [
      { name: 'db-sync', steps: { 'db-sync': { ...MANAGE, command: dbSync } } },
      // a Job of its own, since a pod can only mount the keys that are there before it
      {
        name: 'bootstrap',
        steps: {
          bootstrap: { ...MANAGE, command: bootstrap, env: bootstrapEnvironment(props), mounts: keys },
          ...(ldap.step && { domains: { ...MANAGE, ...ldap.step, mounts: keys } }),
        },
      },
    ],
    processes: {
      api: {
        ...api.process,
        image: 'keystone',
        files: ['keystone.conf', ...Object.keys(api.files), ...Object.keys(ldap.files)],
        mounts: keys,
        runsOn: ['control'],
        health: { http: '/healthcheck' },
        skipExtendStart: true,
        requests: { cpu: 100, memory: 192 },
      },
    },
  };
}

/**
 * oslo.log's and Keystone's own defaults, and one more: the directory of a mounted Secret is always open (its
 * files are not), of which Keystone would warn at each token.
 */
const LOG_LEVELS = [
  ...['amqp', 'amqplib', 'boto', 'qpid', 'sqlalchemy', 'iso8601', 'websocket', 'stevedore', 'taskflow', 'keystoneauth'],
  ...['requests.packages.urllib3.connectionpool', 'urllib3.connectionpool', 'requests.packages.urllib3.util.retry'],
  ...['urllib3.util.retry', 'keystonemiddleware', 'routes.middleware'],
]
  .map((logger) => `${logger}=WARN`)
  .concat(
    ['suds', 'oslo.messaging', 'oslo_messaging', 'oslo.cache', 'oslo_policy', 'dogpile', 'routes'].map(
      (l) => `${l}=INFO`,
    ),
  )
  .concat('keystone.common.fernet_utils=ERROR');

const MANAGE: Program = { image: 'keystone', skipExtendStart: true, requests: { cpu: 100, memory: 192 } };

/** Its own URLs, without `/v3`: those of the catalog. */
function urls({ cloud, nodePort = CATALOG.nodePort }: KeystoneServiceProps): Endpoint {
  return endpoint(cloud, 'keystone', { ...CATALOG, nodePort }, PORT);
}

/** Keystone as it sees itself: what its own registration works on. */
function identity(props: KeystoneServiceProps): IIdentity {
  const { internalUrl, publicUrl } = urls(props);
  return {
    internalUrl: `${internalUrl}/v3`,
    publicUrl: `${publicUrl}/v3`,
    region: props.cloud.region,
    adminSecret: ADMIN,
    _waitsFor: [],
  };
}

/** What `keystone-manage bootstrap` reads, the password included, so that no command line holds it. */
function bootstrapEnvironment(props: KeystoneServiceProps): Readonly<Record<string, Text>> {
  const { internalUrl, publicUrl } = urls(props);
  return {
    OS_BOOTSTRAP_USERNAME: secretText({ secret: ADMIN, key: 'username' }),
    OS_BOOTSTRAP_PASSWORD: secretText({ secret: ADMIN, key: 'password' }),
    OS_BOOTSTRAP_PROJECT_NAME: 'admin',
    OS_BOOTSTRAP_ROLE_NAME: 'admin',
    OS_BOOTSTRAP_SERVICE_NAME: 'keystone',
    OS_BOOTSTRAP_REGION_ID: props.cloud.region,
    OS_BOOTSTRAP_INTERNAL_URL: internalUrl,
    OS_BOOTSTRAP_PUBLIC_URL: publicUrl,
  };
}
