import { RabbitMq } from '../../lib/backing/rabbitmq';
import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { find, manifests, podSpec } from '../manifests';

const objects = manifests(
  (app) => new RabbitMq(new Chart(app, 'chart'), 'rabbitmq', { cloud: Cloud.settings({ namespace: 'alpha' }) }),
);

const file = (name: string) => objects.find(({ data }) => data?.[name] !== undefined)?.data?.[name] ?? '';
const pod = podSpec(find(objects, 'StatefulSet', 'rabbitmq'));

test('a node has the same name wherever it runs, and its cookie', () => {
  const { env = [] } = pod?.containers[0] ?? {};
  const [name, node] = ['POD_NAME', 'RABBITMQ_NODENAME'].map((key) => env.findIndex((one) => one.name === key));
  expect(env[node].value).toBe('rabbit@$(POD_NAME).rabbitmq-nodes.alpha.svc');
  // the kubelet knows only what stands before
  expect(name).toBeLessThan(node);
  expect(find(objects, 'Service', 'rabbitmq-nodes').spec).toMatchObject({
    clusterIP: 'None',
    publishNotReadyAddresses: true,
  });
  expect(pod?.initContainers?.map((one) => one.name)).toEqual(['secrets', 'render', 'prepare']);
});

test('its administrator, whom no service knows, is defined by a hash of the password', () => {
  const filled = file('definitions.json').replace(/@@(\w+)\|(\w+)@@/g, '$1 as $2');
  expect(JSON.parse(filled)).toMatchObject({
    users: [
      {
        name: 'RABBITMQ_ADMIN__USERNAME as json',
        password_hash: 'RABBITMQ_ADMIN__PASSWORD as rabbitmq',
        hashing_algorithm: 'rabbit_password_hashing_sha256',
      },
    ],
    permissions: [{ user: 'RABBITMQ_ADMIN__USERNAME as json', vhost: '/' }],
  });
});

test('it serves AMQP, management and metrics, and says on which ports nodes talk to each other', () => {
  const { ports } = find(objects, 'Service', 'rabbitmq').spec ?? {};
  expect(ports).toEqual([
    { name: 'main', port: 5672, targetPort: 'main' },
    { name: 'management', port: 15672, targetPort: 'management' },
    { name: 'metrics', port: 15692, targetPort: 'metrics' },
    { name: 'epmd', port: 4369, targetPort: 'epmd' },
    { name: 'distribution', port: 25672, targetPort: 'distribution' },
  ]);
});

test('services make a user each where it is managed, and talk where it serves', () => {
  manifests((app) => {
    const bus = new RabbitMq(new Chart(app, 'chart'), 'rabbitmq', { cloud: Cloud.settings({ namespace: 'alpha' }) });
    expect(bus).toMatchObject({ hosts: ['rabbitmq.alpha.svc'], port: 5672 });
    expect(bus).not.toHaveProperty('secret');
    expect(bus._management).toMatchObject({
      url: 'http://rabbitmq.alpha.svc:15672',
      adminSecret: 'rabbitmq-admin',
      _peers: [{ unit: 'rabbitmq', process: 'rabbitmq', port: 15672 }],
    });
  });
});

test.each([
  ['0.0.0.0', '0.0.0.0'],
  ['[::]', '::'],
] as const)('where the cloud listens on %s, it listens on %s', (listen, address) => {
  const made = manifests(
    (app) => new RabbitMq(new Chart(app, 'chart'), 'rabbitmq', { cloud: Cloud.settings({ listen }) }),
  );
  const conf = made.find(({ data }) => data?.['rabbitmq.conf'] !== undefined)?.data?.['rabbitmq.conf'];
  expect(conf).toContain(`listeners.tcp.default = ${address}:5672\nmanagement.tcp.ip = ${address}\n`);
});
