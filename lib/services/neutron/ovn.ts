import { fail } from '../../core/errors';
import type { Release } from '../../core/kolla';
import type { Process } from '../../core/spec';
import { certificateFiles } from '../../core/tls';
import type { Ini } from '../../oslo/ini';
import { connected, LAUNCH } from '../common';
import type { Driver, DriverConnections } from './driver';

const AGENT = '/etc/neutron/plugins/ml2/ovn_agent.ini';
const CERTIFICATE = '/etc/neutron/ovn';

/** What differs between releases. */
const RELEASES: Readonly<Record<Release, { readonly emitNeedToFrag: boolean }>> = {
  '2025.1': { emitNeedToFrag: true },
  '2025.2': { emitNeedToFrag: true },
  // it is no option any more, and always on
  '2026.1': { emitNeedToFrag: false },
};

/** OVN: networks and routers are flows on all nodes; an agent passes on the metadata of servers. */
export function ovn(props: DriverConnections): Driver {
  const { cloud, ovn, switch: bridge, metadata, messageBus } = props;
  if (ovn === undefined) fail(['neutron', 'ovn'], 'is missing: the driver "ovn" needs it');
  for (const key of ['l3Ha', 'routerDistributed'] as const) {
    if (props[key] !== undefined)
      fail(['neutron', key], 'is an option of the driver "openvswitch"; OVN has its own ways: leave it out');
  }
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
