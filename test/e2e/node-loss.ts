import { execFile } from 'node:child_process';
import { issues } from './keystone';
import { type Lab, pause, until } from './lab';
import { called, callingPod, writingPod, written } from './load';
import { MARIADB, RABBITMQ, SEVERAL, sql, whole } from './members';
import { condition } from './state';

/** What switches a node off and on again, as a power failure does: commands, with the node's name as `$1`. */
const OFF = process.env.E2E_NODE_OFF;
const ON = process.env.E2E_NODE_ON;

/** Seconds that a node is off: more than Kubernetes needs to notice it. */
const AWAY = 70;

/** One of three nodes is lost, two of them at once, all, and one for good: nothing acknowledged is missing. */
export async function nodeLoss(lab: Lab): Promise<void> {
  const nodes = (await lab.get('default', 'nodes')).map(({ metadata }) => metadata.name).sort();
  if (nodes.length !== 3 || OFF === undefined || ON === undefined) {
    lab.say('!! NOT TRIED: it takes three nodes, and E2E_NODE_OFF and E2E_NODE_ON, which switch one off and on');
    return;
  }
  const [first, second, third] = nodes;
  const cloud = await lab.step('node-loss: three servers on three nodes', async () => {
    const up = await lab.cloud('node-loss', SEVERAL);
    await whole(lab, up.namespace, MARIADB);
    await whole(lab, up.namespace, RABBITMQ);
    await writingPod(lab, up.namespace, first);
    await callingPod(lab, up.namespace, first);
    return up;
  });
  const { namespace, output } = cloud;
  lab.say(await places(lab, namespace));
  const step = (name: string, work: () => Promise<unknown>): Promise<string> =>
    lab.step(`node-loss: ${name}`, async () => {
      let said = '';
      const rows = await written(lab, namespace, async () => {
        said = await called(lab, namespace, async () => {
          await work();
          await sound(lab, namespace);
        });
      });
      return `${rows}\n${said}`;
    });
  try {
    await step(`${third} is off for ${AWAY} s`, async () => {
      await off(third);
      await pause(AWAY);
      await on(lab, third);
    });
    await step(`${second} and ${third} are off at once for ${AWAY} s`, async () => {
      await Promise.all([off(second), off(third)]);
      await pause(AWAY);
      await on(lab, second);
      await on(lab, third);
    });
    await lab.step(`node-loss: all nodes are off at once for ${AWAY} s`, () => allOff(lab, namespace, nodes));
    await callingPod(lab, namespace, first); // its script was in a container that is gone
    await step(`${third} is lost for good, with its volumes: given up as the guide says`, async () => {
      await off(third);
      await until(async () => !(await isReady(lab, third)), 120);
      await lab.procedure('A node is lost', namespace, output.folder, { env: { NODE: third } });
    });
    lab.say(await places(lab, namespace));
  } finally {
    for (const node of nodes) await on(lab, node);
  }
  await lab.remove('node-loss');
}

/** In the middle of writing: who writes is gone as well, so what was acknowledged is known here. */
async function allOff(lab: Lab, namespace: string, nodes: readonly string[]): Promise<string> {
  await sql(lab, namespace, MARIADB.pods[0], 'create table e2e.blackout (id int primary key)');
  let acknowledged = 0;
  const write = async (): Promise<never> => {
    for (;;) {
      await sql(lab, namespace, MARIADB.pods[0], `insert into e2e.blackout values (${acknowledged + 1})`);
      acknowledged += 1;
    }
  };
  const ended = write().catch(() => undefined);
  await pause(5);
  await Promise.all(nodes.map(off));
  await pause(AWAY);
  const begun = Date.now();
  for (const node of nodes) await on(lab, node);
  await sound(lab, namespace);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  await ended;
  const rows = Number(await sql(lab, namespace, MARIADB.pods[0], 'select count(*) from e2e.blackout'));
  if (acknowledged === 0 || rows < acknowledged) throw new Error(`${rows} rows, and ${acknowledged} were acknowledged`);
  return `${acknowledged} rows acknowledged, ${rows} there; all works ${seconds} s after the nodes are on again`;
}

async function sound(lab: Lab, namespace: string): Promise<void> {
  await whole(lab, namespace, MARIADB, 600);
  await whole(lab, namespace, RABBITMQ, 600);
  await lab.ready(namespace, { timeout: 600, recovers: true });
  await issues(lab, namespace);
}

function off(node: string): Promise<void> {
  return command(OFF ?? '', node);
}

/** Until Kubernetes says that it is there. */
async function on(lab: Lab, node: string): Promise<void> {
  await command(ON ?? '', node);
  await until(() => isReady(lab, node), 180);
}

function command(text: string, node: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-euc', text, 'bash', node], { timeout: 180_000 }, (error, _, stderr) =>
      error === null ? resolve() : reject(new Error(`${text}: ${stderr}`)),
    );
  });
}

async function isReady(lab: Lab, node: string): Promise<boolean> {
  return (await lab.get('default', 'node', node)).some((one) => condition(one, 'Ready') !== undefined);
}

/** `node-1: keystone-api-… mariadb-0 …` */
async function places(lab: Lab, namespace: string): Promise<string> {
  const pods = await lab.get(namespace, 'pods', '--field-selector=status.phase=Running');
  const nodes = [...new Set(pods.map(({ spec }) => `${spec.nodeName}`))].sort();
  const on = (node: string): string[] =>
    pods.filter(({ spec }) => spec.nodeName === node).map(({ metadata }) => metadata.name);
  return nodes.map((node) => `     ${node}: ${on(node).join(' ')}`).join('\n');
}
