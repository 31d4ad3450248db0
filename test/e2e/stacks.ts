import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterOf, DOMAIN, everything, publicAddress } from './everything';
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

/** A stack of a server that reports through the public API, its port, its floating IP, and a volume where there are any. */
export async function stackServer(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('stack server: a cloud with Heat and a server', () => everything(lab));
  const address = await publicAddress(lab);
  await lab.step('stack server: made, reported to, changed and deleted; nothing is left', async () => {
    const command = ['python3', '-c', script('stack-server.py'), DOMAIN, address];
    const said = await lab.exec(namespace, 'deploy/openstack-client', command, { timeout: 1500 });
    const { made, ...rest } = JSON.parse(said) as { made: number };
    const volumes = (await clusterOf(lab)) === undefined ? 0 : 1;
    const wanted = { report: true, address: true, volumes, same: true, label: 'second', left: [] };
    // a server, a port, an address, a user who reports
    if (made !== 4 + volumes || JSON.stringify(rest) !== JSON.stringify(wanted)) throw new Error(said);
    return said.trim();
  });
}
