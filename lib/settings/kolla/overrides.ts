/**
 * kolla-ansible's `config/` as a folder that this cloud takes (`configFolder`): what belongs into a Secret is taken out and
 * referred to, what nothing here reads is left behind, options that are none are commented out.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenStackCloudProps } from '../../cloud';
import { InputError } from '../../core/errors';
import { type FolderFile, partsOf } from '../../core/folder';
import { asksFor, filesAt, mainFiles } from '../../core/overrides';
import { isSecretValue } from '../../oslo/options';
import { parse } from '../../oslo/parse';
import { tried } from '../trial';
import { problemsOf } from './acceptable';
import type { Finding } from './finding';
import type { Setting } from './globals';
import type { Source } from './passwords';

/** The Secret with what stood in files of options. */
export const CONFIG_SECRET = 'kolla-config';

/** What comes of the files. */
export interface Overrides {
  /** By name, as they are to be in the new folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly settings: readonly Setting[];
  /** Of `CONFIG_SECRET`. */
  readonly secrets: Readonly<Record<string, Source>>;
  readonly findings: readonly Finding[];
}

/**
 * @param props the settings so far, without what is wrong with themselves
 * @throws InputError where they are wrong
 */
export function fromOverrides(files: readonly FolderFile[], props: OpenStackCloudProps): Overrides {
  const {
    cloud: { release },
    specs,
  } = tried(props);
  const settings: Setting[] = [];
  const secrets: Record<string, Source> = {};
  const findings: Finding[] = [];
  const texts = new Map<string, string>();
  for (const file of files) {
    const domain = /^keystone\/domains\/keystone\.([^/]+)\.conf$/.exec(file.name)?.[1];
    if (domain !== undefined) takeDomain(file, domain);
    else texts.set(file.name, withoutSecrets(file));
  }
  leaveOut();
  for (const file of files.filter(({ name }) => texts.has(name))) {
    findings.push({ file: file.name, key: '', what: 'taken', why: `config/${file.name}` });
  }
  return { files: Object.fromEntries(texts), settings, secrets, findings };

  /** The file with its secret options commented out; the settings refer to a Secret instead. */
  function withoutSecrets(file: FolderFile): string {
    const projects = file.name === 'global.conf' ? specs.map(({ name }) => name) : [projectOf(file)];
    let { text } = file;
    for (const [section, options] of Object.entries(parse(file.text).sections)) {
      for (const [option, { values, line }] of Object.entries(options)) {
        const [value] = values.slice(-1);
        if (!projects.some((project) => isSecretValue(release, project, section, option, value))) continue;
        const places = settingsFor(file);
        if (places.length === 0) continue;
        const reference = secretFrom(file, section, option);
        settings.push(
          ...places.map((path) => ({ path: [...path, section, option], value: reference, from: file.name })),
        );
        text = withoutValue(text, line, `${option} comes from the Secret ${CONFIG_SECRET}`);
        findings.push({
          file: file.name,
          key: `[${section}] ${option}`,
          what: 'taken',
          why: `Secret ${CONFIG_SECRET}`,
        });
      }
    }
    return text;
  }

  function secretFrom(file: FolderFile, section: string, option: string): { secret: string; key: string } {
    const key = `${file.name}.${section}.${option}`.replace(/[^-._A-Za-z0-9]/g, '_');
    secrets[key] = { file: `config/${file.name}`, section, option };
    return { secret: CONFIG_SECRET, key };
  }

  /** Where in the settings an option of a file stands. */
  function settingsFor(file: FolderFile): string[][] {
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
      findings.push({ file: file.name, key: '', what: 'ignored', why: why ?? 'has no [ldap]' });
      return;
    }
    for (const [option, { values }] of Object.entries(sections.ldap)) {
      const [last] = values.slice(-1);
      const isSecret = isSecretValue(release, 'keystone', 'ldap', option, last);
      const value = isSecret ? secretFrom(file, 'ldap', option) : last;
      settings.push({ path: ['services', 'keystone', 'domains', domain, 'ldap', option], value, from: file.name });
    }
    findings.push({ file: file.name, key: '', what: 'taken', why: `services.keystone.domains.${domain}` });
  }

  /** Takes out what a cloud with these files finds wrong, until nothing is. */
  function leaveOut(): void {
    const folder = mkdtempSync(join(tmpdir(), 'kolla-'));
    try {
      for (;;) {
        for (const [name, text] of texts) {
          mkdirSync(join(folder, dirname(name)), { recursive: true });
          writeFileSync(join(folder, name), text);
        }
        const wrong = problemsOf({ ...props, configFolder: folder });
        if (wrong.length === 0) return;
        for (const { path, message } of wrong) leaveOutOne(folder, path.join('.'), message);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  function leaveOutOne(folder: string, path: string, message: string): void {
    const [, place, line] = /^(.*?)(?::(\d+))?$/.exec(path) ?? [];
    const name = place.slice(folder.length + 1);
    const text = texts.get(name);
    if (!place.startsWith(folder) || text === undefined) throw new InputError([{ path: [path], message }]);
    const content = text.split('\n')[Number(line) - 1];
    // nothing to comment out: it is the file as a whole
    if (content === undefined || /^\s*(#.*)?$/.test(content)) {
      texts.delete(name);
      rmSync(join(folder, name));
      findings.push({ file: name, key: '', what: 'ignored', why: message });
      return;
    }
    const [option] = content.split(/[=:]/);
    texts.set(name, commentedOut(text, Number(line)));
    const what = message.startsWith('unknown') ? 'unknown' : 'ignored';
    findings.push({ file: name, key: `line ${line}: ${option.trim()}`, what, why: message });
  }
}

/** `nova` of `nova.conf` and of `nova/nova-compute.conf` */
function projectOf(file: FolderFile): string {
  return partsOf(file)[0].replace(/\.conf$/, '');
}

/** An option and the lines that continue it as comments: those below stay where they are. */
function commentedOut(text: string, line: number): string {
  return changed(text, line, (one) => `#${one}`);
}

/** Nothing of the value is left. */
function withoutValue(text: string, line: number, comment: string): string {
  return changed(text, line, (_, i) => (i === 0 ? `# ${comment}` : '#'));
}

function changed(text: string, line: number, change: (one: string, i: number) => string): string {
  const lines = text.split('\n');
  let end = line;
  while (/^[ \t]+\S/.test(lines[end] ?? '')) end++;
  return lines.map((one, i) => (i >= line - 1 && i < end ? change(one, i - line + 1) : one)).join('\n');
}
