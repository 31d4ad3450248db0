/** Folders of kolla-ansible's as a cloud takes them: without secrets, and without what no cloud takes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenStackCloudProps } from '../../cloud';
import { InputError, type Problem } from '../../core/errors';
import type { FolderFile } from '../../core/folder';
import { isSecretValue } from '../../oslo/options';
import { parse } from '../../oslo/parse';
import { isOf, problemsOf, withSettings } from './acceptable';
import type { Finding } from './finding';
import type { Setting } from './globals';
import type { Source, WantedSecret } from './passwords';

/** What comes of a folder; it is filled step by step. */
export interface Copy {
  /** The setting that names it, and what it is called beside cloud.yaml. */
  readonly setting: 'configFolder' | 'renderedFolder';
  readonly name: string;
  /** Where it is in kolla-ansible's folder: `config/`. */
  readonly from: string;
  /** The Secret with what stood in files of options. */
  readonly secret: string;
  readonly texts: Map<string, string>;
  readonly settings: Setting[];
  /** Keys of the Secret. */
  readonly data: Map<string, Source>;
  readonly findings: Finding[];
}

export function emptyCopy(given: Pick<Copy, 'setting' | 'name' | 'from' | 'secret'>): Copy {
  return { ...given, texts: new Map(), settings: [], data: new Map(), findings: [] };
}

/** The Secret of a copy, if something is in it. */
export function secretOf({ secret, data }: Copy): WantedSecret[] {
  return data.size > 0 ? [{ name: secret, data: Object.fromEntries(data) }] : [];
}

/** Which options are secret, and where they stand in the settings. */
export interface Place {
  readonly release: string;
  /** Projects that read the file. */
  readonly projects: readonly string[];
  /** The keys in the settings that lead to options of the file. */
  readonly paths: readonly (readonly string[])[];
}

/** Takes a file over; in place of its secret options the settings refer to a Secret. */
export function takeOptions(copy: Copy, file: FolderFile, { release, projects, paths }: Place): void {
  copy.texts.set(file.name, file.text);
  if (paths.length === 0) return;
  for (const [section, options] of Object.entries(parse(file.text).sections)) {
    for (const [option, { values, lines }] of Object.entries(options)) {
      const isSecret = (project: string): boolean =>
        values.some((value) => isSecretValue(release, project, section, option, value));
      if (!projects.some(isSecret)) continue;
      const key = `[${section}] ${option}`;
      const value = reference(copy, file, section, option);
      copy.settings.push(
        ...paths.map((path) => ({ path: [...path, section, option], value, from: `${file.name}: ${key}` })),
      );
      const comment = `# ${option} comes from the Secret ${copy.secret}`;
      for (const line of lines) change(copy, file.name, line, (_, i) => (i === 0 ? comment : '#'));
      copy.findings.push({ file: file.name, key, what: 'taken', why: `Secret ${copy.secret}` });
    }
  }
}

/** What stands in the settings for the value of an option, which a key of the Secret gets. */
export function reference(
  copy: Copy,
  file: FolderFile,
  section: string,
  option: string,
): { readonly secret: string; readonly key: string } {
  const key = `${file.name}.${section}.${option}`.replace(/[^-._A-Za-z0-9]/g, '_');
  copy.data.set(key, { file: `${copy.from}${file.name}`, section, option });
  return { secret: copy.secret, key };
}

/**
 * Takes out what a cloud with these files finds wrong, until nothing is; then tells what is left.
 *
 * @param props the settings without those of the folder
 * @param isLined whether a line of a file can be taken out by itself: else the whole file is
 * @throws InputError where the settings themselves are wrong
 */
export function leaveOut(copy: Copy, props: OpenStackCloudProps, isLined: (name: string) => boolean): void {
  if (copy.texts.size === 0 && copy.settings.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'kolla-'));
  try {
    for (;;) {
      for (const [name, text] of copy.texts) {
        mkdirSync(join(folder, dirname(name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const named = { path: [copy.setting], value: folder, from: copy.name };
      const wrong = problemsOf(withSettings(props, [...copy.settings, named]));
      if (wrong.length === 0) break;
      for (const problem of wrong) leaveOutOne(copy, folder, problem, isLined);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const name of copy.texts.keys()) {
    copy.findings.push({ file: name, key: '', what: 'taken', why: `${copy.name}/${name}` });
  }
}

function leaveOutOne(copy: Copy, folder: string, problem: Problem, isLined: (name: string) => boolean): void {
  const { message } = problem;
  const [, place, line] = /^(.*?)(?::(\d+))?$/.exec(problem.path.join('.')) ?? [];
  const name = place.slice(folder.length + 1);
  const text = copy.texts.get(name);
  if (!place.startsWith(folder) || text === undefined) return dropSettings(copy, problem);
  const content = text.split('\n')[Number(line) - 1];
  // nothing to comment out: it is the file as a whole
  if (!isLined(name) || content === undefined || /^\s*(#.*)?$/.test(content)) {
    copy.texts.delete(name);
    rmSync(join(folder, name));
    copy.findings.push({ file: name, key: '', what: 'ignored', why: message });
    return;
  }
  const option = content.split(/[=:]/)[0].trim();
  change(copy, name, Number(line), (one, i) => (MAY_BE_SECRET.test(content) ? `#${i === 0 ? option : ''}` : `#${one}`));
  const what = message.startsWith('unknown') ? 'unknown' : 'ignored';
  copy.findings.push({ file: name, key: `line ${line}: ${option}`, what, why: message });
}

/** A misspelled password is one, too. */
const MAY_BE_SECRET = /^[^=:]*(pas|secret|token|key|credential)|:\/\/[^/@]*@/i;

/** A reference that is no use: the option is not read from where Secrets come. */
function dropSettings(copy: Copy, problem: Problem): void {
  const dropped = copy.settings.filter(({ path }) => isOf(path, problem.path));
  if (dropped.length === 0) throw new InputError([problem]);
  for (const { from, value } of dropped) {
    const [file, key] = from.split(': ');
    copy.settings.splice(0, Infinity, ...copy.settings.filter((one) => one.from !== from));
    copy.data.delete((value as { readonly key: string }).key);
    const others = copy.findings.filter((one) => one.file !== file || one.key !== key);
    copy.findings.splice(0, Infinity, ...others, { file, key, what: 'ignored', why: problem.message });
  }
}

/** Changes an option's line and those that continue it; those below stay where they are. */
function change(copy: Copy, name: string, line: number, to: (one: string, i: number) => string): void {
  const lines = (copy.texts.get(name) ?? '').split('\n');
  let end = line;
  while (/^[ \t]+\S/.test(lines[end] ?? '')) end++;
  const changed = lines.map((one, i) => (i >= line - 1 && i < end ? to(one, i - line + 1) : one));
  copy.texts.set(name, changed.join('\n'));
}
