import { basename } from 'node:path';
import { type Ini, merge } from '../oslo/ini';
import { suggest } from '../oslo/nearest';
import { checkOptions, checkPolicies } from '../oslo/options';
import { checkReferences, filesRead, isIni } from './config';
import { fail, throwAny } from './errors';
import type { ProcessSettings, ServiceSettings } from './settings';
import type { ConfigFile, Process, ServiceSpec } from './spec';

/**
 * The spec with what its user sets: options over those of the spec, rules of policy.yaml, single processes. Units
 * never merge these themselves.
 */
export function withUserSettings(spec: ServiceSpec, release: string, settings: ServiceSettings): ServiceSpec {
  const withFiles = { ...spec, files: withOptions(spec, release, settings) };
  const withRules = settings.policy === undefined ? withFiles : withPolicy(withFiles, release, settings.policy);
  return { ...withRules, processes: withProcesses(withRules, settings) };
}

type Files = Readonly<Record<string, ConfigFile>>;

/** By what options are checked. */
interface Checks {
  readonly release: string;
  readonly project: string;
  readonly unchecked: readonly string[];
}

function withProcesses(spec: ServiceSpec, { replicas, processes = {} }: ServiceSettings): Record<string, Process> {
  const known = Object.keys(spec.processes ?? {});
  for (const name of Object.keys(processes).filter((one) => !known.includes(one))) {
    fail(
      [spec.name, 'processes', name],
      `${spec.name} has no such process, ${suggest(name, known, `it has ${known.join(', ')}`)}`,
    );
  }
  return Object.fromEntries(
    Object.entries(spec.processes ?? {}).map(([name, process]) => [
      name,
      withProcess(spec.name, name, { replicas, ...process }, processes[name] ?? {}),
    ]),
  );
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

function withOptions(
  spec: ServiceSpec,
  release: string,
  { config = {}, unchecked = [] }: ServiceSettings,
): Record<string, ConfigFile> {
  const files: Record<string, ConfigFile> = { ...spec.files };
  for (const [name, options] of Object.entries(config)) {
    const path = [spec.name, 'config', name];
    const meant = meantFiles(files, name);
    if (meant.length === 0) {
      const known = optionPlaces(files);
      fail(path, `${spec.name} has no such file of options, ${suggest(name, known, `it has ${known.join(', ')}`)}`);
    }
    const checks = { release, project: spec.name, unchecked };
    Object.assign(files, withOptionsOf(files, meant, options, checks, path));
  }
  return files;
}

/** Names under which files of options lie where they are read: `nova.conf`. */
export function optionPlaces(files: Files): string[] {
  const keys = Object.keys(files).filter((key) => isIni(files[key].content));
  return [...new Set(keys.map((key) => placeOf(files, key)))];
}

/** The files of options that a user means; processes may read different ones of one name: nova.conf is all of them. */
export function meantFiles(files: Files, name: string): string[] {
  return Object.keys(files).filter(
    (key) => isIni(files[key].content) && (key === name || placeOf(files, key) === name),
  );
}

function placeOf(files: Files, key: string): string {
  return basename(files[key].path ?? key);
}

/**
 * The files that a user means by a name, with the options over their own.
 *
 * @param path where the options stand; its last key is that name
 * @throws InputError with all that is wrong with them
 */
export function withOptionsOf(
  files: Files,
  meant: readonly string[],
  options: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  { release, project, unchecked }: Checks,
  path: readonly string[],
): Files {
  const sections = Object.assign({}, ...meant.map((key) => files[key].sections)) as Record<string, string>;
  const problems = [
    ...checkOptions(release, project, path.at(-1) ?? '', options, unchecked, sections),
    ...checkReferences(options),
  ];
  throwAny(problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] })));
  const over = ({ content, ...file }: ConfigFile): ConfigFile => ({
    ...file,
    content: merge(content as Ini, options as Ini),
  });
  return Object.fromEntries(meant.map((key) => [key, over(files[key])]));
}

function withPolicy(spec: ServiceSpec, release: string, policy: Readonly<Record<string, string>>): ServiceSpec {
  const { files = {} } = spec;
  const problems = checkPolicies(release, spec.name, policy);
  throwAny(problems.map(({ path, message }) => ({ path: [spec.name, 'policy', ...path], message })));
  const rules = Object.entries(policy).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = rules.map(([rule, check]) => `${JSON.stringify(rule)}: ${JSON.stringify(check)}\n`).join('');
  // the APIs ask it: a change rolls them and repeats no task
  const asking = new Set(spec.catalog?.map(({ process }) => process));
  const processes = Object.entries(spec.processes ?? {}).map(([name, process]): [string, Process] => [
    name,
    asking.has(name) ? { ...process, files: [...filesRead(spec, process), 'policy.yaml'] } : process,
  ]);
  return {
    ...spec,
    files: { ...files, 'policy.yaml': { content } },
    processes: Object.fromEntries(processes),
  };
}
