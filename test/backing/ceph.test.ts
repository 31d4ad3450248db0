import { Chart } from 'cdk8s';
import { OpenStackCloud } from '../../lib';
import { CephRbdStorage } from '../../lib/backing/ceph';
import { Cloud } from '../../lib/core/cloud';
import type { CephSettings, CloudSettings } from '../../lib/core/settings';
import { find, type Manifest, manifests, podSpec } from '../manifests';

const THERE: CephSettings = {
  monitors: ['10.0.0.1'],
  fsid: '7a1c2f0e-5f43-4d3b-9d0a-0c5f2f7f1a11',
  secret: 'ceph-openstack',
};

function objects(ceph: CephSettings, more: CloudSettings = {}): Manifest[] {
  return manifests((app) => {
    new CephRbdStorage(new Chart(app, 'chart'), 'ceph', { cloud: Cloud.settings({ ...more, storage: { ceph } }) });
  });
}

const whole = (ceph: CephSettings): Manifest[] =>
  manifests((app) => void new OpenStackCloud(app, 'cloud', { storage: { ceph } }));

describe('a cluster that is there', () => {
  test('a StorageClass of ceph-csi, which the backing services take', () => {
    const ceph = { ...THERE, volumes: { secret: 'csi', pool: 'k8s' } };
    expect(objects(ceph)).toMatchObject([
      {
        kind: 'StorageClass',
        metadata: { name: 'openstack-ceph-rbd' },
        provisioner: 'rbd.csi.ceph.com',
        parameters: {
          clusterID: THERE.fsid,
          pool: 'k8s',
          'csi.storage.k8s.io/node-stage-secret-name': 'csi',
          'csi.storage.k8s.io/node-stage-secret-namespace': 'openstack',
        },
      },
    ]);
    const [claim] = find(whole(ceph), 'StatefulSet', 'mariadb').spec?.volumeClaimTemplates as { spec: object }[];
    expect(claim.spec).toMatchObject({ storageClassName: 'openstack-ceph-rbd' });
  });

  test('servers come to their disks and volumes as who keeps them, by keys that libvirt reads from files', () => {
    const made = whole(THERE);
    const secrets = made.filter(({ metadata }) => /^libvirt-.*-(xml|base64)-/.test(metadata.name));
    expect(secrets.flatMap(({ data = {} }) => Object.values(data)).sort()).toEqual([
      expect.stringMatching(/<uuid>[-0-9a-f]{36}<.*<name>client\.(nova|cinder) /s),
      expect.stringMatching(/<uuid>[-0-9a-f]{36}<.*<name>client\.(nova|cinder) /s),
      expect.stringMatching(/^@@CEPH_OPENSTACK__(NOVA|CINDER)\|raw@@$/),
      expect.stringMatching(/^@@CEPH_OPENSTACK__(NOVA|CINDER)\|raw@@$/),
    ]);
    const { containers } = podSpec(find(made, 'DaemonSet', 'libvirt')) ?? { containers: [] };
    const paths = containers[0].volumeMounts?.map(({ mountPath }) => mountPath) ?? [];
    const text = JSON.stringify(made.filter(({ metadata }) => /^(nova-compute|cinder-rbd)-conf/.test(metadata.name)));
    const ids = [...new Set([...text.matchAll(/rbd_secret_uuid = ([-0-9a-f]{36})/g)].map(([, id]) => id))];
    expect(ids).toHaveLength(2);
    for (const id of ids)
      expect(paths).toEqual(
        expect.arrayContaining([`/etc/libvirt/secrets/${id}.xml`, `/etc/libvirt/secrets/${id}.base64`]),
      );
  });
});

describe('a cluster that Rook makes', () => {
  const kinds = (made: Manifest[]) => made.map(({ kind, metadata }) => `${kind}/${metadata.name}`);

  test('with the pools and users of the services, and those of volumes', () => {
    expect(kinds(objects({ rook: {}, volumes: {} }))).toEqual([
      'CephCluster/ceph',
      ...['images', 'volumes', 'backups', 'vms', 'kubernetes'].map((pool) => `CephBlockPool/${pool}`),
      ...['glance', 'cinder', 'cinder-backup', 'nova'].map((user) => `CephClient/${user}`),
      'StorageClass/openstack-ceph-rbd',
    ]);
  });

  test.each([
    ['aio', 1, 1, 'osd'],
    ['small', 3, 3, 'host'],
    ['large', 3, 3, 'host'],
  ] as const)('%s: %i monitors, %i copies, apart by %s', (size, monitors, copies, failureDomain) => {
    const made = objects({ rook: {} }, { size });
    expect(find(made, 'CephCluster', 'ceph').spec).toMatchObject({ mon: { count: monitors } });
    expect(find(made, 'CephBlockPool', 'images').spec).toMatchObject({
      failureDomain,
      replicated: { size: copies, requireSafeReplicaSize: copies > 1 },
    });
  });

  test('services take addresses and keys from what Rook makes', () => {
    const made = whole({ rook: {} });
    const [render] = (podSpec(find(made, 'StatefulSet', 'cinder-volume-rbd'))?.initContainers ?? []).filter(
      ({ name }) => name === 'render',
    );
    expect(render.env?.map(({ valueFrom }) => valueFrom?.secretKeyRef)).toEqual(
      expect.arrayContaining([
        { name: 'rook-ceph-config', key: 'mon_host' },
        { name: 'rook-ceph-client-cinder', key: 'cinder' },
      ]),
    );
    const [conf] = made.filter(({ data = {} }) => 'rbd.conf' in data);
    expect(conf.data?.['rbd.conf']).toMatch(/^\[global\]\nmon_host = @@.*@@\nkeyring = /);
  });

  test('its pods are let into the namespace', () => {
    const labels = find(whole({ rook: {} }), 'Namespace', 'openstack').metadata.labels;
    expect(labels?.['pod-security.kubernetes.io/enforce']).toBe('privileged');
  });
});

test.each<[string, CloudSettings, string]>([
  ['no monitors', { storage: { ceph: {} } }, 'storage.ceph.monitors: is missing'],
  ['no addresses', { storage: { ceph: { ...THERE, monitors: [] } } }, 'storage.ceph.monitors: is empty'],
  ['no users', { storage: { ceph: { monitors: ['10.0.0.1'] } } }, 'storage.ceph.secret: is missing'],
  ['Rook, and another cluster', { storage: { ceph: { ...THERE, rook: {} } } }, 'storage.ceph.monitors: is of no use'],
  [
    'volumes without a cluster id',
    { storage: { ceph: { ...THERE, fsid: undefined, volumes: { secret: 'a' } } } },
    'storage.ceph.fsid: is missing',
  ],
  [
    'volumes without a key',
    { storage: { ceph: { ...THERE, volumes: {} } } },
    'storage.ceph.volumes.secret: is missing',
  ],
  [
    'two StorageClasses',
    { storage: { className: 'a', ceph: { rook: {}, volumes: {} } } },
    'storage: has both ceph.volumes and a className ("a")',
  ],
  [
    'volumes that are none',
    { storage: { ephemeral: true, ceph: { rook: {}, volumes: {} } } },
    'storage: has both ceph.volumes and ephemeral',
  ],
  [
    "pools that cannot be Rook's",
    { storage: { ceph: { rook: {}, pools: { images: 'my_images' } } } },
    'storage.ceph.pools: "my_images" cannot be',
  ],
  [
    'Rook where pods are restricted',
    { admission: true, storage: { ceph: { rook: {} } } },
    "admission: would refuse Rook's pods",
  ],
])('%s is told', (_, settings, message) => {
  expect(() => Cloud.settings(settings)).toThrow(message);
});
