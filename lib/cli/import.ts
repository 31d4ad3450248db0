/** kolla-ansible's files as a cloud.yaml, with what makes its Secrets and labels its nodes. */
import { existsSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { SCHEMA_FILE } from '../core/check';
import { type FolderFile, readFolder, readText } from '../core/folder';
import { CONFIG_JSON } from '../core/rendered';
import { acceptable, propsOf } from '../settings/kolla/acceptable';
import type { Finding } from '../settings/kolla/finding';
import { fromGlobals, kollaNames, type Variable } from '../settings/kolla/globals';
import { fromInventory, labelsScript } from '../settings/kolla/inventory';
import { secretOf } from '../settings/kolla/folder';
import { mappingIn } from '../settings/kolla/mapping';
import { fromOverrides } from '../settings/kolla/overrides';
import { fromPasswords, secretsScript } from '../settings/kolla/passwords';
import { type Containers, fromRendered } from '../settings/kolla/rendered';
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
  const names = [...new Set(Object.keys(written).map((name) => name.replace(/\/.*/, '/')))];
  const count = (what: Finding['what']): string => `${findings.filter((one) => one.what === what).length} ${what}`;
  console.error(`${count('taken')}, ${count('ignored')}, ${count('unknown')} → ${names.join(', ')} in ${output}`);
  return !findings.some(({ what }) => what === 'unknown');
}

/** All that is made of a folder of kolla-ansible's, and what has become of each thing in it. */
export function imported(
  folder: string,
  { output, inventory }: Options,
): { readonly written: Written; readonly findings: readonly Finding[] } {
  const containers = containersIn(folder);
  const variables = globalsIn(folder) ?? servicesOf(containers);
  if (variables === undefined) {
    const message = 'there is neither globals.yml nor <container>/config.json in it';
    throw new Failure(`${folder} is no folder of kolla-ansible's: ${message}`);
  }
  const value = (key: string): string | undefined => {
    const found = variables.filter((one) => one.key === key).at(-1)?.value;
    return found === undefined || found === null ? undefined : String(found);
  };
  const names = kollaNames(value('openstack_release') ?? '2025.2');
  const { settings, findings, trial } = acceptable(fromGlobals(variables, names));
  const props = propsOf(settings);

  const registry = value('docker_registry_username');
  const passwords = fromPasswords(
    PASSWORDS,
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
  const nodes = inventoryIn(folder, inventory);
  const copies = [fromOverrides(configIn(folder), props, trial), fromRendered(containers, props, trial)];

  const taken = copies.filter(({ texts }) => texts.size > 0);
  const more = taken.map(({ setting, name }) => ({ path: [setting], value: name, from: name }));
  const all = propsOf([...settings, ...copies.flatMap((copy) => copy.settings), ...more]);
  const secrets = [...passwords.secrets, ...copies.flatMap(secretOf)];
  return {
    written: {
      'cloud.yaml': head(output) + (Object.keys(all).length > 0 ? stringify(all, { lineWidth: 0 }) : ''),
      ...(secrets.length > 0 ? { 'secrets.sh': secretsScript('openstack', secrets) } : {}),
      ...(nodes && nodes.nodes.length > 0 ? { 'nodes.sh': labelsScript(nodes.nodes) } : {}),
      ...Object.fromEntries(
        taken.flatMap(({ name, texts }) => [...texts].map(([file, text]) => [`${name}/${file}`, text])),
      ),
    },
    findings: [
      ...findings,
      ...passwords.findings,
      ...(nodes?.findings ?? []),
      ...copies.flatMap((copy) => copy.findings),
    ],
  };
}

/** The first line is for editors. */
function head(output: string): string {
  return `# yaml-language-server: $schema=${relative(output, SCHEMA_FILE)}
# From kolla-ansible's files. What is not said here is as by default.
`;
}

const GLOBALS = 'globals.yml';
const PASSWORDS = 'passwords.yml';

/** globals.yml, then globals.d in order: a later one wins. */
function globalsIn(folder: string): Variable[] | undefined {
  if (!isThere(folder, GLOBALS)) return undefined;
  const more = isThere(folder, 'globals.d') ? readdirSync(join(folder, 'globals.d')) : [];
  const names = more.filter((name) => /\.ya?ml$/.test(name)).sort();
  const files = [GLOBALS, ...names.map((name) => `globals.d/${name}`)];
  return files.flatMap((file) =>
    Object.entries(mappingIn(file, textIn(folder, file))).map(([key, value]) => ({ file, key, value })),
  );
}

/** Services that were there, where nothing else tells: those that have containers. */
function servicesOf(containers: Containers): Variable[] | undefined {
  const names = [...containers.keys()];
  if (names.length === 0) return undefined;
  const file = `<container>/${CONFIG_JSON}`;
  const plugin = names.includes('neutron-openvswitch-agent') ? 'openvswitch' : 'ovn';
  const services = ['glance', 'placement', 'nova', 'neutron', 'heat', 'horizon'].map((name) => ({
    file,
    key: `enable_${name}`,
    value: names.some((one) => one === name || one.startsWith(`${name}-`)),
  }));
  return [{ file, key: 'neutron_plugin_agent', value: plugin }, ...services];
}

/** Whether each password has a value; no value leaves this function. */
function passwordsIn(folder: string): ReadonlyMap<string, boolean> {
  if (!isThere(folder, PASSWORDS)) return new Map();
  const passwords = Object.entries(mappingIn(PASSWORDS, textIn(folder, PASSWORDS)));
  return new Map(passwords.map(([key, value]) => [key, value !== null && value !== '']));
}

function configIn(folder: string): readonly FolderFile[] {
  const files = isThere(folder, 'config') ? readFolder(join(folder, 'config'), undefined, folder) : [];
  return files.filter(({ text }) => text.trim() !== '');
}

/** What is rendered for containers, in folders with a config.json. */
function containersIn(folder: string): Containers {
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : [];
  return new Map(
    names
      .filter((name) => existsSync(join(folder, name, CONFIG_JSON)))
      .map((name) => [
        name,
        () =>
          readFolder(join(folder, name), undefined, folder).map((file) => ({ ...file, name: `${name}/${file.name}` })),
      ]),
  );
}

function inventoryIn(folder: string, inventory: string | undefined): ReturnType<typeof fromInventory> | undefined {
  if (inventory !== undefined) {
    if (!existsSync(inventory)) throw new Failure(`there is no inventory ${inventory}`);
    return fromInventory(inventory, readText(inventory));
  }
  const name = ['multinode', 'all-in-one'].find((one) => isThere(folder, one));
  return name === undefined ? undefined : fromInventory(name, textIn(folder, name));
}

/** Also a link that leads nowhere, so that it is told. */
function isThere(folder: string, name: string): boolean {
  return lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
}

function textIn(folder: string, name: string): string {
  return readText(join(folder, name), folder);
}

function table(findings: readonly Finding[]): string {
  const order = ['unknown', 'ignored', 'taken'];
  const rows = [...findings]
    .sort((a, b) => order.indexOf(b.what) - order.indexOf(a.what))
    .map(({ file, key, what, why }) => [what, [file, key].filter((part) => part !== '').join(': '), why]);
  return columns(rows).join('\n');
}
