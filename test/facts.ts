/** A cloud as small as can be: nothing of it runs on the nodes themselves. */
export const KEYSTONE_ONLY = { glance: false, placement: false, nova: false, neutron: false } as const;

/** What the test of a unit connects it with. */
import { Cache, Cloud, Database, Identity, MessageBus } from '../lib';
import type { IHypervisor, IMetadata, IOvn, IReference, ISwitch } from '../lib/core/connections';

export const facts = {
  cloud: Cloud.settings(),
  database: Database.fromExisting({ host: 'mysql.example.org', adminSecret: 'mysql-admin' }),
  messageBus: MessageBus.fromExisting({ hosts: ['rabbit.example.org'], adminSecret: 'rabbit-admin' }),
  cache: Cache.fromExisting({ servers: ['cache.example.org:11211'] }),
  identity: Identity.fromExisting({ url: 'https://identity.example.org/v3', adminSecret: 'keystone-admin' }),
};

/** What is there, and nothing is known of. */
export const nowhere: IReference = { _waitsFor: [], _peers: [] };

export const hypervisor: IHypervisor = { ...nowhere, directory: '/run/libvirt', secret: 'libvirt-tls' };

export const metadata: IMetadata = { ...nowhere, host: 'metadata.example.org', port: 8775, secret: 'metadata' };

export const ovn: IOvn = {
  ...nowhere,
  northbound: 'ssl:192.0.2.1:6641',
  southbound: 'ssl:192.0.2.1:6642',
  secret: 'ovn-tls',
  _southbound: nowhere,
};

export const switchOf = (datapath: ISwitch['datapath']): ISwitch => ({
  ...nowhere,
  directory: '/run/openvswitch',
  datapath,
});
