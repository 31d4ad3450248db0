import type { Construct } from 'constructs';
import type { CephClient } from '../../core/ceph';
import type { IDatabase, IIdentity, IMessageBus, IServerDisks } from '../../core/connections';
import { fail } from '../../core/errors';
import { databaseLocks, databaseOptions } from '../../core/lower';
import { scriptFile } from '../../core/scripts';
import { OpenStackService, type ServiceProps } from '../../core/service';
import type { RoomSize, ServiceSettings } from '../../core/settings';
import type { ConfigFile, Program, ServiceSpec } from '../../core/spec';
import { type Ini, merge } from '../../oslo/ini';
import { authtoken, behindProxy, connected, type Daemon, LAUNCH, login, messaging, taskFile } from '../common';
import { type Backend, backends, CEPH_ALONE, type CinderBackend, HOME } from './backends';
import { backups, type CinderBackups } from './backups';

export type { CinderBackend, CinderLvmBackend, CinderNfsExport, ExportPath, ZoneName } from './backends';
export type { CinderBackups, CinderS3Backups } from './backups';

/** What can be set of Cinder. */
export interface CinderSettings extends ServiceSettings {
  /**
   * Where volumes are kept, by names that are those of their volume types, too. The first is the default.
   * @default - with `storage.ceph` `{ rbd: { rbd: {} } }`
   */
  readonly backends?: Record<string, CinderBackend>;
  /**
   * Where backups of volumes go; `false`: there are none.
   * @default - with `storage.ceph` `{ rbd: {} }`, else none
   */
  readonly backups?: CinderBackups | false;
  /**
   * Room in each pod of a back end for images that are being converted to volumes, on the node's own disk.
   * @default 20Gi
   */
  readonly conversion?: RoomSize;
  /**
   * Days after which the records of deleted volumes are purged. 0 keeps them.
   * @default 90
   * @asType integer
   * @minimum 0
   * @maximum 3650
   */
  readonly purgeAfterDays?: number;
}

/** Options of `CinderService`. */
export interface CinderServiceProps extends ServiceProps, CinderSettings {
  /** Where its database is made. */
  readonly database: IDatabase;
  /** How its processes talk to each other. */
  readonly messageBus: IMessageBus;
  /** The Keystone that knows its callers. */
  readonly identity: IIdentity;
}

/**
 * Cinder: volumes.
 *
 * Its API and scheduler, a process for each back end, which no other's failure touches, and one for backups. Creates
 * its database, its user and endpoints, and a volume type for each back end.
 *
 * @see https://docs.openstack.org/cinder/latest/
 */
export class CinderService extends OpenStackService<CinderServiceProps> implements IServerDisks {
  /** As whom hypervisors come to volumes in Ceph. @internal */
  public readonly _clients: readonly CephClient[];

  constructor(scope: Construct, id: string, props: CinderServiceProps) {
    super(scope, id, props, cinder);
    this._clients = backendsOf(props).flatMap(({ client }) => client ?? []);
  }
}

const PORT = 8776;
const CONF = '/etc/cinder/cinder.conf';
const PROGRAM = { writable: { [HOME]: 64 }, requests: { cpu: 5, memory: 160 } } satisfies Partial<Program>;
const MANAGE = { ...PROGRAM, image: 'cinder-api', files: ['cinder-manage.conf'] } satisfies Partial<Program>;

function backendsOf({ cloud, backends: wanted }: CinderServiceProps): readonly Backend[] {
  const usual = cloud._storage.ceph && CEPH_ALONE;
  const settings =
    wanted ??
    usual ??
    fail(['cinder', 'backends'], 'is missing: say where volumes are kept, there or for all services in storage.ceph');
  return backends(settings, cloud);
}

/** @internal */
export function cinder(props: CinderServiceProps): ServiceSpec {
  const { cloud, database, messageBus, identity, purgeAfterDays = 90 } = props;
  const all = backendsOf(props);
  checkReplicas(props, all);
  const wanted = props.backups ?? (cloud._storage.ceph === undefined ? false : { rbd: {} });
  const target = wanted === false ? undefined : backups(wanted, cloud);
  const connection = { database: databaseOptions(database, 'cinder', 'cinder') };
  const shared = merge(messaging(messageBus, 'cinder'), connection, {
    DEFAULT: {
      state_path: HOME,
      default_volume_type: all[0].name,
      glance_catalog_info: 'image:glance:internalURL',
    },
    // of all replicas together
    coordination: { backend_url: databaseLocks(database, 'cinder', 'cinder') },
    oslo_concurrency: { lock_path: `${HOME}/tmp` },
    nova: { ...login(identity, 'cinder'), interface: 'internal' },
    service_user: { ...login(identity, 'cinder'), region_name: undefined, send_service_user_token: true },
  });
  const file = (name: string, ...options: Ini[]): Readonly<Record<string, ConfigFile>> => ({
    [name]: { path: CONF, shared: false, content: merge(shared, ...options) },
  });
  const daemon = (program: string, conf: string): Daemon => ({
    ...PROGRAM,
    image: program,
    command: [...LAUNCH, program],
    files: [conf, 'launch.py'],
    runsOn: ['control'],
    uses: [database, messageBus, identity],
    health: connected(program, messageBus),
    logs: 'oslo',
  });
  const room = { [CONVERSION]: 1024 * parseInt(props.conversion ?? '20Gi', 10) };
  const keeper = (backend: Backend): Daemon => ({
    ...daemon('cinder-volume', `cinder-${backend.name}.conf`),
    files: [`cinder-${backend.name}.conf`, 'launch.py', ...Object.keys(backend.files)],
    writable: { ...PROGRAM.writable, ...room },
    grace: 60,
    ...(backend.process as Partial<Daemon>),
  });
  return {
    name: 'cinder',
    user: 'cinder',
    databases: ['cinder'],
    messaging: true,
    catalog: [{ type: 'block-storage', process: 'api', path: '/v3' }],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      ...file('cinder-api.conf', authtoken(identity, 'cinder'), behindProxy()),
      ...file('cinder-scheduler.conf'),
      ...Object.assign({}, ...all.map((backend) => backendFiles(file, backend))),
      ...(target && { ...file('cinder-backup.conf', { DEFAULT: target.options }), ...target.files }),
      'cinder-manage.conf': taskFile(CONF, connection),
      'cinder-types.py': scriptFile('cinder-types.py'),
    },
    tasks: [
      {
        name: 'db-sync',
        steps: {
          'db-sync': { ...MANAGE, command: ['cinder-manage', 'db', 'sync'] },
          'volume-types': {
            ...MANAGE,
            command: [
              'python3',
              '/openstack/cinder-types.py',
              ...all.map(({ name, description = '' }) => `${name}=${description}`),
            ],
            files: ['cinder-manage.conf', 'cinder-types.py'],
          },
        },
        uses: [database],
      },
      {
        name: 'upkeep',
        steps: {
          migrate: { ...MANAGE, command: ['cinder-manage', 'db', 'online_data_migrations'] },
          ...(purgeAfterDays === 0
            ? {}
            : { purge: { ...MANAGE, command: ['cinder-manage', 'db', 'purge', String(purgeAfterDays)] } }),
        },
        uses: [database],
        schedule: '37 3 * * *',
      },
    ],
    processes: {
      api: {
        ...PROGRAM,
        image: 'cinder-api',
        wsgi: { module: 'cinder.wsgi.api:application' },
        files: ['cinder-api.conf'],
        port: PORT,
        public: { host: 'volume', nodePort: 30776 },
        runsOn: ['control'],
        uses: [database, messageBus, identity],
      },
      // one record for all replicas, which no pod leaves behind
      scheduler: {
        ...daemon('cinder-scheduler', 'cinder-scheduler.conf'),
        env: { OS_DEFAULT__HOST: 'cinder-scheduler' },
      },
      ...Object.fromEntries(all.map((backend) => [processOf(backend), keeper(backend)])),
      ...(target && {
        backup: {
          ...daemon('cinder-backup', 'cinder-backup.conf'),
          files: ['cinder-backup.conf', 'launch.py', ...Object.keys(target.files ?? {}), ...clientFiles(all)],
          runsOn: ['storage'],
          // what one was at when it ended is its own to clean up
          keepsNames: true,
          podFields: { OS_DEFAULT__HOST: 'metadata.name' },
          mounts: target.mounts,
          rights: target.rights,
          requests: { cpu: 5, memory: 160, limit: 2048 },
          grace: 60,
        },
      }),
    },
  };
}

const CONVERSION = `${HOME}/conversion`;

function processOf({ name }: Backend): string {
  return `volume-${name}`;
}

function backendFiles(
  file: (name: string, ...options: Ini[]) => Readonly<Record<string, ConfigFile>>,
  { name, kind, options, defaults, files }: Backend,
): Readonly<Record<string, ConfigFile>> {
  const conf = `cinder-${name}.conf`;
  const { [conf]: made } = file(conf, { DEFAULT: { enabled_backends: name, ...defaults }, [name]: options });
  return { [conf]: { ...made, sections: { [name]: kind } }, ...files };
}

/** Volumes are read as who keeps them. */
function clientFiles(all: readonly Backend[]): string[] {
  return all.flatMap(({ files }) => Object.keys(files));
}

/** What one process keeps alone cannot be kept by several. */
function checkReplicas({ processes = {} }: CinderServiceProps, all: readonly Backend[]): void {
  for (const backend of all.filter(({ kind }) => kind === 'nfs')) {
    const replicas = processes[processOf(backend)]?.replicas ?? 1;
    if (replicas > 1)
      fail(
        ['cinder', 'processes', processOf(backend), 'replicas'],
        `${replicas} pods cannot keep volumes on NFS together, as Cinder's driver has it: use 1`,
      );
  }
}
