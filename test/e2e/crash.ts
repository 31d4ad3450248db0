import { issue, validate } from './keystone';
import { type Lab, pause, until } from './lab';
import { containerStatuses } from './state';

/** Pods are killed at bad moments; all comes back by itself. */
export async function crash(lab: Lab): Promise<void> {
  const { namespace } = await lab.cloud('default');
  for (const [name, component] of [
    ['keystone', 'api'],
    ['mariadb', 'mariadb'],
    ['rabbitmq', 'rabbitmq'],
  ]) {
    await lab.step(
      `crash: the pod of ${name} is killed: back with its data, a token from before is valid`,
      async () => {
        const token = await issue(lab, namespace);
        await kill(lab, namespace, `app.kubernetes.io/name=${name},app.kubernetes.io/component=${component}`);
        const start = Date.now();
        await pause(1); // until the loss is known
        await lab.ready(namespace);
        const seconds = ((Date.now() - start) / 1000).toFixed(0);
        await validate(lab, namespace, token);
        await issue(lab, namespace);
        return `ready again after ${seconds} s`;
      },
    );
  }
  await lab.step('crash: the pod of keystone-bootstrap is killed in its migration: everything Ready', async () => {
    const interrupted = await lab.namespace('interrupted');
    await lab.apply(lab.synth(interrupted).folder);
    const selector = 'app.kubernetes.io/name=keystone,app.kubernetes.io/component=bootstrap';
    const runs = async (): Promise<boolean> =>
      (await lab.get(interrupted, 'pods', '-l', selector)).some((pod) =>
        containerStatuses(pod).some(({ name, state }) => name === 'bootstrap' && 'running' in state),
      );
    await until(runs, 120, 0.2);
    const killed = await kill(lab, interrupted, selector);
    await lab.ready(interrupted);
    await issue(lab, interrupted);
    return killed;
  });
  await lab.step('crash: a first migration was killed half-way: begun anew, everything Ready', () => halfMigrated(lab));
}

/**
 * What a kill in the middle of Keystone's first migration leaves, made on purpose: half of the tables, and Alembic
 * without a version. `keystone-manage db_sync` alone can never go on from there.
 */
async function halfMigrated(lab: Lab): Promise<void> {
  const namespace = await lab.namespace('interrupted');
  const [root] = await lab.get(namespace, 'secrets', '--field-selector=metadata.name=mariadb-root');
  const { password } = (root as unknown as { data: { password: string } }).data;
  const script = `printf '[client]\nuser=root\npassword=%s\n' "$(base64 -d)" > /tmp/login
    mariadb --defaults-extra-file=/tmp/login -e 'drop database keystone; create database keystone;
      create table keystone.alembic_version (version_num varchar(32) primary key);
      create table keystone.access_token (id varchar(64) primary key)'
    rm /tmp/login`;
  // the API's new pod then waits for its task, and holds no lock; what the cache knows is of another database
  const units = 'app.kubernetes.io/name in (keystone, memcached)';
  await lab.kubectl(['-n', namespace, 'delete', 'jobs,pods', '-l', units]);
  await lab.exec(namespace, 'mariadb-0', ['bash', '-euc', script], { input: password });
  await lab.apply(lab.synth(namespace).folder);
  await lab.ready(namespace);
  await issue(lab, namespace);
  lab.discard('interrupted');
}

/** Kills what runs of these pods, or is still in its first steps. */
async function kill(lab: Lab, namespace: string, selector: string): Promise<string> {
  const pods = (await lab.get(namespace, 'pods', '-l', selector)).filter(
    ({ status }) => status?.phase === 'Running' || status?.phase === 'Pending',
  );
  const names = pods.map(({ metadata }) => metadata.name);
  await lab.kill(namespace, ...names);
  return names.join(' ');
}
