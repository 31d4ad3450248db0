import type { OpenStackCloudProps } from '../../lib';
import { issue, pollDuring } from './keystone';
import { type Lab, none, pause } from './lab';
import { called, callingPod } from './load';
import { crash, each, RABBITMQ, scale, whole } from './members';

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
    await lab.change(namespace, members(3));
    await whole(lab, namespace, RABBITMQ);
  });
  await step('each pod is killed, one after the other', () =>
    each(lab, namespace, RABBITMQ, (pod) => lab.kill(namespace, pod)),
  );
  await step('each server is killed inside of its pod', () =>
    each(lab, namespace, RABBITMQ, (pod) => crash(lab, namespace, RABBITMQ, pod)),
  );
  await step('each pod is deleted as a drain does', () =>
    each(lab, namespace, RABBITMQ, (pod) => lab.kubectl(['-n', namespace, 'delete', 'pod', pod], { timeout: 200 })),
  );
  await step('all pods are killed at once', async () => {
    await lab.kill(namespace, ...RABBITMQ.pods);
    await whole(lab, namespace, RABBITMQ);
  });
  await step('all servers are killed inside of their pods at once', async () => {
    await Promise.all(RABBITMQ.pods.map((pod) => crash(lab, namespace, RABBITMQ, pod)));
    await whole(lab, namespace, RABBITMQ);
  });
  await step('the volume of one is lost', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-rabbitmq-0', '--wait=false']);
    await lab.kill(namespace, 'rabbitmq-0');
    await whole(lab, namespace, RABBITMQ);
  });
  await step('the volume of one is lost while all are killed', async () => {
    await lab.kubectl(['-n', namespace, 'delete', 'pvc', 'data-rabbitmq-1', '--wait=false']);
    await lab.kill(namespace, ...RABBITMQ.pods);
    await whole(lab, namespace, RABBITMQ);
  });
  await step('all are stopped, and started again', async () => {
    await scale(lab, namespace, RABBITMQ, 0);
    await scale(lab, namespace, RABBITMQ, 3);
    await whole(lab, namespace, RABBITMQ);
  });
  await step('rolled to another configuration', async () => {
    await lab.change(namespace, members(3, { enabled_plugins: '[rabbitmq_management].\n' }));
    await whole(lab, namespace, RABBITMQ);
  });
  await lab.step('rabbit: each of two memcached is killed while a token is validated', async () => {
    const token = await issue(lab, namespace);
    const { asked, slowest, failures } = await pollDuring(lab, namespace, token, async () => {
      for (const pod of ['memcached-0', 'memcached-1']) {
        await lab.kill(namespace, pod);
        await lab.podReady(namespace, pod);
        await pause(3);
      }
    });
    none(failures);
    return `${asked} validations, 0 failed, the slowest took ${slowest} s`;
  });
  await lab.step('rabbit: from 3 to 1', () => lab.change(namespace, members(1)));
  await step('from 1 to 3, with volumes of before', async () => {
    await lab.change(namespace, members(3));
    await whole(lab, namespace, RABBITMQ);
  });
  await lab.remove('rabbit');
}
