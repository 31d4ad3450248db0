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
