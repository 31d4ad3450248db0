import { execFileSync } from 'node:child_process';
import { openvswitch } from '../../lib/backing/openvswitch';
import { facts } from '../facts';

const { cloud } = facts;

test('bridges lead where they are said to, in the datapath of all', () => {
  const { processes = {} } = openvswitch({
    cloud,
    datapath: 'userspace',
    bridges: { 'br-ex': { interface: 'eth1' }, 'br-lab': {} },
  });
  expect(processes.db.env).toMatchObject({ BRIDGES: 'br-ex:eth1 br-lab:', DATAPATH: 'netdev' });
});

test('the kernel’s datapath loads its module, and nothing is privileged', () => {
  const { kernel, userspace } = Object.fromEntries(
    (['kernel', 'userspace'] as const).map((datapath) => [
      datapath,
      openvswitch({ cloud, datapath }).processes?.vswitchd,
    ]),
  );
  expect(kernel?.prepare?.module).toMatchObject({ command: ['modprobe', 'openvswitch'] });
  expect(userspace?.prepare).toBeUndefined();
  for (const one of [kernel, userspace]) expect(one?.rights?.privileged).toBeUndefined();
});

test('in userspace, interfaces that libvirt and the switch both write to come up', () => {
  const made = openvswitch({ cloud, datapath: 'userspace' });
  expect(made.processes?.vswitchd.command?.slice(0, 3)).toEqual(['bash', '/openstack/links.sh', 'ovs-vswitchd']);
  const script = made.files?.['links.sh'].content as string;
  const [, expression = ''] = /sed -n '(.*)'/.exec(script) ?? [];
  const links = [
    '7: tap958b92c4-c3: <BROADCAST,MULTICAST,PROMISC> mtu 1442',
    '8: tapc6f81925-70@if2: <BROADCAST,MULTICAST,PROMISC,UP,LOWER_UP> mtu 1442',
    '9: br-int: <BROADCAST> mtu 1442',
  ].join('\n');
  expect(execFileSync('sed', ['-n', expression], { input: links, encoding: 'utf8' })).toBe(
    'tap958b92c4-c3 BROADCAST,MULTICAST,PROMISC\ntapc6f81925-70 BROADCAST,MULTICAST,PROMISC,UP,LOWER_UP\n',
  );
  expect(openvswitch({ cloud }).files?.['links.sh']).toBeUndefined();
});
