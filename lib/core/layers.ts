/**
 * What a user sets of the options in files, source by source. A later layer wins:
 *
 * 1. our own options
 * 2. of all services: `global.conf` of the folder, then of `config` of the cloud
 * 3. of a service: its files in the folder, then its `config`
 * 4. of a process: its file in the folder, then its `config`
 * 5. of a group of nodes
 * 6. of a host: its files in the folder, then its `config`
 */
import type { IniValue } from '../oslo/ini';
import { hasOption, listForm, migrate } from '../oslo/options';
import { fail, type Problem } from './errors';
import { type FolderFile, optionsIn } from './folder';

/** Options by section, as a user writes them. */
export type Options = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Options from one source. */
export interface Layer {
  /** The keys that lead to them in the settings, or the file in the folder. */
  readonly source: readonly string[];
  readonly options: Options;
  /** Where each stands, if that is a file of the folder. */
  readonly lines?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What options that were moved to their new names are called where they stand. */
  readonly former?: Readonly<Record<string, Readonly<Record<string, readonly [section: string, option: string]>>>>;
  /** What the user is to be told of them, though they hold. */
  readonly warnings?: readonly Problem[];
}

/** By what options are checked, and what is known of them. */
export interface Checks {
  readonly release: string;
  readonly project: string;
  readonly unchecked: readonly string[];
  /** Whether options that are called by a former name are moved to the new one. */
  readonly migrate: boolean;
}

/** A layer by the names that options have in the release, if the cloud wants that. */
export function withNewNames(layer: Layer, checks: Checks, sections: Readonly<Record<string, string>>): Layer {
  return checks.migrate ? { ...layer, ...migrate(checks.release, checks.project, layer.options, sections) } : layer;
}

/** Where something in a layer is: the path of a problem. */
export function placeIn({ source, lines, former }: Layer, path: readonly string[]): readonly string[] {
  const [section, option] = former?.[path[0]]?.[path[1]] ?? path;
  if (lines === undefined) return [...source, section, ...(option === undefined ? [] : [option])];
  const line =
    option === undefined ? Object.values(lines[section]).reduce((a, b) => Math.min(a, b)) : lines[section][option];
  return [`${source.join('')}:${line}`];
}

/** For a file of the folder, in which an option that is to be taken out has this value, as with Puppet's modules. */
const UNSET = '<SERVICE DEFAULT>';

/**
 * The options of a file in the folder. Of an option that stands there several times all values count if it may have
 * several, else the last one, as for oslo.config.
 *
 * @param sections that settings name, as in `checkOptions`
 */
export function folderLayer(
  file: FolderFile,
  { release, project, unchecked }: Checks,
  sections: Readonly<Record<string, string>> = {},
): Layer {
  const options: Record<string, Record<string, unknown>> = Object.create(null);
  const lines: Record<string, Record<string, number>> = Object.create(null);
  for (const [section, parsed] of Object.entries(optionsIn(file))) {
    for (const [option, { values, line }] of Object.entries(parsed)) {
      (options[section] ??= Object.create(null) as Record<string, unknown>)[option] = valueOf(
        section,
        option,
        values,
        line,
      );
      (lines[section] ??= Object.create(null) as Record<string, number>)[option] = line;
    }
  }
  return { source: [file.place], options, lines };

  function valueOf(section: string, option: string, values: readonly string[], line: number): IniValue {
    const last = values[values.length - 1];
    if (last.toUpperCase() === UNSET) return null;
    if (values.length === 1) return last;
    if (listForm(release, project, section, option, sections) === 'lines') return values;
    if (unchecked.includes(section) || unchecked.includes(`${section}.${option}`)) {
      const message = `[${section}] ${option} stands there ${values.length} times, and nobody knows whether it may; keep one`;
      fail([`${file.place}:${line}`], message);
    }
    return last;
  }
}

/** Of options for all services those that this one has; where nobody knows, all of them. */
export function ofProject(layer: Layer, { release, project }: Checks): Layer {
  const options = Object.entries(layer.options).map(([section, values]) => {
    const own = Object.entries(values).filter(([option]) => hasOption(release, project, section, option));
    return [section, Object.fromEntries(own)] as const;
  });
  return { ...layer, options: Object.fromEntries(options.filter(([, values]) => Object.keys(values).length > 0)) };
}
