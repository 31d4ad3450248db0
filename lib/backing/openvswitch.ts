import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import type { Cloud } from '../core/cloud';
import type { ISwitch, Peer } from '../core/connections';
import type { Mount, Process, UnitSpec, Wait } from '../core/spec';
import { buildUnit } from '../core/unit';

/** A bridge to a network outside. */
export interface BridgeSettings {
  /**
   * Network interface of the node that is put into the bridge; it keeps no address of its own there.
   * @default - none: the bridge leads nowhere but to the node itself
   */
  readonly interface?: string;
}

/** Options of `OpenVSwitch`. */
export interface OpenVSwitchProps {
  readonly cloud: Cloud;
  /**
   * `kernel` needs the module openvswitch on the nodes, which is loaded; `userspace` needs no module and is slower.
   * @default kernel
   */
  readonly datapath?: 'kernel' | 'userspace';
  /**
   * Bridges by name, beside those that are made for servers.
   * @default - none
   */
  readonly bridges?: Record<string, BridgeSettings>;
  /**
   * The same where nodes of a group (`roles.<role>.groups`) have others.
   * @default - they have the same
   */
  readonly bridgesOf?: Record<string, Record<string, BridgeSettings>>;
}

/** Open vSwitch on every node of servers and routers. Its database is kept on the node. */
export class OpenVSwitch extends Construct implements ISwitch {
  public readonly directory: string = RUN;
  public readonly datapath: 'kernel' | 'userspace';
  public readonly objects: Record<string, ApiObject>;
  /** @internal */
  public readonly _waitsFor: Wait[] = ['node-pod/openvswitch/vswitchd'];
  /** On the node, by its sockets. @internal */
  public readonly _peers: Peer[] = [];

  constructor(scope: Construct, id: string, props: OpenVSwitchProps) {
    super(scope, id);
    this.datapath = props.datapath ?? 'kernel';
    this.objects = buildUnit(this, props.cloud, openvswitch(props));
  }
}

const RUN = '/run/openvswitch';
const MOUNTS: readonly Mount[] = [{ path: RUN, host: RUN, create: true }];
const LOG = ['-vconsole:info', '-vfile:off', '-vsyslog:off'];

/** What a way for packets needs. */
interface Datapath {
  /** Of bridges. @see ovs-vswitchd.conf.db(5) */
  readonly type: string;
  /** Of the whole switch. */
  readonly settings: string;
  readonly process: Pick<Process, 'rights' | 'mounts' | 'prepare'>;
  /** What starts the switch. */
  readonly start: readonly string[];
}

const DATAPATHS: Readonly<Record<'kernel' | 'userspace', Datapath>> = {
  kernel: {
    type: 'system',
    settings: '',
    start: [],
    process: {
      mounts: MOUNTS,
      // the capabilities that ovs-vswitchd keeps with --user: see ovs-vswitchd(8)
      rights: {
        root: true,
        capabilities: ['NET_ADMIN', 'NET_BROADCAST', 'NET_RAW'],
        reason: 'makes network interfaces, and tells the kernel what goes where',
      },
      prepare: {
        module: {
          image: 'openvswitch-vswitchd',
          command: ['modprobe', 'openvswitch'],
          mounts: [{ path: '/lib/modules', host: '/lib/modules', readOnly: true }],
          rights: { root: true, capabilities: ['SYS_MODULE'], reason: 'loads the module openvswitch of the node' },
        },
      },
    },
  },
  userspace: {
    type: 'netdev',
    // else checksums that the sender left to its network card are wrong, and TCP does not work
    settings: 'other_config:userspace-tso-enable=true',
    start: ['bash', '/openstack/links.sh'],
    process: {
      mounts: [...MOUNTS, { path: '/dev/net/tun', host: '/dev/net/tun' }],
      rights: { root: true, capabilities: ['NET_ADMIN', 'NET_RAW'], reason: 'makes network interfaces' },
    },
  },
};

/** @internal */
export function openvswitch({ bridges = {}, bridgesOf = {}, datapath = 'kernel' }: OpenVSwitchProps): UnitSpec {
  const { type, settings, process, start } = DATAPATHS[datapath];
  const node = { runsOn: ['compute', 'network'], perNode: true, share: ['hostNetwork'] } as const;
  return {
    name: 'openvswitch',
    user: 'openvswitch',
    backing: true,
    files: {
      'database.sh': { path: '/openstack/database.sh', content: DATABASE },
      ...(start.length === 0 ? {} : { 'links.sh': { path: '/openstack/links.sh', content: LINKS } }),
    },
    processes: {
      db: {
        ...node,
        image: 'openvswitch-db-server',
        command: ['bash', '/openstack/database.sh'],
        files: ['database.sh'],
        env: {
          BRIDGES: words(bridges),
          DATAPATH: type,
          SETTINGS: settings,
        },
        groups: Object.fromEntries(
          Object.entries(bridgesOf).map(([group, own]) => [group, { env: { BRIDGES: words(own) } }]),
        ),
        podFields: { NODE: 'spec.nodeName' },
        mounts: [...MOUNTS, { path: '/var/lib/openvswitch', host: '/var/lib/openvswitch', create: true }],
        rights: { root: true, reason: 'keeps its files on the node, whose directories are root’s' },
        health: {
          // set last
          exec: ['ovs-vsctl', '--no-wait', '--timeout=4', 'get', 'open_vswitch', '.', 'external_ids:bridges'],
        },
        requests: { cpu: 10, memory: 16 },
      },
      vswitchd: {
        ...node,
        ...process,
        image: 'openvswitch-vswitchd',
        command: [...start, 'ovs-vswitchd', `unix:${RUN}/db.sock`, `--pidfile=${RUN}/ovs-vswitchd.pid`, ...LOG],
        files: start.length === 0 ? [] : ['links.sh'],
        waitsFor: ['node-pod/openvswitch/db'],
        health: { exec: ['ovs-appctl', '--timeout=4', 'version'] },
        // until the node has its flows again, so that routers on two nodes have always one
        update: { seconds: 30 },
        requests: { cpu: 50, memory: 64, limit: 'none' },
      },
    },
  };
}

/** `br-ex:eth1 br-lab:`, for the script. */
function words(bridges: Readonly<Record<string, BridgeSettings>>): string {
  return Object.entries(bridges)
    .map(([name, bridge]) => `${name}:${bridge.interface ?? ''}`)
    .join(' ');
}

/** The database of the node's switch; what stands in it is set while it runs, and it is not ready before. */
const DATABASE = `set -euo pipefail
file=/var/lib/openvswitch/conf.db schema=/usr/share/openvswitch/vswitch.ovsschema
[ -f "$file" ] || ovsdb-tool create "$file" "$schema"
[ "$(ovsdb-tool needs-conversion "$file" "$schema")" = no ] || ovsdb-tool convert "$file" "$schema"
(
  until ovs-vsctl --timeout=2 --no-wait init 2> /dev/null; do sleep 0.2; done
  ovs-vsctl --no-wait remove open_vswitch . external_ids bridges
  ovs-vsctl --no-wait remove open_vswitch . other_config userspace-tso-enable
  # shellcheck disable=SC2086
  [ -z "$SETTINGS" ] || ovs-vsctl --no-wait set open_vswitch . $SETTINGS
  # two ways into one network would be a loop: of ours only those stay that are wanted, where they are wanted
  for port in $(ovs-vsctl --bare --columns=name find port external_ids:cdk8s-openstack=uplink); do
    case " $BRIDGES " in
      *" $(ovs-vsctl port-to-br "$port"):$port "*) ;;
      *) ovs-vsctl --no-wait --if-exists del-port "$port" ;;
    esac
  done
  for bridge in $BRIDGES; do
    name=\${bridge%%:*} interface=\${bridge#*:}
    ovs-vsctl --no-wait --may-exist add-br "$name" -- set bridge "$name" "datapath_type=$DATAPATH"
    [ -z "$interface" ] || ovs-vsctl --no-wait --may-exist add-port "$name" "$interface" \\
      -- set port "$interface" external_ids:cdk8s-openstack=uplink
  done
  ovs-vsctl --no-wait set open_vswitch . "external_ids:system-id=$NODE" "external_ids:hostname=$NODE" \\
    external_ids:bridges=made
) &
exec ovsdb-server "$file" "--remote=punix:${RUN}/db.sock" "--pidfile=${RUN}/ovsdb-server.pid" \\
  "--unixctl=${RUN}/ovsdb-server.ctl" ${LOG.join(' ')}
`;

/**
 * Starts the switch, and sees to it that servers' interfaces are up: libvirt sets that, the switch sets another flag of a
 * new interface at the same time, and either may write back what it has read before.
 */
const LINKS = `set -euo pipefail
(
  while sleep 1; do
    ip -oneline link show | sed -n 's/^[0-9]*: \\(tap[^:@]*\\)[^<]*<\\([^>]*\\)>.*/\\1 \\2/p' | while read -r link flags; do
      case ,$flags, in *,UP,*) continue ;; esac
      echo "$link is down: up with it"
      ip link set "$link" up || true
    done
  done
) &
exec "$@"
`;
