/**
 * What units know of each other. Each is made by a unit of ours or by `fromExisting`; a unit that
 * takes one never asks which.
 */
import { isIPv6 } from 'node:net';
import { concat, type SecretKey, type Text } from '../oslo/ini';
import type { CephClient } from './ceph';
import { checked } from './check';
import { fail } from './errors';
import { DNS_NAME } from './names';
import type { IReference, Peer, Wait } from './reference';
import type { ObjectName, RegionName } from './settings';

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
  /** Host name or address. @example db.example.org */
  readonly host: string;
  /**
   * Port of the server.
   * @default 3306
   * @asType integer
   * @minimum 1
   * @maximum 65535
   */
  readonly port?: number;
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`. @example database-admin */
  readonly adminSecret: ObjectName;
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
    const path = ['database', 'existing'];
    const { host, port = 3306, adminSecret, prefix = '' } = checked('ExistingDatabaseProps', props, path);
    checkHost([...path, 'host'], host);
    checkPrefix([...path, 'prefix'], prefix, '_');
    const _waitsFor: Wait[] = [`tcp:${urlHost(host)}:${port}`];
    return { host, port, adminSecret, prefix, _waitsFor, _peers: [{ host, port }] };
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
  /** Host names or addresses of the cluster's nodes. @example ["mq.example.org"] */
  readonly hosts: string[];
  /**
   * Port of each node.
   * @default 5672
   * @asType integer
   * @minimum 1
   * @maximum 65535
   */
  readonly port?: number;
  /**
   * Name of a Secret in the cloud's namespace with the keys `username` and `password`: all services log in with it.
   * @example message-bus
   */
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
    // any of the hosts will do, and services look for one by themselves
    return { hosts, port, secret: adminSecret, _waitsFor: [], _peers: hosts.map((host) => ({ host, port })) };
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
  /** `host:port` of each server. @example ["cache.example.org:11211"] */
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
    const peers = servers.map((server) => server.split(/:(?=[0-9]+$)/));
    return {
      servers,
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
  /** URL that can be reached from the pods, with `/v3`. @example https://identity.example.org/v3 */
  readonly url: string;
  /** URL for users. @default - `url` */
  readonly publicUrl?: string;
  /** Region of the services that are registered. @default RegionOne */
  readonly region?: RegionName;
  /** Name of a Secret in the cloud's namespace with the keys `username` and `password`. @example keystone-admin */
  readonly adminSecret: ObjectName;
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
    const path = ['identity', 'existing'];
    const given = checked('ExistingIdentityProps', props, path);
    const { url, publicUrl = url, region = 'RegionOne', adminSecret, userPrefix = '' } = given;
    for (const [key, value] of Object.entries({ url, publicUrl })) {
      const expected = 'Keystone URL: write https://<host>[:<port>]/v3';
      checkUrl([...path, key], value, /^(\/[-A-Za-z0-9._~]+)*\/v3$/, expected, 'adminSecret');
    }
    checkPrefix([...path, 'userPrefix'], userPrefix, '_-');
    const _peers = [peerOf(url)];
    return { internalUrl: url, publicUrl, region, adminSecret, userPrefix, _waitsFor: [], _peers };
  }

  private constructor() {}
}

/** OVN's databases. */
export interface IOvn extends IReference {
  /** `ssl:<address>:<port>` of the northbound database, with a variable of Kubernetes' service links as address. */
  readonly northbound: string;
  /** The same of the southbound database. */
  readonly southbound: string;
  /** Secret with `ca.crt`, `tls.crt` and `tls.key`: who has it may change all networks. */
  readonly secret: string;
  /** The southbound database alone, which is all that nodes work with. @internal */
  readonly _southbound: IReference;
}

/** Open vSwitch on the nodes of servers and routers. */
export interface ISwitch extends IReference {
  /** Where its sockets are on each node, that of its database being `db.sock`. */
  readonly directory: string;
  /** Whether packets go through the kernel, or through a program without a module of the kernel. */
  readonly datapath: 'kernel' | 'userspace';
}

/** libvirt on the nodes of servers. */
export interface IHypervisor extends IReference {
  /** Where its sockets are on each node. */
  readonly directory: string;
  /** Secret with `ca.crt`, `tls.crt` and `tls.key`: who has it may open consoles of servers. */
  readonly secret: string;
}

/** Where servers ask what they are: Nova's metadata API, for the agents that pass their questions on. */
export interface IMetadata extends IReference {
  readonly host: string;
  readonly port: number;
  /** Secret whose key `secret` signs what the agents say of a server. */
  readonly secret: string;
}

/** What references are waited for, each once. */
export function waitsFor(uses: readonly IReference[] = []): Wait[] {
  return [...new Set(uses.flatMap((one) => one._waitsFor))];
}

/**
 * The URL that SQLAlchemy takes; with a placeholder instead of the password it is a plain string.
 *
 * @param scheme another one, for those who want a database by another library
 */
export function databaseUrl(
  { host, port, prefix }: IDatabase,
  user: string,
  password: SecretKey | string,
  name: string,
  scheme = 'mysql+pymysql',
): Text {
  return concat(`${scheme}://${prefix}${user}:`, password, `@${urlHost(host)}:${port}/${prefix}${name}`);
}

/** The URL that oslo.messaging takes: of a service's own virtual host, or of the one that all share. */
export function transportUrl(
  { hosts, port, secret }: IMessageBus,
  service: string,
  vhost: string = service,
  password: SecretKey | string = busPassword(service),
): Text {
  const login =
    secret === undefined
      ? concat(`${service}:`, password)
      : concat({ secret, key: 'username' }, ':', { secret, key: 'password' });
  const servers = hosts.map((host, i) => concat(i > 0 ? ',' : '', login, `@${urlHost(host)}:${port}`));
  return concat('rabbit://', ...servers, secret === undefined ? `/${vhost}` : '//');
}

/** The password of a service's user on the message bus. */
export function busPassword(service: string): SecretKey {
  return { secret: `${service}-message-bus`, key: 'password' };
}

function peerOf(url: string): Peer {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

/** A host as it stands in a URL, or before a port: an IPv6 address in brackets. */
function urlHost(host: string): string {
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

/** @param also what may stand in it beside letters and digits */
function checkPrefix(path: readonly string[], prefix: string, also: string): void {
  if (!new RegExp(`^([A-Za-z0-9][A-Za-z0-9${also}]{0,15})?$`).test(prefix)) {
    const marks = also
      .split('')
      .map((mark) => `"${mark}"`)
      .join(' and ');
    fail(path, `"${prefix}" cannot begin a name: use letters, digits and ${marks}, at most 16`);
  }
}

/** As whom servers come to disks or volumes in Ceph. */
export interface IServerDisks {
  /** @internal */
  readonly _clients: readonly CephClient[];
}
