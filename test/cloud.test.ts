import { Chart } from 'cdk8s';
import { type KeystoneService, OpenStackApp, OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { cloud, find, nameOf, podSpec } from './manifests';
import { KEYSTONE_ONLY } from './facts';

const EXISTING = { host: 'db.example.org', adminSecret: 'db-admin' };
const IDENTITY = { url: 'https://id.example.org/v3', publicUrl: 'https://public.example.org/v3', adminSecret: 'id' };

function charts(id: string, props?: OpenStackCloudProps): string[] {
  const app = new OpenStackApp();
  new OpenStackCloud(app, id, props);
  return app.charts.map((chart) => chart.node.id);
}

test('a chart for each unit, in an order that reads from the ground up', () => {
  const names = charts('cloud');
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['00-namespace', '10-mariadb', '20-keystone', '90-openstack-client']));
  expect(charts('alpha')).toEqual(names.map((name) => `alpha-${name}`));
});

test.each<[string, OpenStackCloudProps]>([
  ['10-mariadb', { database: { existing: EXISTING } }],
  ['11-rabbitmq', { messageBus: { existing: { hosts: ['mq'], adminSecret: 'mq' } } }],
  ['12-memcached', { cache: { existing: { servers: ['cache:11211'] } } }],
  ['20-keystone', { identity: { existing: IDENTITY } }],
])('what exists is not made: %s', (chart, props) => {
  expect(charts('cloud', props)).toEqual(charts('cloud').filter((name) => name !== chart));
});

test.each<[string, OpenStackCloudProps]>([
  ['restricted', { services: KEYSTONE_ONLY }],
  ['baseline', { start: 'kolla', services: KEYSTONE_ONLY }],
  ['privileged', {}],
  [
    'privileged',
    { start: 'kolla', services: { ...KEYSTONE_ONLY, keystone: { hostNetwork: true } }, nodeAddresses: ['10.0.0.0/24'] },
  ],
])('the namespace admits what is %s, with %j', (level, props) => {
  expect(find(cloud(props), 'Namespace', 'openstack').metadata.labels).toMatchObject({
    'pod-security.kubernetes.io/enforce': level,
    'pod-security.kubernetes.io/warn': level,
  });
});

test('the namespace stands first in the first file: kubectl applies in this order', () => {
  const [objects] = [cloud({ admission: true })];
  expect(nameOf(objects[0])).toBe('Namespace openstack');
  const app = new OpenStackApp();
  new OpenStackCloud(app, 'cloud');
  const [[file, text]] = [...app._manifests()];
  expect(file).toBe('00-namespace.k8s.yaml');
  expect(text).toMatch(/^apiVersion: v1\nkind: Namespace\n/);
});

test('what is wrong with several units is told at once', () => {
  const props: OpenStackCloudProps = {
    database: { size: 'big' },
    messageBus: { size: 'bigger' },
  };
  expect(() => cloud(props)).toThrow(/database\.size: "big"[^]*messageBus\.size: "bigger"/);
});

test('its facts are there for other constructs', () => {
  const made = new OpenStackCloud(new OpenStackApp(), 'cloud', { namespace: 'alpha' });
  expect(made.endpoint('identity')).toEqual({
    internalUrl: 'http://keystone-api.alpha.svc:5000',
    publicUrl: 'http://keystone-api.alpha.svc:5000',
  });
  expect(made.identity.internalUrl).toBe('http://keystone-api.alpha.svc:5000/v3');
  expect(made.database).toMatchObject({ host: 'mariadb.alpha.svc', adminSecret: 'mariadb-admin' });
  expect(made.settings.image('nova-api')).toContain('/nova-api:');
  expect(made.endpoint('compute').internalUrl).toBe('http://nova-api.alpha.svc:8774/v2.1');
  expect(() => made.endpoint('dns')).toThrow('the cloud has no "dns" service; it has ');
});

test('the URLs of a Keystone elsewhere are its own', () => {
  const made = new OpenStackCloud(new OpenStackApp(), 'cloud', { identity: { existing: IDENTITY } });
  expect(made.endpoint('identity')).toEqual({
    internalUrl: 'https://id.example.org',
    publicUrl: 'https://public.example.org',
  });
  expect(made.identity).toMatchObject({ internalUrl: IDENTITY.url, publicUrl: IDENTITY.publicUrl });
});

test('an object is patched where it is made', () => {
  const app = new OpenStackApp();
  const keystone = new OpenStackCloud(app, 'cloud').identity as KeystoneService;
  keystone.objects['Deployment/keystone-api'].metadata.addLabel('example.org/owner', 'iam');
  expect(app._manifests().get('20-keystone.k8s.yaml')).toContain('example.org/owner: iam');
});

test('two clouds in one namespace are told apart before anything is written', () => {
  const app = new OpenStackApp();
  new OpenStackCloud(app, 'alpha');
  new OpenStackCloud(app, 'beta', { size: 'small' });
  expect(() => app._manifests()).toThrow('is there twice in the namespace "openstack"');
});

test('objects of a chart beside it stay as they are', () => {
  const app = new OpenStackApp();
  new OpenStackCloud(app, 'cloud');
  const before = app._manifests();
  new Chart(app, 'mine');
  expect([...app._manifests()].filter(([file]) => file !== 'mine.k8s.yaml')).toEqual([...before]);
});

test.each<[string, OpenStackCloudProps]>([
  ['database.size: "1Gi" is of no use', { database: { size: '1Gi', existing: EXISTING } }],
  ['services.keystone: is set, but', { identity: { existing: IDENTITY }, services: { keystone: {} } }],
  ['namespace: "A" is no namespace', { namespace: 'A' }],
])('fails: %s', (message, props) => {
  expect(() => cloud(props)).toThrow(message);
});

test('nodes of a group are connected with networks outside in their own way', () => {
  const objects = cloud({
    roles: { network: { groups: { edge: { label: 'example.org/edge=yes' } } } },
    services: {
      neutron: {
        physicalNetworks: {
          physnet1: { bridge: 'br-ex', interface: 'eth1', groups: { edge: { interface: 'eno2' } } },
          physnet2: { bridge: 'br-vlan', groups: { edge: { connected: false } } },
        },
      },
    },
  });
  const variable = (owner: string, key: string): string | undefined => {
    const { initContainers = [], containers = [] } = podSpec(find(objects, 'DaemonSet', owner)) ?? {};
    return [...initContainers, ...containers].flatMap(({ env = [] }) => env).find(({ name }) => name === key)?.value;
  };
  expect(variable('openvswitch-db', 'BRIDGES')).toBe('br-ex:eth1 br-vlan:');
  expect(variable('openvswitch-db-edge', 'BRIDGES')).toBe('br-ex:eno2');
  expect(variable('ovn-gateway', 'MAPPINGS')).toBe('physnet1:br-ex,physnet2:br-vlan');
  expect(variable('ovn-gateway-edge', 'MAPPINGS')).toBe('physnet1:br-ex');
});
