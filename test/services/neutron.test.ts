import type { NeutronServiceProps } from '../../lib';
import { Cloud } from '../../lib';
import type { Release } from '../../lib/core/kolla';
import type { Ini } from '../../lib/core/spec';
import { neutron } from '../../lib/services/neutron';
import { facts, metadata, ovn, switchOf } from '../facts';

const spec = (more: Partial<NeutronServiceProps> = {}) =>
  neutron({ ...facts, ovn, switch: switchOf('kernel'), metadata, ...more });
const options = (made: ReturnType<typeof spec>, file: string) => made.files?.[file].content as Ini;

test.each<[Release, string[]]>([
  ['2025.1', ['api', 'ovn-agent']],
  ['2025.2', ['api', 'rpc-server', 'periodic-workers', 'ovn-maintenance-worker', 'ovn-agent']],
  ['2026.1', ['api', 'rpc-server', 'periodic-workers', 'ovn-maintenance-worker', 'ovn-agent']],
])('%s: the processes of its images', (release, names) => {
  const { processes = {} } = spec({ cloud: Cloud.settings({ release }) });
  expect(Object.keys(processes)).toEqual(names);
  expect('wsgi' in processes.api).toBe(release !== '2025.1');
});

test('physical networks are flat, and have the VLANs that are said', () => {
  const made = spec({
    physicalNetworks: {
      physnet1: { bridge: 'br-ex' },
      physnet2: { bridge: 'br-vlan', flat: false, vlans: ['100:199', '300:300'] },
    },
  });
  expect(options(made, 'ml2_conf.ini')).toMatchObject({
    ml2_type_flat: { flat_networks: ['physnet1'] },
    ml2_type_vlan: { network_vlan_ranges: ['physnet1', 'physnet2:100:199', 'physnet2:300:300'] },
  });
});

test.each([
  ['100', '"100" is no range of VLANs: write <first>:<last> of 1 to 4094, such as 100:199'],
  ['0:5', '"0:5" is no range of VLANs'],
  ['200:100', '"200:100" is no range of VLANs'],
  ['1:4095', '"1:4095" is no range of VLANs'],
])('VLANs %s are told', (range, message) => {
  const physicalNetworks = { physnet1: { bridge: 'br-ex', vlans: [range] } };
  expect(() => spec({ physicalNetworks })).toThrow(`neutron.physicalNetworks.physnet1.vlans: ${message}`);
});

test('a physical network has a name that options can hold', () => {
  expect(() => spec({ physicalNetworks: { 'my net': { bridge: 'br-ex' } } })).toThrow(
    'neutron.physicalNetworks.my net: is no name of a physical network',
  );
});

test('tunnels leave by something that can be an interface', () => {
  expect(() => spec({ tunnels: { groups: { old: { interface: 'x:y' } } } })).toThrow(
    'neutron.tunnels.groups.old.interface: "x:y" cannot be it',
  );
});

test('in userspace nobody is told to send smaller packets', () => {
  const told = (datapath: 'kernel' | 'userspace') =>
    options(spec({ switch: switchOf(datapath) }), 'ml2_conf.ini').ovn.ovn_emit_need_to_frag;
  expect([told('kernel'), told('userspace')]).toEqual([true, false]);
});

test('the agent knows no database, and of OVN only what nodes work with', () => {
  const agent = spec().processes?.['ovn-agent'];
  expect(Object.keys(options(spec(), 'neutron-agent.conf'))).not.toContain('database');
  expect(agent?.env).toEqual({ OS_OVN__OVN_SB_CONNECTION: ovn.southbound });
  expect(agent?.uses).not.toContain(ovn);
});

test('names are found where there is a domain for them', () => {
  const named = spec({ dnsDomain: 'cloud.example.org' });
  expect(options(named, 'neutron.conf').DEFAULT.dns_domain).toBe('cloud.example.org.');
  expect(options(named, 'ml2_conf.ini').ml2.extension_drivers).toContain('dns_domain_ports');
  expect(options(spec(), 'neutron.conf').DEFAULT.dns_domain).toBeUndefined();
});

test.each<[string, NeutronServiceProps['physicalNetworks'], string]>([
  ['Neutron’s own bridge', { a: { bridge: 'br-int' } }, 'neutron.physicalNetworks.a.bridge: "br-int" cannot be it'],
  ['its bridge of tunnels', { a: { bridge: 'br-tun' } }, 'neutron.physicalNetworks.a.bridge: "br-tun" cannot be it'],
  ['two words', { a: { bridge: 'br ex' } }, '"br ex" cannot be it: use letters'],
  ['a long interface', { a: { bridge: 'br-ex', interface: 'enp0s31f6verylong' } }, 'a.interface: "enp0s31f6verylong"'],
  [
    'a bridge of a group',
    { a: { bridge: 'br-ex', groups: { edge: { bridge: 'x:y' } } } },
    'neutron.physicalNetworks.a.groups.edge.bridge: "x:y"',
  ],
  ['a bridge twice', { a: { bridge: 'br-ex' }, b: { bridge: 'br-ex' } }, '"br-ex" is the bridge of two networks'],
  [
    'an interface twice',
    { a: { bridge: 'br-a', interface: 'eth1' }, b: { bridge: 'br-b', interface: 'eth1' } },
    '"eth1" is the interface of two networks',
  ],
])('%s is told', (_, physicalNetworks, message) => {
  expect(() => spec({ physicalNetworks })).toThrow(message);
});

test('OVN is not offered where there is no IPv4', () => {
  expect(() => spec({ cloud: Cloud.settings({ listen: '[::]' }) })).toThrow('listen: "[::]" is nothing that OVN works');
});

test.each(['routerDistributed', 'l3Ha'] as const)('%s is nothing that OVN has', (key) => {
  expect(() => spec({ [key]: true })).toThrow(`neutron.${key}: is an option of the driver "openvswitch"`);
});

test('OVN is made for Neutron before it', () => {
  expect(() => spec({ ovn: undefined })).toThrow('neutron.ovn: is missing: the driver "ovn" needs it');
});

test('Nova and Placement are called where pods find them', () => {
  const { nova, placement } = options(spec(), 'neutron.conf');
  expect([nova.endpoint_type, placement.endpoint_type]).toEqual(['internal', 'internal']);
});

test('before it was split, the API has as many workers as the size says', () => {
  const workers = (release: Release) =>
    options(spec({ cloud: Cloud.settings({ release, size: 'small' }) }), 'neutron.conf').DEFAULT.api_workers;
  expect([workers('2025.1'), workers('2025.2')]).toEqual([2, undefined]);
});
