import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import type { CloudSettings } from '../../lib/core/settings';
import type { Ini } from '../../lib/core/spec';
import { SecretText, text } from '../../lib/oslo/ini';
import { glance, GlanceService, type GlanceServiceProps, type GlanceStore } from '../../lib/services/glance';
import { facts } from '../facts';
import { find, type Manifest, manifests, podSpec } from '../manifests';

type Props = Partial<GlanceServiceProps>;

const props = (more: Props = {}, settings: CloudSettings = {}): GlanceServiceProps => ({
  cloud: Cloud.settings(settings),
  database: facts.database,
  identity: facts.identity,
  ...more,
});

const spec = (more?: Props, settings?: CloudSettings) => glance(props(more, settings));
const conf = (more?: Props, settings?: CloudSettings) => spec(more, settings).files?.['glance-api.conf'].content as Ini;

function objects(more?: Props, settings?: CloudSettings): Manifest[] {
  return manifests((app) => new GlanceService(new Chart(app, 'chart'), 'glance', props(more, settings)));
}

const RBD: GlanceStore = { rbd: { monitors: ['10.0.0.1', '10.0.0.2'], secret: 'ceph-glance' } };
const S3: GlanceStore = { s3: { host: 'https://s3.example.org', bucket: 'images', secret: 's3-glance' } };

test.each(['2025.1', '2025.2', '2026.1'] as const)('%s: the commands of its images', (release) => {
  const { tasks, processes } = spec({}, { release });
  expect(tasks?.flatMap(({ steps }) => Object.values(steps).map(({ command }) => command))).toEqual([
    ['glance-manage', 'db_sync'],
    ['glance-manage', 'db_load_metadefs'],
  ]);
  expect(processes?.api).toMatchObject({ wsgi: { module: 'glance.wsgi.api:application', uploads: true } });
});

test('an option of the API repeats no task, one of the database does', () => {
  const jobs = (config: Props['config']) =>
    objects({ config })
      .filter(({ kind, metadata }) => kind === 'Job' && /db-sync|metadefs/.test(metadata.name))
      .map(({ metadata }) => metadata.name);
  expect(jobs({ 'glance-api.conf': { DEFAULT: { image_size_cap: 1 } } })).toEqual(jobs(undefined));
  expect(jobs({ 'glance-api.conf': { database: { max_pool_size: 9 } } })).not.toEqual(jobs(undefined));
});

test('the API waits for its tables, and not for the metadata definitions', () => {
  const api = podSpec(find(objects(), 'StatefulSet', 'glance-api'));
  const waits = api?.initContainers?.find(({ name }) => name === 'wait')?.args ?? [];
  expect(waits.filter((wait) => wait.startsWith('job/')).join()).toMatch(/^job\/glance-db-sync-\w+$/);
});

describe('without further words', () => {
  test('images are on a volume, and what is imported with them', () => {
    expect(conf()).toMatchObject({
      DEFAULT: { enabled_backends: 'file:file' },
      glance_store: { default_backend: 'file' },
      file: { filesystem_store_datadir: '/var/lib/glance/images' },
      os_glance_staging_store: { filesystem_store_datadir: '/var/lib/glance/staging' },
      os_glance_tasks_store: { filesystem_store_datadir: '/var/lib/glance/tasks_work_dir' },
    });
    const { claim, mounts, writable } = spec().processes?.api ?? {};
    expect(claim).toEqual({ name: 'images', size: '20Gi' });
    expect(mounts).toEqual([{ path: '/var/lib/glance', claim: 'images' }]);
    expect(writable).toBeUndefined();
  });

  test('it is one pod, whatever the size of the cloud, which its Service finds after a restart', () => {
    const made = find(objects({}, { size: 'small' }), 'StatefulSet', 'glance-api');
    expect(made.spec?.replicas).toBe(1);
    expect(conf().DEFAULT.worker_self_reference_url).toBe('http://glance-api.openstack.svc:9292');
  });
});

describe('several pods', () => {
  const made = objects({ stores: { fast: RBD } }, { size: 'small' });
  const pod = podSpec(find(made, 'Deployment', 'glance-api'));

  test('know each its own address, where the others find what was uploaded there', () => {
    expect(find(made, 'Deployment', 'glance-api').spec?.replicas).toBe(2);
    expect(pod?.containers[0].env).toEqual(
      expect.arrayContaining([
        { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
        { name: 'OS_DEFAULT__WORKER_SELF_REFERENCE_URL', value: 'http://$(POD_IP):9292' },
      ]),
    );
    expect(conf({ stores: { fast: RBD } }).DEFAULT.worker_self_reference_url).toBeUndefined();
  });

  test.each([
    [undefined, '20480Mi'],
    ['50Gi', '51200Mi'],
  ])('have room for imports: %s', (staging, sizeLimit) => {
    const { volumes } = podSpec(find(objects({ stores: { fast: RBD }, staging }), 'Deployment', 'glance-api')) ?? {};
    expect(volumes).toContainEqual({ name: 'empty-var-lib-glance-staging', emptyDir: { sizeLimit } });
  });
});

describe('stores', () => {
  test('are several, the first the default unless another is named', () => {
    const stores = { fast: RBD, archive: S3, images: { file: {} } };
    expect(conf({ stores })).toMatchObject({
      DEFAULT: { enabled_backends: 'fast:rbd,archive:s3,images:file' },
      glance_store: { default_backend: 'fast' },
    });
    expect(conf({ stores, defaultStore: 'archive' }).glance_store).toEqual({ default_backend: 'archive' });
  });

  test('have their options in a section of their name', () => {
    const files = spec({ stores: { fast: RBD, archive: S3 } }).files;
    expect(files?.['glance-api.conf'].sections).toEqual({ fast: 'rbd', archive: 's3' });
  });

  test('are described and weighed', () => {
    expect(conf({ stores: { fast: { ...RBD, description: 'SSD', weight: 10 } } }).fast).toMatchObject({
      store_description: 'SSD',
      weight: 10,
    });
  });

  test('rbd: ceph.conf is data, the key comes from a Secret', () => {
    const rbd = { ...RBD.rbd, user: 'images', pool: 'vms', conf: { client: { rbd_cache: false } } };
    const { files } = spec({ stores: { fast: { rbd } as GlanceStore } });
    expect(files?.['fast.conf']).toEqual({
      path: '/etc/ceph/fast.conf',
      content:
        '[client]\nrbd_cache = false\n\n[global]\nkeyring = /etc/ceph/fast.client.images.keyring\nmon_host = 10.0.0.1,10.0.0.2\n',
    });
    expect(files?.['fast.keyring']).toEqual({
      path: '/etc/ceph/fast.client.images.keyring',
      content: text`[client.images]\nkey = ${{ secret: 'ceph-glance', key: 'key' }}\n`,
    });
    expect(conf({ stores: { fast: { rbd } as GlanceStore } }).fast).toMatchObject({
      rbd_store_ceph_conf: '/etc/ceph/fast.conf',
      rbd_store_pool: 'vms',
      rbd_store_user: 'images',
    });
  });

  test('rbd: that of the cloud where a store names none, and there without further words', () => {
    const ceph: CloudSettings = { storage: { ceph: { monitors: ['10.0.0.9'], secret: 'ceph-openstack' } } };
    expect(conf({}, ceph)).toMatchObject({
      DEFAULT: { enabled_backends: 'rbd:rbd', show_image_direct_url: true },
      rbd: { rbd_store_pool: 'images', rbd_store_user: 'glance' },
    });
    expect(spec({}, ceph).files?.['rbd.keyring'].content).toEqual(
      text`[client.glance]\nkey = ${{ secret: 'ceph-openstack', key: 'glance' }}\n`,
    );
    expect(conf({ stores: { file: { file: {} } } }, ceph).DEFAULT).toMatchObject({ enabled_backends: 'file:file' });
  });

  test('s3: keys come in the environment, the authority as a file', () => {
    const s3 = { ...S3.s3, caSecret: 's3-ca' };
    const made = objects({ stores: { archive: { s3 } as GlanceStore } });
    const pod = podSpec(find(made, 'Deployment', 'glance-api'));
    expect(pod?.containers[0].env).toContainEqual({
      name: 'OS_ARCHIVE__S3_STORE_SECRET_KEY',
      valueFrom: { secretKeyRef: { name: 's3-glance', key: 'secret-key' } },
    });
    expect(pod?.containers[0].volumeMounts).toContainEqual({
      name: 's3-ca',
      mountPath: '/etc/glance/authorities/archive',
      readOnly: true,
    });
    expect(conf({ stores: { archive: { s3 } as GlanceStore } }).archive).toMatchObject({
      s3_store_cacert: '/etc/glance/authorities/archive/ca.crt',
    });
    expect(JSON.stringify(made.filter(({ kind }) => kind === 'ConfigMap'))).not.toContain('secret_key');
  });

  test('http: certificates are verified, which is not the default of Glance', () => {
    const web: GlanceStore = { http: { proxies: { http: 'proxy:3128', https: 'proxy:3129' } } };
    expect(conf({ stores: { fast: RBD, web } }).web).toMatchObject({
      https_insecure: false,
      http_proxy_information: 'http:proxy:3128,https:proxy:3129',
    });
  });

  test('cinder: as the service user, in its project, where Cinder is', () => {
    const blockStorage = { _waitsFor: [], _peers: [{ unit: 'cinder', process: 'api', port: 8776 }] };
    const made = { stores: { volumes: { cinder: { volumeType: 'images' } } }, blockStorage };
    expect(conf(made).volumes).toMatchObject({
      cinder_store_user_name: 'glance',
      cinder_store_project_name: 'service',
      cinder_store_password: { secret: 'glance-user', key: 'password' },
      cinder_volume_type: 'images',
    });
    expect(spec(made).processes?.api.uses).toContain(blockStorage);
  });
});

describe('what cannot be is told:', () => {
  const told: readonly (readonly [Props, string])[] = [
    [{ replicas: 2 }, 'glance.replicas: 2 pods cannot share the volume of the store "file"'],
    [{ processes: { api: { replicas: 3 } } }, 'glance.processes.api.replicas: 3 pods cannot share'],
    [{ staging: '5Gi' }, 'glance.staging: is of no use: it lies on the volume of the store "file"'],
    [{ stores: { fast: RBD }, staging: '5' }, 'glance.staging: "5" is no room for files: write a number with Gi'],
    [{ stores: {} }, 'glance.stores: is empty'],
    [{ stores: { a: { file: {} }, b: { file: {} } } }, 'glance.stores.b: keeps files as "a" does'],
    [{ stores: { fast: RBD }, defaultStore: 'fats' }, 'glance.defaultStore: there is no store "fats": use fast'],
    [{ stores: { web: { http: {} } } }, 'glance.defaultStore: "web" is read only'],
    [{ stores: { fast: {} } }, 'glance.stores.fast: says not what it is: write one of file, rbd, s3, http, cinder'],
    [{ stores: { fast: { ...RBD, ...S3 } } }, 'glance.stores.fast: is rbd and s3: keep one'],
    [{ stores: { 'a b': RBD } }, 'glance.stores.a b: "a b" cannot be a store'],
    [{ stores: { database: RBD } }, 'glance.stores.database: "database" is a section of glance-api.conf for something'],
    [{ stores: { os_glance_mine: RBD } }, 'glance.stores.os_glance_mine: "os_glance_mine" is a section'],
    [{ stores: { 'my-s3': S3 } }, 'glance.stores.my-s3: "my-s3" has secrets, which come in environment variables'],
    [{ stores: { images: { file: { size: '1Mi' } } } }, 'glance.stores.images.file.size: "1Mi" is out of range'],
    [
      { stores: { fast: { rbd: { monitors: [], secret: 'x' } } } },
      'glance.stores.fast.rbd.monitors: is empty: name at least one',
    ],
    [
      { stores: { fast: { rbd: { monitors: ['a'], secret: 'x', conf: { global: { 'a=b': 1 } } } } } },
      'glance.stores.fast.rbd.conf.global.a=b: [global] "a=b" cannot be an option',
    ],
    [
      { stores: { a: { s3: { host: 's3.example.org', bucket: 'b', secret: 'x' } } } },
      'glance.stores.a.s3.host: "s3.example.org" is no server: write http[s]://<host>[:<port>]',
    ],
    [{ stores: { volumes: { cinder: {} } } }, 'glance.stores.volumes.cinder: needs Cinder, which is not there'],
  ];

  test.each(told)('%j', (more, message) => {
    expect(() => objects(more)).toThrow(message);
  });

  test('with one pod said, a larger cloud has one', () => {
    expect(() => objects({ replicas: 2, processes: { api: { replicas: 1 } } }, { size: 'large' })).not.toThrow();
  });
});

test('no secret stands in its file', () => {
  const { connection } = conf().database;
  expect(connection).toBeInstanceOf(SecretText);
});
