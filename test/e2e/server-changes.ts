import type { OpenStackCloudProps } from '../../lib';
import { COMPUTE, running } from './compute';
import { type Lab, none } from './lab';
import { title } from './state';

const nova = COMPUTE.services?.nova || {};

/** A cloud, with one option of the scheduler set. */
const SCHEDULER: OpenStackCloudProps = {
  ...COMPUTE,
  services: {
    ...COMPUTE.services,
    nova: { ...nova, processes: { scheduler: { env: { OS_SCHEDULER__MAX_ATTEMPTS: '4' } } } },
  },
};

/** A change restarts what it is about, and nothing else. */
export async function serverChanges(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('server changes: a cloud with a server', () => running(lab));
  await lab.step('server changes: one option of nova-scheduler: one Deployment rolls, nothing else', () =>
    rolls(lab, namespace, SCHEDULER, /^Pod\/nova-scheduler-/),
  );
}

/** Applies a change: pods of this name are new, all others are those from before. */
async function rolls(lab: Lab, namespace: string, props: OpenStackCloudProps, expected: RegExp): Promise<string> {
  const before = await pods(lab, namespace);
  await lab.apply(lab.synth(namespace, props).folder);
  await lab.ready(namespace);
  const after = await pods(lab, namespace);
  const fresh = [...after].filter(([uid]) => !before.has(uid)).map(([, name]) => name);
  const gone = [...before].filter(([uid]) => !after.has(uid)).map(([, name]) => name);
  none([
    ...(fresh.length > 0 ? [] : ['nothing has rolled']),
    ...fresh.filter((name) => !expected.test(name)).map((name) => `${name} is new`),
    ...gone.filter((name) => !expected.test(name)).map((name) => `${name} is gone`),
  ]);
  return `new: ${fresh.join(' ')}`;
}

/** Names by uid. */
async function pods(lab: Lab, namespace: string): Promise<Map<string | undefined, string>> {
  return new Map((await lab.get(namespace, 'pods')).map((pod) => [pod.metadata.uid, title(pod)]));
}
