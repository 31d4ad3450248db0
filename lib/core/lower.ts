import { type IniSection, type SecretKey, SecretText, type Text } from '../oslo/ini';
import { databaseUrl, type IDatabase, type IIdentity } from './connections';
import { imageOf } from './container';
import { fail } from './errors';
import type { Endpoint } from './expose';
import type { ConfigFile, GeneratedSecret, Program, ServiceSpec, Task, UnitSpec } from './spec';

/** What a service is connected with. */
export interface Connections {
  readonly database?: IDatabase;
  readonly identity?: IIdentity;
}

/** Databases, catalog and users of a service as files, Secrets and tasks of a unit. */
export function lower(
  spec: ServiceSpec,
  { database, identity }: Connections,
  urls: Readonly<Record<string, Endpoint>>,
): UnitSpec {
  const { databases = [], catalog = [], identity: wanted, ...unit } = spec;
  const files: Record<string, ConfigFile> = { ...unit.files };
  const secrets: GeneratedSecret[] = [...(unit.secrets ?? [])];
  let tasks: readonly Task[] = unit.tasks ?? [];

  if (databases.length > 0) {
    if (database === undefined)
      fail([spec.name, 'database'], 'is missing: pass a MariaDb, or Database.fromExisting({ … })');
    secrets.push({ name: databasePassword(spec.name).secret, data: { password: { generate: 'password' } } });
    const [first, ...others] = tasks;
    const step = databaseStep(imageOf(spec), spec.name, database, databases);
    tasks = [
      {
        ...first,
        steps: { database: step, ...first.steps },
        waitsFor: [...database._waitsFor, ...(first.waitsFor ?? [])],
      },
      ...others,
    ];
  }

  if (wanted !== undefined && identity !== undefined) {
    const password = serviceUserPassword(spec.name);
    if (wanted.userRoles !== undefined)
      secrets.push({ name: password.secret, data: { password: { generate: 'password' } } });
    const content = {
      region: identity.region,
      projects: [{ name: 'service', domain: 'Default' }],
      roles: wanted.roles,
      users: wanted.userRoles && [
        {
          name: spec.name,
          domain: 'Default',
          passwordFrom: 'USER_PASSWORD',
          project: 'service',
          roles: wanted.userRoles,
        },
      ],
      services: wanted.isKeystone
        ? undefined
        : catalog.map(({ type, name = spec.name }) => ({
            name,
            type,
            endpoints: { internal: urls[type].internalUrl, public: urls[type].publicUrl },
          })),
    };
    files['register.json'] = {
      content: JSON.stringify(content, undefined, 2) + '\n',
      path: '/etc/openstack/register.json',
    };
    const register: Program = {
      image: imageOf(spec),
      script: 'register',
      command: ['/etc/openstack/register.json'],
      files: ['register.json'],
      env: {
        ...adminEnvironment(identity),
        ...(wanted.userRoles === undefined ? {} : { USER_PASSWORD: new SecretText([password]) }),
      },
      requests: { cpu: 50, memory: 128 },
    };
    tasks = [
      ...tasks,
      { name: 'register', steps: { register }, waitsFor: identity._waitsFor, afterProcesses: wanted.isKeystone },
    ];
  }
  return { ...unit, files, secrets, tasks };
}

function databaseStep(
  image: string,
  user: string,
  { host, port, adminSecret }: IDatabase,
  names: readonly string[],
): Program {
  return {
    image,
    script: 'database',
    env: {
      DB_HOST: host,
      DB_PORT: String(port),
      DB_ADMIN_USER: new SecretText([{ secret: adminSecret, key: 'username' }]),
      DB_ADMIN_PASSWORD: new SecretText([{ secret: adminSecret, key: 'password' }]),
      DB_USER: user,
      DB_PASSWORD: new SecretText([databasePassword(user)]),
      DATABASES: names.join(','),
    },
    requests: { cpu: 20, memory: 64 },
  };
}

/** What openstacksdk reads from the environment to act as the administrator. */
function adminEnvironment(
  identity: Pick<IIdentity, 'internalUrl' | 'region' | 'adminSecret'>,
): Readonly<Record<string, Text>> {
  return {
    OS_AUTH_URL: identity.internalUrl,
    OS_USERNAME: new SecretText([{ secret: identity.adminSecret, key: 'username' }]),
    OS_PASSWORD: new SecretText([{ secret: identity.adminSecret, key: 'password' }]),
    OS_PROJECT_NAME: 'admin',
    OS_USER_DOMAIN_NAME: 'Default',
    OS_PROJECT_DOMAIN_NAME: 'Default',
    OS_REGION_NAME: identity.region,
    OS_INTERFACE: 'internal',
  };
}

/** The password of a service's user in the database. */
function databasePassword(service: string): SecretKey {
  return { secret: `${service}-database`, key: 'password' };
}

/** The section that connects a service with one of its databases. @see oslo.db */
export function databaseOptions(database: IDatabase, service: string, name: string): IniSection {
  return {
    connection: databaseUrl(database, service, databasePassword(service), name),
    connection_recycle_time: 10,
    max_retries: -1,
  };
}

/** The password of a service's user in Keystone, for `[keystone_authtoken]`. */
export function serviceUserPassword(service: string): SecretKey {
  return { secret: `${service}-user`, key: 'password' };
}
