/** Clouds with servers: how they are made, and the story of a first server, which any cloud of OpenStack can be told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import type { Deployed, Lab, Output } from './lab';
import { free, nodesOf, outside, reach, sweep } from './nodes';
import { condition, type KubeObject } from './state';

/** A cloud for servers on a machine without virtualization and without a network of its own. */
export const COMPUTE: OpenStackCloudProps = {
  services: {
    glance: {},
    placement: {},
    nova: { virtualization: 'qemu' },
    neutron: { datapath: 'userspace', physicalNetworks: { physnet1: { bridge: 'br-ex' } } },
  },
};

/** A cloud that is asked from a pod with the administrator's credentials in its environment. */
export interface Site {
  readonly namespace: string;
  /** `deploy/openstack-client` */
  readonly client: string;
}

/** The phases that a cloud goes through, in order, as they are called in print. */
const PHASES = {
  applied: 'apply returned',
  token: 'token',
  image: 'image uploaded',
  network: 'network and router made',
  hypervisor: 'hypervisor up',
  ready: 'last pod Ready, last Job complete',
  server: 'server ACTIVE',
  ping: 'floating IP answers a ping',
  tcp: 'floating IP answers on TCP',
  guest: 'guest has address, metadata, user data',
} as const;

export type Phase = keyof typeof PHASES;

/** Seconds from `kubectl apply` to each phase. */
export type Times = Readonly<Record<Phase, number>>;

/** What the story has made. */
export interface First {
  readonly server: string;
  readonly fixed: string;
  readonly floating: string;
  /** How often a server had to be asked for until one was there. */
  readonly attempts: number;
  /** What Nova said of those that there were not. */
  readonly faults: readonly string[];
  /** What the guest has said on its console. */
  readonly console: readonly string[];
}

export interface Told extends First {
  readonly times: Times;
}

/** The image of the guest: see the lab's `vm`. */
const GUEST = process.env.GUEST ?? `${process.env.LAB ?? '/var/tmp/lab'}/vm/out/test-vm.qcow2`;
/** The server's floating IP, known before there is a cloud, so that it can be tried from the start. */
export const FLOATING = '172.24.4.150';

const script = (name: string): string => readFileSync(join(__dirname, name), 'utf8');
const FIRST = script('first-server.py');
const CHECKS = script('server-checks.py');

/** Applies a cloud to a namespace that is not there, and goes through all phases as soon as each is possible. */
export async function firstServer(lab: Lab, site: Site, apply: () => Promise<unknown>): Promise<Told> {
  const [network] = await nodesOf(lab, 'network-node');
  await reach(lab, network, FLOATING); // its pod is there
  const started = Date.now();
  await apply();
  const applied = Date.now();
  const limit = 900;
  const [first, answered] = await Promise.all([
    story(lab, site),
    outside<{ ping: number; tcp: number }>(lab, network, 'answer', FLOATING, `${limit}`),
    // seldom: looking is work for the machine whose speed is measured
    lab.ready(site.namespace, { timeout: limit, every: 60 }),
  ]);
  const objects = await lab.get(site.namespace, 'pods,jobs');
  const ready = Math.max(...objects.map(since)) / 1000;
  const { phases, ...rest } = first;
  const at = { ...phases, ...answered, ready, applied: applied / 1000 };
  const seconds = ([phase, time]: [string, number]): [string, number] => [phase, time - started / 1000];
  return { ...rest, times: Object.fromEntries(Object.entries(at).map(seconds)) as Times };
}

/** A cloud with a server. */
export interface Running extends Deployed {
  readonly first: Told;
}

/** The cloud that scenarios share: the nodes have room for one at a time. */
const shared = new WeakMap<Lab, { readonly name: string; readonly cloud: Promise<Running> }>();

/** A cloud with its first server; the first to ask deploys it, the others take it as it is. */
export async function share(lab: Lab, name: string, deploy: () => Promise<Running>): Promise<Running> {
  const known = shared.get(lab);
  if (known?.name === name) return known.cloud;
  await leave(lab);
  const cloud = deploy();
  shared.set(lab, { name, cloud });
  return cloud;
}

/** The one that most need. */
export function running(lab: Lab): Promise<Running> {
  return share(lab, 'server', () => begin(lab, 'server', COMPUTE));
}

/** Removes what is shared. */
export async function leave(lab: Lab): Promise<void> {
  const known = shared.get(lab);
  shared.delete(lab);
  if (known !== undefined) await lab.remove(known.name);
}

/**
 * A cloud with its first server, on nodes that have no other.
 *
 * @param apply how it is applied @default - all of it at once
 */
export async function begin(
  lab: Lab,
  name: string,
  props: OpenStackCloudProps,
  apply: (output: Output) => Promise<unknown> = ({ folder }) => lab.apply(folder),
): Promise<Running> {
  const namespace = await lab.namespace(name);
  const output = lab.synth(namespace, props);
  await emptyNodes(lab, namespace, output.objects);
  const started = Date.now();
  const first = await firstServer(lab, ours(namespace), () => apply(output));
  return { namespace, output, started, applied: started + first.times.applied * 1000, first };
}

/** Nodes as they were before there was a compute cloud; they are so again when the namespace is gone. */
export async function emptyNodes(lab: Lab, namespace: string, objects: readonly KubeObject[]): Promise<void> {
  await free(lab, namespace);
  await sweep(lab, objects);
  lab.afterRemoval(namespace, () => sweep(lab, objects));
}

export function ours(namespace: string): Site {
  return { namespace, client: 'deploy/openstack-client' };
}

/** `server-checks.py` in the client's pod. */
export async function check<T>(lab: Lab, namespace: string, ...args: readonly string[]): Promise<T> {
  const command = ['python3', '-c', CHECKS, ...args];
  return JSON.parse(await lab.exec(namespace, ours(namespace).client, command, { timeout: 300 })) as T;
}

/** The story on a cloud that is there or comes up: image, networks, flavor, server, each made unless it is there. */
export async function story(
  lab: Lab,
  { namespace, client }: Site,
): Promise<First & { phases: Record<string, number> }> {
  const condition = client.startsWith('pod/') ? 'Ready' : 'Available';
  await lab.kubectl(['-n', namespace, 'wait', `--for=condition=${condition}`, client, '--timeout=900s'], {
    timeout: 910,
  });
  const guest = readFileSync(GUEST);
  const command = ['python3', '-c', FIRST, FLOATING, `${guest.length}`];
  const said = await lab.exec(namespace, client, command, { input: guest, timeout: 1200 });
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const phases = Object.fromEntries(
    lines.filter(({ phase }) => phase !== undefined).map(({ phase, at }) => [phase, at]),
  );
  return { ...(lines.at(-1) as unknown as First), phases: phases as Record<string, number> };
}

/** A line for each phase, with a column for each telling. */
export function table(columns: Readonly<Record<string, (phase: Phase) => string>>): string {
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(40), ...cells.map((cell) => cell.padStart(12))].join('');
  const rows = Object.entries(PHASES).map(([phase, name]) =>
    line(
      name,
      Object.values(columns).map((cell) => cell(phase as Phase)),
    ),
  );
  return [line('seconds from kubectl apply', Object.keys(columns)), ...rows].join('\n');
}

/** When it became what it has to be; milliseconds of the epoch. */
function since(object: KubeObject): number {
  const time = object.kind === 'Job' ? object.status?.completionTime : condition(object, 'Ready')?.lastTransitionTime;
  return time === undefined ? 0 : Date.parse(time);
}
