import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { cephClassName, cephPools } from '../core/ceph';
import type { Cloud } from '../core/cloud';
import { fail } from '../core/errors';
import { labels, type Manifest, object } from '../core/k8s';
import type { CephPools, RookSettings } from '../core/settings';

/** Options of `CephRbdStorage`. */
export interface CephRbdStorageProps {
  readonly cloud: Cloud;
}

/**
 * What `storage.ceph` has in Kubernetes: the StorageClass of the backing services' volumes, and, where Rook makes the
 * cluster, that cluster with its pools and users. Services find it by the cloud's settings.
 *
 * @see https://rook.io/docs/rook/latest/CRDs/Cluster/ceph-cluster-crd/
 */
export class CephRbdStorage extends Construct {
  public readonly objects: Record<string, ApiObject> = {};

  constructor(scope: Construct, id: string, { cloud }: CephRbdStorageProps) {
    super(scope, id);
    for (const manifest of cephObjects(cloud)) {
      const { kind, metadata } = manifest;
      this.objects[`${kind}/${metadata.name}`] = object(this, `${kind}-${metadata.name}`.toLowerCase(), manifest);
    }
  }
}

/** A user of Ceph: what it works in, and what it reads of others. */
interface User {
  readonly writes: readonly (keyof CephPools)[];
  readonly reads?: readonly (keyof CephPools)[];
}

/** Those of the services, each with no more than its driver needs. */
const USERS: Readonly<Record<string, User>> = {
  glance: { writes: ['images'] },
  // volumes that were servers' disks, images that volumes are clones of
  cinder: { writes: ['volumes', 'vms'], reads: ['images'] },
  'cinder-backup': { writes: ['backups', 'volumes'] },
  nova: { writes: ['vms', 'volumes'], reads: ['images'] },
};

/** @internal */
export function cephObjects(cloud: Cloud): Manifest[] {
  const { ceph } = cloud._storage;
  if (ceph === undefined) fail(['storage', 'ceph'], 'is missing: say which Ceph, or leave CephRbdStorage out');
  const { rook, volumes } = ceph;
  const pools = cephPools(ceph);
  const pool = volumes && (volumes.pool ?? 'kubernetes');
  const all = [...new Set([...Object.values(pools), ...(pool === undefined ? [] : [pool])])];
  return [
    ...(rook === undefined ? [] : rookObjects(cloud, rook, pools, all)),
    ...(pool === undefined ? [] : [storageClass(cloud, pool, volumes?.secret)]),
  ];
}

/** @see https://github.com/ceph/ceph-csi/blob/devel/examples/rbd/storageclass.yaml */
function storageClass(cloud: Cloud, pool: string, secret: string | undefined): Manifest {
  const { namespace, _storage } = cloud;
  const { fsid, rook } = _storage.ceph ?? {};
  const [provisioner, node] = rook ? ['rook-csi-rbd-provisioner', 'rook-csi-rbd-node'] : [secret, secret];
  const secretFor = (what: string, name: string | undefined): Record<string, unknown> => ({
    [`csi.storage.k8s.io/${what}-secret-name`]: name,
    [`csi.storage.k8s.io/${what}-secret-namespace`]: namespace,
  });
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'StorageClass',
    metadata: { name: cephClassName(namespace), labels: labels(cloud, 'ceph') },
    provisioner: rook ? `${rook.operatorNamespace ?? OPERATOR}.rbd.csi.ceph.com` : 'rbd.csi.ceph.com',
    parameters: {
      clusterID: rook ? namespace : fsid,
      pool,
      imageFeatures: 'layering',
      'csi.storage.k8s.io/fstype': 'ext4',
      ...secretFor('provisioner', provisioner),
      ...secretFor('controller-expand', provisioner),
      ...secretFor('node-stage', node),
    },
    // a database is not lost with its claim's namespace by mistake
    reclaimPolicy: 'Retain',
    allowVolumeExpansion: true,
  };
}

const OPERATOR = 'rook-ceph';

function rookObjects(cloud: Cloud, rook: RookSettings, pools: Required<CephPools>, all: readonly string[]): Manifest[] {
  const several = cloud._size.replicas > 1;
  const copies = rook.copies ?? (several ? 3 : 1);
  const made = (kind: string, name: string, spec: object): Manifest => ({
    apiVersion: 'ceph.rook.io/v1',
    kind,
    metadata: { name, namespace: cloud.namespace, labels: labels(cloud, 'ceph') },
    spec,
  });
  const { key, value, tolerations } = cloud._roles.storage;
  const caps = ({ writes, reads = [] }: User): string =>
    [
      ...writes.map((one) => `profile rbd pool=${pools[one]}`),
      ...reads.map((one) => `profile rbd-read-only pool=${pools[one]}`),
    ].join(', ');
  return [
    made('CephCluster', 'ceph', {
      cephVersion: { image: rook.image ?? 'quay.io/ceph/ceph:v19.2.3' },
      dataDirHostPath: `/var/lib/rook-${cloud.namespace}`,
      mon: { count: several ? 3 : 1, allowMultiplePerNode: false },
      mgr: { count: several ? 2 : 1, allowMultiplePerNode: false },
      dashboard: { enabled: false },
      placement: {
        all: {
          nodeAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: {
              nodeSelectorTerms: [{ matchExpressions: [{ key, operator: 'In', values: [value] }] }],
            },
          },
          ...(tolerations.length > 0 ? { tolerations } : {}),
        },
      },
      storage: {
        useAllNodes: true,
        useAllDevices: rook.devices === undefined,
        ...(rook.devices === undefined ? {} : { deviceFilter: rook.devices }),
      },
    }),
    ...all.map((pool) =>
      made('CephBlockPool', pool, {
        failureDomain: copies > 1 ? 'host' : 'osd',
        replicated: { size: copies, requireSafeReplicaSize: copies > 1 },
      }),
    ),
    ...Object.entries(USERS).map(([name, user]) =>
      made('CephClient', name, { caps: { mon: 'profile rbd', mgr: caps(user), osd: caps(user) } }),
    ),
  ];
}
