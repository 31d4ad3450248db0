import type { OpenStackCloudProps } from '../../lib';
import { issue, validate } from './keystone';
import { type Lab, none } from './lab';

const PUBLIC: OpenStackCloudProps = {
  size: 'small',
  public: { via: 'nodePort', domain: 'nodes.example.org' },
  services: { keystone: { processes: { api: { nodePort: 30577 } } } },
};

/** What is no longer in the output goes, from the first apply on; what the cluster has made itself stays. */
export async function prune(lab: Lab): Promise<void> {
  const { namespace } = await lab.step('prune: a cloud that users reach by a port of the nodes', () =>
    lab.cloud('prune', PUBLIC),
  );
  const token = await issue(lab, namespace);
  const names = async (kinds: string): Promise<string[]> =>
    (await lab.get(namespace, kinds)).map(({ kind, metadata }) => `${kind}/${metadata.name} ${metadata.uid}`);
  const kept = await names('secrets,persistentvolumeclaims');

  await lab.step('prune: what an output no longer has goes, and nothing before the new works', async () => {
    const { folder, objects } = lab.synth(namespace);
    await lab.apply(folder);
    const early = await lab.cli('prune', folder, '--yes');
    if (early.code === 0 && (await lab.cli('status', namespace)).code !== 0) {
      throw new Error(`it pruned while the cloud was not ready:\n${early.said}`);
    }
    await lab.ready(namespace);
    const { code, said } = await lab.cli('prune', folder, '--yes');
    if (code !== 0) throw new Error(said);
    const there = await names('services,poddisruptionbudgets,configmaps,jobs');
    const wanted = new Set(objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`));
    none(
      there
        .map((name) => name.split(' ')[0])
        .filter((name) => !wanted.has(name) && name !== 'ConfigMap/kube-root-ca.crt')
        .map((name) => `${name} is still there`),
    );
    const still = await names('secrets,persistentvolumeclaims');
    none(kept.filter((name) => !still.includes(name)).map((name) => `${name} is gone`));
    await lab.ready(namespace);
    await validate(lab, namespace, token);
    return said;
  });
  lab.discard('prune');
}
