import { BlockList, isIP, isIPv6 } from 'node:net';
import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { checkRange, type Cloud } from '../core/cloud';
import type { IIdentity, IReference } from '../core/connections';
import { fail } from '../core/errors';
import { adminEnvironment } from '../core/lower';
import { scriptFile, SCRIPTS } from '../core/scripts';
import type { UnitSpec } from '../core/spec';
import { buildUnit } from '../core/unit';
import { suggest } from '../oslo/nearest';

/** What is made to look around with. */
export interface DemoSettings {
  /**
   * URL of a qcow2 that Glance downloads, such as those that distributions publish; the image is called after it.
   * @default - no image
   * @example https://images.example.org/debian-13.qcow2
   */
  readonly image?: string;
  /**
   * The network outside, which floating IPs are of.
   * @default - one on the first physical network that can have one without a VLAN; none if there is none
   */
  readonly external?: DemoExternalNetwork;
  /**
   * Addresses of the name servers that servers are told.
   * @default - none
   * @example ["9.9.9.9"]
   */
  readonly dnsServers?: string[];
}

/** A network outside, and which of its addresses the cloud may use. */
export interface DemoExternalNetwork {
  /** One of `services.neutron.physicalNetworks`. @default - the first that can have a network without a VLAN */
  readonly physicalNetwork?: string;
  /** Range of its addresses. @default 172.24.4.0/24 */
  readonly subnet?: string;
  /** The router outside. @default - the first address of the range */
  readonly gateway?: string;
  /**
   * First and last of the addresses that nobody else uses, as `first-last`.
   * @default - all but the gateway
   * @example 172.24.4.10-172.24.4.99
   */
  readonly pool?: string;
}

/** Options of `OpenStackDemo`. */
export interface OpenStackDemoProps extends DemoSettings {
  readonly cloud: Cloud;
  /** The Keystone to log in to. */
  readonly identity: IIdentity;
  /** Where flavors are made. */
  readonly compute: IReference;
  /** Where networks are made. */
  readonly network: IReference;
  /** Where the image is made. @default - none can be */
  readonly images?: IReference;
  /** Physical networks that can have a network without a VLAN. @default - none */
  readonly physicalNetworks?: string[];
}

/**
 * What a first server needs, made once the cloud is there, in the project `admin`: flavors, a private network with a
 * router to one outside, rules for ping and ssh in the security group `default`, and an image. What is there by the
 * same name stays as it is, and nothing is ever deleted.
 */
export class OpenStackDemo extends Construct {
  public readonly objects: Record<string, ApiObject>;

  constructor(scope: Construct, id: string, props: OpenStackDemoProps) {
    super(scope, id);
    this.objects = buildUnit(this, props.cloud, openstackDemo(props));
  }
}

/** The usual ones, without those that fill a small node. GiB of disk, MiB of memory. */
const FLAVORS = [
  { name: 'm1.nano', vcpus: 1, ram: 192, disk: 1 },
  { name: 'm1.tiny', vcpus: 1, ram: 512, disk: 1 },
  { name: 'm1.small', vcpus: 1, ram: 2048, disk: 20 },
  { name: 'm1.medium', vcpus: 2, ram: 4096, disk: 40 },
];

const WANTED = '/etc/openstack/demo.json';

/** @internal */
export function openstackDemo(props: OpenStackDemoProps): UnitSpec {
  const { identity, compute, network, image, images, dnsServers } = props;
  const wanted = {
    flavors: FLAVORS,
    private: { name: 'demo', subnet: { cidr: '10.0.0.0/24', dns_nameservers: dnsServers } },
    external: externalNetwork(props),
    image: image === undefined ? undefined : { name: imageName(image), url: image },
  };
  return {
    name: 'openstack-demo',
    user: 'keystone',
    files: {
      'demo.json': { path: WANTED, content: `${JSON.stringify(wanted, undefined, 2)}\n` },
      'demo.py': scriptFile('demo.py'),
      'register.py': scriptFile('register.py'), // which it imports
    },
    tasks: [
      {
        name: 'openstack-demo',
        steps: {
          demo: {
            image: 'keystone',
            command: ['python3', '-B', `${SCRIPTS}/demo.py`, WANTED],
            files: ['demo.json', 'demo.py', 'register.py'],
            env: adminEnvironment(identity),
            requests: { cpu: 50, memory: 128 },
          },
        },
        uses: [identity, compute, network, ...(images === undefined ? [] : [images])],
      },
    ],
  };
}

/** The last part of the URL, without what says that it is a disk. */
function imageName(url: string): string {
  const path = ['demo', 'image'];
  const [, name] = /^https?:\/\/[^/@\s]+\/(?:[^?#\s]*\/)?([^/?#\s]+)(?:\?\S*)?$/.exec(url) ?? [];
  if (name === undefined) {
    // not shown: it may hold a login
    fail(path, 'is no URL of an image: write http[s]://<host>/<path>/<file>, without a login');
  }
  return name.replace(/\.(qcow2|img)$/, '');
}

/** As demo.py takes it; undefined where the cloud has no way outside. */
function externalNetwork({ external, physicalNetworks = [] }: OpenStackDemoProps): object | undefined {
  const path = ['demo', 'external'];
  const [first] = physicalNetworks;
  if (first === undefined) {
    if (external === undefined) return undefined;
    fail(
      path,
      'is of no use: no physical network can have a network without a VLAN; name one in services.neutron.physicalNetworks',
    );
  }
  const { physicalNetwork = first, subnet = '172.24.4.0/24', gateway, pool } = external ?? {};
  if (!physicalNetworks.includes(physicalNetwork)) {
    const remedy = suggest(physicalNetwork, physicalNetworks, `use ${physicalNetworks.join(' or ')}`);
    fail([...path, 'physicalNetwork'], `"${physicalNetwork}" can have no network without a VLAN, ${remedy}`);
  }
  checkRange([...path, 'subnet'], subnet);
  const [network, bits] = subnet.split('/');
  const range = new BlockList();
  range.addSubnet(network, Number(bits), familyOf(network));
  const isOf = (address: string): boolean => isIP(address) !== 0 && range.check(address, familyOf(address));
  if (gateway !== undefined && !isOf(gateway)) {
    fail([...path, 'gateway'], `"${gateway}" is no address of ${subnet}`);
  }
  const [start, end, ...more] = pool?.split('-') ?? [];
  if (pool !== undefined && (end === undefined || more.length > 0 || !isOf(start) || !isOf(end))) {
    fail([...path, 'pool'], `"${pool}" is no range of addresses of ${subnet}: write <first>-<last>`);
  }
  return {
    name: 'external',
    physicalNetwork,
    subnet: { cidr: subnet, gateway_ip: gateway, allocation_pools: pool && [{ start, end }] },
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
