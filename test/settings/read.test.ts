import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenStackCloudProps } from '../../lib';
import type { Schema } from '../../lib/core/check';
import { readSettings } from '../../lib/settings/read';
import { BEFORE, inFolder, synth } from './run';

const read = (yaml: string | Uint8Array) => inFolder(yaml, (folder) => readSettings(join(folder, 'cloud.yaml')).props);
const SCHEMA = JSON.parse(readFileSync(join(__dirname, '../../imports/cloud.schema.json'), 'utf8')) as Schema;

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

/** Every key there is. Not all of them together make sense. */
const EVERYTHING = `
namespace: openstack
region: RegionOne
release: 2025.2                    # a number for YAML, not for us
size: aio
start: direct
hostNetwork: false
listen: "[::]"
networkPolicies: true
nodeAddresses: [10.0.0.0/24, fd00::/64]
admission: true
secrets: existing
migrate: true

images:
  registry: registry.example.org:5000
  namespace: kolla
  prefix: debian-
  tag: 1.10
  pullSecrets: [regcred]
  pullPolicy: IfNotPresent
  pin: { keystone: "${DIGEST}" }
  each:
    mariadb-server: { registry: quay.io, namespace: other, name: mariadb, tag: 2025 }

roles:
  control: { label: openstack-control-plane=enabled, tolerations: &taints [node-role.kubernetes.io/control-plane] }
  compute:
    label: openstack-compute-node=enabled
    tolerations: *taints
    groups: { gpu: { label: example.org/gpu=a100, config: { nova.conf: { pci: { alias: '{"name": "a100"}' } } } } }
  network: { label: openstack-network-node=enabled, tolerations: [] }
  storage: { label: openstack-storage-node=enabled }

storage: { className: fast, ephemeral: true, ceph: { monitors: [10.0.0.1], fsid: 2a3b0f6e-6a1c-4a3e-9d0e-0123456789ab, secret: ceph, pools: { images: i, volumes: v, backups: b, vms: d }, volumes: { pool: k, secret: csi }, rook: { operatorNamespace: rook-ceph, image: "quay.io/ceph/ceph:v19", devices: ^sd, copies: 3 }, conf: { global: { debug_ms: 1 } } } }
database: { replicas: 3, size: 20Gi, files: { my.cnf: "[mysqld]\\n" }, backup: { schedule: "7 2 * * *", keep: 3, size: 5Gi, claim: nfs }, existing: { host: db.example.org, port: 3306, adminSecret: db-admin, prefix: west_ } }
messageBus: { replicas: 3, size: 5Gi, files: { rabbitmq.conf: "" }, existing: { hosts: [10.0.0.1, 10.0.0.2], port: 5672, adminSecret: mq-admin } }
cache: { replicas: 2, existing: { servers: ["mc-0:11211"] } }
identity:
  existing:
    url: https://identity.example.org/v3
    publicUrl: https://public.example.org/v3
    region: RegionTwo
    adminSecret: admin
    userPrefix: west-
logging: { opensearch: "https://logs.example.org:9200", secret: logs-writer, caSecret: logs-ca, indexPrefix: cloud }

config: { global.conf: { DEFAULT: { debug: true } } }
configFolder: /etc/kolla/config
renderedFolder: /etc/kolla/rendered
hosts: { node-7: { group: gpu, config: { nova.conf: { DEFAULT: { reserved_host_cpus: 2 } } } } }

public:
  domain: cloud.example.org
  via: gateway
  className: cilium
  gateway: { name: shared, namespace: gateways }
  tls: { secret: wildcard, issuer: letsencrypt, clusterIssuer: letsencrypt }

services:
  glance:
    defaultStore: ceph
    staging: 50Gi
    stores:
      ceph:
        description: fast
        weight: 10
        rbd: { monitors: [mon1], secret: ceph-glance, user: glance, pool: images, thinProvisioning: true, conf: { client: { rbd_cache: true } } }
      bucket:
        s3: { host: "https://s3.example.org", bucket: images, secret: s3, region: eu, bucketUrlFormat: path, createBucket: false, caSecret: corp-ca }
      web: { http: { caSecret: corp-ca, proxies: { http: "proxy:3128" } } }
      block: { cinder: { volumeType: fast } }
      disk: { file: { size: 100Gi } }
  placement: { replicas: 2 }
  cinder: { purgeAfterDays: 7, conversion: 10Gi, backends: { fast: { description: quick, availabilityZone: a, rbd: { monitors: [mon1], secret: c, user: u, pool: p, conf: {} }, nfs: { server: n, path: /v, mountOptions: soft }, lvm: { group: g } } }, backups: { rbd: { pool: q }, s3: { host: "https://s3.example.org", bucket: b, secret: s, caSecret: ca }, nfs: { server: n, path: /b, mountOptions: soft } } }
  heat: { purgeAfterDays: 7 }
  horizon: { replicas: 2, files: { local_settings.py: "" } }
  nova:
    virtualization: qemu
    console: spice
    archiveAfterDays: 90
    cells:
      cell1: {}
      west:
        group: gpu
        database: { host: west-db.example.org, adminSecret: west-db }
        messageBus: { hosts: [west-mq.example.org], adminSecret: west-mq }
  neutron:
    physicalNetworks: { physnet1: { bridge: br-ex, interface: eth1, flat: true, vlans: ["100:199"], groups: { gpu: { bridge: br-gpu, interface: eno2, connected: true } } } }
    datapath: userspace
    tunnels: { interface: eth2, groups: { gpu: { interface: bond1 } } }
    mtu: 9000
    dnsDomain: cloud.example.org
  keystone:
    replicas: 2
    hostNetwork: true
    processes:
      api:
        replicas: 3
        nodePort: 30500
        requests: { cpu: 500m, memory: 1Gi }
        limits: { cpu: "2", memory: 4Gi }
        env: { LANG: C.UTF-8 }
        mounts: [{ path: /etc/corp, secret: corp-ca }]
        config: { keystone.conf: { token: { expiration: 3600 } } }
    files: { keystone-api-haproxy.cfg: "global\\n" }
    unchecked: [my_plugin]
    fernetRotation: '@daily'
    credentialRotation: false
    policy: { "identity:list_users": "role:reader" }
    config:
      keystone.conf:
        token: { expiration: 7200, allow_rescope_scoped_token: false }
        my_plugin: { version: 1.10, id: 12345678901234567890, ratio: 0.5, list: [a, 1], nothing: null }
    domains:
      corp:
        ldap:
          url: ldaps://ldap.example.org
          password: { secret: corp-ldap, key: password }
demo:
  image: https://images.example.org/debian-13.qcow2
  external:
    physicalNetwork: physnet1
    subnet: 203.0.113.0/24
    gateway: 203.0.113.1
    pool: 203.0.113.100-203.0.113.199
  dnsServers: [9.9.9.9]
`;

const PROPS: OpenStackCloudProps = {
  namespace: 'openstack',
  region: 'RegionOne',
  release: '2025.2',
  size: 'aio',
  start: 'direct',
  hostNetwork: false,
  listen: '[::]',
  networkPolicies: true,
  nodeAddresses: ['10.0.0.0/24', 'fd00::/64'],
  admission: true,
  secrets: 'existing',
  migrate: true,
  images: {
    registry: 'registry.example.org:5000',
    namespace: 'kolla',
    prefix: 'debian-',
    tag: '1.10',
    pullSecrets: ['regcred'],
    pullPolicy: 'IfNotPresent',
    pin: { keystone: DIGEST },
    each: { 'mariadb-server': { registry: 'quay.io', namespace: 'other', name: 'mariadb', tag: '2025' } },
  },
  roles: {
    control: { label: 'openstack-control-plane=enabled', tolerations: ['node-role.kubernetes.io/control-plane'] },
    compute: {
      label: 'openstack-compute-node=enabled',
      tolerations: ['node-role.kubernetes.io/control-plane'],
      groups: {
        gpu: { label: 'example.org/gpu=a100', config: { 'nova.conf': { pci: { alias: '{"name": "a100"}' } } } },
      },
    },
    network: { label: 'openstack-network-node=enabled', tolerations: [] },
    storage: { label: 'openstack-storage-node=enabled' },
  },
  storage: {
    className: 'fast',
    ephemeral: true,
    ceph: {
      monitors: ['10.0.0.1'],
      fsid: '2a3b0f6e-6a1c-4a3e-9d0e-0123456789ab',
      secret: 'ceph',
      pools: { images: 'i', volumes: 'v', backups: 'b', vms: 'd' },
      volumes: { pool: 'k', secret: 'csi' },
      rook: { operatorNamespace: 'rook-ceph', image: 'quay.io/ceph/ceph:v19', devices: '^sd', copies: 3 },
      conf: { global: { debug_ms: 1 } },
    },
  },
  database: {
    replicas: 3,
    size: '20Gi',
    files: { 'my.cnf': '[mysqld]\n' },
    backup: { schedule: '7 2 * * *', keep: 3, size: '5Gi', claim: 'nfs' },
    existing: { host: 'db.example.org', port: 3306, adminSecret: 'db-admin', prefix: 'west_' },
  },
  messageBus: {
    replicas: 3,
    size: '5Gi',
    files: { 'rabbitmq.conf': '' },
    existing: { hosts: ['10.0.0.1', '10.0.0.2'], port: 5672, adminSecret: 'mq-admin' },
  },
  cache: { replicas: 2, existing: { servers: ['mc-0:11211'] } },
  identity: {
    existing: {
      url: 'https://identity.example.org/v3',
      publicUrl: 'https://public.example.org/v3',
      region: 'RegionTwo',
      adminSecret: 'admin',
      userPrefix: 'west-',
    },
  },
  logging: {
    opensearch: 'https://logs.example.org:9200',
    secret: 'logs-writer',
    caSecret: 'logs-ca',
    indexPrefix: 'cloud',
  },
  config: { 'global.conf': { DEFAULT: { debug: true } } },
  configFolder: '/etc/kolla/config',
  renderedFolder: '/etc/kolla/rendered',
  hosts: { 'node-7': { group: 'gpu', config: { 'nova.conf': { DEFAULT: { reserved_host_cpus: 2 } } } } },
  public: {
    domain: 'cloud.example.org',
    via: 'gateway',
    className: 'cilium',
    gateway: { name: 'shared', namespace: 'gateways' },
    tls: { secret: 'wildcard', issuer: 'letsencrypt', clusterIssuer: 'letsencrypt' },
  },
  services: {
    glance: {
      defaultStore: 'ceph',
      staging: '50Gi',
      stores: {
        ceph: {
          description: 'fast',
          weight: 10,
          rbd: {
            monitors: ['mon1'],
            secret: 'ceph-glance',
            user: 'glance',
            pool: 'images',
            thinProvisioning: true,
            conf: { client: { rbd_cache: true } },
          },
        },
        bucket: {
          s3: {
            host: 'https://s3.example.org',
            bucket: 'images',
            secret: 's3',
            region: 'eu',
            bucketUrlFormat: 'path',
            createBucket: false,
            caSecret: 'corp-ca',
          },
        },
        web: { http: { caSecret: 'corp-ca', proxies: { http: 'proxy:3128' } } },
        block: { cinder: { volumeType: 'fast' } },
        disk: { file: { size: '100Gi' } },
      },
    },
    placement: { replicas: 2 },
    cinder: {
      purgeAfterDays: 7,
      conversion: '10Gi',
      backends: {
        fast: {
          description: 'quick',
          availabilityZone: 'a',
          rbd: { monitors: ['mon1'], secret: 'c', user: 'u', pool: 'p', conf: {} },
          nfs: { server: 'n', path: '/v', mountOptions: 'soft' },
          lvm: { group: 'g' },
        },
      },
      backups: {
        rbd: { pool: 'q' },
        s3: { host: 'https://s3.example.org', bucket: 'b', secret: 's', caSecret: 'ca' },
        nfs: { server: 'n', path: '/b', mountOptions: 'soft' },
      },
    },
    heat: { purgeAfterDays: 7 },
    horizon: { replicas: 2, files: { 'local_settings.py': '' } },
    nova: {
      virtualization: 'qemu',
      console: 'spice',
      archiveAfterDays: 90,
      cells: {
        cell1: {},
        west: {
          group: 'gpu',
          database: { host: 'west-db.example.org', adminSecret: 'west-db' },
          messageBus: { hosts: ['west-mq.example.org'], adminSecret: 'west-mq' },
        },
      },
    },
    neutron: {
      physicalNetworks: {
        physnet1: {
          bridge: 'br-ex',
          interface: 'eth1',
          flat: true,
          vlans: ['100:199'],
          groups: { gpu: { bridge: 'br-gpu', interface: 'eno2', connected: true } },
        },
      },
      datapath: 'userspace',
      tunnels: { interface: 'eth2', groups: { gpu: { interface: 'bond1' } } },
      mtu: 9000,
      dnsDomain: 'cloud.example.org',
    },
    keystone: {
      replicas: 2,
      hostNetwork: true,
      processes: {
        api: {
          replicas: 3,
          nodePort: 30500,
          requests: { cpu: '500m', memory: '1Gi' },
          limits: { cpu: '2', memory: '4Gi' },
          env: { LANG: 'C.UTF-8' },
          mounts: [{ path: '/etc/corp', secret: 'corp-ca' }],
          config: { 'keystone.conf': { token: { expiration: 3600 } } },
        },
      },
      files: { 'keystone-api-haproxy.cfg': 'global\n' },
      unchecked: ['my_plugin'],
      fernetRotation: '@daily',
      credentialRotation: false,
      policy: { 'identity:list_users': 'role:reader' },
      config: {
        'keystone.conf': {
          token: { expiration: 7200, allow_rescope_scoped_token: false },
          my_plugin: { version: '1.10', id: '12345678901234567890', ratio: 0.5, list: ['a', 1], nothing: null },
        },
      },
      domains: {
        corp: { ldap: { url: 'ldaps://ldap.example.org', password: { secret: 'corp-ldap', key: 'password' } } },
      },
    },
  },
  demo: {
    image: 'https://images.example.org/debian-13.qcow2',
    external: {
      physicalNetwork: 'physnet1',
      subnet: '203.0.113.0/24',
      gateway: '203.0.113.1',
      pool: '203.0.113.100-203.0.113.199',
    },
    dnsServers: ['9.9.9.9'],
  },
};

test('every key', () => {
  expect(read(EVERYTHING)).toEqual(PROPS);
  expect(missing(SCHEMA, parse(EVERYTHING))).toEqual([]);
});

/** Keys of the schema that a value does not have. */
function missing(schema: Schema, value: unknown, path = ''): string[] {
  const { properties = {}, additionalProperties } =
    schema.$ref === undefined ? schema : (SCHEMA.definitions?.[schema.$ref.replace('#/definitions/', '')] ?? {});
  // one value with all keys is enough: `images.each` and `roles` have several
  const given = (value ?? {}) as Record<string, unknown>;
  // services with no settings of their own have those of Keystone
  const special = ([, inner]: [string, Schema]) => inner.$ref !== '#/definitions/ServiceSettings';
  const own = Object.entries(properties)
    .filter(special)
    .flatMap(([key, inner]) => (key in given ? missing(inner, given[key], `${path}.${key}`) : [`${path}.${key}`]));
  const free = additionalProperties
    ? Object.values(given).flatMap((each) => missing(additionalProperties, each, `${path}.*`))
    : [];
  const alike = /^\.roles\.(storage\.tolerations|(control|network|storage)\.groups)$/;
  return [...own, ...free].filter((key) => !alike.test(key));
}

test.each([
  ['empty', ''],
  ['only comments', '# nothing\n\n# yet\n'],
  ['nothing but null', '~\n'],
  ['an empty mapping', '{}'],
  ['an empty document', '---\n...\n'],
  ['keys without values', 'services:\n  keystone:\n    config:\nimages:\n  # tag: x\nrelease:\n'],
])('%s is a cloud with all defaults', (_, yaml) => {
  const { code, stderr, files } = synth(yaml);
  expect(stderr).toMatch(/^cloud "openstack" 2025\.2, \d+ services, \d+ objects → dist\/ \(\d+\.\d s\)\n$/);
  expect(code).toBe(0);
  // other manifests are gone, other files are not
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['00-namespace.k8s.yaml', '20-keystone.k8s.yaml', 'notes']),
  );
  expect(Object.keys(files)).not.toContain('77-gone.k8s.yaml');
});

test("the repository's cloud.yaml is empty, and what its comments show is understood", () => {
  const yaml = readFileSync(join(__dirname, '../../cloud.yaml'), 'utf8');
  expect(read(yaml)).toEqual({});
  const { release, images, services } = read(yaml.replace(/^# ( *[a-zA-Z.]+:)/gm, '$1').replaceAll('…', 'x'));
  expect([release, images?.tag]).toEqual(['2025.2', '2025.2-debian-bookworm']);
  expect(services?.keystone?.config).toEqual({ 'keystone.conf': { token: { expiration: 3600 } } });
});

test('text stays what it is', () => {
  const yaml =
    'namespace: 123\nregion: true\nimages:\n  tag: 2025.10\n  prefix: 0x1f\n  namespace: "007"\n  registry: !!str 7\n';
  expect(read(yaml)).toEqual({
    namespace: '123',
    region: 'true',
    images: { tag: '2025.10', prefix: '0x1f', namespace: '007', registry: '7' },
  });
});

test('Windows line ends, a byte order mark and folded text', () => {
  expect(read('\uFEFFregion: >-\r\n  Region\r\n\r\nnamespace: "a"\r\n')).toEqual({ region: 'Region', namespace: 'a' });
});

test.each<[string, string | Uint8Array | undefined, string]>([
  ['no file', undefined, 'cloud.yaml: is not there; an empty file is enough for a small cloud\n'],
  ['UTF-16', Buffer.from('\uFEFFregion: x', 'utf16le'), 'cloud.yaml: is not UTF-8 text; save it as such\n'],
  ['binary', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'cloud.yaml: is not UTF-8 text; save it as such\n'],
  ['huge', '#'.repeat(1_000_001), 'cloud.yaml: has 1000001 bytes; settings of a cloud are at most 1000000\n'],
  [
    'control characters',
    'region: "\0"',
    'cloud.yaml:1:1 region: holds the character U+0000, which is no text; take it out\n',
  ],
])('%s', (_, content, stderr) => {
  expect(synth(content)).toEqual({ code: 1, stderr, files: BEFORE });
});

test('a directory', () => {
  inFolder(undefined, (folder) => {
    const dist = join(folder, 'dist');
    expect(() => readSettings(dist)).toThrow(`${dist}: is a directory; put the settings in a file of this name`);
  });
});

test('aliases of aliases of aliases come to an end', () => {
  const levels = Array.from({ length: 9 }, (_, i) => `  a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`);
  const { stderr, code } = synth(`images:\n  a0: &a0 [x]\n${levels.join('\n')}\n`);
  expect(stderr).toContain('more than 1000 aliases; write the values out');
  expect(code).toBe(1);
});
