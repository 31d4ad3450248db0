import { check, COMPUTE, FLOATING, type Running, running } from './compute';
import { type Lab, none, pause } from './lab';
import { nodesOf, onNode, reach, type Watched, watchDuring } from './nodes';
import { title, unitOf } from './state';

/** Pods that are deleted at once, as `unit/process`. */
export interface Restart {
  readonly pods: readonly string[];
  /** Seconds that their server may be out of reach. @default - no connection is lost, and of pings one, however late */
  readonly gap?: number;
}

/** What a node has, in three parts: what holds no packets up, and what carries them. */
export const AGENTS: readonly Restart[] = [
  { pods: ['libvirt/libvirt', 'nova/compute', 'neutron/ovn-agent', 'ovn/controller', 'ovn/gateway'] },
  { pods: ['openvswitch/vswitchd'], gap: 10 },
  { pods: ['openvswitch/db'], gap: 10 },
];

const BY_ITSELF: readonly Restart[] = AGENTS.flatMap(({ pods, gap }) => pods.map((pod) => ({ pods: [pod], gap })));

/** Changes of the services that made the server and its network. */
const CHANGES = {
  neutron: { 'neutron.conf': { DEFAULT: { max_routes: 31 } } },
  nova: { 'nova.conf': { DEFAULT: { report_interval: 9 } } },
} as const;

/** A server answers while everything around it restarts. */
export async function serverRestarts(lab: Lab): Promise<void> {
  const cloud = await lab.step('server restarts: a cloud with a server', () => running(lab));
  const { namespace, output } = cloud;
  const there = await unitsOf(lab, namespace);
  const onNodes = BY_ITSELF.flatMap(({ pods }) => pods);
  for (const pod of there.filter((one) => !onNodes.includes(one))) {
    await survive(lab, cloud, { pods: [pod] });
  }
  for (const restart of BY_ITSELF) await survive(lab, cloud, restart);
  await outlive(lab, cloud, 'a QEMU never tells libvirt what it can', () => mute(lab, cloud));
  for (const name of ['neutron', 'nova'] as const) {
    const services = { ...COMPUTE.services, [name]: { ...COMPUTE.services?.[name], config: CHANGES[name] } };
    await outlive(lab, cloud, `${name} is configured anew`, async () => {
      await lab.apply(lab.synth(namespace, { ...COMPUTE, services }).folder);
      await lab.ready(namespace, { timeout: 600 });
    });
  }
  await outlive(lab, cloud, 'and as before', async () => {
    await lab.apply(output.folder);
    await lab.ready(namespace, { timeout: 600 });
  });
}

/** The first QEMU that libvirt asks stops before it can answer; it is ended, and the hypervisor is up again. */
async function mute(lab: Lab, { namespace }: Running): Promise<void> {
  const [node] = await nodesOf(lab, 'compute-node');
  const stop = `
    for attempt in $(seq 2000); do
      if pkill --signal STOP --newest --full 'unix:[/]var/lib/libvirt/qemu/qmp-'; then exit; fi
      sleep 0.02
    done
    exit 1`;
  const pods = (await lab.get(namespace, 'pods', '--field-selector=status.phase=Running')).filter((pod) =>
    ['libvirt/libvirt', 'nova/compute'].includes(unitOf(pod)),
  );
  const libvirt = pods.filter((pod) => unitOf(pod) === 'libvirt/libvirt').map(title);
  // else it would know what they have said before
  await Promise.all(libvirt.map((pod) => lab.exec(namespace, pod, ['rm', '-rf', '/var/cache/libvirt/qemu'])));
  const stopped = onNode(lab, node, ['bash', '-c', stop], { timeout: 120 });
  await lab.kubectl(['-n', namespace, 'delete', ...pods.map(title)], { timeout: 120 });
  await stopped;
  await lab.ready(namespace, { timeout: 600 });
  for (let i = 0; ; i++) {
    const down = await check<string[]>(lab, namespace, 'status');
    if (down.length === 0) break;
    if (i > 30) throw new Error(down.join('\n'));
    await pause(5);
  }
  const logs = await lab.kubectl(['-n', namespace, 'logs', '-l', 'app.kubernetes.io/name=libvirt', '--tail=-1']);
  if (!logs.includes('has not said for 30 s what it can')) throw new Error('no QEMU was ended');
}

/** The server answers, by the same process, while these pods are deleted and until all is Ready again. */
export async function survive(lab: Lab, cloud: Running, { pods, gap }: Restart): Promise<void> {
  const { namespace } = cloud;
  const there = (await lab.get(namespace, 'pods', '--field-selector=status.phase=Running')).filter((pod) =>
    pods.includes(unitOf(pod)),
  );
  if (there.length === 0) return;
  const names = [...new Set(there.map(unitOf))].join(', ');
  const restart = async (): Promise<void> => {
    await lab.kubectl(['-n', namespace, 'delete', ...there.map(title)], { timeout: 120 });
    await pause(1); // until the loss is known
    await lab.ready(namespace, { timeout: 600 });
  };
  await outlive(lab, cloud, `${names} restarted`, restart, gap);
}

/** @param gap seconds that it may be out of reach @default - nothing is lost but a single ping, which a guest that is emulated may miss */
export async function outlive(
  lab: Lab,
  cloud: Running,
  name: string,
  work: () => Promise<void>,
  gap?: number,
): Promise<void> {
  await lab.step(`server restarts: it answers while ${name}`, async () => {
    const [network] = await nodesOf(lab, 'network-node');
    const before = await processes(lab, cloud);
    const seen = await watchDuring(lab, network, FLOATING, async () => {
      await work();
      await answers(lab, network, 2 * (gap ?? 10));
    });
    const after = await processes(lab, cloud);
    const tooLong = gap === undefined ? seen.lost > 1 || seen.refused > 0 : Math.max(seen.gap, seen.tcpGap - 1) > gap;
    none([
      ...(before !== '' && before === after ? [] : [`QEMU was ${before}, is ${after}`]),
      ...(tooLong ? [`it was out of reach: ${figures(seen)}`] : []),
    ]);
    return figures(seen);
  });
}

/** Waits until the server answers, so that a gap is not cut short by the end of the watch. */
async function answers(lab: Lab, node: string, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(1)) {
    const { ping, tcp } = await reach(lab, node, FLOATING);
    if (ping && tcp !== '') return;
  }
}

export function figures({ pings, lost, gap, connections, refused, tcpGap }: Watched): string {
  return [
    `pings: ${lost} of ${pings} lost, longest gap ${gap} s`,
    `TCP: ${refused} of ${connections} failed, longest gap ${tcpGap} s`,
  ].join('; ');
}

/** Processes of the server, with the moment at which they began. */
async function processes(lab: Lab, { first }: Running): Promise<string> {
  const program = `
    for process in /proc/[0-9]*; do
      grep -qs -- "$0" $process/cmdline && grep -qs ^qemu $process/comm && cut -d ' ' -f 1,22 $process/stat
    done; true`;
  const nodes = await nodesOf(lab, 'compute-node');
  const found = await Promise.all(nodes.map((node) => onNode(lab, node, ['bash', '-c', program, first.server])));
  return found.join(' ').trim();
}

/** All that run, as `unit/process`. */
async function unitsOf(lab: Lab, namespace: string): Promise<string[]> {
  const pods = await lab.get(namespace, 'pods', '--field-selector=status.phase=Running');
  return [...new Set(pods.map(unitOf))].sort();
}
