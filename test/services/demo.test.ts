import { App } from 'cdk8s';
import { OpenStackCloud, type OpenStackCloudProps } from '../../lib';
import { type DemoSettings, openstackDemo } from '../../lib/services/demo';
import { facts } from '../facts';
import { find, manifests, podSpec } from '../manifests';

const place = { _waitsFor: [], _peers: [] };
const connections = { ...facts, compute: place, network: place, images: place };
const wanted = (settings: DemoSettings = {}, physicalNetworks?: string[]) =>
  JSON.parse(
    openstackDemo({ ...settings, ...connections, physicalNetworks }).files?.['demo.json'].content as string,
  ) as Record<string, object>;

const OUTSIDE: OpenStackCloudProps = {
  services: { neutron: { physicalNetworks: { racks: { bridge: 'br-racks', flat: false }, wan: { bridge: 'br-ex' } } } },
};
const cloud = (props: OpenStackCloudProps) => () => new OpenStackCloud(new App(), 'cloud', props);

test('off by default', () => {
  for (const demo of [undefined, false]) {
    const made = manifests((app) => new OpenStackCloud(app, 'cloud', { demo }));
    expect(made.filter(({ metadata }) => metadata.name.startsWith('openstack-demo'))).toEqual([]);
  }
});

test('it begins when what it asks is registered and answers', () => {
  const waits = (props: OpenStackCloudProps) => {
    const made = manifests((app) => new OpenStackCloud(app, 'cloud', props));
    return podSpec(find(made, 'Job', 'openstack-demo'))?.initContainers?.find(({ name }) => name === 'wait')?.args;
  };
  const always = ['task/nova/register', 'service/nova-api', 'task/neutron/register', 'service/neutron-api'];
  expect(waits({ demo: true })).toEqual(expect.arrayContaining(always));
  expect(waits({ demo: true })).not.toContain('service/glance-api');
  const image = 'https://images.example.org/debian.qcow2';
  expect(waits({ demo: { image } })).toEqual(expect.arrayContaining([...always, 'service/glance-api']));
});

test('a network outside is on the first physical network that can have one without a VLAN', () => {
  const made = manifests((app) => new OpenStackCloud(app, 'cloud', { ...OUTSIDE, demo: true }));
  const [json] = made.flatMap(({ data = {} }) => data['demo.json'] ?? []);
  expect(JSON.parse(json)).toMatchObject({
    external: { name: 'external', physicalNetwork: 'wan', subnet: { cidr: '172.24.4.0/24' } },
    private: { name: 'demo', subnet: { cidr: '10.0.0.0/24' } },
  });
  expect(wanted()).not.toHaveProperty('external');
});

test('it has the addresses that it is given', () => {
  const external = { subnet: '203.0.113.0/24', gateway: '203.0.113.254', pool: '203.0.113.100-203.0.113.199' };
  expect(wanted({ external, dnsServers: ['9.9.9.9'] }, ['wan'])).toMatchObject({
    external: {
      subnet: {
        cidr: '203.0.113.0/24',
        gateway_ip: '203.0.113.254',
        allocation_pools: [{ start: '203.0.113.100', end: '203.0.113.199' }],
      },
    },
    private: { subnet: { dns_nameservers: ['9.9.9.9'] } },
  });
});

test.each([
  [
    'https://cloud.debian.org/images/cloud/trixie/latest/debian-13-genericcloud-amd64.qcow2',
    'debian-13-genericcloud-amd64',
  ],
  ['http://mirror.example.org:8080/cirros-0.6.3-x86_64-disk.img', 'cirros-0.6.3-x86_64-disk'],
  ['https://images.example.org/one?version=2', 'one'],
])('an image is called after its file: %s', (image, name) => {
  expect(wanted({ image }).image).toEqual({ name, url: image });
});

test.each<[DemoSettings, string]>([
  [{ image: 'debian.qcow2' }, 'demo.image: is no URL of an image'],
  [{ image: 'https://me:secret@example.org/debian.qcow2' }, 'is no URL of an image'],
  [
    { external: { physicalNetwork: 'wann' } },
    'demo.external.physicalNetwork: "wann" can have no network without a VLAN, did you mean "wan"?',
  ],
  [{ external: { subnet: '203.0.113.0' } }, 'demo.external.subnet: "203.0.113.0" is no range of addresses'],
  [{ external: { gateway: '203.0.113.1' } }, 'demo.external.gateway: "203.0.113.1" is no address of 172.24.4.0/24'],
  [{ external: { pool: '172.24.4.9' } }, 'demo.external.pool: "172.24.4.9" is no range of addresses of 172.24.4.0/24'],
])('what cannot be is told: %j', (demo, message) => {
  expect(cloud({ ...OUTSIDE, demo })).toThrow(message);
});

test('it tells what it needs and the cloud has not', () => {
  const image = 'https://images.example.org/debian.qcow2';
  expect(cloud({ demo: true, services: { neutron: false } })).toThrow(
    'services.neutron: is left out, but demo needs it: leave out demo, too',
  );
  expect(cloud({ demo: { image }, services: { glance: false } })).toThrow(
    'services.glance: is left out, but demo.image needs it: leave out demo.image, too',
  );
  expect(cloud({ demo: { external: {} } })).toThrow('demo.external: is of no use');
});
