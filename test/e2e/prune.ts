import type { OpenStackCloudProps } from '../../lib';
import { issue, validate } from './keystone';
import { type Lab, none } from './lab';

const CHANGED: OpenStackCloudProps = {
  services: { keystone: { config: { 'keystone.conf': { token: { expiration: 7200 } } } } },
};

/** What is no longer in the output goes, what the cluster has made itself stays. */
export async function prune(lab: Lab): Promise<void> {
  const { namespace, output } = await lab.cloud('default');
  const token = await issue(lab, namespace);
  const names = async (kinds: string): Promise<string[]> =>
    (await lab.get(namespace, kinds)).map(({ kind, metadata }) => `${kind}/${metadata.name} ${metadata.uid}`);
  const kept = await names('secrets,persistentvolumeclaims');
  const flags = ['--prune', '--applyset=configmaps/openstack-applyset', '-n', namespace];

  await lab.apply(output.folder, ...flags); // from now on kubectl knows what belongs together
  for (const [what, folder] of [
    ['a change', lab.synth(namespace, CHANGED).folder],
    ['the way back', output.folder],
  ]) {
    await lab.step(`prune: after ${what} superseded files and Jobs go, Secrets and volumes stay`, async () => {
      // first the new, and only when that works away with the old
      await lab.apply(folder);
      await lab.ready(namespace);
      const said = await lab.apply(folder, ...flags);
      const gone = said.split('\n').filter((line) => line.endsWith(' pruned'));
      const wrong = gone.filter((line) => !/^(configmap\/keystone-conf-|job\.batch\/keystone-)/.test(line));
      const still = await names('secrets,persistentvolumeclaims');
      none([...wrong, ...kept.filter((name) => !still.includes(name)).map((name) => `${name} is gone`)]);
      if (gone.length === 0) throw new Error('nothing was pruned');
      await lab.ready(namespace);
      await validate(lab, namespace, token);
      return gone.join('\n');
    });
  }
}
