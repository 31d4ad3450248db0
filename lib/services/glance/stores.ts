import { cephClient, cephFiles } from '../../core/ceph';
import type { Cloud } from '../../core/cloud';
import type { IIdentity, IReference } from '../../core/connections';
import { fail } from '../../core/errors';
import { kindOf } from '../../core/kinds';
import { serviceUser, serviceUserPassword } from '../../core/lower';
import type { CephClientSettings, ObjectName, VolumeSize } from '../../core/settings';
import type { Claim, ConfigFile, Mount } from '../../core/spec';
import { checkSize } from '../../core/unit';
import { type IniSection, isReference } from '../../oslo/ini';

/** Where images are kept: exactly one of `file`, `rbd`, `s3`, `http` and `cinder`. */
export interface GlanceStore {
  /** What users read of it. @default - nothing */
  readonly description?: string;
  /**
   * Of an image that is in several stores it is read from the one that weighs most.
   * @default 0
   * @asType integer
   */
  readonly weight?: number;
  /** A volume of Glance's own, for one replica. @default - another kind */
  readonly file?: GlanceFileStore;
  /** A pool of Ceph. @default - another kind */
  readonly rbd?: GlanceRbdStore;
  /** A bucket of S3, or of what speaks like it. @default - another kind */
  readonly s3?: GlanceS3Store;
  /** Images that lie on web servers, registered by their addresses: it is read only. @default - another kind */
  readonly http?: GlanceHttpStore;
  /** A volume of Cinder for each image. @default - another kind */
  readonly cinder?: GlanceCinderStore;
}

/** Images on a volume. */
export interface GlanceFileStore {
  /** Size of the volume, a Kubernetes quantity. What is being imported lies there, too. @default 20Gi */
  readonly size?: VolumeSize;
}

/** Images in Ceph, as the user `glance` in the pool `images` where nothing else is said. */
export interface GlanceRbdStore extends CephClientSettings {
  /** Does not write what is zero. @default false */
  readonly thinProvisioning?: boolean;
}

/** Images in a bucket. */
export interface GlanceS3Store {
  /** URL of the server. @example https://s3.example.org */
  readonly host: string;
  /** Name of the bucket. @example images */
  readonly bucket: string;
  /** Name of a Secret in the cloud's namespace with the keys `access-key` and `secret-key`. @example s3-glance */
  readonly secret: ObjectName;
  /** Region of the bucket. @default - what the host's name says, if it is Amazon's */
  readonly region?: string;
  /** How the bucket is addressed: in the host's name, or in the path. @default auto */
  readonly bucketUrlFormat?: 'auto' | 'virtual' | 'path';
  /** Makes the bucket when it is missing. @default false */
  readonly createBucket?: boolean;
  /** Secret whose key `ca.crt` has the authority of the server's certificate. @default - those of the image */
  readonly caSecret?: ObjectName;
}

/** Images on web servers. Their certificates are verified. */
export interface GlanceHttpStore {
  /** Secret whose key `ca.crt` has the authority of the servers' certificates. @default - those of the image */
  readonly caSecret?: ObjectName;
  /** Proxies by scheme: `{ https: "proxy.example.org:3128" }`. @default - none */
  readonly proxies?: Record<string, string>;
}

/** Images as volumes of Cinder, in the project `service`. */
export interface GlanceCinderStore {
  /** Volume type. @default - Cinder's default */
  readonly volumeType?: string;
}

type Kind = Exclude<keyof GlanceStore, 'description' | 'weight'>;

/** What a store adds to Glance. */
export interface Store {
  readonly name: string;
  /** Of the driver, as in `enabled_backends`. */
  readonly kind: Kind;
  /** The section of its name. */
  readonly options: IniSection;
  readonly files?: Readonly<Record<string, ConfigFile>>;
  readonly claim?: Claim;
  readonly mounts?: readonly Mount[];
  readonly uses?: readonly IReference[];
}

/** What stores are made with. */
export interface StoreContext {
  readonly cloud: Cloud;
  readonly identity: IIdentity;
  readonly blockStorage?: IReference;
}

/** Kolla's, which a volume of a Kolla cloud has. */
export const HOME = '/var/lib/glance';

const KINDS: {
  readonly [K in Kind]: (
    name: string,
    store: NonNullable<GlanceStore[K]>,
    context: StoreContext,
  ) => Omit<Store, 'name' | 'kind'>;
} = {
  file: (name, { size = '20Gi' }) => ({
    options: { filesystem_store_datadir: `${HOME}/images` },
    claim: { name: 'images', size: checkSize([...pathOf(name), 'file', 'size'], size) },
    // all of it: an image that is being imported does not fill the node's disk, and is there after a restart
    mounts: [{ path: HOME, claim: 'images' }],
  }),

  rbd: (name, { thinProvisioning, ...settings }, { cloud }) => {
    const client = cephClient(cloud, [...pathOf(name), 'rbd'], { user: 'glance', pool: 'images' }, settings);
    const { conf, files } = cephFiles(name, client);
    return {
      options: {
        rbd_store_ceph_conf: conf,
        rbd_store_pool: client.pool,
        rbd_store_user: client.user,
        rbd_thin_provisioning: thinProvisioning,
      },
      files,
    };
  },

  s3: (name, { host, bucket, secret, region, bucketUrlFormat, createBucket, caSecret }) => {
    const path = [...pathOf(name), 's3', 'host'];
    if (!/^https?:\/\/[^/?#@\s]+$/.test(host)) fail(path, `"${host}" is no server: write http[s]://<host>[:<port>]`);
    return {
      options: {
        s3_store_host: host,
        s3_store_bucket: bucket,
        s3_store_access_key: { secret, key: 'access-key' },
        s3_store_secret_key: { secret, key: 'secret-key' },
        s3_store_region_name: region,
        s3_store_bucket_url_format: bucketUrlFormat,
        s3_store_create_bucket_on_put: createBucket,
        s3_store_cacert: caSecret && `${authority(name)}/ca.crt`,
      },
      mounts: authorityMount(name, caSecret),
    };
  },

  http: (name, { caSecret, proxies }) => ({
    options: {
      // true is glance_store's default
      https_insecure: false,
      https_ca_certificates_file: caSecret && `${authority(name)}/ca.crt`,
      http_proxy_information:
        proxies &&
        Object.entries(proxies)
          .map(([scheme, proxy]) => `${scheme}:${proxy}`)
          .join(','),
    },
    mounts: authorityMount(name, caSecret),
  }),

  cinder: (name, { volumeType }, { identity, blockStorage }) => {
    if (blockStorage === undefined)
      fail(
        [...pathOf(name), 'cinder'],
        'needs Cinder, which is not there: pass it as blockStorage, or use another kind',
      );
    return {
      options: {
        cinder_catalog_info: 'block-storage::internalURL',
        cinder_os_region_name: identity.region,
        cinder_store_auth_address: identity.internalUrl,
        cinder_store_user_name: serviceUser(identity, 'glance'),
        cinder_store_password: serviceUserPassword('glance'),
        cinder_store_project_name: 'service',
        cinder_volume_type: volumeType,
      },
      uses: [blockStorage],
    };
  },
};

/** The kinds of stores that nothing can be put into. */
const READ_ONLY: readonly Kind[] = ['http'];

/**
 * The stores of these settings.
 *
 * @param taken sections that are something else
 */
export function stores(
  settings: Readonly<Record<string, GlanceStore>>,
  context: StoreContext,
  taken: readonly string[],
): readonly Store[] {
  const made = Object.entries(settings).map(([name, store]) => {
    checkName(name, taken);
    return makeStore(name, kindOf(pathOf(name), store, KINDS), store, context);
  });
  if (made.length === 0) fail(['glance', 'stores'], 'is empty: name at least one store, or leave it out');
  const [first, second] = made.filter(({ claim }) => claim !== undefined);
  if (second !== undefined)
    fail(pathOf(second.name), `keeps files as "${first.name}" does, and there is one volume: keep one of them`);
  return made;
}

/** The store that images go to when nobody says where. */
export function defaultStore(all: readonly Store[], wanted: string = all[0].name): Store {
  const found = all.find(({ name }) => name === wanted);
  const path = ['glance', 'defaultStore'];
  if (found === undefined) fail(path, `there is no store "${wanted}": use ${all.map(({ name }) => name).join(' or ')}`);
  if (READ_ONLY.includes(found.kind))
    fail(path, `"${wanted}" is read only, so that no image could be uploaded: name a store of another kind`);
  return found;
}

function pathOf(name: string): string[] {
  return ['glance', 'stores', name];
}

function checkName(name: string, taken: readonly string[]): void {
  if (!/^[a-z][a-z0-9_-]{0,62}$/.test(name))
    fail(pathOf(name), `"${name}" cannot be a store: use lower-case letters, digits, "-" and "_", a letter first`);
  if (taken.includes(name) || name.startsWith('os_glance_'))
    fail(pathOf(name), `"${name}" is a section of glance-api.conf for something else: use another name`);
}

function makeStore<K extends Kind>(name: string, kind: K, store: GlanceStore, context: StoreContext): Store {
  const made = KINDS[kind](name, store[kind] as NonNullable<GlanceStore[K]>, context);
  const { description: store_description, weight } = store;
  if (name.includes('-') && Object.values(made.options).some(isReference))
    fail(pathOf(name), `"${name}" has secrets, which come in environment variables: use "_" instead of "-"`);
  return { ...made, name, kind, options: { ...made.options, store_description, weight } };
}

/** Where the authority of a store's servers is. */
function authority(name: string): string {
  return `/etc/glance/authorities/${name}`;
}

function authorityMount(name: string, secret: string | undefined): Mount[] {
  return secret === undefined ? [] : [{ path: authority(name), secret }];
}
