/** A Lease says that a run goes on: it is renewed as long as its process lives, whatever way that ends. */
import { hostname } from 'node:os';
import { type Lab, pause } from './lab';
import type { KubeObject } from './state';

const NAMESPACE = 'default';
/** Seconds without a renewal after which the holder is dead; on a busy machine kubectl may take half a minute. */
const DURATION = 90;
const INTERVAL = 15;

interface LeaseSpec {
  readonly holderIdentity: string;
  readonly renewTime: string;
}

/** A Lease that is held. */
export interface Held {
  /** Somebody held it, and is dead. */
  readonly inherited: boolean;
  readonly release: () => Promise<void>;
}

/**
 * Takes the Lease; where its holder gives no sign of life, after so long.
 *
 * @throws when the holder lives
 */
export async function take(lab: Lab, name: string): Promise<Held> {
  const holder = `${hostname()}, process ${process.pid}`;
  const found = await find(lab, name);
  const before = found && (await dead(lab, name, found));
  // created, or put in place of the very one that was looked at: of two who try only one succeeds
  let mine = await write(lab, before === undefined ? 'create' : 'replace', lease(name, holder, before));
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(async () => {
      mine = await write(lab, 'replace', lease(name, holder, mine)).catch(() => mine); // the next one may succeed
    });
  }, INTERVAL * 1000);
  timer.unref();
  const release = async (): Promise<void> => {
    clearInterval(timer);
    await renewing;
    await lab.kubectl(['-n', NAMESPACE, 'delete', 'lease', name, '--ignore-not-found']);
  };
  return { inherited: before !== undefined, release };
}

/** The Lease once it has not been renewed for its duration; nothing if it goes meanwhile. */
async function dead(lab: Lab, name: string, found: KubeObject): Promise<KubeObject | undefined> {
  const { holderIdentity, renewTime } = specOf(found);
  const age = (): number => (Date.now() - Date.parse(renewTime)) / 1000;
  if (age() <= DURATION) lab.say(`${holderIdentity} was at work ${age().toFixed(0)} s ago: is it alive?`);
  while (age() <= DURATION) {
    await pause(5);
    const now = await find(lab, name);
    if (now === undefined) return undefined;
    if (specOf(now).renewTime !== renewTime) throw new Error(`another run is going on: ${holderIdentity}`);
  }
  return found;
}

async function find(lab: Lab, name: string): Promise<KubeObject | undefined> {
  const found = await lab.kubectl(['-n', NAMESPACE, 'get', 'lease', name, '--ignore-not-found', '-o', 'json']);
  return found === '' ? undefined : (JSON.parse(found) as KubeObject);
}

async function write(lab: Lab, verb: 'create' | 'replace', object: object): Promise<KubeObject> {
  return JSON.parse(
    await lab.kubectl([verb, '-f', '-', '-o', 'json'], { input: JSON.stringify(object), timeout: 60 }),
  ) as KubeObject;
}

function lease(name: string, holderIdentity: string, before?: KubeObject): object {
  const { resourceVersion } = (before?.metadata ?? {}) as { resourceVersion?: string };
  return {
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: { namespace: NAMESPACE, name, resourceVersion },
    spec: { holderIdentity, leaseDurationSeconds: DURATION, renewTime: new Date().toISOString().replace('Z', '000Z') },
  };
}

function specOf(object: KubeObject): LeaseSpec {
  return object.spec as unknown as LeaseSpec;
}
