import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { Database, type IMessageBus } from '../../lib/core/connections';
import { withUserSettings } from '../../lib/core/overrides';
import type { CloudSettings, ProcessSettings, ServiceSettings } from '../../lib/core/settings';
import type { Ini, ServiceSpec } from '../../lib/core/spec';
import { text } from '../../lib/oslo/ini';
import { keystone, KeystoneService, type KeystoneServiceProps } from '../../lib/services/keystone';
import { facts } from '../facts';
import { find, type Manifest, manifests, podSpec } from '../manifests';

type Props = Partial<KeystoneServiceProps>;

const props = (more: Props = {}, settings: CloudSettings = {}): KeystoneServiceProps => ({
  cloud: Cloud.settings(settings),
  database: facts.database,
  ...more,
});

const spec = (more?: Props, settings?: CloudSettings) => keystone(props(more, settings));
const options = (more?: Props) => spec(more).files?.['keystone.conf'].content as Ini;

function objects(more?: Props, settings?: CloudSettings): Manifest[] {
  return manifests((app) => new KeystoneService(new Chart(app, 'chart'), 'keystone', props(more, settings)));
}

/** The file as it stands in its ConfigMap. */
function file(name: string, made: readonly Manifest[]): string | undefined {
  return made.find(({ data }) => data !== undefined && name in data)?.data?.[name];
}

const api = (made: readonly Manifest[]) => podSpec(find(made, 'Deployment', 'keystone-api'))?.containers[0];
const mounts = (made: readonly Manifest[]) => api(made)?.volumeMounts?.map(({ mountPath }) => mountPath);

test.each(['2025.1', '2025.2', '2026.1'] as const)('%s: the commands of its images', (release) => {
  const { tasks, processes } = spec({}, { release });
  expect(tasks?.flatMap(({ steps }) => Object.values(steps).map(({ command }) => command))).toEqual([
    ['python3', '/openstack/manage.py', 'keystone-manage', 'db_sync', '--', 'bootstrap'],
  ]);
  expect(processes?.api).toMatchObject({ wsgi: { module: 'keystone.wsgi.api:application' } });
});

test('tokens and database are as it says, keys where Keystone looks for them by itself', () => {
  expect(options()).not.toHaveProperty('fernet_tokens');
  expect(options()).not.toHaveProperty('credential');
  expect(options()).toMatchObject({
    token: { provider: 'fernet' },
    database: {
      connection: text`mysql+pymysql://keystone:${{ secret: 'keystone-database', key: 'password' }}@mysql.example.org:3306/keystone`,
    },
  });
});

test('without a cache and a message bus it asks neither', () => {
  expect(options().cache).toEqual({});
  expect(options().DEFAULT.transport_url).toBeUndefined();
});

test('with a cache it uses the servers, and takes nothing out of them that it did not seal', () => {
  const { cache } = options({ cache: facts.cache });
  expect(cache).toMatchObject({
    enabled: true,
    memcache_servers: ['cache.example.org:11211'],
    proxies: ['signed_cache.SignedCache'],
  });
  const sealed = objects({ cache: facts.cache });
  expect(mounts(sealed)).toContain('/openstack/signed_cache.py');
  expect(api(sealed)?.env).toContainEqual({
    name: 'CACHE_KEY',
    valueFrom: { secretKeyRef: { name: 'keystone-cache', key: 'key' } },
  });
  expect(mounts(objects())).not.toContain('/openstack/signed_cache.py');
});

describe('the message bus', () => {
  const { messageBus } = facts;
  const on = (driver: string | string[]) =>
    spec({ messageBus, config: { 'keystone.conf': { oslo_messaging_notifications: { driver } } } });
  const used = ({ processes }: ServiceSpec) => processes?.api.uses?.includes(messageBus);

  test('is of no use to it, and not waited for, unless somebody wants notifications there', () => {
    const { DEFAULT, oslo_messaging_notifications } = options({ messageBus });
    expect(DEFAULT.transport_url).toBeUndefined();
    expect(oslo_messaging_notifications).toEqual({ driver: 'noop' });
    expect([used(spec({ messageBus })), used(on('log'))]).toEqual([false, false]);
    expect(spec({ messageBus }).messaging).toBe(false);
  });

  test.each([['messagingv2'], ['messaging'], [['log', 'messagingv2']]])('has its notifications by %j', (driver) => {
    const notifying = on(driver);
    const { DEFAULT } = notifying.files?.['keystone.conf'].content as Ini;
    expect(DEFAULT.transport_url).toMatchObject({
      parts: expect.arrayContaining(['rabbit://', '@rabbit.example.org:5672//']),
    });
    expect([used(notifying), notifying.messaging]).toEqual([true, true]);
  });

  test('of the cloud has a user and a virtual host for it, made after the tables', () => {
    const bus: IMessageBus = {
      hosts: ['rabbitmq'],
      port: 5672,
      _waitsFor: [],
      _peers: [],
      _management: { url: 'http://rabbitmq:15672', adminSecret: 'rabbitmq-admin', _waitsFor: [], _peers: [] },
    };
    const config = { 'keystone.conf': { oslo_messaging_notifications: { driver: 'messagingv2' } } };
    const made = objects({ messageBus: bus, config });
    const { initContainers = [], containers } = podSpec(find(made, 'Job', 'keystone-bootstrap')) ?? { containers: [] };
    expect(initContainers.map(({ name }) => name)).toEqual(['wait', 'database', 'bootstrap']);
    expect(containers).toMatchObject([{ name: 'message-bus' }]);
    expect(containers[0].env).toEqual(
      expect.arrayContaining([
        { name: 'BUS_URL', value: 'http://rabbitmq:15672' },
        { name: 'BUS_USER', value: 'keystone' },
        { name: 'BUS_VHOSTS', value: 'keystone' },
        {
          name: 'BUS_PASSWORD',
          valueFrom: { secretKeyRef: { name: 'keystone-message-bus', key: 'password' } },
        },
      ]),
    );
    const apiEnv = api(made)?.env?.map(({ name }) => name);
    expect(apiEnv).not.toContain('BUS_ADMIN_PASSWORD');
  });
});

describe('its one task', () => {
  const job = podSpec(find(objects(), 'Job', 'keystone-bootstrap'));

  test('makes the database, its tables, and the first user, in this order', () => {
    expect(job?.initContainers?.at(-1)?.name).toBe('database');
    expect(job?.containers.map(({ name }) => name)).toEqual(['bootstrap']);
    expect(objects().filter(({ kind }) => kind === 'Job')).toHaveLength(1);
  });

  test('reads the options that tasks need, of its user too, and no others', () => {
    const identity = { max_password_length: 64 };
    const config = { 'keystone.conf': { identity, cors: { allowed_origin: 'https://x' } } };
    const made = objects({ config });
    expect(file('keystone-manage.conf', made)).toContain('max_password_length = 64\n');
    expect(file('keystone-manage.conf', made)).not.toContain('[cors]');
    expect(file('keystone.conf', made)).toContain('[cors]\nallowed_origin = https://x\n');
    const read = podSpec(find(made, 'Job', 'keystone-bootstrap'))?.containers[0].volumeMounts;
    expect(read?.filter(({ mountPath }) => mountPath.endsWith('.conf'))).toMatchObject([
      { mountPath: '/etc/keystone/keystone.conf', subPath: 'keystone-manage.conf' },
    ]);
  });

  test('sees no key that tokens are made with', () => {
    expect(job?.volumes.filter(({ secret }) => secret !== undefined)).toEqual([]);
    expect(job?.containers[0].volumeMounts).toContainEqual(
      expect.objectContaining({ mountPath: '/etc/keystone/fernet-keys/0', subPath: 'no-key' }),
    );
  });
});

test('on a server that several clouds share its database and user have a name of their own', () => {
  const database = Database.fromExisting({ host: 'db', adminSecret: 'db-admin', prefix: 'alpha_' });
  const step = podSpec(find(objects({ database }), 'Job', 'keystone-bootstrap'))?.initContainers?.find(
    ({ name }) => name === 'database',
  );
  expect(step?.env).toEqual(
    expect.arrayContaining([
      { name: 'DATABASES', value: 'alpha_keystone' },
      { name: 'DB_USER', value: 'alpha_keystone' },
      { name: 'OWNER', valueFrom: { secretKeyRef: { name: 'openstack-cloud', key: 'id' } } },
    ]),
  );
});

test('its keys and passwords are made once, together', () => {
  expect(Object.fromEntries((spec().secrets ?? []).map(({ name, data }) => [name, Object.keys(data)]))).toEqual({
    'keystone-admin': ['username', 'password'],
    'keystone-fernet-keys': ['0', '1'],
    'keystone-credential-keys': ['0', '1'],
  });
});

describe('rotation of its keys', () => {
  const cronJobs = (made: readonly Manifest[]) => made.filter(({ kind }) => kind === 'CronJob');
  const program = (made: readonly Manifest[], name: string) => podSpec(find(made, 'CronJob', name))?.containers[0];

  test('comes by itself, and with schedules of their own', () => {
    const schedules = (more?: Props) =>
      Object.fromEntries(cronJobs(objects(more)).map(({ metadata, spec }) => [metadata.name, spec?.schedule]));
    expect(schedules()).toEqual({
      'keystone-fernet-rotate': '47 3 * * 0',
      'keystone-credential-rotate': '57 3 1 * *',
    });
    expect(schedules({ fernetRotation: '@daily' })).toMatchObject({ 'keystone-fernet-rotate': '@daily' });
  });

  test('switched off, it is done when somebody asks for it', () => {
    const made = objects({ credentialRotation: false });
    expect(find(made, 'CronJob', 'keystone-credential-rotate').spec?.suspend).toBe(true);
    expect(find(made, 'CronJob', 'keystone-fernet-rotate').spec).not.toHaveProperty('suspend');
  });

  test.each<[string, Ini, number]>([
    ['the defaults', {}, 3600 + 172800],
    ['other times', { token: { expiration: 86400, allow_expired_window: '600' } }, 87000],
    ['defaults of Keystone', { token: { expiration: null } }, 3600 + 172800],
  ])('keeps keys for as long as tokens are read: %s', (_, options, seconds) => {
    const made = objects({ config: { 'keystone.conf': options } });
    expect(program(made, 'keystone-fernet-rotate')?.args).toEqual([
      ...['python3', '-S', '/openstack/rotate.py', 'keystone-fernet-keys', String(seconds)],
    ]);
  });

  test('credentials are encrypted anew before', () => {
    const rotate = program(objects(), 'keystone-credential-rotate');
    expect(rotate?.args?.slice(3)).toEqual([
      'keystone-credential-keys',
      '86400',
      'keystone-manage',
      'credential_migrate',
    ]);
    expect(rotate?.volumeMounts).toContainEqual(
      expect.objectContaining({ mountPath: '/etc/keystone/credential-keys' }),
    );
  });

  test.each(['fernet', 'credential'])('may get and update its own Secret, and change nothing else: %s', (which) => {
    const made = objects();
    const name = `keystone-${which}-rotate`;
    expect(podSpec(find(made, 'CronJob', name))?.serviceAccountName).toBe(name);
    expect(find(made, 'Role', name)).toMatchObject({
      rules: [
        {
          apiGroups: [''],
          resources: ['secrets'],
          resourceNames: [`keystone-${which}-keys`],
          verbs: ['get', 'update'],
        },
      ],
    });
    const bound = made.filter(({ kind }) => kind === 'RoleBinding') as unknown as {
      roleRef: { name: string };
      subjects: { name: string }[];
    }[];
    const roles = bound
      .filter(({ subjects }) => subjects.some((one) => one.name === name))
      .map(({ roleRef }) => roleRef.name);
    expect(roles.sort()).toEqual([name, 'openstack-wait']);
  });

  test('is not for keys that come from elsewhere', () => {
    expect(cronJobs(objects({}, { secrets: 'existing' }))).toEqual([]);
    expect(() => objects({ fernetRotation: '@weekly' }, { secrets: 'existing' })).toThrow(
      'keystone.fernetRotation: is of no use with secrets: existing: rotate the keys where they come from',
    );
  });
});

test('its keys are mounted where the options say, read-only', () => {
  const { containers, volumes } = podSpec(find(objects(), 'Deployment', 'keystone-api')) ?? {
    containers: [],
    volumes: [],
  };
  const keys = volumes.flatMap(({ name, secret }) =>
    (containers[0].volumeMounts ?? [])
      .filter((mount) => secret !== undefined && mount.name === name)
      .map(({ mountPath, readOnly }) => [secret?.secretName, mountPath, readOnly]),
  );
  expect(keys).toEqual([
    ['keystone-fernet-keys', '/etc/keystone/fernet-keys', true],
    ['keystone-credential-keys', '/etc/keystone/credential-keys', true],
  ]);
});

test('kolla_start only starts it: the database and the keys have their own tasks', () => {
  const { env = [] } = api(objects({}, { start: 'kolla' })) ?? {};
  expect(env).toContainEqual({ name: 'KOLLA_SKIP_EXTEND_START', value: 'true' });
});

test('it knows its own URLs', () => {
  const settings: CloudSettings = { region: 'Zurich', public: { via: 'nodePort', domain: 'nodes.example.org' } };
  manifests((app) => {
    const service = new KeystoneService(
      new Chart(app, 'chart'),
      'keystone',
      props({ processes: { api: { nodePort: 30777 } } }, settings),
    );
    expect(service).toMatchObject({
      internalUrl: 'http://keystone-api.openstack.svc:5000/v3',
      publicUrl: 'http://nodes.example.org:30777/v3',
      region: 'Zurich',
      adminSecret: 'keystone-admin',
    });
  });
});

describe('options of the user', () => {
  const configured = (section: string, given: Record<string, unknown>) =>
    objects({ cache: facts.cache, config: { 'keystone.conf': { [section]: given } } });

  test('win', () => {
    expect(file('keystone.conf', configured('token', { provider: 'jws' }))).toContain('[token]\nprovider = jws\n');
  });

  test('null takes one out', () => {
    expect(file('keystone.conf', configured('cache', { memcache_servers: null }))).not.toContain('memcache_servers');
  });

  test('that are secrets go to the environment', () => {
    const made = configured('ldap', { password: { secret: 'corp', key: 'bind' } });
    expect(file('keystone.conf', made)).not.toContain('[ldap]');
    expect(api(made)?.env).toContainEqual({
      name: 'OS_LDAP__PASSWORD',
      valueFrom: { secretKeyRef: { name: 'corp', key: 'bind' } },
    });
  });

  test('of several values stand in several lines', () => {
    const made = configured('oslo_messaging_notifications', { driver: ['log', 'messagingv2'] });
    expect(file('keystone.conf', made)).toContain('driver = log\ndriver = messagingv2\n');
  });

  test.each<[Props, string]>([
    [
      { config: { 'keystone.conf': { token: { expiratoin: 1 } } } },
      'keystone.config.keystone.conf.token.expiratoin: unknown option [token] expiratoin, did you mean "expiration"?',
    ],
    [
      { config: { 'keyston.conf': {} } },
      'keystone.config.keyston.conf: keystone has no such file of options, did you mean',
    ],
    [{ policy: { 'identity:list_project': '!' } }, 'keystone.policy.identity:list_project: unknown policy'],
    [{ replicas: 0 }, 'keystone.replicas: 0 is out of range: use 1 to 100'],
    [{ domains: { 'a b': { ldap: { url: 'ldap://x' } } } }, 'keystone.domains.a b: "a b" cannot be a domain'],
    [{ domains: { corp: { ldap: {} } } }, 'keystone.domains.corp.ldap.url: is missing'],
    [{ domains: { corp: { ldap: { url: 'ldap://x', usr: 1 } } } }, 'keystone.domains.corp.ldap.usr: unknown option'],
    [
      { domains: { corp: { ldap: { url: 'ldap://x', password: 'x' } } } },
      'keystone.domains.corp.ldap.password: [ldap] pa',
    ],
  ])('fails: %j', (more, message) => {
    expect(() => objects(more)).toThrow(message);
  });

  test('nobody checks what is said to be unchecked', () => {
    const config = { 'keystone.conf': { plugin: { any: 1 } } };
    expect(file('keystone.conf', objects({ config, unchecked: ['plugin'] }))).toContain('[plugin]\nany = 1\n');
  });
});

describe('single processes', () => {
  const container = (more: Props) => api(objects(more));

  test('have their own number, requests, limits, environment and Secrets', () => {
    const made = objects({
      replicas: 2,
      processes: {
        api: {
          replicas: 3,
          requests: { memory: '1Gi' },
          limits: { memory: '2Gi', cpu: '2' },
          env: { REQUESTS_CA_BUNDLE: '/etc/ssl/corp/ca.crt' },
          mounts: [{ path: '/etc/ssl/corp', secret: 'corp-ca' }],
        },
      },
    });
    expect(find(made, 'Deployment', 'keystone-api').spec?.replicas).toBe(3);
    expect(api(made)?.resources).toEqual({
      requests: { cpu: '200m', memory: '1Gi' },
      limits: { memory: '2Gi', cpu: '2' },
    });
    expect(api(made)?.env).toContainEqual({ name: 'REQUESTS_CA_BUNDLE', value: '/etc/ssl/corp/ca.crt' });
    expect(mounts(made)).toContain('/etc/ssl/corp');
    expect(find(made, 'Job', 'keystone-bootstrap')).toEqual(find(objects(), 'Job', 'keystone-bootstrap'));
  });

  test('are as the service says otherwise', () => {
    expect(find(objects({ replicas: 2 }), 'Deployment', 'keystone-api').spec?.replicas).toBe(2);
    expect(container({ processes: { api: {} } })).toEqual(container({}));
  });

  test.each<[ServiceSettings['processes'], string]>([
    [{ apii: {} }, 'keystone.processes.apii: keystone has no such process, did you mean "api"?'],
    [{ worker: {} }, 'keystone.processes.worker: keystone has no such process, it has api'],
  ])('fail: %j', (processes, message) => {
    expect(() => objects({ processes })).toThrow(message);
  });

  test.each<[ProcessSettings, string]>([
    [{ replicas: 2 }, 'demo.processes.agent.replicas: is of no use: there is one on every node of its role'],
    [{ nodePort: 30500 }, 'demo.processes.agent.nodePort: is of no use: users do not reach it'],
  ])('fail for an agent: %j', (agent, message) => {
    const demo: ServiceSpec = {
      name: 'demo',
      user: 'nova',
      processes: { agent: { image: 'i', command: ['x'], runsOn: ['compute'], perNode: true } },
    };
    expect(() => withUserSettings(demo, Cloud.settings(), { processes: { agent } })).toThrow(message);
    // "pods of each process that can have several"
    expect(withUserSettings(demo, Cloud.settings(), { replicas: 3 }).processes?.agent.perNode).toBe(true);
  });
});

test('policies are a file of the API, sorted', () => {
  const made = objects({ policy: { 'identity:list_users': '!', 'identity:list_projects': 'role:"reader"' } });
  expect(file('policy.yaml', made)).toBe('"identity:list_projects": "role:\\"reader\\""\n"identity:list_users": "!"\n');
  expect(mounts(made)).toContain('/etc/keystone/policy.yaml');
  expect(podSpec(find(made, 'Job', 'keystone-bootstrap'))?.containers[0].volumeMounts).not.toContainEqual(
    expect.objectContaining({ subPath: 'policy.yaml' }),
  );
});

describe('domains', () => {
  const ldap = { url: 'ldaps://ldap.example.org', user_tree_dn: 'ou=people', password: { secret: 'corp-ldap' } };
  const made = objects({ domains: { corp: { ldap }, lab: { ldap: { url: 'ldap://lab' } } } });

  test('each has a file, its secret as a marker', () => {
    expect(file('keystone.corp.conf', made)).toBe(
      [
        '[identity]',
        'driver = ldap',
        '',
        '[ldap]',
        'url = ldaps://ldap.example.org',
        'user_tree_dn = ou=people',
        'password = @@CORP_LDAP__PASSWORD|oslo@@',
        '',
      ].join('\n'),
    );
    expect(mounts(made)).toEqual(
      expect.arrayContaining(['/etc/keystone/domains/keystone.corp.conf', '/etc/keystone/domains/keystone.lab.conf']),
    );
  });

  test('are switched on, and only then', () => {
    expect(file('keystone.conf', made)).toContain(
      'domain_config_dir = /etc/keystone/domains\ndomain_specific_drivers_enabled = true\n',
    );
    expect(file('keystone.conf', objects())).not.toContain('domain_');
  });

  test('are made in Keystone before the API runs', () => {
    const bootstrap = podSpec(find(made, 'Job', 'keystone-bootstrap'));
    expect(bootstrap?.containers[0].args?.slice(-2)).toEqual(['corp', 'lab']);
  });
});
