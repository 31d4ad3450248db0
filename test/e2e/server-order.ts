import { begin, COMPUTE, leave } from './compute';
import type { Lab } from './lab';
import { shuffled } from './order';
import { flawless } from './server';

/** A cloud with servers may be applied at once, in any order: three orders by chance, and a server in each. */
export async function serverOrder(lab: Lab): Promise<void> {
  await leave(lab);
  for (const seed of [lab.seed, lab.seed + 1, lab.seed + 2]) {
    await lab.step(`server order: --seed ${seed}: a server answers, nothing failed on the way`, async () => {
      let said = '';
      const cloud = await begin(lab, `server-order-${seed}`, COMPUTE, async ({ objects }) => {
        said = await shuffled(lab, objects, seed);
      });
      await flawless(lab, cloud);
      return said;
    });
    await lab.remove(`server-order-${seed}`);
  }
}
