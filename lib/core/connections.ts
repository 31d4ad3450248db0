/**
 * What units know of each other. Each is made by a unit of ours or by `fromExisting`; a unit that
 * takes one never asks which.
 */
import { isIPv6 } from 'node:net';
import { concat, type SecretKey, type Text } from '../oslo/ini';
import { checked } from './check';
import { fail } from './errors';
import { DNS_NAME } from './names';
import type { ObjectName, RegionName } from './settings';
import type { Wait } from './spec';

/** A MySQL or MariaDB server on which databases and users can be made. */
export interface IDatabase {
  readonly host: string;
  readonly port: number;
  /** Secret with `username` and `password` of a user that may create databases and users. */
  readonly adminSecret: string;
  /** What holds when it can be reached. @internal */
  readonly _waitsFor: Wait[];
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
  readonly adminSecret: ObjectName;
}

/** A database server that exists already. */
export class Database {
  /** The server at a host, with the credentials of a Secret. */
  public static fromExisting(props: ExistingDatabaseProps): IDatabase {
    const path = ['database', 'existing'];
    const { host, port = 3306, adminSecret } = checked('ExistingDatabaseProps', props, path);
    checkHost([...path, 'host'], host);
    return { host, port, adminSecret, _waitsFor: [`tcp:${host}:${port}`] };
  }

  private constructor() {}
}

/** RabbitMQ, for RPC and notifications. */
export interface IMessageBus {
  readonly hosts: string[];
  readonly port: number;
  /** Secret with `username` and `password`. */
  readonly secret: string;
  /** @internal */
  readonly _waitsFor: Wait[];
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
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`. */
  readonly adminSecret: ObjectName;
}

/** A RabbitMQ that exists already. */
export class MessageBus {
  /** The cluster of these hosts, with the credentials of a Secret. */
  public static fromExisting(props: ExistingMessageBusProps): IMessageBus {
    const path = ['messageBus', 'existing'];
    const { hosts, port = 5672, adminSecret } = checked('ExistingMessageBusProps', props, path);
    if (hosts.length === 0) fail([...path, 'hosts'], 'is empty: name at least one host');
    for (const [i, host] of hosts.entries()) checkHost([...path, 'hosts', String(i)], host);
    return { hosts, port, secret: adminSecret, _waitsFor: [`tcp:${hosts[0]}:${port}`] };
  }

  private constructor() {}
}

/** memcached. */
export interface ICache {
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
    const path = ['cache', 'existing'];
    const { servers } = checked('ExistingCacheProps', props, path);
    if (servers.length === 0) fail([...path, 'servers'], 'is empty: name at least one server');
    for (const [i, server] of servers.entries()) checkServer([...path, 'servers', String(i)], server);
    return { servers };
  }

  private constructor() {}
}

/** A Keystone in which services, users and endpoints can be registered. */
export interface IIdentity {
  /** URL for the cloud's own services, with `/v3`. */
  readonly internalUrl: string;
  /** URL for users, with `/v3`. */
  readonly publicUrl: string;
  readonly region: string;
  /** Secret with `username` and `password` of an administrator of the project `admin`. */
  readonly adminSecret: string;
  /** @internal */
  readonly _waitsFor: Wait[];
}

/** Where a Keystone runs that is not ours, and the Secret to log in with. */
export interface ExistingIdentityProps {
  /** `https://identity.example.org/v3`, reachable from the pods. */
  readonly url: string;
  /** @default - `url` */
  readonly publicUrl?: string;
  /** @default RegionOne */
  readonly region?: RegionName;
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`. */
  readonly adminSecret: ObjectName;
}

/** A Keystone that exists already. */
export class Identity {
  /** The Keystone at a URL, with an administrator's credentials from a Secret. */
  public static fromExisting(props: ExistingIdentityProps): IIdentity {
    const path = ['identity', 'existing'];
    const { url, publicUrl = url, region = 'RegionOne', adminSecret } = checked('ExistingIdentityProps', props, path);
    for (const [key, value] of Object.entries({ url, publicUrl })) {
      const expected = 'Keystone URL: write https://<host>[:<port>]/v3';
      checkUrl([...path, key], value, /^(\/[-A-Za-z0-9._~]+)*\/v3$/, expected, 'adminSecret');
    }
    return { internalUrl: url, publicUrl, region, adminSecret, _waitsFor: [] };
  }

  private constructor() {}
}

/** The URL that SQLAlchemy takes; user and database have the same name. */
export function databaseUrl(database: IDatabase, user: string, password: SecretKey, name: string): Text {
  return concat(`mysql+pymysql://${user}:`, password, `@${urlHost(database.host)}:${database.port}/${name}`);
}

/** The URL that oslo.messaging takes. */
export function transportUrl({ hosts, port, secret }: IMessageBus): Text {
  const servers = hosts.map((host, i) =>
    concat(
      i > 0 ? ',' : '',
      { secret, key: 'username' },
      ':',
      { secret, key: 'password' },
      `@${urlHost(host)}:${port}`,
    ),
  );
  return concat('rabbit://', ...servers, '//');
}

/** A host as it stands in a URL, or before a port: an IPv6 address in brackets. */
export function urlHost(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

function isHost(host: string): boolean {
  return isIPv6(host) ? !host.includes('%') : DNS_NAME.test(host) && host.length <= 253;
}

function checkHost(path: readonly string[], host: string): void {
  if (!isHost(host)) {
    fail(path, `${JSON.stringify(host)} is no host name or address: write it without a scheme, a port or brackets`);
  }
}

/** `host:port`, with an IPv6 address in brackets. */
function checkServer(path: readonly string[], server: string): void {
  const [, address, name, port] = /^(?:\[([^\]]*)\]|([^:]*)):([0-9]+)$/.exec(server) ?? [];
  if (port === undefined || (address === undefined ? !isHost(name) : !isIPv6(address) || !isHost(address))) {
    fail(
      path,
      `${JSON.stringify(server)} is no server: write <host>:<port>, such as memcached.example.org:11211 or [fd00::1]:11211`,
    );
  }
  if (!isPort(port)) fail(path, `${JSON.stringify(server)} is no port: use 1 to 65535`);
}

function isPort(port: string): boolean {
  return /^[0-9]{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535;
}

/**
 * A URL that stands in manifests and files as it is: nothing in it may mean something there, and no login.
 *
 * @param tail what may follow the server
 * @param expected what it should be, and how to write it
 * @param secret the setting that names the Secret for a login
 */
export function checkUrl(path: readonly string[], url: string, tail: RegExp, expected: string, secret: string): void {
  const [, login, address, name, port = '443', rest] =
    /^https?:\/\/([^/?#]*@)?(?:\[([^\]@]*)\]|([^/?#:@[\]]*))(?::([^/?#@]*))?(.*)$/s.exec(url) ?? [];
  if (login !== undefined) fail(path, `holds a login: put it into a Secret and name that in ${secret}`);
  const isServer = address === undefined ? isHost(name ?? '') : isIPv6(address) && isHost(address);
  if (!isServer || !isPort(port) || !tail.test(rest)) fail(path, `${JSON.stringify(url)} is no ${expected}`);
}
