import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOATING, ours, table } from './compute';
import { CEPH, clusterOf, everything } from './everything';
import { type Lab, none, pause } from './lab';
import { nodesOf, watchDuring } from './nodes';
import { flawless } from './server';
import { figures } from './server-restarts';

const CHECKS = readFileSync(join(__dirname, 'ceph-checks.py'), 'utf8');

/** What users have made in the cluster. */
interface Story {
  readonly image: string;
  readonly volume: string;
  readonly snapshot: string;
  readonly clone: string;
  readonly backup: string;
  readonly restored: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Images, volumes, backups and disks of servers in a real Ceph, seen from both sides. */
export async function ceph(lab: Lab): Promise<void> {
  if ((await clusterOf(lab)) === undefined) {
    lab.say(`!! NOT TRIED: no Ceph is in the namespace ${CEPH} (CEPH_NAMESPACE)`);
    return;
  }
  const cloud = await lab.step('ceph: a cloud whose first server has its disk there', () => everything(lab));
  const { namespace, first } = cloud;
  lab.say(table({ '': (phase) => first.times[phase].toFixed(1) }).replace(/^/gm, '       '));
  await lab.step('ceph: its disk is in the pool of servers', async () => {
    const disks = await rbd(lab, 'ls', 'vms');
    if (!disks.includes(`${first.server}_disk`)) throw new Error(disks);
    return disks;
  });
  const story = await lab.step('ceph: an image, a volume of it, a snapshot, a clone, a backup, one restored', () =>
    check<Story>(lab, namespace, 'story'),
  );
  await lab.step('ceph: what is a copy copies nothing, and every volume has the bytes of the image', () =>
    sameBytes(lab, story),
  );
  await lab.step('ceph: a back end with a wrong key is down, its pod says why, and no other cares', () =>
    wrongKey(lab, namespace),
  );
  const booted = await lab.step('ceph: a server starts from a volume', async () => {
    const made = await check<{ server: string; volume: string; console: string[] }>(
      lab,
      namespace,
      'boot',
      first.server,
    );
    if (!made.console.some((line) => line.includes('ready after'))) throw new Error(made.console.join('\n'));
    return made;
  });
  await lab.step('ceph: a volume goes from one server to another', async () => {
    const owners = await check<string[]>(lab, namespace, 'move', story.volume, first.server, booted.server);
    if (owners.join() !== [first.server, booted.server].join()) throw new Error(owners.join());
  });
  await lab.step('ceph: the pod that keeps volumes is replaced in the middle of a clone, and leaves none alone', () =>
    replaced(lab, namespace, story.volume),
  );
  await lab.step('ceph: its only monitor is away for a minute: servers run on, what was there is there', async () => {
    const said = await withoutMonitor(lab, namespace);
    await sameBytes(lab, story);
    return said;
  });
  await lab.step('ceph: nothing else failed on the way', () => flawless(lab, cloud));
}

/** `ceph-checks.py` in the client's pod. */
async function check<T>(lab: Lab, namespace: string, ...args: readonly string[]): Promise<T> {
  const command = ['python3', '-c', CHECKS, ...args];
  return JSON.parse(await lab.exec(namespace, ours(namespace).client, command, { timeout: 600 })) as T;
}

/** A command line of Ceph's own, as its administrator. */
function inCeph(lab: Lab, command: string): Promise<string> {
  const asAdmin = `set -o pipefail; export CEPH_ARGS="--keyring /keys/ceph.client.admin.keyring"; ${command}`;
  return lab.kubectl(['-n', CEPH, 'exec', 'ceph-mon-0', '-c', 'daemon', '--', 'bash', '-c', asAdmin], { timeout: 120 });
}

async function rbd(lab: Lab, ...args: readonly string[]): Promise<string> {
  return (await inCeph(lab, `rbd ${args.join(' ')}`)).trim();
}

async function sameBytes(lab: Lab, story: Story): Promise<string> {
  const { image, volume, snapshot, clone, restored, bytes, sha256 } = story;
  const parents = [
    [`volumes/volume-${volume}`, `images/${image}@snap`],
    [`volumes/volume-${clone}`, `volumes/volume-${volume}@snapshot-${snapshot}`],
  ];
  for (const [child, parent] of parents) {
    const info = await rbd(lab, 'info', child);
    if (!info.includes(`parent: ${parent}`)) throw new Error(`${child} is no clone of ${parent}:\n${info}`);
  }
  for (const one of [volume, clone, restored]) {
    // to the end, so that the export does not fail on a pipe that nobody reads
    const read = `rbd export --no-progress volumes/volume-${one} - | (head -c ${bytes} | sha256sum; cat > /dev/null)`;
    const sum = (await inCeph(lab, read)).split(' ')[0];
    if (sum !== sha256) throw new Error(`${one} has ${sum}, the image ${sha256}`);
  }
  const all = await Promise.all(['images', 'volumes', 'backups'].map((pool) => rbd(lab, 'ls', '-l', pool)));
  return all.join('\n').replace(/ +$/gm, '');
}

async function wrongKey(lab: Lab, namespace: string): Promise<string> {
  const states = await check<Record<string, string>>(lab, namespace, 'services');
  const bad = Object.entries(states).filter(([host, state]) => (state === 'up') === host.endsWith('@wrong'));
  none(bad.map(([host, state]) => `${host} is ${state}`));
  const log = await lab.kubectl(['-n', namespace, 'logs', 'cinder-volume-wrong-0', '-c', 'volume-wrong']);
  const said = log
    .split('\n')
    .filter((line) => /RADOS permission|Error connecting to ceph|permission denied/i.test(line));
  if (said.length === 0) throw new Error(log.split('\n').slice(-20).join('\n'));
  return said[0].slice(0, 200);
}

async function replaced(lab: Lab, namespace: string, volume: string): Promise<string> {
  const before = await check<Record<string, string>>(lab, namespace, 'volumes');
  const { volume: late } = await check<{ volume: string }>(lab, namespace, 'clone', volume);
  await lab.kubectl(['-n', namespace, 'delete', 'pod', 'cinder-volume-rbd-0', '--grace-period=0', '--force']);
  await pause(2);
  await lab.podReady(namespace, 'cinder-volume-rbd-0', 120);
  const { status } = await check<{ status: string }>(lab, namespace, 'settled', late);
  const after = await check<Record<string, string>>(lab, namespace, 'volumes');
  none(Object.keys(before).filter((id) => before[id] !== after[id]));
  const again = await check<{ volume: string }>(lab, namespace, 'clone', volume);
  const next = await check<{ status: string }>(lab, namespace, 'settled', again.volume);
  if (!['available', 'error'].includes(status) || next.status !== 'available')
    throw new Error(`the clone ended as ${status}, the next one as ${next.status}`);
  return `the clone is ${status}, one after it available; all are kept by ${[...new Set(Object.values(after))].join()}`;
}

/** What is asked for meanwhile, and then. */
async function withoutMonitor(lab: Lab, namespace: string): Promise<string> {
  const [network] = await nodesOf(lab, 'network-node');
  const scale = (replicas: number): Promise<string> =>
    lab.kubectl(['-n', CEPH, 'scale', 'statefulset/ceph-mon', `--replicas=${replicas}`]);
  await scale(0);
  await lab.kubectl(['-n', CEPH, 'wait', '--for=delete', 'pod/ceph-mon-0', '--timeout=60s'], { timeout: 70 });
  const meanwhile = check<Asked>(lab, namespace, 'asked');
  const seen = await watchDuring(lab, network, FLOATING, () => pause(60)).finally(() => scale(1));
  const before = await meanwhile;
  const after = await check<Asked>(lab, namespace, 'asked');
  if (seen.lost > 1 || after.volume !== 'available' || !after.image.startsWith('active'))
    throw new Error(`${figures(seen)}; ${JSON.stringify({ before, after })}`);
  const became = ({ image, volume }: Asked): string => `image ${image}, volume ${volume}`;
  return `the server: ${figures(seen)}\nasked for meanwhile: ${became(before)}; then: ${became(after)}`;
}

interface Asked {
  readonly image: string;
  readonly volume: string;
}
