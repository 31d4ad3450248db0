/** The images that manifests use: listed, or as commands that copy them elsewhere. */
import { Failure } from './command';
import { containers, type KubeObject, podSpec } from './kubectl';
import { readManifests } from './manifests';
import { parseReference, version } from './registry';

/** @returns always true: there is nothing to be wrong */
export function images(folder: string, { mirror }: { readonly mirror?: string }): boolean {
  const used = imagesOf(readManifests(folder));
  if (mirror === undefined) {
    console.log(used.join('\n'));
    return true;
  }
  console.log(copies(used, mirror).join('\n'));
  const [registry, ...namespace] = mirror.split('/');
  const setting = `images: { registry: "${registry}", namespace: "${namespace.join('/')}" }`;
  console.error(`${used.length} images; when they are there, in cloud.yaml: ${setting}`);
  return true;
}

/** Full references, sorted, each once. */
export function imagesOf(manifests: readonly KubeObject[]): string[] {
  const used = manifests.flatMap((object) => containers(podSpec(object) ?? {})).map(({ image }) => image);
  return [...new Set(used)].sort();
}

const MIRROR = /^[a-z0-9][a-z0-9.-]*(:\d+)?(\/[a-z0-9]+([._-]+[a-z0-9]+)*)*$/;

/**
 * For each image a command that copies it, with all its platforms, under its own name.
 *
 * @throws Failure when two of them would be the same there
 */
export function copies(references: readonly string[], mirror: string): string[] {
  if (!MIRROR.test(mirror)) {
    throw new Failure(`--mirror: "${mirror}" is none: write <registry>[:<port>]/<namespace>, without https://`);
  }
  const sources = new Map<string, string>();
  for (const text of references) {
    const reference = parseReference(text);
    const { registry, repository } = reference;
    const source = `${registry}/${repository}${version(reference)}`;
    const target = `${mirror}/${repository.split('/').at(-1)}${version(reference)}`;
    const other = sources.get(target) ?? source;
    if (other !== source) throw new Failure(`--mirror: ${other} and ${source} would both be ${target}`);
    sources.set(target, source);
  }
  return [...sources].map(([target, source]) => `skopeo copy --all docker://${source} docker://${target}`);
}
