import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { OpenStackCloudProps } from '../../lib';
import { clusterOf, keyOf, USERS } from './everything';
import { type Lab, none, pause, secretOf } from './lab';
import { title } from './state';

/** Rook's definitions, as its repository has them in deploy/examples/crds.yaml, packed with xz. */
const DEFINITIONS = process.env.ROOK_CRDS ?? `${process.env.LAB ?? '/var/tmp/lab'}/ceph/rook-crds.yaml.xz`;
const KIND = 'cephclusters.ceph.rook.io';
const ISSUER = 'ceph.rook.io/v1';

/** Images in a Ceph that Rook makes; nothing that needs a node of its own. */
const SETTINGS: OpenStackCloudProps = {
  size: 'aio',
  storage: { ceph: { rook: {} } },
  services: { glance: {}, placement: false, nova: false, neutron: false, cinder: false },
};

/**
 * What Rook's operator gets, and what the cloud does with what the operator makes. The operator itself is not there: its
 * part is played, with the keys of a Ceph that is.
 */
export async function rook(lab: Lab): Promise<void> {
  if (!existsSync(DEFINITIONS)) {
    lab.say(`!! NOT TRIED: there is no ${DEFINITIONS} (ROOK_CRDS)`);
    return;
  }
  const known = await lab.kubectl(['get', 'customresourcedefinition', KIND, '--ignore-not-found', '-o', 'name']);
  if (known === '') await define(lab, 'apply', '--server-side');
  try {
    const namespace = await lab.namespace('rook');
    await lab.step("rook: its definitions take a cloud's objects for one node, three and more", () =>
      accepted(lab, namespace),
    );
    await lab.step('rook: a cloud waits for what it makes, and status says for what', () => waits(lab, namespace));
    await lab.step('rook: its objects are there, as applied', () => there(lab, namespace));
    await played(lab, namespace);
    await lab.remove('rook');
  } finally {
    if (known === '') await define(lab, 'delete', '--wait=false');
  }
}

async function define(lab: Lab, ...args: readonly string[]): Promise<void> {
  const input = execFileSync('xz', ['-dc', DEFINITIONS], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  await lab.kubectl([...args, '-f', '-'], { input, timeout: 120 });
}

async function accepted(lab: Lab, namespace: string): Promise<string> {
  await lab.kubectl(['create', 'namespace', namespace]);
  const strictly = ['--dry-run=server', '--validate=strict', '--warnings-as-errors'];
  const said: string[] = [];
  for (const size of ['aio', 'small', 'medium', 'large'] as const) {
    const storage = { ceph: { rook: { devices: '^sd[b-z]$' }, volumes: {} } };
    const { objects } = lab.synth(namespace, { size, storage });
    const theirs = objects.filter(({ apiVersion }) => apiVersion === ISSUER);
    await lab.apply(theirs, ...strictly);
    said.push(`${size}: ${theirs.length}`);
    const [cluster, ...others] = theirs as { spec?: object }[];
    const wrong = [{ ...cluster, spec: { ...cluster.spec, monitors: 3 } }, ...others];
    const refusal = await lab.apply(wrong, ...strictly).then(
      () => 'taken',
      (error: Error) => error.message,
    );
    if (!refusal.includes('monitors')) throw new Error(`a field that there is not: ${refusal}`);
  }
  return `objects by size: ${said.join(', ')}`;
}

/** All that does not need Ceph comes up. */
async function waits(lab: Lab, namespace: string): Promise<string> {
  const { folder } = lab.synth(namespace, SETTINGS);
  await lab.apply(folder);
  await lab.kubectl(
    ['-n', namespace, 'wait', '--for=condition=Available', 'deployment/keystone-api', '--timeout=200s'],
    {
      timeout: 210,
    },
  );
  await pause(5);
  const { code, said } = await lab.cli('status', namespace);
  const missing = said.split('\n').filter((line) => /rook-ceph-(client-glance|config)/.test(line));
  if (code === 0 || missing.length === 0) throw new Error(said);
  return missing.join('\n');
}

async function there(lab: Lab, namespace: string): Promise<string> {
  const { objects } = lab.synth(namespace, SETTINGS);
  const wanted = objects.filter(({ apiVersion }) => apiVersion === ISSUER).map(title);
  const found = await lab.get(namespace, `${KIND},cephblockpools.ceph.rook.io,cephclients.ceph.rook.io`);
  const names = found.map(title);
  none(wanted.filter((name) => !names.includes(name)).map((name) => `${name} is not there`));
  return names.join(', ');
}

/** The operator's part, as its Secrets are named and filled. */
async function played(lab: Lab, namespace: string): Promise<void> {
  const there = await clusterOf(lab);
  if (there === undefined) {
    lab.say('!! NOT TRIED, images in it: no Ceph is there');
    return;
  }
  await lab.step('rook: its Secrets are made: all comes up, an image goes in and out', async () => {
    const encoded = (text: string): string => Buffer.from(text).toString('base64');
    const key = await keyOf(lab);
    await lab.apply([
      secretOf(namespace, 'rook-ceph-config', { mon_host: encoded(there.monitors?.join() ?? '') }),
      ...USERS.map((user) => secretOf(namespace, `rook-ceph-client-${user}`, { [user]: key(user) })),
    ]);
    await lab.ready(namespace, { recovers: true, timeout: 200 });
    const story = `head -c 20000000 /dev/urandom > /tmp/image
      openstack image create --file /tmp/image --disk-format raw --container-format bare rook -f value -c id
      openstack image save --file /tmp/back rook
      cmp /tmp/image /tmp/back && rm /tmp/image /tmp/back
      openstack image delete rook`;
    return lab.exec(namespace, 'deploy/openstack-client', ['bash', '-euc', story], { timeout: 200 });
  });
}
