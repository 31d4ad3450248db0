/** MariaDB and RabbitMQ with three members each, of which any, or all, are lost. */
import type { OpenStackCloudProps } from '../../lib';
import { type Lab, until } from './lab';
import { isReady } from './state';

export interface Members {
  readonly unit: 'mariadb' | 'rabbitmq';
  readonly pods: readonly string[];
  /** What the server's process is called. */
  readonly program: string;
  /** Asks a member with how many, itself among them, it works. */
  readonly count: readonly string[];
}

const SYNCED = `
  mariadb -N -u mysql -e "select variable_value from information_schema.global_status where variable_name = 'wsrep_local_state'" | grep -qx 4
  mariadb -N -u mysql -e "select variable_value from information_schema.global_status where variable_name = 'wsrep_cluster_size'"`;
const RUNNING =
  "import json, urllib.request; print(len(json.load(urllib.request.urlopen('http://localhost:15673/'))['running']))";

export const MARIADB: Members = {
  unit: 'mariadb',
  pods: ['mariadb-0', 'mariadb-1', 'mariadb-2'],
  program: 'mariadbd',
  count: ['bash', '-euc', SYNCED],
};

export const RABBITMQ: Members = {
  unit: 'rabbitmq',
  pods: ['rabbitmq-0', 'rabbitmq-1', 'rabbitmq-2'],
  program: 'beam.smp',
  count: ['python3', '-c', RUNNING],
};

/** A small cloud, on all nodes, that can lose any of them; Keystone has a user on the message bus. */
export const SEVERAL: OpenStackCloudProps = {
  roles: { control: { label: 'kubernetes.io/os=linux' } },
  database: { size: '1Gi', replicas: 3 },
  messageBus: { size: '1Gi', replicas: 3 },
  cache: { replicas: 2 },
  services: {
    keystone: {
      replicas: 2,
      config: { 'keystone.conf': { oslo_messaging_notifications: { driver: ['messagingv2'] } } },
    },
  },
};

/** All three work together, and are Ready. */
export async function whole(lab: Lab, namespace: string, members: Members, timeout = 400): Promise<void> {
  await until(async () => {
    const ready = (await podsOf(lab, namespace, members)).filter(isReady);
    if (ready.length < members.pods.length) return false;
    const counts = members.pods.map((pod) => lab.exec(namespace, pod, members.count).catch(() => ''));
    return (await Promise.all(counts)).every((count) => count.trim() === `${members.pods.length}`);
  }, timeout);
}

/** Does something to each, when all are whole again after the one before. */
export async function each(
  lab: Lab,
  namespace: string,
  members: Members,
  work: (pod: string) => Promise<unknown>,
): Promise<void> {
  for (const pod of members.pods) {
    await work(pod);
    await whole(lab, namespace, members);
  }
}

/** Kills the server, and not what has started it. */
export function crash(lab: Lab, namespace: string, { program }: Members, pod: string): Promise<string> {
  return lab.exec(namespace, pod, ['bash', '-c', `kill -9 $(pidof ${program})`]);
}

export async function scale(lab: Lab, namespace: string, members: Members, replicas: number): Promise<void> {
  await lab.kubectl(['-n', namespace, 'scale', `statefulset/${members.unit}`, `--replicas=${replicas}`]);
  await until(async () => (await podsOf(lab, namespace, members)).length === replicas, 300);
}

/** A script in a pod of MariaDB, in which clients log in by `-u root`. */
export function asRoot(lab: Lab, namespace: string, pod: string, script: string, timeout = 120): Promise<string> {
  const login = `export MYSQL_PWD=$(sed -n "s/^alter user root@localhost identified by '\\(.*\\)';/\\1/p" /openstack/init.sql)\n`;
  return lab.exec(namespace, pod, ['bash', '-c', `${login}${script}`], { timeout });
}

export function sql(lab: Lab, namespace: string, pod: string, statement: string): Promise<string> {
  return asRoot(lab, namespace, pod, `mariadb -u root -N -e '${statement}'`);
}

function podsOf(lab: Lab, namespace: string, { unit }: Members) {
  return lab.get(namespace, 'pods', '-l', `app.kubernetes.io/name=${unit},app.kubernetes.io/component=${unit}`);
}
