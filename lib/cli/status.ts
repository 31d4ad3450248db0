/**
 * Whether a cloud works, and if not, why and what to do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, ASKED, judgeAgents, type Judgement } from './agents';
import { call } from './command';
import { attempt, type Finding, get, kubectl, KubectlError, label, podSpec, print, title } from './kubectl';
import type { KubeObject } from './kubectl';
import { secretsOf } from './manifests';
import { APPLY, type Cloud, explain, failure, lastWarning, type Reason, remake, remedy, rerun } from './reasons';
import { condition, lacks, overtaken, superseded } from './rollout';

const WORKLOADS = ['Deployment', 'StatefulSet', 'DaemonSet', 'Job'];
const KINDS = [
  ...['deployments', 'statefulsets', 'daemonsets', 'jobs', 'cronjobs', 'pods', 'persistentvolumeclaims', 'services'],
  ...['endpointslices', 'configmaps'],
].join(',');

/** What is not as it should be. */
export async function judge(cloud: Cloud): Promise<Finding[]> {
  const workloads = wanted(cloud);
  const found = await Promise.all(workloads.map((workload) => judgeWorkload(workload, cloud)));
  const bad = workloads.filter((_, i) => found[i].length > 0);
  const recurring = ofCloud(cloud).filter(({ kind }) => kind === 'CronJob');
  const runs = await Promise.all(recurring.map((one) => judgeRuns(one, cloud)));
  const claims = await Promise.all(claimsOf(cloud).map((claim) => judgeClaim(claim, cloud)));
  const services = ofCloud(cloud).filter(
    // where the pods have a line, the Service needs none
    (object) => object.kind === 'Service' && !bad.some((workload) => serves(object, workload)),
  );
  return [
    ...found.flat(),
    ...workloads.flatMap((workload) => judgeOvertaken(workload, cloud)),
    ...runs.flat(),
    ...judgeFiles(workloads, cloud),
    ...claims.flat(),
    ...services.flatMap((service) => judgeService(service, cloud)),
  ];
}

/** After a rollback: a complete Job does not run again by itself. */
function judgeOvertaken(workload: KubeObject, { namespace, objects }: Cloud): Finding[] {
  const later = overtaken(workload, objects);
  if (later === undefined) return [];
  const todo = `kubectl -n ${namespace} delete ${title(workload)} && ${APPLY}`;
  return [{ what: title(workload), why: `was done before ${title(later)}, whose work stands`, todo }];
}

/** The workloads that count: not the Jobs that later ones have replaced. */
export function wanted(cloud: Cloud): KubeObject[] {
  return ofCloud(cloud).filter((object) => WORKLOADS.includes(object.kind) && !superseded(object, cloud.objects));
}

function ofCloud({ namespace, objects }: Cloud): KubeObject[] {
  return objects.filter((object) => label(object, 'instance') === namespace);
}

/** Its pods say why it is not ready; where there is none, what made them does. */
async function judgeWorkload(workload: KubeObject, cloud: Cloud): Promise<Finding[]> {
  const missing = lacks(workload);
  if (missing === undefined) return [];
  const { kind, metadata } = workload;
  const what = title(workload);
  if (kind === 'Job' && condition(workload, 'Failed')) {
    const why = `was given up: ${condition(workload, 'Failed')?.message}`;
    const logs = `kubectl -n ${cloud.namespace} logs ${what} --all-containers`;
    return [
      { what, why, todo: `mend the cause (${logs}), then: kubectl -n ${cloud.namespace} delete ${what} && ${APPLY}` },
    ];
  }
  if (workload.spec?.suspend) {
    const patch = `kubectl -n ${cloud.namespace} patch ${what} -p '{"spec":{"suspend":false}}'`;
    return [{ what, why: 'is suspended', todo: patch }];
  }
  const pods = podsOf(workload, cloud);
  const reasons = (kind === 'Job' ? await attempts(pods, cloud) : await each(pods, cloud)).filter(
    (reason) => reason !== undefined,
  );
  // pods of the old version that are ending say nothing about those that are not there yet
  if (reasons.some(({ why }) => why !== 'is ending')) return reasons;

  const refusal =
    workload.status?.conditions?.find(({ type, status }) => type === 'ReplicaFailure' && status === 'True')?.message ??
    lastWarning(cloud, kind, metadata.name, /^FailedCreate$/);
  const why = refusal ?? (pods.length > 0 ? 'its pods are ending' : 'its pods are being made');
  return [{ what, why: `${missing}: ${why}`, todo: remedy(why, cloud) }];
}

/** Of what is done again and again, the Job that ended last: whether by its schedule or because somebody asked. */
async function judgeRuns(recurring: KubeObject, cloud: Cloud): Promise<Finding[]> {
  const { namespace, objects } = cloud;
  const what = title(recurring);
  const last = objects
    .filter(({ kind, metadata: { ownerReferences = [] } }) =>
      ownerReferences.some((owner) => kind === 'Job' && title({ kind: owner.kind, metadata: owner }) === what),
    )
    .filter((job) => condition(job, 'Failed') ?? condition(job, 'Complete'))
    .sort((a, b) => (a.metadata.creationTimestamp ?? '').localeCompare(b.metadata.creationTimestamp ?? ''))
    .at(-1);
  const failure = last && condition(last, 'Failed');
  if (last === undefined || failure === undefined) return [];
  const [reason] = (await attempts(podsOf(last, cloud), cloud)).filter((one) => one !== undefined);
  const again = `kubectl -n ${namespace} create job --from=${what} ${recurring.metadata.name}-again`;
  return [
    {
      what,
      why: `${last.metadata.name} has failed: ${reason?.why ?? failure.message}`,
      todo: `mend the cause (kubectl -n ${namespace} logs ${title(last)}), then: ${again}`,
    },
  ];
}

async function each(pods: readonly KubeObject[], cloud: Cloud): Promise<(Finding | undefined)[]> {
  const reasons = await Promise.all(pods.map((pod) => explain(pod, cloud)));
  return reasons.map((reason, i) => reason && { what: pods[i].metadata.name, ...reason });
}

/** Of the attempts of a Job, what goes on in the last one, and why the last failed one has failed. */
async function attempts(pods: readonly KubeObject[], cloud: Cloud): Promise<(Finding | undefined)[]> {
  const failed = pods.filter(({ status }) => status?.phase === 'Failed');
  const last = pods.at(-1);
  const [now, before] = await Promise.all([last, failed.at(-1)].map((pod) => pod && explain(pod, cloud)));
  if (last === undefined || now === undefined) return [];
  const what = last.metadata.name;
  if (last === failed.at(-1)) return [{ what, ...now, why: `attempt ${failed.length}: ${now.why}` }];
  return [
    {
      what,
      why: before ? `${now.why}; attempt ${failed.length}: ${before.why}` : now.why,
      todo: now.todo ?? before?.todo,
    },
  ];
}

/** The pods of a workload, the oldest first. */
function podsOf({ kind, metadata, spec }: KubeObject, { objects }: Cloud): KubeObject[] {
  const { matchLabels } = (spec?.selector ?? {}) as { matchLabels?: Readonly<Record<string, string>> };
  return objects
    .filter((object) => object.kind === 'Pod')
    .filter(({ metadata: { labels = {}, ownerReferences = [] } }) =>
      kind === 'Job'
        ? ownerReferences.some((owner) => owner.kind === 'Job' && owner.name === metadata.name)
        : includes(labels, matchLabels ?? {}) && ownerReferences.every((owner) => owner.kind !== 'Job'),
    )
    .sort((a, b) => (a.metadata.creationTimestamp ?? '').localeCompare(b.metadata.creationTimestamp ?? ''));
}

function includes(labels: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}

function serves({ spec }: KubeObject, { spec: workload }: KubeObject): boolean {
  return spec?.selector !== undefined && includes(workload?.template?.metadata?.labels ?? {}, spec.selector);
}

/** A Service whose every pod is ready, and still nothing is behind it. */
function judgeService(service: KubeObject, cloud: Cloud): Finding[] {
  const { name } = service.metadata;
  if (service.spec?.selector === undefined) return [];
  const ready = cloud.objects
    .filter(
      ({ kind, metadata }) => kind === 'EndpointSlice' && metadata.labels?.['kubernetes.io/service-name'] === name,
    )
    .flatMap(({ endpoints }) => endpoints ?? [])
    .filter(({ conditions }) => conditions?.ready !== false);
  if (ready.length > 0) return [];
  const workload = wanted(cloud).find((object) => object.kind !== 'Job' && serves(service, object));
  const why = 'no ready pod is behind it';
  if (workload === undefined) return [{ what: title(service), why, todo: `apply the manifests: ${APPLY}` }];
  if (workload.spec?.replicas !== 0) return [{ what: title(service), why }];
  const scale = `kubectl -n ${cloud.namespace} scale ${title(workload)} --replicas=1`;
  return [{ what: title(service), why: `${why}: ${title(workload)} is scaled to 0`, todo: scale }];
}

/** ConfigMaps and Secrets that are gone: pods that run do not miss them, the next ones will. */
function judgeFiles(workloads: readonly KubeObject[], cloud: Cloud): Finding[] {
  const { namespace, objects, secrets } = cloud;
  const running = workloads.filter((object) => object.kind !== 'Job' && lacks(object) === undefined);
  const files = new Set(objects.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name));
  const gone = (kind: string, name: string, todo: string): Finding => ({
    what: `${kind}/${name}`,
    why: 'is gone, and pods that start anew need it',
    todo,
  });
  const lostFiles = [...new Set(running.flatMap(configMaps))].filter((name) => !files.has(name));
  const lostSecrets = secretsOf(running).filter(({ name }) => secrets !== undefined && !secrets.has(name));
  return [
    ...lostFiles.map((name) => gone('configmap', name, `apply the manifests, it is among them: ${APPLY}`)),
    ...lostSecrets.flatMap(({ name }) => {
      const todo = remake(name, { namespace, objects: workloads });
      return todo === undefined ? [] : [gone('secret', name, todo)];
    }),
  ];
}

/** ConfigMaps that pods of a workload mount. */
function configMaps(workload: KubeObject): string[] {
  return (podSpec(workload)?.volumes ?? [])
    .flatMap(({ configMap, projected }) => [configMap, ...(projected?.sources ?? []).map((source) => source.configMap)])
    .filter((use) => use !== undefined && !use.optional)
    .map((use) => use?.name ?? '');
}

/** The claims that pods of the cloud mount. */
function claimsOf(cloud: Cloud): KubeObject[] {
  const names = ofCloud(cloud).flatMap(({ kind, spec }) =>
    kind === 'Pod' ? (spec?.volumes ?? []).map((volume) => volume.persistentVolumeClaim?.claimName) : [],
  );
  return cloud.objects.filter(
    ({ kind, metadata }) => kind === 'PersistentVolumeClaim' && names.includes(metadata.name),
  );
}

async function judgeClaim(claim: KubeObject, cloud: Cloud): Promise<Finding[]> {
  const what = title(claim);
  const { metadata, spec, status } = claim;
  if (metadata.deletionTimestamp !== undefined) {
    return [
      {
        what,
        why: 'is deleted, and goes with its data when its pod ends',
        todo: 'back the data up before that happens',
      },
    ];
  }
  if (status?.phase === 'Bound') return [];
  if (status?.phase === 'Lost') return [{ what, why: 'its volume is gone', todo: 'restore it from a backup' }];
  const classes = await cloud.storageClasses();
  const known = classes.map((one) => one.metadata.name).join(', ') || 'none';
  if (spec?.storageClassName === undefined) {
    return [
      {
        what,
        why: 'there is no default StorageClass',
        todo: `name one in cloud.yaml (storage: { className: … }) or make one the default; there are: ${known}`,
      },
    ];
  }
  if (!classes.some((one) => one.metadata.name === spec.storageClassName) && classes.length > 0) {
    return [
      {
        what,
        why: `there is no StorageClass "${spec.storageClassName}"`,
        todo: `make it, or name another in cloud.yaml (storage: { className: … }); there are: ${known}`,
      },
    ];
  }
  const warning = lastWarning(cloud, 'PersistentVolumeClaim', metadata.name);
  return [
    {
      what,
      why: warning ?? 'its volume is being made',
      todo: warning && `look at what makes volumes of the StorageClass "${spec.storageClassName}"`,
    },
  ];
}

/** What Keystone's log says when it cannot answer, and what that comes from. */
const CAUSES: readonly (readonly [RegExp, string, (namespace: string) => string])[] = [
  [
    /1146|doesn't exist|1049|Unknown database/,
    'the database has lost its tables',
    (namespace) => `restore them from a backup, or let the tasks make them anew: ${rerun(namespace, 'keystone')}`,
  ],
  [
    /1045|Access denied|1044/,
    'the database does not know Keystone by the password of the Secret keystone-database: one of them is new',
    (namespace) => `let the tasks set it: ${rerun(namespace, 'keystone')}`,
  ],
  [
    /2003|2013|2006|Can't connect|Lost connection|gone away/,
    'the database does not answer',
    (namespace) => `kubectl -n ${namespace} logs -l app.kubernetes.io/component=mariadb -c mariadb --prefix --tail=20`,
  ],
];

/**
 * Why the cloud has given no token, and what to do.
 *
 * @param said by the client
 * @param log of Keystone's API
 */
export function diagnose(namespace: string, said: string, log: string): Reason {
  const reason = failure(said);
  const tasks = rerun(namespace, 'keystone');
  if (/HTTP 401|Unauthorized/.test(reason)) {
    return {
      why: `${reason}: Keystone does not know the administrator by the password of the Secret keystone-admin`,
      todo: `let the tasks set it: ${tasks}; then restart the client: kubectl -n ${namespace} rollout restart deploy/openstack-client`,
    };
  }
  if (/EndpointNotFound|EmptyCatalog|Could not find service/i.test(said)) {
    return { why: `${reason}: Keystone is not in its own catalog`, todo: `register it again: ${tasks}` };
  }
  const cause = failure(log);
  const known = CAUSES.find(([pattern]) => pattern.test(cause));
  return known === undefined
    ? { why: reason, todo: `kubectl -n ${namespace} logs deploy/keystone-api -c api` }
    : { why: `${known[1]}: ${cause}`, todo: known[2](namespace) };
}

/** Asks the cloud for a token, has it validated, reads a list and what its agents do; what is wrong of that. */
async function ask(cloud: Cloud): Promise<Judgement> {
  const { namespace } = cloud;
  const units = ASKED.filter((unit) => wanted(cloud).some((workload) => label(workload, 'name') === unit));
  const client = 'deployment/openstack-client';
  const input = readFileSync(join(__dirname, 'ask.py'), 'utf8');
  const exec = ['-n', namespace, 'exec', '-i', client, '-c', 'openstack-client', '--', 'python3', '-', ...units];
  try {
    const answers = JSON.parse(await kubectl(exec, { input })) as Answers;
    return await judgeAgents(answers, cloud);
  } catch (error) {
    if (!(error instanceof KubectlError)) throw error;
    const said = error.message.replace(/\n?command terminated with exit code \d+$/, '');
    const selector = 'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api';
    const log = ['-n', namespace, 'logs', '-l', selector, '-c', 'api', '--since=60s', '--tail=500'];
    const reason = diagnose(namespace, said, await attempt(kubectl(log), ''));
    return { findings: [{ what: 'a token', ...reason }], notes: [], up: [] };
  }
}

async function cloudOf(namespace: string): Promise<Cloud> {
  const inNamespace = ['-n', namespace];
  const [objects, secrets, warnings] = await Promise.all([
    get(KINDS, ...inNamespace),
    attempt(kubectl(['get', 'secrets', '-o', 'name', ...inNamespace]), undefined),
    attempt(
      get('events', '--field-selector=type=Warning', '--sort-by=.metadata.creationTimestamp', ...inNamespace),
      [],
    ),
  ]);
  return {
    namespace,
    objects,
    warnings,
    secrets:
      secrets === undefined ? undefined : new Set(secrets.split('\n').map((name) => name.replace('secret/', ''))),
    log: (pod, container) => attempt(kubectl(['logs', pod, '-c', container, '--tail=100', ...inNamespace]), ''),
    nodes: () => attempt(get('nodes'), []),
    pods: () => attempt(get('pods', '--all-namespaces'), []),
    storageClasses: () => attempt(get('storageclasses'), []),
  };
}

export async function status(namespace: string): Promise<boolean> {
  const cloud = await cloudOf(namespace);
  const workloads = wanted(cloud);
  if (workloads.length === 0) {
    const others = await attempt(get('namespaces', '-l', 'app.kubernetes.io/managed-by=cdk8s-openstack'), []);
    const names = others.map(({ metadata }) => metadata.name).join(', ') || 'none';
    print({
      what: `namespace/${namespace}`,
      why: 'there is no cloud in it',
      todo: `${APPLY}; clouds of this cluster: ${names}`,
    });
    return false;
  }
  const old = cloud.objects.filter((object) => superseded(object, cloud.objects)).map(title);
  if (old.length > 0) console.log(`superseded, \`${call('prune')}\` takes them away: ${old.join(', ')}`);

  const unready = await judge(cloud);
  const ready = `${workloads.filter((workload) => lacks(workload) === undefined).length} of ${workloads.length} workloads are ready or done`;
  const asked = unready.length > 0 ? undefined : await ask(cloud);
  const findings = asked?.findings ?? unready;
  // what to do about several stands below the last of them
  findings.forEach((finding, i) =>
    print(finding.todo === findings[i + 1]?.todo ? { ...finding, todo: undefined } : finding),
  );
  for (const note of asked?.notes ?? []) console.log(note);
  const up = asked?.up.length ? `; up: ${asked.up.join(', ')}` : '';
  if (asked === undefined) console.log(ready);
  else if (findings.length > 0) console.log(`${ready}, but the cloud does not work`);
  else console.log(`${ready}, and a token was issued and validated${up}`);
  return findings.length === 0;
}
