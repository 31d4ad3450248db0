import { type IniSection, type SecretKey, secretText, type Text } from '../oslo/ini';
import { busPassword, databaseUrl, type IDatabase, type IIdentity, type IMessageBus } from './connections';
import { imageOf } from './container';
import { fail } from './errors';
import type { Endpoint } from './expose';
import type { GeneratedSecret, IdentitySpec, Program, ServiceSpec, UnitSpec } from './spec';

/** What a service is connected with. */
export interface Connections {
  readonly database?: IDatabase;
  readonly messageBus?: IMessageBus;
  readonly identity?: IIdentity;
}

/** A service's databases, users and endpoints as Secrets, files and tasks of a unit. */
export function lower(spec: ServiceSpec, connections: Connections, urls: Readonly<Record<string, Endpoint>>): UnitSpec {
  const { databases = [], messaging, catalog = [], identity: wanted, ...unit } = spec;
  const withDatabase = databases.length === 0 ? unit : addDatabases(unit, databases, connections.database);
  const vhosts = Array.isArray(messaging) ? (messaging as readonly string[]) : messaging ? [spec.name] : [];
  const withBus = vhosts.length > 0 ? addBusUser(withDatabase, vhosts, connections.messageBus) : withDatabase;
  if (wanted === undefined || connections.identity === undefined) return withBus;
  const services = catalog.map(({ type, name = spec.name }) => ({
    name,
    type,
    endpoints: { internal: urls[type].internalUrl, public: urls[type].publicUrl },
  }));
  return addRegistration(withBus, wanted, connections.identity, services);
}

/** The databases are made in front of the first task. */
function addDatabases(unit: UnitSpec, names: readonly string[], database: IDatabase | undefined): UnitSpec {
  const { name, secrets = [], tasks = [] } = unit;
  if (database === undefined) fail([name, 'database'], 'is missing: pass a MariaDb, or Database.fromExisting({ … })');
  const [first, ...others] = tasks;
  if (first === undefined) throw new Error(`${name} has databases, but no task that makes their tables`);
  const steps = { database: databaseStep(imageOf(unit), database, name, names), ...first.steps };
  return {
    ...unit,
    secrets: [...secrets, CLOUD_ID, passwordSecret(databasePassword(name).secret)],
    tasks: [{ ...first, steps, uses: [database, ...(first.uses ?? [])] }, ...others],
  };
}

/**
 * A user and its virtual hosts on a message bus on which those can be made; on another the service uses what is there.
 * It is the last step of the first task, which tries for itself: tables do not wait for the bus.
 */
function addBusUser(unit: UnitSpec, vhosts: readonly string[], messageBus: IMessageBus | undefined): UnitSpec {
  const { name, secrets = [], tasks = [] } = unit;
  if (messageBus === undefined) {
    fail([name, 'messageBus'], 'is missing: pass a RabbitMq, or MessageBus.fromExisting({ … })');
  }
  const { _management: management } = messageBus;
  if (management === undefined) return unit;
  const [first, ...others] = tasks;
  if (first === undefined) throw new Error(`${name} has a user of the message bus, but no task that could make it`);
  const step: Program = {
    image: imageOf(unit),
    script: 'message_bus',
    env: {
      BUS_URL: management.url,
      BUS_ADMIN_USER: secretText({ secret: management.adminSecret, key: 'username' }),
      BUS_ADMIN_PASSWORD: secretText({ secret: management.adminSecret, key: 'password' }),
      BUS_USER: name,
      BUS_PASSWORD: secretText(busPassword(name)),
      BUS_VHOSTS: vhosts.join(','),
    },
    requests: { cpu: 5, memory: 64, limit: 256 },
  };
  const steps = { ...first.steps, 'message-bus': step };
  const uses = [...(first.uses ?? []), { ...management, _waitsFor: [] }];
  return {
    ...unit,
    secrets: [...secrets, passwordSecret(busPassword(name).secret)],
    tasks: [{ ...first, steps, uses }, ...others],
  };
}

/** User, roles and endpoints are registered by a task of their own. */
function addRegistration(
  unit: UnitSpec,
  { userRoles, roles, domains, users = [] }: IdentitySpec,
  identity: IIdentity,
  services: readonly object[],
): UnitSpec {
  const { name, secrets = [], files = {}, tasks = [] } = unit;
  const password = serviceUserPassword(name);
  const own = { name: serviceUser(identity, name), domain: 'Default', project: 'service', roles: userRoles ?? [] };
  const all = [...(userRoles === undefined ? [] : [{ ...own, secret: password.secret }]), ...users];
  const variable = (secret: string): string => `${secret.toUpperCase().replaceAll('-', '_')}__PASSWORD`;
  const content = {
    region: identity.region,
    projects: [{ name: 'service', domain: 'Default' }],
    domains,
    roles,
    users: all.map(({ secret, ...user }) => ({ ...user, passwordFrom: variable(secret) })),
    services,
  };
  const register: Program = {
    image: imageOf(unit),
    script: 'register',
    args: [REGISTRATION],
    files: ['register.json'],
    env: {
      ...adminEnvironment(identity),
      ...Object.fromEntries(all.map(({ secret }) => [variable(secret), secretText({ secret, key: 'password' })])),
    },
    // most of its life it waits, and a node keeps for it what it asks for
    requests: { cpu: 20, memory: 128 },
  };
  return {
    ...unit,
    secrets: userRoles ? [...secrets, passwordSecret(password.secret)] : secrets,
    files: {
      ...files,
      'register.json': { content: `${JSON.stringify(content, undefined, 2)}\n`, path: REGISTRATION },
    },
    // its users come when it is found; itself it works before
    tasks: [...tasks, { name: 'register', steps: { register }, uses: [identity], aside: true }],
  };
}

const REGISTRATION = '/etc/openstack/register.json';

/** Tells this cloud from others that share a database server with it: `files/database.py` takes nobody else's. */
const CLOUD_ID: GeneratedSecret = { name: 'openstack-cloud', data: { id: { generate: 'uuid' } } };

function passwordSecret(name: string): GeneratedSecret {
  return { name, data: { password: { generate: 'password' } } };
}

/** Makes databases and a user that may do everything in them. */
export function databaseStep(image: string, database: IDatabase, service: string, names: readonly string[]): Program {
  const { host, port, adminSecret, prefix } = database;
  return {
    image,
    script: 'database',
    env: {
      DB_HOST: host,
      DB_PORT: String(port),
      DB_ADMIN_USER: secretText({ secret: adminSecret, key: 'username' }),
      DB_ADMIN_PASSWORD: secretText({ secret: adminSecret, key: 'password' }),
      DB_USER: prefix + service,
      DB_PASSWORD: secretText(databasePassword(service)),
      DATABASES: names.map((name) => prefix + name).join(','),
      OWNER: secretText({ secret: CLOUD_ID.name, key: 'id' }),
    },
    requests: { cpu: 5, memory: 64, limit: 256 },
  };
}

/** What openstacksdk reads from the environment to act as the administrator. */
export function adminEnvironment({
  internalUrl,
  region,
  adminSecret,
}: Pick<IIdentity, 'internalUrl' | 'region' | 'adminSecret'>): Readonly<Record<string, Text>> {
  return {
    OS_AUTH_URL: internalUrl,
    OS_USERNAME: secretText({ secret: adminSecret, key: 'username' }),
    OS_PASSWORD: secretText({ secret: adminSecret, key: 'password' }),
    OS_PROJECT_NAME: 'admin',
    OS_USER_DOMAIN_NAME: 'Default',
    OS_PROJECT_DOMAIN_NAME: 'Default',
    OS_REGION_NAME: region,
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

/** Where a service keeps its locks: in its database, of which each lock is a connection. @see tooz.drivers.mysql */
export function databaseLocks(database: IDatabase, service: string, name: string): Text {
  return databaseUrl(database, service, databasePassword(service), name, 'mysql');
}

/** The name of a service's user in Keystone. */
export function serviceUser({ userPrefix }: IIdentity, service: string): string {
  return userPrefix + service;
}

/** The password of a service's user in Keystone, for `[keystone_authtoken]`. */
export function serviceUserPassword(service: string): SecretKey {
  return { secret: `${service}-user`, key: 'password' };
}
