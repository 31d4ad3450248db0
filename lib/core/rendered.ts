/**
 * What kolla-ansible has rendered for a container, as it lies in `/etc/kolla/<container>` on a host: `config.json` and the
 * files that it names.
 */
import { basename, join } from 'node:path';
import type { Cloud } from './cloud';
import { filesRead, pathOf } from './config';
import { fail } from './errors';
import { type FolderFile, partsOf } from './folder';
import { KOLLA_CONFIG_FILES } from './kolla';
import { type Checks, folderLayer, type Layer } from './layers';
import { partName } from './names';
import { checksOf, filesAt, withLayer } from './overrides';
import type { ServiceSettings } from './settings';
import type { ConfigFile, Process, ServiceSpec } from './spec';

/**
 * The spec with what is rendered for containers that are called like its processes or, after that, like their images. Of a
 * process the command is that of config.json; an application under uWSGI is served as ours is. A file takes the place of
 * ours for the same path; ours for other paths stay.
 *
 * @throws InputError where something in a folder cannot be taken
 */
export function withRendered(spec: ServiceSpec, cloud: Cloud, { unchecked }: ServiceSettings): ServiceSpec {
  const checks = checksOf(cloud, spec.name, unchecked);
  return Object.entries(spec.processes ?? {}).reduce<ServiceSpec>((made, [name, process]) => {
    const container = containersFor(spec.name, name, process).find((one) => isRendered(cloud, one));
    return container === undefined ? made : withContainer(made, name, filesIn(cloud, container), checks);
  }, spec);
}

/** Names of containers that a process may be called by, the best first. */
export function containersFor(unit: string, name: string, { image }: Pick<Process, 'image'>): readonly string[] {
  return [partName(unit, name), image];
}

/** Of Kolla's, in the folder of each container. */
export const CONFIG_JSON = 'config.json';

function isRendered({ _rendered }: Cloud, container: string): boolean {
  return _rendered.some(({ name }) => name === `${container}/${CONFIG_JSON}`);
}

function filesIn({ _rendered }: Cloud, container: string): readonly FolderFile[] {
  return _rendered.filter((file) => partsOf(file)[0] === container);
}

function withContainer(spec: ServiceSpec, name: string, folder: readonly FolderFile[], checks: Checks): ServiceSpec {
  const { files = {}, processes = {} } = spec;
  const { [name]: process } = processes;
  const { command, copies } = configIn(folder);
  const before = filesRead(spec, process);
  // scripts of the engine come later
  const ours = Object.fromEntries(before.filter((key) => key in files).map((key) => [key, files[key]]));
  const added: Record<string, ConfigFile> = {};
  for (const { file, path } of copies) {
    const key = `${partsOf(file).slice(1).join('-')}-${name}`;
    const [options] = filesAt(ours, basename(path));
    added[key] = options === undefined ? text(file, path) : withOptionsOf(file, path, ours[options], checks);
  }
  const taken = new Set(copies.map(({ path }) => path));
  const kept = before.filter((key) => !(key in ours) || !taken.has(pathOf(spec.name, key, ours[key])));
  const read = { files: [...kept, ...Object.keys(added)] };
  const started: Process =
    'wsgi' in process ? { ...process, ...read } : { ...process, ...read, script: undefined, command };
  return { ...spec, files: { ...files, ...added }, processes: { ...processes, [name]: started } };
}

/** Options, checked as all are, with what is set over them still to come. */
function withOptionsOf(file: FolderFile, path: string, { sections }: ConfigFile, checks: Checks): ConfigFile {
  const bare: ConfigFile = { content: {}, path, shared: false, layers: [], sections };
  const rendered = withLayer({ file: bare }, ['file'], folderLayer(file, checks, sections), checks);
  return withLayer(rendered, ['file'], TO_STANDARD_ERROR, checks).file;
}

/** Logs are those of the container: the directories of Kolla's are not there, unless logs are shipped. */
const TO_STANDARD_ERROR: Layer = {
  source: ['renderedFolder'],
  options: { DEFAULT: { log_dir: null, log_file: null } },
};

/** What looks like a login in a text: `default_pass = …`, `"password": …`, `//user:password@`. */
const LOGIN = /(pass|passwd|password|secret|token)["']?\s*[=:]\s*["']?[^\s"']|\/\/[^\s/:@]+:[^\s/@]+@|PRIVATE KEY/i;

function text(file: FolderFile, path: string): ConfigFile {
  const line = file.text.split('\n').findIndex((one) => !/^\s*#/.test(one) && LOGIN.test(one)) + 1;
  if (line > 0) {
    const remedy = 'take the file out of the folder, so that ours is read';
    fail([`${file.place}:${line}`], `has something secret in it, which must not stand in a manifest: ${remedy}`);
  }
  return { content: file.text, path, shared: false, layers: [{ source: [file.place], options: {} }] };
}

/** How an application is served there, which is ours: it listens on an address of the host. */
export function isServing({ name }: FolderFile): boolean {
  return name.endsWith('-uwsgi.ini');
}

/** A file and where it is to be. */
interface Copy {
  readonly file: FolderFile;
  readonly path: string;
}

/**
 * What a config.json says: the words of the command, and the files that are there.
 *
 * @throws InputError where it is no config.json
 */
export function configIn(folder: readonly FolderFile[]): {
  readonly command: readonly string[];
  readonly copies: readonly Copy[];
} {
  const [config] = folder.filter((file) => partsOf(file).slice(1).join('/') === CONFIG_JSON);
  const wrong = (message: string): never => fail([config.place], message);
  const { command, config_files: wanted = [] } = parsed(config);
  if (typeof command !== 'string' || command.trim() === '')
    return wrong('has no "command": it is no config.json of Kolla\'s');
  if (!Array.isArray(wanted)) return wrong('"config_files" is no list: it is no config.json of Kolla\'s');
  const copies = (wanted as readonly (Record<string, unknown> | null)[]).flatMap((one): Copy[] => {
    const { source, dest } = one ?? {};
    if (typeof source !== 'string' || typeof dest !== 'string') {
      return wrong('a file without "source" or "dest": it is no config.json of Kolla\'s');
    }
    if (!dest.startsWith('/')) return wrong('a "dest" that does not begin with "/": it is no config.json of Kolla\'s');
    if (!source.startsWith(`${KOLLA_CONFIG_FILES}/`)) return [];
    const inside = source.slice(KOLLA_CONFIG_FILES.length + 1).replace(/\/$/, '');
    return folder
      .filter((file) => !isServing(file))
      .flatMap((file): Copy[] => {
        const name = partsOf(file).slice(1).join('/');
        if (name === inside) return [{ file, path: dest.endsWith('/') ? join(dest, basename(inside)) : dest }];
        return name.startsWith(`${inside}/`) ? [{ file, path: join(dest, name.slice(inside.length + 1)) }] : [];
      });
  });
  // as kolla_start splits it
  return { command: command.trim().split(/\s+/), copies };
}

function parsed({ text, place }: FolderFile): { readonly command?: unknown; readonly config_files?: unknown } {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // said below
  }
  return fail([place], "is no JSON object: it is no config.json of Kolla's");
}
