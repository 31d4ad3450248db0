import { cephClient, cephFiles, type CephClient, libvirtSecretId } from '../../core/ceph';
import type { Cloud } from '../../core/cloud';
import { fail } from '../../core/errors';
import { kindOf } from '../../core/kinds';
import type { CephClientSettings } from '../../core/settings';
import type { ConfigFile, Process } from '../../core/spec';
import { environmentName, type IniSection } from '../../oslo/ini';

/** Where volumes are kept: exactly one of `rbd`, `nfs` and `lvm`. */
export interface CinderBackend {
  /** What users read of its volume type. @default - nothing */
  readonly description?: string;
  /** Availability zone of its volumes. @default nova */
  readonly availabilityZone?: ZoneName;
  /** A pool of Ceph, as the user `cinder` in the pool `volumes` where nothing else is said. @default - another kind */
  readonly rbd?: CephClientSettings;
  /** Files on an NFS server. @default - another kind */
  readonly nfs?: CinderNfsExport;
  /** A volume group of LVM on each node of the role `storage`, given out by iSCSI. @default - another kind */
  readonly lvm?: CinderLvmBackend;
}

/**
 * Name of an availability zone.
 * @pattern ^[A-Za-z0-9]([-A-Za-z0-9_.]{0,253}[A-Za-z0-9])?$
 * @patternErrorMessage is no name of a zone: use letters, digits, "-", "_" and "."
 */
export type ZoneName = string;

/** What an NFS server exports. */
export interface CinderNfsExport {
  /** Host name or address. @example nfs.example.org */
  readonly server: string;
  /** What it exports. @example /srv/volumes */
  readonly path: ExportPath;
  /** As of `mount -o`. @default nfsvers=4.1 */
  readonly mountOptions?: string;
}

/**
 * A path as a server exports it.
 * @pattern ^/\S*$
 * @patternErrorMessage is no path: write it from the root on
 */
export type ExportPath = string;

/** Volumes on the nodes' own disks. */
export interface CinderLvmBackend {
  /** The volume group on each node. @default cinder-volumes */
  readonly group?: string;
}

type Kind = Exclude<keyof CinderBackend, 'description' | 'availabilityZone'>;

/** How one of a kind runs: what is special about its process. */
type Running = Partial<Process> & Pick<Process, 'runsOn'>;

/** A back end, and what keeps it. */
export interface Backend {
  readonly name: string;
  readonly description?: string;
  readonly kind: Kind;
  /** The section of its name. */
  readonly options: IniSection;
  /** What is otherwise in `[DEFAULT]`. */
  readonly defaults?: IniSection;
  readonly files: Readonly<Record<string, ConfigFile>>;
  readonly process: Running;
  /** As whom hypervisors come to its volumes. */
  readonly client?: CephClient;
}

/** Kolla's. */
export const HOME = '/var/lib/cinder';

/** All back ends that several processes may keep together are one cluster. */
const CLUSTER = 'cinder';

const KINDS: {
  readonly [K in Kind]: (
    name: string,
    backend: NonNullable<CinderBackend[K]>,
    cloud: Cloud,
  ) => Omit<Backend, 'name' | 'kind' | 'description'>;
} = {
  rbd: (name, settings, cloud) => {
    const client = cephClient(cloud, [...pathOf(name), 'rbd'], { user: 'cinder', pool: 'volumes' }, settings);
    const { conf, files } = cephFiles(name, client);
    return {
      options: {
        volume_driver: 'cinder.volume.drivers.rbd.RBDDriver',
        rbd_ceph_conf: conf,
        // by which name os-brick looks for the keyring when it reads a volume, for a backup
        rbd_cluster_name: name,
        rbd_pool: client.pool,
        rbd_user: client.user,
        rbd_secret_uuid: libvirtSecretId(client),
        report_discard_supported: true,
        rados_connect_timeout: 5,
      },
      // volumes belong to all of them: one that is away leaves none alone
      defaults: { cluster: CLUSTER },
      files,
      process: { runsOn: ['storage'], keepsNames: true, podFields: { OS_DEFAULT__HOST: 'metadata.name' } },
      client,
    };
  },

  nfs: (_, { server, path, mountOptions = 'nfsvers=4.1' }) => ({
    options: {
      volume_driver: 'cinder.volume.drivers.nfs.NfsDriver',
      nas_host: server,
      nas_share_path: path,
      nas_mount_options: mountOptions,
      // as in Kolla: QEMU is another user than Cinder, and snapshots of what is attached need both
      nas_secure_file_operations: 'false',
      nas_secure_file_permissions: 'false',
      nfs_snapshot_support: true,
    },
    files: {},
    process: {
      runsOn: ['storage'],
      // its driver keeps volumes alone
      replicas: 1,
      keepsNames: true,
      podFields: { OS_DEFAULT__HOST: 'metadata.name' },
      rights: { privileged: true, reason: 'mounts NFS' },
    },
  }),

  lvm: (name, { group = 'cinder-volumes' }) => ({
    options: {
      volume_driver: 'cinder.volume.drivers.lvm.LVMVolumeDriver',
      volume_group: group,
      target_helper: 'tgtadm',
      target_protocol: 'iscsi',
      volumes_dir: `${HOME}/volumes`,
    },
    files: {},
    process: {
      runsOn: ['storage'],
      // volumes are where the disk is, and are called after its node
      perNode: true,
      share: ['hostNetwork', 'hostIPC'],
      podFields: {
        OS_DEFAULT__HOST: 'spec.nodeName',
        [environmentName(name, 'target_ip_address')]: 'status.hostIP',
      },
      mounts: [
        { path: '/dev', host: '/dev' },
        { path: '/run/lvm', host: '/run/lvm', create: true },
        { path: '/run/udev', host: '/run/udev', create: true },
        TARGETS,
      ],
      rights: { privileged: true, reason: 'makes logical volumes of the node' },
      beside: {
        tgtd: {
          image: 'tgtd',
          command: ['tgtd', '-f', '--iscsi', `portal=0.0.0.0:${ISCSI_PORT}`],
          files: [],
          mounts: [{ path: '/dev', host: '/dev' }, TARGETS],
          rights: { privileged: true, reason: 'gives out logical volumes of the node' },
          health: { tcp: ISCSI_PORT },
          requests: { cpu: 5, memory: 64 },
        },
      },
    },
  }),
};

const ISCSI_PORT = 3260;
/** Where tgtd takes orders. */
const TARGETS = { path: '/run/tgtd', shared: 'targets' };

/** The back ends of these settings. */
export function backends(settings: Readonly<Record<string, CinderBackend>>, cloud: Cloud): readonly Backend[] {
  const made = Object.entries(settings).map(([name, backend]) => {
    if (!/^[a-z][a-z0-9]{0,19}$/.test(name) || TAKEN.includes(name))
      fail(
        pathOf(name),
        `"${name}" cannot be a back end: use a letter, then small letters and digits, at most 20, and not ${TAKEN.join(', ')}`,
      );
    return makeBackend(name, kindOf(pathOf(name), backend, KINDS), backend, cloud);
  });
  if (made.length === 0) fail(['cinder', 'backends'], 'is empty: name at least one, such as { fast: { rbd: {} } }');
  return made;
}

/** Sections of cinder.conf, and files beside those of back ends, which would be taken for theirs. */
const TAKEN = [
  ...['api', 'backup', 'manage', 'scheduler'],
  ...['audit', 'backend', 'barbican', 'cache', 'coordination', 'cors', 'database', 'default', 'glance', 'healthcheck'],
  ...['keymgr', 'nova', 'privsep', 'profiler', 'ssl', 'vault'],
];

/** What `storage.ceph` gives a service that is told nothing. */
export const CEPH_ALONE: Readonly<Record<string, CinderBackend>> = { rbd: { rbd: {} } };

function makeBackend<K extends Kind>(name: string, kind: K, backend: CinderBackend, cloud: Cloud): Backend {
  const made = KINDS[kind](name, backend[kind] as NonNullable<CinderBackend[K]>, cloud);
  const { description, availabilityZone } = backend;
  const options = { ...made.options, volume_backend_name: name, backend_availability_zone: availabilityZone };
  return { ...made, name, kind, description, options };
}

function pathOf(name: string): string[] {
  return ['cinder', 'backends', name];
}
