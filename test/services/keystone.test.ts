import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import type { CloudSettings } from '../../lib/core/settings';
import type { Ini } from '../../lib/core/spec';
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
  const { tasks, files } = spec({}, { release });
  expect(tasks?.flatMap(({ steps }) => Object.values(steps).map(({ command }) => command))).toEqual([
    ['keystone-manage', 'db_sync'],
    ['keystone-manage', 'bootstrap'],
  ]);
  expect(files?.['keystone-api-uwsgi.ini'].content).toContain('module = keystone.wsgi.api:application\n');
});

test('tokens, keys and database have their places', () => {
  expect(options()).toMatchObject({
    token: { provider: 'fernet' },
    fernet_tokens: { key_repository: '/etc/keystone/fernet-keys' },
    credential: { key_repository: '/etc/keystone/credential-keys' },
    database: {
      connection: text`mysql+pymysql://keystone:${{ secret: 'keystone-database', key: 'password' }}@mysql.example.org:3306/keystone`,
    },
  });
});

test('without a cache and a message bus it asks neither', () => {
  expect(options().cache).toEqual({});
  expect(options().DEFAULT.transport_url).toBeUndefined();
});

test('with a cache it uses the servers, with a message bus it could notify', () => {
  const { cache, DEFAULT, oslo_messaging_notifications } = options({
    cache: facts.cache,
    messageBus: facts.messageBus,
  });
  expect(cache).toMatchObject({ enabled: true, memcache_servers: ['cache.example.org:11211'] });
  expect(DEFAULT.transport_url).toMatchObject({
    parts: expect.arrayContaining(['rabbit://', '@rabbit.example.org:5672//']),
  });
  expect(oslo_messaging_notifications).toEqual({ driver: 'noop' });
});

test('its keys and passwords are made once, together', () => {
  expect(Object.fromEntries((spec().secrets ?? []).map(({ name, data }) => [name, Object.keys(data)]))).toEqual({
    'keystone-admin': ['username', 'password'],
    'keystone-fernet-keys': ['0', '1'],
    'keystone-credential-keys': ['0', '1'],
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
    const service = new KeystoneService(new Chart(app, 'chart'), 'keystone', props({ nodePort: 30777 }, settings));
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

test('policies are a file of the API, sorted', () => {
  const made = objects({ policy: { 'identity:list_users': '!', 'identity:list_projects': 'role:"reader"' } });
  expect(file('policy.yaml', made)).toBe('"identity:list_projects": "role:\\"reader\\""\n"identity:list_users": "!"\n');
  expect(mounts(made)).toContain('/etc/keystone/policy.yaml');
  expect(podSpec(find(made, 'Job', 'keystone-db-sync'))?.volumes.map(({ name }) => name)).not.toContain('policy.yaml');
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
