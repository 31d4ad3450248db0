import type { Construct } from 'constructs';
import type { IDatabase, IIdentity, IMessageBus } from '../core/connections';
import { endpoint } from '../core/expose';
import type { Release } from '../core/kolla';
import { databaseOptions } from '../core/lower';
import { OpenStackService, type ServiceProps } from '../core/service';
import type { ServiceSettings } from '../core/settings';
import type { CatalogEntry, Process, Program, ServiceSpec } from '../core/spec';
import { type IniSection, merge } from '../oslo/ini';
import { authtoken, behindProxy, connected, LAUNCH, login, messaging, taskFile } from './common';

/** What can be set of Heat. */
export interface HeatSettings extends ServiceSettings {
  /**
   * Days after which deleted stacks are purged from the database, every night. 0 keeps them.
   * @default 30
   * @asType integer
   * @minimum 0
   * @maximum 3650
   */
  readonly purgeAfterDays?: number;
}

/** Options of `HeatService`. */
export interface HeatServiceProps extends ServiceProps, HeatSettings {
  /** Where its database is made. */
  readonly database: IDatabase;
  /** How its processes talk to each other. */
  readonly messageBus: IMessageBus;
  /** The Keystone that knows its callers. */
  readonly identity: IIdentity;
}

/**
 * Heat: stacks of resources, made from templates.
 *
 * Its API, the one for servers of stacks that report (cfn), and the engine. Users of stacks are in a Keystone domain
 * of their own, `heat`, whose administrator Heat is; what the engine does later for a user, it does by a trust.
 *
 * @see https://docs.openstack.org/heat/latest/
 */
export class HeatService extends OpenStackService<HeatServiceProps> {
  constructor(scope: Construct, id: string, props: HeatServiceProps) {
    super(scope, id, props, heat);
  }
}

const PORT = 8004;
const CFN_PORT = 8000;
const CONF = '/etc/heat/heat.conf';
/** Of the users that stacks have. */
const DOMAIN = 'heat';
const DOMAIN_ADMIN = 'heat_domain_admin';
const DOMAIN_ADMIN_SECRET = 'heat-domain-admin';
/** What is encrypted in its database is lost without it. */
const ENCRYPTION = 'heat-encryption';

const PROGRAM = { writable: { '/var/lib/heat': 16 }, requests: { cpu: 5, memory: 192 } } satisfies Partial<Program>;
const MANAGE = { ...PROGRAM, image: 'heat-engine', files: ['heat-manage.conf'] } satisfies Partial<Program>;

const CFN: CatalogEntry = { type: 'cloudformation', name: 'heat-cfn', process: 'api-cfn', path: '/v1' };

/** What differs between releases. */
const RELEASES: Readonly<Record<Release, { readonly signatures: (identity: IIdentity) => IniSection }>> = {
  '2025.1': { signatures: ({ internalUrl }) => ({ auth_uri: internalUrl }) },
  // Keystone checks signatures of servers for services alone, which have to say who they are
  '2025.2': { signatures: (identity) => ({ ...login(identity, 'heat'), valid_interfaces: ['internal'] }) },
  '2026.1': { signatures: (identity) => ({ ...login(identity, 'heat'), valid_interfaces: ['internal'] }) },
};

/** @internal */
export function heat({ cloud, database, messageBus, identity, purgeAfterDays = 30 }: HeatServiceProps): ServiceSpec {
  const connection = { database: databaseOptions(database, 'heat', 'heat') };
  const api = (application: string): Extract<Process, { wsgi: object }> => ({
    ...PROGRAM,
    image: 'heat-api',
    // an answer may wait for the engine
    wsgi: { module: `heat.wsgi.${application}:application`, seconds: 180 },
    files: ['heat.conf'],
    runsOn: ['control'],
    uses: [database, messageBus, identity],
  });
  const apis: Readonly<Record<string, Process>> = {
    api: { ...api('api'), port: PORT, public: { host: 'orchestration', nodePort: 30804 } },
    'api-cfn': {
      ...api('cfn'),
      image: 'heat-api-cfn',
      port: CFN_PORT,
      public: { host: 'cloudformation', nodePort: 30800 },
    },
  };
  const reports = endpoint(cloud, { name: 'heat', user: 'heat', processes: apis }, CFN).publicUrl;
  return {
    name: 'heat',
    user: 'heat',
    secrets: [
      { name: DOMAIN_ADMIN_SECRET, data: { password: { generate: 'password' } } },
      // Heat takes 32 characters
      { name: ENCRYPTION, data: { key: { generate: 'cookie' } } },
    ],
    databases: ['heat'],
    messaging: true,
    catalog: [{ type: 'orchestration', process: 'api', path: '/v1/%(tenant_id)s' }, CFN],
    identity: {
      userRoles: ['admin', 'service'],
      // who has the first may use Heat, users of stacks have the second
      roles: ['heat_stack_owner', 'heat_stack_user'],
      domains: [{ name: DOMAIN, description: 'Users of stacks' }],
      users: [{ name: DOMAIN_ADMIN, domain: DOMAIN, roles: ['admin'], secret: DOMAIN_ADMIN_SECRET }],
    },
    files: {
      'heat.conf': {
        content: merge(
          messaging(messageBus, 'heat'),
          connection,
          {
            DEFAULT: {
              auth_encryption_key: { secret: ENCRYPTION, key: 'key' },
              num_engine_workers: cloud._size.workers,
              region_name_for_services: identity.region,
              stack_user_domain_name: DOMAIN,
              stack_domain_admin: DOMAIN_ADMIN,
              stack_domain_admin_password: { secret: DOMAIN_ADMIN_SECRET, key: 'password' },
              // where servers of stacks report, and log in to do so
              heat_metadata_server_url: reports.replace(/\/v1$/, ''),
              heat_waitcondition_server_url: `${reports}/waitcondition`,
              server_keystone_endpoint_type: 'public',
            },
            // what it does by a trust is in the trust's project
            trustee: {
              ...login(identity, 'heat'),
              region_name: undefined,
              project_name: undefined,
              project_domain_name: undefined,
            },
            clients: { endpoint_type: 'internalURL' },
            // the same where they report with a token
            clients_heat: { endpoint_type: 'publicURL' },
            clients_keystone: { auth_uri: identity.internalUrl },
            ec2authtoken: RELEASES[cloud.release as Release].signatures(identity),
          },
          authtoken(identity, 'heat'),
          behindProxy(),
        ),
      },
      'heat-manage.conf': taskFile(CONF, connection),
    },
    tasks: [
      {
        name: 'db-sync',
        steps: { 'db-sync': { ...MANAGE, command: ['heat-manage', 'db_sync'] } },
        uses: [database],
      },
      {
        name: 'upkeep',
        steps: {
          // engines of pods that are gone
          services: { ...MANAGE, command: ['heat-manage', 'service', 'clean'] },
          ...(purgeAfterDays === 0
            ? {}
            : {
                purge: {
                  ...MANAGE,
                  command: ['heat-manage', 'purge_deleted', '--granularity', 'days', String(purgeAfterDays)],
                },
              }),
        },
        uses: [database],
        schedule: '27 3 * * *',
      },
    ],
    processes: {
      ...apis,
      engine: {
        ...PROGRAM,
        image: 'heat-engine',
        command: [...LAUNCH, 'heat-engine'],
        files: ['heat.conf', 'launch.py'],
        runsOn: ['control'],
        uses: [database, messageBus, identity],
        health: connected('heat-engine', messageBus),
        logs: 'oslo',
        // what it has begun
        grace: 60,
      },
    },
  };
}
