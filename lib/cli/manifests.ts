/** The output of synthesis as the commands read it: a folder of manifests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { call, Failure } from './command';
import { containers, type KubeObject, makes, podSpec } from './kubectl';

/**
 * All objects of a folder, in order, from the files that kubectl would apply.
 *
 * @throws Failure when there are none, or a file cannot be read: half of an output would mislead
 */
export function readManifests(folder: string): KubeObject[] {
  const objects = filesIn(folder).flatMap((file) => objectsOf(join(folder, file)));
  if (objects.length > 0) return objects;
  throw new Failure(`there are no manifests in ${folder}: ${call('synth')} writes them`);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.(ya?ml|json)$/.test(name))
      .sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new Failure(`${folder} is a file: name the folder of the manifests`);
    throw error;
  }
}

function objectsOf(file: string): KubeObject[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).flatMap((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new Failure(`${file}: ${error.message.split('\n')[0]}`);
    return listed(document.toJS() as Listed | null);
  });
}

type Listed = Partial<KubeObject> & { readonly items?: readonly Listed[] };

/** The objects in a document: of a List each, and none where something else stands beside them. */
function listed(document: Listed | null): KubeObject[] {
  if (/List$/.test(document?.kind ?? '') && Array.isArray(document?.items)) return document.items.flatMap(listed);
  return document?.apiVersion && document.kind && document.metadata?.name ? [document as KubeObject] : [];
}

/** The namespaces of the clouds in a folder. */
export function namespacesOf(manifests: readonly KubeObject[]): string[] {
  return [...new Set(manifests.map(({ metadata }) => metadata.namespace).filter((name) => name !== undefined))];
}

/** `Deployment keystone-api in openstack`: what makes an object another one. */
export function identity({ apiVersion, kind, metadata }: KubeObject): string {
  const [group] = apiVersion.includes('/') ? apiVersion.split('/') : [''];
  return [kind, group, metadata.namespace ?? '', metadata.name].join(' ');
}

/** A Secret that something refers to, and the keys that have to be in it. */
export interface SecretUse {
  readonly namespace: string;
  readonly name: string;
  readonly keys: ReadonlySet<string>;
  /** What refers to it. */
  readonly users: readonly KubeObject[];
  /** What makes it when it is missing. */
  readonly maker?: KubeObject;
}

/** All Secrets that the objects refer to. */
export function secretsOf(manifests: readonly KubeObject[]): SecretUse[] {
  const uses = manifests.flatMap((object) =>
    referred(object).map(([name, ...keys]) => ({ namespace: object.metadata.namespace ?? '', name, keys, object })),
  );
  const names = new Map(uses.map(({ namespace, name }) => [`${namespace}/${name}`, { namespace, name }]));
  return [...names.values()].map(({ namespace, name }) => {
    const its = uses.filter((use) => use.namespace === namespace && use.name === name);
    return {
      namespace,
      name,
      keys: new Set(its.flatMap(({ keys }) => keys)),
      users: [...new Set(its.map(({ object }) => object))],
      maker: manifests.find(
        (object) => object.metadata.namespace === namespace && makes(podSpec(object) ?? {}).includes(name),
      ),
    };
  });
}

/** Names of Secrets, each with the keys that are named. */
function referred(object: KubeObject): string[][] {
  const { metadata, spec } = object;
  // cert-manager makes the Secret of an Ingress that names an issuer
  const issued = Object.keys(metadata.annotations ?? {}).some((key) => key.startsWith('cert-manager.io/'));
  const certificates = issued ? [] : (spec?.tls ?? []).map(({ secretName }) => secretName).filter((name) => name);
  const pod = podSpec(object) ?? {};
  const variables = containers(pod).flatMap(({ env = [], envFrom = [] }) => [
    ...env.map(({ valueFrom }) => valueFrom?.secretKeyRef).map((use) => use && !use.optional && [use.name, use.key]),
    ...envFrom.map(({ secretRef }) => secretRef && !secretRef.optional && [secretRef.name]),
  ]);
  const volumes = (pod.volumes ?? [])
    .flatMap(({ secret, projected }) => [
      secret && { ...secret, name: secret.secretName },
      ...(projected?.sources ?? []).map((source) => source.secret),
    ])
    .map((use) => use && !use.optional && [use.name, ...(use.items ?? []).map(({ key }) => key)]);
  return [
    ...certificates.map((name) => [name ?? '', 'tls.crt', 'tls.key']),
    ...(pod.imagePullSecrets ?? []).map(({ name }) => [name, '.dockerconfigjson']),
    ...[...variables, ...volumes].filter((use) => Array.isArray(use)),
  ];
}
