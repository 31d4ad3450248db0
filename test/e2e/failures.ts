import type { OpenStackCloudProps } from '../../lib';
import { issue, pollDuring, validate } from './keystone';
import { type Deployed, type Lab, none, pause, until } from './lab';

/** The commands of docs/operations.md for what no apply can know of. */
const AGAIN = 'A Secret or a database is new';

const keystone = (section: string, options: object): OpenStackCloudProps => ({
  services: {
    keystone: { config: { 'keystone.conf': { [section]: { ...options } } }, unchecked: [`${section}`] },
  },
});

/** What goes wrong at night: the cloud goes on as long as it can, `status` says what is wrong, and one way leads back. */
export async function failures(lab: Lab): Promise<void> {
  const cloud = await lab.cloud('default');
  await missingImages(lab, cloud);
  await brokenApi(lab, cloud);
  await failingTask(lab, cloud);
  await backAndForth(lab, cloud);
  await secrets(lab, cloud);
  await lostVolume(lab, cloud);
  await quota(lab);
}

async function missingImages(lab: Lab, { namespace, output }: Deployed): Promise<void> {
  await lab.step('failures: no image of a release can be had: nothing stops, and status says which', async () => {
    const token = await issue(lab, namespace);
    const before = await backing(lab, namespace);
    const { asked, failures } = await pollDuring(lab, namespace, token, async () => {
      await lab.apply(lab.synth(namespace, { images: { tag: 'not-there' } }).folder);
      await pause(25);
    });
    none(failures);
    const after = await backing(lab, namespace);
    none(before.filter((pod) => !after.includes(pod)).map((pod) => `${pod} was replaced`));
    const { code, said } = await lab.cli('status', namespace);
    if (code === 0 || !said.includes(':not-there')) throw new Error(`status (exit ${code}):\n${said}`);
    return `${asked} requests, 0 failed`;
  });
  await lab.step('failures: applied as before, all is well, and the other Jobs do not count', async () => {
    await lab.apply(output.folder);
    await lab.ready(namespace, { recovers: true });
    const { code, said } = await lab.cli('status', namespace);
    if (code !== 0) throw new Error(`status (exit ${code}):\n${said}`);
    return said;
  });
}

/** `mariadb-0 <uid>` and the like. */
async function backing(lab: Lab, namespace: string): Promise<string[]> {
  const pods = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/name in (mariadb,rabbitmq,memcached)');
  return pods
    .filter(({ status }) => status?.phase === 'Running')
    .map(({ metadata }) => `${metadata.name} ${metadata.uid}`);
}

async function brokenApi(lab: Lab, { namespace, output }: Deployed): Promise<void> {
  await lab.step('failures: Keystone cannot start with its new options: the old pods serve, all say why', async () => {
    const broken = lab.synth(namespace, keystone('token', { provider: 'not-there' }));
    const token = await issue(lab, namespace);
    const { asked, failures } = await pollDuring(lab, namespace, token, async () => {
      await lab.apply(broken.folder);
      const isTold = async (): Promise<boolean> => (await lab.cli('status', namespace)).said.includes('not-there');
      await until(isTold, 120, 5);
    });
    none(failures);
    const { code, said } = await lab.cli('status', namespace);
    if (code === 0) throw new Error(`status (exit ${code}):\n${said}`);
    const args = ['get', 'events', '--field-selector=type=Warning', '-o', 'jsonpath={.items[*].message}'];
    const events = await lab.kubectl(['-n', namespace, ...args]);
    if (!/restarting failed container api in pod keystone-api/.test(events)) throw new Error(`the events: ${events}`);
    await lab.apply(output.folder);
    await lab.ready(namespace, { recovers: true });
    await validate(lab, namespace, token);
    return `${asked} validations, 0 failed\n${said}`;
  });
}

async function failingTask(lab: Lab, { namespace, output }: Deployed): Promise<void> {
  await lab.step('failures: rolled back while a new task fails: the task stands down by itself', async () => {
    const broken = lab.synth(namespace, keystone('identity', { driver: 'not-there' }));
    const job = broken.objects.find(
      ({ kind, metadata }) => kind === 'Job' && /^keystone-bootstrap/.test(metadata.name),
    );
    const name = job?.metadata.name ?? '';
    const token = await issue(lab, namespace);
    const { failures } = await pollDuring(lab, namespace, token, async () => {
      await lab.apply(broken.folder);
      await until(async () => Number((await lab.get(namespace, 'job', name))[0].status?.failed ?? 0) > 0, 90);
      await lab.apply(output.folder);
    });
    none(failures);
    await until(async () => (await log(lab, namespace, name)).includes('superseded'), 120);
    await lab.ready(namespace, { recovers: true });
    const { code, said } = await lab.cli('status', namespace);
    if (code !== 0) throw new Error(`status (exit ${code}):\n${said}`);
    await lab.kubectl(['-n', namespace, 'delete', 'job', name]);
  });
}

/** What the waiting containers of a Job's pods say. */
async function log(lab: Lab, namespace: string, job: string): Promise<string> {
  const selector = `batch.kubernetes.io/job-name=${job}`;
  return lab.kubectl(['-n', namespace, 'logs', '-l', selector, '-c', 'wait', '--tail=20']).catch(() => '');
}

/** Every pod gets a toleration, and loses it again: the databases go along both times. */
async function backAndForth(lab: Lab, { namespace, output }: Deployed): Promise<void> {
  await lab.step('failures: forward and back again: MariaDB and RabbitMQ go along, both times', async () => {
    const first = await backing(lab, namespace);
    const tolerations = ['example.org/any'];
    await lab.apply(lab.synth(namespace, { roles: { control: { tolerations } } }).folder);
    await lab.ready(namespace);
    const second = await backing(lab, namespace);
    await lab.apply(output.folder);
    await lab.ready(namespace);
    const third = await backing(lab, namespace);
    none([...first, ...second].filter((pod) => third.includes(pod)).map((pod) => `${pod} is still there`));
    none(first.filter((pod) => second.includes(pod)).map((pod) => `${pod} was still there`));
    await issue(lab, namespace);
    const told = await lab.cli('status', namespace);
    // Keystone's task was overtaken, and is named with what to do
    const command = /kubectl -n \S+ delete job\/\S+/.exec(told.said)?.[0];
    if (told.code === 0 || command === undefined) throw new Error(`status (exit ${told.code}):\n${told.said}`);
    await lab.kubectl(command.split(' ').slice(1));
    await lab.apply(output.folder);
    await lab.ready(namespace);
    const { code, said } = await lab.cli('status', namespace);
    if (code !== 0) throw new Error(`status (exit ${code}):\n${said}`);
    return told.said;
  });
}

async function secrets(lab: Lab, { namespace, output }: Deployed): Promise<void> {
  await lab.step(
    'failures: passwords changed by hand, a Secret lost: after one procedure all log in again',
    async () => {
      for (const name of ['keystone-database', 'keystone-admin', 'mariadb-admin']) {
        const patch = JSON.stringify({ stringData: { password: `changed-${name}` } });
        await lab.kubectl(['-n', namespace, 'patch', 'secret', name, '-p', patch]);
      }
      await lab.kubectl(['-n', namespace, 'delete', 'secret', 'keystone-cache', 'rabbitmq-admin']);
      await lab.procedure(AGAIN, namespace, output.folder);
      await lab.ready(namespace, { recovers: true });
      await issue(lab, namespace);
      const { code, said } = await lab.cli('status', namespace);
      if (code !== 0) throw new Error(`status (exit ${code}):\n${said}`);
    },
  );
}

async function lostVolume(lab: Lab, { namespace, output }: Deployed): Promise<void> {
  await lab.step("failures: MariaDB's volume is lost: status is red and says what to do, and that works", async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-mariadb-0', '--wait=false']);
    await lab.kubectl(['-n', namespace, 'delete', 'pod', 'mariadb-0']);
    await until(async () => (await lab.cli('status', namespace)).said.includes('delete jobs'), 180);
    const { code, said } = await lab.cli('status', namespace);
    if (code === 0) throw new Error(`status is green:\n${said}`);
    await lab.procedure(AGAIN, namespace, output.folder);
    await lab.ready(namespace, { recovers: true });
    await issue(lab, namespace);
    return said;
  });
}

async function quota(lab: Lab): Promise<void> {
  await lab.step('failures: a quota that lets no pod be made: status is red and names it', async () => {
    const namespace = await lab.namespace('quota');
    const { folder } = lab.synth(namespace);
    await lab.apply([
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } },
      { apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: 'none', namespace }, spec: { hard: { pods: '0' } } },
    ]);
    await lab.apply(folder, '--force-conflicts');
    await until(async () => (await lab.cli('status', namespace)).said.includes('quota'), 60);
    const { code, said } = await lab.cli('status', namespace);
    if (code === 0) throw new Error(`status is green:\n${said}`);
    lab.discard('quota');
    return said.split('\n').find((line) => line.includes('quota'));
  });
}
