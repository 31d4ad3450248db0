/** Ceph as its clients know it: which cluster, as whom, in which pool. */
import { createHash } from 'node:crypto';
import { concat, type Ini, merge, render, type SecretKey, text, type Text, unreadable } from '../oslo/ini';
import { fail, throwAny } from './errors';
import { DNS_NAME } from './names';
import type { CephClientSettings, CephPools, CephSettings, StorageSettings } from './settings';
import type { ConfigFile } from './spec';

/** A user of a cluster, with the pool that it works in. */
export interface CephClient {
  readonly user: string;
  readonly pool: string;
  readonly monitors: readonly string[] | SecretKey;
  /** What the user proves itself by. */
  readonly key: SecretKey;
  /** More of ceph.conf. */
  readonly conf: CephConf;
}

type CephConf = NonNullable<CephClientSettings['conf']>;

/** Who a client is, where nobody says otherwise. */
export interface UsualClient {
  readonly user: string;
  readonly pool: keyof CephPools;
}

/** How all Secrets begin that Rook makes. */
export const ROOK_SECRET = 'rook-ceph-';
/** The one with the addresses of its monitors, and those with the keys of users. */
const ROOK_MONITORS: SecretKey = { secret: `${ROOK_SECRET}config`, key: 'mon_host' };
const rookKey = (user: string): SecretKey => ({ secret: `${ROOK_SECRET}client-${user}`, key: user });

/**
 * The client of these settings; what they leave out is that of `storage.ceph`.
 *
 * @param path where problems are said to be
 */
export function cephClient(
  { _storage: { ceph } }: { readonly _storage: StorageSettings },
  path: readonly string[],
  usual: UsualClient,
  { monitors, secret, user = usual.user, pool, conf = {} }: CephClientSettings = {},
): CephClient {
  const wrong = unreadable(conf as Ini);
  throwAny(wrong.map(({ path: at, message }) => ({ path: [...path, 'conf', ...at], message })));
  const own = secret === undefined ? undefined : { secret, key: 'key' };
  if (monitors !== undefined) {
    if (monitors.length === 0) fail([...path, 'monitors'], 'is empty: name at least one');
    const key =
      own ?? fail([...path, 'secret'], `is missing: the key of client.${user} in the cluster of its monitors`);
    return { user, pool: pool ?? usual.pool, monitors, key, conf };
  }
  if (ceph === undefined)
    fail([...path, 'monitors'], 'is missing: name the monitors of a cluster, or one for all services in storage.ceph');
  return {
    user,
    pool: pool ?? cephPools(ceph)[usual.pool],
    monitors: ceph.monitors ?? ROOK_MONITORS,
    key: own ?? keyOf(ceph, user),
    conf: merge({ global: { fsid: ceph.fsid } }, ceph.conf as Ini, conf as Ini) as CephConf,
  };
}

function keyOf({ secret }: CephSettings, user: string): SecretKey {
  return secret === undefined ? rookKey(user) : { secret, key: user };
}

/** The files of a client, and where the first of them is. */
export interface CephFiles {
  readonly conf: string;
  readonly files: Readonly<Record<string, ConfigFile>>;
}

/**
 * ceph.conf and the keyring of a client under a name of its own, by which librados finds the keyring also when nobody
 * tells it: several clusters may be known in one container.
 */
export function cephFiles(name: string, { user, monitors, key, conf }: CephClient): CephFiles {
  const path = `/etc/ceph/${name}.conf`;
  const keyring = `/etc/ceph/${name}.client.${user}.keyring`;
  // an address may have a comma itself: [v2:10.0.0.1:3300,v1:10.0.0.1:6789]
  const known = 'secret' in monitors ? undefined : monitors.join(',');
  const { body } = render(merge({ global: { mon_host: known, keyring } }, conf));
  return {
    conf: path,
    files: {
      [`${name}.conf`]: { path, content: 'secret' in monitors ? withMonitors(body, monitors) : body },
      [`${name}.keyring`]: { path: keyring, content: text`[client.${user}]\nkey = ${key}\n` },
    },
  };
}

/** Addresses that only a Secret knows, among the others of all clients. */
function withMonitors(body: string, monitors: SecretKey): Text {
  const [before, after] = body.split(/(?<=^\[global\]\n)/m);
  return concat(before, 'mon_host = ', monitors, '\n', after);
}

/**
 * By what id libvirt has the key of a client: the same for as long as the Secret has its name, since servers and
 * volumes that are attached remember it. As a UUID of version 5.
 */
export function libvirtSecretId({ key }: Pick<CephClient, 'key'>): string {
  const hash = createHash('sha1').update(`cdk8s-openstack/ceph/${key.secret}/${key.key}`).digest('hex');
  const variant = ((parseInt(hash[16], 16) & 0x3) | 0x8).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return [...parts, hash.slice(20, 32)].join('-');
}

/** The name of the StorageClass of `storage.ceph.volumes`. */
export function cephClassName(namespace: string): string {
  return `${namespace}-ceph-rbd`;
}

/** The pools of the cluster for all services. */
export function cephPools({ pools = {} }: CephSettings): Required<CephPools> {
  return { images: 'images', volumes: 'volumes', backups: 'backups', vms: 'vms', ...pools };
}

/** What is wrong with a cluster for all services. */
export function checkCeph({ monitors, secret, fsid, pools, rook, volumes }: CephSettings): void {
  const path = ['storage', 'ceph'];
  if (rook !== undefined) {
    const [useless] = Object.entries({ monitors, secret, fsid }).find(([, value]) => value !== undefined) ?? [];
    if (useless !== undefined)
      fail([...path, useless], 'is of no use: Rook makes the cluster, its users and their Secrets; keep it or rook');
    const named = Object.entries({ ...pools, ...(volumes?.pool && { volumes: volumes.pool }) });
    const [, odd] = named.find(([, pool]) => !DNS_NAME.test(pool)) ?? [];
    if (odd !== undefined)
      fail([...path, 'pools'], `"${odd}" cannot be the name of Rook's object: use lower-case letters, digits and "-"`);
    return;
  }
  if (monitors === undefined)
    fail([...path, 'monitors'], 'is missing: name the monitors of the cluster, or let Rook make one (rook: {})');
  if (monitors.length === 0) fail([...path, 'monitors'], 'is empty: name at least one');
  if (secret === undefined)
    fail(
      [...path, 'secret'],
      'is missing: name the Secret with the keys of the users (glance, cinder, cinder-backup, nova)',
    );
  if (volumes === undefined) return;
  if (fsid === undefined)
    fail([...path, 'fsid'], 'is missing: the driver of volumes (ceph-csi) knows the cluster by it');
  if (volumes.secret === undefined)
    fail([...path, 'volumes', 'secret'], 'is missing: name the Secret with userID and userKey for ceph-csi');
}
