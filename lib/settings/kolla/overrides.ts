/** kolla-ansible's `config/` as a folder that this cloud takes (`configFolder`). */
import type { OpenStackCloudProps } from '../../cloud';
import { type FolderFile, partsOf } from '../../core/folder';
import { asksFor, filesAt, mainFiles } from '../../core/overrides';
import { isSecretValue } from '../../oslo/options';
import { parse } from '../../oslo/parse';
import type { Trial } from '../trial';
import { type Copy, emptyCopy, leaveOut, reference, takeOptions } from './folder';

/**
 * @param props the settings so far, without what is wrong with themselves
 * @param trial the cloud that they make
 */
export function fromOverrides(files: readonly FolderFile[], props: OpenStackCloudProps, trial: Trial): Copy {
  const {
    cloud: { release },
    specs,
  } = trial;
  const copy = emptyCopy({ setting: 'configFolder', name: 'config', from: 'config/', secret: 'kolla-config' });
  for (const file of files) {
    const domain = /^keystone\/domains\/keystone\.([^/]+)\.conf$/.exec(file.name)?.[1];
    const projects = file.name === 'global.conf' ? specs.map(({ name }) => name) : [projectOf(file)];
    if (domain !== undefined) takeDomain(file, domain);
    else takeOptions(copy, file, { release, projects, paths: pathsOf(file) });
  }
  leaveOut(copy, props, () => true);
  return copy;

  /** Where in the settings the options of a file stand. */
  function pathsOf(file: FolderFile): string[][] {
    const [first, second, third] = partsOf(file);
    if (file.name === 'global.conf') return [['config', 'global.conf']];
    const spec = specs.find(({ name }) => name === projectOf(file));
    if (spec === undefined) return [];
    const main = mainFiles(spec).length > 0 && filesAt(spec.files ?? {}, `${spec.name}.conf`).length > 0;
    const place = main ? `${spec.name}.conf` : `${spec.name}-api.conf`;
    if (second === undefined) return [['services', spec.name, 'config', place]];
    if (third !== undefined) return [['hosts', second, 'config', third]];
    if (filesAt(spec.files ?? {}, second).length > 0) return [['services', first, 'config', second]];
    const processes = Object.keys(spec.processes ?? {}).filter((name) => asksFor(spec, name, file) !== undefined);
    return processes.map((name) => ['services', first, 'processes', name, 'config', place]);
  }

  /** A domain of Keystone whose users are in a directory. */
  function takeDomain(file: FolderFile, domain: string): void {
    const { sections, problems } = parse(file.text);
    const others = Object.keys(sections).filter((section) => !['identity', 'ldap'].includes(section));
    const why = problems[0]?.message ?? (others.length > 0 ? `[${others[0]}] is no part of a domain here` : undefined);
    if (why !== undefined || sections.ldap === undefined) {
      copy.findings.push({ file: file.name, key: '', what: 'ignored', why: why ?? 'has no [ldap]' });
      return;
    }
    for (const [option, { values }] of Object.entries(sections.ldap)) {
      const [last] = values.slice(-1);
      const isSecret = isSecretValue(release, 'keystone', 'ldap', option, last);
      const value = isSecret ? reference(copy, file, 'ldap', option) : last;
      copy.settings.push({ path: ['services', 'keystone', 'domains', domain, 'ldap', option], value, from: file.name });
    }
    copy.findings.push({ file: file.name, key: '', what: 'taken', why: `services.keystone.domains.${domain}` });
  }
}

/** `nova` of `nova.conf` and of `nova/nova-compute.conf` */
function projectOf(file: FolderFile): string {
  return partsOf(file)[0].replace(/\.conf$/, '');
}
