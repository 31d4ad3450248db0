import { OpenStackApp } from '../../lib';
import { CLOUDS } from '../clouds';
import { type Lab, objectsOf } from './lab';
import { type KubeObject, title } from './state';

/** The API server accepts every reference cloud, without a warning. */
export async function dryRun(lab: Lab): Promise<void> {
  const kinds = await lab.kubectl(['api-resources', '--no-headers']);
  const served = new Set(
    kinds
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).slice(-3))
      .map(([version, , kind]) => `${version} ${kind}`),
  );
  const isServed = ({ apiVersion, kind }: KubeObject): boolean => served.has(`${apiVersion} ${kind}`);
  for (const [name, build] of Object.entries(CLOUDS)) {
    await lab.step(`dry run: ${name}`, async () => {
      const app = new OpenStackApp();
      build(app);
      const objects = objectsOf(app);
      const moved = await move(lab, name, objects);
      const homes = moved.filter(({ kind }) => kind === 'Namespace');
      await lab.apply(homes); // what is in it can only be tried when it is there
      await lab.apply(moved.filter(isServed), '--dry-run=server', '--warnings-as-errors');
      const left = moved.filter((object) => !isServed(object)).map(title);
      return `${moved.length - left.length} objects${left.length > 0 ? `; this cluster does not know ${left.join(', ')}` : ''}`;
    });
  }
}

/** The objects in namespaces of the tests. */
async function move(lab: Lab, name: string, objects: readonly KubeObject[]): Promise<KubeObject[]> {
  const places = new Map<string, string>();
  for (const { kind, metadata } of objects) {
    if (kind === 'Namespace') places.set(metadata.name, await lab.namespace(`dry-${name}-${metadata.name}`));
  }
  const place = (namespace: string): string => places.get(namespace) ?? namespace;
  return objects.map((object) => {
    const { kind, metadata, subjects } = object;
    const isHome = kind === 'Namespace';
    return {
      ...object,
      metadata: isHome
        ? { ...metadata, name: place(metadata.name) }
        : { ...metadata, namespace: place(metadata.namespace ?? '') },
      ...(subjects === undefined
        ? {}
        : { subjects: (subjects as { namespace: string }[]).map((s) => ({ ...s, namespace: place(s.namespace) })) }),
    };
  });
}
