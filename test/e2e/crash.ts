import { issue, validate } from './keystone';
import { type Lab, pause } from './lab';
import { containerStatuses, title } from './state';

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
    await until(async () => {
      const pods = await lab.get(interrupted, 'pods', '-l', selector);
      return pods.some((pod) =>
        containerStatuses(pod).some(({ name, state }) => name === 'bootstrap' && 'running' in state),
      );
    });
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

/** As a power failure does: at once, without a signal to end. */
async function kill(lab: Lab, namespace: string, selector: string): Promise<string> {
  // one that is still in its first steps is Pending
  const pods = (await lab.get(namespace, 'pods', '-l', selector)).filter(
    ({ status }) => status?.phase === 'Running' || status?.phase === 'Pending',
  );
  await lab.kubectl(['-n', namespace, 'delete', '--force', '--grace-period=0', ...pods.map(title)]);
  return pods.map(title).join(' ');
}

async function until(holds: () => Promise<boolean>, timeout = 120): Promise<void> {
  const deadline = Date.now() + timeout * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${timeout} s`);
    await pause(0.2);
  }
}
