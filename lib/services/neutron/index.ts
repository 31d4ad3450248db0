import type { Construct } from 'constructs';
import type { IDatabase, IIdentity, IMessageBus, IMetadata, IOvn, ISwitch } from '../../core/connections';
import { fail } from '../../core/errors';
import type { Release } from '../../core/kolla';
import { databaseOptions } from '../../core/lower';
import { OpenStackService, type ServiceProps } from '../../core/service';
import type { DomainName, ServiceSettings, TunnelSettings } from '../../core/settings';
import type { Process, Program, Running, ServiceSpec, Surroundings } from '../../core/spec';
import { merge } from '../../oslo/ini';
import { authtoken, behindProxy, connected, LAUNCH, login, messaging, taskFile } from '../common';
import type { Driver, DriverConnections, Worker } from './driver';
import { openvswitch } from './openvswitch';
import { connectionsOutside, type PhysicalNetwork, type PhysicalNetworkOnGroup } from './outside';
import { ovn } from './ovn';

export type { PhysicalNetwork, PhysicalNetworkOnGroup } from './outside';

/** What can be set of Neutron. */
export interface NeutronSettings extends ServiceSettings {
  /**
   * What makes networks: `ovn`, or the agents of Neutron itself with `openvswitch`.
   * @default ovn
   */
  readonly driver?: 'ovn' | 'openvswitch';
  /**
   * Networks outside the cloud by the name that administrators use for them.
   * @default - none: servers reach each other and nothing else
   */
  readonly physicalNetworks?: Record<string, PhysicalNetwork>;
  /**
   * `kernel` needs the module openvswitch on the nodes; `userspace` needs no module, and is slower.
   * @default kernel
   */
  readonly datapath?: 'kernel' | 'userspace';
  /** Where tunnels between nodes go. @default - between the addresses by which Kubernetes knows them */
  readonly tunnels?: TunnelSettings;
  /**
   * Bytes that a packet may have on the physical networks; servers are told what tunnels leave of it.
   * @default 1500
   * @asType integer
   * @minimum 576
   * @maximum 65535
   */
  readonly mtu?: number;
  /**
   * Domain of the names that servers find each other by, and that ports can be given.
   * @default - they have none
   */
  readonly dnsDomain?: DomainName;
  /**
   * With the driver `openvswitch`: whether routers are on each node that has servers of theirs (DVR), whose floating
   * IPs then leave by the physical network of that node. Administrators may choose for each router.
   * @default false
   */
  readonly routerDistributed?: boolean;
  /**
   * With the driver `openvswitch`: whether each router is on several nodes with the role `network`, one of which serves
   * (VRRP by keepalived). Administrators may choose for each router.
   * @default false
   */
  readonly l3Ha?: boolean;
}

/** Options of `NeutronService`. */
export interface NeutronServiceProps extends ServiceProps, NeutronSettings {
  /** Where its database is made. */
  readonly database: IDatabase;
  /** How its processes talk to each other. */
  readonly messageBus: IMessageBus;
  /** The Keystone that knows its callers. */
  readonly identity: IIdentity;
  /** What makes its networks with the driver `ovn`. @default - none, where the driver is another one */
  readonly ovn?: IOvn;
  /** What networks are made of, on each node. */
  readonly switch: ISwitch;
  /** Where servers ask what they are. */
  readonly metadata: IMetadata;
}

/**
 * Neutron: networks, subnets, routers and floating IPs, which OVN makes, or agents with Open vSwitch; the metadata of
 * servers, which an agent passes on.
 *
 * @see https://docs.openstack.org/neutron/latest/
 */
export class NeutronService extends OpenStackService<NeutronServiceProps> {
  constructor(scope: Construct, id: string, props: NeutronServiceProps) {
    super(scope, id, props, neutron);
  }
}

/** By name. @see https://docs.openstack.org/neutron/latest/admin/config-ml2.html */
const DRIVERS = { ovn, openvswitch } satisfies Record<string, (props: DriverConnections) => Driver>;

const PORT = 9696;
const HOME = '/var/lib/neutron';
const CONF = '/etc/neutron/neutron.conf';
const ML2 = '/etc/neutron/plugins/ml2/ml2_conf.ini';
const BOTH = ['--config-file', CONF, '--config-file', ML2];
const PROGRAM = {
  image: 'neutron-server',
  writable: { [HOME]: 16 },
  requests: { cpu: 50, memory: 224 },
} satisfies Partial<Program>;

/** What differs between releases. */
const RELEASES: Readonly<Record<Release, { readonly split: boolean; readonly projectNetworks: string }>> = {
  // neutron-server is the API and all workers
  '2025.1': { split: false, projectNetworks: 'tenant_network_types' },
  '2025.2': { split: true, projectNetworks: 'tenant_network_types' },
  '2026.1': { split: true, projectNetworks: 'project_network_types' },
};

/** @internal */
export function neutron(props: NeutronServiceProps): ServiceSpec {
  const { cloud, database, messageBus, identity, physicalNetworks = {}, tunnels = {}, mtu } = props;
  const dnsDomain = props.dnsDomain && `${props.dnsDomain.replace(/\.$/, '')}.`;
  checkNetworks(physicalNetworks);
  checkTunnels(tunnels);
  const networks = Object.entries(physicalNetworks).map(([name, network]) => ({ name, ...network }));
  const { split, projectNetworks } = RELEASES[cloud.release as Release];
  const answers = split ? 'pod/neutron/rpc-server' : 'pod/neutron/api';
  const driver: Driver = DRIVERS[props.driver ?? 'ovn']({ ...props, ...connectionsOutside(props), dnsDomain, answers });
  const workers: Readonly<Record<string, Worker>> = {
    'rpc-server': { program: 'neutron-rpc-server', with: messageBus, memory: 160 },
    'periodic-workers': { program: 'neutron-periodic-workers', with: database, memory: 192 },
    ...driver.workers,
  };
  const connection = { database: databaseOptions(database, 'neutron', 'neutron') };
  const basics = merge(messaging(messageBus, 'neutron'), {
    DEFAULT: { state_path: HOME },
    oslo_concurrency: { lock_path: `${HOME}/tmp` },
  });
  const server: Surroundings & Running = {
    ...PROGRAM,
    ...driver.server,
    files: ['neutron.conf', 'ml2_conf.ini', ...(driver.server.files ?? [])],
    runsOn: ['control'],
    uses: [database, messageBus, identity, ...driver.uses],
  };
  const api = { ...server, port: PORT, public: { host: 'network', nodePort: 30696 } };
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
          basics,
          connection,
          {
            DEFAULT: {
              core_plugin: 'ml2',
              service_plugins: [...driver.servicePlugins, 'qos', 'trunk', 'port_forwarding'],
              global_physnet_mtu: mtu,
              dns_domain: dnsDomain,
              rpc_workers: cloud._size.workers,
              // where the API is no application of uWSGI
              api_workers: split ? undefined : cloud._size.workers,
            },
            // the names of public endpoints may mean nothing inside
            nova: { ...login(identity, 'neutron'), endpoint_type: 'internal' },
            placement: { ...login(identity, 'neutron'), endpoint_type: 'internal' },
          },
          driver.options,
          authtoken(identity, 'neutron'),
          behindProxy(),
        ),
      },
      'ml2_conf.ini': {
        path: ML2,
        content: merge(
          {
            ml2: {
              type_drivers: ['local', 'flat', 'vlan', ...driver.tunnels],
              [projectNetworks]: driver.tunnels,
              extension_drivers: ['port_security', 'qos', ...(dnsDomain === undefined ? [] : ['dns_domain_ports'])],
              path_mtu: mtu,
            },
            ml2_type_flat: { flat_networks: networks.filter(({ flat = true }) => flat).map(({ name }) => name) },
            ml2_type_vlan: {
              network_vlan_ranges: networks.flatMap(({ name, vlans }) =>
                vlans === undefined ? [name] : vlans.map((range) => `${name}:${range}`),
              ),
            },
            securitygroup: { enable_security_group: true },
          },
          driver.ml2,
        ),
      },
      // no database on the nodes
      'neutron-agent.conf': { path: CONF, content: basics, shared: false },
      'neutron-manage.conf': taskFile(CONF, connection),
      ...driver.files,
    },
    tasks: [
      {
        name: 'db-sync',
        steps: {
          'db-sync': {
            ...PROGRAM,
            command: ['neutron-db-manage', '--config-file', CONF, 'upgrade', 'heads'],
            files: ['neutron-manage.conf'],
          },
        },
        uses: [database],
      },
    ],
    processes: {
      api: split
        ? {
            ...api,
            wsgi: { module: 'neutron.wsgi.api:application', health: '/', seconds: 180 },
            env: { ...server.env, OS_NEUTRON_CONFIG_FILES: [CONF, ML2].join(';') },
            requests: { cpu: 100, memory: 192 },
          }
        : {
            ...api,
            command: ['neutron-server', ...BOTH],
            logs: 'oslo',
            health: { http: '/' },
            requests: { cpu: 100, memory: 512 },
          },
      ...Object.fromEntries(
        Object.entries(split ? workers : {}).map(([name, { program, with: peer, memory }]): [string, Process] => [
          name,
          {
            ...server,
            command: [...LAUNCH, program, ...BOTH],
            files: [...(server.files ?? []), 'launch.py'],
            health: connected(program, peer),
            logs: 'oslo',
            requests: { cpu: 5, memory },
          },
        ]),
      ),
      ...driver.agents,
    },
  };
}

function checkNetworks(networks: Readonly<Record<string, PhysicalNetwork>>): void {
  for (const [name, network] of Object.entries(networks)) {
    const path = ['neutron', 'physicalNetworks', name];
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(name))
      fail(path, 'is no name of a physical network: use letters, digits, "-" and "_"');
    checkInterfaces(path, network);
    for (const [group, there] of Object.entries(network.groups ?? {}))
      checkInterfaces([...path, 'groups', group], there);
    for (const range of network.vlans ?? []) checkVlans([...path, 'vlans'], range);
  }
  for (const key of INTERFACES) {
    const values = Object.values(networks).flatMap((network) => network[key] ?? []);
    const twice = values.find((value, i) => values.indexOf(value) !== i);
    if (twice !== undefined)
      fail(['neutron', 'physicalNetworks'], `"${twice}" is the ${key} of two networks; each needs one of its own`);
  }
}

function checkTunnels({ interface: name, groups = {} }: TunnelSettings): void {
  const path = ['neutron', 'tunnels'];
  checkInterfaces(path, { interface: name });
  for (const [group, there] of Object.entries(groups)) checkInterfaces([...path, 'groups', group], there);
}

/** What a physical network names on a node. */
const INTERFACES = ['bridge', 'interface'] as const;

function checkInterfaces(path: readonly string[], names: Pick<PhysicalNetworkOnGroup, 'bridge' | 'interface'>): void {
  for (const key of INTERFACES) {
    const { [key]: name } = names;
    if (
      name !== undefined &&
      (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,14}$/.test(name) || name === 'br-int' || name === 'br-tun')
    )
      fail(
        [...path, key],
        `"${name}" cannot be it: use letters, digits, ".", "_" and "-", at most 15, and not br-int or br-tun, which are Neutron's own`,
      );
  }
}

function checkVlans(path: readonly string[], range: string): void {
  const [first, last] = range.split(':').map(Number);
  if (!/^[0-9]+:[0-9]+$/.test(range) || first < 1 || last > 4094 || first > last) {
    fail(path, `"${range}" is no range of VLANs: write <first>:<last> of 1 to 4094, such as 100:199`);
  }
}
