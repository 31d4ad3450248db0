import type { Construct } from 'constructs';
import type { IDatabase, IIdentity } from '../core/connections';
import { databaseOptions } from '../core/lower';
import { OpenStackService, type ServiceProps } from '../core/service';
import type { Program, ServiceSpec } from '../core/spec';
import { merge } from '../oslo/ini';
import { authtoken, behindProxy, taskFile } from './common';

/** Options of `PlacementService`. */
export interface PlacementServiceProps extends ServiceProps {
  /** Where its database is made. */
  readonly database: IDatabase;
  /** The Keystone that knows its callers. */
  readonly identity: IIdentity;
}

/**
 * Placement: what resources there are, and who uses them.
 *
 * Creates its database and schema, its user and its endpoints, then runs the API.
 *
 * @see https://docs.openstack.org/placement/latest/
 */
export class PlacementService extends OpenStackService<PlacementServiceProps> {
  constructor(scope: Construct, id: string, props: PlacementServiceProps) {
    super(scope, id, props, placement);
  }
}

/** There since 2025.1. */
const MODULE = 'placement.wsgi.api:application';
const PORT = 8780;

/** @internal */
export function placement({ database, identity }: PlacementServiceProps): ServiceSpec {
  const connection = { placement_database: databaseOptions(database, 'placement', 'placement') };
  return {
    name: 'placement',
    user: 'placement',
    databases: ['placement'],
    catalog: [{ type: 'placement', process: 'api' }],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      'placement.conf': { content: merge(connection, authtoken(identity, 'placement'), behindProxy()) },
      'placement-manage.conf': taskFile('/etc/placement/placement.conf', connection),
    },
    tasks: [
      {
        name: 'db-sync',
        steps: { 'db-sync': { ...MANAGE, command: ['placement-manage', 'db', 'sync'] } },
        uses: [database],
      },
      {
        // rows of before, after an upgrade: pods work with both
        name: 'upkeep',
        steps: { migrate: { ...MANAGE, command: ['placement-manage', 'db', 'online_data_migrations'] } },
        uses: [database],
        schedule: '7 3 * * *',
      },
    ],
    processes: {
      api: {
        ...PROGRAM,
        wsgi: { module: MODULE, health: '/' },
        port: PORT,
        public: { host: 'placement', nodePort: 30780 },
        files: ['placement.conf'],
        runsOn: ['control'],
        uses: [database, identity],
      },
    },
  };
}

const PROGRAM = { image: 'placement-api', requests: { cpu: 20, memory: 128 } } satisfies Partial<Program>;
const MANAGE = { ...PROGRAM, files: ['placement-manage.conf'] } satisfies Partial<Program>;
