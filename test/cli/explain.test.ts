import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '../../lib/cli/explain';

const folder = mkdtempSync(join(tmpdir(), 'explain-'));
const home = process.cwd();

beforeAll(() => {
  writeFileSync(
    join(folder, 'cloud.yaml'),
    `configFolder: config
config: { global.conf: { DEFAULT: { debug: true } } }
services:
  nova:
    config:
      nova.conf:
        DEFAULT: { cpu_allocation_ratio: 4 }
        my_plugin: { url: http://example.org }
    unchecked: [my_plugin]
    processes:
      scheduler: { config: { nova.conf: { DEFAULT: { cpu_allocation_ratio: null } } } }
roles: { compute: { groups: { gpu: { label: a.org/gpu=x } } } }
hosts: { node7: { group: gpu } }
`,
  );
  mkdirSync(join(folder, 'config/nova/node7'), { recursive: true });
  writeFileSync(join(folder, 'config/nova.conf'), '[DEFAULT]\ncpu_allocation_ratio = 3\n');
  writeFileSync(join(folder, 'config/nova/node7/nova.conf'), '[DEFAULT]\n\ncpu_allocation_ratio = 16\n');
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** What it prints of an option. */
function said(place: string, option?: string): string {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(explain(place, option, { file: 'cloud.yaml' })).toBe(true);
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

test('the value for each process, and what has set it over what', () => {
  expect(said('nova.conf', 'cpu_allocation_ratio'))
    .toBe(`[DEFAULT] cpu_allocation_ratio of nova.conf: a number of at least 0
  Virtual CPU to physical CPU allocation ratio.
  default: none
  nova-api               4   services.nova.config (cloud.yaml:7), over config/nova.conf:2
  nova-metadata          4   services.nova.config (cloud.yaml:7), over config/nova.conf:2
  nova-scheduler         -   the default, by services.nova.processes.scheduler.config (cloud.yaml:11), over services.nova.config (cloud.yaml:7), over config/nova.conf:2
  nova-conductor-cell1   4   services.nova.config (cloud.yaml:7), over config/nova.conf:2
  nova-novncproxy-cell1  4   services.nova.config (cloud.yaml:7), over config/nova.conf:2
  nova-compute           4   services.nova.config (cloud.yaml:7), over config/nova.conf:2
  nova-compute-node7     16  config/nova/node7/nova.conf:3, over services.nova.config (cloud.yaml:7), over config/nova.conf:2`);
});

test.each<[string, readonly [string, string?], RegExp]>([
  ['a default', ['nova.conf', 'DEFAULT.ram_allocation_ratio'], /default: none\n {2}nova-api +- {2}the default\n/],
  [
    'a default of ours',
    ['keystone.conf', 'max_password_length'],
    /default: 4096\n {2}keystone-api {2}72 {2}cdk8s-openstack$/,
  ],
  [
    'what is for all services',
    ['placement.conf', '[DEFAULT] debug'],
    /placement-api {2}true {2}config \(cloud\.yaml:2\)$/,
  ],
  [
    'a Secret, by its name',
    ['placement.conf', 'placement_database.connection'],
    /placement:<Secret placement-database, password>@mariadb\.openstack\.svc/,
  ],
  [
    'what a process has from its environment',
    ['nova.conf', 'DEFAULT.host'],
    /nova-compute +spec\.nodeName +OS_DEFAULT__HOST of the process/,
  ],
  [
    'what a plug-in reads',
    ['nova.conf', 'my_plugin.url'],
    /^\[my_plugin] url of nova\.conf: of a plug-in, unchecked\n/,
  ],
  ['all sections that have it', ['keystone.conf', 'driver'], /^\[assignment] driver .*^\[token|^\[trust] driver /ms],
  [
    'all that is set',
    ['placement.conf'],
    /^\[DEFAULT] debug .*^\[keystone_authtoken] auth_type .*^\[placement_database] /ms,
  ],
])('%s', (_, [place, option], expected) => {
  expect(said(place, option)).toMatch(expected);
});

test.each<[string, readonly [string, string?], string]>([
  [
    'a file that is not there',
    ['nvoa.conf', 'debug'],
    'nothing reads options from nvoa.conf, did you mean "nova.conf"?',
  ],
  [
    'an option that is not there',
    ['nova.conf', 'cpu_alocation_ratio'],
    'nova.conf has no option cpu_alocation_ratio (2025.2), did you mean "cpu_allocation_ratio"?',
  ],
  [
    'an option of another section',
    ['nova.conf', 'DEFAULT.virt_type'],
    'nova.conf has no option [DEFAULT] virt_type (2025.2), did you mean "libvirt.virt_type"?',
  ],
])('%s', (_, [place, option], message) => {
  expect(() => explain(place, option, { file: 'cloud.yaml' })).toThrow(message);
});
