import type { OpenStackCloudProps } from '../../lib';
import { issue, validate } from './keystone';
import { type Lab, until } from './lab';
import { sql } from './members';
import { runOnce } from './recurring';

const settings = (replicas: 1 | 3): OpenStackCloudProps => ({
  roles: { control: { label: 'kubernetes.io/os=linux' } },
  database: { replicas, size: '1Gi', backup: { size: '1Gi', keep: 2 } },
});

const ROWS = 100_000;

/** A database whose volume is lost is had back from its backup: all rows up to then, and no more. */
export function backup(lab: Lab): Promise<void> {
  return lostAndRestored(lab, 'backup', 1);
}

/** The same of three servers, whose volumes are lost at once. */
export function backupThree(lab: Lab): Promise<void> {
  return lostAndRestored(lab, 'backup-three', 3);
}

async function lostAndRestored(lab: Lab, name: string, replicas: 1 | 3): Promise<void> {
  const { namespace } = await lab.step(`${name}: the cloud is up`, () => lab.cloud(name, settings(replicas)));
  const pods = Array.from({ length: replicas }, (_, i) => `mariadb-${i}`);
  const query = async (statement: string): Promise<string> => (await sql(lab, namespace, pods[0], statement)).trim();
  const rows = async (expected: string): Promise<void> => {
    const found = await query('select concat(count(*), " ", max(number)) from e2e.written');
    if (found !== expected) throw new Error(`rows and the last of them are ${found}, expected ${expected}`);
  };

  await lab.step(`${name}: ${ROWS} rows are written, and a backup is made`, async () => {
    await query('create database e2e; create table e2e.written (number int primary key, text varchar(100))');
    await query(`use e2e; insert into written select seq, repeat(md5(seq), 3) from seq_1_to_${ROWS}`);
    return runOnce(lab, namespace, 'mariadb-backup');
  });
  await lab.step(`${name}: more rows are written, and all volumes are lost`, async () => {
    await query(`use e2e; insert into written select ${ROWS} + seq, "later" from seq_1_to_100`);
    const claims = pods.map((pod) => `data-${pod}`);
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', ...claims, '--wait=false']);
    await lab.kill(namespace, ...pods);
    await Promise.all(pods.map((pod) => lab.podReady(namespace, pod, 300)));
    const left = await query('show databases like "keystone"');
    if (left !== '') throw new Error('Keystone still has its database: nothing was lost');
  });
  await lab.step(`${name}: an empty server is not backed up`, () => refused(lab, namespace, 'has no tables'));
  await lab.step(`${name}: restored`, async () => {
    const said = await runOnce(lab, namespace, 'mariadb-restore');
    await rows(`${ROWS} ${ROWS}`);
    return said;
  });
  await lab.step(`${name}: Keystone goes on by itself`, async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pods', '-l', 'app.kubernetes.io/name=memcached']);
    await until(async () => {
      const token = await issue(lab, namespace).catch(() => undefined);
      return token !== undefined && (await validate(lab, namespace, token).catch(() => undefined)) !== undefined;
    }, 120);
    await lab.ready(namespace, { recovers: true });
  });
  await lab.step(`${name}: a server with tables is left alone, unless it is said`, async () => {
    await query(`use e2e; insert into written select ${ROWS} + seq, "later" from seq_1_to_100`);
    const said = await refused(lab, namespace, 'set OVER=yes', 'mariadb-restore');
    await rows(`${ROWS + 100} ${ROWS + 100}`);
    await runOnce(lab, namespace, 'mariadb-restore', { env: { OVER: 'yes' } });
    await rows(`${ROWS} ${ROWS}`);
    await issue(lab, namespace);
    return said;
  });
  await lab.remove(name);
}

async function refused(lab: Lab, namespace: string, why: string, cronJob = 'mariadb-backup'): Promise<string> {
  const said = await runOnce(lab, namespace, cronJob).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (said?.includes(why)) return said;
  throw new Error(`${cronJob} ended otherwise: ${said ?? 'it was done'}`);
}
