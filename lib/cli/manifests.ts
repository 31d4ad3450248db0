/** The output of synthesis as the commands read it: a folder of manifests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { containers, type KubeObject, KubectlError, makes, podSpec } from './kubectl';

/** All objects of a folder of manifests, in order. */
export function readManifests(folder: string): KubeObject[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  } catch {
    files = [];
  }
  if (files.length === 0) throw new KubectlError(`there are no manifests in ${folder}: npm run synth writes them`);
  return files
    .sort()
    .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')))
    .map((document) => document.toJS() as KubeObject | null)
    .filter((object) => object !== null);
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
