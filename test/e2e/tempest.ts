import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Running } from './compute';
import { DOMAIN, everything, publicAddress } from './everything';
import { type Lab, none } from './lab';
import type { KubeObject } from './state';

/** The sets of tests that are run, in order: what every cloud should do, then the APIs in full. */
const SETS = ['smoke', ...['identity', 'image', 'network', 'volume', 'compute'].map((api) => `tempest.api.${api}`)];

/** What is known not to pass, and why. */
const KNOWN: Readonly<Record<string, string>> = {
  'tempest.scenario.test_network_basic_ops.TestNetworkBasicOps.test_network_basic_ops':
    'pings a floating IP from where it runs, and no pod is on the network outside; `server` does it from a node',
  'tempest.api.image.v2.admin.test_images.ImportCopyImagesTest.test_image_copy_image_import':
    'waits for a copy in another store, and there is one store',
  'tempest.api.image.v2.test_images.ImportImagesTest.test_image_web_download_import':
    'has Glance fetch an image of the internet, of which no name is known here',
  'tempest.api.compute.servers.test_server_actions.ServerActionsV293TestJSON.test_rebuild_volume_backed_server':
    'logs in by ssh from where it runs, also when told that this is not possible',
};

interface Result {
  readonly seconds: number;
  readonly passed: number;
  /** How many, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Why, by name. */
  readonly failed: Readonly<Record<string, string>>;
}

/** OpenStack's own integration tests say whether it is OpenStack; TEMPEST names other sets than those here. */
export async function tempest(lab: Lab): Promise<void> {
  const cloud = await lab.step('tempest: a cloud with all services', () => everything(lab));
  await lab.step('tempest: its packages are in a pod', () => pod(lab, cloud));
  const failed: unknown[] = [];
  for (const pattern of process.env.TEMPEST?.split(' ') ?? SETS) {
    // what one finds says nothing of the next
    await lab.step(`tempest: ${pattern}`, () => run(lab, cloud, pattern)).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed.at(-1);
}

async function run(lab: Lab, { namespace }: Running, pattern: string): Promise<string> {
  const script = readFileSync(join(__dirname, 'tempest.py'), 'utf8');
  const command = ['python3', '-c', script, '/tmp/packages', pattern];
  const said = await lab.exec(namespace, 'pod/tempest', command, { timeout: 3 * 3600 });
  const { passed, skipped, failed, seconds } = JSON.parse(said.trim().split('\n').at(-1) ?? '') as Result;
  const nameOf = (test: string): string => test.replace(/\[.*/, '');
  const reasons = Object.entries(skipped).sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const count = reasons.reduce((sum, [, one]) => sum + one, 0);
  const known = Object.keys(failed).filter((test) => nameOf(test) in KNOWN);
  lab.say(
    [
      `       ${passed} passed, ${Object.keys(failed).length} failed, ${count} skipped in ${seconds} s`,
      ...known.map((test) => `       fails: ${nameOf(test)}: ${KNOWN[nameOf(test)]}`),
      ...reasons.map(([reason, one]) => `       ${`${one}`.padStart(4)} × ${reason}`),
    ].join('\n'),
  );
  const unknown = Object.entries(failed).filter(([test]) => !(nameOf(test) in KNOWN));
  none([
    ...(passed === 0 ? [`no test of "${pattern}" has passed`] : []),
    ...unknown.map(([test, why]) => `${test}\n${why}`),
  ]);
  return '';
}

/** A pod as the client's, with room for the packages. */
async function pod(lab: Lab, { namespace, output }: Running): Promise<void> {
  const client = output.objects.find(({ kind, metadata }) => kind === 'Deployment' && /client/.test(metadata.name));
  const { metadata, spec } = (client as unknown as { spec: { template: PodTemplate } }).spec.template;
  const [container] = spec.containers;
  // consoles are where the cloud is public
  const ip = await publicAddress(lab);
  const made = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...metadata, name: 'tempest', namespace },
    spec: {
      ...spec,
      hostAliases: [{ ip, hostnames: [DOMAIN] }],
      containers: [{ ...container, resources: { requests: { cpu: '10m', memory: '256Mi' } } }],
      volumes: spec.volumes.map((volume) =>
        volume.name === `tmp-${container.name}` ? { ...volume, emptyDir: { sizeLimit: '1Gi' } } : volume,
      ),
    },
  };
  await lab.apply([made]);
  await lab.podReady(namespace, 'tempest', 120);
  const unpack = ['sh', '-c', 'mkdir /tmp/packages && tar --extract --directory /tmp/packages'];
  await lab.exec(namespace, 'pod/tempest', unpack, { input: packages(), timeout: 300 });
}

interface PodTemplate {
  readonly metadata: KubeObject['metadata'];
  readonly spec: {
    readonly containers: readonly { readonly name: string }[];
    readonly volumes: readonly { readonly name: string }[];
  };
}

/** Tempest's packages for the Python of Kolla's images, as an archive; fetched once on a machine. */
function packages(): Buffer {
  const requirements = join(__dirname, 'tempest.txt');
  const [, version] = /^tempest==(.*)$/m.exec(readFileSync(requirements, 'utf8')) ?? [];
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), `cdk8s-openstack/tempest-${version}`);
  if (!existsSync(folder)) {
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    // of the versions that are listed, and of nothing that this machine happens to have
    const target = ['--target', part, '--no-deps', '--no-compile'];
    const python = ['--python-version', '3.11', '--platform', 'manylinux2014_x86_64', '--only-binary', ':all:'];
    execFileSync('python3', [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--root-user-action=ignore',
      ...target,
      ...python,
      '--requirement',
      requirements,
    ]);
    renameSync(part, folder);
  }
  return execFileSync('tar', ['--create', '--directory', folder, '.'], { maxBuffer: 2 ** 30 });
}
