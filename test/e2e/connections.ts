import { type ChildProcess, spawn } from 'node:child_process';
import { App, Chart } from 'cdk8s';
import { OpenStackCloud, type OpenStackCloudProps } from '../../lib';
import { unitsOf } from '../../lib/core/notes';
import { usersIn } from '../../lib/core/policies';
import { issue } from './keystone';
import { KEYSTONE_ONLY } from '../facts';
import { type Deployed, type Lab, none, pause } from './lab';
import { type KubeObject, unitOf } from './state';
import { asStranger, reaches } from './stranger';

/** Everything that is off by default and connects something. */
const PROPS: OpenStackCloudProps = {
  services: {
    ...KEYSTONE_ONLY,
    keystone: { config: { 'keystone.conf': { oslo_messaging_notifications: { driver: 'messagingv2' } } } },
  },
};

/** Who reaches whom: as the specs say, no more and no less, and nobody else anything but the APIs. */
export async function connections(lab: Lab): Promise<void> {
  const recorder = await Recorder.start(lab);
  const { namespace, output } = await lab.step('connections: a cloud comes up', () => lab.cloud('connections', PROPS));
  await lab.step('connections: what is connected is what the NetworkPolicies let through', async () => {
    await issue(lab, namespace);
    await lab.openstack(namespace, 'project', 'create', 'told'); // notified
    await pause(6); // and a round of checks
    const seen = recorder?.stop(namespace);
    if (seen === undefined) return '!! NOT OBSERVED: conntrack is not to be had here';
    const planned = plan(namespace);
    none([
      ...[...seen].filter((edge) => !planned.has(edge)).map((edge) => `${edge}: was made, but no spec says so`),
      ...[...planned].filter((edge) => !seen.has(edge)).map((edge) => `${edge}: is let through, but was never made`),
    ]);
    return [...seen].sort().join('\n');
  });
  await lab.step('connections: a pod of another namespace reaches the APIs alone', async () => {
    const said = await reachedByStrangers(lab, { namespace, output }, ['keystone-api:5000']);
    const api = `http://keystone-api.${namespace}.svc:5000/v3`;
    await asStranger(lab, `import urllib.request; urllib.request.urlopen("${api}", timeout=5)`);
    return said;
  });
  await lab.remove('connections');
}

/**
 * What a pod of another namespace reaches, by Services and by addresses of pods: what is open, and nothing else.
 *
 * @param open Services with their ports: `keystone-api:5000`
 */
export async function reachedByStrangers(
  lab: Lab,
  { namespace, output }: Pick<Deployed, 'namespace' | 'output'>,
  open: readonly string[],
): Promise<string> {
  const pods = await lab.get(namespace, 'pods', '--field-selector=status.phase=Running');
  const services = output.objects.filter(({ kind }) => kind === 'Service');
  const targets = new Map([
    ...services.flatMap(({ metadata, spec }) =>
      portsOf(spec).map((port): [string, string] => [
        `${metadata.name}.${namespace}.svc:${port}`,
        `${metadata.name}:${port}`,
      ]),
    ),
    ...pods.flatMap((pod) => {
      const { podIP } = pod.status as { podIP?: string };
      const service = unitOf(pod).split('/');
      const name = service[0] === service[1] ? service[0] : service.join('-');
      const ports = (pod.spec.containers ?? []).flatMap(({ ports: all = [] }) => all);
      return ports.map(({ containerPort }): [string, string] => [
        `${podIP}:${containerPort}`,
        `${name}:${containerPort}`,
      ]);
    }),
  ]);
  const reached = await reaches(lab, [...targets.keys()]);
  const found = [...new Set(reached.map((target) => targets.get(target) ?? target))].sort();
  const more = found.filter((one) => !open.includes(one));
  if (more.length > 0 && !process.env.ENFORCED) {
    return `!! NOT ENFORCED: this cluster ignores NetworkPolicies (ENFORCED=1 makes that a failure); reached ${more.join(' ')}`;
  }
  none([
    ...more.map((one) => `${one} can be reached`),
    ...open.filter((one) => !found.includes(one)).map((one) => `${one} cannot be reached`),
  ]);
  return `${targets.size} addresses tried, reached: ${found.join(' ')}`;
}

function portsOf(spec: KubeObject['spec']): number[] {
  return ((spec.ports ?? []) as { port: number }[]).map(({ port }) => port);
}

/** `keystone/api → mariadb/mariadb:3306` for all that the specs connect. */
function plan(namespace: string): Set<string> {
  const app = new App();
  const { settings } = new OpenStackCloud(app, 'cloud', { ...PROPS, namespace });
  const users = unitsOf(new Chart(app, 'look'), settings).flatMap(usersIn);
  return new Set(
    users.flatMap(({ unit, component, uses }) =>
      uses
        .flatMap(({ _peers }) => _peers)
        .flatMap((peer) =>
          'unit' in peer ? [`${unit}/${component} → ${peer.unit}/${peer.process}:${peer.port}`] : [],
        ),
    ),
  );
}

/** All connections between pods of this machine, by the kernel's own record of them. */
class Recorder {
  /** Undefined where conntrack is not to be had, as on a cluster of other machines. */
  public static async start(lab: Lab): Promise<Recorder | undefined> {
    const child = spawn('conntrack', ['-E', '-e', 'NEW', '-p', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const works = await new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false));
      child.once('exit', () => resolve(false));
      setTimeout(() => resolve(true), 1000);
    });
    return works ? new Recorder(lab, child) : undefined;
  }

  readonly #names = new Map<string, string>();
  readonly #flows = new Set<string>();
  readonly #timer: NodeJS.Timeout;

  private constructor(
    lab: Lab,
    private readonly child: ChildProcess,
  ) {
    let rest = '';
    child.stdout?.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#note(line);
    });
    this.#timer = setInterval(() => {
      lab
        .kubectl(['get', 'pods', '-A', '-l', 'app.kubernetes.io/managed-by=cdk8s-openstack', '-o', 'json'])
        .then((answer) => {
          for (const { metadata, status } of (JSON.parse(answer) as { items: KubeObject[] }).items) {
            const { podIP } = (status ?? {}) as { podIP?: string };
            const { 'app.kubernetes.io/name': unit, 'app.kubernetes.io/component': component } = metadata.labels ?? {};
            if (podIP !== undefined) this.#names.set(podIP, `${metadata.namespace} ${unit}/${component}`);
          }
        })
        .catch(() => undefined); // the next one will tell
    }, 700);
  }

  /** What was connected within a namespace. */
  public stop(namespace: string): Set<string> {
    clearInterval(this.#timer);
    this.child.kill();
    const inside = (address: string): string | undefined => {
      const [home, name] = this.#names.get(address)?.split(' ') ?? [];
      return home === namespace ? name : undefined;
    };
    return new Set(
      [...this.#flows].flatMap((flow) => {
        const [from, to, port] = flow.split(' ');
        const [source, target] = [inside(from), inside(to)];
        return source === undefined || target === undefined ? [] : [`${source} → ${target}:${port}`];
      }),
    );
  }

  /** The answer's side of a record has the pod behind a Service. */
  #note(line: string): void {
    const match = /src=(\S+) .*src=(\S+) dst=\S+ sport=(\d+) /.exec(line);
    if (match !== null) this.#flows.add(match.slice(1).join(' '));
  }
}
