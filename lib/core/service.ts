import { basename } from 'node:path';
import type { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { type Ini, type IniSection, merge, type SecretKey, SecretText, type Text } from '../oslo/ini';
import { nearest } from '../oslo/nearest';
import { checkOptions, checkPolicies } from '../oslo/options';
import { Cloud } from './cloud';
import { checkReferences } from './config';
import { databaseUrl, type IDatabase, type IIdentity } from './connections';
import { fail, throwAny } from './errors';
import { type Endpoint, endpoint, expose } from './expose';
import { imageOf } from './container';
import type { ConfigFile, GeneratedSecret, Process, Program, ServiceSpec, Task, UnitSpec } from './spec';
import { buildUnit } from './unit';

/** What can be set of every service. */
export interface ServiceSettings {
  /**
   * Pods of each API.
   * @default - by the cloud's size
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  readonly replicas?: number;
  /**
   * Runs on the network of the nodes.
   * @default - as the cloud
   */
  readonly hostNetwork?: boolean;
  /**
   * Options by file and section; they win over the defaults, `null` takes one out. A secret is
   * `{ secret: <name of a Secret>, key: <key in it> }`. Checked against the options of the release.
   * @default - none
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
  /**
   * Sections (`my_plugin`) or options (`my_plugin.url`) that are not checked, because something outside
   * OpenStack's own release brings them.
   * @default - none
   */
  readonly unchecked?: string[];
  /**
   * Rules of policy.yaml that differ from the defaults.
   * @default - none
   */
  readonly policy?: Record<string, string>;
  /**
   * Port on every node where the cloud is exposed by node ports.
   * @default - a fixed one per service
   * @asType integer
   * @minimum 30000
   * @maximum 32767
   */
  readonly nodePort?: number;
}

/** What every service takes. */
export interface ServiceProps extends ServiceSettings {
  /** The cloud it belongs to: `Cloud.settings({ … })`. */
  readonly cloud: Cloud;
}

/** What a service is connected with. @internal */
export interface Connections {
  readonly database?: IDatabase;
  readonly identity?: IIdentity;
}

/**
 * The base of all services: hands a spec to the engine.
 *
 * @internal
 */
export class OpenStackService extends Construct {
  /** The Kubernetes objects by kind and name, `Deployment/keystone-api`: put your patches there. */
  public readonly objects: Record<string, ApiObject>;
  /** The URLs of its APIs by service type. */
  public readonly endpoints: Record<string, Endpoint>;

  constructor(scope: Construct, id: string, props: ServiceProps, spec: ServiceSpec, connections: Connections) {
    super(scope, id);
    const { cloud } = props;
    checkProps(props, spec.name);
    this.endpoints = endpointsOf(cloud, spec, props);
    const unit = lower(withUserConfig(spec, props), props, connections);
    this.objects = buildUnit(this, cloud, unit, props);
    for (const entry of spec.catalog ?? []) {
      for (const made of expose(
        this,
        cloud,
        spec.name,
        { ...entry, nodePort: props.nodePort ?? entry.nodePort },
        portOf(spec, entry.process),
      )) {
        this.objects[`${made.kind}/${made.name}`] = made;
      }
    }
  }
}

/** The URLs of a service's APIs, by service type. */
function endpointsOf(cloud: Cloud, spec: ServiceSpec, { nodePort }: ServiceSettings): Record<string, Endpoint> {
  return Object.fromEntries(
    (spec.catalog ?? []).map((entry) => [
      entry.type,
      endpoint(cloud, spec.name, { ...entry, nodePort: nodePort ?? entry.nodePort }, portOf(spec, entry.process)),
    ]),
  );
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

function portOf(spec: ServiceSpec, process: string): number {
  const port = spec.processes?.[process]?.port;
  if (port === undefined)
    throw new Error(`${spec.name}: the catalog names the process "${process}", which has no port`);
  return port;
}

function checkProps({ cloud, replicas }: ServiceProps, unit: string): void {
  if (!(cloud instanceof Cloud)) fail([unit, 'cloud'], 'is missing: pass Cloud.settings({ … })');
  if (replicas !== undefined && (!Number.isInteger(replicas) || replicas < 1 || replicas > 100)) {
    fail([unit, 'replicas'], `${JSON.stringify(replicas)} is no number of pods: use 1 to 100`);
  }
}

/** The user's options over the spec's, and the user's policy. */
function withUserConfig(spec: ServiceSpec, { cloud, config = {}, unchecked = [], policy }: ServiceProps): ServiceSpec {
  const files: Record<string, ConfigFile> = { ...spec.files };
  const placeOf = (key: string): string => basename(files[key].path ?? key);
  const withOptions = Object.keys(files).filter((key) => {
    const { content } = files[key];
    return typeof content === 'object' && !(content instanceof SecretText);
  });
  for (const [name, options] of Object.entries(config)) {
    // several processes may read different files of one name: nova.conf is all of them
    const meant = withOptions.filter((key) => key === name || placeOf(key) === name);
    if (meant.length === 0) {
      const known = [...new Set(withOptions.map(placeOf))];
      fail([spec.name, 'config', name], `${spec.name} has no such file of options, ${hint(name, known)}`);
    }
    const problems = [...checkOptions(cloud.release, spec.name, name, options, unchecked), ...checkReferences(options)];
    throwAny(problems.map(({ path, message }) => ({ path: [spec.name, 'config', name, ...path], message })));
    for (const key of meant) files[key] = { ...files[key], content: merge(files[key].content as Ini, options as Ini) };
  }
  if (policy === undefined) return { ...spec, files };

  const problems = checkPolicies(cloud.release, spec.name, policy);
  throwAny(problems.map(({ path, message }) => ({ path: [spec.name, 'policy', ...path], message })));
  const rules = Object.entries(policy).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = rules.map(([rule, check]) => `${JSON.stringify(rule)}: ${JSON.stringify(check)}\n`).join('');
  const shared = Object.keys(files).filter((key) => files[key].shared ?? withOptions.includes(key));
  // the APIs ask it: a change rolls them and repeats no task
  const asking = new Set(spec.catalog?.map(({ process }) => process));
  const processes = Object.entries(spec.processes ?? {}).map(([name, process]): [string, Process] => [
    name,
    asking.has(name) ? { ...process, files: [...(process.files ?? shared), 'policy.yaml'] } : process,
  ]);
  return {
    ...spec,
    files: { ...files, 'policy.yaml': { content, shared: false } },
    processes: Object.fromEntries(processes),
  };
}

function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `it has ${known.join(', ')}` : `did you mean "${near}"?`;
}

/** Databases, catalog and users of a service as files, Secrets and tasks of a unit. */
function lower(spec: ServiceSpec, props: ServiceProps, { database, identity }: Connections): UnitSpec {
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
    const urls = endpointsOf(props.cloud, spec, props);
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
export function adminEnvironment(
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
