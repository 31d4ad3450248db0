/**
 * Groups of nodes: nodes of a role that differ from its others (`roles.<role>.groups`).
 *
 * What runs on every node and is to be different on a group's becomes two DaemonSets: one for the group's nodes,
 * `<process>-<group>`, and one for the others. Both are the same component, so that Services, NetworkPolicies, waits
 * and settings of the process hold for both. What is not different is not touched. A host (`hosts`) is a group of one
 * node.
 */
import { suggest } from '../oslo/nearest';
import type { Cloud, Group } from './cloud';
import { filesRead, pathOf } from './config';
import { fail, throwAny } from './errors';
import { partsOf } from './folder';
import type { NodeSelectorRequirement, NodeSelectorTerm } from './k8s';
import { type Checks, folderLayer, type Layer } from './layers';
import type { Nodes, Pod } from './model';
import { partName } from './names';
import type { Note } from './notes';
import { checksOf, filesAt, meantFiles, optionPlaces, sectionsOf, withLayer } from './overrides';
import { filesOf, programsOf, withPrograms } from './readers';
import type { ConfigFile, Process, Role, UnitSpec } from './spec';

/**
 * The spec with a copy of each file that is different on a group's nodes, the group's options over those of the rest.
 *
 * @param unchecked sections and options that nobody checks
 * @throws InputError with all that is wrong with the options of a file
 */
export function withGroupFiles(spec: UnitSpec, cloud: Cloud, unchecked: readonly string[]): UnitSpec {
  const checks = checksOf(cloud, spec.name, unchecked);
  const copies: Record<string, ConfigFile> = {};
  // a host has what its group has
  for (const group of [...cloud._groups].sort((a, b) => Number(a.role === undefined) - Number(b.role === undefined))) {
    const files = filesOf(spec, agentsOf(spec, group.role));
    const { within } = group;
    if (within !== undefined) {
      for (const key of Object.keys(files)) files[key] = copies[copyOf(key, within)] ?? files[key];
    }
    for (const { name, layer } of layersOf(spec, group, files, checks)) {
      const changed = withLayer(files, meantFiles(files, name), layer, checks);
      for (const [key, file] of Object.entries(changed)) {
        files[key] = file;
        copies[copyOf(key, group.name)] = { ...file, path: pathOf(spec.name, key, file), shared: false };
      }
    }
  }
  return { ...spec, files: { ...spec.files, ...copies } };
}

/** What is set of the files on a group's nodes, by the name that each is meant by. */
function layersOf(
  spec: UnitSpec,
  group: Group,
  files: Readonly<Record<string, ConfigFile>>,
  checks: Checks,
): { readonly name: string; readonly layer: Layer }[] {
  const inFolder = group.files.flatMap((file) => {
    const [unit, , name] = partsOf(file);
    if (unit !== spec.name) return [];
    if (filesAt(files, name).length > 0) return [{ rank: 1, file, name }];
    // nova/<host>/nova-compute.conf
    const agent = Object.entries(spec.processes ?? {}).find(([one]) => `${partName(unit, one)}.conf` === name)?.[1];
    return agent?.perNode ? [{ rank: 2, file, name: `${unit}.conf` }] : [];
  });
  const own = Object.entries(group.config).filter(([name]) => meantFiles(files, name).length > 0);
  return [
    ...inFolder
      .sort((a, b) => a.rank - b.rank)
      .map(({ file, name }) => {
        const sections = sectionsOf(files, meantFiles(files, name));
        return { name, layer: folderLayer(file, checks, sections) };
      }),
    ...own.map(([name, options]) => ({ name, layer: { source: [...pathTo(group), 'config', name], options } })),
  ];
}

/** A process on some nodes, or on all. */
export interface Placed {
  /** As its objects are called. */
  readonly name: string;
  readonly process: Process;
  readonly nodes?: Nodes;
}

/** A process of every node, once for each group that it is different for, and once for the others. */
export function inGroups(cloud: Cloud, spec: UnitSpec, name: string, process: Process): Placed[] {
  checkNames(cloud, spec, process);
  const groups = cloud._groups.filter(
    (group) => runsOn(process, group) && programsOf(process).some((one) => differs(spec, one, group)),
  );
  if (groups.length === 0) return [{ name, process }];
  return [
    { name, process, nodes: { without: groups } },
    ...groups.map((group, i): Placed => {
      const called = `${name}-${group.name}`;
      if (Object.hasOwn(spec.processes ?? {}, called)) {
        fail(pathTo(group), `would have a "${called}" of ${spec.name}, which has one already: use another name`);
      }
      // a node has one value of a label
      const without = groups.slice(0, i).filter(({ key, value }) => key !== group.key || value === group.value);
      const within = cloud._groups.find(({ name }) => name === group.within);
      const own = within !== undefined && runsOn(process, within) ? [group.name, within.name] : [group.name];
      return { name: called, process: onGroup(spec, process, own), nodes: { group, without } };
    }),
  ];
}

function runsOn(process: Process, { role }: Group): boolean {
  return role === undefined || process.runsOn.includes(role);
}

/** The nodes of the roles, or of the group, but for those of others: any of the terms will do. */
export function nodeTerms(
  { _roles }: Pick<Cloud, '_roles'>,
  { runsOn, notOn = [], nodes: { group, without } = { without: [] } }: Pick<Pod, 'runsOn' | 'notOn' | 'nodes'>,
): NodeSelectorTerm[] {
  const others = [...new Set(without.flatMap(({ role }) => role ?? []))];
  const hosts = without.filter(({ role }) => role === undefined);
  return (group?.role === undefined ? runsOn : [group.role]).flatMap((role) => {
    const closed = [...hasNone(hosts), ...hasNone(notOn.map((one) => _roles[one]))];
    const own = [...(group === undefined ? [] : [has(group)]), has(_roles[role]), ...closed];
    // a node of another role's group has that role's label, too: outside it lacks one or the other
    const terms = others.reduce(
      (made, other) => {
        const outside = [without.filter((one) => one.role === other), ...(other === role ? [] : [[_roles[other]]])];
        return made.flatMap((term) => outside.map((labels) => [...term, ...hasNone(labels)]));
      },
      [own],
    );
    return terms.map((matchExpressions) => ({ matchExpressions }));
  });
}

/**
 * Whether all that groups say is heard, when all units are there.
 *
 * @throws InputError where a group has options of a file that nothing on its nodes reads
 */
export function checkGroups({ _groups }: Cloud, units: readonly Pick<Note, 'spec'>[]): void {
  const problems = _groups.flatMap((group) => {
    const read = units.map(({ spec }) => filesOf(spec, agentsOf(spec, group.role)));
    const places = [...new Set(read.flatMap(optionPlaces))].sort();
    const otherwise = `they read ${places.length > 0 ? places.join(', ') : 'no options'}`;
    return Object.keys(group.config)
      .filter((file) => read.every((files) => meantFiles(files, file).length === 0))
      .map((file) => ({
        path: [...pathTo(group), 'config', file],
        message: `no agent ${group.role === undefined ? 'on a node' : `of the ${group.role} nodes`} reads this file, ${suggest(file, places, otherwise)}`,
      }));
  });
  throwAny(problems);
}

function pathTo({ name, role }: Group): string[] {
  return role === undefined ? ['hosts', name] : ['roles', role, 'groups', name];
}

/** The name of a group's copy of a file. */
function copyOf(file: string, group: string): string {
  return `${file}-${group}`;
}

type Label = Pick<Group, 'key' | 'value'>;

function has({ key, value }: Label): NodeSelectorRequirement {
  return { key, operator: 'In', values: [value] };
}

function hasNone(labels: readonly Label[]): NodeSelectorRequirement[] {
  const keys = [...new Set(labels.map(({ key }) => key))];
  return keys.map((key) => {
    const values = labels.filter((label) => label.key === key).map(({ value }) => value);
    return { key, operator: 'NotIn', values: [...new Set(values)] };
  });
}

/** What every node of a role runs, or of any. */
function agentsOf({ processes = {} }: UnitSpec, role: Role | undefined): Process[] {
  return Object.values(processes).filter((one) => one.perNode && (role === undefined || one.runsOn.includes(role)));
}

type Part = ReturnType<typeof programsOf>[number];

/** A host differs by its files alone: an environment is that of its group, whose nodes it is among. */
function differs(spec: UnitSpec, program: Part, { name: group }: Group): boolean {
  const copied = filesRead(spec, program).some((name) => Object.hasOwn(spec.files ?? {}, copyOf(name, group)));
  return copied || Object.hasOwn(program.groups ?? {}, group);
}

/** A process with the copies of its files and its environment on a group's nodes; of several groups the first wins. */
function onGroup(spec: UnitSpec, process: Process, groups: readonly string[]): Process {
  const fileOf = (name: string): string =>
    groups.map((group) => copyOf(name, group)).find((copy) => Object.hasOwn(spec.files ?? {}, copy)) ?? name;
  return withPrograms(process, (program) => {
    const env = groups.map((group) => program.groups?.[group]?.env).find((one) => one !== undefined);
    const files = filesRead(spec, program).map(fileOf);
    return { ...program, files, ...(env && { env: { ...program.env, ...env } }) };
  });
}

/** A unit has been told of a group that is not there. */
function checkNames({ _groups }: Cloud, { name }: UnitSpec, process: Process): void {
  const known = _groups.map((group) => group.name);
  const unknown = programsOf(process).flatMap(({ groups = {} }) =>
    Object.keys(groups).filter((one) => !known.includes(one)),
  );
  for (const one of unknown) {
    fail([name], `there is no group "${one}" of nodes, ${suggest(one, known, 'add it under roles.<role>.groups')}`);
  }
}
