import { check, FLOATING, leave, type Running, running, table } from './compute';
import { reachedByStrangers } from './connections';
import { applyAgain } from './idempotent';
import { type Lab, none, pause } from './lab';
import { memory } from './memory';
import { nodesOf, reach } from './nodes';
import { AGENTS, survive } from './server-restarts';
import { restarts, title } from './state';

/** MiB that the pods of a cloud with one server may take in all. */
const MEMORY = 2.6 * 1024;
/** What everybody reaches: the APIs and the console, and what knows its users on the nodes by a password or a key. */
const OPEN = [
  'keystone-api:5000',
  'glance-api:9292',
  'placement-api:8780',
  'nova-api:8774',
  'neutron-api:9696',
  'nova-novncproxy-cell1:6080',
  'nova-metadata:8775',
  'rabbitmq:5672',
  'ovn-sb:6642',
  // on the network of the node, where no policy holds: it asks for the key of the nodes
  'nova-ssh:8022',
  // the same pods by the names of their sets
  'glance-api-nodes:9292',
  'rabbitmq-nodes:5672',
  'ovn-sb-nodes:6642',
];
/** What the guest says on its console when the network serves it. */
const SAID = [
  /^=== network: eth0 10\.0\.0\.\d+$/,
  /^=== metadata: ok$/,
  /^=== marker: e2e/,
  /^=== user-data: exit status 0$/,
];

/** From nothing to a server that is reached, and what its users and the cloud's operators may count on then. */
export async function server(lab: Lab): Promise<void> {
  const cloud = await lab.step('server: from an empty namespace to a server that answers', () => running(lab));
  const { namespace, output, first } = cloud;
  lab.say(table({ '': (phase) => first.times[phase].toFixed(1) }).replace(/^/gm, '       '));
  await lab.step('server: its console tells of DHCP, metadata and user data', () => consoleTells(cloud));
  await lab.step('server: it was asked for once; no Job has failed, no container has restarted', () =>
    flawless(lab, cloud),
  );
  await lab.step(`server: all pods take no more than ${MEMORY.toFixed(0)} MiB`, async () => {
    await pause(20); // the kubelet's figures still have the client's program that has just ended
    const { sum, text } = await memory(lab, namespace);
    if (sum > MEMORY) throw new Error(text);
    return text;
  });
  await lab.step('server: a pod of another namespace reaches what is for it, and nothing else', () =>
    reachedByStrangers(lab, cloud, OPEN),
  );
  await lab.step('server: a quota is kept', () => refusal(lab, cloud, 'quota', /403 .*[Qq]uota exceeded/));
  await lab.step('server: an image that is missing is told so', () =>
    refusal(lab, cloud, 'missing-image', /400 .*image/i),
  );
  await lab.step('server: a security group drops and passes', () => groups(lab, cloud));
  await lab.step('server: its console opens by a websocket', () => check(lab, namespace, 'console', first.server));
  await lab.step('server: applied again, no object has changed and nothing has restarted', () =>
    applyAgain(lab, namespace, output.folder),
  );
  for (const group of AGENTS) await survive(lab, cloud, group);
  await lab.step('server: deleted, its addresses are free', async () => {
    const { fixed, floating } = await check<{ fixed: string; floating: string | null }>(
      lab,
      namespace,
      'delete',
      first.server,
    );
    if (fixed !== first.fixed || floating !== null) throw new Error(`${fixed}, ${floating}`);
    return `${fixed} was taken again; nobody has ${first.floating}`;
  });
  await leave(lab);
}

/** The network has served the guest. */
export function consoleTells({ first }: Running): string {
  none(SAID.filter((line) => !first.console.some((said) => line.test(said))).map((line) => `not said: ${line}`));
  return first.console.join('\n');
}

/** Nothing went wrong on the way, not even once. */
export async function flawless(lab: Lab, { namespace, first }: Running): Promise<void> {
  const objects = await lab.get(namespace, 'pods,jobs');
  const logs = objects
    .filter(({ kind, status }) => kind === 'Pod' && status?.phase === 'Failed')
    .map(({ metadata: { name } }) =>
      lab.kubectl(['-n', namespace, 'logs', name, '--all-containers', '--prefix', '--tail=20']).catch(String),
    );
  none([
    ...(await Promise.all(logs)),
    ...(first.attempts > 1
      ? [`a server was asked for ${first.attempts} times: ${first.faults.join('; ')}`, await schedulers(lab, namespace)]
      : []),
    ...objects
      .filter((one) => restarts(one) > 0 || (one.kind === 'Job' && (one.status?.failed ?? 0) > 0))
      .map((one) => `${title(one)}: ${restarts(one)} restarts, ${one.status?.failed ?? 0} failed attempts`),
    ...(await check<string[]>(lab, namespace, 'status')),
  ]);
}

/** What those that look for a node for a server have said of it. */
function schedulers(lab: Lab, namespace: string): Promise<string> {
  const of = 'app.kubernetes.io/name=nova,app.kubernetes.io/component in (scheduler,conductor-cell1,compute)';
  return lab.kubectl(['-n', namespace, 'logs', '-l', of, '--prefix', '--tail=60']);
}

/** What the cloud says when it does not do it. */
async function refusal(lab: Lab, { namespace, first }: Running, what: string, expected: RegExp): Promise<string> {
  const said = await check<string>(lab, namespace, what, first.server);
  if (!expected.test(said)) throw new Error(said);
  return said;
}

/** Only what the group lets in reaches the server. */
export async function groups(lab: Lab, { namespace }: Running): Promise<string> {
  const [network] = await nodesOf(lab, 'network-node');
  const rounds = [['tcp'], ['icmp'], [], ['icmp', 'tcp']];
  for (const protocols of rounds) {
    await check(lab, namespace, 'group', 'e2e', ...protocols);
    const wanted = `${protocols.includes('icmp')} ${protocols.includes('tcp')}`;
    for (let i = 0; ; i++) {
      const { ping, tcp } = await reach(lab, network, FLOATING);
      if (`${ping} ${tcp !== ''}` === wanted) break;
      if (i > 10) throw new Error(`with rules for ${protocols.join(', ') || 'nothing'}: ping ${ping}, TCP "${tcp}"`);
      await pause(1);
    }
  }
  return rounds.map((protocols) => protocols.join(' and ') || 'nothing').join(', then ');
}
