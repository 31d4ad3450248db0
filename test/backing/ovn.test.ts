import { ovn } from '../../lib/backing/ovn';
import { facts, switchOf } from '../facts';

const { processes = {} } = ovn({
  cloud: facts.cloud,
  switch: switchOf('userspace'),
  bridgeMappings: { physnet1: 'br-ex', physnet2: 'br-vlan' },
});

test('who talks to its databases shows a certificate', () => {
  for (const name of ['nb', 'sb', 'northd', 'controller', 'gateway']) {
    expect(processes[name].files).toEqual(
      expect.arrayContaining(['ovn-tls-ca.crt', 'ovn-tls-tls.crt', 'ovn-tls-tls.key']),
    );
  }
  expect([processes.nb.command?.at(-1), processes.sb.command?.at(-1)]).toEqual([
    'pssl:6641:0.0.0.0',
    'pssl:6642:0.0.0.0',
  ]);
});

test('a node has one controller, and is a gateway by its role', () => {
  const { controller, gateway } = processes;
  expect([controller.runsOn, controller.notOn]).toEqual([['compute'], ['network']]);
  expect([gateway.runsOn, gateway.notOn]).toEqual([['network'], undefined]);
  expect([controller, gateway].map(({ prepare }) => prepare?.chassis.env?.OPTIONS)).toEqual([
    '',
    'enable-chassis-as-gw',
  ]);
});

test('physical networks are known by their bridges', () => {
  expect(processes.gateway.prepare?.chassis.env).toMatchObject({
    MAPPINGS: 'physnet1:br-ex,physnet2:br-vlan',
    DATAPATH: 'netdev',
  });
});

test('tunnels leave by the interface that is named, and by another on nodes of a group', () => {
  const chassis = (more: object) => {
    const made = ovn({ cloud: facts.cloud, switch: switchOf('kernel'), ...more }).processes?.controller.prepare
      ?.chassis;
    return { TUNNELS: made?.env?.TUNNELS, groups: made?.groups };
  };
  expect(chassis({})).toEqual({ TUNNELS: '', groups: {} });
  expect(
    chassis({
      tunnels: { interface: 'eth2', groups: { old: { interface: 'bond1' } } },
      bridgeMappingsOf: { old: {}, edge: { physnet1: 'br-out' } },
    }),
  ).toEqual({
    TUNNELS: 'eth2',
    groups: { old: { env: { MAPPINGS: '', TUNNELS: 'bond1' } }, edge: { env: { MAPPINGS: 'physnet1:br-out' } } },
  });
});
