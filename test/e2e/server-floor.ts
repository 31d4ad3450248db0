import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { OpenStackCloudProps } from '../../lib';
import { begin, COMPUTE, emptyNodes, firstServer, leave, type Phase, table, type Times } from './compute';
import type { Lab } from './lab';
import type { KubeObject } from './state';

/** A compute cloud made by hand, with the least that works: how fast anything could be on this machine. */
const FLOOR = process.env.SERVER_FLOOR ?? '../shared/lab/floor/vm';

/** As by hand, nothing is kept. */
const OURS: OpenStackCloudProps = { ...COMPUTE, storage: { ephemeral: true } };

/** From nothing to a server, beside what is made by hand, in turn and twice. */
export async function serverFloor(lab: Lab): Promise<void> {
  if (!existsSync(FLOOR)) {
    lab.say(`!! NOT COMPARED: there is no ${FLOOR}`);
    return;
  }
  await leave(lab);
  const hand: Times[] = [];
  const ours: Times[] = [];
  for (const round of [1, 2]) {
    await lab.step(`server floor: by hand, ${round}`, async () => void hand.push(await byHand(lab)));
    await lab.step(`server floor: ours, ${round}`, async () => void ours.push(await made(lab)));
  }
  const mean = (times: readonly Times[], phase: Phase): number =>
    times.reduce((sum, one) => sum + one[phase], 0) / times.length;
  const column = (times: Times) => (phase: Phase) => times[phase].toFixed(1);
  lab.say(
    table({
      'by hand 1': column(hand[0]),
      'ours 1': column(ours[0]),
      'by hand 2': column(hand[1]),
      'ours 2': column(ours[1]),
      ratio: (phase) => `${(mean(ours, phase) / mean(hand, phase)).toFixed(2)} ×`,
    }).replace(/^/gm, '       '),
  );
}

async function made(lab: Lab): Promise<Times> {
  const { namespace, first } = await begin(lab, 'server-floor-ours', OURS);
  await lab.remove(namespace);
  return first.times;
}

async function byHand(lab: Lab): Promise<Times> {
  const namespace = await lab.namespace('server-floor');
  const manifests = execFileSync('python3', ['-B', `${FLOOR}/generate.py`], { encoding: 'utf8' });
  const client = readFileSync(`${FLOOR}/client.yaml`, 'utf8');
  const objects = [...parse(manifests), ...parse(client).map(alone)].map(({ kind, metadata, ...rest }) => {
    const place = kind === 'Namespace' ? { name: namespace } : { namespace };
    return { ...rest, kind, metadata: { ...metadata, ...place } };
  });
  await emptyNodes(lab, namespace, objects);
  const { times } = await firstServer(lab, { namespace, client: 'pod/client' }, () => lab.apply(objects));
  await lab.remove(namespace);
  return times;
}

function parse(manifests: string): KubeObject[] {
  return parseAllDocuments(manifests).map((document) => document.toJS() as KubeObject);
}

/** The client without its volume: the image comes with the command. */
function alone({ spec, ...pod }: KubeObject): KubeObject {
  const { volumes: _, containers = [], ...rest } = spec;
  return { ...pod, spec: { ...rest, containers: containers.map(({ volumeMounts: _mounts, ...one }) => one) } };
}
