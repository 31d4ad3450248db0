import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { text } from '../oslo/ini';
import type { Cloud } from '../core/cloud';
import type { IDatabase, Peer } from '../core/connections';
import type { VolumeSize } from '../core/settings';
import type { UnitSpec, Wait } from '../core/spec';
import { buildUnit, checkSize } from '../core/unit';

/** Options of `MariaDb`. */
export interface MariaDbProps {
  readonly cloud: Cloud;
  /**
   * Size of its volume, a Kubernetes quantity.
   * @default 10Gi
   */
  readonly size?: VolumeSize;
  /**
   * Whole texts of its files by name, instead of ours: `my.cnf`.
   * @default - none
   */
  readonly files?: Record<string, string>;
}

/**
 * MariaDB with one replica on a volume of its own.
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
  }
}

const PORT = 3306;
const ROOT = 'mariadb-root';
const ADMIN = 'mariadb-admin';
/** Seconds that InnoDB may need to recover after a crash. */
const RECOVERY = 3600;
const VOLUME = '/var/lib/mysql';
const DATA = `${VOLUME}/data`;

/** @internal */
export function mariadb({ cloud, size = '10Gi' }: MariaDbProps): UnitSpec {
  const writable = { '/run/mysqld': 16 };
  const mounts = [{ path: VOLUME, claim: 'data' }];
  return {
    name: 'mariadb',
    user: 'mysql',
    backing: true,
    secrets: [
      { name: ROOT, data: { password: { generate: 'password' } } },
      { name: ADMIN, data: { username: { value: 'openstack' }, password: { generate: 'password' } } },
    ],
    files: {
      'my.cnf': { path: '/etc/mysql/my.cnf', content: myCnf(cloud) },
      'prepare.sh': { path: '/openstack/prepare.sh', content: PREPARE },
      'init.sql': { path: '/openstack/init.sql', content: INIT_SQL },
    },
    processes: {
      mariadb: {
        image: 'mariadb-server',
        command: ['mariadbd', '--defaults-file=/etc/mysql/my.cnf', '--init-file=/openstack/init.sql'],
        files: ['my.cnf', 'init.sql'],
        runsOn: ['control'],
        replicas: 1,
        port: PORT,
        // the socket answers before a login is needed; no client, no password
        health: { exec: ['mariadb-admin', '--defaults-file=/etc/mysql/my.cnf', 'ping'], patience: RECOVERY },
        claim: { name: 'data', size: checkSize(['database', 'size'], size) },
        mounts,
        writable,
        prepare: {
          prepare: {
            image: 'mariadb-server',
            command: ['bash', '/openstack/prepare.sh'],
            files: ['prepare.sh', 'my.cnf'],
            mounts,
            writable,
          },
        },
        // bounded by its buffers and connections
        requests: { cpu: 100, memory: 384, limit: 'none' },
        grace: 120,
      },
    },
  };
}

/** What it takes to make databases, and users who may do everything in them. */
const GRANTED = [
  ...['select', 'insert', 'update', 'delete', 'create', 'drop', 'references', 'index', 'alter', 'trigger', 'event'],
  ...['create temporary tables', 'lock tables', 'execute', 'create view', 'show view', 'create routine'],
  ...['alter routine', 'create user'],
];

/** Durable and read by every OpenStack project (utf8mb3, row-based); sizes grow with the cloud. */
function myCnf({ listen, _size: { factor } }: Cloud): string {
  return `[client]
socket = /run/mysqld/mysqld.sock

[mariadbd]
user = mysql
datadir = ${DATA}
socket = /run/mysqld/mysqld.sock
pid-file = /run/mysqld/mysqld.pid
bind-address = ${listen.replace(/[[\]]/g, '')}
port = ${PORT}
skip-name-resolve
character-set-server = utf8mb3
collation-server = utf8mb3_general_ci
default-storage-engine = InnoDB
innodb_file_per_table = ON
innodb_buffer_pool_size = ${256 * factor}M
max_connections = ${1000 * factor}
max_allowed_packet = 64M
binlog_format = ROW
`;
}

/** The data directory appears whole or not at all, whenever this is cut short. */
const PREPARE = `set -euo pipefail
if [ -d ${DATA} ]; then
  echo "${DATA} is there"
  exit 0
fi
rm -rf ${VOLUME}/new
mariadb-install-db --defaults-file=/etc/mysql/my.cnf --datadir=${VOLUME}/new \\
  --auth-root-authentication-method=normal --skip-test-db
mv ${VOLUME}/new ${DATA}
echo "made ${DATA}"
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
