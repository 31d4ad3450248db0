import { type Lab, none } from './lab';
import { title } from './state';

/** Containers start with `kolla_start`, as Kolla-Ansible starts them. */
export async function kolla(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('kolla: everything Ready', () => lab.cloud('kolla', { start: 'kolla' }));
  await lab.step('kolla: kolla_start has run, as the user of each image', async () => {
    const pods = (await lab.get(namespace, 'pods')).filter(({ status }) => status?.phase === 'Running');
    const silent = pods.map(async (pod) => {
      const log = await lab.kubectl(['-n', namespace, 'logs', pod.metadata.name]);
      const user = await lab.exec(namespace, pod.metadata.name, ['id', '-u']);
      const wrong = Number(user) !== pod.spec.securityContext?.runAsUser;
      return [
        ...(log.includes('Running command:') ? [] : [`${title(pod)}: no sign of kolla_start`]),
        ...(wrong ? [`${title(pod)} runs as ${user}`] : []),
      ];
    });
    none((await Promise.all(silent)).flat());
  });
  await lab.step('kolla: a token', () => lab.openstack(namespace, 'token', 'issue', '-c', 'expires'));
}
