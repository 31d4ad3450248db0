import { issue } from './keystone';
import { type Lab, none } from './lab';
import { told, writingPod, writtenDuring } from './load';
import { each, MARIADB, RABBITMQ, SEVERAL, whole } from './members';
import { asNode } from './nodes';

/** By which the images that are there are called as well. */
const TAG = 'e2e-rolling';

/** Every workload is restarted, and gets its images by another name: no request to Keystone fails. */
export async function rolling(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('rolling: the cloud is up', async () => {
    const cloud = await lab.cloud('rolling', SEVERAL);
    await whole(lab, cloud.namespace, MARIADB);
    await whole(lab, cloud.namespace, RABBITMQ);
    await writingPod(lab, cloud.namespace);
    return cloud;
  });
  const kubectl = (...args: readonly string[]): Promise<string> =>
    lab.kubectl(['-n', namespace, ...args], { timeout: 200 });
  const step = (name: string, work: () => Promise<unknown>): Promise<string> =>
    lab.step(`rolling: ${name}`, async () => {
      const { rows, tokens } = await writtenDuring(lab, namespace, work);
      const said = [told('rows', rows), told('validations', tokens)];
      none(tokens.failed > 0 ? said : []);
      return said.join('\n');
    });

  await step('all Deployments are restarted', async () => {
    await kubectl('rollout', 'restart', 'deployments');
    await lab.ready(namespace, { timeout: 600 });
  });
  await step('each memcached is restarted', async () => {
    for (const pod of ['memcached-0', 'memcached-1']) {
      await kubectl('delete', 'pod', pod);
      await lab.podReady(namespace, pod, 120);
    }
  });
  await step('each RabbitMQ is restarted', () =>
    each(lab, namespace, RABBITMQ, (pod) => kubectl('delete', 'pod', pod)),
  );
  await step('each MariaDB is restarted', () => each(lab, namespace, MARIADB, (pod) => kubectl('delete', 'pod', pod)));
  await tag(lab, namespace, async () => {
    await step('all images are others', async () => {
      await lab.change(namespace, { ...SEVERAL, images: { tag: TAG } });
      await issue(lab, namespace);
    });
    const pods = await lab.get(namespace, 'pods', '--field-selector=status.phase=Running');
    none(
      pods
        .filter(({ metadata }) => metadata.name !== 'writes')
        .flatMap(({ metadata, spec }) => (spec.containers ?? []).map(({ image }) => `${metadata.name} has ${image}`))
        .filter((text) => !text.endsWith(`:${TAG}`)),
    );
  });
}

/** The work, while the images of the cloud have another name beside their own, on all nodes. */
async function tag(lab: Lab, namespace: string, work: () => Promise<void>): Promise<void> {
  const pods = await lab.get(namespace, 'pods');
  const images = new Set(
    pods.flatMap(({ spec }) => [...(spec.initContainers ?? []), ...(spec.containers ?? [])].map(({ image }) => image)),
  );
  const nodes = (await lab.get('default', 'nodes')).map(({ metadata }) => metadata.name);
  const others = [...images].map((image) => [image, image.replace(/:[^:/]*$/, `:${TAG}`)]);
  const ctr = (commands: readonly string[]): Promise<string[]> =>
    Promise.all(nodes.map((node) => asNode(lab, node, commands.join('\n'), { timeout: 200 })));
  await ctr(others.map(([image, other]) => `ctr -n k8s.io images tag --force ${image} ${other}`));
  try {
    await work();
  } finally {
    await lab.remove('rolling');
    await ctr([`ctr -n k8s.io images rm ${others.map(([, other]) => other).join(' ')}`]);
  }
}
