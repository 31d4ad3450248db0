/** kolla-ansible's files as it ships them, and what people write into them. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { OpenStackApp, OpenStackCloud } from '../../../lib';
import { imported, importKolla } from '../../../lib/cli/import';
import { SCHEMA_FILE } from '../../../lib/core/check';
import { InputError } from '../../../lib/core/errors';
import { kollaNames } from '../../../lib/settings/kolla/globals';
import { readSettings } from '../../../lib/settings/read';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolla-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string | Buffer>>, inside = 'kolla'): string {
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
  ['enable_cinder: yes', 'ignored volumes are there when services.cinder.backends or storage.ceph says where'],
  ['cinder_volume_group: vg', 'ignored volumes are there when services.cinder.backends or storage.ceph says where'],
  ['nova_backend_ceph: yes', 'ignored images, volumes and disks of servers are in Ceph when storage.ceph says which'],
  ['enable_manila: yes', 'ignored there is no manila here'],
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
    expect(error.mock.calls.flat()[0]).toMatch(
      /^\d+ taken, \d+ ignored, \d+ unknown → cloud\.yaml, secrets\.sh, config\/ in /,
    );
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
  const { run, value, made } = secretsOf(imported(kolla, { output: folder }).written);
  expect(run(kolla).status).toBe(0);
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
  const log = value('../log');
  expect(VALUES.filter((one) => log.includes(one))).toEqual([]);
  expect(log).toContain('--namespace openstack create --filename');
  expect(run(kolla).stdout).toMatch(/^(\S+ is there and stays as it is\n)+$/);
  run(kolla, 'west');
  expect(value('../log')).toContain('--namespace west get secrets');
});

/** A secrets.sh that runs on what is no cluster: the Secrets become folders in `made`. */
function secretsOf(written: Readonly<Record<string, string>>) {
  const output = write({ 'secrets.sh': written['secrets.sh'], 'bin/kubectl': KUBECTL, 'made/none': '' }, 'secrets');
  chmodSync(join(output, 'bin/kubectl'), 0o755);
  const made = join(output, 'made');
  const env = { PATH: `${join(output, 'bin')}:${process.env.PATH}`, MADE: made, LOG: join(output, 'log') };
  return {
    made,
    run: (...args: readonly string[]) =>
      spawnSync('bash', [join(output, 'secrets.sh'), ...args], { env, encoding: 'utf8' }),
    value: (name: string) => readFileSync(join(made, name), 'utf8'),
  };
}

/** As much of kubectl as the script calls. */
const KUBECTL = `#!/usr/bin/env bash
echo "$*" >> "$LOG"
case "$*" in
  *'get secrets'*) ls "$MADE" | sed 's,^,secret/,' ;;
  *'create --filename'*)
    while read -r key value; do
      if [ "$key" = metadata: ]; then name="\${value//[^-a-z]/}" && name="\${name#name}" && mkdir "$MADE/$name"; fi
      if [[ "$value" = '"'* ]]; then tr -d '"' <<< "$value" | base64 -d > "$MADE/$name/\${key%:}"; fi
    done < "$5" ;;
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
  const { status, stderr } = secretsOf(written).run(kolla);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

test.each<[string, Readonly<Record<string, string | Buffer>>, string]>([
  ['no YAML', { 'globals.yml': 'a: b\nc: "d\n' }, 'globals.yml:3: a quote above is not closed, or a key has no ":"'],
  ['a tab', { 'globals.yml': 'a:\n\tb: c\n' }, 'globals.yml:2: a tab indents this line; use spaces'],
  [
    'a password twice',
    { 'globals.yml': '', 'passwords.yml': 'a: hunter2\na: hunter2\n' },
    'passwords.yml:2: the key is there twice; keep one',
  ],
  [
    'two documents',
    { 'globals.yml': 'a: b\n---\nc: d\n' },
    'globals.yml:2: another document begins here; keep one, without "---" in it',
  ],
  [
    'brackets without end',
    { 'globals.yml': `a: ${'['.repeat(50_000)}` },
    'globals.yml:1: is nested deeper than any setting',
  ],
  [
    'aliases of aliases',
    {
      'globals.yml': `a0: &a0 x\n${[...Array(9).keys()].map((i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]\n`).join('')}`,
    },
    'globals.yml: has an alias (*name) that stands for nothing, or for far too much; write the values out',
  ],
  [
    'an alias of nothing',
    { 'globals.yml': 'a: *b\n' },
    'globals.yml: has an alias (*name) that stands for nothing, or for far too much; write the values out',
  ],
  ['a list', { 'globals.yml': '- a\n' }, 'globals.yml: is no mapping: write <key>: <value> in each line'],
  [
    'passwords that are encrypted',
    { 'globals.yml': '---\n', 'passwords.yml': '$ANSIBLE_VAULT;1.1;AES256\n6162\n' },
    'passwords.yml: is encrypted: take a copy of the folder with what "ansible-vault decrypt" gives',
  ],
  [
    'a password that is encrypted',
    { 'globals.yml': '---\n', 'passwords.yml': 'a: b\nc: !vault |\n  $ANSIBLE_VAULT;1.1;AES256\n  6162\n' },
    'passwords.yml:2: is encrypted: take a copy of the folder with the value itself',
  ],
  [
    'a huge file',
    { 'globals.yml': '#'.repeat(1_000_001) },
    'kolla/globals.yml: has 1000001 bytes; a file of options has at most 1000000',
  ],
  ['no text', { 'globals.yml': Buffer.from([0xff, 0xfe]) }, 'kolla/globals.yml: is not UTF-8 text'],
  [
    'a folder of that name',
    { 'globals.yml/a': '' },
    'kolla/globals.yml: is no file: a folder, a pipe or a device; take it out',
  ],
])('%s is told with its place, and no value', (_, files, message) => {
  const refused = () => imported(write(files), { output: folder });
  expect(refused).toThrow(InputError);
  expect(refused).toThrow(message);
  expect(refused).not.toThrow(/hunter2/);
});

test.each([
  ['passwords.yml', 'elsewhere/passwords.yml', 'is a link to something outside of'],
  ['config', 'elsewhere', 'is a link to something outside of'],
  ['config/nova.conf', 'elsewhere/nova.conf', 'is a link to something outside of'],
  ['config/nova', 'elsewhere', 'is a link to something outside of'],
  ['globals.d/a.yml', '/dev/zero', 'is a link to something outside of'],
  ['multinode', 'elsewhere/multinode', 'is a link to something outside of'],
  ['nova-scheduler/nova.conf', 'elsewhere/nova.conf', 'is a link to something outside of'],
  ['passwords.yml', 'nowhere', 'is a link to something that is not there; take it out'],
  ['config/nova.conf', 'nowhere', 'is a link to something that is not there; take it out'],
])('a link %s to %s is not followed, and nothing is written', (name, target, message) => {
  write({ 'passwords.yml': '', 'nova.conf': '', multinode: '' }, 'elsewhere');
  const kolla = write({ 'globals.yml': OVN, 'nova-scheduler/config.json': '{"command": "nova-scheduler"}' });
  const place = join(kolla, name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(folder, target), place);
  const output = join(folder, 'out');
  const refused = () => importKolla(kolla, { output });
  expect(refused).toThrow(InputError);
  expect(refused).toThrow(`${place}: ${message}`);
  expect(existsSync(output)).toBe(false);
});

test('a pipe is not waited for', () => {
  const kolla = write({ 'globals.yml': OVN, 'config/global.conf': '' });
  execFileSync('mkfifo', [join(kolla, 'config/nova.conf')]);
  expect(() => imported(kolla, { output: folder })).toThrow('nova.conf: is no file: a folder, a pipe or a device');
});

test('a folder of something else is told', () => {
  const message = "is no folder of kolla-ansible's: there is neither globals.yml nor <container>/config.json in it";
  expect(() => imported(write({ 'other.yml': '' }), { output: folder })).toThrow(message);
  expect(() => imported(join(folder, 'nowhere'), { output: folder })).toThrow(message);
});

test('no value of an option that stands twice, or is misspelled, is left', () => {
  const config = '[DEFAULT]\ntransport_url = rabbit://a:hunter2@b//\ntransport_url = rabbit://a:hunter2@c//\n';
  const files = { 'globals.yml': OVN, 'config/nova.conf': `${config}[placement]\npasword = hunter2\n` };
  const { written } = imported(write(files), { output: folder });
  expect(written['config/nova.conf']).toBe(
    `[DEFAULT]\n${'# transport_url comes from the Secret kolla-config\n'.repeat(2)}[placement]\n#pasword\n`,
  );
});

test('a link inside of the folder is as good as what it leads to', () => {
  const kolla = write({ 'globals.yml': OVN, 'mine/nova.conf': '[DEFAULT]\nram_allocation_ratio = 2\n' });
  symlinkSync('mine', join(kolla, 'config'));
  expect(imported(kolla, { output: folder }).written).toHaveProperty(['config/nova.conf']);
});

/** As kolla-ansible's templates write it. */
function container(name: string, command: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const service = name.split('-')[0];
  const config_files = Object.keys(files).map((file) => ({
    source: `/var/lib/kolla/config_files/${file}`,
    dest: `/etc/${service}/${file}`,
    owner: service,
    perm: '0600',
  }));
  const inside = Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]);
  return { [`${name}/config.json`]: JSON.stringify({ command, config_files }), ...Object.fromEntries(inside) };
}

const URL = 'rabbit://openstack:bus-pw@10.0.0.1:5672//';
const RENDERED = {
  ...container('keystone', '/usr/bin/keystone-startup.sh', {
    'keystone.conf': `[DEFAULT]\ntransport_url = ${URL}\n[database]\nconnection = mysql+pymysql://keystone:ks-pw@10.0.0.1/keystone\n`,
    'keystone-uwsgi.ini': '[uwsgi]\nhttp-socket = 10.0.0.1:5000\n',
  }),
  ...container('nova-api', 'uwsgi /etc/nova/nova-api-uwsgi.ini', {
    'nova.conf': `[DEFAULT]\ntransport_url = ${URL}\nmy_ip = 10.0.0.7\nmy_pi = 1\n`,
    'nova-api-uwsgi.ini': '[uwsgi]\nhttp-socket = 10.0.0.1:8774\n',
  }),
  ...container('nova-conductor', 'nova-conductor', {
    'nova.conf': `[DEFAULT]\ntransport_url = ${URL}\n[service_user]\npassword = su-pw\n`,
    'auth.conf': '[credentials-default]\npassword=sasl-pw\n',
  }),
  ...container('heat-engine', 'heat-engine', {
    'heat.conf': '[DEFAULT]\nstack_domain_admin_password = hd-pw\nauth_encryption_key = he-pw\n',
  }),
  ...container('mariadb', 'mariadbd-safe', { 'galera.cnf': '[mysqld]\nwsrep_sst_auth = root:my-pw\n' }),
  ...container('neutron-l3-agent', 'neutron-l3-agent', { 'l3_agent.ini': '' }),
  'neutron-server/config.json': '{',
};

test('a whole /etc/kolla of a host, without globals.yml, becomes a folder that the cloud takes', () => {
  const { written, findings } = imported(write(RENDERED), { output: folder });
  const told = Object.fromEntries(
    findings.map(({ file, key, what, why }) => [`${file} ${key}`.trim(), `${what} ${why}`]),
  );
  expect(told).toMatchObject({
    '<container>/config.json enable_heat': 'taken services.heat: {}',
    '<container>/config.json enable_glance': 'taken services.glance: false',
    'nova-conductor/nova.conf [service_user] password': 'taken Secret kolla-rendered',
    'nova-conductor/auth.conf': expect.stringMatching(/^ignored has something secret in it/) as string,
    'nova-api/nova.conf line 4: my_pi': expect.stringMatching(/^unknown .* did you mean "my_ip"/) as string,
    mariadb: 'ignored the cloud has its own, with files of its own',
    'neutron-l3-agent': 'ignored no service here has this container',
    'neutron-server': "ignored config.json is no JSON object: it is no config.json of Kolla's",
  });
  expect(Object.keys(written).filter((name) => name.includes('/'))).toEqual([
    'rendered/heat-engine/config.json',
    'rendered/heat-engine/heat.conf',
    'rendered/keystone/config.json',
    'rendered/keystone/keystone-uwsgi.ini',
    'rendered/keystone/keystone.conf',
    'rendered/nova-api/config.json',
    'rendered/nova-api/nova-api-uwsgi.ini',
    'rendered/nova-api/nova.conf',
    'rendered/nova-conductor/config.json',
    'rendered/nova-conductor/nova.conf',
  ]);
  expect(written['rendered/nova-api/nova.conf']).toBe(
    '[DEFAULT]\n# transport_url comes from the Secret kolla-rendered\nmy_ip = 10.0.0.7\n#my_pi = 1\n',
  );
  expect(Object.values(written).filter((text) => text.includes('-pw'))).toEqual([]);
});

test('of rendered files the secrets come from the Secret that secrets.sh makes, and no API from their address', () => {
  const kolla = write(RENDERED);
  const { written } = imported(kolla, { output: folder });
  const { run, value } = secretsOf(written);
  expect(run(kolla).status).toBe(0);
  expect(value('kolla-rendered/nova-api_nova.conf.DEFAULT.transport_url')).toBe(URL);
  expect(value('kolla-rendered/heat-engine_heat.conf.DEFAULT.auth_encryption_key')).toBe('he-pw');
  expect(value('../log')).not.toContain('-pw');
  const output = write(written, 'out');
  const app = new OpenStackApp();
  new OpenStackCloud(app, 'cloud', readSettings(join(output, 'cloud.yaml')).props);
  const manifests = [...app._manifests().values()].join('');
  expect(manifests).not.toMatch(/-pw|http-socket = 10/);
  expect(manifests).toMatch(
    /name: OS_DATABASE__CONNECTION\n\s+valueFrom:\n\s+secretKeyRef:\n\s+key: keystone_keystone\.conf\.database\.connection\n\s+name: kolla-rendered/,
  );
});
