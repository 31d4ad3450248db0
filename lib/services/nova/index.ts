import type { Construct } from 'constructs';
import {
  Database,
  databaseUrl,
  type ExistingDatabaseProps,
  type ExistingMessageBusProps,
  type IDatabase,
  type IHypervisor,
  type IIdentity,
  type IMessageBus,
  type IMetadata,
  type IReference,
  type ISwitch,
  MessageBus,
  transportUrl,
} from '../../core/connections';
import { cephClient, type CephClient, cephFiles, libvirtSecretId } from '../../core/ceph';
import type { Cloud } from '../../core/cloud';
import { fail } from '../../core/errors';
import { addressOf } from '../../core/expose';
import { databaseOptions, databaseStep } from '../../core/lower';
import { partName } from '../../core/names';
import { scriptFile } from '../../core/scripts';
import { OpenStackService, type ServiceProps } from '../../core/service';
import type { CephClientSettings, ServiceSettings } from '../../core/settings';
import type { ConfigFile, Mount, Process, Program, ServiceSpec, Task } from '../../core/spec';
import { certificateFiles } from '../../core/tls';
import { environmentName, type Ini, type IniSection, merge, type Text } from '../../oslo/ini';
import { authtoken, behindProxy, connected, type Daemon, LAUNCH, login, messaging, taskFile } from '../common';
import { sshClient, sshFiles, sshSecret, sshServer } from './ssh';

/** What can be set of Nova. */
export interface NovaSettings extends ServiceSettings {
  /**
   * What runs servers: `kvm` needs processors with virtualization and `/dev/kvm`; `qemu` emulates them, a hundred
   * times slower.
   * @default kvm
   */
  readonly virtualization?: 'kvm' | 'qemu';
  /**
   * How browsers see a server's screen or its serial console.
   * @default novnc
   */
  readonly console?: 'novnc' | 'spice' | 'serial';
  /**
   * Cells by name: each has a database, a virtual host on a message bus, conductors and a console proxy of its own. The
   * first has all compute nodes that are in no other; a cell is never renamed.
   * @default - one, `cell1`
   */
  readonly cells?: Record<string, NovaCell>;
  /**
   * Disks of servers in a pool of Ceph, as the user `nova` in the pool `vms` where nothing else is said; `false`: on the
   * node's own disk.
   * @default - with `storage.ceph` they are there
   */
  readonly rbd?: CephClientSettings | false;
  /**
   * Days after which the records of deleted servers leave the tables of every day's work; they are purged after three
   * times as many. 0 keeps them where they are.
   * @default 30
   * @asType integer
   * @minimum 0
   * @maximum 3650
   */
  readonly archiveAfterDays?: number;
}

/** A part of the compute nodes that works by itself. */
export interface NovaCell {
  /** The group of compute nodes (`roles.compute.groups`) that it has. @default - the first cell: nodes of no group */
  readonly group?: string;
  /** Database server. @default - that of the cloud */
  readonly database?: ExistingDatabaseProps;
  /** Message bus of its own. @default - a virtual host on that of the cloud */
  readonly messageBus?: ExistingMessageBusProps;
}

/** Options of `NovaService`. */
export interface NovaServiceProps extends ServiceProps, NovaSettings {
  /** Where its databases are made. */
  readonly database: IDatabase;
  /** How its processes talk to each other. */
  readonly messageBus: IMessageBus;
  /** The Keystone that knows its callers. */
  readonly identity: IIdentity;
  /** Where resources are counted. */
  readonly placement: IReference;
  /** What starts servers. */
  readonly hypervisor: IHypervisor;
  /** What servers are plugged into. @default - nothing on the nodes */
  readonly switch?: ISwitch;
  /**
   * The driver of the Neutron that plugs them in. With `openvswitch` nova-compute starts when the agent on its node
   * works: Neutron refuses ports, and so Nova servers, on a node whose agent it does not know.
   * @default ovn
   */
  readonly networkDriver?: 'ovn' | 'openvswitch';
  /**
   * The Cinder whose volumes are attached.
   * @default - none
   */
  readonly blockStorage?: IReference;
}

/**
 * Nova: servers.
 *
 * Its API, metadata API, scheduler, conductor and console proxy, and nova-compute on every node with the role
 * `compute`, which is found within seconds.
 *
 * @see https://docs.openstack.org/nova/latest/
 */
export class NovaService extends OpenStackService<NovaServiceProps> {
  /** Where servers ask what they are. */
  public readonly metadata: IMetadata;

  constructor(scope: Construct, id: string, props: NovaServiceProps) {
    super(scope, id, props, nova);
    this.metadata = {
      host: `nova-metadata.${props.cloud.namespace}.svc`,
      port: METADATA_PORT,
      secret: METADATA,
      // until it answers, agents pass on its silence
      _waitsFor: [],
      _peers: [{ unit: 'nova', process: 'metadata', port: METADATA_PORT }],
    };
  }
}

const PORT = 8774;
const METADATA_PORT = 8775;
const METADATA = 'nova-metadata-proxy';
const CONF = '/etc/nova/nova.conf';
const HOME = '/var/lib/nova';
const CERTIFICATE = '/etc/pki/nova';
const PROGRAM = { writable: { [HOME]: 16 }, requests: { cpu: 30, memory: 128 } } satisfies Partial<Program>;

const MANAGE = { ...PROGRAM, image: 'nova-api' } satisfies Partial<Program>;

/** How users see a server. */
interface Console {
  /** Of the image of the same name. */
  readonly program: string;
  readonly port: number;
  readonly nodePort: number;
  /** Where browsers begin, behind host and port. */
  readonly path: string;
  readonly scheme?: 'ws';
  /** The option that tells where that is. */
  readonly url: readonly [section: string, option: string];
  /** The option that tells a proxy where it listens. */
  readonly host: readonly [section: string, option: string];
  /** Of nova-compute, beside its own addresses. */
  readonly compute: Ini;
  /** Environment of nova-compute that holds the address of its node. */
  readonly addresses: readonly string[];
}

const OFF = { enabled: false };

const CONSOLES: Readonly<Record<'novnc' | 'spice' | 'serial', Console>> = {
  novnc: {
    program: 'nova-novncproxy',
    port: 6080,
    nodePort: 30608,
    path: '/vnc_lite.html',
    url: ['vnc', 'novncproxy_base_url'],
    host: ['vnc', 'novncproxy_host'],
    compute: { vnc: { enabled: true } },
    addresses: ['OS_VNC__SERVER_LISTEN', 'OS_VNC__SERVER_PROXYCLIENT_ADDRESS'],
  },
  spice: {
    program: 'nova-spicehtml5proxy',
    port: 6082,
    nodePort: 30682,
    path: '/spice_auto.html',
    url: ['spice', 'html5proxy_base_url'],
    host: ['spice', 'html5proxy_host'],
    compute: { vnc: OFF, spice: { enabled: true, agent_enabled: true } },
    addresses: ['OS_SPICE__SERVER_LISTEN', 'OS_SPICE__SERVER_PROXYCLIENT_ADDRESS'],
  },
  serial: {
    program: 'nova-serialproxy',
    port: 6083,
    nodePort: 30683,
    path: '/',
    scheme: 'ws',
    url: ['serial_console', 'base_url'],
    host: ['serial_console', 'serialproxy_host'],
    compute: { vnc: OFF, serial_console: { enabled: true } },
    addresses: ['OS_SERIAL_CONSOLE__PROXYCLIENT_ADDRESS'],
  },
};

/** A cell with what it has from the cloud. */
interface Cell {
  readonly name: string;
  readonly group?: string;
  readonly database: IDatabase;
  readonly messageBus: IMessageBus;
  /** Whether the database is made on that of the cloud. */
  readonly shares: boolean;
}

/** Names of databases and files that Nova has anyway. */
const TAKEN = ['api', 'cell0', 'compute', 'manage', 'scheduler'];

function cellsOf({ cloud, database, messageBus, cells = { cell1: {} } }: NovaServiceProps): readonly Cell[] {
  const names = Object.keys(cells);
  if (names.length === 0) fail(['nova', 'cells'], 'is empty: leave it out, and there is one');
  if (names.length > 1 && messageBus.secret !== undefined)
    fail(
      ['nova', 'cells'],
      'cannot be several on a message bus that exists: all would share its virtual host; leave out messageBus.existing, or have one cell',
    );
  return Object.entries(cells).map(([name, cell], i) => {
    const path = ['nova', 'cells', name];
    if (!/^[a-z]([a-z0-9]{0,19})$/.test(name) || TAKEN.includes(name))
      fail(
        path,
        `cannot be the name of a cell: use a letter, then small letters and digits, and not ${TAKEN.join(', ')}`,
      );
    if (i === 0 && cell.group !== undefined)
      fail([...path, 'group'], 'is of no use: the first cell has the compute nodes that are in no other');
    if (i > 0 && cell.group === undefined)
      fail([...path, 'group'], 'is missing: name the group of compute nodes (roles.compute.groups) that the cell has');
    const { group } = cell;
    if (group !== undefined && cloud._groups.find((one) => one.name === group)?.role !== 'compute')
      fail([...path, 'group'], `"${group}" is no group of compute nodes: write it into roles.compute.groups`);
    const sharer = Object.entries(cells).find(([, one], j) => j < i && one.group === group);
    if (sharer !== undefined)
      fail([...path, 'group'], `"${group}" has cell ${sharer[0]} already; each cell has nodes of its own`);
    return {
      name,
      group,
      database: cell.database === undefined ? database : Database.fromExisting(cell.database),
      messageBus: cell.messageBus === undefined ? messageBus : MessageBus.fromExisting(cell.messageBus),
      shares: cell.database === undefined,
    };
  });
}

/** @internal */
export function nova(props: NovaServiceProps): ServiceSpec {
  const { cloud, database, messageBus, identity, archiveAfterDays = 30 } = props;
  const cells = cellsOf(props);
  const console = CONSOLES[props.console ?? 'novnc'];
  const several = cells.length > 1;
  const [first] = cells;
  // one cell does without conductors above it, and shares its virtual host with what would be there
  const top = several ? 'nova' : ownName(first);
  const shared = (bus: IMessageBus, vhost: string): Ini =>
    merge(messaging(bus, 'nova', vhost), {
      DEFAULT: { state_path: HOME },
      oslo_concurrency: { lock_path: `${HOME}/tmp` },
      placement: login(identity, 'nova'),
      neutron: { ...login(identity, 'nova'), service_metadata_proxy: true },
      glance: { region_name: identity.region },
      cinder: props.blockStorage ? volumesOptions(identity) : {},
      service_user: { ...login(identity, 'nova'), region_name: undefined, send_service_user_token: true },
      upgrade_levels: { compute: 'auto' },
    });
  const apiDatabase = { api_database: databaseOptions(database, 'nova', 'nova_api') };
  const overCells = merge(shared(messageBus, top), apiDatabase, {
    database: databaseOptions(database, 'nova', 'nova_cell0'),
  });
  const cellDatabase = (cell: Cell): Ini => ({
    database: databaseOptions(cell.database, 'nova', ownName(cell)),
  });
  const file = (name: string, ...options: Ini[]): Readonly<Record<string, ConfigFile>> => ({
    [name]: { path: CONF, shared: false, content: merge(...options) },
  });
  const workers = cloud._size.workers;
  const control = (
    name: string,
    program: string,
    conf: string,
    bus: IMessageBus,
    uses: readonly IReference[],
  ): Daemon => ({
    ...PROGRAM,
    image: program,
    command: [program],
    files: [conf],
    // one record for all replicas, which no pod leaves behind
    env: { OS_DEFAULT__HOST: name },
    runsOn: ['control'],
    uses: [...uses, bus, identity],
    health: connected(program, bus),
    logs: 'oslo',
  });
  const conductor = (name: string, conf: string, bus: IMessageBus, uses: readonly IReference[]): Daemon => ({
    ...control(name, 'nova-conductor', conf, bus, uses),
    requests: { ...PROGRAM.requests, cpu: 40 },
    // it ends where Keystone does not know its user
    waitsFor: ['task/nova/register'],
  });
  const api = (application: string): Extract<Process, { wsgi: object }> => ({
    ...PROGRAM,
    image: 'nova-api',
    wsgi: { module: `nova.wsgi.${application}:application`, health: '/', seconds: 180 },
    files: ['nova-api.conf'],
    runsOn: ['control'],
    uses: [database, ...cells.flatMap((cell) => [cell.database, cell.messageBus]), messageBus, identity],
  });
  return {
    name: 'nova',
    user: 'nova',
    secrets: [{ name: METADATA, data: { secret: { generate: 'password' } } }, sshSecret],
    databases: ['nova_api', 'nova_cell0', ...cells.filter(({ shares }) => shares).map(ownName)],
    messaging: [...new Set([top, ...cells.filter((cell) => cell.messageBus === messageBus).map(ownName)])],
    catalog: [{ type: 'compute', process: 'api', path: '/v2.1' }],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      ...file('nova-api.conf', overCells, authtoken(identity, 'nova'), behindProxy(), {
        neutron: { metadata_proxy_shared_secret: { secret: METADATA, key: 'secret' } },
      }),
      ...file('nova-scheduler.conf', overCells, {
        DEFAULT: { periodic_fuzzy_delay: 0 },
        // a new node is there when it has been discovered; that is one query to each cell
        scheduler: { discover_hosts_in_cells_interval: 5 * cloud._size.replicas, workers },
      }),
      ...(several ? file('nova-super-conductor.conf', overCells, { conductor: { workers } }) : {}),
      ...Object.assign(
        {},
        ...cells.flatMap((cell) => [
          file(
            `nova-${cell.name}.conf`,
            shared(cell.messageBus, ownName(cell)),
            apiDatabase,
            cellDatabase(cell),
            proxyOptions(console),
            { conductor: { workers } },
          ),
          { [`nova-manage-${cell.name}.conf`]: taskFile(CONF, { ...apiDatabase, ...cellDatabase(cell) }) },
        ]),
      ),
      ...file('nova-compute.conf', shared(first.messageBus, ownName(first)), computeOptions(props, console, first)),
      ...diskFiles(diskClient(cloud, props)),
      ...certificateFiles(props.hypervisor.secret, CERTIFICATE),
      ...sshFiles,
      'nova-cells.py': scriptFile('nova-cells.py'),
      'archive.sh': { path: '/openstack/archive.sh', content: ARCHIVE },
      'compute-home.sh': { path: '/openstack/compute-home.sh', content: COMPUTE_HOME },
    },
    tasks: [...cells.map((cell): Task => mapping(props, cell, first)), upkeep(database, cells, archiveAfterDays)],
    processes: {
      api: { ...api('osapi_compute'), port: PORT, public: { host: 'compute', nodePort: 30774 } },
      // it answers whom the agents' signature vouches for
      metadata: {
        ...api('metadata'),
        port: METADATA_PORT,
        knowsUsers: true,
        requests: { ...PROGRAM.requests, cpu: 5 },
      },
      // its session with placement keeps the catalog as it was at its start
      scheduler: {
        ...control('nova-scheduler', 'nova-scheduler', 'nova-scheduler.conf', messageBus, [
          database,
          ...cells.map((cell) => cell.database),
        ]),
        after: [...cells.map(mappingOf), 'register'],
        waitsFor: ['task/placement/register'],
      },
      ...(several
        ? {
            'super-conductor': conductor('nova-super-conductor', 'nova-super-conductor.conf', messageBus, [database]),
          }
        : {}),
      ...Object.fromEntries(
        cells.flatMap((cell, i): [string, Daemon][] => {
          const conf = `nova-${cell.name}.conf`;
          return [
            [
              `conductor-${cell.name}`,
              conductor(`nova-conductor-${cell.name}`, conf, cell.messageBus, [database, cell.database]),
            ],
            // tokens of consoles are in the database of the server's cell
            [proxyOf(console, cell), proxy(console, conf, cell, i, [database, cell.database, cell.messageBus], props)],
          ];
        }),
      ),
      compute: compute(props, console, cells),
      ssh: sshServer(HOME),
    },
  };
}

/** What the database of a cell and its virtual host are called. */
function ownName({ name }: Cell): string {
  return `nova_${name}`;
}

function mappingOf({ name }: Cell): string {
  return `${name}-db-sync`;
}

/** Makes the tables of a cell, with the first one those of the API, and maps it; again when an address changes. */
function mapping({ database, messageBus }: NovaServiceProps, cell: Cell, top: Cell): Task {
  const first = cell === top;
  const conf = `nova-manage-${cell.name}.conf`;
  const url = (on: IDatabase, name: string): string => String(databaseUrl(on, 'nova', '{password}', name));
  const { messageBus: bus } = cell;
  // a login of its own does not come from the cell's password
  const transport = bus.secret === undefined ? String(transportUrl(bus, 'nova', ownName(cell), '{password}')) : '';
  const map: Program = {
    ...MANAGE,
    // the longest way to a first server
    requests: { cpu: 50, memory: 128 },
    command: [
      ...['python3', '/openstack/nova-cells.py', cell.name, url(cell.database, ownName(cell)), transport],
      ...(first ? [url(database, 'nova_cell0')] : []),
    ],
    files: [conf, 'nova-cells.py'],
    // also where Nova takes it from the configuration
    env: { OS_DEFAULT__TRANSPORT_URL: transportUrl(bus, 'nova', ownName(cell)) },
  };
  return {
    name: mappingOf(cell),
    after: first ? [] : [mappingOf(top)],
    steps: {
      ...(cell.shares ? {} : { 'cell-database': databaseStep('nova-api', cell.database, 'nova', [ownName(cell)]) }),
      'db-sync': map,
    },
    uses: [database, cell.database, ...(bus === messageBus ? [] : [bus])],
  };
}

/** What Nova wants done now and then: migrations of rows after an upgrade, and fewer of them. */
function upkeep(database: IDatabase, cells: readonly Cell[], days: number): Task {
  return {
    name: 'upkeep',
    steps: {
      ...Object.fromEntries(
        cells.map(({ name }) => [
          `migrate-${name}`,
          { ...MANAGE, command: ['nova-manage', 'db', 'online_data_migrations'], files: [`nova-manage-${name}.conf`] },
        ]),
      ),
      ...(days === 0
        ? {}
        : {
            archive: {
              ...MANAGE,
              command: ['bash', '/openstack/archive.sh', String(days)],
              files: [`nova-manage-${cells[0].name}.conf`, 'archive.sh'],
            },
          }),
    },
    uses: [database, ...cells.map((cell) => cell.database)],
    schedule: '17 3 * * *',
  };
}

function proxyOf({ program }: Console, { name }: Cell): string {
  return `${program.replace(/^nova-/, '')}-${name}`;
}

function publicOf({ nodePort }: Console, { name }: Cell, i: number): NonNullable<Process['public']> {
  return { host: i === 0 ? 'console' : `console-${name}`, nodePort: nodePort + i * 10 };
}

function proxyOptions({ host: [section, option] }: Console): Ini {
  return {
    [section]: { [option]: '0.0.0.0' },
    vnc: {
      auth_schemes: ['vencrypt'],
      vencrypt_ca_certs: `${CERTIFICATE}/ca.crt`,
      vencrypt_client_cert: `${CERTIFICATE}/tls.crt`,
      vencrypt_client_key: `${CERTIFICATE}/tls.key`,
    },
  };
}

function proxy(
  console: Console,
  conf: string,
  cell: Cell,
  i: number,
  uses: readonly IReference[],
  { hypervisor }: NovaServiceProps,
): Daemon {
  const { program, port, path } = console;
  return {
    ...PROGRAM,
    image: program,
    command: [...LAUNCH, program],
    files: [conf, 'launch.py', ...Object.keys(certificateFiles(hypervisor.secret, CERTIFICATE))],
    runsOn: ['control'],
    uses,
    port,
    public: publicOf(console, cell, i),
    health: console.scheme === undefined ? { http: path } : { tcp: port },
    logs: 'oslo',
    // a process for each console that is open, some 50 MiB of its own
    requests: { cpu: 5, memory: 128, limit: 4096 },
  };
}

/** Where browsers find the console of a cell's servers; it is no API, so it is not in the catalog. */
function consoleUrl({ cloud }: NovaServiceProps, console: Console, cell: Cell, i: number): string {
  const { port, path, scheme } = console;
  const { publicUrl } = addressOf(cloud, partName('nova', proxyOf(console, cell)), port, publicOf(console, cell, i));
  const url = publicUrl + path;
  return scheme === undefined ? url : url.replace(/^http/, scheme);
}

/**
 * As whom Nova keeps disks of servers in Ceph.
 *
 * @internal
 */
export function diskClient(cloud: Cloud, { rbd }: Pick<NovaSettings, 'rbd'>): CephClient | undefined {
  const settings = rbd ?? (cloud._storage.ceph === undefined ? false : {});
  return settings === false ? undefined : cephClient(cloud, ['nova', 'rbd'], { user: 'nova', pool: 'vms' }, settings);
}

/** The name of ceph.conf, and of its keyring. */
const DISKS = 'disks';

function diskOptions(client: CephClient | undefined): IniSection {
  if (client === undefined) return {};
  return {
    images_type: 'rbd',
    images_rbd_pool: client.pool,
    images_rbd_ceph_conf: cephFiles(DISKS, client).conf,
    rbd_user: client.user,
    rbd_secret_uuid: libvirtSecretId(client),
    // librbd keeps what is written until the guest flushes it
    disk_cachemodes: 'network=writeback',
    hw_disk_discard: 'unmap',
  };
}

function diskFiles(client: CephClient | undefined): Readonly<Record<string, ConfigFile>> {
  return client === undefined ? {} : cephFiles(DISKS, client).files;
}

/** How Nova comes to Cinder. */
function volumesOptions(identity: IIdentity): IniSection {
  const { region_name: os_region_name, ...asItself } = login(identity, 'nova');
  return { ...asItself, os_region_name, catalog_info: 'block-storage::internalURL' };
}

/** What is special about compute nodes: no database. */
function computeOptions(props: NovaServiceProps, console: Console, first: Cell): Ini {
  const { virtualization = 'kvm', hypervisor, switch: bridge } = props;
  const [section, option] = console.url;
  return merge(
    {
      DEFAULT: { compute_driver: 'libvirt.LibvirtDriver', instances_path: `${HOME}/instances` },
      libvirt: {
        virt_type: virtualization,
        cpu_mode: virtualization === 'qemu' ? 'none' : undefined,
        // the certificate is one for all nodes, and no name stands in it
        live_migration_uri: 'qemu+tls://%s/system?no_verify=1',
        connection_uri: `qemu+unix:///system?socket=${hypervisor.directory}/libvirt-sock`,
        ...diskOptions(diskClient(props.cloud, props)),
      },
      os_vif_ovs: { ovsdb_connection: bridge && `unix:${bridge.directory}/db.sock` },
    },
    console.compute,
    { [section]: { [option]: consoleUrl(props, console, first, 0) } },
  );
}

function compute(props: NovaServiceProps, console: Console, cells: readonly Cell[]): Daemon {
  const { hypervisor, placement, identity, switch: bridge, networkDriver } = props;
  const directories: Mount[] = [hypervisor, ...(bridge ? [bridge] : [])].map(({ directory }) => ({
    path: directory,
    host: directory,
    create: true,
  }));
  return {
    image: 'nova-compute',
    command: [...LAUNCH, 'nova-compute'],
    files: ['nova-compute.conf', 'launch.py', ...sshClient, ...Object.keys(diskFiles(diskClient(props.cloud, props)))],
    podFields: {
      NODE: 'spec.nodeName',
      OS_DEFAULT__HOST: 'spec.nodeName',
      OS_DEFAULT__MY_IP: 'status.hostIP',
      OS_LIBVIRT__LIVE_MIGRATION_INBOUND_ADDR: 'status.hostIP',
      ...Object.fromEntries(console.addresses.map((name) => [name, 'status.hostIP'])),
    },
    prepare: {
      home: {
        image: 'nova-compute',
        command: ['bash', '/openstack/compute-home.sh'],
        files: ['compute-home.sh'],
        podFields: { NODE: 'spec.nodeName' },
        // only what is privileged may propagate mounts
        mounts: [{ path: HOME, host: HOME, create: true }],
        rights: {
          root: true,
          capabilities: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'],
          reason: 'the directory on the node is root’s, and becomes Nova’s',
        },
      },
    },
    runsOn: ['compute'],
    perNode: true,
    groups: Object.fromEntries(
      cells.flatMap((cell, i) =>
        cell.group === undefined ? [] : [[cell.group, { env: inCell(props, console, cell, i) }]],
      ),
    ),
    share: ['hostNetwork'],
    after: ['register'],
    uses: [...cells.map((cell) => cell.messageBus), identity, placement, hypervisor, ...(bridge ? [bridge] : [])],
    waitsFor: networkDriver === 'openvswitch' ? ['node-pod/neutron/openvswitch-agent'] : [],
    mounts: [
      { path: '/dev', host: '/dev' },
      { path: HOME, host: HOME, create: true, propagation: 'Bidirectional' },
      ...directories,
    ],
    rights: { privileged: true, reason: 'plugs disks and network interfaces of servers' },
    health: connected('nova-compute', ...cells.map((cell) => cell.messageBus)),
    logs: 'oslo',
    requests: { cpu: 50, memory: 160 },
    grace: 60,
  };
}

/** What is otherwise on the nodes of a further cell. */
function inCell(props: NovaServiceProps, console: Console, cell: Cell, i: number): Readonly<Record<string, Text>> {
  return {
    OS_DEFAULT__TRANSPORT_URL: transportUrl(cell.messageBus, 'nova', ownName(cell)),
    [environmentName(...console.url)]: consoleUrl(props, console, cell, i),
  };
}

/** `archive.sh DAYS`. What Nova says with 1 and 3 is that there were rows, and that there were none. */
const ARCHIVE = `set -euo pipefail
before() { date --utc --date="-$1 days" +%Y-%m-%d; }
nova-manage db archive_deleted_rows --all-cells --until-complete --before "$(before "$1")" || [ $? -eq 1 ]
nova-manage db purge --all-cells --before "$(before $((3 * $1)))" || [ $? -eq 3 ]
`;

/** A hypervisor is known by an id in a file of its own, which follows from its name if the node has lost it. */
const COMPUTE_HOME = `set -euo pipefail
install --directory --owner=nova --group=nova ${HOME} ${HOME}/instances ${HOME}/tmp
id=${HOME}/compute_id
if [ ! -s "$id" ]; then
  python3 -c 'import sys, uuid; print(uuid.uuid5(uuid.NAMESPACE_DNS, sys.argv[1]))' "$NODE" > "$id.new"
  mv "$id.new" "$id"
fi
chown nova:nova "$id"
`;
