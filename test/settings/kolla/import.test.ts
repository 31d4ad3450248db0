/** kolla-ansible's files as it ships them, and what people write into them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OpenStackApp, OpenStackCloud } from '../../../lib';
import { imported, importKolla } from '../../../lib/cli/import';
import { SCHEMA_FILE } from '../../../lib/core/check';
import { kollaNames } from '../../../lib/settings/kolla/globals';
import { readSettings } from '../../../lib/settings/read';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolla-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>, inside = 'kolla'): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, inside, dirname(name)), { recursive: true });
    writeFileSync(join(folder, inside, name), text);
  }
  return join(folder, inside);
}

/** What has become of each key: `taken release: 2025.2`. */
function become(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { findings } = imported(write(files), { output: folder });
  return Object.fromEntries(findings.map(({ key, what, why, file }) => [key || file, `${what} ${why}`]));
}

/** The settings of cloud.yaml alone. */
function settingsOf(files: Readonly<Record<string, string>>): string {
  return imported(write(files), { output: folder }).written['cloud.yaml'].replace(/^#.*\n/gm, '');
}

/** What has no traces of its own: kolla-ansible's defaults would. */
const OVN = 'neutron_plugin_agent: ovn\nenable_heat: no\nenable_horizon: no\n';

test.each<[string, string, string]>([
  ['release', 'openstack_release: "2026.1"', 'release: "2026.1"\n'],
  ['release as a number', 'openstack_release: 2025.1', 'release: "2025.1"\n'],
  ['region', 'openstack_region_name: east', 'region: east\n'],
  ['registry', 'docker_registry: r.example.org:5000', 'images:\n  registry: r.example.org:5000\n'],
  ['namespace of images', 'docker_namespace: kolla', 'images:\n  namespace: kolla\n'],
  ['tag', 'openstack_tag: 2025.2-debian-bookworm', 'images:\n  tag: 2025.2-debian-bookworm\n'],
  ['debugging', 'openstack_logging_debug: yes', 'config:\n  global.conf:\n    DEFAULT:\n      debug: true\n'],
  ['no debugging', 'openstack_logging_debug: "False"', ''],
  ['a service that is left out', 'enable_glance: "no"', 'services:\n  glance: false\n'],
  ['a service that is there', 'enable_nova: true', ''],
  ['emulation', 'nova_compute_virt_type: qemu', 'services:\n  nova:\n    virtualization: qemu\n'],
  [
    'expiration of tokens',
    'fernet_token_expiry: 3600',
    'services:\n  keystone:\n    config:\n      keystone.conf:\n        token:\n          expiration: 3600\n',
  ],
  [
    'a network outside',
    'neutron_external_interface: bond0',
    'services:\n  neutron:\n    physicalNetworks:\n      physnet1:\n        bridge: br-ex\n        interface: bond0\n',
  ],
  [
    'a database elsewhere',
    'enable_mariadb: no\ndatabase_address: "{{ kolla_internal_vip_address }}"\nkolla_internal_vip_address: 10.0.0.1',
    'database:\n  existing:\n    host: 10.0.0.1\n    adminSecret: kolla-database\n',
  ],
  [
    'OpenSearch elsewhere',
    'enable_central_logging: yes\nopensearch_address: logs.example.org',
    'logging:\n  opensearch: http://logs.example.org:9200\n',
  ],
])('%s', (_, globals, expected) => {
  expect(settingsOf({ 'globals.yml': `${OVN}${globals}\n` })).toBe(expected);
});

test('what kolla-ansible deploys unless it is told otherwise is there', () => {
  const globals = 'neutron_plugin_agent: ovn\n';
  expect(settingsOf({ 'globals.yml': globals })).toBe('services:\n  heat: {}\n  horizon: {}\n');
  expect(settingsOf({ 'globals.yml': `${globals}enable_heat: yes\nenable_horizon: no\n` })).toBe(
    'services:\n  heat: {}\n',
  );
  expect(become({ 'globals.yml': globals }).enable_horizon).toBe(
    'taken is not said, so that it was there: services.horizon: {}',
  );
});

test.each<[string, string]>([
  ['openstack_release: master', 'ignored is "master", there is 2025.1, 2025.2, 2026.1'],
  ['openstack_relase: "2025.2"', 'unknown did you mean "openstack_release"?'],
  ['my_own_variable_of_a_playbook: 1', 'unknown kolla-ansible of this release has none like it'],
  ['nova_console: none', 'ignored is "none", there is novnc, spice, serial'],
  ['nova_compute_virt_type: "{{ virt }}"', 'ignored is a template; write the value itself'],
  ['enable_cinder: yes', 'ignored there is no cinder here'],
  ['cinder_volume_group: vg', 'ignored there is no cinder here'],
  ['network_interface: eth0', 'ignored pods have the network of the cluster, agents that of their node'],
  ['kolla_container_engine: podman', 'ignored Kubernetes runs the containers'],
  ['enable_keepalived: no', 'ignored Services of Kubernetes stand in its place'],
  ['kolla_external_fqdn: cloud.example.org', 'ignored how users reach the APIs is said in `public`'],
  ['kolla_enable_tls_external: yes', 'ignored certificates at the edge are set in public.tls'],
  ['nova_api_dimensions: {}', 'ignored requests and limits are set in services.<service>.processes'],
  ['docker_registry:', 'ignored has no value'],
  ['enable_ovn: yes', 'ignored what makes networks is said in services.neutron.driver'],
])('%s', (line, expected) => {
  expect(become({ 'globals.yml': `${OVN}${line}\n` })[line.split(':')[0]]).toBe(expected);
});

test('a network plug-in that is not said is told, since it is another one', () => {
  expect(become({ 'globals.yml': '---\n' }).neutron_plugin_agent).toBe(
    'taken is not said, so that it was "openvswitch": services.neutron.driver: openvswitch',
  );
  expect(become({ 'globals.yml': 'enable_neutron: no\n' }).neutron_plugin_agent).toBeUndefined();
});

test('routers are as they were with the plug-in that has such routers', () => {
  const globals = 'enable_heat: no\nenable_horizon: no\nenable_neutron_dvr: yes\nenable_neutron_agent_ha: yes\n';
  expect(settingsOf({ 'globals.yml': globals })).toBe(
    'services:\n  neutron:\n    routerDistributed: true\n    l3Ha: true\n    driver: openvswitch\n',
  );
  expect(become({ 'globals.yml': `${OVN}enable_neutron_dvr: yes\n` }).enable_neutron_dvr).toBe(
    'ignored OVN has its own ways',
  );
});

test('globals.d wins over globals.yml, a later file over an earlier one', () => {
  const files = {
    'globals.yml': `${OVN}openstack_region_name: a`,
    'globals.d/2.yml': 'openstack_region_name: c',
    'globals.d/1.yml': 'openstack_region_name: b',
  };
  expect(settingsOf(files)).toBe('region: c\n');
});

test('a setting that no cloud takes is told, and left out', () => {
  const globals = `${OVN}openstack_region_name: "a b"\nneutron_dns_domain: UPPER\nnova_compute_virt_type: qemu\n`;
  expect(become({ 'globals.yml': globals })).toMatchObject({
    openstack_region_name: 'ignored "a b" is no region name: use letters, digits, "-", "_" and "."',
    neutron_dns_domain: expect.stringMatching(/^ignored "UPPER" is no domain name/) as string,
    nova_compute_virt_type: 'taken services.nova.virtualization: qemu',
  });
  expect(settingsOf({ 'globals.yml': globals })).toBe('services:\n  nova:\n    virtualization: qemu\n');
});

test.each(['2025.1', '2025.2', '2026.1'])('of all that kolla-ansible %s knows, nothing is unknown', (release) => {
  const { variables, passwords } = kollaNames(release);
  const files = {
    'globals.yml': variables
      .map((name) => `${name}: ${name === 'openstack_release' ? `"${release}"` : 'yes'}\n`)
      .join(''),
    'passwords.yml': passwords.map((name) => `${name}: x\n`).join(''),
  };
  const { findings } = imported(write(files), { output: folder });
  expect(findings.filter(({ what }) => what === 'unknown')).toEqual([]);
  expect(findings.length).toBeGreaterThan(3000);
});

test('roles of an inventory', () => {
  const multinode = `
[control]
control[01:03]  ansible_user=kolla
[network:children]
control
[compute]
compute01 neutron_external_interface=eth0  # the old one
control02
[monitoring]
mon01
[deployment]
localhost ansible_connection=local
[compute:vars]
x=1
`;
  const { written } = imported(write({ 'globals.yml': OVN, multinode }), { output: folder });
  expect(written['nodes.sh'].split('\n').filter((line) => line.startsWith('kubectl'))).toEqual([
    'kubectl label --overwrite node control01 openstack-control-plane=enabled openstack-network-node=enabled',
    'kubectl label --overwrite node control02 openstack-control-plane=enabled openstack-compute-node=enabled openstack-network-node=enabled',
    'kubectl label --overwrite node control03 openstack-control-plane=enabled openstack-network-node=enabled',
    'kubectl label --overwrite node compute01 openstack-compute-node=enabled',
  ]);
  expect(become({ 'globals.yml': OVN, multinode })).toMatchObject({
    '[storage]': 'ignored has no hosts',
    '[monitoring]': 'ignored no role here',
    'compute01 neutron_external_interface': expect.stringMatching(/^ignored what differs on nodes/) as string,
    '[compute:vars] x': expect.stringMatching(/^ignored what differs on nodes/) as string,
  });
});

const PASSWORDS = `---
keystone_admin_password: admin-pw
database_password: root-pw
nova_database_password: 'it''s # db-pw'
nova_keystone_password: "a b"
glance_database_password:
heat_database_password: other
rabbitmq_cluster_cookie: ck-pw
nova_databas_password: slip-pw
docker_registry_password: reg-pw
`;

const CONFIG = {
  'config/global.conf': '[DEFAULT]\ndebug = true\n',
  'config/nova.conf':
    '[DEFAULT]\ncpu_alocation_ratio = 4\nram_allocation_ratio = 2\nmy_ip = {{ api_address }}\n[placement]\npassword = pl-pw\n[libvirt]\ncpu_mode = none\n',
  'config/nova/nova-compute.conf': '[vmware]\nhost_password = vm-pw\n',
  'config/nova/compute01/nova.conf': '[DEFAULT]\ncpu_allocation_ratio = 1\n',
  'config/heat.conf': '[DEFAULT]\nhidden_stack_tags = x\n',
  'config/haproxy/services.d/a.cfg': 'x\n',
  'config/nova/policy.yaml': '"os_compute_api:servers:start": "rule:admin_or_owner"\n"broken: "x"\n',
  'config/rabbitmq/rabbitmq.conf': 'log.console = true\n',
  'config/keystone/domains/keystone.corp.conf':
    '[identity]\ndriver = ldap\n[ldap]\nurl = ldaps://ldap.example.org\npassword = ldap-pw\n',
};

const EVERYTHING = {
  'globals.yml': `${OVN}docker_registry: r.example.org\ndocker_registry_username: puller\nkeystone_admin_user: boss\n`,
  'passwords.yml': PASSWORDS,
  ...CONFIG,
};

/** Values of passwords.yml and of config/ that must stand nowhere. */
const VALUES = ['admin-pw', 'root-pw', 'db-pw', 'a b', 'ck-pw', 'slip-pw', 'reg-pw', 'pl-pw', 'vm-pw', 'ldap-pw'];

test('config/ becomes a folder that the cloud takes; of what it does not, it is told why', () => {
  expect(become(EVERYTHING)).toMatchObject({
    'line 2: cpu_alocation_ratio': expect.stringMatching(
      /^unknown unknown option .* did you mean "cpu_allocation_ratio"/,
    ) as string,
    'line 4: my_ip': expect.stringMatching(/^ignored is a template/) as string,
    '[placement] password': 'taken Secret kolla-config',
    'line 2: "broken': expect.stringMatching(/^ignored /) as string,
    'heat.conf': 'ignored nothing in this cloud reads it, take it out of the folder',
    'haproxy/services.d/a.cfg': 'ignored nothing in this cloud reads it, take it out of the folder',
    'keystone/domains/keystone.corp.conf': 'taken services.keystone.domains.corp',
    'nova/compute01/nova.conf': 'taken config/nova/compute01/nova.conf',
  });
  const { written } = imported(join(folder, 'kolla'), { output: folder });
  expect(
    Object.keys(written)
      .filter((name) => name.startsWith('config/'))
      .sort(),
  ).toEqual([
    'config/global.conf',
    'config/nova.conf',
    'config/nova/compute01/nova.conf',
    'config/nova/nova-compute.conf',
    'config/nova/policy.yaml',
    'config/rabbitmq/rabbitmq.conf',
  ]);
  expect(written['config/nova.conf']).toBe(
    '[DEFAULT]\n#cpu_alocation_ratio = 4\nram_allocation_ratio = 2\n#my_ip = {{ api_address }}\n[placement]\n# password comes from the Secret kolla-config\n[libvirt]\ncpu_mode = none\n',
  );
  expect(VALUES.filter((value) => Object.values(written).some((text) => text.includes(value)))).toEqual([]);
});

test('what is written makes a cloud, and nothing is overwritten', () => {
  const kolla = write(EVERYTHING);
  const output = join(folder, 'out');
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    // something is unknown
    expect(importKolla(kolla, { output })).toBe(false);
    expect(log.mock.calls.flat().join('\n')).toMatch(
      /^taken .*^ignored .*^unknown .*openstack|nova_databas_password/ms,
    );
    expect(error.mock.calls.flat()[0]).toMatch(/^\d+ taken, \d+ ignored, \d+ unknown → cloud\.yaml, secrets\.sh in /);
    expect(() => importKolla(kolla, { output })).toThrow(/cloud\.yaml is there already: take it away, or name another/);
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
  const [, schema] =
    /^# yaml-language-server: \$schema=(.*)\n/.exec(readFileSync(join(output, 'cloud.yaml'), 'utf8')) ?? [];
  expect(join(output, schema)).toBe(SCHEMA_FILE);
  const app = new OpenStackApp();
  new OpenStackCloud(app, 'cloud', readSettings(join(output, 'cloud.yaml')).props);
  const text = [...app._manifests().values()].join('');
  expect(text).toContain('nova-compute-compute01');
  expect(VALUES.filter((value) => text.includes(`= ${value}`))).toEqual([]);
});

test('secrets.sh makes the Secrets, once, and no value is on a command line', () => {
  const kolla = write(EVERYTHING);
  const { written } = imported(kolla, { output: folder });
  const output = write({ 'secrets.sh': written['secrets.sh'], 'bin/kubectl': KUBECTL }, 'out');
  chmodSync(join(output, 'bin/kubectl'), 0o755);
  const made = join(output, 'made');
  mkdirSync(made);
  const env = { PATH: `${join(output, 'bin')}:${process.env.PATH}`, MADE: made, LOG: join(output, 'log') };
  const run = () => execFileSync('bash', [join(output, 'secrets.sh'), kolla], { env, encoding: 'utf8' });
  run();
  const value = (name: string) => readFileSync(join(made, name), 'utf8');
  expect(value('keystone-admin/username')).toBe('boss');
  expect(value('keystone-admin/password')).toBe('admin-pw');
  expect(value('nova-database/password')).toBe("it's # db-pw");
  expect(value('nova-user/password')).toBe('a b');
  expect(value('rabbitmq-cookie/cookie')).toBe('ck-pw');
  expect(value('kolla-config/nova.conf.placement.password')).toBe('pl-pw');
  expect(value('kolla-config/keystone_domains_keystone.corp.conf.ldap.password')).toBe('ldap-pw');
  const auth = Buffer.from('puller:reg-pw').toString('base64');
  expect(JSON.parse(value('kolla-registry/.dockerconfigjson'))).toEqual({ auths: { 'r.example.org': { auth } } });
  expect(readdirSync(made)).not.toContain('glance-database');
  const log = readFileSync(join(output, 'log'), 'utf8');
  expect(VALUES.filter((one) => log.includes(one))).toEqual([]);
  expect(run()).toMatch(/^(\S+ is there and stays as it is\n)+$/);
});

/** As much of kubectl as the script calls. */
const KUBECTL = `#!/usr/bin/env bash
echo "$*" >> "$LOG"
case "$*" in
  *'get secret'*) test -e "$MADE/$5" ;;
  *'create secret'*)
    mkdir "$MADE/$6"
    for each in "\${@:9}"; do each="\${each#--from-file=}"; cp "\${each#*=}" "$MADE/$6/\${each%%=*}"; done ;;
esac
`;

test.each<[string, string]>([
  ['keystone_admin_password: "a\\\\"b"', 'keystone_admin_password is not written as simple text'],
  ['keystone_admin_password: |\n  two\n  lines', 'keystone_admin_password is not written as simple text'],
  ['keystone_admin_password: x # the old one', 'keystone_admin_password has a comment behind it; take that out'],
])('secrets.sh guesses at nothing: %s', (line, message) => {
  const kolla = write({ 'globals.yml': OVN, 'passwords.yml': 'keystone_admin_password: x\n' });
  const { written } = imported(kolla, { output: folder });
  write({ 'passwords.yml': `${line}\n` });
  const output = write({ 'secrets.sh': written['secrets.sh'], 'bin/kubectl': KUBECTL }, 'out');
  chmodSync(join(output, 'bin/kubectl'), 0o755);
  const env = { PATH: `${join(output, 'bin')}:${process.env.PATH}`, MADE: output, LOG: join(output, 'log') };
  const { status, stderr } = spawnSync('bash', [join(output, 'secrets.sh'), kolla], { env, encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['no folder of it', { 'other.yml': '' }, "is no folder of kolla-ansible's: there is no globals.yml in it"],
  ['no YAML', { 'globals.yml': 'a: b\nc: "d\n' }, 'globals.yml:3: is no YAML (MISSING_CHAR)'],
  ['a list', { 'globals.yml': '- a\n' }, 'globals.yml is no mapping: write <key>: <value> in each line'],
  [
    'passwords that are encrypted',
    { 'globals.yml': '---\n', 'passwords.yml': '$ANSIBLE_VAULT;1.1;AES256\n6162\n' },
    'passwords.yml is encrypted: take a copy of the folder with what "ansible-vault decrypt" gives',
  ],
])('%s', (_, files, message) => {
  expect(() => imported(write(files), { output: folder })).toThrow(message);
});
