/** Which roles the hosts of an Ansible inventory have. */
import { ROLE_LABELS } from '../../core/cloud';
import { suggest } from '../../oslo/nearest';
import type { Finding } from './finding';

/** A node and its labels. */
export interface LabelledNode {
  readonly name: string;
  readonly labels: readonly string[];
}

interface Section {
  readonly hosts: Map<string, readonly string[]>;
  readonly children: string[];
}

/** The labels of all hosts with a role, and what has become of groups and variables. */
export function fromInventory(
  file: string,
  text: string,
): { readonly nodes: readonly LabelledNode[]; readonly findings: readonly Finding[] } {
  const { sections, findings } = parse(file, text);
  const nodes = new Map<string, string[]>();
  // roles are called as in kolla-ansible
  for (const [group, label] of Object.entries(ROLE_LABELS)) {
    const hosts = hostsOf(sections, group);
    for (const host of hosts) nodes.set(host, [...(nodes.get(host) ?? []), label]);
    const why = hosts.length === 0 ? 'has no hosts' : `${label} on ${hosts.join(', ')}`;
    findings.push({ file, key: `[${group}]`, what: hosts.length === 0 ? 'ignored' : 'taken', why });
  }
  for (const [group, { hosts }] of sections) {
    if (!Object.hasOwn(ROLE_LABELS, group) && hosts.size > 0) {
      const known =
        group === 'monitoring' || group === 'deployment' ? undefined : suggest(group, Object.keys(ROLE_LABELS), '');
      const why = known ? `no role here, ${known}` : 'no role here';
      findings.push({ file, key: `[${group}]`, what: 'ignored', why });
    }
  }
  return { nodes: [...nodes].map(([name, labels]) => ({ name, labels })), findings };
}

function parse(file: string, text: string): { sections: Map<string, Section>; findings: Finding[] } {
  const sections = new Map<string, Section>();
  const findings: Finding[] = [];
  let [name, kind] = ['ungrouped', 'hosts'];
  for (const raw of text.split('\n')) {
    const line = raw.replace(/(^|\s)[#;].*$/, '').trim();
    const [, group, suffix] = /^\[([^\]:]+)(?::(\w+))?\]$/.exec(line) ?? [];
    if (group !== undefined) [name, kind] = [group, suffix ?? 'hosts'];
    if (line === '' || group !== undefined) continue;
    const section: Section = sections.get(name) ?? { hosts: new Map(), children: [] };
    sections.set(name, section);
    if (kind === 'children') section.children.push(line);
    if (kind === 'vars') findings.push(ofVariable(file, `[${name}:vars] ${line.split('=')[0].trim()}`));
    if (kind !== 'hosts') continue;
    const [pattern, ...variables] = line.split(/\s+/);
    for (const host of ranges(pattern)) section.hosts.set(host, variables);
    for (const variable of variables.filter((one) => !one.startsWith('ansible_'))) {
      findings.push(ofVariable(file, `${pattern} ${variable.split('=')[0]}`));
    }
  }
  return { sections, findings };
}

function ofVariable(file: string, key: string): Finding {
  return { file, key, what: 'ignored', why: 'what differs on nodes is said in roles.<role>.groups and hosts' };
}

/** `control[01:03]` is three hosts. */
function ranges(pattern: string): string[] {
  const [, before, first, last, after] = /^([^[]*)\[(\d+):(\d+)\](.*)$/.exec(pattern) ?? [];
  if (before === undefined) return [pattern];
  const count = Math.min(Number(last) - Number(first) + 1, 10_000);
  const numbers = Array.from({ length: Math.max(0, count) }, (_, i) =>
    String(Number(first) + i).padStart(first.length, '0'),
  );
  return numbers.flatMap((number) => ranges(`${before}${number}${after}`));
}

function hostsOf(sections: ReadonlyMap<string, Section>, group: string, outer: readonly string[] = []): string[] {
  const { hosts, children } = sections.get(group) ?? { hosts: new Map(), children: [] };
  const inner = children.filter((one) => !outer.includes(one));
  return [...new Set([...hosts.keys(), ...inner.flatMap((one) => hostsOf(sections, one, [...outer, group]))])];
}

/** A script that gives nodes their labels; a node is called like the host, but for this machine itself. */
export function labelsScript(nodes: readonly LabelledNode[]): string {
  const commands = nodes.map(
    ({ name, labels }) => `kubectl label --overwrite node ${node(name)} ${labels.join(' ')}\n`,
  );
  return `#!/usr/bin/env bash
# Gives nodes the labels of their roles. It may run again.
set -euo pipefail

${commands.join('')}`;
}

function node(name: string): string {
  return name === 'localhost' ? '"${1:?usage: $0 <name of the node that is localhost in the inventory>}"' : name;
}
