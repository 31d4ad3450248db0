import type { Construct } from 'constructs';
import { fail } from '../../core/errors';
import type { ICache, IDatabase, IIdentity, IMessageBus } from '../../core/connections';
import { type Endpoint, endpoint } from '../../core/expose';
import { databaseOptions } from '../../core/lower';
import { userOptions } from '../../core/overrides';
import { JOB_NAME } from '../../core/pod';
import { scriptFile, SCRIPTS } from '../../core/scripts';
import { OpenStackService, type ServiceProps } from '../../core/service';
import type { Schedule, ServiceSettings } from '../../core/settings';
import type { Process, Program, ServiceSpec, Task } from '../../core/spec';
import { type Ini, merge, secretText, type Text } from '../../oslo/ini';
import { behindProxy, queues, taskFile } from '../common';
import { directories, type KeystoneDomain } from './domains';

/** What can be set of Keystone. */
export interface KeystoneSettings extends ServiceSettings {
  /**
   * Domains by name whose users are kept elsewhere.
   * @default - users are kept in the database
   */
  readonly domains?: Record<string, KeystoneDomain>;
  /**
   * When the keys are rotated with which tokens are made; `false`: when somebody asks for it. No token becomes void
   * by it, however often.
   * @default 47 3 * * 0
   */
  readonly fernetRotation?: Schedule | false;
  /**
   * When the keys are rotated with which credentials are encrypted (of EC2, TOTP), and all are encrypted anew; `false`:
   * when somebody asks for it.
   * @default 57 3 1 * *
   */
  readonly credentialRotation?: Schedule | false;
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
   * Where notifications are sent, if `[oslo_messaging_notifications] driver` sends them there.
   * @default - none
   */
  readonly messageBus?: IMessageBus;
}

/**
 * Keystone: who may do what, and where each service is.
 *
 * Creates its database, schema, fernet and credential keys, the administrator (Secret `keystone-admin`), the
 * region and its own endpoints, then runs the API. Keys and passwords survive everything but the deletion of their
 * Secrets; keys are rotated (`files/rotate.py`).
 *
 * @see https://docs.openstack.org/keystone/latest/
 */
export class KeystoneService extends OpenStackService<KeystoneServiceProps> implements IIdentity {
  public readonly internalUrl: string;
  public readonly publicUrl: string;
  public readonly region: string;
  public readonly adminSecret: string = ADMIN;
  public readonly userPrefix: string = '';

  constructor(scope: Construct, id: string, props: KeystoneServiceProps) {
    super(scope, id, props, keystone);
    const { internalUrl, publicUrl } = this.endpoints.identity;
    this.internalUrl = `${internalUrl}/v3`;
    this.publicUrl = `${publicUrl}/v3`;
    this.region = props.cloud.region;
  }
}

const PORT = 5000;
const ADMIN = 'keystone-admin';
const FERNET = 'keystone-fernet-keys';
const CREDENTIAL = 'keystone-credential-keys';
const CACHE = 'keystone-cache';

/** Since 2025.1; the scripts that came before it are gone since 2025.2. */
const MODULE = 'keystone.wsgi.api:application';
/** Everything waits for it, so it is one process, which imports Keystone once. */
const SET_UP = ['python3', `${SCRIPTS}/manage.py`, 'keystone-manage', 'db_sync', '--', 'bootstrap'];

/** @internal */
export function keystone(props: KeystoneServiceProps): ServiceSpec {
  const { cloud, database, cache, messageBus, domains = {}, unchecked } = props;
  const ldap = directories(cloud.release, domains, unchecked);
  const notifies = messageBus !== undefined && sendsNotifications(props);
  const options: Ini = {
    DEFAULT: { default_log_levels: LOG_LEVELS },
    database: database ? databaseOptions(database, 'keystone', 'keystone') : {},
    token: { provider: 'fernet' },
    // what bcrypt takes; Keystone warns at each login when more is allowed
    identity: { max_password_length: 72, ...ldap.options },
  };
  const api: Process = {
    image: 'keystone',
    wsgi: { module: MODULE },
    port: PORT,
    files: ['keystone.conf', ...Object.keys(ldap.files), ...(cache ? ['signed_cache.py'] : [])],
    env: cache && { PYTHONPATH: SCRIPTS, CACHE_KEY: secretText({ secret: CACHE, key: 'key' }) },
    mounts: [
      { path: FERNET_KEYS, secret: FERNET },
      { path: CREDENTIAL_KEYS, secret: CREDENTIAL },
    ],
    runsOn: ['control'],
    uses: [database, ...(cache ? [cache] : []), ...(notifies ? [messageBus] : [])],
    public: { host: 'identity', nodePort: 30500 },
    // each login costs a quarter of a second of a processor, and everybody waits for theirs
    requests: { cpu: 200, memory: 192 },
  };
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
      ...(cache ? [{ name: CACHE, data: { key: { generate: 'fernet-key' as const } } }] : []),
    ],
    databases: ['keystone'],
    messaging: notifies,
    catalog: [{ type: 'identity', process: 'api' }],
    files: {
      'keystone.conf': {
        content: merge(
          options,
          {
            cache: cache
              ? {
                  enabled: true,
                  // whose content cannot run here: see files/signed_cache.py
                  backend: 'dogpile.cache.pymemcache',
                  proxies: ['signed_cache.SignedCache'],
                  memcache_servers: cache.servers,
                }
              : {},
            oslo_messaging_notifications: { driver: 'noop' },
          },
          notifies ? queues(messageBus, 'keystone') : {},
          behindProxy(),
        ),
      },
      'keystone-manage.conf': taskFile('/etc/keystone/keystone.conf', options, TASK_SECTIONS),
      'no-key': { path: `${FERNET_KEYS}/0`, content: NO_KEY },
      'manage.py': scriptFile('manage.py'),
      ...ldap.files,
      ...ldap.scripts,
    },
    tasks: [
      {
        name: 'bootstrap',
        steps: {
          bootstrap: {
            ...MANAGE,
            command: SET_UP,
            files: [...MANAGE.files, 'manage.py'],
            env: bootstrapEnvironment(props, api),
          },
          ...(ldap.step && { domains: { ...MANAGE, ...ldap.step } }),
        },
        uses: [database],
      },
      ...rotations(props),
    ],
    processes: { api },
  };
}

/** Whether a user wants Keystone's notifications on the message bus. @see oslo.messaging's notification drivers */
function sendsNotifications(props: KeystoneServiceProps): boolean {
  const { driver = 'noop' } =
    userOptions(props.cloud, 'keystone', props, 'keystone.conf').oslo_messaging_notifications ?? {};
  return [driver].flat().some((one) => typeof one === 'string' && /^messaging/.test(one));
}

/** Keys are rotated where they were made: Secrets that come from elsewhere are somebody else's to change. */
function rotations(props: KeystoneServiceProps): Task[] {
  const { cloud, database, fernetRotation, credentialRotation } = props;
  if (!cloud._generatesSecrets) {
    for (const [key, schedule] of Object.entries({ fernetRotation, credentialRotation })) {
      if (schedule)
        fail(['keystone', key], 'is of no use with secrets: existing: rotate the keys where they come from');
    }
    return [];
  }
  const rotate = (secret: string, lifetime: number, ...before: readonly string[]) =>
    ({
      image: 'keystone',
      script: 'rotate',
      args: [secret, String(lifetime), ...before],
      podFields: JOB_NAME,
    }) as const;
  return [
    {
      name: 'fernet-rotate',
      schedule: (fernetRotation ?? '47 3 * * 0') || 'never',
      replaces: [FERNET],
      steps: { rotate: rotate(FERNET, tokenLifetime(props)) },
    },
    {
      name: 'credential-rotate',
      schedule: (credentialRotation ?? '57 3 1 * *') || 'never',
      replaces: [CREDENTIAL],
      steps: {
        rotate: {
          ...MANAGE,
          ...rotate(CREDENTIAL, DAY, 'keystone-manage', 'credential_migrate'),
          // it would complain that it cannot write keys, which it never does
          env: { OS_DEFAULT__DEFAULT_LOG_LEVELS: 'keystone.common.fernet_utils=CRITICAL' },
          mounts: [{ path: CREDENTIAL_KEYS, secret: CREDENTIAL }],
        },
      },
      uses: [database],
    },
  ];
}

/** Seconds for which a token is read: a service may show it for some time after it has expired. */
function tokenLifetime(props: KeystoneServiceProps): number {
  const options = userOptions(props.cloud, 'keystone', props, 'keystone.conf').token ?? {};
  // what is no number is told where options are checked
  const seconds = (value: unknown, standard: number): number =>
    /^[0-9]+$/.test(String(value)) ? Number(value) : standard;
  return seconds(options.expiration, 3600) + seconds(options.allow_expired_window, 2 * DAY);
}

const DAY = 86400;

/** What db_sync and bootstrap read. */
const TASK_SECTIONS = ['database', 'identity', 'security_compliance', 'auth', 'assignment', 'resource', 'role'];

/** Keystone's defaults. */
const FERNET_KEYS = '/etc/keystone/fernet-keys';
const CREDENTIAL_KEYS = '/etc/keystone/credential-keys';

/** Its managers do not start without a key, of which tasks make no use: those in use are mounted by the API alone. */
const NO_KEY = Buffer.alloc(32).toString('base64');

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

const MANAGE = {
  image: 'keystone',
  files: ['keystone-manage.conf', 'no-key'],
  // everything waits for it
  requests: { cpu: 200, memory: 192 },
} satisfies Partial<Program>;

/** What `keystone-manage bootstrap` reads, the password included, so that no command line holds it. */
function bootstrapEnvironment({ cloud }: KeystoneServiceProps, api: Process): Readonly<Record<string, Text>> {
  const { internalUrl, publicUrl }: Endpoint = endpoint(
    cloud,
    { name: 'keystone', user: 'keystone', processes: { api } },
    { type: 'identity', process: 'api' },
  );
  return {
    OS_BOOTSTRAP_USERNAME: secretText({ secret: ADMIN, key: 'username' }),
    OS_BOOTSTRAP_PASSWORD: secretText({ secret: ADMIN, key: 'password' }),
    OS_BOOTSTRAP_PROJECT_NAME: 'admin',
    OS_BOOTSTRAP_ROLE_NAME: 'admin',
    OS_BOOTSTRAP_SERVICE_NAME: 'keystone',
    OS_BOOTSTRAP_REGION_ID: cloud.region,
    OS_BOOTSTRAP_INTERNAL_URL: internalUrl,
    OS_BOOTSTRAP_PUBLIC_URL: publicUrl,
  };
}
