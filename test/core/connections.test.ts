import { Cache, Database, databaseUrl, Identity, MessageBus, transportUrl, waitsFor } from '../../lib/core/connections';

const PASSWORD = { secret: 'nova-database', key: 'password' };

test('a database of somebody else is waited for by its port', () => {
  const database = Database.fromExisting({ host: 'db.example.org', adminSecret: 'admin' });
  expect(database).toEqual({
    host: 'db.example.org',
    port: 3306,
    adminSecret: 'admin',
    prefix: '',
    _waitsFor: ['tcp:db.example.org:3306'],
    _peers: [{ host: 'db.example.org', port: 3306 }],
  });
  expect(databaseUrl(database, 'nova', PASSWORD, 'nova_api')).toMatchObject({
    parts: ['mysql+pymysql://nova:', PASSWORD, '@db.example.org:3306/nova_api'],
  });
});

test('what a cloud calls its databases and users begins with its prefix', () => {
  const database = Database.fromExisting({ host: 'db', adminSecret: 'admin', prefix: 'alpha_' });
  expect(databaseUrl(database, 'nova', PASSWORD, 'nova_api')).toMatchObject({
    parts: ['mysql+pymysql://alpha_nova:', PASSWORD, '@db:3306/alpha_nova_api'],
  });
});

test('every host of a message bus is in the URL, with the login', () => {
  const bus = MessageBus.fromExisting({ hosts: ['a', 'b'], port: 5671, adminSecret: 'mq' });
  const [user, password] = ['username', 'password'].map((key) => ({ secret: 'mq', key }));
  expect(bus._waitsFor).toEqual([]); // any of them will do
  expect(bus._peers).toEqual(['a', 'b'].map((host) => ({ host, port: 5671 })));
  expect(transportUrl(bus, 'nova')).toMatchObject({
    parts: ['rabbit://', user, ':', password, '@a:5671,', user, ':', password, '@b:5671//'],
  });
});

test('on a bus of the cloud each service has a user and a virtual host of its own', () => {
  const bus = { hosts: ['mq'], port: 5672, _waitsFor: [], _peers: [] };
  expect(transportUrl(bus, 'nova')).toMatchObject({
    parts: ['rabbit://nova:', { secret: 'nova-message-bus', key: 'password' }, '@mq:5672/nova'],
  });
});

test('a cache is told apart from what has to be there: nobody waits for it', () => {
  expect(Cache.fromExisting({ servers: ['a:1', 'b:2'] })).toEqual({
    servers: ['a:1', 'b:2'],
    _waitsFor: [],
    _peers: [
      { host: 'a', port: 1 },
      { host: 'b', port: 2 },
    ],
  });
});

test('what uses several references waits for each of them once', () => {
  const database = Database.fromExisting({ host: 'db', adminSecret: 'admin' });
  const bus = MessageBus.fromExisting({ hosts: ['mq'], adminSecret: 'mq' });
  expect(waitsFor([database, bus, database])).toEqual(['tcp:db:3306']);
});

test.each([
  ['https://id.example.org/v3', 443],
  ['http://id.example.org/v3', 80],
  ['https://id.example.org:5000/identity/v3', 5000],
])('a Keystone at %s listens on port %d', (url, port) => {
  expect(Identity.fromExisting({ url, adminSecret: 'admin' })._peers).toEqual([{ host: 'id.example.org', port }]);
});

test('regions that share a Keystone call their users differently', () => {
  const url = 'https://id/v3';
  expect(Identity.fromExisting({ url, adminSecret: 'a', userPrefix: 'west-' }).userPrefix).toBe('west-');
});

test('a Keystone of somebody else has one URL unless told otherwise', () => {
  const url = 'https://id.example.org/v3';
  expect(Identity.fromExisting({ url, adminSecret: 'admin' })).toMatchObject({ internalUrl: url, publicUrl: url });
  const publicUrl = 'https://public.example.org:5000/identity/v3';
  expect(Identity.fromExisting({ url, publicUrl, adminSecret: 'admin' }).publicUrl).toBe(publicUrl);
});

test.each<[string, () => unknown]>([
  ['database.existing.host: "db:1"', () => Database.fromExisting({ host: 'db:1', adminSecret: 's' })],
  ['database.existing.port: 0 is out of range', () => Database.fromExisting({ host: 'db', port: 0, adminSecret: 's' })],
  ['database.existing.adminSecret: "S"', () => Database.fromExisting({ host: 'db', adminSecret: 'S' })],
  ['messageBus.existing.hosts: is empty', () => MessageBus.fromExisting({ hosts: [], adminSecret: 's' })],
  ['cache.existing.servers: is empty', () => Cache.fromExisting({ servers: [] })],
  ['cache.existing.servers.0: "a"', () => Cache.fromExisting({ servers: ['a'] })],
  ['cache.existing.servers.0: "a:70000"', () => Cache.fromExisting({ servers: ['a:70000'] })],
  ['database.existing.prefix: "a b"', () => Database.fromExisting({ host: 'db', adminSecret: 's', prefix: 'a b' })],
  [
    'identity.existing.userPrefix: "-"',
    () => Identity.fromExisting({ url: 'https://id/v3', adminSecret: 's', userPrefix: '-' }),
  ],
  ['identity.existing.url: "https://id"', () => Identity.fromExisting({ url: 'https://id', adminSecret: 's' })],
])('fails: %s', (message, make) => {
  expect(make).toThrow(message);
});
