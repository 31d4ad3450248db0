/**
 * What would go wrong with an apply, before it.
 *
 * It changes nothing of a cloud. For a while it makes pods that pull the images and, where the cloud's namespace is
 * not there yet, a namespace to try the objects in.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ACCESS,
  accessReviews,
  type Concern,
  judgeClasses,
  judgeKinds,
  judgeMembers,
  judgeNodes,
  judgePermissions,
  judgePorts,
  judgeRefusal,
  judgeRoom,
  judgeSecrets,
  judgeVersion,
  judgeVolumes,
  readResources,
} from './concerns';
import { LABEL, needs, PATIENCE, pulled, pullPod } from './pulls';
import { attempt, get, kubectl, KubectlError, type KubeObject, print, title } from './kubectl';
import { namespacesOf, readManifests, secretsOf, type SecretUse } from './manifests';

/** What takes away again what the check has made: arguments of kubectl. */
const removals: string[][] = [];

function cleanUp(...more: readonly string[]): void {
  for (const removal of removals.splice(0)) {
    try {
      execFileSync('kubectl', [...removal, ...more], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 120_000 });
    } catch {
      console.error(`left over: kubectl ${removal.join(' ')}`);
    }
  }
}

/** The result of some work; a concern instead, where one may not see what it needs. */
async function allowed(what: string, work: Promise<Concern[]>): Promise<Concern[]> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof KubectlError) || !/Forbidden|forbidden/.test(error.message)) throw error;
    return [{ what, why: `not looked at: ${error.message}`, warning: true }];
  }
}

/** Keys of Secrets by `namespace/name`. The values never leave kubectl. */
async function keysOf(uses: readonly SecretUse[]): Promise<Map<string, readonly string[]>> {
  const template = '{{range .items}}{{.metadata.name}}{{range $key, $_ := .data}} {{$key}}{{end}}{{"\\n"}}{{end}}';
  const found = new Map<string, readonly string[]>();
  for (const namespace of new Set(uses.map((use) => use.namespace))) {
    const lines = (await kubectl(['get', 'secrets', '-n', namespace, '-o', `go-template=${template}`])).split('\n');
    for (const [name, ...keys] of lines.map((line) => line.split(' '))) found.set(`${namespace}/${name}`, keys);
  }
  return found;
}

/** Where a cloud's objects can be tried: its namespace, or for a while one that is like it. */
async function stage(manifests: readonly KubeObject[], namespace: string): Promise<string> {
  const found = await kubectl(['get', 'namespace', namespace, '--ignore-not-found', '-o', 'name']);
  if (found !== '') {
    const pods = ['delete', 'pods', '-n', namespace, '-l', LABEL];
    await kubectl(pods); // of a run that was killed
    removals.push(pods);
    return namespace;
  }
  const own = manifests.find(({ kind, metadata }) => kind === 'Namespace' && metadata.name === namespace);
  const security = Object.entries(own?.metadata.labels ?? {}).filter(([key]) => key.startsWith('pod-security'));
  const name = `${namespace}-preflight`;
  const labels = Object.fromEntries([...security, LABEL.split('=')]) as Record<string, string>;
  const removal = ['delete', 'namespace', name];
  await kubectl([...removal, '--ignore-not-found'], { timeout: 120 });
  removals.push(removal);
  const input = JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } });
  await kubectl(['create', '-f', '-'], { input });
  return name;
}

function list(items: readonly object[]): string {
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
}

/** Why the API server would refuse objects; undefined when it takes them. It keeps none. */
async function refusal(objects: readonly KubeObject[]): Promise<string | undefined> {
  const apply = ['apply', '--server-side', '--dry-run=server', '-f', '-'];
  try {
    if (objects.length > 0) await kubectl(apply, { input: list(objects), timeout: 300 });
    return undefined;
  } catch (error) {
    if (error instanceof KubectlError) return error.message;
    throw error;
  }
}

/** Has the API server look at objects: together, and where it refuses, one by one, since kubectl does not say which. */
async function dryRun(objects: readonly KubeObject[]): Promise<Concern[]> {
  if ((await refusal(objects)) === undefined) return [];
  const names = objects.map(({ metadata }) => metadata.name);
  const concerns: Concern[] = [];
  for (const object of objects) {
    const why = await refusal([object]);
    if (why !== undefined) concerns.push(...judgeRefusal(object, why, names));
  }
  return concerns;
}

/** Pulls all images on all nodes that need them. */
async function tryImages(
  manifests: readonly KubeObject[],
  nodes: readonly KubeObject[],
  place: string,
): Promise<Concern[]> {
  const failure = await create(needs(manifests, nodes).map(pullPod), place);
  if (failure !== undefined) return [{ what: 'images', why: `not tried: ${failure}`, warning: true }];
  const deadline = Date.now() + PATIENCE * 1000;
  for (let said = ''; ; await pause(1000)) {
    const pods = await get('pods', '-n', place, '-l', LABEL);
    const answers = pods.flatMap((pod) => [...pulled(pod)].map(([image, answer]) => ({ pod, image, answer })));
    const open = answers.filter(({ answer }) => answer === undefined);
    const over = pods.every(({ status }) => /Succeeded|Failed/.test(status?.phase ?? ''));
    if (open.length === 0 || over || Date.now() > deadline) {
      return answers.flatMap(({ pod, image, answer }): Concern[] => {
        const why = answer === undefined ? (pod.status?.message ?? `not there after ${PATIENCE} s`) : answer.why;
        if (why === undefined) return [];
        const todo = 'correct `images` or `release` in cloud.yaml, or bring the image there';
        return [{ what: `image ${image}`, why: `cannot be had on node ${pod.spec?.nodeName}: ${why}`, todo }];
      });
    }
    const progress = `images: ${answers.length - open.length} of ${answers.length}`;
    if (progress !== said) console.error(progress);
    said = progress;
  }
}

/** Makes pods, or says why that is not possible. A namespace that is new has no ServiceAccount for a moment. */
async function create(pods: readonly object[], place: string): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    try {
      if (pods.length > 0) await kubectl(['create', '-n', place, '-f', '-'], { input: list(pods) });
      return undefined;
    } catch (error) {
      if (!(error instanceof KubectlError)) throw error;
      if (tries === 20 || !/serviceaccount "?default"? not found|looking up service account/.test(error.message)) {
        return error.message;
      }
      await pause(500);
    }
  }
}

async function look(folder: string, images: boolean): Promise<boolean> {
  const manifests = readManifests(folder);
  const uses = secretsOf(manifests);
  const resources = readResources(await kubectl(['api-resources', '--no-headers']));
  const known = manifests.filter((object) => judgeKinds([object], resources).length === 0);
  const [version, reviews, live, nodes, pods] = await Promise.all([
    kubectl(['version', '-o', 'json']),
    kubectl(['create', '-o', `jsonpath=${ACCESS}`, '-f', '-'], { input: list(accessReviews(manifests, resources)) }),
    attempt(get('deployments,statefulsets,daemonsets,jobs', '--all-namespaces'), []),
    attempt(get('nodes'), undefined),
    attempt(get('pods', '--all-namespaces'), []),
  ]);
  const volumes = judgeVolumes(manifests, live, folder);
  const concerns: Concern[] = [
    ...judgeVersion(version),
    ...judgeKinds(manifests, resources),
    ...judgePermissions(reviews),
    ...(nodes === undefined
      ? [{ what: 'nodes', why: 'not looked at, and no image tried: you may not list them', warning: true } as const]
      : []),
    ...(nodes === undefined ? [] : judgeNodes(manifests, nodes)),
    ...(nodes === undefined ? [] : judgePorts(manifests, nodes, pods)),
    ...(nodes === undefined ? [] : judgeRoom(manifests, nodes, pods)),
    ...(await allowed(
      'StorageClasses',
      get('storageclasses').then((found) => judgeClasses(manifests, live, found)),
    )),
    ...volumes,
    ...judgeMembers(manifests, live),
    ...(await allowed(
      'Secrets',
      keysOf(uses).then((keys) => judgeSecrets(uses, keys, live)),
    )),
    ...(await dryRun(known.filter(({ metadata }) => metadata.namespace === undefined))),
  ];
  for (const namespace of namespacesOf(manifests)) {
    const own = known.filter(({ metadata }) => metadata.namespace === namespace);
    const work = async (): Promise<Concern[]> => {
      const place = await stage(manifests, namespace);
      // what cannot become other has been told already, in words of its own
      const told = own.filter((object) => !volumes.some(({ what }) => what === title(object)));
      const refused = await dryRun(
        told.map((object) => ({ ...object, metadata: { ...object.metadata, namespace: place } })),
      );
      return images ? [...refused, ...(await tryImages(own, nodes ?? [], place))] : refused;
    };
    concerns.push(...(await allowed(`objects of the namespace ${namespace}`, work())));
  }
  const errors = concerns.filter(({ warning }) => !warning);
  for (const concern of concerns) print({ ...concern, what: `${concern.warning ? 'warning: ' : ''}${concern.what}` });
  if (!images) console.log('images were not tried (--no-images)');
  console.log(
    errors.length === 0
      ? `nothing stands in the way of ${manifests.length} objects: kubectl apply --server-side -f ${folder}/`
      : `${errors.length} of these stand in the way of ${folder}`,
  );
  return errors.length === 0;
}

/** @returns whether nothing stands in the way */
export async function preflight(folder: string, { images }: { readonly images: boolean }): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      cleanUp('--wait=false');
      process.exit(130);
    });
  }
  try {
    return await look(folder, images);
  } finally {
    cleanUp();
  }
}
