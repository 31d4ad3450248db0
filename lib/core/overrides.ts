import { basename } from 'node:path';
import { type Ini, merge, SecretText } from '../oslo/ini';
import { suggest } from '../oslo/nearest';
import { checkOptions, checkPolicies } from '../oslo/options';
import { checkReferences } from './config';
import { fail, throwAny } from './errors';
import type { ServiceProps } from './service';
import type { ConfigFile, Process, ServiceSpec } from './spec';

/**
 * The spec with what its user sets: options over those of the spec, rules of policy.yaml, the node port of its
 * (first) API. Units never merge these themselves.
 */
export function withUserSettings(spec: ServiceSpec, props: ServiceProps): ServiceSpec {
  const withFiles = { ...spec, files: withOptions(spec, props) };
  const withRules = props.policy === undefined ? withFiles : withPolicy(withFiles, props.cloud.release, props.policy);
  const [first, ...others] = spec.catalog ?? [];
  if (first === undefined || props.nodePort === undefined) return withRules;
  return { ...withRules, catalog: [{ ...first, nodePort: props.nodePort }, ...others] };
}

function withOptions(
  spec: ServiceSpec,
  { cloud, config = {}, unchecked = [] }: ServiceProps,
): Record<string, ConfigFile> {
  const files: Record<string, ConfigFile> = { ...spec.files };
  const placeOf = (key: string): string => basename(files[key].path ?? key);
  const candidates = Object.keys(files).filter((key) => hasOptions(files[key]));
  for (const [name, options] of Object.entries(config)) {
    // several processes may read different files of one name: nova.conf is all of them
    const meant = candidates.filter((key) => key === name || placeOf(key) === name);
    if (meant.length === 0) {
      const known = [...new Set(candidates.map(placeOf))];
      fail(
        [spec.name, 'config', name],
        `${spec.name} has no such file of options, ${suggest(name, known, `it has ${known.join(', ')}`)}`,
      );
    }
    const problems = [...checkOptions(cloud.release, spec.name, name, options, unchecked), ...checkReferences(options)];
    throwAny(problems.map(({ path, message }) => ({ path: [spec.name, 'config', name, ...path], message })));
    for (const key of meant) files[key] = { ...files[key], content: merge(files[key].content as Ini, options as Ini) };
  }
  return files;
}

function hasOptions({ content }: ConfigFile): boolean {
  return typeof content === 'object' && !(content instanceof SecretText);
}

function withPolicy(spec: ServiceSpec, release: string, policy: Readonly<Record<string, string>>): ServiceSpec {
  const { files = {} } = spec;
  const problems = checkPolicies(release, spec.name, policy);
  throwAny(problems.map(({ path, message }) => ({ path: [spec.name, 'policy', ...path], message })));
  const rules = Object.entries(policy).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = rules.map(([rule, check]) => `${JSON.stringify(rule)}: ${JSON.stringify(check)}\n`).join('');
  const shared = Object.keys(files).filter((key) => files[key].shared ?? hasOptions(files[key]));
  // the APIs ask it: a change rolls them and repeats no task
  const asking = new Set(spec.catalog?.map(({ process }) => process));
  const processes = Object.entries(spec.processes ?? {}).map(([name, process]): [string, Process] => [
    name,
    asking.has(name) ? { ...process, files: [...(process.files ?? shared), 'policy.yaml'] } : process,
  ]);
  return {
    ...spec,
    files: { ...files, 'policy.yaml': { content, shared: false } },
    processes: Object.fromEntries(processes),
  };
}
