/**
 * What units know of each other. Each is made by a unit of ours or by `fromExisting`; a unit that
 * takes one never asks which.
 */
import { concat, type SecretKey, type Text } from '../oslo/ini';
import { fail } from './errors';
import { DNS_NAME } from './names';
import type { IReference, Peer, Wait } from './reference';

export type { IReference, Peer };

/** A MySQL or MariaDB server on which databases and users can be made. */
export interface IDatabase extends IReference {
  readonly host: string;
  readonly port: number;
  /** Secret with `username` and `password` of a user that may create databases and users. */
  readonly adminSecret: string;
  /** What names of databases and users begin with. */
  readonly prefix: string;
}

/** Where a server runs that is not ours, and the Secret to log in with. */
export interface ExistingDatabaseProps {
  /** Host name or address. */
  readonly host: string;
  /**
   * @default 3306
   * @asType integer
   * @minimum 1
   * @maximum 65535
   */
  readonly port?: number;
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`. */
  readonly adminSecret: string;
  /**
   * What the names of the cloud's databases and users begin with, so that several clouds can share a server:
   * `alpha_` gives `alpha_keystone`.
   * @default - nothing
   */
  readonly prefix?: string;
}

/** A database server that exists already. */
export class Database {
  /** The server at a host, with the credentials of a Secret. */
  public static fromExisting(props: ExistingDatabaseProps): IDatabase {
    const port = checkPort(['database', 'existing', 'port'], props.port ?? 3306);
    const host = checkHost(['database', 'existing', 'host'], props.host);
    return {
      host,
      port,
      adminSecret: checkName(['database', 'existing', 'adminSecret'], props.adminSecret),
      prefix: checkPrefix(['database', 'existing', 'prefix'], props.prefix ?? ''),
      _waitsFor: [`tcp:${urlHost(host)}:${port}`],
      _peers: [{ host, port }],
    };
  }

  private constructor() {}
}

/** RabbitMQ, for RPC and notifications. */
export interface IMessageBus extends IReference {
  readonly hosts: string[];
  readonly port: number;
  /** Secret with `username` and `password`, for all services. Without, each has a user and a virtual host of its own. */
  readonly secret?: string;
  /** Where those are made. @internal */
  readonly _management?: IBusManagement;
}

/** RabbitMQ's management API. */
export interface IBusManagement extends IReference {
  readonly url: string;
  /** Secret with `username` and `password` of an administrator. */
  readonly adminSecret: string;
}

/** Where a RabbitMQ runs that is not ours, and the Secret to log in with. */
export interface ExistingMessageBusProps {
  /** Host names or addresses of the cluster's nodes. */
  readonly hosts: string[];
  /**
   * @default 5672
   * @asType integer
   * @minimum 1
   * @maximum 65535
   */
  readonly port?: number;
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`: all services log in with it. */
  readonly adminSecret: string;
}

/** A RabbitMQ that exists already. */
export class MessageBus {
  /** The cluster of these hosts, with the credentials of a Secret. */
  public static fromExisting(props: ExistingMessageBusProps): IMessageBus {
    const port = checkPort(['messageBus', 'existing', 'port'], props.port ?? 5672);
    if (props.hosts.length === 0) fail(['messageBus', 'existing', 'hosts'], 'is empty: name at least one host');
    const hosts = props.hosts.map((host) => checkHost(['messageBus', 'existing', 'hosts'], host));
    return {
      hosts,
      port,
      secret: checkName(['messageBus', 'existing', 'adminSecret'], props.adminSecret),
      _waitsFor: [`tcp:${urlHost(hosts[0])}:${port}`],
      _peers: hosts.map((host) => ({ host, port })),
    };
  }

  private constructor() {}
}

/** memcached. */
export interface ICache extends IReference {
  /** `host:port` of each server. */
  readonly servers: string[];
}

/** memcached servers that are not ours. */
export interface ExistingCacheProps {
  /** `host:port` of each server. */
  readonly servers: string[];
}

/** A memcached that exists already. */
export class Cache {
  /** The servers, each as `host:port`. */
  public static fromExisting(props: ExistingCacheProps): ICache {
    if (props.servers.length === 0) fail(['cache', 'existing', 'servers'], 'is empty: name at least one server');
    for (const server of props.servers) {
      const [host, port, ...rest] = server.split(':');
      if (!DNS_NAME.test(host) || !/^[0-9]+$/.test(port) || rest.length > 0) {
        fail(
          ['cache', 'existing', 'servers'],
          `"${server}" is no server: write <host>:<port>, such as memcached.example.org:11211`,
        );
      }
      checkPort(['cache', 'existing', 'servers'], Number(port), server);
    }
    const peers = props.servers.map((server) => server.split(/:(?=[0-9]+$)/));
    return {
      servers: props.servers,
      _waitsFor: [], // without it everything works, only slower
      _peers: peers.map(([host, port]) => ({ host, port: Number(port) })),
    };
  }

  private constructor() {}
}

/** A Keystone in which services, users and endpoints can be registered. */
export interface IIdentity extends IReference {
  /** URL for the cloud's own services, with `/v3`. */
  readonly internalUrl: string;
  /** URL for users, with `/v3`. */
  readonly publicUrl: string;
  readonly region: string;
  /** Secret with `username` and `password` of an administrator of the project `admin`. */
  readonly adminSecret: string;
  /** What the names of services' users begin with. */
  readonly userPrefix: string;
}

/** Where a Keystone runs that is not ours, and the Secret to log in with. */
export interface ExistingIdentityProps {
  /** `https://identity.example.org/v3`, reachable from the pods. */
  readonly url: string;
  /** @default - `url` */
  readonly publicUrl?: string;
  /** @default RegionOne */
  readonly region?: string;
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`. */
  readonly adminSecret: string;
  /**
   * What the names of services' users begin with, where regions that share a Keystone would set each other's
   * passwords: `west-` gives `west-placement`.
   * @default - nothing
   */
  readonly userPrefix?: string;
}

/** A Keystone that exists already. */
export class Identity {
  /** The Keystone at a URL, with an administrator's credentials from a Secret. */
  public static fromExisting(props: ExistingIdentityProps): IIdentity {
    for (const [key, url] of Object.entries({ url: props.url, publicUrl: props.publicUrl ?? props.url })) {
      if (!/^https?:\/\/[^/]+.*\/v3$/.test(url)) {
        fail(['identity', 'existing', key], `"${url}" is no Keystone URL: write https://<host>[:<port>]/v3`);
      }
    }
    return {
      internalUrl: props.url,
      publicUrl: props.publicUrl ?? props.url,
      region: checkRegion(['identity', 'existing', 'region'], props.region ?? 'RegionOne'),
      adminSecret: checkName(['identity', 'existing', 'adminSecret'], props.adminSecret),
      userPrefix: checkPrefix(['identity', 'existing', 'userPrefix'], props.userPrefix ?? ''),
      _waitsFor: [],
      _peers: [peerOf(props.url)],
    };
  }

  private constructor() {}
}

/** What references are waited for, each once. */
export function waitsFor(uses: readonly IReference[] = []): Wait[] {
  return [...new Set(uses.flatMap((one) => one._waitsFor))];
}

/** The URL that SQLAlchemy takes. */
export function databaseUrl({ host, port, prefix }: IDatabase, user: string, password: SecretKey, name: string): Text {
  return concat(`mysql+pymysql://${prefix}${user}:`, password, `@${urlHost(host)}:${port}/${prefix}${name}`);
}

/** The URL that oslo.messaging takes: of a service's own virtual host, or of the one that all share. */
export function transportUrl({ hosts, port, secret }: IMessageBus, service: string): Text {
  const login =
    secret === undefined
      ? concat(`${service}:`, busPassword(service))
      : concat({ secret, key: 'username' }, ':', { secret, key: 'password' });
  const servers = hosts.map((host, i) => concat(i > 0 ? ',' : '', login, `@${urlHost(host)}:${port}`));
  return concat('rabbit://', ...servers, secret === undefined ? `/${service}` : '//');
}

/** The password of a service's user on the message bus. */
export function busPassword(service: string): SecretKey {
  return { secret: `${service}-message-bus`, key: 'password' };
}

/** A host as it stands in a URL. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function peerOf(url: string): Peer {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

function checkHost(path: readonly string[], host: string): string {
  if (!DNS_NAME.test(host))
    fail(path, `"${host}" is no host name or IPv4 address: write it without a scheme or a port`);
  return host;
}

/** The name of an object that exists already. */
export function checkName(path: readonly string[], name: string): string {
  if (!DNS_NAME.test(name) || name.length > 253) {
    fail(path, `"${name}" cannot be the name of a Kubernetes object: use lower-case letters, digits, "-" and "."`);
  }
  return name;
}

/** The name of a region in the service catalog. */
export function checkRegion(path: readonly string[], region: string): string {
  if (!/^[A-Za-z0-9][-A-Za-z0-9_.]{0,254}$/.test(region)) {
    fail(path, `"${region}" is no region name: use letters, digits, "-", "_" and "."`);
  }
  return region;
}

function checkPort(path: readonly string[], port: number, shown: unknown = port): number {
  if (!Number.isInteger(port) || port < 1 || port > 65535) fail(path, `"${shown}" is no port: use 1 to 65535`);
  return port;
}

function checkPrefix(path: readonly string[], prefix: string): string {
  if (!/^([A-Za-z0-9][A-Za-z0-9_-]{0,15})?$/.test(prefix)) {
    fail(path, `"${prefix}" cannot begin a name: use letters, digits, "_" and "-", at most 16`);
  }
  return prefix;
}
