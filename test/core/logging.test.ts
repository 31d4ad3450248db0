import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import { cloud, type Container, find, type Manifest, nameOf, podSpec, type PodSpec } from '../manifests';

const LOGGING = { opensearch: 'http://opensearch.logs.svc:9200' };
const CONFIG = readFileSync(join(__dirname, '../../lib/files/fluentd.conf'), 'utf8');
const FILE = '/var/log/kolla/keystone/keystone-api.log';

function keystone(objects: readonly Manifest[]): PodSpec {
  return podSpec(find(objects, 'Deployment', 'keystone-api')) as PodSpec;
}

function shippers(objects: readonly Manifest[]): string[] {
  const has = (manifest: Manifest): boolean =>
    [...(podSpec(manifest)?.initContainers ?? []), ...(podSpec(manifest)?.containers ?? [])].some(
      ({ name }) => name === 'log-shipper',
    );
  return objects.filter(has).map(nameOf);
}

function shipper(props: OpenStackCloudProps): Container {
  const [first] = keystone(cloud(props)).initContainers ?? [];
  expect(first.name).toBe('log-shipper');
  return first;
}

function environment({ env = [] }: Container): Record<string, unknown> {
  return Object.fromEntries(
    env.map(({ name, value, valueFrom }) => [name, value ?? valueFrom?.secretKeyRef ?? valueFrom?.fieldRef]),
  );
}

describe('off', () => {
  const objects = cloud();

  test('no sidecar, no file, no directory: standard error only', () => {
    expect(shippers(objects)).toEqual([]);
    expect(JSON.stringify(objects)).not.toMatch(/fluentd|var\/log\/kolla\/keystone|LOG_FILE|USE_STDERR/);
  });
});

describe('on', () => {
  const objects = cloud({ logging: LOGGING });

  test('a sidecar where something logs as oslo.log does, none in Jobs', () => {
    expect(shippers(objects)).toContain('Deployment keystone-api');
    expect(shippers(objects).filter((name) => name.startsWith('Job'))).toEqual([]);
  });

  test('it starts first and goes on', () => {
    const [first, ...others] = keystone(objects).initContainers ?? [];
    expect(first).toMatchObject({ name: 'log-shipper', restartPolicy: 'Always' });
    expect(others.map(({ restartPolicy }) => restartPolicy)).not.toContain('Always');
  });

  test('it has requests, no port and no probe, and is as restricted as the service', () => {
    const first = shipper({ logging: LOGGING });
    expect(first.resources?.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
    expect(first).not.toHaveProperty('ports');
    expect(first).not.toHaveProperty('startupProbe');
    expect(first.securityContext).toEqual(keystone(objects).containers[0].securityContext);
  });

  test('it reads the file that the service writes, on a volume of the pod with a limit', () => {
    const { containers, volumes } = keystone(objects);
    expect(environment(containers[0])).toMatchObject({ OS_DEFAULT__LOG_FILE: FILE, OS_DEFAULT__USE_STDERR: 'true' });
    expect(environment(shipper({ logging: LOGGING })).LOG_FILES).toBe(FILE);
    const mount = { name: 'logs', mountPath: '/var/log/kolla/keystone' };
    expect(containers[0].volumeMounts).toContainEqual(mount);
    expect(shipper({ logging: LOGGING }).volumeMounts).toContainEqual(mount);
    expect(volumes).toContainEqual({ name: 'logs', emptyDir: { sizeLimit: '1024Mi' } });
  });

  test('it says where a record comes from and goes to', () => {
    expect(environment(shipper({ logging: LOGGING }))).toEqual({
      LOG_FILES: FILE,
      LOG_SERVICE: 'keystone',
      LOG_COMPONENT: 'api',
      POD_NAME: { fieldPath: 'metadata.name' },
      POD_NAMESPACE: { fieldPath: 'metadata.namespace' },
      NODE_NAME: { fieldPath: 'spec.nodeName' },
      OPENSEARCH_URL: 'http://opensearch.logs.svc:9200',
      OPENSEARCH_INDEX: 'openstack',
    });
  });

  test('index, and a URL without its last slash', () => {
    const logging = { opensearch: 'https://logs.example.org/', indexPrefix: 'cloud-a' };
    expect(environment(shipper({ logging }))).toMatchObject({
      OPENSEARCH_URL: 'https://logs.example.org',
      OPENSEARCH_INDEX: 'cloud-a',
    });
  });

  test('a login is in the environment alone, by reference', () => {
    const made = cloud({ logging: { ...LOGGING, secret: 'logs-writer' } });
    expect(environment(keystone(made).initContainers?.[0] as Container)).toMatchObject({
      OPENSEARCH_USERNAME: { name: 'logs-writer', key: 'username' },
      OPENSEARCH_PASSWORD: { name: 'logs-writer', key: 'password' },
    });
    expect(JSON.stringify(made.filter(({ kind }) => kind === 'ConfigMap'))).not.toContain('logs-writer');
  });

  test('one configuration for all, the same whatever the settings are', () => {
    const configs = (props: OpenStackCloudProps): Manifest[] =>
      cloud(props).filter(({ data = {} }) => 'fluentd.conf' in data);
    const [config, ...others] = configs({ logging: LOGGING });
    expect(others).toEqual([]);
    expect(config.data).toEqual({ 'fluentd.conf': CONFIG });
    expect(configs({ logging: { opensearch: 'https://x:1', secret: 's', indexPrefix: 'p' } })).toEqual([config]);
  });

  test("the certificate authority of one's own is a Secret", () => {
    const made = shipper({ logging: { ...LOGGING, caSecret: 'logs-ca' } });
    expect(environment(made)).toMatchObject({ SSL_CERT_FILE: '/etc/fluentd/ca/ca.crt' });
    expect(made.volumeMounts).toContainEqual({ name: 'logs-ca', mountPath: '/etc/fluentd/ca', readOnly: true });
    expect(environment(shipper({ logging: LOGGING }))).not.toHaveProperty('SSL_CERT_FILE');
  });

  test('start: kolla starts it as Kolla does', () => {
    const made = cloud({ logging: LOGGING, start: 'kolla' });
    const first = keystone(made).initContainers?.[0] as Container;
    expect(first).toMatchObject({ name: 'log-shipper', restartPolicy: 'Always' });
    expect(first).not.toHaveProperty('args');
    const json = find(made, 'ConfigMap', 'keystone-log-shipper-config-json').data?.['config.json'] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      command: 'fluentd --no-supervisor -c /etc/fluentd/fluentd.conf',
      config_files: [{ dest: '/etc/fluentd/fluentd.conf', owner: 'keystone' }],
    });
  });

  test('every variable of the configuration is set, or may be missing', () => {
    const used = [...CONFIG.matchAll(/ENV\['([A-Z_]+)'\](?! \|\| use_nil)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(5);
    expect(Object.keys(environment(shipper({ logging: LOGGING })))).toEqual(expect.arrayContaining(used));
  });
});

/** The parser's expressions, which mean the same in JavaScript; on a cluster test/e2e/logging.ts tries Fluentd itself. */
describe('records', () => {
  const expressions = (name: RegExp): string[] =>
    [...CONFIG.matchAll(new RegExp(`^ *${name.source} /(.*)/$`, 'gm'))].map(([, expression]) => expression);
  const first = new RegExp(expressions(/format_firstline/).join(''));
  const record = new RegExp(expressions(/format\d/).join(''), 's');
  const CONTEXT = 'req-a70f7489-8c6d-498d-afb8-1d027150ea2f';
  const START = '2026-11-21 18:47:36.898 8 ERROR keystone';

  function parse(line: string): Record<string, string | undefined> | undefined {
    const found = first.test(line) ? record.exec(line)?.groups : undefined;
    return found && Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  }

  const common = { time: '2026-11-21 18:47:36.898', pid: '8', level: 'ERROR', logger: 'keystone' };
  test.each<[what: string, line: string, fields: Record<string, string>]>([
    ['no context', '[-] Up', { message: 'Up' }],
    ['nobody', `[None ${CONTEXT} - - - - - -] Bad login`, { request_id: CONTEXT, message: 'Bad login' }],
    [
      'a user in a project',
      `[None ${CONTEXT} 86c1 c85f - - default default] Old rule`,
      { request_id: CONTEXT, user: '86c1', project: 'c85f', message: 'Old rule' },
    ],
    [
      'a request of another service',
      `[req-1234 ${CONTEXT} 86c1 - - - - -] [x] y`,
      { global_request_id: 'req-1234', request_id: CONTEXT, user: '86c1', message: '[x] y' },
    ],
    ['a request alone', `[${CONTEXT}] Done`, { request_id: CONTEXT, message: 'Done' }],
    [
      'an instance',
      `[None ${CONTEXT} - - - - - -] [instance: 77aa] Boot\nTraceback`,
      { request_id: CONTEXT, instance: '77aa', message: 'Boot\nTraceback' },
    ],
    ['an empty message', '[-] ', { message: '' }],
  ])('%s', (_, line, fields) => {
    expect(parse(`${START} ${line}`)).toEqual({ ...common, ...fields });
  });

  test.each([
    'Traceback (most recent call last):',
    '  File "x.py", line 1',
    '[SQL: SELECT 1]',
    '[instance: 77aa] raise',
    '',
  ])('a line of a traceback goes on with the record: %s', (line) => {
    expect(parse(`${START} ${line}`)).toBeUndefined();
    expect(parse(line)).toBeUndefined();
  });

  test('the lines of a traceback lose their prefix', () => {
    const [, prefix] = /gsub\(\/(.*?)\/, "\\n"\)/.exec(CONFIG) ?? [];
    const text = `Failed\n${START} Traceback:\n${START} [instance: 77aa]   File "x"\n${START} \n2026 was the year`;
    expect(text.replace(new RegExp(prefix, 'g'), '\n')).toBe('Failed\nTraceback:\n  File "x"\n\n2026 was the year');
  });
});
