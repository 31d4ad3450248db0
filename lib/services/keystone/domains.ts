import { checkReferences } from '../../core/config';
import { fail, throwAny } from '../../core/errors';
import { scriptFile } from '../../core/scripts';
import type { ConfigFile } from '../../core/spec';
import { concat, type Ini, type IniSection, render, type Text } from '../../oslo/ini';
import { checkOptions } from '../../oslo/options';

/** A domain with a directory of its own. */
export interface KeystoneDomain {
  /**
   * Options of `[ldap]`, with Keystone's names (`url`, `user_tree_dn` …). Secrets are references:
   * `password: { secret: corp-ldap, key: password }`.
   * @example { url: "ldaps://ldap.example.org", user_tree_dn: "ou=people,dc=example,dc=org" }
   */
  readonly ldap: Record<string, unknown>;
}

/** What domains with directories add to Keystone. */
interface Directories {
  /** Options of `[identity]`. */
  readonly options: IniSection;
  /** A file per domain, for the API. */
  readonly files: Readonly<Record<string, ConfigFile>>;
  readonly scripts: Readonly<Record<string, ConfigFile>>;
  /** Makes the domains; undefined without any. */
  readonly step?: { readonly command: readonly string[]; readonly files: readonly string[] };
}

const FOLDER = '/etc/keystone/domains';
const SCRIPT = 'keystone-domains.py';

/**
 * Keystone reads the domains' files once, when it first needs one, and ignores those of domains that it does
 * not know then. So the domains are made before the API starts, beside `keystone-manage bootstrap`.
 */
export function directories(
  release: string,
  domains: Readonly<Record<string, KeystoneDomain>>,
  unchecked: readonly string[] = [],
): Directories {
  const names = Object.keys(domains).sort();
  if (names.length === 0) return { options: {}, files: {}, scripts: {} };
  const files = names.map((name) => [`keystone.${name}.conf`, domainFile(release, name, domains[name], unchecked)]);
  return {
    options: { domain_specific_drivers_enabled: true, domain_config_dir: FOLDER },
    files: Object.fromEntries(files) as Record<string, ConfigFile>,
    scripts: { [SCRIPT]: scriptFile(SCRIPT) },
    step: { command: ['python3', `/openstack/${SCRIPT}`, ...names], files: ['keystone-manage.conf', 'no-key', SCRIPT] },
  };
}

function domainFile(
  release: string,
  domain: string,
  { ldap }: KeystoneDomain,
  unchecked: readonly string[],
): ConfigFile {
  const path = ['keystone', 'domains', domain];
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,62}$/.test(domain)) {
    fail(path, `"${domain}" cannot be a domain with a file: use letters, digits, "-", "_" and "."`);
  }
  if (domain.toLowerCase() === 'default') {
    fail(path, `"${domain}" holds the users of the services, which no directory has: use another domain`);
  }
  const name = `keystone.${domain}.conf`;
  const problems = [...checkOptions(release, 'keystone', name, { ldap }, unchecked), ...checkReferences({ ldap })];
  throwAny(problems.map((problem) => ({ path: [...path, ...problem.path], message: problem.message })));
  if (ldap.url === undefined) fail([...path, 'ldap', 'url'], 'is missing: write ldaps://<host>[:<port>]');
  if (typeof ldap.url === 'string' && !/^ldaps?:\/\/[^/]/.test(ldap.url)) {
    fail([...path, 'ldap', 'url'], `"${ldap.url}" is no URL of a directory: write ldaps://<host>[:<port>]`);
  }
  return { path: `${FOLDER}/${name}`, content: inline({ identity: { driver: 'ldap' }, ldap: ldap as IniSection }) };
}

/** Options with their secrets in place: every domain has its own, so that they cannot share the environment. */
function inline(ini: Ini): Text {
  const { body, secrets } = render(ini); // [ldap] comes last
  const lines = Object.entries(secrets.ldap ?? {}).flatMap(([option, value]) => [
    `${option} = `,
    ...value.secrets.map((secret) => ({ ...secret, filter: 'oslo' as const })),
    '\n',
  ]);
  return concat(body, ...lines);
}
