/** What kolla-ansible leaves in /etc/kolla of a host, in the place of ours. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OpenStackCloud, type OpenStackCloudProps } from '../../lib';
import { InputError } from '../../lib/core/errors';
import { tried } from '../../lib/settings/trial';
import { manifests } from '../manifests';

const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
const home = process.cwd();

beforeAll(() => process.chdir(folder));
afterEach(() => rmSync(join(folder, 'rendered'), { recursive: true, force: true }));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

type Files = Readonly<Record<string, string>>;

/** Of a container, as kolla-ansible's templates write it. */
function container(name: string, command: string, files: Files, dest: Readonly<Record<string, string>> = {}): Files {
  const config_files = Object.entries({ 'nova.conf': '/etc/nova/nova.conf', ...dest }).map(([file, path]) => ({
    source: `/var/lib/kolla/config_files/${file}`,
    dest: path,
    owner: 'nova',
    perm: '0600',
  }));
  const permissions = [{ path: '/var/log/kolla/nova', owner: 'nova:nova', recurse: true }];
  return {
    [`${name}/config.json`]: JSON.stringify({ command, config_files, permissions }),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text])),
  };
}

function made(files: Files, props: OpenStackCloudProps = {}): ReturnType<typeof tried> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join('rendered', name)), { recursive: true });
    writeFileSync(join('rendered', name), text);
  }
  return tried({ ...props, renderedFolder: 'rendered' });
}

/** Nova, with what a process has. */
function nova(files: Files, name: string, props?: OpenStackCloudProps) {
  const spec = made(files, props).specs.find((one) => one.name === 'nova');
  const process = spec?.processes?.[name];
  const read = (process?.files ?? []).map((key) => spec?.files?.[key]);
  return { spec, process, read, at: (path: string) => read.find((file) => file?.path === path) };
}

const CONF = '[DEFAULT]\nmy_ip = 10.0.0.7\nlog_dir = /var/log/kolla/nova\n[scheduler]\nworkers = 3\n';
const SCHEDULER = container('nova-scheduler', 'nova-scheduler  --debug', { 'nova.conf': CONF });

test('a process starts with that command and reads those files', () => {
  const { process, at, read } = nova(SCHEDULER, 'scheduler');
  expect(process?.command).toEqual(['nova-scheduler', '--debug']);
  expect(at('/etc/nova/nova.conf')?.content).toEqual({
    // logs are the container's
    DEFAULT: { my_ip: '10.0.0.7', log_dir: null, log_file: null },
    scheduler: { workers: '3' },
  });
  expect(read.filter((file) => file?.path === undefined)).toEqual([]);
});

test('others, and tasks, keep ours', () => {
  const { spec, process, read } = nova(SCHEDULER, 'conductor-cell1');
  expect(process?.command).toContain('nova-conductor');
  expect(read.map((file) => file?.content)).toContainEqual(
    expect.objectContaining({ placement: expect.anything() as object }),
  );
  const steps = spec?.tasks?.flatMap((task) => Object.values(task.steps)) ?? [];
  expect(steps.flatMap(({ files = [] }) => files).filter((key) => key.endsWith('-scheduler'))).toEqual([]);
});

test('a container is known by the image, too: all conductors', () => {
  const { process } = nova(container('nova-conductor', 'nova-conductor', { 'nova.conf': CONF }), 'conductor-cell1');
  expect(process?.command).toEqual(['nova-conductor']);
});

test('what is set in cloud.yaml wins over it, Secrets as well', () => {
  const connection = { secret: 'nova-api-database', key: 'connection' };
  const config = { 'nova.conf': { DEFAULT: { my_ip: '10.0.0.8' }, api_database: { connection } } };
  const { at } = nova(SCHEDULER, 'scheduler', { services: { nova: { processes: { scheduler: { config } } } } });
  expect(at('/etc/nova/nova.conf')?.content).toMatchObject({
    DEFAULT: { my_ip: '10.0.0.8' },
    api_database: { connection },
    scheduler: { workers: '3' },
  });
});

test('an application is served as ours is, with those files', () => {
  const apache = { 'wsgi-nova.conf': 'Listen 10.0.0.7:8774\n' };
  const { process, at, spec } = nova(
    container(
      'nova-api',
      'apache2 -DFOREGROUND',
      { 'nova.conf': CONF, ...apache },
      { 'wsgi-nova.conf': '/etc/apache2/conf-enabled/' },
    ),
    'api',
  );
  expect(process?.command).toEqual(['uwsgi', '/etc/nova/nova-api-uwsgi.ini']);
  expect(at('/etc/nova/nova.conf')?.content).toHaveProperty('DEFAULT.my_ip', '10.0.0.7');
  expect(at('/etc/apache2/conf-enabled/wsgi-nova.conf')?.content).toBe('Listen 10.0.0.7:8774\n');
  expect(spec?.processes?.api.beside).toHaveProperty('front');
});

test('of a folder that config.json names, all files are taken', () => {
  const { at } = nova(
    container(
      'nova-scheduler',
      'nova-scheduler',
      { 'more/a.txt': 'a\n', 'more/b.txt': 'c\n' },
      { 'more/': '/etc/more' },
    ),
    'scheduler',
  );
  expect(at('/etc/more/a.txt')?.content).toBe('a\n');
  expect(at('/etc/more/b.txt')?.content).toBe('c\n');
});

test('a file that is not there is ours', () => {
  const { process, read } = nova(container('nova-scheduler', 'nova-scheduler', {}), 'scheduler');
  expect(process?.command).toEqual(['nova-scheduler']);
  expect(read.map((file) => file?.content)).toContainEqual(
    expect.objectContaining({ placement: expect.anything() as object }),
  );
});

test.each(['direct', 'kolla'] as const)('start: %s runs it', (start) => {
  made(SCHEDULER);
  const props: OpenStackCloudProps = { start, renderedFolder: 'rendered' };
  const objects = manifests((app) => void new OpenStackCloud(app, 'cloud', props));
  const scheduler = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'nova-scheduler');
  expect(JSON.stringify(scheduler)).toContain(
    start === 'direct' ? '"args":["nova-scheduler","--debug"]' : 'KOLLA_CONFIG_STRATEGY',
  );
  const configs = objects.flatMap(({ data = {} }) => (data as Files)['config.json'] ?? []);
  expect(configs.some((one) => one.includes('"command": "nova-scheduler --debug"'))).toBe(start === 'kolla');
});

test.each<[string, Files, string]>([
  [
    'a password among options',
    container('nova-scheduler', 'nova-scheduler', { 'nova.conf': '[placement]\npassword = hunter2\n' }),
    'rendered/nova-scheduler/nova.conf:2: [placement] password is secret, reference a Secret instead',
  ],
  [
    'a URL with a password among options',
    container('nova-scheduler', 'nova-scheduler', {
      'nova.conf': '[DEFAULT]\ntransport_url = rabbit://a:hunter2@b//\n',
    }),
    'rendered/nova-scheduler/nova.conf:2: [DEFAULT] transport_url ',
  ],
  [
    'a password in a text',
    container(
      'nova-scheduler',
      'nova-scheduler',
      { 'a.txt': '# password = no\n\ndefault_pass = hunter2\n' },
      { 'a.txt': '/a' },
    ),
    'rendered/nova-scheduler/a.txt:3: has something secret in it, which must not stand in a manifest: take the file out of the folder, so that ours is read',
  ],
  [
    'a misspelled option',
    container('nova-scheduler', 'nova-scheduler', { 'nova.conf': '[DEFAULT]\nmy_pi = 1\n' }),
    'rendered/nova-scheduler/nova.conf:2: unknown option [DEFAULT] my_pi, did you mean "my_ip"?',
  ],
  [
    'a container that is none',
    container('nova-sheduler', 'nova-scheduler', { 'nova.conf': CONF }),
    'no service here has this container, did you mean "nova-scheduler"?',
  ],
  [
    'a file that config.json does not name',
    container('nova-scheduler', 'nova-scheduler', { 'nova.conf': CONF, 'b.txt': 'b' }),
    'rendered/nova-scheduler/b.txt: no config.json names it, take it out of the folder',
  ],
  [
    'no JSON',
    { 'nova-scheduler/config.json': '{' },
    "rendered/nova-scheduler/config.json: is no JSON object: it is no config.json of Kolla's",
  ],
  [
    'no command',
    { 'nova-scheduler/config.json': '{}' },
    'rendered/nova-scheduler/config.json: has no "command": it is no config.json of Kolla\'s',
  ],
  [
    'a file without a destination',
    { 'nova-scheduler/config.json': '{"command": "a", "config_files": [{"source": "a"}]}' },
    'rendered/nova-scheduler/config.json: a file without "source" or "dest": it is no config.json of Kolla\'s',
  ],
])('%s is refused with its place', (_, files, message) => {
  const refused = () => made(files);
  expect(refused).toThrow(InputError);
  expect(refused).toThrow(message);
  expect(refused).not.toThrow(/hunter2/);
});
