import type { OpenStackCloudProps } from '../../lib';
import { COMPUTE, running } from './compute';
import { type Lab, none } from './lab';
import { nodesOf } from './nodes';
import { title } from './state';

/** Nodes that differ, by a label of their own. */
const GROUP = 'e2e.example.org/group=special';

const nova = COMPUTE.services?.nova || {};

/** A cloud, with one option of the scheduler set. */
const SCHEDULER: OpenStackCloudProps = {
  ...COMPUTE,
  services: {
    ...COMPUTE.services,
    nova: { ...nova, processes: { scheduler: { env: { OS_SCHEDULER__MAX_ATTEMPTS: '4' } } } },
  },
};

/** A cloud whose special nodes keep so many MiB for themselves. */
const group = (reserved: number): OpenStackCloudProps => ({
  ...COMPUTE,
  roles: {
    compute: {
      groups: {
        special: { label: GROUP, config: { 'nova.conf': { DEFAULT: { reserved_host_memory_mb: reserved } } } },
      },
    },
  },
});

/** A change restarts what it is about, and nothing else. */
export async function serverChanges(lab: Lab): Promise<void> {
  const { namespace, output } = await lab.step('server changes: a cloud with a server', () => running(lab));
  await lab.step('server changes: one option of nova-scheduler: one Deployment rolls, nothing else', () =>
    rolls(lab, namespace, SCHEDULER, /^Pod\/nova-scheduler-/),
  );
  await lab.apply(output.folder);
  await lab.ready(namespace);

  const [node] = await nodesOf(lab, 'compute-node');
  const [label] = GROUP.split('=');
  await lab.kubectl(['label', 'node', node, GROUP, '--overwrite']);
  try {
    await lab.apply(lab.synth(namespace, group(512)).folder);
    await lab.ready(namespace);
    await lab.step('server changes: one option of a group of compute nodes: its nodes’ nova-compute alone', () =>
      rolls(lab, namespace, group(600), /^Pod\/nova-compute-special-/),
    );
  } finally {
    await lab.kubectl(['label', 'node', node, `${label}-`]);
    await lab.apply(output.folder);
    await lab.ready(namespace);
  }
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
