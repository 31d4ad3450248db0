import type { OpenStackCloudProps } from '../../lib';
import { type Lab, none } from './lab';
import { written, writingPod } from './load';
import { crash, each, MARIADB, scale, sql, whole } from './members';

/** On all nodes. */
const NODES = { control: { label: 'kubernetes.io/os=linux' } };

const servers = (replicas: 1 | 3, more: OpenStackCloudProps = {}): OpenStackCloudProps => ({
  ...more,
  roles: NODES,
  database: { size: '1Gi', replicas },
});

/** Three MariaDB servers, of which any, or all, are lost while rows are written: no acknowledged one is ever missing. */
export async function galera(lab: Lab): Promise<void> {
  const cloud = await lab.step('galera: three servers come up from nothing', () => lab.cloud('galera', servers(3)));
  const { namespace } = cloud;
  await writingPod(lab, namespace);
  const step = (name: string, work: () => Promise<unknown>): Promise<string> =>
    lab.step(`galera: ${name}`, () => written(lab, namespace, work));

  await step('each pod is killed, one after the other', () =>
    each(lab, namespace, MARIADB, (pod) => lab.kill(namespace, pod)),
  );
  await step('each server is killed inside of its pod', () =>
    each(lab, namespace, MARIADB, (pod) => crash(lab, namespace, MARIADB, pod)),
  );
  await step('each pod is deleted as a drain does', () =>
    each(lab, namespace, MARIADB, (pod) => lab.kubectl(['-n', namespace, 'delete', 'pod', pod], { timeout: 150 })),
  );
  await step('all pods are killed at once', async () => {
    await lab.kill(namespace, ...MARIADB.pods);
    await whole(lab, namespace, MARIADB);
  });
  await step('all servers are killed inside of their pods at once', async () => {
    await Promise.all(MARIADB.pods.map((pod) => crash(lab, namespace, MARIADB, pod)));
    await whole(lab, namespace, MARIADB);
  });
  await step('the volume of one is lost', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-mariadb-0', '--wait=false']);
    await lab.kill(namespace, 'mariadb-0');
    await whole(lab, namespace, MARIADB);
  });
  await step('the volume of one is lost while all are killed', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-mariadb-1', '--wait=false']);
    await lab.kill(namespace, ...MARIADB.pods);
    await whole(lab, namespace, MARIADB);
  });
  await step('all are stopped, and started again', async () => {
    await scale(lab, namespace, MARIADB, 0);
    await scale(lab, namespace, MARIADB, 3);
    await whole(lab, namespace, MARIADB);
  });
  await step('rolled to another configuration', () => lab.change(namespace, servers(3, { size: 'small' })));
  await step('from 3 to 1', () => lab.change(namespace, servers(1)));
  await step('from 1 to 3, with volumes of before', () => lab.change(namespace, servers(3)));
  await lab.step('galera: users and passwords are the same on all', async () => {
    const users = await Promise.all(
      MARIADB.pods.map((pod) =>
        sql(lab, namespace, pod, 'select user, host, priv from mysql.global_priv order by 1, 2'),
      ),
    );
    const without = users.map((text) => text.replace(/"password_last_changed":\d+/g, ''));
    none(
      without.flatMap((text, i) =>
        text === without[0] ? [] : [`${MARIADB.pods[i]} differs:\n${text}\n${without[0]}`],
      ),
    );
  });
  await lab.remove('galera');
}

/** One server becomes the first of three. */
export async function galeraGrowth(lab: Lab): Promise<void> {
  const cloud = await lab.cloud('galera-growth', servers(1));
  const { namespace } = cloud;
  await writingPod(lab, namespace);
  await lab.step('galera-growth: from 1 to 3', () => written(lab, namespace, () => lab.change(namespace, servers(3))));
  await lab.step('galera-growth: back to 1', () => written(lab, namespace, () => lab.change(namespace, servers(1))));
  await lab.remove('galera-growth');
}
