/**
 * The awkward services of OpenStack as data, before they are built: whether the contract of `core/spec.ts`
 * carries them without a new core. They are shaped like the real thing and complete in what is special
 * about each (docs/adr/0003), not in options.
 */
import type { IDatabase, IIdentity, IMessageBus } from '../../lib/core/connections';
import { databaseOptions } from '../../lib/core/lower';
import type { Mount, Process, Program, ServiceSpec, Task } from '../../lib/core/spec';
import { type Ini, merge, text } from '../../lib/oslo/ini';
import { authtoken, connected, messaging } from '../../lib/services/common';

/** What they are connected with. */
export interface Connected {
  readonly database: IDatabase;
  readonly messageBus: IMessageBus;
  readonly identity: IIdentity;
}

/** A service's own program that talks on the message bus. */
type Daemon = Extract<Process, { readonly command: readonly string[] }>;

/** Cells: a database, a file, a mapping task and a conductor each; agents with the rights of the node. */
export function nova({ database, messageBus, identity }: Connected, cells: readonly string[]): ServiceSpec {
  const shared = merge({ upgrade_levels: { compute: 'auto' } }, messaging(messageBus, 'nova'));
  const nodeFields = { OS_DEFAULT__HOST: 'spec.nodeName', OS_DEFAULT__MY_IP: 'status.hostIP' };
  const nodeMounts: readonly Mount[] = [
    { path: '/dev', host: '/dev' },
    { path: '/run/libvirt', host: '/run/libvirt', create: true },
    { path: '/var/lib/nova', host: '/var/lib/nova', create: true, propagation: 'Bidirectional' },
  ];
  const file = (name: string, ...options: Ini[]) => ({
    [name]: { path: '/etc/nova/nova.conf', content: merge(shared, ...options), shared: false },
  });
  // nova-manage fills it in from [database] of the file it reads: no password on a command line
  const template = (name: string) => `{scheme}://{username}:{password}@{hostname}:{port}/${name}?{query}`;
  const apiDatabases = {
    api_database: databaseOptions(database, 'nova', 'nova_api'),
    database: databaseOptions(database, 'nova', 'nova_cell0'),
  };
  const manage = (file: string, ...command: string[]): Program => ({
    image: 'nova-api',
    command: ['nova-manage', ...command],
    files: [file],
  });
  const daemon = (name: string, files: readonly string[], more: Partial<Daemon> = {}): Daemon => ({
    image: `nova-${name}`,
    command: [`nova-${name}`],
    files,
    runsOn: ['control'],
    uses: [database, messageBus],
    health: connected(`nova-${name}`, messageBus),
    logs: 'oslo',
    ...more,
  });
  return {
    name: 'nova',
    user: 'nova',
    databases: ['nova_api', 'nova_cell0', ...cells.map((cell) => `nova_${cell}`)],
    messaging: true,
    catalog: [{ type: 'compute', process: 'api', path: '/v2.1' }],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      ...file('nova-api.conf', apiDatabases, authtoken(identity, 'nova')),
      ...file('nova-compute.conf', { libvirt: { virt_type: 'kvm' } }),
      ...Object.assign(
        {},
        ...cells.map((cell) =>
          file(`nova-${cell}.conf`, { database: databaseOptions(database, 'nova', `nova_${cell}`) }),
        ),
      ),
      'map-cell.sh': {
        path: '/openstack/map-cell.sh',
        content: `set -euo pipefail
nova-manage cell_v2 list_cells | grep -qw "$1" ||
  nova-manage cell_v2 create_cell --name "$1" --database_connection "$2"
`,
      },
    },
    tasks: [
      {
        name: 'api-db-sync',
        steps: {
          'api-db': manage('nova-api.conf', 'api_db', 'sync'),
          cell0: manage('nova-api.conf', 'cell_v2', 'map_cell0', '--database_connection', template('nova_cell0')),
        },
      },
      ...cells.map((cell): Task => ({
        name: `${cell}-db-sync`,
        after: ['api-db-sync'],
        steps: {
          'db-sync': manage(`nova-${cell}.conf`, 'db', 'sync'),
          map: {
            image: 'nova-api',
            command: ['bash', '/openstack/map-cell.sh', cell, template(`nova_${cell}`)],
            files: ['map-cell.sh', `nova-${cell}.conf`],
          },
        },
      })),
      {
        name: 'discover-hosts',
        steps: { discover: manage('nova-api.conf', 'cell_v2', 'discover_hosts') },
        afterProcesses: cells.map((cell) => `conductor-${cell}`),
        uses: [database, messageBus],
      },
      {
        name: 'archive',
        steps: { archive: manage('nova-api.conf', 'db', 'archive_deleted_rows', '--all-cells', '--until-complete') },
        schedule: '17 3 * * *',
        uses: [database],
      },
    ],
    processes: {
      api: {
        image: 'nova-api',
        wsgi: { module: 'nova.wsgi.osapi_compute:application', health: '/' },
        port: 8774,
        public: { host: 'compute', nodePort: 30774 },
        files: ['nova-api.conf'],
        runsOn: ['control'],
        uses: [database, messageBus, identity],
      },
      scheduler: daemon('scheduler', ['nova-api.conf']),
      ...Object.fromEntries(
        cells.map((cell) => [`conductor-${cell}`, daemon('conductor', [`nova-${cell}.conf`])] as const),
      ),
      libvirt: {
        image: 'nova-libvirt',
        command: ['libvirtd'],
        files: [],
        runsOn: ['compute'],
        perNode: true,
        share: ['hostNetwork', 'hostPID'],
        mounts: nodeMounts,
        rights: { privileged: true, reason: 'starts virtual machines' },
        health: { exec: ['virsh', 'version'], period: 3 },
        // servers run in it
        update: 'OnDelete',
        after: [],
      },
      compute: daemon('compute', ['nova-compute.conf'], {
        runsOn: ['compute'],
        perNode: true,
        share: ['hostNetwork', 'hostPID'],
        mounts: nodeMounts,
        podFields: nodeFields,
        uses: [messageBus, identity],
        after: ['register'],
        waitsFor: ['node-pod/nova/libvirt', 'socket:/run/libvirt/libvirt-sock'],
        rights: { privileged: true, reason: 'plugs disks and network interfaces of virtual machines' },
        grace: 180,
      }),
    },
  };
}

interface Driver {
  readonly options: Ini;
  readonly processes: Readonly<Record<string, Daemon>>;
}

const agent = (name: string, runsOn: Process['runsOn']): Daemon => ({
  image: `neutron-${name}`,
  command: [`neutron-${name}`],
  runsOn,
  perNode: true,
  share: ['hostNetwork'],
  mounts: [{ path: '/run/netns', host: '/run/netns', create: true, propagation: 'Bidirectional' }],
  rights: { privileged: true, reason: 'makes network namespaces' },
  after: ['register'],
  logs: 'oslo',
});

/** Drivers are records, spread into the service. */
const DRIVERS: Readonly<Record<string, Driver>> = {
  ovn: {
    options: { DEFAULT: { service_plugins: ['ovn-router'] } },
    processes: { 'ovn-agent': agent('ovn-agent', ['compute', 'network']) },
  },
  openvswitch: {
    options: { DEFAULT: { service_plugins: ['router'] } },
    processes: {
      'openvswitch-agent': agent('openvswitch-agent', ['compute', 'network']),
      'l3-agent': agent('l3-agent', ['network']),
    },
  },
};

export function neutron({ database, messageBus, identity }: Connected, driver: string): ServiceSpec {
  const { options, processes } = DRIVERS[driver];
  const ml2 = '/etc/neutron/plugins/ml2/ml2_conf.ini';
  return {
    name: 'neutron',
    user: 'neutron',
    databases: ['neutron'],
    messaging: true,
    catalog: [{ type: 'network', process: 'api' }],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      'neutron.conf': {
        content: merge(
          { database: databaseOptions(database, 'neutron', 'neutron') },
          messaging(messageBus, 'neutron'),
          authtoken(identity, 'neutron'),
          options,
        ),
      },
      'ml2_conf.ini': { path: ml2, content: { ml2: { mechanism_drivers: [driver] } } },
    },
    tasks: [
      {
        name: 'db-sync',
        steps: { 'db-sync': { image: 'neutron-server', command: ['neutron-db-manage', 'upgrade', 'heads'] } },
      },
    ],
    processes: {
      api: {
        image: 'neutron-server',
        wsgi: { module: 'neutron.wsgi.api:application', seconds: 180, health: '/' },
        port: 9696,
        env: { OS_NEUTRON_CONFIG_FILES: 'neutron.conf;plugins/ml2/ml2_conf.ini' },
        runsOn: ['control'],
        uses: [database, messageBus, identity],
      },
      'rpc-server': {
        image: 'neutron-server',
        command: ['neutron-rpc-server'],
        runsOn: ['control'],
        uses: [database, messageBus],
        health: connected('neutron-rpc-server', messageBus),
        logs: 'oslo',
      },
      ...Object.fromEntries(
        Object.entries(processes).map(([name, process]) => [name, { ...process, uses: [messageBus] }]),
      ),
    },
  };
}

/** dnsmasq is sent a signal by its neighbour: two containers, one process id namespace. */
export function ironic({ database }: Connected): ServiceSpec {
  return {
    name: 'ironic',
    user: 'ironic',
    databases: ['ironic'],
    catalog: [{ type: 'baremetal', process: 'api' }],
    identity: { userRoles: ['admin', 'service'] },
    files: {
      'ironic.conf': { content: { database: databaseOptions(database, 'ironic', 'ironic') } },
      'dnsmasq.conf': { path: '/etc/dnsmasq.conf', content: 'port=0\n' },
    },
    tasks: [{ name: 'db-sync', steps: { 'db-sync': { image: 'ironic-api', command: ['ironic-dbsync', 'upgrade'] } } }],
    processes: {
      api: {
        image: 'ironic-api',
        wsgi: { module: 'ironic.wsgi:application' },
        port: 6385,
        uses: [database],
        files: ['ironic.conf'],
        runsOn: ['control'],
      },
      conductor: {
        image: 'ironic-conductor',
        command: ['ironic-conductor'],
        runsOn: ['control'],
        uses: [database],
        claim: { name: 'data', size: '10Gi' },
        mounts: [{ path: '/var/lib/ironic', claim: 'data' }],
        beside: {
          tftp: {
            image: 'ironic-pxe',
            command: ['in.tftpd', '--foreground', '/var/lib/ironic/tftpboot'],
            files: [],
            mounts: [{ path: '/var/lib/ironic', claim: 'data', readOnly: true }],
            rights: {
              root: true,
              capabilities: ['SETUID', 'SETGID', 'SYS_CHROOT'],
              reason: 'in.tftpd changes its root and user',
            },
            ports: { tftp: '69/udp' },
          },
        },
        logs: 'oslo',
      },
      dnsmasq: {
        image: 'dnsmasq',
        command: ['dnsmasq', '--no-daemon', '--conf-file=/etc/dnsmasq.conf'],
        files: ['dnsmasq.conf'],
        runsOn: ['network'],
        perNode: true,
        share: ['hostNetwork', 'podPID'],
        mounts: [{ path: '/run/hosts', shared: 'hosts', size: 16 }],
        rights: { root: true, capabilities: ['NET_ADMIN', 'NET_RAW', 'NET_BIND_SERVICE'], reason: 'answers DHCP' },
        beside: {
          'pxe-filter': {
            image: 'ironic-pxe-filter',
            command: ['ironic-pxe-filter'],
            files: ['ironic.conf'],
            mounts: [{ path: '/run/hosts', shared: 'hosts', size: 16 }],
            rights: { root: true, capabilities: ['KILL'], reason: 'tells dnsmasq to read its hosts again' },
          },
        },
      },
    },
  };
}

/** Certificates come from Secrets that somebody else issues; the health manager listens on UDP. */
export function octavia({ database, identity }: Connected): ServiceSpec {
  const certificates: Mount[] = [
    { path: '/etc/octavia/certs/server', secret: 'octavia-server-ca' },
    { path: '/etc/octavia/certs/client', secret: 'octavia-client' },
  ];
  const worker = (name: string): Daemon => ({
    image: `octavia-${name}`,
    command: [`octavia-${name}`],
    runsOn: ['control'],
    uses: [database],
    mounts: certificates,
    logs: 'oslo',
  });
  return {
    name: 'octavia',
    user: 'octavia',
    secrets: [{ name: 'octavia-heartbeat', data: { key: { generate: 'password' } } }],
    databases: ['octavia', 'octavia_persistence'],
    catalog: [{ type: 'load-balancer', process: 'api' }],
    identity: { userRoles: ['admin', 'service'], roles: ['load-balancer_member', 'load-balancer_admin'] },
    files: {
      'octavia.conf': {
        content: {
          database: databaseOptions(database, 'octavia', 'octavia'),
          task_flow: { persistence_connection: databaseOptions(database, 'octavia', 'octavia_persistence').connection },
          health_manager: { heartbeat_key: { secret: 'octavia-heartbeat', key: 'key' } },
        },
      },
    },
    tasks: [
      {
        name: 'db-sync',
        steps: {
          'db-sync': { image: 'octavia-api', command: ['octavia-db-manage', 'upgrade', 'head'] },
          persistence: { image: 'octavia-api', command: ['octavia-db-manage', 'upgrade_persistence'] },
        },
      },
    ],
    processes: {
      api: {
        image: 'octavia-api',
        wsgi: { module: 'octavia.wsgi.api:application' },
        port: 9876,
        uses: [database, identity],
        files: ['octavia.conf'],
        runsOn: ['control'],
      },
      worker: worker('worker'),
      'health-manager': {
        ...worker('health-manager'),
        perNode: true,
        runsOn: ['network'],
        share: ['hostNetwork'],
        ports: { heartbeat: '5555/udp' },
      },
    },
  };
}

/** Not an oslo service: Python settings with a secret in them, and files made at start. */
export function horizon({ identity }: Pick<Connected, 'identity'>): ServiceSpec {
  const settings = '/etc/openstack-dashboard/local_settings.d/_9998-kolla-settings.py';
  const writable = { '/var/lib/kolla/venv/lib/python3/site-packages/static': 256 };
  return {
    name: 'horizon',
    user: 'horizon',
    secrets: [{ name: 'horizon-secret-key', data: { key: { generate: 'password' } } }],
    files: {
      'settings.py': {
        path: settings,
        content: text`OPENSTACK_KEYSTONE_URL = "${identity.publicUrl}"
SECRET_KEY = "${{ secret: 'horizon-secret-key', key: 'key', filter: 'json' }}"
`,
      },
    },
    processes: {
      web: {
        image: 'horizon',
        wsgi: { module: 'openstack_dashboard.wsgi:application', health: '/auth/login/' },
        port: 8080,
        // it has no catalog entry, and is for users all the same
        public: { host: 'dashboard', nodePort: 30080 },
        uses: [identity],
        files: ['settings.py'],
        runsOn: ['control'],
        writable,
        prepare: {
          static: {
            image: 'horizon',
            command: ['manage.py', 'collectstatic', '--noinput'],
            files: ['settings.py'],
            writable,
          },
        },
      },
    },
  };
}
