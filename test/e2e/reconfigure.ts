import type { OpenStackCloudProps } from '../../lib';
import { issue, pollDuring, validate } from './keystone';
import { type Lab, none } from './lab';
import { isReady, type KubeObject, title } from './state';

/** Two hours instead of one. */
const CHANGED: OpenStackCloudProps = {
  services: { keystone: { config: { 'keystone.conf': { token: { expiration: 7200 } } } } },
};

/** One option of one service changes: that service rolls, nothing else, and nobody notices; the same way back. */
export async function reconfigure(lab: Lab): Promise<void> {
  const { namespace, output } = await lab.cloud('default');
  const token = await issue(lab, namespace);
  const before = await lab.get(namespace, 'pods');
  const jobsBefore = new Set((await lab.get(namespace, 'jobs')).map(({ metadata }) => metadata.uid));
  const version = await current(lab, namespace);

  await lab.step('reconfigure: Keystone answers while it rolls', () =>
    roll(lab, namespace, token, lab.synth(namespace, CHANGED).folder),
  );
  await lab.step('reconfigure: only its pods are new', async () => {
    const after = new Set((await lab.get(namespace, 'pods')).map(({ metadata }) => metadata.uid));
    none(
      others(before)
        .filter(({ metadata }) => !after.has(metadata.uid))
        .map((pod) => `${title(pod)} is gone`),
    );
    if ((await current(lab, namespace)) === version) throw new Error('Keystone has not rolled');
  });
  await lab.step('reconfigure: no task has run again', async () => {
    const jobs = await lab.get(namespace, 'jobs');
    none(jobs.filter(({ metadata }) => !jobsBefore.has(metadata.uid)).map(title));
  });
  await lab.step('reconfigure: the option is in effect, a token from before is valid', async () => {
    await validate(lab, namespace, token);
    const { issued_at, expires_at } = await validate(lab, namespace, await issue(lab, namespace));
    const seconds = (Date.parse(expires_at) - Date.parse(issued_at)) / 1000;
    if (seconds !== 7200) throw new Error(`a new token lives ${seconds} s`);
  });

  await lab.step('rollback: Keystone answers while it rolls back', () => roll(lab, namespace, token, output.folder));
  await lab.step('rollback: the same ReplicaSet and files as before, the token is valid', async () => {
    const back = await current(lab, namespace);
    if (back !== version) throw new Error(`${back} instead of ${version}`);
    await validate(lab, namespace, token);
    return version;
  });
}

async function roll(lab: Lab, namespace: string, token: string, folder: string): Promise<string> {
  const { asked, slowest, failures } = await pollDuring(lab, namespace, token, async () => {
    await lab.apply(folder);
    await lab.ready(namespace);
  });
  none(failures.map((failure) => `${failure} (${asked} requests)`));
  return `${asked} requests, 0 failed, the slowest took ${slowest} s`;
}

function others(pods: readonly KubeObject[]): KubeObject[] {
  return pods.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/name'] !== 'keystone');
}

/** The ReplicaSet of the Ready pod of Keystone's API, and the files that it reads. */
async function current(lab: Lab, namespace: string): Promise<string> {
  const pods = await lab.get(
    namespace,
    'pods',
    '-l',
    'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api',
  );
  const [{ metadata, spec }] = pods.filter(isReady);
  const sources = (spec.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? []);
  const files = sources.flatMap((source) => (source.configMap as { name: string } | undefined)?.name ?? []);
  return [metadata.ownerReferences?.[0].name, ...files.filter((name) => name.startsWith('keystone'))].join(', ');
}
