import type { OpenStackCloudProps } from '../../lib';
import { issue, pollDuring } from './keystone';
import { type Lab, none, pause } from './lab';
import { title } from './state';

/** A namespace that admits everything, held to the restricted standard by a policy. */
const PROPS: OpenStackCloudProps = { hostNetwork: true, admission: true };

const changed = (section: string, options: Record<string, unknown>): OpenStackCloudProps => ({
  ...PROPS,
  services: { keystone: { config: { 'keystone.conf': { [section]: options } }, unchecked: [section] } },
});

/** Every pod on the network of its node. */
export async function hostNetwork(lab: Lab): Promise<void> {
  const { namespace, output } = await lab.step('host network: everything Ready', () =>
    lab.cloud('host-network', PROPS),
  );
  await lab.step('host network: every pod is on its node, and finds Services', async () => {
    const pods = await lab.get(namespace, 'pods');
    none(
      pods.filter(({ spec }) => spec.hostNetwork !== true || spec.dnsPolicy !== 'ClusterFirstWithHostNet').map(title),
    );
  });
  await lab.step('host network: a token', () => lab.openstack(namespace, 'token', 'issue', '-c', 'expires'));
  await lab.step('host network: no other pod gets what its agents get, nor does one that looks like them', async () => {
    const labels = { 'app.kubernetes.io/name': 'keystone', 'app.kubernetes.io/component': 'api' };
    for (const metadata of [{ name: 'root' }, { name: 'root', labels }]) {
      const container = { name: 'root', image: 'none', securityContext: { privileged: true } };
      const pod = {
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: { ...metadata, namespace },
        spec: { containers: [container] },
      };
      const answer = await lab.apply([pod], '--dry-run=server').catch((error: Error) => error.message);
      if (!answer.includes('denied request')) throw new Error(`a privileged pod: ${answer}`);
    }
    const setup = `system:serviceaccount:${namespace}:openstack-setup`;
    const secret = ['-n', namespace, 'create', 'secret', 'generic', 'another', '--from-literal=a=b', '--as', setup];
    const answer = await lab.kubectl(secret).catch((error: Error) => error.message);
    if (!answer.includes('denied request')) throw new Error(`a Secret by ${setup}: ${answer}`);
  });
  await lab.step('host network: a task that fails takes no API away', async () => {
    const token = await issue(lab, namespace);
    const { asked, failures } = await pollDuring(lab, namespace, token, async () => {
      await lab.apply(lab.synth(namespace, changed('identity', { driver: 'not-there' })).folder);
      await pause(20);
      await lab.apply(output.folder);
    });
    none(failures);
    await lab.ready(namespace, { recovers: true });
    return `${asked} requests, 0 failed`;
  });
  await lab.step('host network: a changed option costs the change of one pod for the other', async () => {
    const token = await issue(lab, namespace);
    const { asked, slowest, failures } = await pollDuring(lab, namespace, token, async () => {
      await lab.apply(lab.synth(namespace, changed('token', { expiration: 7200 })).folder);
      await lab.ready(namespace);
    });
    return `${failures.length} of ${asked} requests failed, the slowest took ${slowest} s`;
  });
  await lab.remove('host-network'); // the node has each port once
}
