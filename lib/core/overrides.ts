import { basename } from 'node:path';
import { type Ini, merge, notText } from '../oslo/ini';
import { suggest } from '../oslo/nearest';
import { checkOptions, checkPolicies, hidden, outdated } from '../oslo/options';
import type { Cloud } from './cloud';
import { checkReferences, filesRead, isIni, pathOf } from './config';
import { fail, type Problem, throwAny } from './errors';
import { type FolderFile, inUnit, partsOf, rulesIn } from './folder';
import { type Checks, folderLayer, type Layer, ofProject, placeIn, withNewNames } from './layers';
import { partName } from './names';
import { filesOf, programsOf, withPrograms } from './readers';
import type { ProcessSettings, ServiceSettings } from './settings';
import type { ConfigFile, Process, ServiceSpec, UnitSpec } from './spec';

/**
 * The spec with what its user sets: options over those of the spec, rules of policy.yaml, single processes. Units
 * never merge these themselves.
 */
export function withUserSettings(spec: ServiceSpec, cloud: Cloud, settings: ServiceSettings): ServiceSpec {
  const withFiles = { ...spec, files: withOptions(spec, cloud, settings) };
  return withProcesses(withPolicy(withFiles, cloud, settings), cloud, settings);
}

type Files = Readonly<Record<string, ConfigFile>>;

export function checksOf(cloud: Cloud, project: string, unchecked: readonly string[] = []): Checks {
  return { release: cloud.release, project, unchecked, migrate: cloud._migrate };
}

/** The spec with what its user sets of single processes. */
function withProcesses(spec: ServiceSpec, cloud: Cloud, settings: ServiceSettings): ServiceSpec {
  const { replicas, processes = {} } = settings;
  const known = Object.keys(spec.processes ?? {});
  for (const name of Object.keys(processes).filter((one) => !known.includes(one))) {
    fail(
      [spec.name, 'processes', name],
      `${spec.name} has no such process, ${suggest(name, known, `it has ${known.join(', ')}`)}`,
    );
  }
  const set = Object.entries(spec.processes ?? {}).map(([name, process]) => [
    name,
    withProcess(spec.name, name, { replicas, ...process }, processes[name] ?? {}),
  ]);
  const withSettings = { ...spec, processes: Object.fromEntries(set) as Record<string, Process> };
  return known.reduce<ServiceSpec>((made, name) => withOptionsOfProcess(made, cloud, name, settings), withSettings);
}

function withProcess(unit: string, name: string, process: Process, settings: ProcessSettings): Process {
  const { replicas, nodePort, requests, limits, env, mounts } = settings;
  const unable = (key: string, why: string): never => fail([unit, 'processes', name, key], why);
  if (replicas !== undefined && process.perNode)
    unable('replicas', 'is of no use: there is one on every node of its role');
  if (nodePort !== undefined && process.public === undefined) unable('nodePort', 'is of no use: users do not reach it');
  return {
    ...process,
    ...(replicas === undefined ? {} : { replicas }),
    ...(nodePort === undefined || process.public === undefined ? {} : { public: { ...process.public, nodePort } }),
    ...(requests === undefined && limits === undefined ? {} : { resources: { requests, limits } }),
    ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
    ...(mounts === undefined ? {} : { mounts: [...(process.mounts ?? []), ...mounts] }),
  };
}

/** The files with what is set of all services and of this one. */
function withOptions(spec: ServiceSpec, cloud: Cloud, settings: ServiceSettings): Files {
  const { files = {} } = spec;
  const { config = {}, unchecked = [] } = settings;
  const checks = checksOf(cloud, spec.name, unchecked);
  const main = mainFiles(spec);
  const wanted: Meant[] = [];
  for (const layer of main.length > 0 ? globalLayers(cloud, checks) : [])
    wanted.push({ keys: main, layer: ofProject(layer, checks) });
  // glance.conf, then glance/glance-api.conf
  for (const file of [...cloud._files].sort((a, b) => partsOf(a).length - partsOf(b).length)) {
    const keys = file.name === `${spec.name}.conf` ? main : meantInFolder(spec, files, file);
    if (keys.length > 0) wanted.push({ keys, layer: folderLayer(file, checks, sectionsOf(files, keys)) });
  }
  // what is said of a single file wins over what is said of all of that name
  const names = Object.keys(config).sort((a, b) => Number(isKey(files, a)) - Number(isKey(files, b)));
  for (const name of names) {
    const source = [spec.name, 'config', name];
    const keys = meantFiles(files, name);
    if (keys.length === 0) {
      const known = optionPlaces(files);
      fail(source, `${spec.name} has no such file of options, ${suggest(name, known, `it has ${known.join(', ')}`)}`);
    }
    wanted.push({ keys, layer: { source, options: config[name] } });
  }
  return { ...files, ...withLayers(files, wanted, checks) };
}

/** Files and what is set of them. */
interface Meant {
  readonly keys: readonly string[];
  readonly layer: Layer;
}

/** Those of the files that are meant, with all that is set of them. */
function withLayers(files: Files, wanted: readonly Meant[], checks: Checks): Files {
  return wanted.reduce<Files>(
    (made, { keys, layer }) => ({ ...made, ...withLayer({ ...files, ...made }, keys, layer, checks) }),
    {},
  );
}

/** Of all services, in a folder and in `config` of the cloud. */
export const GLOBAL = 'global.conf';

/** What is set of all services, in the folder and in the settings. */
export function globalLayers(cloud: Cloud, checks: Checks): readonly Layer[] {
  const inFolder = cloud._files.filter(({ name }) => name === GLOBAL);
  const inSettings = Object.entries(cloud._config).map(([name, options]) => ({ source: ['config', name], options }));
  return [...inFolder.map((file) => folderLayer(file, checks)), ...inSettings];
}

/** The files that `global.conf` and the service's own one in a folder are for: not those of its plug-ins. */
export function mainFiles({ name, files = {} }: UnitSpec): string[] {
  return [`${name}.conf`, `${name}-api.conf`].flatMap((place) => filesAt(files, place));
}

/** `nova/nova.conf`, `neutron/ml2_conf.ini` */
function meantInFolder({ name }: UnitSpec, files: Files, file: FolderFile): string[] {
  const place = inUnit(file, name);
  return place === undefined ? [] : filesAt(files, place);
}

function isKey(files: Files, name: string): boolean {
  return filesAt(files, name).length === 0;
}

/** Sections of these files that settings name, by the group whose options they have. */
export function sectionsOf(files: Files, keys: readonly string[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...keys.map((key) => files[key].sections)) as Record<string, string>;
}

/**
 * The spec with what is set of one process: what it alone reads is changed where it is, of what others read it has a
 * copy.
 */
function withOptionsOfProcess(spec: ServiceSpec, cloud: Cloud, name: string, settings: ServiceSettings): ServiceSpec {
  const { unchecked = [], processes = {} } = settings;
  const checks = checksOf(cloud, spec.name, unchecked);
  const { [name]: process } = spec.processes ?? {};
  const files = filesOf(spec, [process]);
  const main = mainFiles({ ...spec, files });
  const inFolder = main.length === 0 ? [] : cloud._files.flatMap((file) => asksFor(spec, name, file) ?? []);
  const wanted: Meant[] = inFolder
    .sort((a, b) => a.rank - b.rank)
    .map(({ file }) => ({ keys: main, layer: folderLayer(file, checks, sectionsOf(files, main)) }));
  for (const [file, options] of Object.entries(processes[name]?.config ?? {})) {
    const source = [spec.name, 'processes', name, 'config', file];
    const keys = meantFiles(files, file);
    if (keys.length === 0) {
      const known = optionPlaces(files);
      const otherwise = `it reads ${known.length > 0 ? known.join(', ') : 'no options'}`;
      fail(source, `${partName(spec.name, name)} reads no such file of options, ${suggest(file, known, otherwise)}`);
    }
    wanted.push({ keys, layer: { source, options } });
  }
  if (wanted.length === 0) return spec;
  const changed = withLayers(files, wanted, checks);
  const others = readByOthers(spec, name);
  const target = (key: string): string => (Object.hasOwn(changed, key) && others.has(key) ? `${key}-${name}` : key);
  const made = Object.entries(changed).map(([key, file]): [string, ConfigFile] => [
    target(key),
    others.has(key) ? { ...file, path: pathOf(spec.name, key, file), shared: false } : file,
  ]);
  const own = withPrograms(process, (program) => ({ ...program, files: filesRead(spec, program).map(target) }));
  return {
    ...spec,
    files: { ...spec.files, ...Object.fromEntries(made) },
    processes: { ...spec.processes, [name]: own },
  };
}

/** Whether a file of the folder is for a process: the more by its own name (2) than by that of its image (1). */
export function asksFor(
  spec: UnitSpec,
  process: string,
  file: FolderFile,
): { file: FolderFile; rank: number } | undefined {
  const place = inUnit(file, spec.name);
  if (!place?.endsWith('.conf')) return undefined;
  if (filesAt(spec.files ?? {}, place).length > 0) return undefined;
  const name = place.replace(/\.conf$/, '');
  if (name === partName(spec.name, process)) return { file, rank: 2 };
  return name === spec.processes?.[process].image ? { file, rank: 1 } : undefined;
}

/** What tasks read, and other processes than this one. */
function readByOthers(spec: UnitSpec, name: string): ReadonlySet<string> {
  const steps = (spec.tasks ?? []).flatMap((task) => Object.values(task.steps));
  const others = Object.entries(spec.processes ?? {}).flatMap(([one, process]) =>
    one === name ? [] : programsOf(process),
  );
  return new Set([...steps, ...others].flatMap((program) => filesRead(spec, program)));
}

/** Names under which files of options lie where they are read: `nova.conf`. */
export function optionPlaces(files: Files): string[] {
  const keys = Object.keys(files).filter((key) => isIni(files[key].content));
  return [...new Set(keys.map((key) => placeOf(files, key)))];
}

/** The files of options that a user means; processes may read different ones of one name: nova.conf is all of them. */
export function meantFiles(files: Files, name: string): string[] {
  const keys = filesAt(files, name);
  return keys.length > 0 || !Object.hasOwn(files, name) || !isIni(files[name].content) ? keys : [name];
}

/** The files of options that are read by that name. */
export function filesAt(files: Files, place: string): string[] {
  return Object.keys(files).filter((key) => isIni(files[key].content) && placeOf(files, key) === place);
}

function placeOf(files: Files, key: string): string {
  return basename(files[key].path ?? key);
}

/**
 * Files with a layer over their own options.
 *
 * @param keys of the files that are meant
 * @throws InputError with all that is wrong with the options
 */
export function withLayer(files: Files, keys: readonly string[], given: Layer, checks: Checks): Files {
  const { release, project, unchecked } = checks;
  const sections = sectionsOf(files, keys);
  const layer = withNewNames(given, checks, sections);
  const { options } = layer;
  const [name] = layer.source.slice(-1);
  const problems = [
    ...checkOptions(release, project, basename(name), options, unchecked, sections),
    ...checkReferences(options),
    ...keys.flatMap((key) => hidden(release, project, files[key].content as Ini, options, sections)),
  ];
  const placed = ({ path, message }: Problem): Problem => ({ path: placeIn(layer, path), message });
  throwAny(problems.map(placed));
  const warnings = outdated(release, project, options, unchecked, sections).map(placed);
  const over = ({ content, layers = [{ source: [], options: content as Ini }], ...file }: ConfigFile): ConfigFile => ({
    ...file,
    content: merge(content as Ini, options as Ini),
    layers: [...layers, { ...layer, warnings }],
  });
  return Object.fromEntries(keys.map((key) => [key, over(files[key])]));
}

/**
 * All that is set of the options of a service for files of a name, whatever process reads them.
 *
 * @throws InputError where a file of the folder cannot be read
 */
export function userOptions(cloud: Cloud, unit: string, settings: ServiceSettings, place: string): Ini {
  const checks = checksOf(cloud, unit, settings.unchecked);
  const inFolder = cloud._files.filter(
    (file) => file.name === GLOBAL || file.name === place || (partsOf(file)[0] === unit && file.name.endsWith('.conf')),
  );
  const processes = Object.values(settings.processes ?? {});
  return merge(
    ...inFolder.map((file) => folderLayer(file, checks).options as Ini),
    cloud._config[GLOBAL] as Ini,
    ...[settings, ...processes].map(({ config }) => config?.[place] as Ini),
  );
}

/** The rules of the folder and of the settings; a rule of the second wins. */
function withPolicy(spec: ServiceSpec, cloud: Cloud, { policy = {} }: ServiceSettings): ServiceSpec {
  const { files = {} } = spec;
  const inFolder = cloud._files.filter(({ name }) => name === `${spec.name}/${POLICY}`);
  const given = [
    ...inFolder.flatMap((file) => rulesIn(file).map(({ rule, check, place }) => ({ rule, check, path: [place] }))),
    ...Object.entries(policy).map(([rule, check]) => ({ rule, check, path: [spec.name, 'policy', rule] })),
  ];
  if (given.length === 0) return spec;
  const paths = Object.fromEntries(given.map(({ rule, path }) => [rule, path]));
  const rules = Object.fromEntries(given.map(({ rule, check }) => [rule, check]));
  const problems = checkPolicies(cloud.release, spec.name, rules);
  throwAny(problems.map(({ path: [rule], message }) => ({ path: paths[rule], message })));
  const sorted = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = sorted.map(([rule, check]) => `${JSON.stringify(rule)}: ${JSON.stringify(check)}\n`).join('');
  // the APIs ask it: a change rolls them and repeats no task
  const asking = new Set(spec.catalog?.map(({ process }) => process));
  const processes = Object.entries(spec.processes ?? {}).map(([name, process]): [string, Process] => [
    name,
    asking.has(name) ? { ...process, files: [...filesRead(spec, process), POLICY] } : process,
  ]);
  const layers = inFolder.map(({ place }): Layer => ({ source: [place], options: {} }));
  return {
    ...spec,
    files: { ...files, [POLICY]: { content, layers } },
    processes: Object.fromEntries(processes),
  };
}

const POLICY = 'policy.yaml';

/** Texts that a user puts in the place of ours, and the keys that lead to them. */
export interface Texts {
  readonly path: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** The unit with the texts of the folder and of the settings instead of its own. */
export function withTexts<T extends UnitSpec>(spec: T, cloud: Cloud, { path, files: given }: Texts): T {
  const { files = {} } = spec;
  const known = Object.keys(files).filter((key) => !isIni(files[key].content) && !isOurs(spec, key));
  const at = (place: string): string[] => known.filter((key) => key === place || placeOf(files, key) === place);
  const texts = [
    ...cloud._files.map((file) => {
      const place = inUnit(file, spec.name);
      const keys = place === undefined ? [] : at(place);
      if (keys.length > 0) checkText(file);
      return { keys, content: file.text, source: [file.place] };
    }),
    ...Object.entries(given).map(([name, content]) => ({ keys: at(name), content, source: [...path, name] })),
  ];
  for (const { source } of texts.filter(({ keys, source: [, ...more] }) => keys.length === 0 && more.length > 0)) {
    fail(source, unknownText(spec, source[source.length - 1], known));
  }
  const replaced: Record<string, ConfigFile> = { ...files };
  for (const { keys, content, source } of texts) {
    for (const key of keys) {
      const { layers = [], ...file } = replaced[key];
      replaced[key] = { ...file, content, layers: [...layers, { source, options: {} }] };
    }
  }
  return { ...spec, files: replaced };
}

/** Line ends of Windows may stay: the file is taken as it is. */
function checkText({ place, text }: FolderFile): void {
  const odd = notText(text.replaceAll('\r\n', '\n'));
  if (odd !== undefined) fail([place], odd);
}

/** Scripts, and what we make of what the cloud is. */
function isOurs({ name, files = {} }: UnitSpec, key: string): boolean {
  return pathOf(name, key, files[key]).startsWith('/openstack/') || key === POLICY;
}

function unknownText({ name, files = {} }: UnitSpec, file: string, known: readonly string[]): string {
  if (meantFiles(files, file).length > 0) return `is a file of options: set them in services.${name}.config`;
  if (file === POLICY) return `has rules that are checked: write them into services.${name}.policy`;
  const places = known.map((key) => placeOf(files, key));
  const otherwise = known.length === 0 ? 'and none that could be replaced' : `it has ${places.join(', ')}`;
  return `${name} has no such file, ${suggest(file, places, otherwise)}`;
}
