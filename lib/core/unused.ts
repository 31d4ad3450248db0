import { suggest } from '../oslo/nearest';
import { checkOptions, hasOption, MOST } from '../oslo/options';
import type { Cloud } from './cloud';
import { type Problem, throwAny } from './errors';
import { type FolderFile, hostOf, partsOf } from './folder';
import { placeIn } from './layers';
import { partName } from './names';
import type { Note } from './notes';
import { checksOf, GLOBAL, globalLayers, mainFiles, optionPlaces } from './overrides';
import { CONFIG_JSON, containersFor, isServing } from './rendered';
import type { UnitSpec } from './spec';

/**
 * Whether all that is set of the whole cloud is taken by somebody, when all units are there.
 *
 * @throws InputError with the files of the folder that nothing reads, and options for all that no service has
 */
export function checkUnused(cloud: Cloud, units: readonly Pick<Note, 'spec'>[]): void {
  const specs = units.map(({ spec }) => spec);
  const layers = specs.flatMap(({ files = {} }) => Object.values(files).flatMap((file) => file.layers ?? []));
  const taken = new Set(layers.map(({ source }) => source.join('\0')));
  const files = [...cloud._files, ...cloud._groups.flatMap((group) => group.files)];
  throwAny([
    ...files.filter(({ place }) => !taken.has(place)).map((file) => unread(file, specs)),
    ...unreadContainers(cloud, specs, taken),
    ...unknownToAll(cloud, specs),
  ]);
}

function unread(file: FolderFile, specs: readonly UnitSpec[]): Problem {
  const [unit] = partsOf(file);
  const known = [GLOBAL, ...specs.flatMap((spec) => namesFor(spec, hostOf(file)))];
  const own = known.filter((name) => name.startsWith(`${unit}/`));
  const otherwise = own.length > 0 ? `there could be ${own.join(', ')}` : 'take it out of the folder';
  return { path: [file.place], message: `nothing in this cloud reads it, ${suggest(file.name, known, otherwise)}` };
}

/** Rendered files that no process takes: all of a container that is none here, or what its config.json does not name. */
function unreadContainers({ _rendered }: Cloud, specs: readonly UnitSpec[], taken: ReadonlySet<string>): Problem[] {
  const containers = new Map<string, FolderFile[]>();
  for (const file of _rendered) containers.set(partsOf(file)[0], [...(containers.get(partsOf(file)[0]) ?? []), file]);
  const known = specs.flatMap((spec) =>
    Object.entries(spec.processes ?? {}).flatMap(([name, process]) => containersFor(spec.name, name, process)),
  );
  return [...containers].flatMap(([container, files]): Problem[] => {
    const isExpected = (file: FolderFile): boolean => isServing(file) || file.name === `${container}/${CONFIG_JSON}`;
    const left = files.filter((file) => !taken.has(file.place) && !isExpected(file));
    if (known.includes(container)) {
      return left.map(({ place }) => ({
        path: [place],
        message: 'no config.json names it, take it out of the folder',
      }));
    }
    const message = `no service here has this container, ${suggest(container, known, 'take its folder out')}`;
    return [{ path: [files[0].place], message }];
  });
}

/** What could be said of a unit in a folder. */
function namesFor({ name, files = {}, processes = {} }: UnitSpec, host: string | undefined): string[] {
  const places = optionPlaces(files);
  const programs = Object.entries(processes).flatMap(([process, { image }]) => [partName(name, process), image]);
  if (places.length === 0) return Object.keys(files).map((file) => `${name}/${file}`);
  if (host !== undefined) return places.map((place) => `${name}/${host}/${place}`);
  const inside = [...places, ...programs.map((program) => `${program}.conf`), 'policy.yaml'];
  return [`${name}.conf`, ...[...new Set(inside)].map((place) => `${name}/${place}`)];
}

/** Options for all services that none of them has. */
function unknownToAll(cloud: Cloud, specs: readonly UnitSpec[]): Problem[] {
  const { release } = cloud;
  const projects = specs.filter((spec) => mainFiles(spec).length > 0).map(({ name }) => name);
  return globalLayers(cloud, checksOf(cloud, '')).flatMap((layer) =>
    Object.entries(layer.options).flatMap(([section, options]) =>
      Object.entries(options)
        .filter(([option]) => !projects.some((project) => hasOption(release, project, section, option)))
        .slice(0, MOST)
        .map(([option, value]) => {
          const said = projects.flatMap((project) =>
            checkOptions(release, project, GLOBAL, { [section]: { [option]: value } }),
          );
          const [{ message }] = [...said.filter((one) => one.message.includes('did you mean')), ...said];
          return { path: placeIn(layer, [section, option]), message };
        }),
    ),
  );
}
