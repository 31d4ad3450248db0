import { existsSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { type Lab, pause } from './lab';
import { condition, type KubeObject } from './state';

/** MariaDB and Keystone made by hand, with the least that works: how fast anything could be on this machine. */
const FLOOR = process.env.FLOOR ?? '../shared/lab/floor/keystone.yaml';

/** From nothing to Ready, beside what is made by hand, in one run. */
export async function floor(lab: Lab): Promise<void> {
  if (!existsSync(FLOOR)) {
    lab.say(`!! NOT COMPARED: there is no ${FLOOR}`);
    return;
  }
  await lab.step('floor: from nothing to Ready, by hand and ours', async () => {
    const hand = await byHand(lab);
    const { namespace, started } = await lab.cloud('floor-ours');
    const pods = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/component=api');
    const keystone = seconds(started, Date.parse(condition(pods[0], 'Ready')?.lastTransitionTime ?? ''));
    const all = seconds(started, Date.now());
    const times = (one: number): string => `${one} s (${(one / hand).toFixed(1)} ×)`;
    await lab.remove('floor-ours');
    return `by hand ${hand} s to Keystone Ready; ours ${times(keystone)}, all Ready ${times(all)}`;
  });
}

async function byHand(lab: Lab): Promise<number> {
  const namespace = await lab.namespace('floor');
  const objects = parseAllDocuments(readFileSync(FLOOR, 'utf8').replaceAll('openstack.svc', `${namespace}.svc`)).map(
    (document) => moved(document.toJS({ maxAliasCount: -1 }) as KubeObject, namespace),
  );
  const started = Date.now();
  await lab.apply(objects);
  for (;;) {
    const pods = await lab.get(namespace, 'pods', '-l', 'app=keystone');
    if (pods.some((pod) => condition(pod, 'Ready'))) break;
    if (Date.now() - started > 180_000) throw new Error('not ready after 180 s');
    await pause(0.5);
  }
  const taken = seconds(started, Date.now());
  await lab.remove('floor');
  return taken;
}

function moved(object: KubeObject, namespace: string): object {
  const isHome = object.kind === 'Namespace';
  const metadata = { ...object.metadata, ...(isHome ? { name: namespace } : { namespace }) };
  return { ...object, metadata };
}

function seconds(from: number, to: number): number {
  return Math.round((to - from) / 100) / 10;
}
