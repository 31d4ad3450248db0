import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { onGroups, TUNNEL_ADDRESS } from '../core/agents';
import type { Cloud } from '../core/cloud';
import { type IOvn, type IReference, type ISwitch, type Peer } from '../core/connections';
import type { TunnelSettings, VolumeSize } from '../core/settings';
import type { Mount, Process, UnitSpec, Wait } from '../core/spec';
import { certificateFiles, certificateSecret } from '../core/tls';
import { buildUnit, checkSize } from '../core/unit';

/** Options of `Ovn`. */
export interface OvnProps {
  readonly cloud: Cloud;
  /** What it makes networks of, on each node. */
  readonly switch: ISwitch;
  /**
   * Bridge on the nodes by the name of the physical network it leads to.
   * @default - none
   */
  readonly bridgeMappings?: Record<string, string>;
  /**
   * The same where nodes of a group (`roles.<role>.groups`) have others.
   * @default - they have the same
   */
  readonly bridgeMappingsOf?: Record<string, Record<string, string>>;
  /** Where the tunnels between nodes go. @default - between the addresses by which Kubernetes knows them */
  readonly tunnels?: TunnelSettings;
  /** Size of the volume of each of its two databases, a Kubernetes quantity. @default 1Gi */
  readonly size?: VolumeSize;
}

/**
 * OVN: its two databases with one replica each, northd, and a controller on every node that has a switch; those on
 * nodes with the role `network` are gateways.
 *
 * Its databases take TLS and know their callers by a certificate, that of the Secret `ovn-tls`: who can write there
 * can do what he likes with all networks.
 */
export class Ovn extends Construct implements IOvn {
  public readonly northbound: string = remote('nb');
  public readonly southbound: string = remote('sb');
  public readonly secret: string = TLS;
  /** @internal */
  public readonly _southbound: IReference = reference('sb');
  public readonly objects: Record<string, ApiObject>;
  /** @internal */
  public readonly _waitsFor: Wait[] = [...reference('nb')._waitsFor, ...reference('sb')._waitsFor];
  /** @internal */
  public readonly _peers: Peer[] = [...reference('nb')._peers, ...reference('sb')._peers];

  constructor(scope: Construct, id: string, props: OvnProps) {
    super(scope, id);
    this.objects = buildUnit(this, props.cloud, ovn(props));
  }
}

const DATABASES = { nb: { port: 6641 }, sb: { port: 6642 } } as const;

type Database = keyof typeof DATABASES;

/** Python's client of OVS takes addresses only, the one in C only full names: the kubelet knows the address. */
function remote(name: Database): string {
  return `ssl:$(OVN_${name.toUpperCase()}_SERVICE_HOST):${DATABASES[name].port}`;
}

/** One of its databases. */
function reference(name: Database): IReference {
  return {
    _waitsFor: [`service/ovn-${name}`],
    _peers: [{ unit: 'ovn', process: name, port: DATABASES[name].port }],
  };
}

const RUN = '/run/ovn';
const TLS = 'ovn-tls';
const LOG = ['-vconsole:info', '-vfile:off', '-vsyslog:off'];
const CERTIFICATE = '/etc/ovn';
const FILES = certificateFiles(TLS, CERTIFICATE);
const SSL = [
  `--private-key=${CERTIFICATE}/tls.key`,
  `--certificate=${CERTIFICATE}/tls.crt`,
  `--ca-cert=${CERTIFICATE}/ca.crt`,
];

/** @internal */
export function ovn(props: OvnProps): UnitSpec {
  return {
    name: 'ovn',
    user: 'openvswitch',
    backing: true,
    secrets: [certificateSecret(TLS)],
    files: {
      ...FILES,
      'database.sh': { path: '/openstack/database.sh', content: DATABASE },
      'chassis.sh': { path: '/openstack/chassis.sh', content: CHASSIS },
    },
    processes: {
      nb: database('nb', props),
      sb: database('sb', props),
      northd: {
        image: 'ovn-northd',
        command: [
          ...['ovn-northd', `--pidfile=${RUN}/ovn-northd.pid`, `--unixctl=${RUN}/ovn-northd.ctl`],
          ...[`--ovnnb-db=${remote('nb')}`, `--ovnsb-db=${remote('sb')}`, ...SSL, ...LOG],
        ],
        files: Object.keys(FILES),
        runsOn: ['control'],
        serviceLinks: true,
        uses: [reference('nb'), reference('sb')],
        writable: { [RUN]: 1 },
        health: { exec: ['ovn-appctl', '--timeout=4', '-t', `${RUN}/ovn-northd.ctl`, 'status'] },
        requests: { cpu: 20, memory: 32, limit: 512 },
      },
      controller: controller(props, { runsOn: ['compute'], notOn: ['network'] }),
      gateway: controller(props, { runsOn: ['network'] }, 'enable-chassis-as-gw'),
    },
  };
}

function database(name: Database, { cloud, size = '1Gi' }: OvnProps): Process {
  const { port } = DATABASES[name];
  const ctl = `ovn-${name}ctl`;
  return {
    image: `ovn-${name}-db-server`,
    command: ['bash', '/openstack/database.sh', name, `pssl:${port}:${cloud.listen}`],
    files: ['database.sh', ...Object.keys(FILES)],
    runsOn: ['control'],
    replicas: 1,
    port,
    knowsUsers: true,
    claim: { name: 'data', size: checkSize(['ovn', 'size'], size) },
    mounts: [{ path: '/var/lib/ovn', claim: 'data' }],
    writable: { [RUN]: 1 },
    // it listens when that has been said to it
    health: {
      exec: ['bash', '-c', `${ctl} --timeout=4 --no-leader-only --db=unix:${RUN}/db.sock get-connection | grep -q .`],
    },
    requests: { cpu: 20, memory: 32, limit: 'none' },
  };
}

function controller(
  { bridgeMappings = {}, bridgeMappingsOf = {}, tunnels = {}, switch: bridge }: OvnProps,
  place: Pick<Process, 'runsOn' | 'notOn'>,
  options = '',
): Process {
  const socket = `unix:${bridge.directory}/db.sock`;
  const mounts: Mount[] = [{ path: bridge.directory, host: bridge.directory, create: true }];
  return {
    ...place,
    image: 'ovn-controller',
    command: ['ovn-controller', socket, `--pidfile=${RUN}/ovn-controller.pid`, ...SSL, ...LOG],
    files: Object.keys(FILES),
    perNode: true,
    share: ['hostNetwork'],
    serviceLinks: true,
    uses: [bridge, reference('sb')],
    prepare: {
      chassis: {
        image: 'ovn-controller',
        command: ['bash', '/openstack/chassis.sh'],
        files: ['chassis.sh'],
        env: {
          SWITCH: socket,
          REMOTE: remote('sb'),
          MAPPINGS: words(bridgeMappings),
          TUNNELS: tunnels.interface ?? '',
          DATAPATH: bridge.datapath === 'kernel' ? 'system' : 'netdev',
          OPTIONS: options,
        },
        groups: onGroups(Object.keys({ ...bridgeMappingsOf, ...tunnels.groups }), (group) => ({
          MAPPINGS: bridgeMappingsOf[group] && words(bridgeMappingsOf[group]),
          TUNNELS: tunnels.groups?.[group]?.interface,
        })),
        podFields: { HOST_IP: 'status.hostIP' },
        mounts,
        rights: ROOT,
      },
    },
    mounts: [...mounts, { path: RUN, host: RUN, create: true }],
    rights: ROOT,
    health: {
      exec: ['bash', '-c', 'test "$(ovn-appctl --timeout=4 -t ovn-controller connection-status)" = connected'],
      // it connects again by itself, and what it told the switch holds meanwhile
      live: false,
    },
    requests: { cpu: 20, memory: 32, limit: 'none' },
  };
}

/** `physnet1:br-ex,physnet2:br-vlan`. */
function words(mappings: Readonly<Record<string, string>>): string {
  return Object.entries(mappings)
    .map((pair) => pair.join(':'))
    .join(',');
}

const ROOT = { root: true, reason: 'the sockets of Open vSwitch on the node are root’s' };

/** A database of OVN: `database.sh nb|sb LISTEN`. Its own probes wait for clients on slow nodes. */
const DATABASE = `set -euo pipefail
file=/var/lib/ovn/$1.db schema=/usr/share/ovn/ovn-$1.ovsschema socket=unix:${RUN}/db.sock
[ -f "$file" ] || ovsdb-tool create "$file" "$schema"
[ "$(ovsdb-tool needs-conversion "$file" "$schema")" = no ] || ovsdb-tool convert "$file" "$schema"
case $1 in nb) name=OVN_Northbound ;; sb) name=OVN_Southbound ;; esac
(
  until "ovn-$1ctl" --timeout=2 --no-leader-only "--db=$socket" init 2> /dev/null; do sleep 0.2; done
  "ovn-$1ctl" --no-leader-only "--db=$socket" --inactivity-probe=60000 set-connection "$2"
) &
exec ovsdb-server "$file" "--remote=p$socket" "--remote=db:$name,\${1^^}_Global,connections" \\
  "--unixctl=${RUN}/$1.ctl" ${SSL.join(' ')} ${LOG.join(' ')}
`;

/** What the controller of a node finds in the database of its switch. @see ovn-controller(8) */
const CHASSIS = `set -euo pipefail
${TUNNEL_ADDRESS}set_or_remove() {
  if [ "$2" ]; then
    ovs-vsctl "--db=$SWITCH" --no-wait set open_vswitch . "external_ids:$1=\\"$2\\""
  else
    ovs-vsctl "--db=$SWITCH" --no-wait remove open_vswitch . external_ids "$1"
  fi
}
ovs-vsctl "--db=$SWITCH" --no-wait set open_vswitch . external_ids:ovn-encap-type=geneve \\
  "external_ids:ovn-encap-ip=\\"$address\\"" "external_ids:ovn-remote=\\"$REMOTE\\"" external_ids:ovn-bridge=br-int \\
  external_ids:ovn-remote-probe-interval=60000 external_ids:ovn-openflow-probe-interval=60 \\
  external_ids:ovn-monitor-all=true "external_ids:ovn-bridge-datapath-type=$DATAPATH"
set_or_remove ovn-bridge-mappings "$MAPPINGS"
set_or_remove ovn-cms-options "$OPTIONS"
`;
