import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import { issue, pollDuring, validate } from './keystone';
import { type Lab, none, pause, secretOf } from './lab';
import { title } from './state';
import { asStranger } from './stranger';

const script = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** Nothing keeps strangers away: what they reach has to stand it. */
const OPEN: OpenStackCloudProps = { networkPolicies: false };

/** A pod of another namespace reaches all of the cloud, and attacks it. */
export async function attack(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('attack: a cloud without NetworkPolicies comes up', () =>
    lab.cloud('open', OPEN),
  );
  const api = `http://keystone-api.${namespace}.svc:5000`;

  await lab.step('attack: pickles in memcached: nothing runs, tokens are issued and validated', async () => {
    const token = await issue(lab, namespace);
    await validate(lab, namespace, token);
    const marker = '/tmp/attacked';
    const working = asStranger(
      lab,
      script('cache-attack.py'),
      `memcached.${namespace}.svc:11211`,
      `touch ${marker}`,
      '12',
    );
    const { asked, failures } = await pollDuring(lab, namespace, token, async () => {
      for (let i = 0; i < 3; i++) await issue(lab, namespace);
      await working;
    });
    none(failures);
    const overwritten = Number(await working);
    if (overwritten < 5) throw new Error(`only ${overwritten} values were overwritten: this would prove nothing`);
    const found = await lab.exec(namespace, 'deploy/keystone-api', ['sh', '-c', `ls ${marker} 2>&1 || true`]);
    if (!found.includes('No such file')) throw new Error(`the command ran: ${found}`);
    return `${overwritten} values overwritten, ${asked} validations`;
  });

  for (const kinds of [
    ['header=150', 'body=60'],
    ['silent=600', 'chunks=60'],
  ]) {
    await lab.step(`attack: slow clients (${kinds.join(', ')}): tokens and health all the time`, async () => {
      const token = await issue(lab, namespace);
      const clients = asStranger(lab, script('slow-clients.py'), api, '20', ...kinds);
      await pause(3);
      const { asked, slowest, failures } = await pollDuring(lab, namespace, token, async () => {
        for (let i = 0; i < 3; i++) await issue(lab, namespace);
        const health = `import urllib.request; print(urllib.request.urlopen("${api}/healthcheck", timeout=5).status)`;
        for (let i = 0; i < 5; i++) await asStranger(lab, health);
      });
      none(failures);
      const [pod] = await lab.get(
        namespace,
        'pods',
        '-l',
        'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api',
      );
      const restarted = (pod.status?.containerStatuses ?? []).filter(({ restartCount }) => restartCount > 0);
      none(restarted.map(({ name }) => `${title(pod)} ${name} has restarted`));
      return `${asked} validations, the slowest took ${slowest} s; ${await clients}`;
    });
  }

  await lab.step('attack: a second cloud on its database is refused, the first one goes on', async () => {
    const second = await lab.namespace('second');
    const [admin] = await lab.get(namespace, 'secret', 'mariadb-admin');
    const copy = secretOf(second, 'mysql-admin', admin.data as Record<string, string>);
    const existing = { host: `mariadb.${namespace}.svc`, adminSecret: 'mysql-admin' };
    await lab.apply([{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: second } }, copy]);
    const token = await issue(lab, namespace);
    const refused = lab.synth(second, { ...OPEN, database: { existing } });
    const { failures } = await pollDuring(lab, namespace, token, async () => {
      await lab.apply(refused.folder, '--force-conflicts');
      await said(lab, second, 'database', /made by another cloud|another cloud/);
    });
    none(failures);
    await lab.openstack(namespace, 'token', 'issue', '-c', 'expires');
    // names of its own, and both live on one server
    await lab.apply(lab.synth(second, { ...OPEN, database: { existing: { ...existing, prefix: 'second_' } } }).folder);
    await lab.ready(second);
    await issue(lab, second);
    await issue(lab, namespace);
    lab.discard('second');
  });
  await lab.remove('open');
}

/** Waits until a container of Keystone's bootstrap has said so. */
async function said(lab: Lab, namespace: string, container: string, words: RegExp): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const selector = 'app.kubernetes.io/name=keystone,app.kubernetes.io/component=bootstrap';
    const logs = await lab
      .kubectl(['-n', namespace, 'logs', '-l', selector, '-c', container, '--tail=20'])
      .catch(() => '');
    if (words.test(logs)) return;
    await pause(1);
  }
  throw new Error(`${container} did not say ${words}`);
}
