/** kolla-ansible's files as a cloud.yaml, with what makes its Secrets and labels its nodes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isScalar, LineCounter, parseDocument, stringify, visit } from 'yaml';
import { SCHEMA_FILE } from '../core/check';
import { type FolderFile, readFolder } from '../core/folder';
import { acceptable, propsOf } from '../settings/kolla/acceptable';
import type { Finding } from '../settings/kolla/finding';
import { fromGlobals, kollaNames, type Variable } from '../settings/kolla/globals';
import { fromInventory, labelsScript } from '../settings/kolla/inventory';
import { CONFIG_SECRET, fromOverrides } from '../settings/kolla/overrides';
import { fromPasswords, secretsScript, type WantedSecret } from '../settings/kolla/passwords';
import { columns } from './columns';
import { Failure } from './command';

/** What is written, by its name in the folder. */
type Written = Readonly<Record<string, string>>;

interface Options {
  /** Where to. */
  readonly output: string;
  readonly inventory?: string;
}

/**
 * @param folder kolla-ansible's: `/etc/kolla`
 * @returns whether nothing in it was unknown
 */
export function importKolla(folder: string, { output, inventory }: Options): boolean {
  const { written, findings } = imported(folder, { output, inventory });
  const there = Object.keys(written).find((name) => existsSync(join(output, name)));
  if (there !== undefined) {
    throw new Failure(`${join(output, there)} is there already: take it away, or name another folder with --output`);
  }
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    writeFileSync(join(output, name), text, { mode: name.endsWith('.sh') ? 0o755 : 0o644 });
  }
  console.log(table(findings));
  const names = Object.keys(written).filter((name) => !name.startsWith('config/'));
  const count = (what: Finding['what']): string => `${findings.filter((one) => one.what === what).length} ${what}`;
  console.error(`${count('taken')}, ${count('ignored')}, ${count('unknown')} → ${names.join(', ')} in ${output}`);
  return !findings.some(({ what }) => what === 'unknown');
}

/** All that is made of a folder of kolla-ansible's, and what has become of each thing in it. */
export function imported(
  folder: string,
  { output, inventory }: Options,
): { readonly written: Written; readonly findings: readonly Finding[] } {
  const variables = globalsIn(folder);
  const value = (key: string): string | undefined => {
    const found = variables.filter((one) => one.key === key).at(-1)?.value;
    return found === undefined || found === null ? undefined : String(found);
  };
  const names = kollaNames(value('openstack_release') ?? '2025.2');
  const { settings, findings } = acceptable(fromGlobals(variables, names));
  const props = propsOf(settings);

  const registry = value('docker_registry_username');
  const passwords = fromPasswords(
    'passwords.yml',
    passwordsIn(folder),
    {
      keystoneAdmin: value('keystone_admin_user') ?? 'admin',
      rabbitmqUser: value('rabbitmq_user') ?? 'openstack',
      databaseUser: props.database?.existing && (value('database_user') ?? 'root'),
      registry:
        registry === undefined ? undefined : { server: value('docker_registry') ?? 'quay.io', username: registry },
    },
    names,
  );
  const overrides = fromOverrides(configIn(join(folder, 'config')), props);
  const nodes = inventoryIn(folder, inventory);

  const known = propsOf([...settings, ...overrides.settings]);
  const files = Object.entries(overrides.files).map(([name, text]) => [`config/${name}`, text] as const);
  const all = files.length > 0 ? { ...known, configFolder: 'config' } : known;
  const more: WantedSecret[] =
    Object.keys(overrides.secrets).length > 0 ? [{ name: CONFIG_SECRET, data: overrides.secrets }] : [];
  const secrets = [...passwords.secrets, ...more];
  return {
    written: {
      'cloud.yaml': head(output) + (Object.keys(all).length > 0 ? stringify(all, { lineWidth: 0 }) : ''),
      ...(secrets.length > 0 ? { 'secrets.sh': secretsScript('openstack', secrets) } : {}),
      ...(nodes && nodes.nodes.length > 0 ? { 'nodes.sh': labelsScript(nodes.nodes) } : {}),
      ...Object.fromEntries(files),
    },
    findings: [...findings, ...passwords.findings, ...(nodes?.findings ?? []), ...overrides.findings],
  };
}

/** The first line is for editors. */
function head(output: string): string {
  return `# yaml-language-server: $schema=${relative(output, SCHEMA_FILE)}
# From kolla-ansible's files. What is not said here is as by default.
`;
}

/** globals.yml, then globals.d in order: a later one wins. */
function globalsIn(folder: string): Variable[] {
  const more = join(folder, 'globals.d');
  const names = existsSync(more) ? readdirSync(more).filter((name) => /\.ya?ml$/.test(name)) : [];
  const files = ['globals.yml', ...names.sort().map((name) => `globals.d/${name}`)];
  if (!existsSync(join(folder, 'globals.yml'))) {
    throw new Failure(`${folder} is no folder of kolla-ansible's: there is no globals.yml in it`);
  }
  return files.flatMap((file) =>
    Object.entries(mappingIn(folder, file) ?? {}).map(([key, value]) => ({ file, key, value })),
  );
}

/** Whether each password has a value; no value leaves this function. */
function passwordsIn(folder: string): ReadonlyMap<string, boolean> {
  if (!existsSync(join(folder, 'passwords.yml'))) return new Map();
  const passwords = Object.entries(mappingIn(folder, 'passwords.yml') ?? {});
  return new Map(passwords.map(([key, value]) => [key, value !== null && value !== '']));
}

function mappingIn(folder: string, file: string): Readonly<Record<string, unknown>> | null {
  const text = readFileSync(join(folder, file), 'utf8');
  if (text.startsWith('$ANSIBLE_VAULT')) {
    throw new Failure(`${file} is encrypted: take a copy of the folder with what "ansible-vault decrypt" gives`);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [error] = document.errors;
  // the message may hold what stands there
  if (error !== undefined) throw new Failure(`${file}:${lines.linePos(error.pos[0]).line}: is no YAML (${error.code})`);
  // yes and no stay what they are; a number keeps its spelling
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'number') node.value = node.source;
    },
  });
  const value = document.toJS() as unknown;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    throw new Failure(`${file} is no mapping: write <key>: <value> in each line`);
  }
  return value as Record<string, unknown> | null;
}

function configIn(folder: string): readonly FolderFile[] {
  return existsSync(folder) ? readFolder(folder).filter(({ text }) => text.trim() !== '') : [];
}

function inventoryIn(folder: string, inventory: string | undefined): ReturnType<typeof fromInventory> | undefined {
  const file =
    inventory ?? ['multinode', 'all-in-one'].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new Failure(`there is no inventory ${file}`);
  return fromInventory(inventory ?? file.slice(folder.length + 1), readFileSync(file, 'utf8'));
}

function table(findings: readonly Finding[]): string {
  const order = ['unknown', 'ignored', 'taken'];
  const rows = [...findings]
    .sort((a, b) => order.indexOf(b.what) - order.indexOf(a.what))
    .map(({ file, key, what, why }) => [what, [file, key].filter((part) => part !== '').join(': '), why]);
  return columns(rows).join('\n');
}
