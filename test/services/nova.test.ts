import type { NovaServiceProps } from '../../lib';
import { Cloud, OpenStackCloud } from '../../lib';
import type { Ini } from '../../lib/core/spec';
import { nova } from '../../lib/services/nova';
import { facts, hypervisor, nowhere } from '../facts';
import { manifests, nameOf, podSpec } from '../manifests';

/** One of the cloud's own, on which each cell has its virtual host. */
const messageBus = { hosts: ['rabbitmq'], port: 5672, _waitsFor: [], _peers: [{ host: 'rabbitmq', port: 5672 }] };
const groups = { west: { label: 'example.org/cell=west' }, rack2: { label: 'example.org/cell=rack2' } };
const spec = (more: Partial<NovaServiceProps> = {}) =>
  nova({
    ...facts,
    cloud: Cloud.settings({ roles: { compute: { groups }, network: { groups: { edge: { label: 'edge=yes' } } } } }),
    messageBus,
    hypervisor,
    placement: nowhere,
    ...more,
  });
const options = (made: ReturnType<typeof spec>, file: string) => made.files?.[file].content as Ini;

test('where Neutron has to know an agent first, servers wait for that of their node', () => {
  expect(spec({ networkDriver: 'openvswitch' }).processes?.compute.waitsFor).toEqual([
    'node-pod/neutron/openvswitch-agent',
  ]);
  expect(spec().processes?.compute.waitsFor).toEqual([]);
});

test('a compute node knows no database', () => {
  const { processes = {} } = spec();
  expect(Object.keys(options(spec(), 'nova-compute.conf'))).not.toEqual(expect.arrayContaining(['database']));
  expect(processes.compute.files).not.toContain('nova-cell1.conf');
  expect(processes.compute.uses).not.toContain(facts.database);
});

test('disks of servers are in the Ceph of the cloud, unless nodes are to have them', () => {
  const cloud = Cloud.settings({ storage: { ceph: { monitors: ['10.0.0.1'], secret: 'ceph-openstack' } } });
  const made = spec({ cloud });
  expect(options(made, 'nova-compute.conf').libvirt).toMatchObject({
    images_type: 'rbd',
    images_rbd_pool: 'vms',
    images_rbd_ceph_conf: '/etc/ceph/disks.conf',
    rbd_user: 'nova',
  });
  expect(made.processes?.compute.files).toEqual(expect.arrayContaining(['disks.conf', 'disks.keyring']));
  const local = spec({ cloud, rbd: false });
  expect(options(local, 'nova-compute.conf').libvirt).not.toHaveProperty('images_type');
  expect(local.processes?.compute.files).not.toContain('disks.conf');
  const other = spec({ cloud, rbd: { pool: 'fast', user: 'servers' } });
  expect(options(other, 'nova-compute.conf').libvirt).toMatchObject({ images_rbd_pool: 'fast', rbd_user: 'servers' });
  expect(() => spec({ rbd: {} })).toThrow('nova.rbd.monitors: is missing');
});

test('it is told of Cinder where one is', () => {
  expect(options(spec({ blockStorage: nowhere }), 'nova-compute.conf').cinder).toMatchObject({
    catalog_info: 'block-storage::internalURL',
    os_region_name: 'RegionOne',
    username: 'nova',
  });
  expect(options(spec(), 'nova-compute.conf').cinder ?? {}).toEqual({});
});

test('one cell does without conductors above it; more make them', () => {
  const names = (made: ReturnType<typeof spec>) =>
    Object.keys(made.processes ?? {}).filter((name) => /conductor|proxy/.test(name));
  expect(names(spec())).toEqual(['conductor-cell1', 'novncproxy-cell1']);
  const several = spec({ cells: { cell1: {}, west: { group: 'west' } } });
  expect(names(several)).toEqual([
    ...['super-conductor', 'conductor-cell1', 'novncproxy-cell1', 'conductor-west', 'novncproxy-west'],
  ]);
  expect(several.databases).toEqual(['nova_api', 'nova_cell0', 'nova_cell1', 'nova_west']);
  expect(several.messaging).toEqual(['nova', 'nova_cell1', 'nova_west']);
  expect(spec().messaging).toEqual(['nova_cell1']);
});

test('nodes of a cell’s group talk to its message bus and show its consoles', () => {
  const { processes = {} } = spec({ cells: { cell1: {}, west: { group: 'rack2' } } });
  expect(Object.keys(processes.compute.groups?.rack2.env ?? {})).toEqual([
    'OS_DEFAULT__TRANSPORT_URL',
    'OS_VNC__NOVNCPROXY_BASE_URL',
  ]);
  expect(processes.compute.groups?.rack2.env?.OS_VNC__NOVNCPROXY_BASE_URL).toContain('nova-novncproxy-west');
});

test.each<[string, Partial<NovaServiceProps>, string]>([
  ['no cell', { cells: {} }, 'nova.cells: is empty: leave it out, and there is one'],
  ['a cell without nodes', { cells: { a: {}, b: {} } }, 'nova.cells.b.group: is missing: name the group'],
  ['a group for the first', { cells: { a: { group: 'x' } } }, 'nova.cells.a.group: is of no use: the first cell has'],
  ['a name that is taken', { cells: { cell0: {} } }, 'nova.cells.cell0: cannot be the name of a cell'],
  ['a name of Nova’s own', { cells: { scheduler: {} } }, 'and not api, cell0, compute, manage, scheduler'],
  ['a group that is none', { cells: { a: {}, b: { group: 'x' } } }, 'nova.cells.b.group: "x" is no group of compute'],
  ['a group of routers', { cells: { a: {}, b: { group: 'edge' } } }, '"edge" is no group of compute nodes'],
  [
    'a group that is taken',
    { cells: { a: {}, b: { group: 'west' }, c: { group: 'west' } } },
    'nova.cells.c.group: "west" has cell b already',
  ],
  [
    'a bus that all would share',
    { cells: { a: {}, b: { group: 'west' } }, messageBus: facts.messageBus },
    'nova.cells: cannot be several on a message bus that exists',
  ],
])('%s is told', (_, props, message) => {
  expect(() => spec(props)).toThrow(message);
});

test('what maps a cell holds no password, and is done again when an address changes', () => {
  const job = (host: string) =>
    manifests(
      (app) => new OpenStackCloud(app, 'cloud', { database: { existing: { host, adminSecret: 'db-admin' } } }),
    ).find(({ kind, metadata }) => kind === 'Job' && metadata.name.startsWith('nova-cell1-db-sync'));
  const [before, after] = ['db1.example.org', 'db2.example.org'].map(job);
  const map = before && podSpec(before)?.initContainers?.find(({ name }) => name === 'db-sync');
  expect(map?.args?.slice(2)).toEqual([
    'cell1',
    'mysql+pymysql://nova:{password}@db1.example.org:3306/nova_cell1',
    'rabbit://nova:{password}@rabbitmq.openstack.svc:5672/nova_cell1',
    'mysql+pymysql://nova:{password}@db1.example.org:3306/nova_cell0',
  ]);
  expect(after?.metadata.name).not.toBe(before?.metadata.name);
});

test('an option of the scheduler rolls the scheduler and nothing else', () => {
  const made = (config?: NovaServiceProps['config']) =>
    new Map(
      manifests((app) => new OpenStackCloud(app, 'cloud', { services: { nova: { config } } })).map((one) => [
        nameOf(one),
        JSON.stringify(one),
      ]),
    );
  const [before, after] = [made(), made({ 'nova-scheduler.conf': { scheduler: { max_attempts: 5 } } })];
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual([expect.stringMatching(/^ConfigMap nova-scheduler-conf-/), 'Deployment nova-scheduler']);
});

test.each(['novnc', 'spice', 'serial'] as const)(
  'the console %s has a proxy of its own, told to browsers',
  (console) => {
    const made = spec({ console });
    const [name] = Object.keys(made.processes ?? {}).filter((one) => one.includes('proxy'));
    expect(JSON.stringify(options(made, 'nova-compute.conf'))).toContain(`nova-${name}.openstack.svc`);
    expect(made.processes?.[name].public).toMatchObject({ host: 'console' });
  },
);

test('records of deleted servers stay where they are if that is wanted', () => {
  const schedules = (days: number) => spec({ archiveAfterDays: days }).tasks?.filter(({ schedule }) => schedule);
  expect(Object.keys(schedules(30)?.[0].steps ?? {})).toEqual(['migrate-cell1', 'archive']);
  expect(Object.keys(schedules(0)?.[0].steps ?? {})).toEqual(['migrate-cell1']);
});

test('emulation has no model of a processor', () => {
  expect(options(spec({ virtualization: 'qemu' }), 'nova-compute.conf')).toMatchObject({
    libvirt: { virt_type: 'qemu', cpu_mode: 'none' },
  });
  expect(options(spec({ cloud: Cloud.settings() }), 'nova-compute.conf').libvirt).toMatchObject({ virt_type: 'kvm' });
});

test('a further cell comes after the tables of the API, and each is healthy with its own message bus', () => {
  const existing = { hosts: ['mq.example.org'], port: 5671, adminSecret: 'west-mq' };
  const { tasks = [], processes = {} } = spec({ cells: { cell1: {}, west: { group: 'west', messageBus: existing } } });
  expect(tasks.find(({ name }) => name === 'west-db-sync')?.after).toEqual(['cell1-db-sync']);
  expect(processes.compute.health).toMatchObject({ exec: ['healthcheck_port', 'nova-compute', '5672', '5671'] });
  const proxies = Object.entries(processes).filter(([name]) => name.startsWith('novncproxy-'));
  expect(proxies.map(([, { uses = [] }]) => uses.includes(messageBus))).toEqual([true, false]);
});

test('compute nodes take disks from each other with one key, as Nova’s user', () => {
  const { processes = {}, files = {}, secrets = [] } = spec();
  expect(processes.ssh.rights).toBeUndefined();
  expect(processes.compute.files).toEqual(expect.arrayContaining(['ssh_key', 'ssh_known_hosts', 'ssh_config.conf']));
  expect(Object.keys(secrets.find(({ name }) => name === 'nova-ssh')?.data ?? {})).toEqual([
    'private_key',
    'public_key',
  ]);
  const port = /Port (\d+)/.exec(files['ssh_config.conf'].content as string)?.[1];
  expect(processes.ssh.command?.at(-1)).toBe(`ListenAddress=$(HOST_IP):${port}`);
  expect(`${processes.ssh.port}`).toBe(port);
});
