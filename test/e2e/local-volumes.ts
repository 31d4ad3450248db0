/**
 * Directories of nodes as volumes, for claims of a namespace: a StorageClass called like it, without a provisioner.
 * They go with the namespace.
 */

const INSTANCE = 'app.kubernetes.io/instance';

export function localClass(namespace: string): object {
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'StorageClass',
    metadata: { name: namespace, labels: { [INSTANCE]: namespace } },
    provisioner: 'kubernetes.io/no-provisioner',
    allowVolumeExpansion: true, // by hand
    volumeBindingMode: 'WaitForFirstConsumer',
  };
}

/** What the volume for a claim is called. */
export function volumeOf(namespace: string, claim: string): string {
  return `${namespace}-${claim}`;
}

/** The directory is there already. */
export function localVolume(
  namespace: string,
  claim: string,
  { node, path }: { readonly node: string; readonly path: string },
): object {
  const matchExpressions = [{ key: 'kubernetes.io/hostname', operator: 'In', values: [node] }];
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: volumeOf(namespace, claim), labels: { [INSTANCE]: namespace } },
    spec: {
      storageClassName: namespace,
      accessModes: ['ReadWriteOnce'],
      capacity: { storage: '1Gi' },
      persistentVolumeReclaimPolicy: 'Retain',
      claimRef: { namespace, name: claim },
      local: { path },
      nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions }] } },
    },
  };
}
