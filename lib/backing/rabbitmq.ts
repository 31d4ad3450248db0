import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { secretText, text } from '../oslo/ini';
import type { Cloud } from '../core/cloud';
import type { IBusManagement, IMessageBus, IReference, Peer } from '../core/connections';
import { scriptFile } from '../core/scripts';
import type { Members, VolumeSize } from '../core/settings';
import type { UnitSpec, Wait } from '../core/spec';
import { certificateFiles, certificateSecret } from '../core/tls';
import { buildUnit, checkSize } from '../core/unit';

/** Options of `RabbitMq`. */
export interface RabbitMqProps {
  readonly cloud: Cloud;
  /**
   * Members of its cluster: with 3, any one may be lost. Change the number and apply.
   * @default - 3 where the cloud's size is `medium` or `large`, else 1
   */
  readonly replicas?: Members;
  /**
   * Size of the volume of each, a Kubernetes quantity.
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
 * RabbitMQ with one replica, or a cluster of three, each on a volume of its own.
 *
 * A cluster forms, and comes back after all of it was lost at once, by itself (`files/rabbitmq.py`). Members know each
 * other by a cookie and a certificate. Services make quorum queues alone, with one replica as well, so that a cluster
 * that grows takes them as they are.
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
/** By which members, and the tools beside them, know each other. */
const TLS = 'rabbitmq-tls';
const CERTIFICATES = '/etc/rabbitmq/tls';
const STATE = 15673;
/** What members tell each other. */
const MEMBER_PORTS = { epmd: 4369, distribution: 25672, state: STATE } as const;

/** @internal */
export function rabbitmq({
  cloud,
  replicas = cloud._size.replicas < 3 ? 1 : 3,
  size = '5Gi',
}: RabbitMqProps): UnitSpec {
  const limit = 1024 * Math.max(1, cloud._size.workers / 2);
  const domain = `rabbitmq-nodes.${cloud.namespace}.svc`;
  // also of those that are not there yet: the Secret is made once
  const hosts = [0, 1, 2].map((i) => `rabbitmq-${i}.${domain}`);
  const certificates = certificateFiles(TLS, CERTIFICATES);
  const members: IReference = {
    _waitsFor: [],
    _peers: Object.values(MEMBER_PORTS).map((port) => ({ ...PEER, port })),
  };
  return {
    name: 'rabbitmq',
    user: 'rabbitmq',
    backing: true,
    secrets: [
      { name: ADMIN, data: { username: { value: 'admin' }, password: { generate: 'password' } } },
      { name: COOKIE, data: { cookie: { generate: 'cookie' } } },
      certificateSecret(TLS, hosts),
    ],
    files: {
      ...certificates,
      'rabbitmq.conf': { content: rabbitmqConf(cloud.listen.replace(/[[\]]/g, ''), limit) },
      'rabbitmq-env.conf': { content: ENVIRONMENT },
      enabled_plugins: { content: '[rabbitmq_management,rabbitmq_prometheus].\n' },
      'distribution.config': { content: DISTRIBUTION },
      'definitions.json': { content: DEFINITIONS },
      '.erlang.cookie': { path: '/openstack/.erlang.cookie', content: text`${{ secret: COOKIE, key: 'cookie' }}` },
      'prepare.sh': { path: '/openstack/prepare.sh', content: PREPARE },
      'rabbitmq.py': scriptFile('rabbitmq.py'),
    },
    processes: {
      rabbitmq: {
        image: 'rabbitmq',
        command: ['python3', '/openstack/rabbitmq.py', '/usr/lib/rabbitmq/bin/rabbitmq-server'],
        files: [
          ...['rabbitmq.py', 'peers.py', 'rabbitmq.conf', 'rabbitmq-env.conf', 'enabled_plugins', 'definitions.json'],
          'distribution.config',
          ...Object.keys(certificates),
        ],
        env: {
          REPLICAS: String(replicas),
          DOMAIN: domain,
          LISTEN: cloud.listen,
          ADMIN_USER: secretText({ secret: ADMIN, key: 'username' }),
          ADMIN_PASSWORD: secretText({ secret: ADMIN, key: 'password' }),
          // a name that stays the same wherever the pod runs, and by which other members find it
          RABBITMQ_NODENAME: `rabbit@$(POD_NAME).${domain}`,
          RABBITMQ_USE_LONGNAME: 'true',
          RABBITMQ_CONFIG_FILE: '/etc/rabbitmq/rabbitmq.conf',
          RABBITMQ_ENABLED_PLUGINS_FILE: '/etc/rabbitmq/enabled_plugins',
          RABBITMQ_LOGS: '-',
          HOME: DATA,
        },
        podFields: { POD_NAME: 'metadata.name' },
        runsOn: ['control'],
        replicas,
        port: PORT,
        knowsUsers: true,
        ports: { management: MANAGEMENT, metrics: 15692, ...MEMBER_PORTS },
        uses: [members],
        health: { http: '/alive', port: STATE, ready: '/ready', patience: 3600 },
        claim: { name: 'data', size: checkSize(['messageBus', 'size'], size) },
        mounts: [{ path: DATA, claim: 'data' }],
        writable: { '/var/log/rabbitmq': 128 },
        prepare: {
          prepare: {
            image: 'rabbitmq',
            command: ['bash', '/openstack/prepare.sh', domain],
            files: ['prepare.sh', '.erlang.cookie'],
            podFields: { POD_NAME: 'metadata.name' },
            mounts: [{ path: DATA, claim: 'data' }],
          },
        },
        requests: { cpu: 100, memory: 256, limit: 1024 },
        grace: 180,
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
queue_leader_locator = balanced
prometheus.tcp.ip = ${address}
prometheus.tcp.port = 15692
`;
}

/**
 * For the server and its tools, also those that a human starts in the pod. Erlang reads its arguments before it knows
 * where its libraries are; on a shared node its idle schedulers do not spin.
 */
const ENVIRONMENT = `TLS="-pa $(echo /usr/lib/erlang/lib/ssl-*/ebin) -proto_dist inet_tls -ssl_dist_optfile /etc/rabbitmq/distribution.config"
SERVER_ADDITIONAL_ERL_ARGS="+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none $TLS"
CTL_ERL_ARGS="+S 1:1 $TLS"
`;

/** Members take only those in that have the certificate, and are sure whom they reach. */
const DISTRIBUTION = `[
  {server, [
    {cacertfile, "${CERTIFICATES}/ca.crt"}, {certfile, "${CERTIFICATES}/tls.crt"}, {keyfile, "${CERTIFICATES}/tls.key"},
    {verify, verify_peer}, {fail_if_no_peer_cert, true}
  ]},
  {client, [
    {cacertfile, "${CERTIFICATES}/ca.crt"}, {certfile, "${CERTIFICATES}/tls.crt"}, {keyfile, "${CERTIFICATES}/tls.key"},
    {verify, verify_peer}
  ]}
].
`;

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
