import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import type { CloudSettings } from '../../lib/core/settings';
import type { Ini } from '../../lib/core/spec';
import { catalog, releases } from '../../lib/oslo/catalog';
import { text } from '../../lib/oslo/ini';
import { cinder, CinderService, type CinderBackend, type CinderServiceProps } from '../../lib/services/cinder';
import { facts } from '../facts';
import { find, type Manifest, manifests, podSpec } from '../manifests';

type Props = Partial<CinderServiceProps>;

const CEPH: CloudSettings = { storage: { ceph: { monitors: ['10.0.0.1', '10.0.0.2'], secret: 'ceph-openstack' } } };
const ALL: Record<string, CinderBackend> = {
  fast: {
    description: 'SSD',
    rbd: { monitors: ['10.1.0.1'], secret: 'ceph-fast', pool: 'ssd' },
    availabilityZone: 'a',
  },
  shared: { nfs: { server: 'nfs.example.org', path: '/srv/volumes' } },
  local: { lvm: {} },
};

const props = (more: Props = {}, settings: CloudSettings = {}): CinderServiceProps => ({
  cloud: Cloud.settings(settings),
  database: facts.database,
  messageBus: facts.messageBus,
  identity: facts.identity,
  ...more,
});

const spec = (more?: Props, settings?: CloudSettings) => cinder(props(more, settings));
const conf = (file: string, more?: Props, settings?: CloudSettings) =>
  spec(more, settings).files?.[file].content as Ini;

function objects(more?: Props, settings?: CloudSettings): Manifest[] {
  return manifests((app) => new CinderService(new Chart(app, 'chart'), 'cinder', props(more, settings)));
}

describe('with a Ceph for all services, and nothing else', () => {
  test('volumes and backups are in it, each by its own user', () => {
    const { files = {}, processes = {} } = spec({}, CEPH);
    expect(Object.keys(processes)).toEqual(['api', 'scheduler', 'volume-rbd', 'backup']);
    expect(conf('cinder-rbd.conf', {}, CEPH)).toMatchObject({
      DEFAULT: { enabled_backends: 'rbd', default_volume_type: 'rbd' },
      rbd: { rbd_pool: 'volumes', rbd_user: 'cinder', rbd_ceph_conf: '/etc/ceph/rbd.conf', volume_backend_name: 'rbd' },
    });
    expect(conf('cinder-backup.conf', {}, CEPH)).toMatchObject({
      DEFAULT: {
        backup_ceph_user: 'cinder-backup',
        backup_ceph_pool: 'backups',
        backup_ceph_conf: '/etc/ceph/backup.conf',
      },
    });
    const key = { secret: 'ceph-openstack', key: 'cinder' };
    expect(files['rbd.keyring']).toEqual({
      path: '/etc/ceph/rbd.client.cinder.keyring',
      content: text`[client.cinder]\nkey = ${key}\n`,
    });
  });

  test('a backup reads a volume as who keeps it: by the name of the cluster os-brick finds the keyring', () => {
    const { files = [] } = spec({}, CEPH).processes?.backup ?? {};
    expect(files).toEqual(expect.arrayContaining(['rbd.conf', 'rbd.keyring', 'backup.conf', 'backup.keyring']));
    expect(conf('cinder-rbd.conf', {}, CEPH).rbd).toMatchObject({ rbd_cluster_name: 'rbd' });
  });

  test('no key is in a manifest, and the id that libvirt has it by follows from the Secret alone', () => {
    const id = (settings: CloudSettings) => conf('cinder-rbd.conf', {}, settings).rbd.rbd_secret_uuid;
    expect(id(CEPH)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(id({ storage: { ceph: { monitors: ['10.9.9.9'], secret: 'ceph-openstack' } } })).toBe(id(CEPH));
    expect(id({ storage: { ceph: { monitors: ['10.0.0.1'], secret: 'other' } } })).not.toBe(id(CEPH));
  });

  test('backups can be left out, and volumes be elsewhere', () => {
    const { files = {}, processes = {} } = spec({ backups: false, backends: { local: { lvm: {} } } }, CEPH);
    expect(Object.keys(processes)).toEqual(['api', 'scheduler', 'volume-local']);
    expect(Object.keys(files).filter((name) => /ceph|rbd|backup|keyring/.test(name))).toEqual([]);
  });
});

describe('several back ends', () => {
  test('have a process, a section and a volume type each; the first is the default', () => {
    const { files = {}, tasks = [] } = spec({ backends: ALL });
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['cinder-fast.conf', 'cinder-shared.conf', 'cinder-local.conf']),
    );
    for (const [name, kind] of Object.entries({ fast: 'rbd', shared: 'nfs', local: 'lvm' })) {
      const { content, sections } = files[`cinder-${name}.conf`];
      expect(sections).toEqual({ [name]: kind });
      expect((content as Ini).DEFAULT).toMatchObject({ enabled_backends: name, default_volume_type: 'fast' });
      expect(Object.keys(content as Ini)).toContain(name);
    }
    const [{ steps }] = tasks;
    expect(steps['volume-types'].command?.slice(2)).toEqual(['fast=SSD', 'shared=', 'local=']);
    expect((files['cinder-fast.conf'].content as Ini).fast).toMatchObject({ backend_availability_zone: 'a' });
  });

  test('a volume is never left by a pod: who keeps it has a name that stays', () => {
    const { processes = {} } = spec({ backends: ALL });
    const hosts = (name: string) => processes[name].podFields?.OS_DEFAULT__HOST;
    expect([hosts('volume-fast'), processes['volume-fast'].keepsNames]).toEqual(['metadata.name', true]);
    expect([hosts('volume-shared'), processes['volume-shared'].keepsNames]).toEqual(['metadata.name', true]);
    expect([hosts('volume-local'), processes['volume-local'].perNode]).toEqual(['spec.nodeName', true]);
    const made = objects({ backends: ALL }, { size: 'medium' });
    expect(find(made, 'StatefulSet', 'cinder-volume-fast').spec?.replicas).toBe(3);
    expect(find(made, 'StatefulSet', 'cinder-volume-shared').spec?.replicas).toBe(1);
    expect(find(made, 'DaemonSet', 'cinder-volume-local')).toBeDefined();
  });

  test('what several processes may keep they keep as one cluster, with locks in the database', () => {
    expect(conf('cinder-fast.conf', { backends: ALL }).DEFAULT.cluster).toBe('cinder');
    expect(conf('cinder-shared.conf', { backends: ALL }).DEFAULT.cluster).toBeUndefined();
    const password = { secret: 'cinder-database', key: 'password' };
    expect(conf('cinder-fast.conf', { backends: ALL }).coordination.backend_url).toEqual(
      text`mysql://cinder:${password}@mysql.example.org:3306/cinder`,
    );
  });

  test('those that mount or give out disks have the rights for it, those in Ceph none', () => {
    const { processes = {} } = spec({ backends: ALL });
    const privileged = Object.entries(processes).filter(([, { rights }]) => rights?.privileged);
    expect(privileged.map(([name]) => name)).toEqual(['volume-shared', 'volume-local']);
    const pod = podSpec(find(objects({ backends: ALL }), 'DaemonSet', 'cinder-volume-local'));
    expect(pod).toMatchObject({ hostNetwork: true, containers: [{ name: 'volume-local' }, { name: 'tgtd' }] });
    expect(pod?.containers[0].env).toContainEqual({
      name: 'OS_LOCAL__TARGET_IP_ADDRESS',
      valueFrom: { fieldRef: { fieldPath: 'status.hostIP' } },
    });
  });
});

test.each(releases())('no back end is called like a section that %s has', (release) => {
  const sections = Object.keys(catalog(release, 'cinder')?.options ?? {}).filter((one) => /^[a-z][a-z0-9]*$/.test(one));
  expect(sections).toContain('database');
  for (const name of sections)
    expect(() => spec({ backends: { [name]: { lvm: {} } } })).toThrow(`"${name}" cannot be a back end`);
});

test('backups in a bucket: keys in the environment, the authority as a file', () => {
  const s3 = { host: 'https://s3.example.org', bucket: 'backups', secret: 's3', caSecret: 's3-ca' };
  const pod = podSpec(find(objects({ backends: ALL, backups: { s3 } }), 'StatefulSet', 'cinder-backup'));
  expect(pod?.containers[0].env).toContainEqual({
    name: 'OS_DEFAULT__BACKUP_S3_STORE_SECRET_KEY',
    valueFrom: { secretKeyRef: { name: 's3', key: 'secret-key' } },
  });
  expect(pod?.containers[0].volumeMounts).toContainEqual({
    name: 's3-ca',
    mountPath: '/etc/cinder/backup-authority',
    readOnly: true,
  });
});

test.each<[string, Props, CloudSettings, string]>([
  ['no back end', {}, {}, 'cinder.backends: is missing'],
  ['an empty list of them', { backends: {} }, {}, 'cinder.backends: is empty'],
  ['one that is nothing', { backends: { a: {} } }, {}, 'cinder.backends.a: says not what it is'],
  ['one that is two things', { backends: { a: { lvm: {}, rbd: {} } } }, {}, 'cinder.backends.a: is rbd and lvm'],
  ['a name that is a section', { backends: { nova: { lvm: {} } } }, {}, 'cinder.backends.nova: "nova" cannot be'],
  ['a name with a dash', { backends: { 'a-b': { lvm: {} } } }, {}, 'cinder.backends.a-b: "a-b" cannot be a back end'],
  ['Ceph without monitors', { backends: { a: { rbd: {} } } }, {}, 'cinder.backends.a.rbd.monitors: is missing'],
  [
    'another Ceph without a key',
    { backends: { a: { rbd: { monitors: ['10.0.0.1'] } } } },
    CEPH,
    'cinder.backends.a.rbd.secret: is missing: the key of client.cinder',
  ],
  ['backups to nowhere', { backends: { a: { lvm: {} } }, backups: {} }, {}, 'cinder.backups: says not what it is'],
  [
    'backups to Ceph where none is',
    { backends: { a: { lvm: {} } }, backups: { rbd: {} } },
    {},
    'cinder.backups.rbd.monitors: is missing',
  ],
  [
    'NFS kept by two',
    { backends: { a: ALL.shared }, processes: { 'volume-a': { replicas: 2 } } },
    {},
    'cinder.processes.volume-a.replicas: 2 pods cannot keep volumes on NFS together',
  ],
])('%s is told', (_, more, settings, message) => {
  expect(() => spec(more, settings)).toThrow(message);
});
