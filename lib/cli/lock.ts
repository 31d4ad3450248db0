/** Digests of the images in use, from their registries into `images.pin` of cloud.yaml. */
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { Document, isScalar, parseDocument } from 'yaml';
import { Cloud } from '../core/cloud';
import type { ImageSettings } from '../core/settings';
import { readSettings } from '../settings/read';
import { call, Failure } from './command';
import { imagesOf } from './images';
import { readManifests } from './manifests';
import { digestOf, parseReference } from './registry';

/** Registries have limits. */
const AT_ONCE = 6;

/**
 * What cannot be had is told, and stays as it is.
 *
 * @returns whether all digests could be had
 */
export async function lock(
  folder: string,
  { file, plainHttp }: { readonly file: string; readonly plainHttp?: boolean },
): Promise<boolean> {
  const { namespace, release, images = {} } = readSettings(file).props;
  checkWritable(file);
  const cloud = Cloud.settings({ namespace, release, images: { ...images, pin: {} } });
  const own = readManifests(folder).filter(({ metadata }) => metadata.namespace === cloud.namespace);
  const used = imagesOf(own);
  if (used.length === 0) {
    throw new Failure(`${folder} has no cloud "${cloud.namespace}", which ${file} describes: ${call('synth')}`);
  }
  const names = new Map(used.map((reference) => [reference, nameOf(reference, cloud, images)]));
  for (const reference of used.filter((one) => names.get(one) === undefined)) {
    console.log(`${reference}: is not what \`images\` of ${file} says, and stays as it is`);
  }

  const wanted = [...new Set([...names.values()].filter((name) => name !== undefined))];
  const digests: Record<string, string> = {};
  for (let i = 0; i < wanted.length; i += AT_ONCE) {
    await Promise.all(
      wanted.slice(i, i + AT_ONCE).map(async (name) => {
        const reference = cloud.image(name);
        try {
          digests[name] = await digestOf(parseReference(reference), { plainHttp });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          console.log(`${reference}: no digest: ${error.message}`);
        }
      }),
    );
  }
  const found = wanted.filter((name) => name in digests);
  const fresh = found.filter((name) => digests[name] !== images.pin?.[name]);
  if (fresh.length > 0) {
    const pins = Object.fromEntries(fresh.map((name) => [name, digests[name]]));
    writeFileSync(file, pinned(readFileSync(file, 'utf8'), pins, file));
  }
  console.log(
    `${found.length} of ${wanted.length} digests had, ${fresh.length} of them new in ${file}` +
      (fresh.length > 0 ? `: ${call('synth')} takes them up` : ''),
  );
  return found.length === wanted.length;
}

/** Before registries are asked. */
function checkWritable(file: string): void {
  try {
    accessSync(file, constants.W_OK);
  } catch {
    throw new Failure(`${file} may not be written by you: check its permissions`);
  }
}

/** What `images` calls an image; undefined when the reference does not come from there. */
function nameOf(reference: string, cloud: Cloud, { prefix = '', each = {} }: ImageSettings): string | undefined {
  const bare = (text: string) => text.replace(/[:@][^/]*$/, '');
  const last = bare(reference).split('/').at(-1) ?? '';
  return [...Object.keys(each), ...(last.startsWith(prefix) ? [last.slice(prefix.length)] : [])].find((name) => {
    const now = cloud.image(name);
    return reference === now || (reference.includes('@') && bare(reference) === bare(now));
  });
}

/**
 * The text of settings with digests in `images.pin`; the rest stays as it stands, comments and all.
 *
 * @throws Failure when `images` is no mapping of its own
 */
export function pinned(text: string, digests: Readonly<Record<string, string>>, file: string): string {
  const document = parseDocument(text);
  const before = printed(document);
  const section = document.has('images') ? undefined : new Document({ images: { pin: digests } }).toString();
  try {
    for (const path of [['images'], ['images', 'pin']]) {
      const there = document.getIn(path, true);
      if (there !== undefined && !(isScalar(there) && there.value === null)) continue;
      const mapping = document.createNode({});
      mapping.commentBefore = there?.comment;
      document.setIn(path, mapping);
    }
    for (const [name, digest] of Object.entries(digests)) document.setIn(['images', 'pin', name], digest);
  } catch {
    throw new Failure(`${file}: write \`images\` out, without an alias: its pin cannot be set there`);
  }
  const after = printed(document);
  const written = section === undefined ? splice(text, before, after) : `${text.trimEnd()}\n\n${section}`.trimStart();
  const same = JSON.stringify(parseDocument(written).toJS()) === JSON.stringify(document.toJS());
  return same ? written : after;
}

function printed(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

/** Does to a text what was done to its printed form: the lines that differ, blank ones left out of account. */
function splice(text: string, before: string, after: string): string {
  const full = (line: string) => line.trim() !== '';
  const [was, now] = [before, after].map((each) => each.split('\n').filter(full));
  const fewer = Math.min(was.length, now.length);
  let head = 0;
  while (head < fewer && was[head] === now[head]) head++;
  let tail = 0;
  while (tail < fewer - head && was.at(-1 - tail) === now.at(-1 - tail)) tail++;

  const lines = text.trimEnd().split('\n');
  const places = lines.flatMap((line, i) => (full(line) ? [i] : []));
  const end = was.length - tail;
  const first = lines.slice(0, head < end ? places[head] : (places[head - 1] ?? -1) + 1);
  const last = lines.slice((places[end - 1] ?? -1) + 1);
  return [...first, ...now.slice(head, now.length - tail), ...last, ''].join('\n');
}
