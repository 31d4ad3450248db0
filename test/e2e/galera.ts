import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import { issue } from './keystone';
import { type Deployed, during, type Lab, none, pause, until } from './lab';
import { condition } from './state';

const SCRIPT = readFileSync(join(__dirname, 'writes.py'), 'utf8');
const STOP = '/tmp/e2e-stop';
/** On all nodes. */
const NODES = { control: { label: 'kubernetes.io/os=linux' } };

const servers = (replicas: 1 | 3, more: OpenStackCloudProps = {}): OpenStackCloudProps => ({
  ...more,
  roles: NODES,
  database: { size: '1Gi', replicas },
});

/** What a time of writing rows and validating a token has seen. */
interface Written {
  readonly rows: Series;
  readonly tokens: Series;
  readonly missing: readonly number[];
}

interface Series {
  readonly done: number;
  readonly failed: number;
  /** Seconds. */
  readonly gap: number;
  readonly failures: Readonly<Record<string, number>>;
}

/** Three MariaDB servers, of which any, or all, are lost while rows are written: no acknowledged one is ever missing. */
export async function galera(lab: Lab): Promise<void> {
  const cloud = await lab.step('galera: three servers come up from nothing', () => lab.cloud('galera', servers(3)));
  const { namespace } = cloud;
  await writingPod(lab, namespace);
  const step = (name: string, work: () => Promise<unknown>): Promise<string> =>
    lab.step(`galera: ${name}`, () => written(lab, namespace, work));

  await step('each pod is killed, one after the other', () =>
    each(lab, namespace, (pod) => kill(lab, namespace, [pod])),
  );
  await step('each server is killed inside of its pod', () =>
    each(lab, namespace, (pod) => shell(lab, namespace, pod, 'kill -9 $(pidof mariadbd)')),
  );
  await step('each pod is deleted as a drain does', () =>
    each(lab, namespace, (pod) => lab.kubectl(['-n', namespace, 'delete', 'pod', pod], { timeout: 150 })),
  );
  await step('all pods are killed at once', async () => {
    await kill(lab, namespace, PODS);
    await synced(lab, namespace);
  });
  await step('all servers are killed inside of their pods at once', async () => {
    await Promise.all(PODS.map((pod) => shell(lab, namespace, pod, 'kill -9 $(pidof mariadbd)')));
    await synced(lab, namespace);
  });
  await step('the volume of one is lost', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-mariadb-0', '--wait=false']);
    await kill(lab, namespace, ['mariadb-0']);
    await synced(lab, namespace);
  });
  await step('the volume of one is lost while all are killed', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-mariadb-1', '--wait=false']);
    await kill(lab, namespace, PODS);
    await synced(lab, namespace);
  });
  await step('all are stopped, and started again', async () => {
    await scale(lab, namespace, 0);
    await scale(lab, namespace, 3);
    await synced(lab, namespace);
  });
  await step('rolled to another configuration', () => apply(lab, cloud, servers(3, { size: 'small' })));
  await step('from 3 to 1', () => apply(lab, cloud, servers(1)));
  await step('from 1 to 3, with volumes of before', () => apply(lab, cloud, servers(3)));
  await lab.step('galera: users and passwords are the same on all', async () => {
    const users = await Promise.all(
      PODS.map((pod) => sql(lab, namespace, pod, 'select user, host, priv from mysql.global_priv order by 1, 2')),
    );
    const without = users.map((text) => text.replace(/"password_last_changed":\d+/g, ''));
    none(without.flatMap((text, i) => (text === without[0] ? [] : [`${PODS[i]} differs:\n${text}\n${without[0]}`])));
  });
  await lab.remove('galera');
}

/** One server becomes the first of three. */
export async function galeraGrowth(lab: Lab): Promise<void> {
  const cloud = await lab.cloud('galera-growth', servers(1));
  const { namespace } = cloud;
  await writingPod(lab, namespace);
  await lab.step('galera-growth: from 1 to 3', () => written(lab, namespace, () => apply(lab, cloud, servers(3))));
  await lab.step('galera-growth: back to 1', () => written(lab, namespace, () => apply(lab, cloud, servers(1))));
  await lab.remove('galera-growth');
}

const PODS = ['mariadb-0', 'mariadb-1', 'mariadb-2'];

async function each(lab: Lab, namespace: string, work: (pod: string) => Promise<unknown>): Promise<void> {
  for (const pod of PODS) {
    await work(pod);
    await synced(lab, namespace);
  }
}

async function apply(lab: Lab, { namespace }: Deployed, props: OpenStackCloudProps): Promise<void> {
  await lab.apply(lab.synth(namespace, props).folder);
  await lab.ready(namespace, { timeout: 400, recovers: true });
}

async function scale(lab: Lab, namespace: string, replicas: number): Promise<void> {
  await lab.kubectl(['-n', namespace, 'scale', 'statefulset/mariadb', `--replicas=${replicas}`]);
  await until(async () => (await lab.get(namespace, 'pods', '-l', SELECTOR)).length === replicas, 150);
}

const SELECTOR = 'app.kubernetes.io/name=mariadb,app.kubernetes.io/component=mariadb';

/** As a power failure does: at once, without a signal to end. */
function kill(lab: Lab, namespace: string, pods: readonly string[]): Promise<string> {
  return lab.kubectl(['-n', namespace, 'delete', 'pod', '--force', '--grace-period=0', ...pods]);
}

function shell(lab: Lab, namespace: string, pod: string, command: string): Promise<string> {
  return lab.kubectl(['-n', namespace, 'exec', pod, '-c', 'mariadb', '--', 'bash', '-c', command]);
}

export function sql(lab: Lab, namespace: string, pod: string, statement: string): Promise<string> {
  const root = `MYSQL_PWD=$(sed -n "s/^alter user root@localhost identified by '\\(.*\\)';/\\1/p" /openstack/init.sql)`;
  return shell(lab, namespace, pod, `${root} mariadb -N -u root -e '${statement}'`);
}

/** All three work in one component, and are Ready. */
async function synced(lab: Lab, namespace: string): Promise<void> {
  const statement = "show status where variable_name in ('wsrep_cluster_size', 'wsrep_local_state')";
  await until(async () => {
    const states = PODS.map((pod) => shell(lab, namespace, pod, `mariadb -N -u mysql -e "${statement}"`));
    const told = await Promise.all(states).catch(() => []);
    const pods = await lab.get(namespace, 'pods', '-l', SELECTOR);
    const ready = pods.filter((pod) => pod.metadata.deletionTimestamp === undefined && condition(pod, 'Ready'));
    return (
      ready.length === 3 && told.length === 3 && told.every((text) => /size\t3\b/.test(text) && /state\t4\b/.test(text))
    );
  }, 300);
}

/** The work, while rows are written and a token is validated. */
async function written(lab: Lab, namespace: string, work: () => Promise<unknown>): Promise<string> {
  const token = await issue(lab, namespace);
  const url = `http://keystone-api.${namespace}.svc:5000/v3`;
  const writing = lab.exec(namespace, 'writes', ['/var/lib/kolla/venv/bin/python3', '-c', SCRIPT, url, STOP], {
    input: `${token}\n`,
    timeout: 900,
  });
  const working = async (): Promise<void> => {
    const begun = (): Promise<string> => lab.exec(namespace, 'writes', ['ls', '/tmp']);
    await until(async () => (await begun()).includes(`${basename(STOP)}.begun`), 60);
    await work();
    await pause(2);
  };
  const stop = (): Promise<string> => lab.exec(namespace, 'writes', ['touch', STOP]);
  const { rows, tokens, missing } = JSON.parse(await during(writing, working, stop)) as Written;
  if (missing.length > 0) throw new Error(`acknowledged rows are missing: ${missing.join(', ')}`);
  return [told('rows', rows), told('validations', tokens)].join('\n');
}

function told(what: string, { done, failed, gap, failures }: Series): string {
  const reasons = Object.entries(failures).map(([reason, times]) => `\n  ${times} × ${reason}`);
  return `${done} ${what}, ${failed} attempts failed, longest gap ${gap} s${reasons.join('')}`;
}

/** A pod that may reach the database: for the NetworkPolicies one of Keystone's tasks. */
async function writingPod(lab: Lab, namespace: string): Promise<void> {
  const [api] = await lab.get(
    namespace,
    'pods',
    '-l',
    'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api',
  );
  const secret = (key: string) => ({ valueFrom: { secretKeyRef: { name: 'mariadb-admin', key } } });
  const image = api.spec.containers?.find(({ name }) => name === 'api')?.image;
  const container = {
    name: 'writes',
    image,
    imagePullPolicy: 'IfNotPresent',
    command: ['sleep', 'infinity'],
    env: [
      { name: 'DB_HOST', value: `mariadb.${namespace}.svc` },
      { name: 'DB_USER', ...secret('username') },
      { name: 'DB_PASSWORD', ...secret('password') },
    ],
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
  const { runAsUser } = api.spec.securityContext ?? {};
  await lab.apply([
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        name: 'writes',
        namespace,
        labels: { 'app.kubernetes.io/name': 'keystone', 'app.kubernetes.io/component': 'bootstrap' },
      },
      spec: {
        terminationGracePeriodSeconds: 1,
        securityContext: { runAsNonRoot: true, runAsUser, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [container],
      },
    },
  ]);
  await until(async () => (await lab.get(namespace, 'pod', 'writes')).some((pod) => condition(pod, 'Ready')), 60);
}
