import type { Construct } from 'constructs';
import type { IDatabase, IIdentity, IReference } from '../../core/connections';
import { fail } from '../../core/errors';
import { endpoint } from '../../core/expose';
import { databaseOptions } from '../../core/lower';
import { OpenStackService, type ServiceProps } from '../../core/service';
import type { RoomSize, ServiceSettings } from '../../core/settings';
import type { CatalogEntry, ConfigFile, Process, Program, ServiceSpec } from '../../core/spec';
import { type Ini, merge } from '../../oslo/ini';
import { authtoken, behindProxy, taskFile } from '../common';
import { defaultStore, type GlanceStore, HOME, type Store, stores } from './stores';

export type {
  GlanceCinderStore,
  GlanceFileStore,
  GlanceHttpStore,
  GlanceRbdStore,
  GlanceS3Store,
  GlanceStore,
} from './stores';

/** What can be set of Glance. */
export interface GlanceSettings extends ServiceSettings {
  /**
   * Where images are kept, by the names that users see.
   * @default - `{ file: { file: {} } }`: a volume; with `storage.ceph` `{ rbd: { rbd: {} } }`
   */
  readonly stores?: Record<string, GlanceStore>;
  /**
   * Name of the store that images go to when nobody says where.
   * @default - the first
   */
  readonly defaultStore?: string;
  /**
   * Room in each pod for what is being imported, on the node's own disk: Kubernetes ends a pod that takes more. With a
   * `file` store it lies on the store's volume instead.
   * @default 20Gi
   */
  readonly staging?: RoomSize;
}

/** Options of `GlanceService`. */
export interface GlanceServiceProps extends ServiceProps, GlanceSettings {
  /** Where its database is made. */
  readonly database: IDatabase;
  /** The Keystone that knows its callers. */
  readonly identity: IIdentity;
  /**
   * The Cinder of `cinder` stores.
   * @default - none
   */
  readonly blockStorage?: IReference;
}

/**
 * Glance: images that servers start from.
 *
 * Creates its database, schema and metadata definitions, its user and its endpoints, then runs the API.
 *
 * @see https://docs.openstack.org/glance/latest/
 */
export class GlanceService extends OpenStackService<GlanceServiceProps> {
  constructor(scope: Construct, id: string, props: GlanceServiceProps) {
    super(scope, id, props, glance);
  }
}

/** There since 2025.1. Kolla starts `glance-api` before 2026.1: the same application, without uWSGI. */
const MODULE = 'glance.wsgi.api:application';
const PORT = 9292;
const IMAGE: CatalogEntry = { type: 'image', process: 'api' };

/** @internal */
export function glance(props: GlanceServiceProps): ServiceSpec {
  const { cloud, database, identity, blockStorage } = props;
  const connection = { database: databaseOptions(database, 'glance', 'glance') };
  const base: Ini = merge(
    {
      paste_deploy: { flavor: 'keystone' },
      os_glance_staging_store: { filesystem_store_datadir: STAGING },
      os_glance_tasks_store: { filesystem_store_datadir: TASKS },
    },
    connection,
    authtoken(identity, 'glance'),
    behindProxy(),
  );
  const usual: Record<string, GlanceStore> =
    cloud._storage.ceph === undefined ? { file: { file: {} } } : { rbd: { rbd: {} } };
  const all = stores(props.stores ?? usual, { cloud, identity, blockStorage }, [
    ...Object.keys(base),
    'default',
    'glance_store',
  ]);
  const files = Object.assign({}, ...all.map((store) => store.files)) as Readonly<Record<string, ConfigFile>>;
  const api: Process = {
    ...PROGRAM,
    // an upload of 100 GB at 5 MB/s takes 6 hours, which is what Kolla allows, too
    wsgi: { module: MODULE, uploads: true, seconds: 6 * 3600 },
    port: PORT,
    public: { host: 'image', nodePort: 30292 },
    files: ['glance-api.conf', ...Object.keys(files)],
    mounts: all.flatMap(({ mounts = [] }) => mounts),
    runsOn: ['control'],
    uses: [database, identity, ...all.flatMap(({ uses = [] }) => uses)],
    ...whereImagesArrive(props, all),
  };
  return {
    name: 'glance',
    user: 'glance',
    databases: ['glance'],
    catalog: [IMAGE],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      'glance-api.conf': {
        content: merge(
          {
            DEFAULT: {
              enabled_backends: all.map(({ name, kind }) => `${name}:${kind}`).join(','),
              // from where a volume or a disk in the same cluster is made by copying nothing
              show_image_direct_url: all.some(({ kind }) => kind === 'rbd') || undefined,
              // who has what was uploaded for an import: the others hand that import on
              worker_self_reference_url: api.claim && selfUrl(props, api),
            },
            glance_store: { default_backend: defaultStore(all, props.defaultStore).name },
          },
          base,
          Object.fromEntries(all.map(({ name, options }) => [name, options])),
        ),
        sections: Object.fromEntries(all.map(({ name, kind }) => [name, kind])),
      },
      'glance-manage.conf': taskFile('/etc/glance/glance-api.conf', connection),
      ...files,
    },
    tasks: [
      // expands, migrates and contracts; contractions are empty since Pike, so that pods of before go on
      {
        name: 'db-sync',
        steps: { 'db-sync': { ...MANAGE, command: ['glance-manage', 'db_sync'] } },
        uses: [database],
      },
      {
        name: 'metadefs',
        steps: {
          metadefs: {
            ...MANAGE,
            command: ['glance-manage', 'db_load_metadefs'],
            requests: { ...PROGRAM.requests, cpu: 5 },
          },
        },
        uses: [database],
        after: ['db-sync'],
        aside: true,
      },
    ],
    processes: { api },
  };
}

/** Kolla's. */
const STAGING = `${HOME}/staging`;
const TASKS = `${HOME}/tasks_work_dir`;

/** MiB for what tasks take apart or convert. */
const TASKS_ROOM = 1024;

const PROGRAM = { image: 'glance-api', requests: { cpu: 50, memory: 192 } } satisfies Partial<Program>;
const MANAGE = { ...PROGRAM, files: ['glance-manage.conf'] } satisfies Partial<Program>;

/**
 * Where images are until they are in a store. With a volume of its own it is one pod, whose address its Service has;
 * else several, each with its own, and what is in one is gone with it.
 */
function whereImagesArrive(props: GlanceServiceProps, all: readonly Store[]): Partial<Process> {
  const file = all.find(({ claim }) => claim !== undefined);
  if (file !== undefined) {
    checkReplicas(props, file);
    if (props.staging !== undefined)
      fail(['glance', 'staging'], `is of no use: it lies on the volume of the store "${file.name}", whose size counts`);
    return { claim: file.claim, replicas: 1 };
  }
  return {
    writable: { [STAGING]: 1024 * parseInt(props.staging ?? '20Gi', 10), [TASKS]: TASKS_ROOM },
    podFields: { POD_IP: 'status.podIP' },
    env: { OS_DEFAULT__WORKER_SELF_REFERENCE_URL: `http://$(POD_IP):${PORT}` },
  };
}

/** A volume is mounted by one node. */
function checkReplicas({ replicas, processes }: GlanceServiceProps, { name }: Store): void {
  const api = processes?.api?.replicas;
  const wanted = api ?? replicas ?? 1;
  if (wanted === 1) return;
  fail(
    ['glance', ...(api === undefined ? [] : ['processes', 'api']), 'replicas'],
    `${wanted} pods cannot share the volume of the store "${name}": use 1, or a store of another kind (rbd, s3)`,
  );
}

function selfUrl({ cloud }: GlanceServiceProps, api: Process): string {
  return endpoint(cloud, { name: 'glance', user: 'glance', processes: { api } }, IMAGE).internalUrl;
}
