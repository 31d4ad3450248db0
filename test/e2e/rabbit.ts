import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MessageBus, type OpenStackCloudProps } from '../../lib';
import { queues } from '../../lib/services/common';
import { issue, pollDuring } from './keystone';
import { type Deployed, during, type Lab, none, pause, until } from './lab';
import { condition } from './state';

const SCRIPT = readFileSync(join(__dirname, 'calls.py'), 'utf8');
const STOP = '/tmp/e2e-stop';
const PODS = ['rabbitmq-0', 'rabbitmq-1', 'rabbitmq-2'];
const SELECTOR = 'app.kubernetes.io/name=rabbitmq,app.kubernetes.io/component=rabbitmq';

/** On all nodes; Keystone has a user on the message bus. */
const members = (replicas: 1 | 3, files: Record<string, string> = {}): OpenStackCloudProps => ({
  roles: { control: { label: 'kubernetes.io/os=linux' } },
  database: { size: '1Gi', replicas: 1 },
  messageBus: { size: '1Gi', replicas, files },
  cache: { replicas: 2 },
  services: {
    keystone: {
      replicas: 1,
      config: { 'keystone.conf': { oslo_messaging_notifications: { driver: ['messagingv2'] } } },
    },
  },
});

/** What a time of calls and casts has seen. */
interface Called {
  readonly calls: Series;
  readonly casts: Series;
  readonly missing: readonly number[];
  readonly twice: number;
}

interface Series {
  readonly done: number;
  readonly failed: number;
  /** Seconds. */
  readonly gap: number;
  readonly failures: Readonly<Record<string, number>>;
}

/**
 * RabbitMQ that grows to three members, of which any, or all, are lost while services call each other: no acknowledged
 * cast is ever missing. And memcached, of which one is lost.
 */
export async function rabbit(lab: Lab): Promise<void> {
  const cloud = await lab.step('rabbit: one member comes up from nothing', () => lab.cloud('rabbit', members(1)));
  const { namespace } = cloud;
  await callingPod(lab, namespace);
  const step = (name: string, work: () => Promise<unknown>): Promise<string> =>
    lab.step(`rabbit: ${name}`, () => called(lab, namespace, work));

  await step('from 1 to 3', async () => {
    await apply(lab, cloud, members(3));
    await whole(lab, namespace);
  });
  await step('each pod is killed, one after the other', () =>
    each(lab, namespace, (pod) => kill(lab, namespace, [pod])),
  );
  await step('each server is killed inside of its pod', () =>
    each(lab, namespace, (pod) => crash(lab, namespace, pod)),
  );
  await step('each pod is deleted as a drain does', () =>
    each(lab, namespace, (pod) => lab.kubectl(['-n', namespace, 'delete', 'pod', pod], { timeout: 200 })),
  );
  await step('all pods are killed at once', async () => {
    await kill(lab, namespace, PODS);
    await whole(lab, namespace);
  });
  await step('all servers are killed inside of their pods at once', async () => {
    await Promise.all(PODS.map((pod) => crash(lab, namespace, pod)));
    await whole(lab, namespace);
  });
  await step('the volume of one is lost', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-rabbitmq-0', '--wait=false']);
    await kill(lab, namespace, ['rabbitmq-0']);
    await whole(lab, namespace);
  });
  await step('the volume of one is lost while all are killed', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-rabbitmq-1', '--wait=false']);
    await kill(lab, namespace, PODS);
    await whole(lab, namespace);
  });
  await step('all are stopped, and started again', async () => {
    await scale(lab, namespace, 0);
    await scale(lab, namespace, 3);
    await whole(lab, namespace);
  });
  await step('rolled to another configuration', async () => {
    await apply(lab, cloud, members(3, { enabled_plugins: '[rabbitmq_management].\n' }));
    await whole(lab, namespace);
  });
  await lab.step('rabbit: each of two memcached is killed while a token is validated', async () => {
    const token = await issue(lab, namespace);
    const { asked, slowest, failures } = await pollDuring(lab, namespace, token, async () => {
      for (const pod of ['memcached-0', 'memcached-1']) {
        await kill(lab, namespace, [pod]);
        await until(async () => (await lab.get(namespace, 'pod', pod)).some((one) => condition(one, 'Ready')), 60);
        await pause(3);
      }
    });
    none(failures);
    return `${asked} validations, 0 failed, the slowest took ${slowest} s`;
  });
  await lab.step('rabbit: from 3 to 1', () => apply(lab, cloud, members(1)));
  await step('from 1 to 3, with volumes of before', async () => {
    await apply(lab, cloud, members(3));
    await whole(lab, namespace);
  });
  await lab.remove('rabbit');
}

async function each(lab: Lab, namespace: string, work: (pod: string) => Promise<unknown>): Promise<void> {
  for (const pod of PODS) {
    await work(pod);
    await whole(lab, namespace);
  }
}

async function apply(lab: Lab, { namespace }: Deployed, props: OpenStackCloudProps): Promise<void> {
  await lab.apply(lab.synth(namespace, props).folder);
  await lab.ready(namespace, { timeout: 600, recovers: true });
}

async function scale(lab: Lab, namespace: string, replicas: number): Promise<void> {
  await lab.kubectl(['-n', namespace, 'scale', 'statefulset/rabbitmq', `--replicas=${replicas}`]);
  await until(async () => (await lab.get(namespace, 'pods', '-l', SELECTOR)).length === replicas, 300);
}

/** As a power failure does: at once, without a signal to end. */
function kill(lab: Lab, namespace: string, pods: readonly string[]): Promise<string> {
  return lab.kubectl(['-n', namespace, 'delete', 'pod', '--force', '--grace-period=0', ...pods]);
}

function crash(lab: Lab, namespace: string, pod: string): Promise<string> {
  return lab.kubectl(['-n', namespace, 'exec', pod, '-c', 'rabbitmq', '--', 'bash', '-c', 'kill -9 $(pidof beam.smp)']);
}

/** All three work in one cluster, and are Ready. */
async function whole(lab: Lab, namespace: string): Promise<void> {
  const ask =
    "import json, urllib.request; print(len(json.load(urllib.request.urlopen('http://localhost:15673/'))['running']))";
  await until(async () => {
    const pods = await lab.get(namespace, 'pods', '-l', SELECTOR);
    const ready = pods.filter((pod) => pod.metadata.deletionTimestamp === undefined && condition(pod, 'Ready'));
    if (ready.length < 3) return false;
    const running = PODS.map((pod) => lab.exec(namespace, pod, ['python3', '-c', ask]).catch(() => ''));
    return (await Promise.all(running)).every((count) => count.trim() === '3');
  }, 400);
}

/** The work, while services call each other. */
async function called(lab: Lab, namespace: string, work: () => Promise<unknown>): Promise<string> {
  const calling = lab.exec(namespace, 'calls', ['/var/lib/kolla/venv/bin/python3', '/tmp/calls.py', STOP], {
    input: JSON.stringify(options(namespace)),
    timeout: 1200,
  });
  const working = async (): Promise<void> => {
    const begun = (): Promise<string> => lab.exec(namespace, 'calls', ['ls', '/tmp']);
    await until(async () => (await begun()).includes(`${basename(STOP)}.begun`), 90);
    await work();
    await pause(2);
  };
  const stop = (): Promise<string> => lab.exec(namespace, 'calls', ['touch', STOP]);
  const { calls, casts, missing, twice } = JSON.parse(await during(calling, working, stop)) as Called;
  if (missing.length > 0) throw new Error(`acknowledged casts were not done: ${missing.join(', ')}`);
  return [told('calls', calls), told('casts', casts), `${twice} done more than once`].join('\n');
}

/** As a service has them. */
function options(namespace: string): object {
  const bus = MessageBus.fromExisting({ hosts: [`rabbitmq.${namespace}.svc`], adminSecret: 'none' });
  const { oslo_messaging_rabbit } = queues(bus, 'keystone');
  return { ...oslo_messaging_rabbit, transport_url: `rabbit://keystone:PASSWORD@${bus.hosts[0]}:${bus.port}/keystone` };
}

function told(what: string, { done, failed, gap, failures }: Series): string {
  const reasons = Object.entries(failures).map(([reason, times]) => `\n  ${times} × ${reason}`);
  return `${done} ${what}, ${failed} attempts failed, longest gap ${gap} s${reasons.join('')}`;
}

/** A pod with oslo.messaging, which may reach RabbitMQ. */
async function callingPod(lab: Lab, namespace: string): Promise<void> {
  const [api] = await lab.get(
    namespace,
    'pods',
    '-l',
    'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api',
  );
  const labels = { 'e2e.test/role': 'calls' };
  const { runAsUser } = api.spec.securityContext ?? {};
  const container = {
    name: 'calls',
    image: api.spec.containers?.find(({ name }) => name === 'api')?.image,
    imagePullPolicy: 'IfNotPresent',
    command: ['sleep', 'infinity'],
    env: [{ name: 'BUS_PASSWORD', valueFrom: { secretKeyRef: { name: 'keystone-message-bus', key: 'password' } } }],
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
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
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'calls', namespace, labels },
      spec: {
        terminationGracePeriodSeconds: 1,
        securityContext: { runAsNonRoot: true, runAsUser, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [container],
      },
    },
  ]);
  await until(async () => (await lab.get(namespace, 'pod', 'calls')).some((pod) => condition(pod, 'Ready')), 60);
  await lab.exec(namespace, 'calls', ['bash', '-c', 'cat > /tmp/calls.py'], { input: SCRIPT });
}
