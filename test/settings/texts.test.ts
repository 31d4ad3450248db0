/** Files of other formats: those of a user instead of ours. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import { cloud, find } from '../manifests';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The only key of a ConfigMap in a cloud with these settings and files in a folder. */
function text(configMap: string, props: OpenStackCloudProps, files: Readonly<Record<string, string>> = {}): unknown {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return Object.values(find(cloud({ configFolder: folder, ...props }), 'ConfigMap', configMap).data ?? {})[0];
}

test('of the folder', () => {
  expect(text('rabbitmq-conf', {}, { 'rabbitmq/rabbitmq.conf': 'log.console = true\n' })).toBe('log.console = true\n');
});

test('of the settings, which win over the folder', () => {
  const props = { database: { files: { 'my.cnf': '[mariadbd]\nuser = mysql\n' } } };
  expect(text('mariadb-my-cnf', props, { 'mariadb/my.cnf': '[client]\n' })).toBe('[mariadbd]\nuser = mysql\n');
});

test('of a service', () => {
  const props = { services: { keystone: { files: { 'keystone-api-haproxy.cfg': 'global\n' } } } };
  expect(text('keystone-api-haproxy-cfg', props)).toBe('global\n');
});

test('rules of a policy.yaml are added to those of the settings, which win', () => {
  const policy = '# rules\n"identity:list_users": "role:reader"\n"identity:get_user": "role:reader"\n';
  const props = { services: { keystone: { policy: { 'identity:get_user': 'role:admin' } } } };
  expect(text('keystone-policy-yaml', props, { 'keystone/policy.yaml': policy })).toBe(
    '"identity:get_user": "role:admin"\n"identity:list_users": "role:reader"\n',
  );
});

test.each<[string, OpenStackCloudProps, string]>([
  [
    'a file that is not there',
    { messageBus: { files: { 'rabitmq.conf': '' } } },
    'messageBus.files.rabitmq.conf: rabbitmq has no such file, did you mean "rabbitmq.conf"?',
  ],
  [
    'a file of options',
    { services: { nova: { files: { 'nova.conf': '' } } } },
    'nova.files.nova.conf: is a file of options: set them in services.nova.config',
  ],
  [
    'a policy',
    { services: { nova: { files: { 'policy.yaml': '' } } } },
    'nova.files.policy.yaml: has rules that are checked: write them into services.nova.policy',
  ],
  [
    'files of a server that is there',
    { database: { existing: { host: 'db', adminSecret: 'db-admin' }, files: { 'my.cnf': '' } } },
    'database.files: are of no use: an existing database has its own files',
  ],
])('%s', (_, props, message) => {
  expect(() => cloud(props)).toThrow(message);
});

test.each<[string, string, string]>([
  [
    'an unknown rule',
    '\n"identity:list_user": "role:reader"\n',
    ':2: unknown policy "identity:list_user", did you mean "identity:list_users"?',
  ],
  ['no YAML', '"identity:list_users: "role:reader"\n', ':1: '],
  ['a list', '- a\n', ': is no policy: write "<rule>": "<check>" in each line'],
  [
    'a rule without a check',
    'identity:list_users:\n',
    ':1: "identity:list_users" is no rule: write "<rule>": "<check>", both as text',
  ],
])('a policy.yaml with %s', (_, policy, message) => {
  expect(() => text('keystone-policy-yaml', {}, { 'keystone/policy.yaml': policy })).toThrow(
    `${join(folder, 'keystone/policy.yaml')}${message}`,
  );
});
