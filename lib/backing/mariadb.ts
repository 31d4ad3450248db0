import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { concat, secretText, text, type Text } from '../oslo/ini';
import type { Cloud } from '../core/cloud';
import type { IDatabase, IReference, Peer } from '../core/connections';
import { fail } from '../core/errors';
import { bindAddress } from '../core/front';
import { type Manifest, object } from '../core/k8s';
import { scriptFile } from '../core/scripts';
import type { Members, ObjectName, Schedule, VolumeSize } from '../core/settings';
import type { Beside, ConfigFile, Process, Program, Task, UnitSpec, Wait } from '../core/spec';
import { certificateFiles, certificateSecret } from '../core/tls';
import { buildUnit, checkSize, volumeClaim } from '../core/unit';

/** Options of `MariaDb`. */
export interface MariaDbProps {
  readonly cloud: Cloud;
  /**
   * Servers: with 3, any one may be lost. Change the number and apply.
   * @default - 3 where the cloud's size is `medium` or `large`, else 1
   */
  readonly replicas?: Members;
  /**
   * Size of the volume of each, a Kubernetes quantity.
   * @default 10Gi
   */
  readonly size?: VolumeSize;
  /**
   * Whole texts of its files by name, instead of ours: `my.cnf`.
   * @default - none
   */
  readonly files?: Record<string, string>;
  /**
   * Backups of all databases: `{}` with the defaults.
   * @default - none
   */
  readonly backup?: MariaDbBackup;
}

/** When and where to MariaDB is backed up. */
export interface MariaDbBackup {
  /**
   * When.
   * @default 7 2 * * *
   */
  readonly schedule?: Schedule;
  /**
   * How many backups are kept: an old one goes when a new one has been read back.
   * @default 7
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  readonly keep?: number;
  /**
   * Size of the volume that is made for them, a Kubernetes quantity.
   * @default 10Gi
   */
  readonly size?: VolumeSize;
  /**
   * A PersistentVolumeClaim of the namespace that is there, instead of a volume that is made: for one that is kept
   * elsewhere.
   * @default - one is made
   */
  readonly claim?: ObjectName;
}

/**
 * MariaDB with one replica, or a Galera cluster of three, each on a volume of its own.
 *
 * A cluster comes up by itself, also after all of it was lost at once, from the member with the newest transaction
 * (`files/mariadb.py`). Clients write to one member at a time: a HAProxy beside each member passes them on to it.
 *
 * `root` logs in on the server's own socket alone. Databases and users are made by another one (Secret
 * `mariadb-admin`), who only tasks know: it may not stop the server nor read its files, but who makes users could make
 * one that may. The passwords of both are set anew from their Secrets at each start, so that a changed Secret takes
 * one restart.
 */
export class MariaDb extends Construct implements IDatabase {
  public readonly host: string;
  public readonly port: number = PORT;
  public readonly adminSecret: string = ADMIN;
  public readonly prefix: string = '';
  public readonly objects: Record<string, ApiObject>;
  /** @internal */
  public readonly _waitsFor: Wait[] = ['service/mariadb'];
  /** @internal */
  public readonly _peers: Peer[] = [{ unit: 'mariadb', process: 'mariadb', port: PORT }];

  constructor(scope: Construct, id: string, props: MariaDbProps) {
    super(scope, id);
    this.host = `mariadb.${props.cloud.namespace}.svc`;
    this.objects = buildUnit(this, props.cloud, mariadb(props), {
      texts: { path: ['database', 'files'], files: props.files ?? {} },
    });
    const volume = props.backup && backupVolume(props.cloud, props.backup);
    if (volume) this.objects[`PersistentVolumeClaim/${BACKUPS}`] = object(this, 'backups', volume);
  }
}

const PORT = 3306;
/** Where backups are kept. */
const BACKUPS = 'mariadb-backups';
/** Of members of a cluster: the server itself, behind the proxy, and what they tell each other. */
const MEMBER_PORTS = { server: 3307, sst: 4444, galera: 4567, ist: 4568, state: 4569 } as const;
const ROOT = 'mariadb-root';
const ADMIN = 'mariadb-admin';
const BACKUP = 'mariadb-backup';
/** Who makes backups. @see files/backup.py, which leaves this account where it is */
const READER = 'openstack_backup';
/** Seconds that InnoDB may need to recover after a crash. */
const RECOVERY = 3600;
const VOLUME = '/var/lib/mysql';
const DATA = `${VOLUME}/data`;
/** Where the kubelet asks a proxy how it is. */
const PROXY_HEALTH = 3308;
/** By which members know each other. */
const TLS = 'mariadb-tls';
const CERTIFICATES = '/etc/mysql/tls';

/** @internal */
export function mariadb({
  cloud,
  replicas = cloud._size.replicas < 3 ? 1 : 3,
  size = '10Gi',
  backup,
}: MariaDbProps): UnitSpec {
  const domain = `mariadb-nodes.${cloud.namespace}.svc`;
  const cluster = replicas === 1 ? undefined : galera(cloud, replicas);
  return {
    name: 'mariadb',
    user: 'mysql',
    backing: true,
    secrets: [
      { name: ROOT, data: { password: { generate: 'password' } } },
      { name: ADMIN, data: { username: { value: 'openstack' }, password: { generate: 'password' } } },
      ...(cluster === undefined ? [] : [certificateSecret(TLS)]),
      ...(backup ? [{ name: BACKUP, data: { password: { generate: 'password' as const } } }] : []),
    ],
    files: {
      'my.cnf': { path: '/etc/mysql/my.cnf', content: myCnf(cloud, cluster !== undefined) },
      'mariadb.py': scriptFile('mariadb.py'),
      'init.sql': { path: '/openstack/init.sql', content: initSql(cluster !== undefined, backup !== undefined) },
      ...cluster?.files,
      ...(backup && { 'backup.py': scriptFile('backup.py') }),
    },
    tasks: backup && backups(cloud, backup),
    processes: {
      mariadb: {
        image: 'mariadb-server',
        command: [
          ...['python3', '/openstack/mariadb.py', 'mariadbd', '--defaults-file=/etc/mysql/my.cnf'],
          '--init-file=/openstack/init.sql',
        ],
        env: { REPLICAS: String(replicas), DOMAIN: domain, ...cluster?.env },
        podFields: { POD_NAME: 'metadata.name', ...cluster?.podFields },
        runsOn: ['control'],
        replicas,
        claim: { name: 'data', size: checkSize(['database', 'size'], size) },
        mounts: [{ path: VOLUME, claim: 'data' }],
        writable: { '/run/mysqld': 16 },
        // bounded by its buffers and connections
        requests: { cpu: 100, memory: 384, limit: 'none' },
        grace: 120,
        ...(cluster?.process ?? {
          files: ['my.cnf', 'mariadb.py', 'peers.py', 'init.sql'],
          port: PORT,
          // the socket answers before a login is needed; no client, no password
          health: { exec: ['mariadb-admin', '--defaults-file=/etc/mysql/my.cnf', 'ping'], patience: RECOVERY },
        }),
      },
    },
  };
}

/** What is made for them, where there is no volume yet. */
function backupVolume(cloud: Cloud, { size, claim }: MariaDbBackup): Manifest | undefined {
  const path = ['database', 'backup'];
  if (claim !== undefined) {
    if (size !== undefined) fail([...path, 'size'], `is of no use: the claim ${claim} has its own`);
    return undefined;
  }
  if (cloud._storage.ephemeral) fail(path, 'would be gone with its pod: storage.ephemeral keeps nothing; name a claim');
  return volumeClaim(cloud, 'mariadb', { name: BACKUPS, size: checkSize([...path, 'size'], size ?? '10Gi') });
}

/** Made by a user that reads all and writes nothing; restored when somebody asks for it. */
function backups(cloud: Cloud, { schedule = '7 2 * * *', keep = 7, claim = BACKUPS }: MariaDbBackup): Task[] {
  const server: IReference = {
    _waitsFor: ['service/mariadb'],
    _peers: [{ unit: 'mariadb', process: 'mariadb', port: PORT }],
  };
  const task = (name: string, login: Readonly<Record<string, Text>>, when: string): Task => ({
    name,
    steps: {
      [name]: {
        image: 'mariadb-server',
        command: ['python3', '/openstack/backup.py', name],
        files: ['backup.py'],
        env: { DB_HOST: `mariadb.${cloud.namespace}.svc`, DB_PORT: String(PORT), FOLDER: '/backups', ...login },
        mounts: [{ path: '/backups', volume: claim }],
        requests: { cpu: 50, memory: 64, limit: 512 },
      },
    },
    uses: [server],
    schedule: when,
  });
  const admin = secretText({ secret: ADMIN, key: 'username' });
  const password = (secret: string) => secretText({ secret, key: 'password' });
  return [
    task('backup', { DB_USER: READER, MYSQL_PWD: password(BACKUP), ADMIN: admin, KEEP: String(keep) }, schedule),
    task('restore', { DB_USER: admin, MYSQL_PWD: password(ADMIN) }, 'never'),
  ];
}

/** What members of a cluster have otherwise. */
function galera(cloud: Cloud, replicas: number): Cluster {
  const certificates = certificateFiles(TLS, CERTIFICATES);
  const members: IReference = {
    _waitsFor: [],
    _peers: Object.values(MEMBER_PORTS).map((port) => ({ unit: 'mariadb', process: 'mariadb', port })),
  };
  const proxy: Program & Beside = {
    image: 'haproxy',
    command: ['bash', '/openstack/proxy.sh'],
    files: ['haproxy.cfg', 'proxy.sh'],
    ports: { main: PORT },
    health: { http: '/alive', port: PROXY_HEALTH, ready: '/ready' },
    requests: { cpu: 10, memory: 64, limit: 256 },
  };
  return {
    files: {
      ...certificates,
      'haproxy.cfg': { content: haproxyCfg(cloud, replicas) },
      'proxy.sh': { path: '/openstack/proxy.sh', content: PROXY },
    },
    env: { LISTEN: cloud.listen, CERTIFICATES },
    podFields: { POD_IP: 'status.podIP' },
    process: {
      files: ['my.cnf', 'mariadb.py', 'peers.py', 'init.sql', ...Object.keys(certificates)],
      ports: MEMBER_PORTS,
      uses: [members],
      health: { http: '/alive', port: MEMBER_PORTS.state, ready: '/ready', patience: RECOVERY },
      beside: { proxy },
    },
  };
}

interface Cluster {
  readonly files: Readonly<Record<string, ConfigFile>>;
  readonly env: Readonly<Record<string, string>>;
  readonly podFields: Readonly<Record<string, string>>;
  readonly process: Pick<Process, 'files' | 'ports' | 'uses' | 'health' | 'beside'>;
}

/** What it takes to make databases, and users who may do everything in them. */
const GRANTED = [
  ...['select', 'insert', 'update', 'delete', 'create', 'drop', 'references', 'index', 'alter', 'trigger', 'event'],
  ...['create temporary tables', 'lock tables', 'execute', 'create view', 'show view', 'create routine'],
  ...['alter routine', 'create user'],
];

/** Durable and read by every OpenStack project (utf8mb3, row-based); sizes grow with the cloud. */
function myCnf({ listen, _size: { factor } }: Cloud, isMember: boolean): string {
  return `[client]
socket = /run/mysqld/mysqld.sock

[mariadbd]
user = mysql
datadir = ${DATA}
socket = /run/mysqld/mysqld.sock
pid-file = /run/mysqld/mysqld.pid
bind-address = ${listen.replace(/[[\]]/g, '')}
port = ${isMember ? MEMBER_PORTS.server : PORT}
skip-name-resolve
character-set-server = utf8mb3
collation-server = utf8mb3_general_ci
default-storage-engine = InnoDB
innodb_file_per_table = ON
innodb_buffer_pool_size = ${256 * factor}M
max_connections = ${1000 * factor}
max_allowed_packet = 64M
binlog_format = ROW
${isMember ? TRANSFER : ''}`;
}

/** A member that gets all data from another knows it, and is known, by the certificate. */
const TRANSFER = `
[sst]
encrypt = 3
ssl-mode = VERIFY_CA
ssl-ca = ${CERTIFICATES}/ca.crt
ssl-cert = ${CERTIFICATES}/tls.crt
ssl-key = ${CERTIFICATES}/tls.key
`;

/**
 * Passes clients on to the one member that says that it is the writer; when another says so, their connections to the
 * one before end. Where none is at the moment, a new client waits a little.
 */
function haproxyCfg({ listen, _size: { factor } }: Cloud, replicas: number): string {
  const servers = Array.from({ length: replicas }, (_, i) => {
    const name = `mariadb-${i}`;
    return `    server ${name} "${name}.mariadb-nodes.\${DOMAIN}:${MEMBER_PORTS.server}"`;
  });
  return `global
    log stdout format raw daemon notice
    nbthread 1
    maxconn ${1000 * factor}
    hard-stop-after 20s

defaults
    mode tcp
    log global
    timeout connect 3s
    # as long as MariaDB keeps a connection of which nothing is heard
    timeout client 8h
    timeout server 8h

resolvers kubernetes
    parse-resolv-conf
    accepted_payload_size 8192
    timeout resolve 1s
    timeout retry 1s
    hold valid 1s
    hold nx 1s
    hold other 1s
    hold refused 1s
    hold timeout 1s

frontend clients
    bind ${bindAddress(listen, PORT)}
    tcp-request inspect-delay 2s
    tcp-request content accept if { nbsrv(writer) gt 0 }
    tcp-request content accept if WAIT_END
    default_backend writer

frontend health
    mode http
    bind ${bindAddress(listen, PROXY_HEALTH)}
    http-request return status 503 if { path /ready } { nbsrv(writer) eq 0 }
    http-request return status 200

backend writer
    option httpchk GET /writer
    default-server check port ${MEMBER_PORTS.state} inter 1s fastinter 300ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions init-addr none resolvers kubernetes
${servers.join('\n')}
`;
}

/**
 * HAProxy asks DNS for full names only: the first domain that is searched is that of the namespace. Told to end, it
 * takes new clients until all have heard that the pod ends, and keeps those it has for as long as it may.
 */
const PROXY = `set -euo pipefail
while read -r key first _; do
  if [ "$key" = search ]; then export DOMAIN=$first; fi
done < /etc/resolv.conf
haproxy -W -db -f /etc/mariadb/haproxy.cfg &
trap 'sleep 5; kill -USR1 $!' TERM
wait $! || wait $!
`;

const rootPassword = { secret: ROOT, key: 'password', filter: 'sql' } as const;
const admin = { secret: ADMIN, key: 'username', filter: 'sql' } as const;
const adminPassword = { secret: ADMIN, key: 'password', filter: 'sql' } as const;

const INIT_SQL = text`create user if not exists root@localhost identified by '${rootPassword}';
alter user root@localhost identified by '${rootPassword}';
grant all privileges on *.* to root@localhost with grant option;
create user if not exists '${admin}'@'%' identified by '${adminPassword}';
alter user '${admin}'@'%' identified by '${adminPassword}';
grant ${GRANTED.join(', ')} on *.* to '${admin}'@'%' with grant option;
drop user if exists root@'%';
drop user if exists ''@localhost;
`;

/** A user for the programs of the pod, by the socket: mariadb.py, and what sends all data to another member. */
const MEMBER_SQL = text`${INIT_SQL}create user if not exists mysql@localhost identified via unix_socket;
grant reload, process, lock tables, binlog monitor on *.* to mysql@localhost;
grant select, insert, update, create on cdk8s_openstack.* to mysql@localhost;
`;

const readerPassword = { secret: BACKUP, key: 'password', filter: 'sql' } as const;

const READER_SQL = text`create user if not exists ${READER}@'%' identified by '${readerPassword}';
alter user ${READER}@'%' identified by '${readerPassword}';
grant select, show view, trigger on *.* to ${READER}@'%';
`;

function initSql(isMember: boolean, isBackedUp: boolean): Text {
  return concat(isMember ? MEMBER_SQL : INIT_SQL, ...(isBackedUp ? [READER_SQL] : []));
}
