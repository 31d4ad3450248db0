/** What kolla-ansible's variables are here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from '../../core/kolla';
import { suggest } from '../../oslo/nearest';
import type { Finding } from './finding';

/** A variable of globals.yml or of globals.d, the last one that was given. */
export interface Variable {
  /** As messages tell of it. */
  readonly file: string;
  readonly key: string;
  readonly value: unknown;
}

/** A setting of cloud.yaml, by its keys. */
export interface Setting {
  readonly path: readonly string[];
  readonly value: unknown;
  /** The variable or file that it comes from. */
  readonly from: string;
}

/** What variables come to. */
export interface Taken {
  readonly settings: readonly Setting[];
  readonly findings: readonly Finding[];
}

/** Names that kolla-ansible of a release knows. */
export interface KollaNames {
  readonly variables: readonly string[];
  readonly passwords: readonly string[];
  /** What `enable_…` switches, longest names first. */
  readonly features: readonly string[];
}

/** Of a release that is not known here, those of the newest. */
export function kollaNames(release: string): KollaNames {
  const known = Object.keys(RELEASES);
  const [newest] = known.slice(-1);
  const file = `${known.includes(release) ? release : newest}.json`;
  const text = readFileSync(join(__dirname, '../../../imports/kolla', file), 'utf8');
  const names = JSON.parse(text) as Omit<KollaNames, 'features'>;
  const features = names.variables.flatMap((name) => /^enable_(\w+)$/.exec(name)?.[1] ?? []);
  return { ...names, features: features.sort((a, b) => b.length - a.length) };
}

/** Values by name, with simple references to others filled in. */
type Values = ReadonlyMap<string, string>;

/** The settings that a value comes to, or why it comes to none. */
type Rule = (value: string, values: Values) => readonly Made[] | string;
type Made = Omit<Setting, 'from'>;

/** The settings of all variables, and what has become of each. */
export function fromGlobals(variables: readonly Variable[], names: KollaNames): Taken {
  const given = new Map(variables.map((one) => [one.key, one]));
  const values = new Map(
    [...given].flatMap(([key, { value }]) => textOf(value, given).map((text) => [key, text] as const)),
  );
  const settings: Setting[] = [];
  const findings = [...given.values()].map(({ file, key, value }): Finding => {
    const finding = (what: Finding['what'], why: string): Finding => ({ file, key, what, why });
    if (value === null || value === undefined) return finding('ignored', 'has no value');
    const known = names.variables.includes(key);
    const rule = ruleOf(key);
    const text = values.get(key);
    if (rule === undefined || text === undefined) {
      if (!known && rule === undefined) {
        return finding('unknown', suggest(key, names.variables, 'kolla-ansible of this release has none like it'));
      }
      return finding('ignored', rule === undefined ? whyNot(key, names) : 'is a template; write the value itself');
    }
    const made = rule(text, values);
    if (typeof made === 'string') return finding('ignored', made);
    settings.push(...made.map((one) => ({ ...one, from: key })));
    return finding('taken', made.length === 0 ? 'as it is here' : made.map(shown).join(', '));
  });
  // what is not said has a default, too
  if (!given.has('neutron_plugin_agent') && hasNeutron(values)) {
    const [made] = NETWORK_DRIVER('openvswitch');
    settings.push({ ...made, from: 'globals.yml' });
    const why = `is not said, so that it was "openvswitch": ${shown(made)}`;
    findings.push({ file: 'globals.yml', key: 'neutron_plugin_agent', what: 'taken', why });
  }
  for (const name of NAMED.filter((one) => !given.has(`enable_${one}`))) {
    if (!isTrue(values.get('enable_openstack_core') ?? 'yes')) continue;
    const made = { path: ['services', name], value: {} };
    settings.push({ ...made, from: 'globals.yml' });
    const why = `is not said, so that it was there: ${shown(made)}`;
    findings.push({ file: 'globals.yml', key: `enable_${name}`, what: 'taken', why });
  }
  return { settings, findings };
}

const NETWORK_DRIVER = to('services', 'neutron', 'driver');

function hasNeutron(values: Values): boolean {
  return isTrue(values.get('enable_neutron') ?? values.get('enable_openstack_core') ?? 'yes');
}

/** Of the driver `openvswitch`, which is the one that is not said. */
const ofOpenVSwitch =
  (setting: string): Rule =>
  (value, values) => {
    if (!isTrue(value) || !hasNeutron(values)) return [];
    if ((values.get('neutron_plugin_agent') ?? 'openvswitch') !== 'openvswitch') return 'OVN has its own ways';
    return to('services', 'neutron', setting)(true);
  };

/** Services that are here when they are named, and were there unless left out. */
const NAMED = ['heat', 'horizon'];

function shown({ path, value }: Made): string {
  return `${path.join('.')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** A value as text; `{{ name }}` stands for another one. None for lists, mappings and what Ansible would compute. */
function textOf(value: unknown, given: ReadonlyMap<string, Variable>, depth = 0): string[] {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return [];
  let complete = true;
  const text = String(value).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const [inner] = depth > 8 ? [] : textOf(given.get(name)?.value, given, depth + 1);
    complete &&= inner !== undefined;
    return inner ?? '';
  });
  return complete && !/\{\{|\{%/.test(text) ? [text] : [];
}

function isTrue(value: string): boolean {
  return /^(yes|true|on|1)$/i.test(value);
}

function to(...path: readonly string[]): (value: unknown) => Made[] {
  return (value) => [{ path, value }];
}

/** A service that can be left out. */
const service =
  (name: string): Rule =>
  (value) =>
    isTrue(value) ? [] : to('services', name)(false);

/** A service that is there when it is named. */
const named =
  (name: string): Rule =>
  (value) =>
    isTrue(value) ? to('services', name)({}) : [];

/** Something that is always there. */
const always =
  (instead: string): Rule =>
  (value) =>
    isTrue(value) ? [] : instead;

const choice =
  (choices: readonly string[], ...path: readonly string[]): Rule =>
  (value) =>
    choices.includes(value) ? to(...path)(value) : `is "${value}", there is ${choices.join(', ')}`;

const physicalNetworks: Rule = (_, values) => {
  const list = (key: string): string[] => (values.get(key) ?? '').split(',').flatMap((one) => one.trim() || []);
  const interfaces = list('neutron_external_interface');
  const bridges = list('neutron_bridge_name');
  const names = list('neutron_physical_networks');
  const count = Math.max(interfaces.length, bridges.length, names.length);
  if ((count > 1 && bridges.length !== count) || (names.length > 0 && names.length !== count)) {
    return 'interfaces, bridges and physical networks are not as many; write services.neutron.physicalNetworks';
  }
  const networks = Array.from({ length: count }, (_, i) => [
    names[i] ?? `physnet${i + 1}`,
    { bridge: bridges[i] ?? 'br-ex', interface: interfaces[i] ?? 'eth1' },
  ]);
  return to('services', 'neutron', 'physicalNetworks')(Object.fromEntries(networks));
};

const RULES: Readonly<Record<string, Rule>> = {
  openstack_release: choice(Object.keys(RELEASES), 'release'),
  openstack_tag: to('images', 'tag'),
  openstack_region_name: to('region'),
  openstack_logging_debug: (value) => (isTrue(value) ? to('config', 'global.conf', 'DEFAULT', 'debug')(true) : []),
  docker_registry: to('images', 'registry'),
  docker_namespace: to('images', 'namespace'),
  docker_image_name_prefix: to('images', 'prefix'),
  docker_registry_username: () => to('images', 'pullSecrets')([REGISTRY_SECRET]),
  kolla_base_distro: (value) =>
    value === 'debian' ? [] : 'images are those of Debian; set images.tag for others, and try them first',
  kolla_internal_vip_address: () => 'a Service of Kubernetes has the address of each API',
  keystone_admin_user: (value) => (value === '' ? 'is empty' : []),
  fernet_token_expiry: (value) =>
    to('services', 'keystone', 'config', 'keystone.conf', 'token', 'expiration')(Number(value)),
  nova_compute_virt_type: choice(['kvm', 'qemu'], 'services', 'nova', 'virtualization'),
  nova_console: choice(['novnc', 'spice', 'serial'], 'services', 'nova', 'console'),
  neutron_plugin_agent: (value, values) => {
    if (value === 'ovn' || !hasNeutron(values)) return [];
    return value === 'openvswitch' ? NETWORK_DRIVER(value) : `is "${value}", there is ovn, openvswitch`;
  },
  enable_neutron_dvr: ofOpenVSwitch('routerDistributed'),
  enable_neutron_agent_ha: ofOpenVSwitch('l3Ha'),
  tunnel_interface: to('services', 'neutron', 'tunnels', 'interface'),
  neutron_external_interface: physicalNetworks,
  neutron_bridge_name: physicalNetworks,
  neutron_physical_networks: physicalNetworks,
  neutron_ovn_distributed_fip: (value) =>
    to('services', 'neutron', 'config', 'ml2_conf.ini', 'ovn', 'enable_distributed_floating_ip')(isTrue(value)),
  neutron_dns_domain: (value) => to('services', 'neutron', 'dnsDomain')(value.replace(/\.$/, '')),
  glance_backend_file: always('images are on a volume unless services.glance.stores says otherwise'),
  glance_backend_ceph: inCeph,
  nova_backend_ceph: inCeph,
  cinder_backend_ceph: inCeph,
  glance_backend_s3: (value) => (isTrue(value) ? 'write a store of the kind s3 into services.glance.stores' : []),
  enable_cinder: (value) => (isTrue(value) ? CINDER : []),
  enable_glance: service('glance'),
  enable_placement: service('placement'),
  enable_nova: service('nova'),
  enable_neutron: service('neutron'),
  enable_heat: named('heat'),
  enable_horizon: named('horizon'),
  enable_keystone: always('a Keystone that is there is taken by identity.existing'),
  enable_openstack_core: always('leave services out one by one: services.nova: false'),
  enable_mariadb: (value, values) => {
    if (isTrue(value)) return [];
    const host = values.get('database_address');
    if (host === undefined) return 'name the server there is in database.existing';
    const port = Number(values.get('database_port') ?? 3306);
    return to('database', 'existing')({ host, ...(port === 3306 ? {} : { port }), adminSecret: DATABASE_SECRET });
  },
  database_address: (_, values) => withDatabase(values),
  database_port: (_, values) => withDatabase(values),
  database_user: (_, values) => withDatabase(values),
  enable_rabbitmq: always('a RabbitMQ that is there is taken by messageBus.existing'),
  enable_memcached: always('a memcached that is there is taken by cache.existing'),
  enable_openvswitch: always('all networks need it; it goes with services.neutron'),
  enable_ovn: () => 'what makes networks is said in services.neutron.driver',
  enable_fluentd: (value) => (isTrue(value) ? 'logs are shipped where `logging` says to' : []),
  enable_central_logging: (value, values) => {
    const host = values.get('opensearch_address');
    if (!isTrue(value)) return [];
    if (host === undefined) return 'there is no OpenSearch here; name one in `logging`';
    return to('logging', 'opensearch')(`http://${host}:${values.get('opensearch_port') ?? 9200}`);
  },
  opensearch_address: (_, values) =>
    isTrue(values.get('enable_central_logging') ?? '') ? [] : 'central logging is off',
  opensearch_port: (_, values) => (isTrue(values.get('enable_central_logging') ?? '') ? [] : 'central logging is off'),
  node_custom_config: () => [],
};

/** Secrets that the import makes beside those that units have. */
export const REGISTRY_SECRET = 'kolla-registry';
export const DATABASE_SECRET = 'kolla-database';

function inCeph(value: string): Made[] | string {
  return isTrue(value) ? CEPH : [];
}

function withDatabase(values: Values): Made[] | string {
  return isTrue(values.get('enable_mariadb') ?? 'yes') ? 'the cloud has a MariaDB of its own (enable_mariadb)' : [];
}

function ruleOf(key: string): Rule | undefined {
  return Object.hasOwn(RULES, key) ? RULES[key] : undefined;
}

const CINDER = 'volumes are there when services.cinder.backends or storage.ceph says where';
const CEPH = 'images, volumes and disks of servers are in Ceph when storage.ceph says which';
const CERTIFICATES = 'certificates at the edge are set in public.tls';

/** Why nothing comes of variables, by how they are called; the first that fits says it. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^enable_cinder_|^cinder_(backend|volume_group|ceph|backup|enabled_backends)/, CINDER],
  [/^(external_)?ceph_|_backend_ceph$/, CEPH],
  [/^glance_backend_s3_/, 'where images are kept is said in services.glance.stores'],
  [/_dimensions$/, 'requests and limits are set in services.<service>.processes'],
  [/_(image|image_full|tag|tag_suffix)$|^openstack_tag_suffix$/, 'images are set by images.each and images.pin'],
  [/_healthcheck|container_healthcheck/, 'all processes have probes'],
  [/_(workers|processes)$|^num_/, 'workers and replicas go by `size`, or are set in services.<service>.config'],
  [/^(docker|podman|containerd)_|container_engine|^container_/, 'Kubernetes runs the containers'],
  [
    /_interface$|_address_family$|_interface_address$/,
    'pods have the network of the cluster, agents that of their node',
  ],
  [/_tls_|_cert|cacert|^letsencrypt_|^acme_|^kolla_certificates/, CERTIFICATES],
  [
    /^enable_(haproxy|keepalived|proxysql|hacluster|etcd)$|^(keepalived|haproxy|proxysql|hacluster)_/,
    'Services of Kubernetes stand in its place',
  ],
  [/^kolla_(internal|external)_|_fqdn$|^kolla_same_external/, 'how users reach the APIs is said in `public`'],
  [
    /^kolla_|ansible|^config_|_max_fail_percentage$|^enable_destroy|_rolling_upgrade$/,
    'Ansible has nothing to do here',
  ],
  [/_port$|_port_internal$|_port_external$/, 'ports are fixed'],
  [/_volumes?$/, 'volumes are those of the cluster: `storage`'],
];

/** Services of kolla-ansible's that are here. */
const HERE =
  'keystone glance placement nova neutron cinder heat horizon mariadb rabbitmq memcached openvswitch ovn openstack_core'.split(
    ' ',
  );

function whyNot(key: string, names: KollaNames): string {
  const [, reason] = REASONS.find(([pattern]) => pattern.test(key)) ?? [];
  const of = absentService(key.replace(/^enable_/, ''), names);
  if (of !== undefined && !/^enable_(haproxy|keepalived|proxysql|hacluster|etcd)$/.test(key)) {
    return `there is no ${of} here`;
  }
  return reason ?? 'nothing here is called so; options go into services.<service>.config';
}

/** The service or feature that is not here and to which a variable or password belongs. */
export function absentService(key: string, { features }: KollaNames): string | undefined {
  const longest = features.find((name) => key === name || key.startsWith(`${name}_`));
  return longest === undefined || HERE.includes(longest) ? undefined : longest;
}
