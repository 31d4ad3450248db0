/**
 * Groups of nodes: nodes of a role that differ from its others (`roles.<role>.groups`).
 *
 * What runs on every node and is to be different on a group's becomes two DaemonSets: one for the group's nodes,
 * `<process>-<group>`, and one for the others. Both are the same component, so that Services, NetworkPolicies, waits
 * and settings of the process hold for both. What is not different is not touched.
 */
import { suggest } from '../oslo/nearest';
import type { Cloud, Group } from './cloud';
import { filesRead, pathOf, type Reader } from './config';
import { fail, throwAny } from './errors';
import type { NodeSelectorRequirement, NodeSelectorTerm } from './k8s';
import type { Nodes, Pod } from './model';
import type { Note } from './notes';
import { meantFiles, optionPlaces, withOptionsOf } from './overrides';
import type { ConfigFile, PerGroup, Process, Program, Role, UnitSpec } from './spec';

/**
 * The spec with a copy of each file that is different on a group's nodes, the group's options over those of the rest.
 *
 * @param unchecked sections and options that nobody checks
 * @throws InputError with all that is wrong with the options of a file
 */
export function withGroupFiles(spec: UnitSpec, cloud: Cloud, unchecked: readonly string[]): UnitSpec {
  const checks = { release: cloud.release, project: spec.name, unchecked };
  const copies: Record<string, ConfigFile> = {};
  for (const group of cloud._groups) {
    const files = filesOn(spec, group.role);
    for (const [name, options] of Object.entries(group.config)) {
      const meant = meantFiles(files, name);
      if (meant.length === 0) continue;
      const changed = withOptionsOf(files, meant, options, checks, [...pathTo(group), 'config', name]);
      for (const [key, file] of Object.entries(changed)) {
        files[key] = file;
        copies[copyOf(key, group)] = { ...file, path: pathOf(spec.name, key, file), shared: false };
      }
    }
  }
  return { ...spec, files: { ...spec.files, ...copies } };
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
    (group) => process.runsOn.includes(group.role) && programsOf(process).some((one) => differs(spec, one, group)),
  );
  if (groups.length === 0) return [{ name, process }];
  return [
    { name, process, nodes: { without: groups } },
    ...groups.map((group, i): Placed => {
      const own = `${name}-${group.name}`;
      if (Object.hasOwn(spec.processes ?? {}, own)) {
        fail(pathTo(group), `would have a "${own}" of ${spec.name}, which has one already: use another name`);
      }
      // a node has one value of a label
      const without = groups.slice(0, i).filter(({ key, value }) => key !== group.key || value === group.value);
      return { name: own, process: onGroup(spec, process, group), nodes: { group, without } };
    }),
  ];
}

/** The nodes of the roles, or of the group, but for those of others: any of the terms will do. */
export function nodeTerms(
  { _roles }: Pick<Cloud, '_roles'>,
  { runsOn, notOn = [], nodes: { group, without } = { without: [] } }: Pick<Pod, 'runsOn' | 'notOn' | 'nodes'>,
): NodeSelectorTerm[] {
  const others = [...new Set(without.map(({ role }) => role))];
  return (group === undefined ? runsOn : [group.role]).flatMap((role) => {
    const closed = hasNone(notOn.map((one) => _roles[one]));
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
    const read = units.map(({ spec }) => filesOn(spec, group.role));
    const places = [...new Set(read.flatMap(optionPlaces))].sort();
    const otherwise = `they read ${places.length > 0 ? places.join(', ') : 'no options'}`;
    return Object.keys(group.config)
      .filter((file) => read.every((files) => meantFiles(files, file).length === 0))
      .map((file) => ({
        path: [...pathTo(group), 'config', file],
        message: `no agent of the ${group.role} nodes reads this file, ${suggest(file, places, otherwise)}`,
      }));
  });
  throwAny(problems);
}

function pathTo({ name, role }: Group): string[] {
  return ['roles', role, 'groups', name];
}

/** The name of a group's copy of a file. */
function copyOf(file: string, group: Group): string {
  return `${file}-${group.name}`;
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

/** What every node of a role runs. */
function agentsOf({ processes = {} }: UnitSpec, role: Role): Process[] {
  return Object.values(processes).filter(({ perNode, runsOn }) => perNode && runsOn.includes(role));
}

function programsOf(process: Process): (Reader & PerGroup)[] {
  return [process, ...Object.values(process.prepare ?? {}), ...Object.values(process.beside ?? {})];
}

/** The files that the agents of a role read. */
function filesOn(spec: UnitSpec, role: Role): Record<string, ConfigFile> {
  const read = new Set(
    agentsOf(spec, role)
      .flatMap(programsOf)
      .flatMap((one) => filesRead(spec, one)),
  );
  return Object.fromEntries(Object.entries(spec.files ?? {}).filter(([name]) => read.has(name)));
}

function differs(spec: UnitSpec, program: Reader & PerGroup, group: Group): boolean {
  const copied = filesRead(spec, program).some((name) => Object.hasOwn(spec.files ?? {}, copyOf(name, group)));
  return copied || Object.hasOwn(program.groups ?? {}, group.name);
}

function onGroup(spec: UnitSpec, process: Process, group: Group): Process {
  const programs = <T extends Program & PerGroup>(all: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(all).map(([name, program]) => [name, programOn(spec, program, group)]));
  const { prepare, beside } = process;
  return { ...programOn(spec, process, group), prepare: programs(prepare), beside: programs(beside) };
}

/** A program with the group's copies of its files, and its environment there. */
function programOn<T extends Reader & PerGroup & Pick<Program, 'env'>>(spec: UnitSpec, program: T, group: Group): T {
  const { [group.name]: own } = program.groups ?? {};
  const files = filesRead(spec, program).map((name) =>
    Object.hasOwn(spec.files ?? {}, copyOf(name, group)) ? copyOf(name, group) : name,
  );
  return { ...program, files, ...(own && { env: { ...program.env, ...own.env } }) };
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
