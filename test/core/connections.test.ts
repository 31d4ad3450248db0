import { Cache, Database, databaseUrl, Identity, MessageBus, transportUrl } from '../../lib/core/connections';

const PASSWORD = { secret: 'nova-database', key: 'password' };

test('a database of somebody else is waited for by its port', () => {
  const database = Database.fromExisting({ host: 'db.example.org', adminSecret: 'admin' });
  expect(database).toEqual({
    host: 'db.example.org',
    port: 3306,
    adminSecret: 'admin',
    _waitsFor: ['tcp:db.example.org:3306'],
  });
  expect(databaseUrl(database, 'nova', PASSWORD, 'nova_api')).toMatchObject({
    parts: ['mysql+pymysql://nova:', PASSWORD, '@db.example.org:3306/nova_api'],
  });
});

test('every host of a message bus is in the URL, with the login', () => {
  const bus = MessageBus.fromExisting({ hosts: ['a', 'b'], port: 5671, adminSecret: 'mq' });
  const [user, password] = ['username', 'password'].map((key) => ({ secret: 'mq', key }));
  expect(bus._waitsFor).toEqual(['tcp:a:5671']);
  expect(transportUrl(bus)).toMatchObject({
    parts: ['rabbit://', user, ':', password, '@a:5671,', user, ':', password, '@b:5671//'],
  });
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
  ['identity.existing.url: "https://id"', () => Identity.fromExisting({ url: 'https://id', adminSecret: 's' })],
])('fails: %s', (message, make) => {
  expect(make).toThrow(message);
});
