import { issue } from './keystone';
import { type Lab, none, pause } from './lab';
import { type KubeObject, restarts, title } from './state';

/** Everything may be applied at once, in any order, also slowly: three orders by chance, each in a fresh namespace. */
export async function order(lab: Lab): Promise<void> {
  for (const seed of [lab.seed, lab.seed + 1, lab.seed + 2]) {
    const name = `order-${seed}`;
    await lab.step(`order: --seed ${seed}: everything Ready, nothing failed, a token`, async () => {
      const namespace = await lab.namespace(name);
      const said = await shuffled(lab, lab.synth(namespace).objects, seed);
      await lab.ready(namespace);
      await issue(lab, namespace);
      const pods = await lab.get(namespace, 'pods');
      none(pods.filter((pod) => restarts(pod) > 0).map((pod) => `${title(pod)}: ${restarts(pod)} restarts`));
      return said;
    });
    lab.discard(name);
  }
}

/** Applies objects in handfuls of chance, the namespace before all others; says which came last. */
export async function shuffled(lab: Lab, [home, ...objects]: readonly KubeObject[], seed: number): Promise<string> {
  const random = generator(seed);
  const handfuls = deal(shuffle(objects, random), random);
  await lab.apply([home]);
  for (const handful of handfuls) {
    await lab.apply(handful);
    await pause(random());
  }
  const sizes = handfuls.map(({ length }) => length).join(' ');
  return `handfuls of ${sizes}; the last: ${handfuls.at(-1)?.map(title).join(' ')}`;
}

/** Handfuls of one to eight. */
function deal<T>(values: readonly T[], random: () => number): T[][] {
  const size = 1 + Math.floor(random() * 8);
  return values.length === 0 ? [] : [values.slice(0, size), ...deal(values.slice(size), random)];
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
