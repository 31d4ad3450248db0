import { Chart } from 'cdk8s';
import {
  Cache,
  Cloud,
  Database,
  Identity,
  KeystoneService,
  MariaDb,
  MessageBus,
  OpenStackApp,
  OpenStackCloud,
  type OpenStackCloudProps,
} from '../../lib';
import { checkedProps, settingsSchema } from '../../lib/core/check';
import { facts } from '../facts';

const said = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'InputError' ? message : `${name}: ${message}`;
  }
  return '';
};
const cloud = (props: unknown) =>
  said(() => new OpenStackCloud(new OpenStackApp(), 'cloud', props as OpenStackCloudProps));

const circle: Record<string, unknown> = {};
circle.images = circle;

test.each<[string, unknown, string]>([
  [
    'text for a switch',
    { hostNetwork: 'false' },
    'hostNetwork: expected true or false, found the text "false": leave out the quotes',
  ],
  ['a slip', { secrets: 'exist' }, 'secrets: "exist" is not known: use generated or existing'],
  [
    'a slip in a key',
    { services: { keystone: { replica: 2 } } },
    'services.keystone.replica: unknown key, did you mean "replicas"?',
  ],
  ['a number for text', { namespace: 5 }, 'namespace: expected text, found 5'],
  [
    'no host',
    { database: { existing: { adminSecret: 'db' } } },
    'database.existing.host: is missing: Host name or address',
  ],
  [
    'text for a list',
    { messageBus: { existing: { hosts: 'x', adminSecret: 'mq' } } },
    'messageBus.existing.hosts: expected a list, found the text "x": write [x]',
  ],
  [
    'several at once',
    { region: 1, size: 'tiny' },
    'region: expected text, found 1\nsize: "tiny" is not known: use aio, small, medium or large',
  ],
  ['nothing at all', null, 'expected a mapping'],
  ['a function', { region: () => 'x' }, 'region: expected text, found a function'],
  [
    'an object of a class',
    { images: new Map() },
    'images: expected a mapping (registry, namespace, prefix, tag, pullSecrets, pullPolicy, pin, each), found an object of Map',
  ],
  [
    'no number',
    { services: { keystone: { replicas: NaN } } },
    'services.keystone.replicas: expected a whole number (1 to 100), found NaN',
  ],
  ['a circle', circle, 'images: contains itself; write the value out'],
])('%s is told as in YAML', (_, props, message) => {
  expect(cloud(props).slice(0, message.length)).toBe(message);
});

test.each<[string, unknown]>([
  ['sections of nothing', { images: null, services: { keystone: null }, roles: { control: undefined } }],
  ['a file of nothing', { services: { keystone: { config: { 'keystone.conf': null } } } }],
  ['a section of nothing', { services: { keystone: { config: { 'keystone.conf': { token: null } } } } }],
  ['without a prototype', Object.assign(Object.create(null), { region: 'x' })],
  [
    'IPv6',
    {
      cache: { existing: { servers: ['[fd00::1]:11211'] } },
      messageBus: { existing: { hosts: ['fd00::1'], adminSecret: 'mq' } },
    },
  ],
])('%s is fine', (_, props) => {
  expect(cloud(props)).toBe('');
});

test.each<[string, () => unknown, string]>([
  ['Cloud.settings', () => Cloud.settings({ siz: 'aio' } as never), 'siz: unknown key, did you mean "size"?'],
  ['Database', () => Database.fromExisting({ host: 'db' } as never), 'database.existing.adminSecret: is missing'],
  [
    'MessageBus',
    () => MessageBus.fromExisting({ hosts: [5], adminSecret: 'mq' } as never),
    'messageBus.existing.hosts.0: expected text, found 5',
  ],
  [
    'Cache',
    () => Cache.fromExisting({ servers: [':11211'] }),
    'cache.existing.servers.0: ":11211" is no server: write <host>:<port>',
  ],
  [
    'Identity',
    () => Identity.fromExisting({ url: 'http://[fd00::1]:5000/v3', adminSecret: 'Bad' }),
    'identity.existing.adminSecret: "Bad" cannot be',
  ],
  [
    'KeystoneService',
    () => keystone({ replicas: '2' }),
    'keystone.replicas: expected a whole number (1 to 100), found the text "2"',
  ],
  ['a key of a service', () => keystone({ replica: 2 }), 'keystone.replica: unknown key, did you mean "replicas"?'],
  [
    'MariaDb',
    () => new MariaDb(chart(), 'mariadb', { cloud: facts.cloud, size: '1Mi' }),
    'database.size: "1Mi" is out of range',
  ],
])('%s has the same check', (_, act, message) => {
  expect(said(act).slice(0, message.length)).toBe(message);
});

test('what a construct is connected with is taken as it is', () => {
  const props = { ...facts, replicas: 2 };
  const { cloud: same, database } = checkedProps(Object.create(KeystoneService.prototype) as object, props, []);
  expect(same).toBe(facts.cloud);
  expect(database).toBe(facts.database);
  expect(checkedProps(new (class Mine {})(), props, [])).toBe(props);
});

test('every construct and connection of ours has a definition', () => {
  const { definitions = {} } = settingsSchema();
  const names = ['OpenStackCloud', 'KeystoneService', 'MariaDb', 'RabbitMq', 'Memcached', 'OpenStackClient'];
  expect(Object.keys(definitions)).toEqual(expect.arrayContaining(names.map((name) => `${name}Props`)));
});

function chart(): Chart {
  return new Chart(new OpenStackApp(), 'chart');
}

function keystone(more: object): unknown {
  return new KeystoneService(chart(), 'keystone', { ...facts, ...more });
}
