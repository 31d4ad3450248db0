import { type Lab, pause } from './lab';
import { condition } from './state';

export interface Once {
  /** More environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Pods that may fail but for the last of them. @default 1 */
  readonly attempts?: number;
}

interface Job {
  readonly spec: { readonly template: { readonly spec: { readonly containers: { env?: object[] }[] } } };
}

/**
 * Does once what a CronJob does, and returns what it says.
 *
 * @throws with what it has said when it has failed
 */
export async function runOnce(
  lab: Lab,
  namespace: string,
  cronJob: string,
  { env = {}, attempts = 1 }: Once = {},
): Promise<string> {
  const name = `${cronJob}-${Date.now()}`;
  const create = ['create', 'job', `--from=cronjob/${cronJob}`, name, '--dry-run=client', '-o', 'json'];
  const job = JSON.parse(await lab.kubectl(['-n', namespace, ...create])) as Job;
  const [container] = job.spec.template.spec.containers;
  container.env = [...(container.env ?? []), ...Object.entries(env).map(([name, value]) => ({ name, value }))];
  await lab.apply([{ ...job, spec: { ...job.spec, backoffLimit: attempts - 1 } }]);
  const deadline = Date.now() + 600_000;
  for (;;) {
    const [found] = await lab.get(namespace, 'job', name);
    const failed = condition(found, 'Failed') !== undefined;
    if (failed || condition(found, 'Complete') !== undefined) {
      const pods = await lab.get(namespace, 'pods', '-l', `batch.kubernetes.io/job-name=${name}`);
      // one that was taken away when it had just ended has no log
      const said = pods.length === 0 ? '' : (await lab.kubectl(['-n', namespace, 'logs', `job/${name}`])).trim();
      await lab.kubectl(['-n', namespace, 'delete', 'job', name]);
      if (failed) throw new Error(said);
      return said;
    }
    if (Date.now() > deadline) throw new Error(`${name} has not ended after 600 s`);
    await pause(1);
  }
}
