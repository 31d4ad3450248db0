import type { Volume, VolumeMount } from './k8s';
import type { MadeFile } from './config';
import { slug } from './names';
import type { Mount, Rights } from './spec';

/** Where files with secrets are rendered: in memory. */
export const RENDERED = '/rendered';

/** MiB of a directory that the containers of a pod share. */
const SHARED = 128;

/** The volumes of a pod, each once. */
export class Volumes {
  readonly #byContent = new Map<string, Volume>();
  readonly #names = new Set<string>();

  /** The name under which the volume is there. */
  public add(name: string, source: Omit<Volume, 'name'>): string {
    // empty ones are the same by their name alone
    const key = 'emptyDir' in source ? name : JSON.stringify(source);
    const known = this.#byContent.get(key);
    if (known !== undefined) return known.name;
    let free = name;
    for (let i = 2; this.#names.has(free); i++) free = `${name}-${i}`;
    this.#names.add(free);
    this.#byContent.set(key, { name: free, ...source });
    return free;
  }

  public list(): Volume[] {
    return [...this.#byContent.values()];
  }
}

/** An empty directory of at most so many MiB: a pod that writes more is evicted, and not the node filled. */
export function emptyDir(size: number): Omit<Volume, 'name'> {
  return { emptyDir: { sizeLimit: `${size}Mi` } };
}

/** The mount of what a program asks for. */
export function volumeMount(unit: string, volumes: Volumes, mount: Mount, rights: Rights | undefined): VolumeMount {
  const { path: mountPath } = mount;
  if ('secret' in mount) {
    const name = volumes.add(slug(mount.secret), { secret: { secretName: mount.secret, defaultMode: 0o440 } });
    return { name, mountPath, readOnly: true };
  }
  if ('host' in mount) {
    if (mount.propagation === 'Bidirectional' && !rights?.privileged) {
      throw new Error(
        `${unit}: ${mount.host}: Kubernetes refuses mounts that propagate to the node without privileges`,
      );
    }
    const name = volumes.add(`host-${slug(mount.host)}`, {
      hostPath: { path: mount.host, ...(mount.create ? { type: 'DirectoryOrCreate' } : {}) },
    });
    return { name, mountPath, readOnly: mount.readOnly, mountPropagation: mount.propagation };
  }
  if ('shared' in mount) {
    return { name: volumes.add(mount.shared, emptyDir(mount.size ?? SHARED)), mountPath, readOnly: mount.readOnly };
  }
  if ('volume' in mount) {
    const name = volumes.add(slug(mount.volume), { persistentVolumeClaim: { claimName: mount.volume } });
    return { name, mountPath, readOnly: mount.readOnly };
  }
  return { name: mount.claim, mountPath, readOnly: mount.readOnly };
}

/** Each file where the program looks for it, read-only; what lies beside it in the image stays. */
export function fileMounts(volumes: Volumes, files: readonly MadeFile[]): VolumeMount[] {
  let config: string | undefined;
  const plain = (): string => (config ??= volumes.add('config', projected(files.filter((file) => !isRendered(file)))));
  return files.map((file) => ({
    name: isRendered(file) ? renderedVolume(volumes) : plain(),
    mountPath: file.path,
    subPath: file.name,
    readOnly: true,
  }));
}

/** Whether a file has secrets that are rendered into it when a pod starts. */
export function isRendered(file: MadeFile): boolean {
  return Object.keys(file.rendered).length > 0;
}

/** Several files in one folder. */
export function projected(files: readonly Pick<MadeFile, 'configMap'>[]): Omit<Volume, 'name'> {
  return { projected: { sources: files.map((file) => ({ configMap: { name: file.configMap } })) } };
}

/** The volume at `RENDERED`. */
export function renderedVolume(volumes: Volumes): string {
  return volumes.add('rendered', { emptyDir: { medium: 'Memory', sizeLimit: '1Mi' } });
}
