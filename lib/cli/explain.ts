/** What an option is, and what it is for each process: the value, and which layer set it. */

import type { Cloud } from '../core/cloud';
import { filesRead } from '../core/config';
import { InputError, type Problem } from '../core/errors';
import { inGroups } from '../core/groups';
import { type Layer, placeIn } from '../core/layers';
import { partName } from '../core/names';
import { filesAt, optionPlaces } from '../core/overrides';
import { programsOf } from '../core/readers';
import type { ConfigFile, UnitSpec } from '../core/spec';
import { environmentName, type IniValue, joined, type ListForm, SecretText } from '../oslo/ini';
import { suggest } from '../oslo/nearest';
import { helpOf, nearestOption, type OptionHelp } from '../oslo/options';
import { readSettings } from '../settings/read';
import { tried } from '../settings/trial';
import { columns } from './columns';
import { Failure } from './command';

/**
 * @param place name of the file where it is read: `nova.conf`
 * @param option `cpu_allocation_ratio`, `DEFAULT.cpu_allocation_ratio`; without, all that is set in the file
 * @returns always true: there is nothing to be wrong
 * @throws Failure where there is no such file or option
 */
export function explain(place: string, option: string | undefined, { file }: { readonly file: string }): boolean {
  const settings = readSettings(file);
  try {
    const { cloud, specs } = tried(settings.props);
    const found = readings(cloud, specs, place);
    if (found.length === 0) {
      const places = [...new Set(specs.flatMap(({ files = {} }) => optionPlaces(files)))].sort();
      throw new Failure(
        `nothing reads options from ${place}, ${suggest(place, places, `but from ${places.join(', ')}`)}`,
      );
    }
    const tables = optionsOf(cloud.release, place, found, option).map((one) =>
      table(place, one, found, settings.locate),
    );
    console.log(tables.join('\n\n'));
    return true;
  } catch (error) {
    throw error instanceof InputError ? new InputError(settings.locate(error.problems)) : error;
  }
}

/** A process that reads a file of options. */
export interface Reading {
  readonly unit: string;
  /** As its objects are called. */
  readonly process: string;
  readonly file: ConfigFile;
  readonly environment: Readonly<Record<string, unknown>>;
}

/** All processes, on each group of nodes, that read a file of options by that name. */
export function readings(cloud: Cloud, specs: readonly UnitSpec[], place: string): Reading[] {
  return specs.flatMap((spec) =>
    Object.entries(spec.processes ?? {}).flatMap(([name, process]) => {
      const placed = process.perNode ? inGroups(cloud, spec, name, process) : [{ name, process }];
      return placed.flatMap(({ name: called, process: one }) => {
        const { files = {} } = spec;
        const known = filesAt(files, place);
        const read = programsOf(one).flatMap((program) =>
          filesRead(spec, program)
            .filter((key) => known.includes(key))
            .map((key) => ({ file: files[key], environment: { ...program.podFields, ...program.env } })),
        );
        const [first] = read;
        return first === undefined ? [] : [{ unit: spec.name, process: partName(spec.name, called), ...first }];
      });
    }),
  );
}

/** What is asked for: the options of that name, or what anybody has set. */
function optionsOf(release: string, place: string, found: readonly Reading[], asked: string | undefined): OptionHelp[] {
  const [{ unit, file }] = found;
  const contents = found.map((one) => Object.entries(one.file.content));
  if (asked === undefined) {
    const set = new Map(
      contents.flat().flatMap(([section, options]) => named(section, Object.keys(options as object))),
    );
    const order = ([section, option]: readonly [string, string]) =>
      `${section === 'DEFAULT' ? '' : section}\0${option}`;
    const sorted = [...set.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
    return sorted.flatMap(([section, option]) => described(section, option));
  }
  const [, section, option] = /^(?:\[?(.+?)\]?[ .])?([^ .]+)$/.exec(asked) ?? ['', undefined, asked];
  const known = helpOf(release, unit, option, file.sections).filter((one) =>
    [undefined, one.section].includes(section),
  );
  const foreign = contents
    .flat()
    .filter(([one, options]) => [undefined, one].includes(section) && Object.hasOwn(options as object, option))
    .map(([one]) => one)
    .filter((one) => !known.some((other) => other.section === one));
  const all = [...known, ...[...new Set(foreign)].flatMap((one) => described(one, option))];
  if (all.length > 0) return all;
  const meant = section === undefined ? nearestOption(release, unit, option) : sectionsWith(release, unit, option)[0];
  const where = section === undefined ? asked : `[${section}] ${option}`;
  throw new Failure(
    `${place} has no option ${where} (${release})${meant === undefined ? '' : `, did you mean "${meant}"?`}`,
  );

  function described(one: string, name: string): OptionHelp[] {
    const [help] = helpOf(release, unit, name, file.sections).filter((each) => each.section === one);
    return [help ?? { section: one, option: name, kind: 'of a plug-in, unchecked' }];
  }
}

function sectionsWith(release: string, unit: string, option: string): string[] {
  return helpOf(release, unit, option).map(({ section }) => `${section}.${option}`);
}

function named(section: string, options: readonly string[]): [string, readonly [string, string]][] {
  return options.map((option) => [`${section}\0${option}`, [section, option]]);
}

type Locate = (problems: readonly Problem[]) => readonly Problem[];

function table(
  place: string,
  { section, option, kind, form, help, mutable, removal, ...more }: OptionHelp,
  found: readonly Reading[],
  locate: Locate,
): string {
  const rows = found.map((reading) => row(reading, section, option, more.default, form, locate));
  return [
    `[${section}] ${option} of ${place}: ${kind}`,
    ...(help === undefined ? [] : [`  ${help}`]),
    ...(removal === undefined ? [] : [`  ${removal}`]),
    `  default: ${more.default ?? 'none'}${mutable ? ', mutable' : ''}`,
    ...columns(rows).map((line) => `  ${line}`),
  ].join('\n');
}

function row(
  { process, file, environment }: Reading,
  section: string,
  option: string,
  standard: string | undefined,
  form: ListForm | undefined,
  locate: Locate,
): [process: string, value: string, by: string] {
  const variable = environmentName(section, option);
  if (Object.hasOwn(environment, variable))
    return [process, shown(environment[variable] as IniValue, form), `${variable} of the process`];
  const content = file.content as Readonly<Record<string, Readonly<Record<string, IniValue>>>>;
  const layers = file.layers ?? [{ source: [], options: content }];
  const setters = layers.filter(({ options }) => options[section]?.[option] !== undefined).reverse();
  const value = content[section]?.[option];
  const by = setters.map((layer) => sourceOf(layer, section, option, locate)).join(', over ');
  if (value === undefined) return [process, standard ?? '-', 'the default'];
  return [
    process,
    value === null ? (standard ?? '-') : shown(value, form),
    value === null ? `the default, by ${by}` : by,
  ];
}

function sourceOf(layer: Layer, section: string, option: string, locate: Locate): string {
  if (layer.source.length === 0) return 'cdk8s-openstack';
  const [{ path }] = locate([{ path: placeIn(layer, [section, option]), message: '' }]);
  const [file] = layer.source.slice(-1);
  // cloud.yaml:6:31 services.nova.config.nova.conf.DEFAULT.debug
  const [, line, keys] = /^(\S+:\d+):\d+ (.+)$/.exec(path.join('.')) ?? [];
  return line === undefined ? path.join('.') : `${keys.replace(`.${file}.${section}.${option}`, '')} (${line})`;
}

/** A value as a line, with the names of Secrets instead of what is in them. */
function shown(value: IniValue, form: ListForm = 'commas'): string {
  if (value instanceof SecretText) {
    return value.parts.map((part) => (typeof part === 'string' ? part : nameOf(part))).join('');
  }
  if (Array.isArray(value)) return joined(value, form);
  if (typeof value === 'object' && value !== null && 'secret' in value) return nameOf(value);
  return String(value).replaceAll('\n', '\\n');
}

function nameOf({ secret, key = 'password' }: { readonly secret: string; readonly key?: string }): string {
  return `<Secret ${secret}, ${key}>`;
}
