import { issue } from './keystone';
import { type Lab, none } from './lab';
import { asNode, nodesOf } from './nodes';

/** A directory of a node, in which each volume has one. */
const HOME = '/var/lib/e2e-volumes';
const CLAIMS = ['data-mariadb-0', 'data-rabbitmq-0'];

/** Data on disks of a node, in claims that somebody has made before the cloud: as docs/storage.md says. */
export async function volumes(lab: Lab): Promise<void> {
  const [node] = await nodesOf(lab, 'control-plane');
  const namespace = await lab.namespace('volumes');
  const className = namespace;
  lab.afterRemoval(namespace, async () => {
    const made = CLAIMS.map((claim) => `persistentvolume/${namespace}-${claim}`);
    await lab.kubectl(['delete', '--ignore-not-found', `storageclass/${className}`, ...made]);
    await asNode(lab, node, `rm -rf ${HOME}`);
  });
  await lab.step('volumes: a cloud takes claims that are there, on disks of a node', async () => {
    await asNode(lab, node, `mkdir -p ${CLAIMS.map((claim) => `${HOME}/${claim}`).join(' ')}`);
    await lab.kubectl(['create', 'namespace', namespace]);
    await lab.apply([storageClass(className), ...CLAIMS.flatMap((claim) => volume(namespace, className, claim, node))]);
    const size = '1Gi';
    const { folder } = lab.synth(namespace, {
      storage: { className },
      database: { size },
      messageBus: { size },
      services: { glance: false, placement: false, nova: false, neutron: false },
    });
    await lab.apply(folder);
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
  await lab.remove('volumes');
}

const MINE = 'example.org/made-by-hand';

function storageClass(name: string): object {
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'StorageClass',
    metadata: { name },
    provisioner: 'kubernetes.io/no-provisioner',
    volumeBindingMode: 'WaitForFirstConsumer',
  };
}

function volume(namespace: string, storageClassName: string, claim: string, node: string): object[] {
  const name = `${namespace}-${claim}`;
  const spec = { storageClassName, accessModes: ['ReadWriteOnce'] };
  const matchExpressions = [{ key: 'kubernetes.io/hostname', operator: 'In', values: [node] }];
  return [
    {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name },
      spec: {
        ...spec,
        capacity: { storage: '1Gi' },
        persistentVolumeReclaimPolicy: 'Retain',
        claimRef: { namespace, name: claim },
        local: { path: `${HOME}/${claim}` },
        nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions }] } },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { namespace, name: claim, labels: { [MINE]: 'yes' } },
      spec: { ...spec, resources: { requests: { storage: '1Gi' } }, volumeName: name },
    },
  ];
}
