import { rabbitmq, RabbitMq } from '../../lib/backing/rabbitmq';
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
    { name: 'state', port: 15673, targetPort: 'state' },
  ]);
});

test.each([
  ['aio', undefined, 1],
  ['small', undefined, 1],
  ['medium', undefined, 3],
  ['large', undefined, 3],
  ['aio', 3, 3],
  ['large', 1, 1],
] as const)('in a cloud of size %s, with %s members asked for, it has %i', (size, replicas, members) => {
  const { processes = {} } = rabbitmq({ cloud: Cloud.settings({ size }), replicas });
  expect(processes.rabbitmq).toMatchObject({ replicas: members, env: { REPLICAS: String(members) } });
});

test('a cluster differs from one by the number of its members alone', () => {
  const of = (replicas: 1 | 3) => JSON.stringify(rabbitmq({ cloud: Cloud.settings(), replicas }));
  const number = (text: string) => text.replace(/"REPLICAS":"\d"|"replicas":\d/g, '');
  expect(number(of(1))).toBe(number(of(3)));
});

test('members, and nobody else, talk to each other; any one of three may be taken away', () => {
  const made = manifests(
    (app) => new RabbitMq(new Chart(app, 'chart'), 'rabbitmq', { cloud: Cloud.settings(), replicas: 3 }),
  );
  const rules = find(made, 'NetworkPolicy', 'rabbitmq').spec as { ingress: readonly object[] };
  const component = { key: 'app.kubernetes.io/component', operator: 'In', values: ['rabbitmq'] };
  const podSelector = { matchLabels: { 'app.kubernetes.io/name': 'rabbitmq' }, matchExpressions: [component] };
  expect(rules.ingress).toEqual(
    [4369, 25672, 15673].map((port) => ({ from: [{ podSelector }], ports: [{ port, protocol: 'TCP' }] })),
  );
  expect(find(made, 'PodDisruptionBudget', 'rabbitmq').spec).toMatchObject({ maxUnavailable: 1 });
});

test('members know each other by a certificate with their names', () => {
  const { secrets = [] } = rabbitmq({ cloud: Cloud.settings({ namespace: 'alpha' }) });
  const hosts = [0, 1, 2].map((i) => `rabbitmq-${i}.rabbitmq-nodes.alpha.svc`);
  expect(secrets.find(({ name }) => name === 'rabbitmq-tls')?.data).toMatchObject({ 'tls.crt': { hosts } });
  expect(file('distribution.config').match(/verify_peer/g)).toHaveLength(2);
  expect(file('distribution.config')).toContain('{fail_if_no_peer_cert, true}');
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
