import type { OpenStackCloudProps } from '../../lib';
import { issue } from './keystone';
import { type Lab, none } from './lab';
import { localClass, localVolume, volumeOf } from './local-volumes';
import { asNode, nodesOf } from './nodes';

/** A directory of a node, in which each volume has one. */
const HOME = '/var/lib/e2e-volumes';
const CLAIMS = ['data-mariadb-0', 'data-rabbitmq-0'];

/** Data on disks of a node, in claims that somebody has made before the cloud: as docs/storage.md says. */
export async function volumes(lab: Lab): Promise<void> {
  const [node] = await nodesOf(lab, 'control-plane');
  const namespace = await lab.namespace('volumes');
  const settings = (size: string): OpenStackCloudProps => ({
    storage: { className: namespace },
    database: { size },
    messageBus: { size: '1Gi' },
    services: { glance: false, placement: false, nova: false, neutron: false },
  });
  lab.afterRemoval(namespace, async () => void (await asNode(lab, node, `rm -rf ${HOME}`)));
  await lab.step('volumes: a cloud takes claims that are there, on disks of a node', async () => {
    await asNode(lab, node, `rm -rf ${HOME}; mkdir -p ${CLAIMS.map((claim) => `${HOME}/${claim}`).join(' ')}`);
    await lab.kubectl(['create', 'namespace', namespace]);
    await lab.apply([
      localClass(namespace),
      ...CLAIMS.map((claim) => localVolume(namespace, claim, { node, path: `${HOME}/${claim}` })),
      ...CLAIMS.map((claim) => claimOf(namespace, claim)),
    ]);
    await lab.apply(lab.synth(namespace, settings('1Gi')).folder);
    await lab.ready(namespace);
    await issue(lab, namespace);
  });
  await lab.step('volumes: and keeps its data there', async () => {
    const claims = await lab.get(namespace, 'persistentvolumeclaims');
    const unlike = claims.filter(({ metadata }) => metadata.labels?.[MINE] === undefined);
    none(unlike.map(({ metadata }) => `${metadata.name} was made beside those that are there`));
    const said = await asNode(lab, node, `for claim in ${HOME}/*; do ls $claim | wc -l; done`);
    if (said.split('\n').some((count) => Number(count) === 0)) throw new Error(said);
    return `${claims.length} claims; entries in their directories: ${said.replace(/\n/g, ', ')}`;
  });
  await lab.step('volumes: one grows as the guide says, and nothing restarts', async () => {
    const { folder } = lab.synth(namespace, settings('2Gi'));
    const refused = await lab.apply(folder).catch((error: Error) => error.message);
    if (!refused.includes('updates to statefulset spec')) throw new Error(`no longer refused: ${refused}`);
    const { said } = await lab.cli('preflight', folder, '--no-images');
    if (!said.includes(`patch pvc/data-mariadb-0 -p`)) throw new Error(said);
    const uids = async (): Promise<string[]> =>
      (await lab.get(namespace, 'pods')).map(({ metadata }) => `${metadata.name} ${metadata.uid}`);
    const before = await uids();
    await lab.procedure('A volume is too small', namespace, folder);
    await lab.ready(namespace);
    const after = await uids();
    none(after.filter((pod) => !before.includes(pod)).map((pod) => `${pod} is new`));
    const [claim] = await lab.get(namespace, 'persistentvolumeclaim', CLAIMS[0]);
    const { resources } = claim.spec as unknown as { resources: { requests: { storage: string } } };
    if (resources.requests.storage !== '2Gi') throw new Error(JSON.stringify(claim.spec));
  });
  await lab.remove('volumes');
}

const MINE = 'example.org/made-by-hand';

/** A claim of that volume. */
function claimOf(namespace: string, name: string): object {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { namespace, name, labels: { [MINE]: 'yes' } },
    spec: {
      storageClassName: namespace,
      accessModes: ['ReadWriteOnce'],
      resources: { requests: { storage: '1Gi' } },
      volumeName: volumeOf(namespace, name),
    },
  };
}
