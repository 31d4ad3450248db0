import { type Lab, none, pause } from './lab';
import { restarts, title } from './state';

/** A second apply of the same output changes nothing. */
export async function idempotent(lab: Lab): Promise<void> {
  const { namespace } = await lab.cloud('default');
  await lab.step('idempotent: applied again, no object has changed and nothing has restarted', () =>
    applyAgain(lab, namespace, lab.synth(namespace).folder),
  );
}

/** Applies what is there already. */
export async function applyAgain(lab: Lab, namespace: string, folder: string): Promise<string> {
  const before = await settled(lab, namespace);
  await lab.apply(folder);
  await pause(5);
  const after = await versions(lab, namespace);
  none(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => `${name}: ${before.get(name)} → ${after.get(name)}`),
  );
  return `${before.size} objects`;
}

/** The versions of all objects once they have come to rest. */
async function settled(lab: Lab, namespace: string): Promise<Map<string, string>> {
  let last = await versions(lab, namespace);
  for (let i = 0; i < 15; i++) {
    await pause(2);
    const next = await versions(lab, namespace);
    if (JSON.stringify([...last]) === JSON.stringify([...next])) return next;
    last = next;
  }
  throw new Error('the objects change all the time, without an apply');
}

async function versions(lab: Lab, namespace: string): Promise<Map<string, string>> {
  const kinds = (await lab.kubectl(['api-resources', '--namespaced', '--verbs=list', '-o', 'name'])).trim().split('\n');
  const own = kinds.filter((kind) => !/^(events|leases|.*metrics)/.test(kind)).join(',');
  const objects = [...(await lab.get(namespace, own)), ...(await lab.get(namespace, 'namespace', namespace))];
  return new Map(
    objects.map((object) => [title(object), `${object.metadata.resourceVersion}, ${restarts(object)} restarts`]),
  );
}
