/** Image references, and what registries say of them without a login: the OCI distribution API. */
import { createHash } from 'node:crypto';
import { Failure } from './command';

/** A reference in full: nothing is left to the defaults of whoever reads it. */
export interface Reference {
  readonly registry: string;
  readonly repository: string;
  /** Of no account beside a digest. */
  readonly tag: string;
  readonly digest?: string;
}

const REFERENCE =
  /^(?:((?=[^/]*[.:]|localhost\/)[A-Za-z0-9.:[\]-]+)\/)?([a-z0-9]+(?:[._/-]+[a-z0-9]+)*)(?::(\w[\w.-]*))?(?:@(sha256:[0-9a-f]{64}))?$/;

/**
 * Reads a reference as container runtimes do.
 *
 * @throws Failure when it is none
 */
export function parseReference(text: string): Reference {
  const [, registry = 'docker.io', repository, tag = 'latest', digest] = REFERENCE.exec(text) ?? [];
  if (repository === undefined) throw new Failure(`"${text}" is no image reference`);
  const official = registry === 'docker.io' && !repository.includes('/');
  return { registry, repository: official ? `library/${repository}` : repository, tag, digest };
}

/** `:2025.2-debian-bookworm`, or the digest where there is one. */
export function version({ tag, digest }: Reference): string {
  return digest === undefined ? `:${tag}` : `@${digest}`;
}

/** Manifests of one platform and of several, as Docker and the OCI call them. */
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

export interface RegistryOptions {
  /** It speaks no TLS. @default - on this machine alone */
  readonly plainHttp?: boolean;
  /** Seconds for an answer. @default 20 */
  readonly timeout?: number;
}

/**
 * The digest of what a tag stands for now.
 *
 * @throws Failure with why it cannot be had
 */
export async function digestOf(reference: Reference, options: RegistryOptions = {}): Promise<string> {
  const { registry, repository, tag } = reference;
  const host = registry === 'docker.io' ? 'registry-1.docker.io' : registry;
  const scheme = options.plainHttp || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|$)/.test(host) ? 'http' : 'https';
  const url = `${scheme}://${host}/v2/${repository}/manifests/${tag}`;
  const headers: Record<string, string> = { accept: MANIFESTS };

  let answer = await request(url, { method: 'HEAD', headers }, options);
  if (answer.status === 401) {
    headers.authorization = `Bearer ${await token(answer.headers.get('www-authenticate') ?? '', repository, options)}`;
    answer = await request(url, { method: 'HEAD', headers }, options);
  }
  if (!answer.ok) throw new Failure(refusal(answer.status));
  const digest = answer.headers.get('docker-content-digest') ?? (await hashed(url, headers, options));
  if (/^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
  throw new Failure(`the registry gives "${digest}" as its digest, which is none of SHA-256`);
}

/** A registry need not say the digest: it is the hash of the manifest. */
async function hashed(url: string, headers: Record<string, string>, options: RegistryOptions): Promise<string> {
  const answer = await request(url, { headers }, options);
  if (!answer.ok) throw new Failure(refusal(answer.status));
  return `sha256:${createHash('sha256').update(answer.body).digest('hex')}`;
}

/** A token for everybody, where the challenge says: `Bearer realm="…",service="…",scope="…"`. */
async function token(challenge: string, repository: string, options: RegistryOptions): Promise<string> {
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  ) as Readonly<Record<string, string>>;
  if (!/^bearer /i.test(challenge) || !URL.canParse(realm)) throw new Failure(refusal(401));
  const url = new URL(realm);
  for (const [key, value] of Object.entries({ scope: `repository:${repository}:pull`, ...query })) {
    if (key !== 'error') url.searchParams.set(key, value);
  }
  const answer = await request(url.href, {}, options);
  if (!answer.ok) throw new Failure(refusal(answer.status));
  const said = json(answer.body) as { readonly token?: string; readonly access_token?: string } | undefined;
  const given = said?.token ?? said?.access_token;
  if (given === undefined) throw new Failure(`${url.host} gives no token`);
  return given;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function refusal(status: number): string {
  const words: Readonly<Record<number, string>> = {
    401: 'the registry wants a login, and is asked without',
    403: 'the registry wants a login, and is asked without',
    404: 'the registry does not have it',
    429: 'the registry has been asked too often: try again later',
  };
  return words[status] ?? `the registry answers with HTTP ${status}`;
}

interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: Buffer;
}

async function request(url: string, init: RequestInit, { timeout = 20 }: RegistryOptions): Promise<Answer> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout * 1000) });
    const { status, ok, headers } = response;
    return { status, ok, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { name, message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw new Failure(`no answer from ${host} in ${timeout} s`);
    const why = cause?.code ?? cause?.message ?? message;
    const hint = /SSL|EPROTO/.test(why) ? '; --plain-http, if it speaks no TLS' : '';
    throw new Failure(`no connection with ${host}: ${why}${hint}`);
  }
}
