/** What makes Neutron's networks, each a record that is spread into the service. */
import type { Cloud } from '../../core/cloud';
import type { IMessageBus, IMetadata, IOvn, IReference, ISwitch } from '../../core/connections';
import { fail } from '../../core/errors';
import type { Release } from '../../core/kolla';
import type { ConfigFile, Process } from '../../core/spec';
import { certificateFiles } from '../../core/tls';
import type { Ini } from '../../oslo/ini';
import { connected, LAUNCH } from '../common';

/** What drivers work with. */
export interface DriverConnections {
  readonly cloud: Cloud;
  readonly ovn: IOvn;
  readonly switch: ISwitch;
  readonly metadata: IMetadata;
  readonly messageBus: IMessageBus;
}

/** What a driver adds to Neutron. */
export interface Driver {
  readonly servicePlugins: readonly string[];
  /** Kinds of networks that need nothing outside; projects get the first. */
  readonly tunnels: readonly string[];
  /** Of neutron.conf. */
  readonly options: Ini;
  /** Of ml2_conf.ini. */
  readonly ml2: Ini;
  readonly files: Readonly<Record<string, ConfigFile>>;
  /** What its servers have around them. */
  readonly server: Partial<Pick<Process, 'env' | 'files' | 'serviceLinks'>>;
  /** What they are connected with. */
  readonly uses: readonly IReference[];
  /** What works for the servers beside their API. */
  readonly workers: Readonly<Record<string, Worker>>;
  /** What runs on the nodes. */
  readonly agents: Readonly<Record<string, Process>>;
}

/** A program that reads what the servers read. */
export interface Worker {
  readonly program: string;
  /** The connection that shows that it works. */
  readonly with: IReference;
  /** MiB that it asks for. */
  readonly memory: number;
}

/** By name. @see https://docs.openstack.org/neutron/latest/admin/config-ml2.html */
export const DRIVERS = { ovn } satisfies Record<string, (props: DriverConnections) => Driver>;

const AGENT = '/etc/neutron/plugins/ml2/ovn_agent.ini';
const CERTIFICATE = '/etc/neutron/ovn';

/** What differs between releases. */
const RELEASES: Readonly<Record<Release, { readonly emitNeedToFrag: boolean }>> = {
  '2025.1': { emitNeedToFrag: true },
  '2025.2': { emitNeedToFrag: true },
  // it is no option any more, and always on
  '2026.1': { emitNeedToFrag: false },
};

function ovn({ cloud, ovn, switch: bridge, metadata, messageBus }: DriverConnections): Driver {
  if (cloud.listen === '[::]')
    fail(['listen'], '"[::]" is nothing that OVN works with yet: leave it out, or leave out services.neutron');
  const release = RELEASES[cloud.release as Release];
  const certificate = certificateFiles(ovn.secret, CERTIFICATE);
  const tls = (database: 'nb' | 'sb'): Ini[string] => ({
    [`ovn_${database}_private_key`]: `${CERTIFICATE}/tls.key`,
    [`ovn_${database}_certificate`]: `${CERTIFICATE}/tls.crt`,
    [`ovn_${database}_ca_cert`]: `${CERTIFICATE}/ca.crt`,
  });
  const agent: Process = {
    image: 'neutron-ovn-agent',
    command: [
      ...LAUNCH,
      'neutron-ovn-agent',
      ...['--config-file', '/etc/neutron/neutron.conf', '--config-file', AGENT],
    ],
    files: ['neutron-agent.conf', 'ovn_agent.ini', 'launch.py', ...Object.keys(certificate)],
    env: { OS_OVN__OVN_SB_CONNECTION: ovn.southbound },
    podFields: { OS_DEFAULT__HOST: 'spec.nodeName' },
    serviceLinks: true,
    runsOn: ['compute', 'network'],
    perNode: true,
    share: ['hostNetwork'],
    after: [],
    uses: [ovn._southbound, bridge, metadata, messageBus],
    waitsFor: ['node-pod/ovn/controller,gateway'],
    mounts: [
      { path: bridge.directory, host: bridge.directory, create: true },
      { path: '/run/netns', host: '/run/netns', create: true, propagation: 'Bidirectional' },
    ],
    writable: { '/var/lib/neutron': 16 },
    rights: { privileged: true, reason: 'makes network namespaces, which the node and libvirt have to see' },
    health: connected('neutron-ovn-agent', ovn._southbound),
    logs: 'oslo',
    // each network of the node's servers has a proxy of its own in it
    requests: { cpu: 20, memory: 160, limit: 'none' },
  };
  return {
    servicePlugins: ['ovn-router'],
    tunnels: ['geneve'],
    // its agents report to OVN, not to Neutron
    options: { DEFAULT: { rpc_state_report_workers: 0 } },
    ml2: {
      ml2: { mechanism_drivers: ['ovn'], overlay_ip_version: 4 },
      ml2_type_geneve: { vni_ranges: '1:65536', max_header_size: 38 },
      ovn: {
        ...tls('nb'),
        ...tls('sb'),
        ovn_metadata_enabled: true,
        enable_distributed_floating_ip: true,
        // in userspace large segments that a network card would split look too large
        ...(release.emitNeedToFrag ? { ovn_emit_need_to_frag: bridge.datapath === 'kernel' } : {}),
      },
    },
    files: {
      ...certificate,
      'ovn_agent.ini': {
        path: AGENT,
        shared: false,
        content: {
          DEFAULT: {
            nova_metadata_host: metadata.host,
            nova_metadata_port: metadata.port,
            metadata_proxy_shared_secret: { secret: metadata.secret, key: 'secret' },
          },
          agent: { extensions: ['metadata'], root_helper: '' },
          ovn: tls('sb'),
          ovs: { ovsdb_connection: `unix:${bridge.directory}/db.sock` },
        },
      },
    },
    server: {
      files: Object.keys(certificate),
      serviceLinks: true,
      env: { OS_OVN__OVN_NB_CONNECTION: ovn.northbound, OS_OVN__OVN_SB_CONNECTION: ovn.southbound },
    },
    uses: [ovn],
    workers: { 'ovn-maintenance-worker': { program: 'neutron-ovn-maintenance-worker', with: ovn, memory: 192 } },
    agents: { 'ovn-agent': agent },
  };
}
