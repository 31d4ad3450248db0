import { type Lab, none } from './lab';
import { title } from './state';

/** Every pod on the network of its node. */
export async function hostNetwork(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('host network: everything Ready', () =>
    lab.cloud('host-network', { hostNetwork: true }),
  );
  await lab.step('host network: every pod is on its node, and finds Services', async () => {
    const pods = await lab.get(namespace, 'pods');
    none(
      pods.filter(({ spec }) => spec.hostNetwork !== true || spec.dnsPolicy !== 'ClusterFirstWithHostNet').map(title),
    );
  });
  await lab.step('host network: a token', () => lab.openstack(namespace, 'token', 'issue', '-c', 'expires'));
  await lab.remove('host-network'); // the node has each port once
}
