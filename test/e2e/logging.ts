/** A cloud that ships its logs to a real OpenSearch, which comes later than the cloud. */
import { randomUUID } from 'node:crypto';
import { Cloud, type OpenStackCloudProps } from '../../lib';
import { type Lab, none, pause } from './lab';
import { restarts, title } from './state';

/** A document, as the sidecar makes it. */
interface Record {
  readonly '@timestamp': string;
  readonly message: string;
  readonly level?: string;
  readonly logger?: string;
  readonly pid?: number;
  readonly request_id?: string;
  readonly global_request_id?: string;
  readonly service: string;
  readonly component: string;
  readonly pod: string;
  readonly namespace: string;
  readonly node: string;
}

/** What Keystone answered: a broken one answers nothing, so that only the asker's own id finds it. */
interface Answer {
  readonly status: string;
  readonly requestId: string;
  readonly globalId: string;
  readonly at: number;
}

const API = 'deploy/keystone-api';
const FILE = '/var/log/kolla/keystone/keystone-api.log';
const PASSWORD = 'not-the-password-of-admin';

export async function logging(lab: Lab): Promise<void> {
  const search = await lab.namespace('opensearch');
  const props: OpenStackCloudProps = {
    logging: { opensearch: `http://opensearch.${search}.svc:9200`, indexPrefix: 'e2e' },
    storage: { ephemeral: true },
  };
  const { namespace } = await lab.step('logging: the cloud is up without OpenSearch', () =>
    lab.cloud('logging', props),
  );
  const early = await lab.step('logging: a login fails while OpenSearch is not there', () => badLogin(lab, namespace));

  await lab.step('logging: OpenSearch comes', async () => {
    await lab.apply(openSearch(search));
    await lab.ready(search);
  });
  await lab.step('logging: what was logged before is there, found by the id of the answer', async () => {
    const record = await one(lab, search, { request_id: early.requestId });
    const { pod, namespace: from, node, ...fields } = record;
    if (from !== namespace || !pod.startsWith('keystone-api-') || node === '') throw new Error(JSON.stringify(record));
    check(fields, {
      level: 'WARNING',
      logger: 'keystone.server.flask.application',
      service: 'keystone',
      component: 'api',
    });
    return JSON.stringify(record, undefined, 1);
  });
  await lab.step('logging: a login that fails is found within a minute', async () => {
    const seconds: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { requestId, globalId, at } = await badLogin(lab, namespace);
      check(await one(lab, search, { request_id: requestId }), { global_request_id: globalId, level: 'WARNING' });
      seconds.push((Date.now() - at) / 1000);
    }
    return `${seconds.map((s) => s.toFixed(1)).join(', ')} s from the answer to the hit`;
  });
  await lab.step('logging: a traceback is one record, whole and without the prefixes of its lines', async () => {
    const { globalId } = await withoutTable(lab, namespace, 'local_user', () => badLogin(lab, namespace));
    const { message, level } = await one(lab, search, { global_request_id: globalId });
    const lines = message.split('\n');
    none([
      ...(level === 'CRITICAL' || level === 'ERROR' ? [] : [`its level is ${level}`]),
      ...(/^Traceback \(most recent call last\):$/m.test(message) ? [] : ['no Traceback']),
      ...(/^ {2}File ".*pymysql.*", line \d+, in \w+$/m.test(message) ? [] : ['no frame']),
      ...(/^pymysql.err.ProgrammingError: \(1146,/m.test(message) ? [] : ['no error']),
      ...lines.filter((line) => /^\d{4}-\d\d-\d\d /.test(line)),
    ]);
    return `${lines.length} lines: ${lines[0].slice(0, 110)} … ${lines.at(-1)?.slice(0, 60)}`;
  });
  await lab.step('logging: each record of the file is there once', async () => {
    const wanted = recordsOf(await lab.exec(namespace, API, ['cat', FILE]));
    const [pod] = await lab.get(
      namespace,
      'pods',
      '-l',
      'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api',
    );
    const found = (await all(lab, search)).filter((record) => record.pod === pod.metadata.name).map(key);
    none(differences(wanted, found));
    return `${wanted.length} records`;
  });
  await lab.step('logging: a pod that is deleted ships all, to the last line before its end', async () => {
    const writing = writeToTheEnd(lab, namespace);
    await pause(1);
    const pods = ['pod', '-l', 'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api'];
    await lab.kubectl(['-n', namespace, 'delete', ...pods], { timeout: 90 });
    const wanted = Array.from({ length: await writing }, (_, i) => `line ${i + 1}`);
    await one(lab, search, { message: wanted.at(-1) ?? 'line' });
    const lines = (await all(lab, search)).filter(({ logger }) => logger === 'e2e').map(({ message }) => message);
    none(differences(wanted, lines));
    return `${lines.length} lines`;
  });
  await lab.step('logging: no secret is in any record', async () => {
    const secrets = await lab.get(namespace, 'secrets');
    const values = secrets.flatMap(({ data }) => Object.values((data ?? {}) as { [key: string]: string }));
    const records = (await all(lab, search)).map((record) => JSON.stringify(record));
    const hidden = [...values.map((value) => Buffer.from(value, 'base64').toString('latin1')), PASSWORD].filter(
      (value) => value.length > 15, // names of users are no secrets
    );
    if (hidden.length < 8) throw new Error(`only ${hidden.length} values: this would prove nothing`);
    none(records.filter((record) => hidden.some((value) => record.includes(value))));
    return `${hidden.length} values looked for in ${records.length} records`;
  });
  await lab.step('logging: no sidecar has started twice', async () => {
    await lab.ready(namespace);
    const pods = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/name=keystone');
    none(pods.filter((pod) => restarts(pod) > 0).map((pod) => `${title(pod)}: ${restarts(pod)} restarts`));
    return sidecar(lab, namespace);
  });
}

/** Asks for a token with a wrong password. */
async function badLogin(lab: Lab, namespace: string): Promise<Answer> {
  const globalId = `req-${randomUUID()}`;
  const user = { name: 'admin', domain: { id: 'default' }, password: PASSWORD };
  const input = JSON.stringify({ auth: { identity: { methods: ['password'], password: { user } } } });
  const curl = `curl -si -H 'Content-Type: application/json' -H 'X-OpenStack-Request-ID: ${globalId}' -d @- "$0" || true`;
  const url = `http://keystone-api.${namespace}.svc:5000/v3/auth/tokens`;
  const answer = await lab.exec(namespace, 'deploy/openstack-client', ['sh', '-c', curl, url], { input });
  const [, status = 'none'] = /^HTTP\/\S+ (\d+)/.exec(answer) ?? [];
  const [, requestId = ''] = /^x-openstack-request-id: (req-\S+)/im.exec(answer) ?? [];
  return { status, requestId, globalId, at: Date.now() };
}

/** Does the work while a table of Keystone's database has another name. */
async function withoutTable<T>(lab: Lab, namespace: string, table: string, work: () => Promise<T>): Promise<T> {
  const input = `${await lab.password(namespace, 'mariadb-root')}\n`;
  const rename = (from: string, to: string): Promise<string> => {
    const script = 'read -r MYSQL_PWD; export MYSQL_PWD; exec mariadb -u root -e "$0" keystone';
    return lab.exec(namespace, 'mariadb-0', ['sh', '-c', script, `rename table ${from} to ${to}`], { input });
  };
  await rename(table, `${table}_away`);
  try {
    return await work();
  } finally {
    await rename(`${table}_away`, table);
  }
}

/** Logs beside Keystone until the container ends, and says how many lines. */
async function writeToTheEnd(lab: Lab, namespace: string): Promise<number> {
  // what kubectl prints to standard error is in its error
  const script = `trap '' TERM; i=0; while :; do i=$((i+1))
    echo "$(date -u '+%F %T.%3N') 1 INFO e2e [-] line $i" >> "$0"; echo "line $i" >&2; sleep 0.1; done`;
  const end = await lab.exec(namespace, API, ['sh', '-c', script, FILE]).catch((error: Error) => error.message);
  const numbers = [...end.matchAll(/line (\d+)$/gm)].map(([, number]) => Number(number));
  if (numbers.length === 0) throw new Error(`nothing was written: ${end}`);
  return Math.max(...numbers);
}

/** The one record with that field; it waits for it, and then whether another comes. */
async function one(lab: Lab, search: string, field: { readonly [name: string]: string }): Promise<Record> {
  const [[name, value]] = Object.entries(field);
  const query = { query: { term: { [`${name}.keyword`]: value } } };
  for (let i = 0; i < 120 && (await ask(lab, search, query)).length === 0; i++) await pause(0.5);
  const records = await ask(lab, search, query);
  if (records.length === 1) return records[0];
  throw new Error(
    `${records.length} records have ${name} ${value}\n${records.map(({ message }) => message).join('\n')}`,
  );
}

function all(lab: Lab, search: string): Promise<Record[]> {
  return ask(lab, search, { query: { match_all: {} } });
}

async function ask(lab: Lab, search: string, query: object): Promise<Record[]> {
  const url = 'http://localhost:9200/e2e-*/_search?size=10000';
  const curl = ['curl', '-sS', '-H', 'Content-Type: application/json', '-d', '@-', url];
  const answer = await lab.exec(search, 'deploy/opensearch', curl, { input: JSON.stringify(query) });
  const { hits, status } = JSON.parse(answer) as { hits?: { hits: { _source: Record }[] }; status?: number };
  if (hits === undefined && status !== 503) throw new Error(`OpenSearch says ${answer}`);
  // 503: an index that has just been made has no shard yet, and so no record
  return (hits?.hits ?? []).map(({ _source }) => _source);
}

/** The records of a log file: a line with a context begins one. */
function recordsOf(file: string): string[] {
  const start = /^(\d\S+ \S+) \d+ [A-Z]+ (\S+) \[(?:-|\S+ (req-\S+) .*?)\] /gm;
  return [...file.matchAll(start)].map(([, time, logger, id = '']) => `${time.replace(' ', 'T')} ${logger} ${id}`);
}

function key(record: Record): string {
  return `${record['@timestamp'].slice(0, 23)} ${record.logger} ${record.request_id ?? ''}`;
}

function differences(wanted: readonly string[], found: readonly string[]): string[] {
  const count = (list: readonly string[], value: string): number => list.filter((other) => other === value).length;
  return [...new Set([...wanted, ...found])]
    .filter((value) => count(wanted, value) !== count(found, value))
    .map((value) => `${value}: ${count(wanted, value)} in the file, ${count(found, value)} in OpenSearch`);
}

function check(found: object, wanted: { readonly [field: string]: string }): void {
  const fields = found as { readonly [field: string]: unknown };
  none(
    Object.entries(wanted).flatMap(([name, value]) =>
      fields[name] === value ? [] : [`${name}: ${String(fields[name])}`],
    ),
  );
}

/** Memory and processor time of the sidecar. */
async function sidecar(lab: Lab, namespace: string): Promise<string> {
  const script = 'for p in /proc/[0-9]*; do grep -q fluentd $p/cmdline && cat $p/status $p/stat; done';
  const text = await lab.kubectl(['-n', namespace, 'exec', API, '-c', 'log-shipper', '--', 'sh', '-c', script]);
  const memory = Math.max(...[...text.matchAll(/^VmHWM:\s+(\d+) kB/gm)].map(([, kb]) => Number(kb)));
  return `the sidecar has taken ${(memory / 1024).toFixed(0)} MiB at most`;
}

/** One node without security, small and without a volume. */
function openSearch(namespace: string): object[] {
  const labels = { app: 'opensearch' };
  const config = `discovery.type: single-node
network.host: 0.0.0.0
path.data: /var/lib/opensearch/data
path.logs: /var/log/kolla/opensearch
plugins.security.disabled: "true"
`;
  const writable = ['/tmp', '/var/lib/opensearch/data', '/var/log/kolla/opensearch'];
  const file = { name: 'config', mountPath: '/etc/opensearch/opensearch.yml', subPath: 'opensearch.yml' };
  const container = {
    name: 'opensearch',
    image: Cloud.settings().image('opensearch'),
    args: ['/usr/share/opensearch/bin/opensearch'],
    env: [{ name: 'OPENSEARCH_JAVA_OPTS', value: '-Xms256m -Xmx256m' }],
    readinessProbe: { httpGet: { path: '/_cluster/health', port: 9200 }, periodSeconds: 1, failureThreshold: 60 },
    volumeMounts: [file, ...writable.map((mountPath, i) => ({ name: `writable-${i}`, mountPath }))],
  };
  const pod = {
    securityContext: { runAsUser: 42490, runAsGroup: 42490, fsGroup: 42400 },
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 1,
    containers: [container],
    volumes: [
      { name: 'config', configMap: { name: 'opensearch' } },
      ...writable.map((_, i) => ({ name: `writable-${i}`, emptyDir: {} })),
    ],
  };
  const metadata = { name: 'opensearch', namespace, labels };
  return [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { 'opensearch.yml': config } },
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata,
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels }, spec: pod } },
    },
    { apiVersion: 'v1', kind: 'Service', metadata, spec: { selector: labels, ports: [{ port: 9200 }] } },
  ];
}
