import { type IniSection, type SecretKey, secretText, type Text } from '../oslo/ini';
import { databaseUrl, type IDatabase, type IIdentity } from './connections';
import { imageOf } from './container';
import { fail } from './errors';
import type { Endpoint } from './expose';
import type { IdentitySpec, Program, ServiceSpec, Task, UnitSpec } from './spec';

/** What a service is connected with. */
export interface Connections {
  readonly database?: IDatabase;
  readonly identity?: IIdentity;
}

/** A service's databases, users and endpoints as Secrets, files and tasks of a unit. */
export function lower(spec: ServiceSpec, connections: Connections, urls: Readonly<Record<string, Endpoint>>): UnitSpec {
  const { databases = [], catalog = [], identity: wanted, ...unit } = spec;
  const withDatabase = databases.length === 0 ? unit : addDatabases(unit, databases, connections.database);
  if (wanted === undefined || connections.identity === undefined) return withDatabase;
  const services = catalog.map(({ type, name = spec.name }) => ({
    name,
    type,
    endpoints: { internal: urls[type].internalUrl, public: urls[type].publicUrl },
  }));
  return addRegistration(withDatabase, wanted, connections.identity, services);
}

/** The databases are made in front of the first task. */
function addDatabases(unit: UnitSpec, names: readonly string[], database: IDatabase | undefined): UnitSpec {
  const { name, secrets = [], tasks = [] } = unit;
  if (database === undefined) fail([name, 'database'], 'is missing: pass a MariaDb, or Database.fromExisting({ … })');
  const [first, ...others] = tasks;
  if (first === undefined) throw new Error(`${name} has databases, but no task that makes their tables`);
  const step = databaseStep(imageOf(unit), name, database, names);
  const waitsFor = [...database._waitsFor, ...(first.waitsFor ?? [])];
  return {
    ...unit,
    secrets: [...secrets, { name: databasePassword(name).secret, data: { password: { generate: 'password' } } }],
    tasks: [{ ...first, steps: { database: step, ...first.steps }, waitsFor }, ...others],
  };
}

/** User, roles and endpoints are registered by a task of their own. */
function addRegistration(
  unit: UnitSpec,
  { userRoles, roles, isKeystone }: IdentitySpec,
  identity: IIdentity,
  services: readonly object[],
): UnitSpec {
  const { name, secrets = [], files = {}, tasks = [] } = unit;
  const password = serviceUserPassword(name);
  const user = { name, domain: 'Default', passwordFrom: 'USER_PASSWORD', project: 'service', roles: userRoles };
  const content = {
    region: identity.region,
    projects: [{ name: 'service', domain: 'Default' }],
    roles,
    users: userRoles && [user],
    services: isKeystone ? undefined : services,
  };
  const register: Program = {
    image: imageOf(unit),
    script: 'register',
    command: [REGISTRATION],
    files: ['register.json'],
    env: { ...adminEnvironment(identity), ...(userRoles && { USER_PASSWORD: secretText(password) }) },
    requests: { cpu: 50, memory: 128 },
  };
  const task: Task = {
    name: 'register',
    steps: { register },
    waitsFor: identity._waitsFor,
    afterProcesses: isKeystone,
  };
  return {
    ...unit,
    secrets: userRoles
      ? [...secrets, { name: password.secret, data: { password: { generate: 'password' } } }]
      : secrets,
    files: {
      ...files,
      'register.json': { content: `${JSON.stringify(content, undefined, 2)}\n`, path: REGISTRATION },
    },
    tasks: [...tasks, task],
  };
}

const REGISTRATION = '/etc/openstack/register.json';

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
      DB_ADMIN_USER: secretText({ secret: adminSecret, key: 'username' }),
      DB_ADMIN_PASSWORD: secretText({ secret: adminSecret, key: 'password' }),
      DB_USER: user,
      DB_PASSWORD: secretText(databasePassword(user)),
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
    OS_USERNAME: secretText({ secret: identity.adminSecret, key: 'username' }),
    OS_PASSWORD: secretText({ secret: identity.adminSecret, key: 'password' }),
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
