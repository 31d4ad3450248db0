import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lab } from './lab';

const script = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** A stack waits for a server's report, changes and leaves nothing behind; each pod of Horizon knows who is logged in. */
export async function stacks(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('stacks: a cloud with Heat and two pods of Horizon', () =>
    lab.cloud('stacks', { services: { heat: {}, horizon: { replicas: 2 } } }),
  );
  const client = (name: string, ...args: readonly string[]): Promise<string> =>
    lab.exec(namespace, 'deploy/openstack-client', ['python3', '-c', script(name), ...args], { timeout: 600 });

  await lab.step('stacks: one waits for a report, is changed and deleted', async () => {
    const said = await client('stacks.py');
    const { made, ...rest } = JSON.parse(said) as { made: string[] };
    const wanted = { waits: 'CREATE_IN_PROGRESS', answer: 200, data: { 1: 'hello' }, random: [8, 12], left: [] };
    if (made.length !== 1 || JSON.stringify(rest) !== JSON.stringify(wanted)) throw new Error(said);
    return said.trim();
  });
  await lab.step('stacks: who logs in at one pod of Horizon is known to the other, until the end', async () => {
    const pods = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/name=horizon');
    const urls = pods.map(({ status }) => `http://${status?.podIP}:8080`);
    const said = await client('dashboard.py', ...urls);
    const wanted = {
      wrong: 200,
      right: 302,
      style: '200 ',
      here: '200 Users - OpenStack Dashboard',
      there: '200 Users - OpenStack Dashboard',
      after: '200 Login - OpenStack Dashboard',
      leaks: false,
    };
    if (urls.length !== 2 || JSON.stringify(JSON.parse(said)) !== JSON.stringify(wanted)) throw new Error(said);
  });
  await lab.remove('stacks');
}
