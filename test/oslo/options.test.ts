import { helpTexts } from '../../lib/oslo/catalog';
import { checkOptions, checkPolicies, listForm, migrate, outdated } from '../../lib/oslo/options';
import { text } from '../../lib/oslo/ini';

type Given = Record<string, Record<string, unknown>>;

const RELEASES = ['2025.1', '2025.2', '2026.1'];
const PROJECTS = ['cinder', 'glance', 'heat', 'keystone', 'neutron', 'nova', 'placement'];

const check = (options: Given, unchecked?: string[], release = '2026.1') =>
  checkOptions(release, 'keystone', 'keystone.conf', options, unchecked);
const messages = (options: Given, unchecked?: string[], release?: string) =>
  check(options, unchecked, release).map(({ message }) => message);
const policies = (rules: Record<string, string>, release = '2026.1') =>
  checkPolicies(release, 'keystone', rules).map(({ message }) => message);

describe.each(RELEASES)('release %s', (release) => {
  test('has a catalog', () => {
    expect(messages({ token: { expiration: 7200, expiratoin: 7200 } }, [], release)).toEqual([
      `unknown option [token] expiratoin, did you mean "expiration"? (${release})`,
    ]);
    expect(policies({ 'identity:list_users': 'rule:admin_required', 'identity:list_user': '!' }, release)).toEqual([
      `unknown policy "identity:list_user", did you mean "identity:list_users"? (${release})`,
    ]);
  });

  test.each([
    ['database', 'connection'],
    ['DEFAULT', 'transport_url'],
    ['ldap', 'password'],
    ['oslo_messaging_kafka', 'ssl_client_key_password'],
  ])('[%s] %s is a secret', (section, option) => {
    const [message] = messages({ [section]: { [option]: 'hunter2' } }, [], release);
    expect(message).toBe(
      `[${section}] ${option} is secret, reference a Secret instead: ` +
        `{ secret: <name of a Secret>, key: <key in it> } (${release})`,
    );
  });
});

test.each<[string, string, unknown]>([
  ['token', 'expiration', 7200],
  ['token', 'expiration', '7200'],
  ['token', 'expiration', null],
  ['token', 'expiration', undefined],
  ['token', 'expiration', '$list_limit'],
  ['token', 'expiration', '${receipt.expiration}'],
  ['ldap', 'user_tree_dn', 'ou=$$5,dc=example'],
  ['ldap', 'user_tree_dn', 'ou=\\$five,dc=$5'],
  ['ldap', 'user_tree_dn', 'ou=$url'],
  ['ldap', 'user_tree_dn', '$config_dir/x'],
  ['ldap', 'url', 'ldaps://cn@ldap.example.org/?a:b'],
  ['token', 'provider', 'fernet'],
  ['cache', 'enabled', true],
  ['cache', 'enabled', 'Yes'],
  ['cache', 'enabled', 0],
  ['cache', 'memcache_servers', ['mc-0:11211', 'mc-1:11211']],
  ['cache', 'memcache_servers', 'mc-0:11211,mc-1:11211'],
  ['cache', 'backend_argument', ['url:mc-0']],
  ['ldap', 'query_scope', 'sub'],
  ['ldap', 'pool_retry_delay', '.5'],
  ['ldap', 'password', ''],
  ['ldap', 'password', { secret: 'ldap', key: 'bind' }],
  ['database', 'connection', text`mysql+pymysql://keystone:${{ secret: 'db', key: 'keystone' }}@db/keystone`],
  ['DEFAULT', 'log_rotation_type', 'SIZE'],
  ['DEFAULT', 'notification_opt_out', 'identity.authenticate.success'],
  ['DEFAULT', 'notification_opt_out', ['identity.authenticate.success', 'identity.authenticate.pending']],
  ['profiler_jaeger', 'process_tags', 'zone:a,rack:7'],
  ['domain_config', 'additional_whitelisted_options', 'ldap:[url,user]'],
  ['security_compliance', 'report_invalid_password_hash', 'event'],
  ['auth', 'openid', 'mapped'],
  ['openid', 'remote_id_attribute', 'HTTP_OIDC_ISS'],
])('[%s] %s = %p is fine', (section, option, value) => {
  expect(check({ [section]: { [option]: value } })).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  ['token', 'expiration', 'soon', 'is "soon", expected a whole number of at least 0'],
  ['token', 'expiration', true, ''],
  ['token', 'expiration', 1.5, ''],
  ['token', 'expiration', [7200], ''],
  ['token', 'expiration', -1, ''],
  ['receipt', 'expiration', 86401, 'is 86401, expected a whole number from 0 to 86400'],
  ['fernet_tokens', 'max_active_keys', 0, 'is 0, expected a whole number of at least 1'],
  ['identity', 'max_password_length', '4097', 'is "4097", expected a whole number of at most 4096'],
  ['oslo_messaging_rabbit', 'kombu_reconnect_delay', 5, 'is 5, expected a number from 0 to 4.5'],
  ['cache', 'enabled', 'maybe', 'is "maybe", expected true or false'],
  ['cache', 'memcache_servers', [['mc-0']], 'is [["mc-0"]], expected a list'],
  ['cache', 'memcache_servers', { host: 'mc-0' }, 'is {"host":"mc-0"}, expected a list'],
  ['ldap', 'query_scope', 'subtree', 'is "subtree", expected one of "one", "sub"'],
  ['ldap', 'url', ['ldap://a'], 'is ["ldap://a"], expected a string'],
  [
    'domain_config',
    'additional_whitelisted_options',
    'ldap:url',
    'is "ldap:url", expected pairs like "key:[a,b],key:[c]"',
  ],
  ['profiler_jaeger', 'process_tags', 'zone', 'is "zone", expected pairs like "key:value,key:value"'],
  [
    'security_compliance',
    'report_invalid_password_hash',
    'event,x',
    'is "event,x", expected a list, each one of "event"',
  ],
  ['cache', 'enabled', { secret: 'cache' }, 'is a reference to a Secret, expected true or false'],
  ['cache', 'backend_argument', { secret: 'cache' }, 'is a reference to a Secret, expected a list'],
  ['cache', 'redis_password', { secret: 'cache' }, 'is now [cache] password, use that name'],
  ['database', 'connection', null, 'cannot be taken out, the service needs its database; leave it out here'],
  [
    'token',
    'expiration',
    '$ttl',
    'refers to $ttl, which is no option of [token] or [DEFAULT], write "$$" for a dollar',
  ],
  [
    'token',
    'expiration',
    '$list_limt',
    'refers to $list_limt, which is no option of [token] or [DEFAULT], did you mean',
  ],
  ['ldap', 'user_tree_dn', 'ou=a$b', 'refers to $b'],
  ['ldap', 'user_tree_dn', '${token.x}', 'refers to $token.x'],
  ['ldap', 'user_tree_dn', 'a\rdebug = true', 'holds the character U+000D, which is no text; take it out'],
  ['ldap', 'user_tree_dn', 'a\0', 'holds the character U+0000'],
  ['ldap', 'user_tree_dn', 'a\uD800b', 'holds the character U+D800'],
  ['ldap', 'user_tree_dn', 'a\n\nb', 'has an empty line, which would end it; take that out'],
  ['ldap', 'user_tree_dn', 'a\n  b', 'has a line with blanks at its beginning or end'],
  ['ldap', 'url', 'ldaps://cn:pw@ldap.example.org', 'holds a login, reference a Secret instead'],
  ['cache', 'backend_argument', ['url:redis://:pw@mc'], 'holds a login'],
  ['cache', 'memcache_servers', ['a,b'], 'has the item "a,b", whose comma would make two of it'],
  ['cache', 'memcache_servers', [{ a: 1 }], 'is [{"a":1}], expected a list'],
  ['token', 'provider', 'fernett', 'is "fernett", expected one of "fernet", "jws"'],
])('[%s] %s = %p is not', (section, option, value, message) => {
  const [problem] = check({ [section]: { [option]: value } });
  expect(problem.path).toEqual([section, option]);
  expect(problem.message).toContain(`[${section}] ${option} ${message}`);
});

test.each<[string, Given, string]>([
  ['section', { tokn: { expiration: 1 } }, 'unknown section [tokn], did you mean [token]? (2026.1)'],
  ['case', { default: { debug: true } }, 'unknown section [default], did you mean [DEFAULT]? (2026.1)'],
  ['option', { cache: { backend_typ: 'x' } }, 'unknown option [cache] backend_typ, did you mean "backend"? (2026.1)'],
  ['dash', { DEFAULT: { 'log-dir': '/' } }, 'unknown option [DEFAULT] log-dir, did you mean "log_dir"? (2026.1)'],
  [
    'place',
    { DEFAULT: { max_password_length: 72 } },
    'unknown option [DEFAULT] max_password_length, did you mean [identity] max_password_length? (2026.1)',
  ],
  [
    'places',
    { cache: { expiration: 1 } },
    'unknown option [cache] expiration, did you mean [receipt] expiration or [token] expiration? (2026.1)',
  ],
  [
    'plug-in',
    { 'audit trail': {} },
    'unknown section [audit trail], keystone.conf has none like it; ' +
      'list "audit trail" as unchecked if a plug-in reads it (2026.1)',
  ],
  [
    "plug-in's option",
    { token: { zzz: 1 } },
    'unknown option [token] zzz, keystone.conf has none like it; ' +
      'list "token.zzz" as unchecked if a plug-in reads it (2026.1)',
  ],
  ['end', { 'my]x': {} }, '"my]x" cannot be a section: leave out brackets, line breaks and blanks at its ends'],
  ['nothing', { '': {} }, '"" cannot be a section'],
  ['line', { 'a\nb': {} }, '"a\\nb" cannot be a section'],
  ['ancestor', { constructor: { x: 1 } }, 'unknown section [constructor], keystone.conf has none like it'],
  ['prototype', JSON.parse('{"__proto__":{"x":1}}') as Given, 'unknown section [__proto__]'],
  ['assignment', { token: { 'a=b': 1 } }, '[token] "a=b" cannot be an option: leave out blanks, "=", ":" and a sign'],
  ['comment', { token: { '#i': 1 } }, '[token] "#i" cannot be an option'],
  ['inherited', { token: { constructor: 1 } }, 'unknown option [token] constructor, '],
])('a misspelled %s comes with what to do', (_, options, message) => {
  expect(messages(options)).toEqual([expect.stringContaining(message)]);
});

test('an option is judged by the release', () => {
  const options = { cache: { redis_password: { secret: 'cache', key: 'password' } } };
  expect(messages(options, [], '2025.2')).toEqual([]);
  expect(messages(options, [], '2026.1')).toEqual([
    '[cache] redis_password is now [cache] password, use that name (2026.1)',
  ]);
});

test.each<[string, string, string, string, string]>([
  ['2025.2', 'nova', 'DEFAULT', 'osapi_compute_workers', 'which there is until 2025.1 only; take it out'],
  ['2026.1', 'nova', 'DEFAULT', 'osapi_compute_workers', 'which there is until 2025.1 only; take it out'],
  ['2025.1', 'placement', 'DEFAULT', 'watch_log_fil', 'did you mean "watch_log_file"?'],
  ['2026.1', 'placement', 'DEFAULT', 'watch_log_file', 'which there is until 2025.2 only; take it out'],
  ['2025.2', 'neutron', 'database', 'synchronous_reader', 'which there is since 2026.1; take it out'],
  [
    '2025.2',
    'keystone',
    'cache',
    'username',
    'which there is since 2026.1; did you mean [cache] memcache_username or [cache] redis_username?',
  ],
])('%s %s has no [%s] %s, %s', (release, project, section, option, remedy) => {
  const [{ message }] = checkOptions(release, project, `${project}.conf`, { [section]: { [option]: 1 } });
  expect(message).toBe(`unknown option [${section}] ${option}, ${remedy} (${release})`);
});

describe('a former name', () => {
  const told = (options: Given) => outdated('2026.1', 'nova', options).map(({ message }) => message);
  const wrong = (options: Given) => checkOptions('2026.1', 'nova', 'nova.conf', options).map(({ message }) => message);
  const former = { DEFAULT: { pci_alias: ['{"name": "a"}', '{"name": "b"}'], quota_cores: 4 } };

  test('holds, and is told with the new one', () => {
    expect(wrong(former)).toEqual([]);
    expect(listForm('2026.1', 'nova', 'DEFAULT', 'pci_alias')).toBe('lines');
    expect(told(former)).toEqual([
      '[DEFAULT] pci_alias is a former name of [pci] alias, use that, or "migrate: true" to have it moved (2026.1)',
      '[DEFAULT] quota_cores is a former name of [quota] cores, use that, or "migrate: true" to have it moved (2026.1)',
    ]);
  });

  test('has the type of the new one', () => {
    expect(wrong({ DEFAULT: { quota_cores: 'many' } })).toEqual([
      '[DEFAULT] quota_cores is "many", expected a whole number of at least -1 (2026.1)',
    ]);
  });

  test('beside the new one is refused: nobody would read it', () => {
    const both = { DEFAULT: { quota_cores: 4 }, quota: { cores: 8 } };
    expect(wrong(both)).toEqual([
      '[DEFAULT] quota_cores is now [quota] cores, which is set as well; take the former name out (2026.1)',
    ]);
    expect(migrate('2026.1', 'nova', both).options).toEqual(both);
  });

  test('moves', () => {
    const { options, former: before } = migrate('2026.1', 'nova', { ...former, api: { max_limit: 5 } });
    expect(options).toEqual({
      api: { max_limit: 5 },
      pci: { alias: former.DEFAULT.pci_alias },
      quota: { cores: 4 },
    });
    expect(before).toEqual({ pci: { alias: ['DEFAULT', 'pci_alias'] }, quota: { cores: ['DEFAULT', 'quota_cores'] } });
    expect(told(options)).toEqual([]);
  });

  test.each<[string, string, Given, Record<string, string>, Given, string]>([
    [
      'a back end',
      'cinder',
      { fast: { iscsi_secondary_ip_addresses: '10.0.0.1' } },
      { fast: 'lvm' },
      { fast: { target_secondary_ip_addresses: '10.0.0.1' } },
      '[fast] iscsi_secondary_ip_addresses is a former name of [fast] target_secondary_ip_addresses',
    ],
    [
      'a store',
      'glance',
      { volumes: { os_region_name: 'RegionOne' } },
      { volumes: 'cinder' },
      { volumes: { cinder_os_region_name: 'RegionOne' } },
      '[volumes] os_region_name is a former name of [volumes] cinder_os_region_name',
    ],
    [
      'a kind of device, which is called otherwise, too',
      'nova',
      { 'vgpu_nvidia-35': { device_addresses: '0000:84:00.0' } },
      {},
      { 'mdev_nvidia-35': { device_addresses: '0000:84:00.0' } },
      '[vgpu_nvidia-35] device_addresses is a former name of [mdev_nvidia-35] device_addresses',
    ],
  ])('in the section of %s moves to the new one of that section', (_, project, given, sections, moved, message) => {
    const check = (options: Given) => checkOptions('2026.1', project, `${project}.conf`, options, [], sections);
    const [section] = Object.keys(given);
    expect(check(given)).toEqual([]);
    expect(outdated('2026.1', project, given, [], sections)).toEqual([
      expect.objectContaining({ message: `${message}, use that, or "migrate: true" to have it moved (2026.1)` }),
    ]);
    expect(migrate('2026.1', project, given, sections).options).toEqual(moved);
    expect(check(moved)).toEqual([]);
    expect(
      check({
        ...given,
        ...moved,
        [section]: { ...given[section], ...moved[section] },
      }),
    ).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('which is set as well; take the former name out') as string,
      }),
    ]);
  });

  test('of two moves to both', () => {
    expect(migrate('2026.1', 'nova', { DEFAULT: { network_device_mtu: 9000 } }).options).toEqual({
      os_vif_linux_bridge: { network_device_mtu: 9000 },
      os_vif_ovs: { network_device_mtu: 9000 },
    });
  });
});

test('what will be removed is told with the reason, unless it is unchecked', () => {
  const options = { keystone_authtoken: { auth_uri: 'http://identity' } };
  expect(outdated('2025.2', 'placement', options).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^\[keystone_authtoken\] auth_uri will be removed \(deprecated since Queens\): .+ \(2025\.2\)$/,
    ),
  ]);
  expect(outdated('2025.2', 'placement', options, ['keystone_authtoken.auth_uri'])).toEqual([]);
});

test.each(RELEASES.flatMap((release) => PROJECTS.map((project) => [release, project] as const)))(
  // but of those that stand for a count of processors
  '%s %s: every default is one that is allowed',
  (release, project) => {
    const defaults = Object.entries(helpTexts(release, project)).map(([section, options]) => {
      const values = Object.entries(options).filter(([, text]) => !String(text.default).includes('cpu'));
      return [section, Object.fromEntries(values.map(([option, text]) => [option, text.default]))] as const;
    });
    const named = Object.fromEntries(defaults.map(([section]) => [section, section]));
    const sections = ['cinder', 'glance'].includes(project) ? named : {};
    const problems = checkOptions(release, project, 'defaults', Object.fromEntries(defaults), [], sections);
    expect(problems.map(({ message }) => message)).toEqual([]);
  },
);

test('no message holds the value of a secret', () => {
  const secrets = { cache: { password: 'hunter2', redis_password: 'hunter2' }, ldap: { password: ['hunter2'] } };
  expect(messages(secrets)).toHaveLength(3);
  expect(messages(secrets).join()).not.toContain('hunter2');
});

test('what is listed as unchecked is left alone', () => {
  const options = { audit: { level: 1 }, token: { provider: [], plugin: 1, pluggin: 1 } };
  expect(check(options, ['audit', 'token.plugin', 'token.provider']).map(({ path }) => path)).toEqual([
    ['token', 'pluggin'],
  ]);
});

test('but it has to be readable', () => {
  const options = { audit: { 'a=b': 1, list: [{ a: 1 }], lines: 'a\rb' }, 'my]x': { a: 1 } };
  expect(messages(options, ['audit', 'my]x'])).toEqual([
    '[audit] "a=b" cannot be an option: leave out blanks, "=", ":" and a sign for comments at its beginning',
    '[audit] lines holds the character U+000D, which is no text; take it out',
    '[audit] list has an item that is a mapping, expected values',
    '"my]x" cannot be a section: leave out brackets, line breaks and blanks at its ends',
  ]);
});

test('a login may stand where that is said to be none', () => {
  const options = { ldap: { url: 'ldaps://cn:pw@ldap.example.org' } };
  expect(messages(options)).toEqual([
    '[ldap] url holds a login, reference a Secret instead, or use the options for user and password; ' +
      'list "ldap.url" as unchecked if it is none (2026.1)',
  ]);
  expect(messages(options, ['ldap.url'])).toEqual([]);
});

test('two Secrets do not share a variable, and have one', () => {
  const secret = { secret: 'plugin', key: 'password' };
  expect(messages({ a__b: { c: secret }, a: { b__c: secret, 'd/e': secret } }, ['a', 'a__b'])).toEqual([
    '[a] b__c and [a__b] c would share the environment variable OS_A__B__C; keep one',
    '[a] d/e cannot be a Secret: OS_A__D/E, from which it would be read, is no name of an environment variable',
  ]);
});

test('a section with a name of its own has the options of another', () => {
  const sections = { corp: 'ldap' };
  const wrong = (options: Given) =>
    checkOptions('2026.1', 'keystone', 'keystone.conf', options, [], sections).map(({ message }) => message);
  expect(wrong({ corp: { url: 'ldap://a', user_tree_dn: '$url' } })).toEqual([]);
  expect(wrong({ corp: { urll: 'ldap://a' } })).toEqual(['unknown option [corp] urll, did you mean "url"? (2026.1)']);
  expect(wrong({ crop: {} })).toEqual(['unknown section [crop], did you mean [corp]? (2026.1)']);
});

describe("Glance's stores", () => {
  const sections = { fast: 'rbd', disk: 'file' };
  const wrong = (options: Given, named: Record<string, string> = sections) =>
    checkOptions('2026.1', 'glance', 'glance-api.conf', options, [], named).map(({ message }) => message);

  test('have the options of their drivers', () => {
    expect(
      wrong({
        fast: { rbd_store_pool: 'images', store_description: 'Ceph', weight: 1 },
        disk: { filesystem_store_datadirs: ['/a:2', '/b:1'] },
      }),
    ).toEqual([]);
    expect(wrong({ fast: { filesystem_store_datadir: '/a' } })).toEqual([
      'unknown option [fast] filesystem_store_datadir, rbd has none like it; ' +
        'list "fast.filesystem_store_datadir" as unchecked if a plug-in reads it (2026.1)',
    ]);
    expect(listForm('2026.1', 'glance', 'disk', 'filesystem_store_datadirs', sections)).toBe('lines');
    expect(listForm('2026.1', 'glance', 'disk', 'filesystem_store_datadirs')).toBe('commas');
  });

  test.each(['2025.1', '2025.2', '2026.1'])('each is known in %s', (release) => {
    const drivers = ['cinder', 'file', 'http', 'rbd', 's3', 'swift'];
    const named = Object.fromEntries(drivers.map((driver) => [`one-${driver}`, driver]));
    const options = Object.fromEntries(drivers.map((driver) => [`one-${driver}`, {}]));
    expect(checkOptions(release, 'glance', 'glance-api.conf', options, [], named)).toEqual([]);
  });

  test('a driver is no section, and its options are not in [glance_store]', () => {
    expect(wrong({ rbd: {} })).toEqual([expect.stringContaining('unknown section [rbd], ')]);
    expect(wrong({ glance_store: { rbd_store_pool: 'images' } })).toEqual([
      expect.stringContaining('unknown option [glance_store] rbd_store_pool, '),
    ]);
    expect(() => wrong({}, { fast: 'rdb' })).toThrow('[fast] is to have the options of [rdb], which has none');
  });
});

test('a section that the file itself names is known by how it begins', () => {
  const wrong = (options: Given) => checkOptions('2026.1', 'nova', 'nova.conf', options).map(({ message }) => message);
  const types = { devices: { enabled_mdev_types: ['nvidia-35'] }, 'mdev_nvidia-35': { device_addresses: ['0:1:0.0'] } };
  expect(wrong(types)).toEqual([]);
  expect(wrong({ neutron: { physnets: ['a'] }, neutron_physnet_a: { numa_nodes: [0] } })).toEqual([]);
  expect(wrong({ 'mdev_nvidia-35': { addresses: '' } })).toEqual([
    expect.stringContaining('unknown option [mdev_nvidia-35] addresses, '),
  ]);
});

test.each(['2025.1', '2025.2', '2026.1'])('what programs register while they run is known in %s', (release) => {
  const wrong = (project: string, options: Given) =>
    checkOptions(release, project, `${project}.conf`, options).map(({ message }) => message);
  const login = { auth_type: 'password', auth_url: 'http://identity', username: 'nova', region_name: 'RegionOne' };
  const helper = { helper_command: 'sudo privsep-helper' };
  expect(wrong('nova', { placement: login, neutron: login, ironic: login, manila: login })).toEqual([]);
  expect(wrong('nova', { vif_plug_ovs_privileged: helper, privsep_osbrick: helper, os_vif_ovs: {} })).toEqual([]);
  expect(wrong('neutron', { nova: login, placement: login, fdb: {}, local_ip: {}, privsep_link: helper })).toEqual([]);
  expect(wrong('neutron', { DEFAULT: { enable_ndp_proxy_by_default: true } })).toEqual([]);
  expect(wrong('glance', { oslo_limit: { auth_type: 'password', endpoint_id: 'x' }, privsep_osbrick: helper })).toEqual(
    [],
  );
  expect(wrong('placement', { database: {} })).toEqual([expect.stringContaining('unknown section [database], ')]);
});

test('the order of keys does not matter', () => {
  const options = { tokn: {}, cache: { enabled: 'x', backend: 'x', a: 1 }, DEFAULT: { debug: 'x' } };
  const turned = Object.fromEntries(
    Object.entries(options)
      .reverse()
      .map(([section, given]) => [section, Object.fromEntries(Object.entries(given).reverse())]),
  );
  expect(check(options)).toHaveLength(5);
  expect(check(turned)).toEqual(check(options));
});

test('without a catalog, what sounds secret is', () => {
  const check = (options: Readonly<Record<string, unknown>>, unchecked?: readonly string[]) =>
    checkOptions('2026.1', 'barbican', 'barbican.conf', { x: options }, unchecked);
  const secret = { secret: 'a', key: 'b' };
  expect(check({ auth_type: 'password', password: secret, max_password_length: 72, secret_key: '' })).toEqual([]);
  const given = { auth_encryption_key: 'c', dbpassword: 'd', san_password: 'e', password: 'f' };
  const told = check(given).map(({ path }) => path.join('.'));
  expect(told).toEqual(['x.auth_encryption_key', 'x.password', 'x.san_password']);
  expect(check({ san_password: 'e' })[0].message).toMatch(
    /sounds secret, reference a Secret instead: .* "x.san_password"/,
  );
  expect(check({ san_password: 'e' }, ['x.san_password'])).toEqual([]);
});

test('what has no catalog is not checked', () => {
  expect(checkOptions('2026.1', 'barbican', 'barbican.conf', { x: { y: 1 } })).toEqual([]);
  expect(checkPolicies('2026.1', 'barbican', { x: '!' })).toEqual([]);
});

test.each([
  ['DEFAULT', 'notification_opt_out', 'lines'],
  ['cache', 'memcache_servers', 'commas'],
  ['domain_config', 'additional_whitelisted_options', 'commas'],
  ['DEFAULT', 'logfile', 'commas'],
  ['nowhere', 'x', 'commas'],
])('a list of [%s] %s is written in %s', (section, option, expected) => {
  expect(listForm('2026.1', 'keystone', section, option)).toBe(expected);
});

test.each<[string, unknown, string?]>([
  ['allowed_hosts', ['a', 'b'], ''],
  ['allowed_hosts', [], ''],
  ['allowed_hosts', '[a,b]', ''],
  ['allowed_hosts', '$disallowed_hosts', ''],
  ['allowed_hosts', 'a,b', 'is "a,b", expected a list, as text in brackets: "[a,b]" (2026.1)'],
  ['allowed_hosts', '', 'is "", expected a list, as text in brackets: "[a,b]" (2026.1)'],
  ['allowed_ports', '[80,443]', ''],
  [
    'allowed_ports',
    '[http]',
    'is "[http]", expected a list, each a whole number from 1 to 65535, as text in brackets: "[a,b]" (2026.1)',
  ],
])('a list with bounds: %s = %p', (option, value, wrong) => {
  const options = { import_filtering_opts: { [option]: value } };
  const found = checkOptions('2026.1', 'glance', 'glance-image-import.conf', options);
  expect(found.map(({ message }) => message)).toEqual(
    wrong === '' ? [] : [`[import_filtering_opts] ${option} ${wrong}`],
  );
});

describe('policies', () => {
  test.each<[string, (i: number) => [string, string]]>([
    ['unknown', (i) => [`identity:list_userx${i}`, 'role:a']],
    ['that refer to nothing', (i) => [`identity:list_userx${i}`, `rule:b${i}`]],
    ['in a row', (i) => [`a${i}`, `rule:a${i + 1}`]],
  ])('thousands of rules %s take no time', (_, rule) => {
    const start = performance.now();
    expect(policies(Object.fromEntries(Array.from({ length: 8000 }, (__, i) => rule(i)))).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test.each<[string, Record<string, string>]>([
    ['of the project', { 'identity:list_users': 'rule:admin_required or role:auditor' }],
    ['that it falls back on', { default: '!' }],
    [
      'with everything',
      { 'identity:get_user': "not not (user_id:%(a.b)s AND ('Member':%(role)s or @ or http://x/y)) or !" },
    ],
    ["of one's own", { auditors: 'role:auditor', 'identity:list_users': 'not (rule:auditors)' }],
  ])('%s are fine', (_, rules) => {
    expect(policies(rules)).toEqual([]);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['misspelled', { 'identity:lst_users': '!' }, ['"identity:lst_users", did you mean "identity:list_users"?']],
    ['unused', { '@@@': '@' }, ['unknown policy "@@@", and no other rule refers to it (2026.1)']],
    ['used by itself only', { zzzzzzzz: 'rule:zzzzzzzz' }, ['unknown policy "zzzzzzzz"', 'in a circle']],
    [
      'in a circle',
      { 'identity:get_user': 'not rule:a', a: '(role:x or rule:b)', b: 'rule:a and role:x' },
      ['policies refer to each other in a circle: "a" → "b" → "a"; take one reference out'],
    ],
    [
      'without a meaning',
      { 'identity:get_user': 'role admin (((' },
      ['has "role" in it, which is no check: write <kind>:<value>'],
    ],
    ['that is a number', { 'identity:get_user': '5' }, ['has "5" in it, which is no check']],
    ['that is empty', { 'identity:get_user': ' ' }, ['is empty, which would allow everybody: write "@"']],
    ['that is not closed', { 'identity:get_user': '(role:a or (role:b)' }, ['which cannot be read']],
    ['that is closed twice', { 'identity:get_user': '(role:a))' }, ['which cannot be read']],
    ['without a joint', { 'identity:get_user': 'role:a role:b' }, ['which cannot be read']],
    ['with two joints', { 'identity:get_user': 'role:a or or role:b' }, ['which cannot be read']],
    ['that ends in a joint', { 'identity:get_user': 'role:a or' }, ['which cannot be read']],
    ['that denies nothing', { 'identity:get_user': 'not' }, ['which cannot be read']],
    [
      'that refers to a misspelled one',
      { auditors: 'role:auditor', 'identity:list_users': 'rule:auditor', 'identity:get_user': 'rule:auditors' },
      ['policy "identity:list_users" refers to unknown "rule:auditor", did you mean "rule:auditors"? (2026.1)'],
    ],
  ])('one %s is not', (_, rules, expected) => {
    expect(policies(rules)).toEqual(expected.map((message) => expect.stringContaining(message)));
  });
});
