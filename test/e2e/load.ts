/** Load beside the work: pods in which a script goes on all the time, and what it has seen. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MessageBus } from '../../lib';
import { queues } from '../../lib/services/common';
import { issue } from './keystone';
import { during, type Lab, pause, until } from './lab';

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
  /** On which it is. @default - any */
  readonly node?: string;
}

/** What a time of writing rows and validating a token has seen. */
export interface Written {
  readonly rows: Series;
  readonly tokens: Series;
}

/** What a time of calls and casts has seen. */
interface Called {
  readonly calls: Series;
  readonly casts: Series;
  readonly missing: readonly number[];
  readonly twice: number;
}

const STOP = '/tmp/e2e-stop';
const CALLS_FILE = '/tmp/calls.py'; // which starts itself again
const PYTHON = '/var/lib/kolla/venv/bin/python3';
const WRITES = readFileSync(join(__dirname, 'writes.py'), 'utf8');
const CALLS = readFileSync(join(__dirname, 'calls.py'), 'utf8');

export function told(what: string, { done, failed, gap, failures }: Series): string {
  const reasons = Object.entries(failures).map(([reason, times]) => `\n  ${times} × ${reason}`);
  return `${done} ${what}, ${failed} attempts failed, longest gap ${gap} s${reasons.join('')}`;
}

/** A pod that does nothing yet, of the image and the user of Keystone's API. */
export async function loadPod(
  lab: Lab,
  namespace: string,
  name: string,
  { labels, env, node }: LoadPod,
): Promise<void> {
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
    nodeName: node,
    terminationGracePeriodSeconds: 1,
    securityContext: { runAsNonRoot: true, runAsUser, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [container],
  };
  await lab.apply([{ apiVersion: 'v1', kind: 'Pod', metadata: { name, namespace, labels }, spec }]);
  await lab.podReady(namespace, name);
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
export function writingPod(lab: Lab, namespace: string, node?: string): Promise<void> {
  const secret = (key: string) => ({ valueFrom: { secretKeyRef: { name: 'mariadb-admin', key } } });
  return loadPod(lab, namespace, 'writes', {
    labels: { 'app.kubernetes.io/name': 'keystone', 'app.kubernetes.io/component': 'bootstrap' },
    env: [
      { name: 'DB_HOST', value: `mariadb.${namespace}.svc` },
      { name: 'DB_USER', ...secret('username') },
      { name: 'DB_PASSWORD', ...secret('password') },
    ],
    node,
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

/** For `called`: a pod with oslo.messaging, which may reach RabbitMQ. */
export async function callingPod(lab: Lab, namespace: string, node?: string): Promise<void> {
  const labels = { 'e2e.test/role': 'calls' };
  await lab.apply([
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: 'calls', namespace },
      spec: {
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'rabbitmq' } },
        ingress: [{ from: [{ podSelector: { matchLabels: labels } }], ports: [{ port: 5672 }] }],
      },
    },
  ]);
  await loadPod(lab, namespace, 'calls', {
    labels,
    env: [{ name: 'BUS_PASSWORD', valueFrom: { secretKeyRef: { name: 'keystone-message-bus', key: 'password' } } }],
    node,
  });
  await lab.exec(namespace, 'calls', ['bash', '-c', `cat > ${CALLS_FILE}`], { input: CALLS });
}

/** The work, while services call each other; it throws when an acknowledged cast was never done. */
export async function called(lab: Lab, namespace: string, work: () => Promise<unknown>): Promise<string> {
  const input = JSON.stringify(options(namespace));
  const seen = await scriptDuring<Called>(lab, namespace, 'calls', [CALLS_FILE], input, work);
  const { calls, casts, missing, twice } = seen;
  if (missing.length > 0) throw new Error(`acknowledged casts were not done: ${missing.join(', ')}`);
  return [told('calls', calls), told('casts', casts), `${twice} done more than once`].join('\n');
}

/** As a service has them. */
function options(namespace: string): object {
  const bus = MessageBus.fromExisting({ hosts: [`rabbitmq.${namespace}.svc`], adminSecret: 'none' });
  const { oslo_messaging_rabbit } = queues(bus, 'keystone');
  return { ...oslo_messaging_rabbit, transport_url: `rabbit://keystone:PASSWORD@${bus.hosts[0]}:${bus.port}/keystone` };
}
