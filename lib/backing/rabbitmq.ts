import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { text } from '../oslo/ini';
import type { Cloud } from '../core/cloud';
import type { IBusManagement, IMessageBus, Peer } from '../core/connections';
import type { VolumeSize } from '../core/settings';
import type { UnitSpec, Wait } from '../core/spec';
import { buildUnit, checkSize } from '../core/unit';

/** Options of `RabbitMq`. */
export interface RabbitMqProps {
  readonly cloud: Cloud;
  /**
   * Size of its volume, a Kubernetes quantity.
   * @default 5Gi
   */
  readonly size?: VolumeSize;
  /**
   * Whole texts of its files by name, instead of ours: `rabbitmq.conf`.
   * @default - none
   */
  readonly files?: Record<string, string>;
}

/**
 * RabbitMQ with one replica on a volume of its own.
 *
 * Each service has a user and a virtual host of its own, made by its tasks. Its administrator (Secret
 * `rabbitmq-admin`), who only those tasks know, is defined anew from its Secret at each start, as a salted hash.
 */
export class RabbitMq extends Construct implements IMessageBus {
  public readonly hosts: string[];
  public readonly port: number = PORT;
  public readonly objects: Record<string, ApiObject>;
  /** @internal */
  public readonly _waitsFor: Wait[] = WAITS;
  /** @internal */
  public readonly _peers: Peer[] = [{ ...PEER, port: PORT }];
  /** @internal */
  public readonly _management: IBusManagement;

  constructor(scope: Construct, id: string, props: RabbitMqProps) {
    super(scope, id);
    this.hosts = [`rabbitmq.${props.cloud.namespace}.svc`];
    this._management = {
      url: `http://${this.hosts[0]}:${MANAGEMENT}`,
      adminSecret: ADMIN,
      _waitsFor: WAITS,
      _peers: [{ ...PEER, port: MANAGEMENT }],
    };
    this.objects = buildUnit(this, props.cloud, rabbitmq(props), {
      texts: { path: ['messageBus', 'files'], files: props.files ?? {} },
    });
  }
}

const PORT = 5672;
const MANAGEMENT = 15672;
const WAITS: Wait[] = ['service/rabbitmq'];
const PEER = { unit: 'rabbitmq', process: 'rabbitmq' };
const ADMIN = 'rabbitmq-admin';
const COOKIE = 'rabbitmq-cookie';
const DATA = '/var/lib/rabbitmq';

/** @internal */
export function rabbitmq({ cloud, size = '5Gi' }: RabbitMqProps): UnitSpec {
  const limit = 1024 * Math.max(1, cloud._size.workers / 2);
  const nodes = `rabbitmq-nodes.${cloud.namespace}.svc`;
  return {
    name: 'rabbitmq',
    user: 'rabbitmq',
    backing: true,
    secrets: [
      { name: ADMIN, data: { username: { value: 'admin' }, password: { generate: 'password' } } },
      { name: COOKIE, data: { cookie: { generate: 'cookie' } } },
    ],
    files: {
      'rabbitmq.conf': { content: rabbitmqConf(cloud.listen.replace(/[[\]]/g, ''), limit) },
      enabled_plugins: { content: '[rabbitmq_management,rabbitmq_prometheus].\n' },
      'definitions.json': { content: DEFINITIONS },
      '.erlang.cookie': { path: '/openstack/.erlang.cookie', content: text`${{ secret: COOKIE, key: 'cookie' }}` },
      'prepare.sh': { path: '/openstack/prepare.sh', content: PREPARE },
    },
    processes: {
      rabbitmq: {
        image: 'rabbitmq',
        command: ['/usr/lib/rabbitmq/bin/rabbitmq-server'],
        files: ['rabbitmq.conf', 'enabled_plugins', 'definitions.json'],
        env: {
          // a name that stays the same wherever the pod runs, and by which other members could find it
          RABBITMQ_NODENAME: `rabbit@$(POD_NAME).${nodes}`,
          RABBITMQ_USE_LONGNAME: 'true',
          RABBITMQ_CONFIG_FILE: '/etc/rabbitmq/rabbitmq.conf',
          RABBITMQ_ENABLED_PLUGINS_FILE: '/etc/rabbitmq/enabled_plugins',
          RABBITMQ_LOGS: '-',
          // on a shared node idle schedulers do not spin
          RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none',
          HOME: DATA,
        },
        podFields: { POD_NAME: 'metadata.name' },
        runsOn: ['control'],
        replicas: 1,
        port: PORT,
        knowsUsers: true,
        // the last two for members of a cluster; on the host network the scheduler has to know of them
        ports: { management: MANAGEMENT, metrics: 15692, epmd: 4369, distribution: 25672 },
        health: { tcp: PORT, patience: 3600 },
        claim: { name: 'data', size: checkSize(['messageBus', 'size'], size) },
        mounts: [{ path: DATA, claim: 'data' }],
        writable: { '/var/log/rabbitmq': 128 },
        prepare: {
          prepare: {
            image: 'rabbitmq',
            command: ['bash', '/openstack/prepare.sh', nodes],
            files: ['prepare.sh', '.erlang.cookie'],
            podFields: { POD_NAME: 'metadata.name' },
            mounts: [{ path: DATA, claim: 'data' }],
          },
        },
        requests: { cpu: 100, memory: 256, limit: 1024 },
        grace: 60,
      },
    },
  };
}

/** Publishers are held back before the kernel ends it. */
function rabbitmqConf(address: string, limit: number): string {
  return `listeners.tcp.default = ${address}:${PORT}
management.tcp.ip = ${address}
management.tcp.port = ${MANAGEMENT}
# users and virtual hosts are made by it, nothing is watched
management.disable_stats = true
management_agent.disable_metrics_collector = true
vm_memory_high_watermark.absolute = ${Math.floor(limit * 0.6)}MiB
loopback_users = none
load_definitions = /etc/rabbitmq/definitions.json
log.console = true
log.console.level = info
log.file = false
cluster_partition_handling = pause_minority
queue_master_locator = min-masters
prometheus.tcp.ip = ${address}
prometheus.tcp.port = 15692
`;
}

const DEFINITIONS = text`{
  "users": [
    {
      "name": "${{ secret: ADMIN, key: 'username', filter: 'json' }}",
      "password_hash": "${{ secret: ADMIN, key: 'password', filter: 'rabbitmq' }}",
      "hashing_algorithm": "rabbit_password_hashing_sha256",
      "tags": ["administrator"]
    }
  ],
  "vhosts": [{ "name": "/" }],
  "permissions": [
    {
      "user": "${{ secret: ADMIN, key: 'username', filter: 'json' }}",
      "vhost": "/",
      "configure": ".*",
      "write": ".*",
      "read": ".*"
    }
  ]
}
`;

/**
 * Erlang wants its cookie in the home directory, owned by the user and closed to everybody else, and a node
 * wants to find its own name, which DNS may learn a moment after the pod has started.
 */
const PREPARE = `set -euo pipefail
until getent hosts "$POD_NAME.$1" > /dev/null; do
  echo "waits for $POD_NAME.$1 in DNS"
  sleep 0.5
done
cp -f /openstack/.erlang.cookie ${DATA}/.erlang.cookie.new
chmod 400 ${DATA}/.erlang.cookie.new
mv -f ${DATA}/.erlang.cookie.new ${DATA}/.erlang.cookie
`;
