import type { Construct } from 'constructs';
import { listForm } from '../oslo/options';
import { environmentName, type Ini, render, SecretText, secretText, type Text } from '../oslo/ini';
import type { Cloud } from './cloud';
import { fail, type Problem } from './errors';
import { type EnvVar, labels, object } from './k8s';
import { DNS_NAME, hash, partName, slug } from './names';
import type { ConfigFile, Program, UnitSpec } from './spec';

/** Kubernetes' own limit of an object in etcd, less room for metadata. */
const MAX_BYTES = 1_000_000;

/** A file of a unit, as the containers that read it see it. */
export interface MadeFile {
  readonly name: string;
  readonly path: string;
  readonly configMap: string;
  /** Secrets that a container renders into it at start, by variable. Empty: the ConfigMap is the file. */
  readonly rendered: Readonly<Record<string, SecretText>>;
  /** Options that the processes read from their environment, because they hold a secret. */
  readonly environment: Readonly<Record<string, SecretText>>;
  /** Whether programs read it that do not say what they read. */
  readonly shared: boolean;
}

/**
 * One immutable ConfigMap per file, named by its content: a change makes a new one, rolls exactly the
 * pods that read it, and the old output applied again brings the old one back.
 */
export function configMap(
  scope: Construct,
  cloud: Cloud,
  unit: string,
  name: string,
  content: string,
  key = name,
): string {
  if (Buffer.byteLength(content) > MAX_BYTES) {
    fail(
      [unit, 'config', name],
      `has ${Buffer.byteLength(content)} bytes, a ConfigMap holds ${MAX_BYTES}; mount it from a volume instead`,
    );
  }
  const id = `${partName(unit, slug(name))}-${hash({ [key]: content })}`;
  if (scope.node.tryFindChild(id) === undefined) {
    object(scope, id, {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: id, namespace: cloud.namespace, labels: labels(cloud, unit) },
      immutable: true,
      data: { [key]: content },
    });
  }
  return id;
}

/** Makes the ConfigMap of a file, its secrets taken out. */
export function makeFile(scope: Construct, cloud: Cloud, unit: string, name: string, file: ConfigFile): MadeFile {
  const path = pathOf(unit, name, file);
  if (isIni(file.content)) {
    const { body, secrets } = render(onlySections(file.content, file.only), (section, option) =>
      listForm(cloud.release, unit, section, option, file.sections),
    );
    const environment = Object.entries(secrets).flatMap(([section, options]) =>
      Object.entries(options).map(([option, value]) => [environmentName(section, option), value] as const),
    );
    return {
      name,
      path,
      configMap: configMap(scope, cloud, unit, name, body),
      rendered: {},
      environment: Object.fromEntries(environment),
      shared: isShared(file),
    };
  }
  const { template, variables } = renderTemplate(file.content);
  return {
    name,
    path,
    configMap: configMap(scope, cloud, unit, name, template),
    rendered: variables,
    environment: {},
    shared: isShared(file),
  };
}

/** Where a file is in containers. */
export function pathOf(unit: string, name: string, { path }: ConfigFile): string {
  return path ?? `/etc/${unit}/${name}`;
}

function onlySections(ini: Ini, only: readonly string[] = Object.keys(ini)): Ini {
  return Object.fromEntries(Object.entries(ini).filter(([section]) => only.includes(section)));
}

/** What is wrong with the Secrets that a user's options refer to. */
export function checkReferences(options: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Problem[] {
  return Object.entries(options).flatMap(([section, values]) =>
    Object.entries(values ?? {}).flatMap(([option, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof SecretText) return [];
      const { secret, key = 'password', ...more } = value as Record<string, unknown>;
      const known = typeof secret === 'string' && typeof key === 'string' && Object.keys(more).length === 0;
      if (known && DNS_NAME.test(secret) && /^[-._A-Za-z0-9]+$/.test(key)) return [];
      // not the value itself: it may be meant as one
      const found = known ? `"${secret}" with the key "${key}"` : `a mapping of ${Object.keys(value).join(', ')}`;
      const message = `${found} is no Secret: write { secret: <name of a Secret>, key: <key in it> }, in Kubernetes' spelling`;
      return [{ path: [section, option], message }];
    }),
  );
}

/** Text with the secrets as markers for `files/render.py`. */
function renderTemplate(content: Text): { template: string; variables: Record<string, SecretText> } {
  if (typeof content === 'string') return { template: content, variables: {} };
  const variables: Record<string, SecretText> = {};
  const template = content.parts.map((part) => {
    if (typeof part === 'string') return part;
    const variable = variableName(part.secret, part.key);
    variables[variable] = secretText(part);
    return `@@${variable}|${part.filter ?? 'raw'}@@`;
  });
  return { template: template.join(''), variables };
}

/** The environment of a container: values with secrets are put together by the kubelet, `$(NAME)` by `$(NAME)`. */
export function environment(values: Readonly<Record<string, Text>>): EnvVar[] {
  const secrets = new Map<string, EnvVar>();
  const plain: EnvVar[] = [];
  for (const [name, value] of Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof value === 'string') {
      plain.push({ name, value });
      continue;
    }
    const only = value.parts.length === 1 ? value.secrets[0] : undefined;
    if (only !== undefined) {
      plain.push(fromSecret(name, only.secret, only.key));
      continue;
    }
    const parts = value.parts.map((part) => {
      if (typeof part === 'string') return part.replaceAll('$', '$$$$');
      const variable = variableName(part.secret, part.key);
      secrets.set(variable, fromSecret(variable, part.secret, part.key));
      return `$(${variable})`;
    });
    plain.push({ name, value: parts.join('') });
  }
  return [...[...secrets.values()].filter(({ name }) => !(name in values)), ...plain];
}

function fromSecret(name: string, secret: string, key: string): EnvVar {
  return { name, valueFrom: { secretKeyRef: { name: secret, key } } };
}

/** `keystone-database`, `password` → `KEYSTONE_DATABASE__PASSWORD`; unusual names get a hash, so that no two are one. */
function variableName(secret: string, key: string): string {
  const usual = [secret, key].every((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  const name = `${secret}__${key}`.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
  return usual ? name : `${name}_${hash([secret, key]).toUpperCase()}`;
}

/** The files of a unit that a program reads, by name. */
export function filesRead({ files = {} }: Pick<UnitSpec, 'files'>, program: Reader): readonly string[] {
  if (program.files !== undefined) return program.files;
  return program.script === undefined ? Object.keys(files).filter((name) => isShared(files[name])) : [];
}

/** What says which files a program reads. */
export type Reader = Pick<Program, 'files' | 'script'>;

function isShared({ content, shared }: ConfigFile): boolean {
  return shared ?? isIni(content);
}

/** Options, and not text. */
export function isIni(content: Ini | Text): content is Ini {
  return typeof content === 'object' && !(content instanceof SecretText);
}
