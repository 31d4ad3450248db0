/** Which Secrets kolla-ansible's passwords are here, and the script that makes them. */
import { suggest } from '../../oslo/nearest';
import type { Finding } from './finding';
import { absentService, DATABASE_SECRET, type KollaNames, REGISTRY_SECRET } from './globals';

/** A key of a Secret: a password by its name, an option of a file in the folder, or a text that is no secret. */
export type Source =
  | { readonly password: string }
  | { readonly file: string; readonly section: string; readonly option: string }
  | { readonly text: string };

/** A Secret to be made. */
export interface WantedSecret {
  readonly name: string;
  readonly data: Readonly<Record<string, Source>>;
  /** Of an image registry. */
  readonly registry?: { readonly server: string; readonly username: string };
}

/** What matters of variables for the Secrets. */
export interface Logins {
  readonly keystoneAdmin: string;
  readonly rabbitmqUser: string;
  /** Administrator of a database server that is there. */
  readonly databaseUser?: string;
  readonly registry?: { readonly server: string; readonly username: string };
}

const SERVICES = ['glance', 'placement', 'nova', 'neutron', 'heat'];

function secretsOf({
  keystoneAdmin,
  rabbitmqUser,
  databaseUser,
  registry,
}: Logins): Readonly<Record<string, WantedSecret>> {
  const password = (key: string, name: string, more: Readonly<Record<string, Source>> = {}): [string, WantedSecret] => [
    key,
    { name, data: { ...more, password: { password: key } } },
  ];
  return Object.fromEntries([
    databaseUser === undefined
      ? password('database_password', 'mariadb-root')
      : password('database_password', DATABASE_SECRET, { username: { text: databaseUser } }),
    password('keystone_admin_password', 'keystone-admin', { username: { text: keystoneAdmin } }),
    password('rabbitmq_password', 'rabbitmq-admin', { username: { text: rabbitmqUser } }),
    ['rabbitmq_cluster_cookie', { name: 'rabbitmq-cookie', data: { cookie: { password: 'rabbitmq_cluster_cookie' } } }],
    password('heat_domain_admin_password', 'heat-domain-admin'),
    ['metadata_secret', { name: 'nova-metadata-proxy', data: { secret: { password: 'metadata_secret' } } }],
    ...['keystone', ...SERVICES].map((name) => password(`${name}_database_password`, `${name}-database`)),
    ...SERVICES.map((name) => password(`${name}_keystone_password`, `${name}-user`)),
    ...(registry === undefined
      ? []
      : [
          [
            'docker_registry_password',
            { name: REGISTRY_SECRET, data: { password: { password: 'docker_registry_password' } }, registry },
          ],
        ]),
  ]) as Record<string, WantedSecret>;
}

const REASONS: Readonly<Record<string, string>> = {
  nova_api_database_password: 'one user, nova, has all databases of Nova',
  memcache_secret_key: 'a cache is sealed with a key of its own, which is generated',
  docker_registry_password: 'there is no docker_registry_username',
  horizon_secret_key: 'sessions are sealed with keys of their own, which are generated',
  nova_ssh_key: 'compute nodes know each other by a key of their own, which is generated',
  libvirt_sasl_password: 'libvirt knows its callers by certificates',
};

/**
 * @param passwords the keys of passwords.yml, and whether each has a value: the values themselves stay there
 */
export function fromPasswords(
  file: string,
  passwords: ReadonlyMap<string, boolean>,
  logins: Logins,
  names: KollaNames,
): { readonly secrets: readonly WantedSecret[]; readonly findings: readonly Finding[] } {
  const known = secretsOf(logins);
  const secrets: WantedSecret[] = [];
  const findings = [...passwords].map(([key, isSet]): Finding => {
    if (!names.passwords.includes(key) && !Object.hasOwn(known, key)) {
      const otherwise = 'kolla-ansible of this release has none like it';
      return { file, key, what: 'unknown', why: suggest(key, names.passwords, otherwise) };
    }
    if (!Object.hasOwn(known, key)) {
      const of = absentService(key, names);
      const why = REASONS[key] ?? (of === undefined ? 'nothing here needs it' : `there is no ${of} here`);
      return { file, key, what: 'ignored', why };
    }
    if (!isSet) return { file, key, what: 'ignored', why: 'has no value; what is missing is generated' };
    const { [key]: secret } = known;
    secrets.push(secret);
    return { file, key, what: 'taken', why: `Secret ${secret.name}` };
  });
  return { secrets, findings };
}

/**
 * A script that makes the Secrets in the cluster. No value stands in it, nor on the command line of a program: it reads
 * the files when it runs. Secrets that are there stay as they are.
 */
export function secretsScript(namespace: string, secrets: readonly WantedSecret[]): string {
  return `#!/usr/bin/env bash
# Makes the Secrets of a cloud from kolla-ansible's files. No value stands in here.
#
#   ./secrets.sh /etc/kolla [namespace]
#
# It may run again: what is there already stays as it is.
set -euo pipefail

folder="\${1:?usage: $0 <folder of passwords.yml> [namespace]}"
namespace="\${2:-${namespace}}"

fail() {
  echo "$0: $*" >&2
  exit 1
}

# The value of a key in passwords.yml, without a line break at its end.
password() {
  local line
  line="$(grep -m 1 "^$1:" "$folder/passwords.yml")" || fail "passwords.yml has no $1"
  line="\${line#"$1":}"
  unquoted "$1" "$(sed -e 's/^[[:space:]]*//' -e 's/[[:space:]]*$//' <<< "$line")"
}

# The last value of an option in a section of a file of options.
option() {
  local value
  value="$(awk -v section="[$2]" -v option="$3" '
    /^\\[/ { inside = ($0 == section) }
    inside && /^[^#;[ \\t]/ {
      at = match($0, /[=:]/)
      key = substr($0, 1, at - 1)
      gsub(/[ \\t]/, "", key)
      if (key == option) { found = 1; value = substr($0, at + 1); gsub(/^[ \\t]+|[ \\t]+$/, "", value) }
    }
    END { if (!found) exit 1; print value }' "$folder/$1")" || fail "$1 has no option [$2] $3"
  unquoted "$3" "$value"
}

# Plain text as it is, quoted text without its quotes; nothing else is guessed at.
unquoted() {
  case "$2" in
    "'"*"'") value="\${2:1:\${#2}-2}" && printf %s "\${value//"''"/"'"}" ;;
    '"'*\\\\*'"' | '|'* | '>'* | '&'* | '*'* | '!'* | '{'* | '['*) fail "$1 is not written as simple text" ;;
    '"'*'"') printf %s "\${2:1:\${#2}-2}" ;;
    '' | null | '~') fail "$1 has no value" ;;
    *' #'*) fail "$1 has a comment behind it; take that out" ;;
    *) printf %s "$2" ;;
  esac
}

# secret <name> <type> <key>...: what its keys hold is in files of that name
secret() {
  local name="$1" type="$2" key
  shift 2
  if grep -qxF "secret/$name" <<< "$there"; then
    echo "$name is there and stays as it is"
    return
  fi
  {
    printf -- '---\\napiVersion: v1\\nkind: Secret\\nmetadata: { name: %s }\\ntype: %s\\ndata:\\n' "$name" "$type"
    for key; do printf '  %s: "%s"\\n' "$key" "$(base64 < "$work/$name.$key" | tr -d '\\n')"; done
  } >> "$work/secrets.yaml"
}

# in memory, where there is such a place
umask 077
work="$(TMPDIR="$(test -d /dev/shm && echo /dev/shm || echo "\${TMPDIR:-/tmp}")" mktemp -d)"
trap 'rm -rf "$work"' EXIT

kubectl get namespace "$namespace" > /dev/null 2>&1 || kubectl create namespace "$namespace"
there="$(kubectl --namespace "$namespace" get secrets --output name)"
${secrets.map(commandsFor).join('')}
test ! -e "$work/secrets.yaml" || kubectl --namespace "$namespace" create --filename "$work/secrets.yaml"
`;
}

function commandsFor({ name, data, registry }: WantedSecret): string {
  const values = Object.entries(data).map(([key, source]) => `${valueOf(source)} > "$work/${name}.${key}"\n`);
  if (registry !== undefined) {
    const auths = `{"auths":{"${registry.server}":{"auth":"%s"}}}`;
    const auth = `"$({ printf %s ${quoted(`${registry.username}:`)}; cat "$work/${name}.password"; } | base64 | tr -d '\\n')"`;
    return `
${values.join('')}printf ${quoted(auths)} ${auth} > "$work/${name}..dockerconfigjson"
secret ${name} kubernetes.io/dockerconfigjson .dockerconfigjson
`;
  }
  return `\n${values.join('')}secret ${name} Opaque ${Object.keys(data).join(' ')}\n`;
}

function valueOf(source: Source): string {
  if ('password' in source) return `password ${source.password}`;
  if ('text' in source) return `printf %s ${quoted(source.text)}`;
  return `option ${quoted(source.file)} ${quoted(source.section)} ${quoted(source.option)}`;
}

/** As one word for the shell. */
function quoted(text: string): string {
  return /^[\w./@:=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
