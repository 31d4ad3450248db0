import { cephClient, cephFiles } from '../../core/ceph';
import type { Cloud } from '../../core/cloud';
import { fail } from '../../core/errors';
import { kindOf } from '../../core/kinds';
import type { CephClientSettings, ObjectName } from '../../core/settings';
import type { ConfigFile, Mount, Rights } from '../../core/spec';
import type { IniSection } from '../../oslo/ini';
import type { CinderNfsExport } from './backends';

/** Where backups of volumes go: exactly one of `rbd`, `s3` and `nfs`. */
export interface CinderBackups {
  /** A pool of Ceph, as the user `cinder-backup` in the pool `backups`. @default - another kind */
  readonly rbd?: CephClientSettings;
  /** A bucket of S3, or of what speaks like it. @default - another kind */
  readonly s3?: CinderS3Backups;
  /** Files on an NFS server. @default - another kind */
  readonly nfs?: CinderNfsExport;
}

/** Backups in a bucket. */
export interface CinderS3Backups {
  /** URL of the server. @example https://s3.example.org */
  readonly host: string;
  /** Name of the bucket, which must be there. @example backups */
  readonly bucket: string;
  /** Name of a Secret in the cloud's namespace with the keys `access-key` and `secret-key`. @example s3-backups */
  readonly secret: ObjectName;
  /** Secret whose key `ca.crt` has the authority of the server's certificate. @default - those of the image */
  readonly caSecret?: ObjectName;
}

type Kind = Extract<keyof CinderBackups, string>;

/** What backups add to Cinder. */
interface Backups {
  readonly options: IniSection;
  readonly files?: Readonly<Record<string, ConfigFile>>;
  readonly mounts?: readonly Mount[];
  readonly rights?: Rights;
}

/** Where the authority of the server of a bucket is. */
const AUTHORITY = '/etc/cinder/backup-authority';

const KINDS: {
  readonly [K in Kind]: (backups: NonNullable<CinderBackups[K]>, cloud: Cloud) => Backups;
} = {
  rbd: (settings, cloud) => {
    const client = cephClient(cloud, [...PATH, 'rbd'], { user: 'cinder-backup', pool: 'backups' }, settings);
    const { conf, files } = cephFiles('backup', client);
    return {
      options: {
        backup_driver: 'cinder.backup.drivers.ceph.CephBackupDriver',
        backup_ceph_conf: conf,
        backup_ceph_user: client.user,
        backup_ceph_pool: client.pool,
      },
      files,
    };
  },

  s3: ({ host, bucket, secret, caSecret }) => {
    if (!/^https?:\/\/[^/?#@\s]+$/.test(host))
      fail([...PATH, 's3', 'host'], `"${host}" is no server: write http[s]://<host>[:<port>]`);
    return {
      options: {
        backup_driver: 'cinder.backup.drivers.s3.S3BackupDriver',
        backup_s3_endpoint_url: host,
        backup_s3_store_bucket: bucket,
        backup_s3_store_access_key: { secret, key: 'access-key' },
        backup_s3_store_secret_key: { secret, key: 'secret-key' },
        backup_s3_ca_cert_file: caSecret && `${AUTHORITY}/ca.crt`,
      },
      mounts: caSecret === undefined ? [] : [{ path: AUTHORITY, secret: caSecret }],
    };
  },

  nfs: ({ server, path, mountOptions = 'nfsvers=4.1' }) => ({
    options: {
      backup_driver: 'cinder.backup.drivers.nfs.NFSBackupDriver',
      backup_share: `${server}:${path}`,
      backup_mount_options: mountOptions,
    },
    rights: { privileged: true, reason: 'mounts NFS' },
  }),
};

const PATH = ['cinder', 'backups'];

/** What these settings mean. */
export function backups(settings: CinderBackups, cloud: Cloud): Backups {
  return make(kindOf(PATH, settings, KINDS), settings, cloud);
}

function make<K extends Kind>(kind: K, settings: CinderBackups, cloud: Cloud): Backups {
  return KINDS[kind](settings[kind] as NonNullable<CinderBackups[K]>, cloud);
}
