import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { OpenStackCloudProps } from '../../lib';
import { begin, COMPUTE, emptyNodes, firstServer, leave, type Phase, type Running, table, type Times } from './compute';
import { beginEverything } from './everything';
import type { Lab } from './lab';
import { memory } from './memory';
import type { KubeObject } from './state';

/** A compute cloud made by hand, with the least that works: how fast anything could be on this machine. */
const FLOOR = process.env.SERVER_FLOOR ?? '../shared/lab/floor/vm';

/** As by hand, nothing is kept. */
const OURS: OpenStackCloudProps = { ...COMPUTE, storage: { ephemeral: true } };

/** From nothing to a server, beside what is made by hand, in turn and twice; and with all services. */
export async function serverFloor(lab: Lab): Promise<void> {
  if (!existsSync(FLOOR)) {
    lab.say(`!! NOT COMPARED: there is no ${FLOOR}`);
    return;
  }
  await leave(lab);
  const times: Record<Name, Times[]> = { 'by hand': [], ours: [], all: [] };
  for (const round of [1, 2]) {
    for (const name of NAMES) {
      await lab.step(`server floor: ${name}, ${round}`, async () => {
        const one = await CLOUDS[name](lab);
        times[name].push(one);
        return `floating IP answers after ${one.ping.toFixed(1)} s`;
      });
    }
  }
  const mean = (one: readonly Times[], phase: Phase): number =>
    one.reduce((sum, each) => sum + each[phase], 0) / one.length;
  const columns = Object.entries(times).flatMap(([name, rounds]) =>
    rounds.map((one, i) => [`${name} ${i + 1}`, (phase: Phase) => one[phase].toFixed(1)] as const),
  );
  const ratios = (['ours', 'all'] as const).map(
    (name) =>
      [`${name} ×`, (phase: Phase) => (mean(times[name], phase) / mean(times['by hand'], phase)).toFixed(2)] as const,
  );
  lab.say(table(Object.fromEntries([...columns, ...ratios])).replace(/^/gm, '       '));
}

const CLOUDS = {
  'by hand': byHand,
  ours: async (lab: Lab) => measured(lab, await begin(lab, 'server-floor-ours', OURS)),
  all: async (lab: Lab) => measured(lab, await beginEverything(lab, 'server-floor-all')),
};

type Name = keyof typeof CLOUDS;
const NAMES = Object.keys(CLOUDS) as Name[];

/** What it takes is said, and then it goes. */
async function measured(lab: Lab, { namespace, output, first }: Running): Promise<Times> {
  const files = readdirSync(output.folder).map((name) => statSync(join(output.folder, name)).size);
  const kilobytes = files.reduce((sum, size) => sum + size, 0) / 1000;
  const { sum } = await memory(lab, namespace);
  lab.say(`       ${output.objects.length} objects, ${kilobytes.toFixed(0)} KB; ${sum.toFixed(0)} MiB with a server`);
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
