/** Whether workloads are what they are wanted to be: wanted against ready, of the wanted version. */
import { type Condition, type KubeObject, label } from './kubectl';

/** The condition of an object, when it holds. */
export function condition({ status }: KubeObject, type: string): Condition | undefined {
  return status?.conditions?.find((one) => one.type === type && one.status === 'True');
}

/** What a Deployment, StatefulSet, DaemonSet or Job lacks; undefined when it lacks nothing. */
export function lacks(object: KubeObject): string | undefined {
  const { kind, metadata, spec, status = {} } = object;
  if (kind === 'Job') return condition(object, 'Complete') ? undefined : 'is not complete';
  if ((status.observedGeneration ?? 0) < (metadata.generation ?? 0)) return 'its change is not taken up yet';

  const all = kind === 'DaemonSet';
  const wanted = all ? (status.desiredNumberScheduled ?? 0) : (spec?.replicas ?? 1);
  const ready = (all ? status.numberReady : status.readyReplicas) ?? 0;
  const updated = (all ? status.updatedNumberScheduled : status.updatedReplicas) ?? 0;
  if (ready < wanted) return `${ready} of ${wanted} ready`;
  if (updated < wanted) return `${updated} of ${wanted} are of the new version`;
  return (status.replicas ?? wanted) > wanted ? 'pods of the old version are still there' : undefined;
}

/**
 * Whether a Job is one that a later output has replaced: the ConfigMap `<unit>-tasks` names those that are wanted.
 * Without it all count.
 */
export function superseded(job: KubeObject, objects: readonly KubeObject[]): boolean {
  const tasks = objects.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === `${label(job, 'name')}-tasks`,
  );
  return job.kind === 'Job' && tasks !== undefined && tasks.data?.[label(job, 'component') ?? ''] !== job.metadata.name;
}

/** The Job of the same task, of another output, that has been done since: what it did stands, after a rollback. */
export function overtaken(job: KubeObject, objects: readonly KubeObject[]): KubeObject | undefined {
  const done = (one: KubeObject): number => Date.parse(one.status?.completionTime ?? '') || 0;
  const task = ({ metadata }: KubeObject): string =>
    ['name', 'component'].map((key) => metadata.labels?.[`app.kubernetes.io/${key}`]).join('/');
  if (job.kind !== 'Job' || condition(job, 'Complete') === undefined) return undefined;
  return objects.find(
    (one) =>
      one.kind === 'Job' &&
      task(one) === task(job) &&
      condition(one, 'Complete') !== undefined &&
      done(one) > done(job),
  );
}
