/**
 * What every scenario works with: kubectl, clouds made in this process, and waiting with reasons.
 *
 * It works on the cluster that kubectl finds (KUBECONFIG) and touches only namespaces it has named itself.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { OpenStackApp, OpenStackCloud, type OpenStackCloudProps } from '../../lib';
import { type Held, take } from './lease';
import { current, isReady, type KubeObject, troubles, unfinished } from './state';
import { KEYSTONE_ONLY } from '../facts';

/** What `synth` makes: the files of a cloud, and the objects in them in order. */
export interface Output {
  readonly folder: string;
  readonly objects: readonly KubeObject[];
}

/** A cloud that runs. */
export interface Deployed {
  readonly namespace: string;
  readonly output: Output;
  /** When `kubectl apply` was called, and when it was back; milliseconds of the epoch. */
  readonly started: number;
  readonly applied: number;
}

export interface KubectlOptions {
  /** Goes to standard input. */
  readonly input?: string | Buffer;
  /** Seconds. @default 120 */
  readonly timeout?: number;
}

export interface ProcedureOptions {
  /** In docs. @default operations.md */
  readonly page?: string;
  /** Where the files are that the commands name. @default - here */
  readonly cwd?: string;
  /** More environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Seconds. @default 120 */
  readonly timeout?: number;
}

const ROOT = join(__dirname, '../..');

/** Prefix of all namespaces of the tests. */
const PREFIX = process.env.E2E_PREFIX ?? 'e2e-';
/** What a cloud, and its test, has outside of its namespace. */
const CLUSTER_WIDE =
  'priorityclasses,validatingadmissionpolicies,validatingadmissionpolicybindings,persistentvolumes,storageclasses';
const WORKLOADS = 'pods,jobs,deployments,statefulsets,daemonsets';

export class Lab {
  public passed = 0;
  public failed = 0;
  public readonly seed: number;
  readonly #scratch = mkdtempSync(join(tmpdir(), 'cdk8s-openstack-e2e-'));
  readonly #namespaces = new Set<string>();
  readonly #clouds = new Map<string, Promise<Deployed>>();
  readonly #removals: Promise<void>[] = [];
  readonly #sweeps = new Map<string, () => Promise<void>>();
  #said: string[] = [];
  #lease?: Held;
  #failedStep: unknown;

  /** @param options.seed of what scenarios choose by chance */
  constructor({ seed = Math.floor(Math.random() * 1e6) }: { readonly seed?: number } = {}) {
    this.seed = seed;
  }

  /** Runs kubectl and returns what it prints; when it fails, throws what it says. */
  public kubectl(args: readonly string[], { input, timeout = 120 }: KubectlOptions = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      const env = {
        ...process.env,
        KUBECTL_APPLYSET: 'true', // `apply --applyset`: kubectl calls it alpha
        KUBECTL_REMOTE_COMMAND_WEBSOCKETS: 'false', // they end when a busy machine is silent for a minute
      };
      const options = { env, timeout: timeout * 1000, killSignal: 'SIGKILL', maxBuffer: 256 * 2 ** 20 } as const;
      const child = execFile('kubectl', args, options, (error, stdout, stderr) => {
        if (error === null) return resolve(stdout);
        const why = error.killed ? `no end after ${timeout} s` : `${stderr || error.message}`;
        reject(new Error(`kubectl ${args.join(' ').slice(0, 200)}: ${why.trim()}`));
      });
      child.stdin?.on('error', () => undefined); // it ended without reading: its exit code says so
      child.stdin?.end(input);
    });
  }

  /** Objects as the API server has them: `get('e2e-default', 'pods,jobs', '-l', 'app.kubernetes.io/name=keystone')`. */
  public async get(namespace: string, kinds: string, ...more: readonly string[]): Promise<KubeObject[]> {
    const list = JSON.parse(await this.kubectl(['-n', namespace, 'get', kinds, '-o', 'json', ...more])) as unknown;
    return (list as { items?: KubeObject[] }).items ?? [list as KubeObject];
  }

  /** Takes the cluster for this run: two would take each other's namespaces away. A run that died leaves its own. */
  public async claim(): Promise<void> {
    this.#lease = await take(this, `${PREFIX}running`);
    if (!this.#lease.inherited) return;
    const there = (await this.get('default', 'namespaces')).map(({ metadata }) => metadata.name);
    for (const name of there.filter((namespace) => namespace.startsWith(PREFIX))) {
      this.say(`${name}: left by a run that died, removed`);
      await this.#delete(name);
    }
  }

  /** A namespace for the tests, gone at the end; one that an earlier run left is removed first. */
  public async namespace(name: string): Promise<string> {
    const namespace = PREFIX + name;
    if (this.#namespaces.has(namespace)) return namespace;
    const found = await this.kubectl(['get', 'namespace', namespace, '--ignore-not-found', '-o', 'name']);
    if (found !== '') await this.#delete(namespace);
    this.#namespaces.add(namespace);
    return namespace;
  }

  /** Makes the files of a cloud, as `npm run synth` does. */
  public synth(namespace: string, props: OpenStackCloudProps = {}): Output {
    const folder = mkdtempSync(join(this.#scratch, `${namespace}-`));
    const app = new OpenStackApp({ outdir: folder });
    new OpenStackCloud(app, 'cloud', { ...props, namespace, services: { ...KEYSTONE_ONLY, ...props.services } });
    app.synth();
    return { folder, objects: objectsOf(app) };
  }

  /** `kubectl apply --server-side` of a folder or of objects. */
  public apply(what: string | readonly object[], ...flags: readonly string[]): Promise<string> {
    const args = ['apply', '--server-side', ...flags, '-f'];
    if (typeof what === 'string') return this.kubectl([...args, what], { timeout: 120 });
    const input = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: what });
    return this.kubectl([...args, '-'], { input, timeout: 120 });
  }

  /** A subcommand of `lib/cli/main.ts`, as `npm run` starts it: what it printed, and how it ended. */
  public cli(name: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
    const command = ['--require', join(ROOT, 'tools/typescript.js'), join(ROOT, 'lib/cli/main.ts'), name, ...args];
    return new Promise((resolve) => {
      const options = { cwd: ROOT, timeout: 300_000, maxBuffer: 64 * 2 ** 20 };
      execFile(process.execPath, command, options, (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, said: `${stdout}${stderr}`.trim() });
      });
    });
  }

  /** A procedure of the guides as it stands there, on this namespace and this folder. */
  public procedure(
    heading: string,
    namespace: string,
    folder: string,
    { page = 'operations.md', cwd, env, timeout = 120 }: ProcedureOptions = {},
  ): Promise<string> {
    const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
    const [, section = ''] = text.split(`\n## ${heading}\n`);
    const [, block] = /```sh\n([^]*?)```/.exec(section.split('\n## ')[0]) ?? [];
    if (block === undefined) throw new Error(`docs/${page} shows no commands under "${heading}"`);
    const commands = block.replaceAll('openstack ', `${namespace} `).replaceAll('dist/', `${folder}/`);
    return new Promise((resolve, reject) => {
      const options = { cwd, env: { ...process.env, ...env }, timeout: timeout * 1000 };
      execFile('bash', ['-euxc', commands], options, (error, stdout, stderr) =>
        error === null ? resolve(stdout) : reject(new Error(stderr)),
      );
    });
  }

  /**
   * Waits until every pod is Ready, every rollout done and every Job complete, those left out that what was applied
   * last does not name.
   *
   * @param options.recovers what looks hopeless now goes away by itself
   * @param options.every seconds between looks: more, where looking would slow down what is timed
   * @throws at once with the reasons when a Job has failed, a container crashes again and again or cannot start
   */
  public async ready(
    namespace: string,
    {
      timeout = 300,
      recovers = false,
      every = 0.7,
    }: { readonly timeout?: number; readonly recovers?: boolean; readonly every?: number } = {},
  ): Promise<void> {
    const deadline = Date.now() + timeout * 1000;
    for (;;) {
      const objects = current(await this.get(namespace, `${WORKLOADS},configmaps`));
      const bad = troubles(objects);
      const pending = unfinished(objects);
      if (bad.length === 0 && pending.length === 0) return;
      if ((bad.length > 0 && !recovers) || Date.now() > deadline) {
        const head = bad.length > 0 ? 'does not work' : `not ready after ${timeout} s`;
        throw new Error([`${namespace}: ${head}`, ...bad, ...pending, await this.#evidence(namespace)].join('\n'));
      }
      await pause(every);
    }
  }

  /** A cloud that is up; the first to ask for the name deploys it, the others share it. */
  public cloud(name: string, props: OpenStackCloudProps = {}): Promise<Deployed> {
    const known = this.#clouds.get(name) ?? this.#deploy(name, props);
    this.#clouds.set(name, known);
    return known;
  }

  /** Applies other settings of a cloud, and waits until they are rolled out. */
  public async change(namespace: string, props: OpenStackCloudProps): Promise<void> {
    await this.apply(this.synth(namespace, props).folder);
    await this.ready(namespace, { timeout: 600, recovers: true });
  }

  /** As a power failure does: at once, without a signal to end. */
  public kill(namespace: string, ...pods: readonly string[]): Promise<string> {
    return this.kubectl(['-n', namespace, 'delete', 'pod', '--force', '--grace-period=0', ...pods]);
  }

  /** The password in a Secret. */
  public async password(namespace: string, name: string): Promise<string> {
    const [secret] = await this.get(namespace, 'secret', name);
    const { data = {} } = secret as { data?: Record<string, string> };
    return Buffer.from(data.password ?? '', 'base64').toString();
  }

  /** Waits until the pod of a name, a new one if that before is ending, is Ready. */
  public async podReady(namespace: string, name: string, timeout = 60): Promise<void> {
    const one = `metadata.name=${name}`;
    await until(async () => (await this.get(namespace, 'pods', '--field-selector', one)).some(isReady), timeout);
  }

  /** The `openstack` command, as the cloud's administrator. */
  public async openstack(namespace: string, ...args: readonly string[]): Promise<string> {
    return (await this.exec(namespace, 'deploy/openstack-client', ['openstack', ...args])).trim();
  }

  /** A command in a container of a pod. */
  public exec(
    namespace: string,
    pod: string,
    command: readonly string[],
    options: KubectlOptions = {},
  ): Promise<string> {
    const stdin = options.input === undefined ? [] : ['-i'];
    return this.kubectl(['-n', namespace, 'exec', ...stdin, pod, '--', ...command], options);
  }

  /** One check: prints its name, seconds and, when it returns a text, that; a failure ends the scenario. */
  public async step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const start = Date.now();
    const print = (mark: string): void =>
      this.say(`${mark} ${name.padEnd(76)} ${((Date.now() - start) / 1000).toFixed(1)} s`);
    try {
      const result = await work();
      this.passed++;
      print('ok  ');
      if (typeof result === 'string' && result !== '') this.say(indent(result));
      return result;
    } catch (error) {
      this.failed++;
      this.#failedStep = error;
      print('FAIL');
      this.say(indent(error instanceof Error ? error.message : String(error)));
      throw error;
    }
  }

  /** Runs a scenario and returns what it has said; the result is in `passed` and `failed`. */
  public async scenario(name: string, work: (lab: Lab) => Promise<void>): Promise<string> {
    const start = Date.now();
    this.#said = [];
    this.say(`\n${name}`);
    try {
      await work(this);
    } catch (error) {
      if (error !== this.#failedStep) {
        this.failed++;
        this.say(`FAIL ${name}\n${indent(error instanceof Error ? (error.stack ?? error.message) : String(error))}`);
      }
    }
    this.say(`     ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
    return this.#said.join('\n');
  }

  public say(text: string): void {
    this.#said.push(text);
    console.log(text);
  }

  /** Removes a namespace before the end, for instance to give the ports of the node back. */
  public async remove(name: string): Promise<void> {
    const namespace = name.startsWith(PREFIX) ? name : PREFIX + name;
    if (!this.#namespaces.delete(namespace)) return;
    this.#clouds.delete(name);
    await this.#delete(namespace);
  }

  /** What is to be done once the namespace is gone: for what it leaves outside of it. */
  public afterRemoval(namespace: string, sweep: () => Promise<void>): void {
    this.#sweeps.set(namespace, sweep);
  }

  /** As `remove`, while the tests go on: their clouds need not all fit on the cluster at once. */
  public discard(name: string): void {
    this.#removals.push(this.remove(name).catch((error: Error) => this.say(error.message)));
  }

  /** Removes all that the tests have made. */
  public async cleanUp({ keep = false }: { readonly keep?: boolean } = {}): Promise<void> {
    rmSync(this.#scratch, { recursive: true, force: true });
    if (!keep) for (const namespace of this.#sweeps.keys()) await this.remove(namespace);
    const names = [...this.#namespaces];
    this.#namespaces.clear();
    if (keep) this.say(`\nkept: ${names.join(' ')}`);
    const gone = (keep ? [] : names).map((name) => this.#delete(name));
    await Promise.all([...gone, ...this.#removals]);
    await this.#lease?.release();
  }

  /** Pods first: a namespace with pods that take their time is looked at again only after half of that time. */
  async #delete(namespace: string): Promise<void> {
    const all = ['--all', '--ignore-not-found', '--timeout=120s'];
    await this.kubectl(['-n', namespace, 'delete', 'deployments,statefulsets,daemonsets,jobs', ...all], {
      timeout: 130,
    });
    await this.kubectl(['-n', namespace, 'delete', 'pods', '--grace-period=3', ...all], { timeout: 130 });
    await this.kubectl(['delete', 'namespace', namespace, '--ignore-not-found', '--timeout=180s'], { timeout: 200 });
    await this.kubectl(['delete', CLUSTER_WIDE, '-l', `app.kubernetes.io/instance=${namespace}`, '--ignore-not-found']);
    const sweep = this.#sweeps.get(namespace);
    this.#sweeps.delete(namespace);
    await sweep?.();
  }

  async #deploy(name: string, props: OpenStackCloudProps): Promise<Deployed> {
    const namespace = await this.namespace(name);
    const output = this.synth(namespace, props);
    const started = Date.now();
    await this.apply(output.folder);
    const applied = Date.now();
    await this.ready(namespace);
    return { namespace, output, started, applied };
  }

  /** The last events and log lines of pods that are not well. */
  async #evidence(namespace: string): Promise<string> {
    const pods = (await this.get(namespace, 'pods')).filter(
      (pod) => [...unfinished([pod]), ...troubles([pod])].length > 0,
    );
    const logs = pods.map(async (pod) => {
      const args = [
        '-n',
        namespace,
        'logs',
        pod.metadata.name,
        '--all-containers',
        '--ignore-errors',
        '--prefix',
        '--tail=8',
      ];
      return this.kubectl(args).catch((error: Error) => error.message);
    });
    const events = this.kubectl([
      '-n',
      namespace,
      'get',
      'events',
      '--sort-by=.lastTimestamp',
      '--field-selector=type!=Normal',
    ]);
    return ['-- events', ...(await events).split('\n').slice(-12), '-- logs', ...(await Promise.all(logs))].join('\n');
  }
}

/** All objects of an app, as they stand in its files. */
export function objectsOf(app: OpenStackApp): KubeObject[] {
  return [...app._manifests().values()].flatMap((file) =>
    parseAllDocuments(file).map((document) => document.toJS() as KubeObject),
  );
}

export function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** What a watch, which goes on until it is stopped, has seen of the work. */
export async function during<T>(
  watch: Promise<T>,
  work: () => Promise<unknown>,
  stop: () => Promise<unknown>,
): Promise<T> {
  watch.catch(() => undefined); // it is awaited below, after the work
  try {
    await work();
  } finally {
    await stop();
  }
  return watch;
}

/**
 * Waits until something holds, for so many seconds.
 *
 * @param every seconds between looks
 */
export async function until(holds: () => Promise<boolean>, timeout: number, every = 1): Promise<void> {
  const deadline = Date.now() + timeout * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${timeout} s`);
    await pause(every);
  }
}

/** Fails with the findings, if there are any. */
export function none(findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

function indent(text: string): string {
  return text.replace(/^/gm, '       ');
}

/** @param data encoded, as a cluster gives it */
export function secretOf(namespace: string, name: string, data: Readonly<Record<string, string>>): object {
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace }, data };
}
