/** Load beside the work: pods in which a script goes on all the time, and what it has seen. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { issue } from './keystone';
import { during, type Lab, pause, until } from './lab';
import { condition } from './state';

/** Attempts, one after the other. */
export interface Series {
  readonly done: number;
  readonly failed: number;
  /** The longest time without one that succeeded, in seconds. */
  readonly gap: number;
  readonly failures: Readonly<Record<string, number>>;
}

export interface LoadPod {
  readonly labels: Readonly<Record<string, string>>;
  readonly env: readonly object[];
}

/** What a time of writing rows and validating a token has seen. */
export interface Written {
  readonly rows: Series;
  readonly tokens: Series;
}

const STOP = '/tmp/e2e-stop';
const PYTHON = '/var/lib/kolla/venv/bin/python3';
const WRITES = readFileSync(join(__dirname, 'writes.py'), 'utf8');

export function told(what: string, { done, failed, gap, failures }: Series): string {
  const reasons = Object.entries(failures).map(([reason, times]) => `\n  ${times} × ${reason}`);
  return `${done} ${what}, ${failed} attempts failed, longest gap ${gap} s${reasons.join('')}`;
}

/** A pod that does nothing yet, of the image and the user of Keystone's API. */
export async function loadPod(lab: Lab, namespace: string, name: string, { labels, env }: LoadPod): Promise<void> {
  const selector = 'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api';
  const [api] = await lab.get(namespace, 'pods', '-l', selector);
  const { runAsUser } = api.spec.securityContext ?? {};
  const container = {
    name,
    image: api.spec.containers?.find((one) => one.name === 'api')?.image,
    imagePullPolicy: 'IfNotPresent',
    command: ['sleep', 'infinity'],
    env,
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
  const spec = {
    terminationGracePeriodSeconds: 1,
    securityContext: { runAsNonRoot: true, runAsUser, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [container],
  };
  await lab.apply([{ apiVersion: 'v1', kind: 'Pod', metadata: { name, namespace, labels }, spec }]);
  await until(async () => (await lab.get(namespace, 'pod', name)).some((pod) => condition(pod, 'Ready')), 60);
}

/**
 * The work, while a script of Python goes on in such a pod; what it prints in the end.
 *
 * @param script of which the last argument is the file that makes it stop, and which makes `<file>.begun`
 */
export async function scriptDuring<T>(
  lab: Lab,
  namespace: string,
  pod: string,
  script: readonly string[],
  input: string,
  work: () => Promise<unknown>,
): Promise<T> {
  const going = lab.exec(namespace, pod, [PYTHON, ...script, STOP], { input, timeout: 1200 });
  const working = async (): Promise<void> => {
    const begun = (): Promise<string> => lab.exec(namespace, pod, ['ls', '/tmp']);
    await until(async () => (await begun()).includes(`${basename(STOP)}.begun`), 90);
    await work();
    await pause(2);
  };
  const stop = (): Promise<string> => lab.exec(namespace, pod, ['touch', STOP]);
  return JSON.parse(await during(going, working, stop)) as T;
}

/** For `writtenDuring`: a pod that may reach the database, for the NetworkPolicies one of Keystone's tasks. */
export function writingPod(lab: Lab, namespace: string): Promise<void> {
  const secret = (key: string) => ({ valueFrom: { secretKeyRef: { name: 'mariadb-admin', key } } });
  return loadPod(lab, namespace, 'writes', {
    labels: { 'app.kubernetes.io/name': 'keystone', 'app.kubernetes.io/component': 'bootstrap' },
    env: [
      { name: 'DB_HOST', value: `mariadb.${namespace}.svc` },
      { name: 'DB_USER', ...secret('username') },
      { name: 'DB_PASSWORD', ...secret('password') },
    ],
  });
}

/** The work, while rows are written and a token is validated; it throws when an acknowledged row is missing. */
export async function writtenDuring(lab: Lab, namespace: string, work: () => Promise<unknown>): Promise<Written> {
  const token = await issue(lab, namespace);
  const script = ['-c', WRITES, `http://keystone-api.${namespace}.svc:5000/v3`];
  const input = `${token}\n`;
  type Seen = Written & { readonly missing: readonly number[] };
  const { missing, ...seen } = await scriptDuring<Seen>(lab, namespace, 'writes', script, input, work);
  if (missing.length > 0) throw new Error(`acknowledged rows are missing: ${missing.join(', ')}`);
  return seen;
}

/** The same as text. */
export async function written(lab: Lab, namespace: string, work: () => Promise<unknown>): Promise<string> {
  const { rows, tokens } = await writtenDuring(lab, namespace, work);
  return [told('rows', rows), 'none acknowledged is missing', told('validations', tokens)].join('\n');
}
