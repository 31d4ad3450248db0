/**
 * `npm run e2e [-- [--keep] [--seed N] [SCENARIO…]]`: real clouds on the cluster that kubectl finds. Without names,
 * those that CI has time for; `npm run e2e:full` runs all, and writes what each has said to `docs/proof`.
 *
 * It needs kubectl, nodes with the labels openstack-control-plane, openstack-compute-node and openstack-network-node
 * (=enabled), a default StorageClass, and Kolla images that the nodes have or can pull. It makes namespaces called
 * e2e-*, in place of those that are there, and removes them at the end, unless `--keep`. One at a time on a cluster,
 * whose nodes are for tests: servers, bridges and directories of Nova, libvirt and Open vSwitch are removed from them.
 * Scenarios without servers may run beside others, with E2E_PREFIX=… for their namespaces in place of `e2e-`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { admission } from './admission';
import { attack } from './attack';
import { backup, backupThree } from './backup';
import { browser } from './browser';
import { ceph } from './ceph';
import { connections } from './connections';
import { crash } from './crash';
import { defaultCloud } from './default';
import { dryRun } from './dry-run';
import { failures } from './failures';
import { floor } from './floor';
import { fullDisk, fullDiskOfThree } from './full-disk';
import { galera, galeraGrowth } from './galera';
import { hostNetwork } from './host-network';
import { idempotent } from './idempotent';
import { imported } from './imported';
import { interrupted } from './interrupted';
import { kolla } from './kolla';
import { Lab } from './lab';
import { logging } from './logging';
import { ldap } from './ldap';
import { nodeLoss } from './node-loss';
import { order } from './order';
import { prune } from './prune';
import { rabbit } from './rabbit';
import { reconfigure } from './reconfigure';
import { rook } from './rook';
import { passwordChanges, rotation } from './rotation';
import { rolling } from './rolling';
import { server } from './server';
import { serverChanges } from './server-changes';
import { serverFloor } from './server-floor';
import { serverNodes } from './server-nodes';
import { serverOrder } from './server-order';
import { serverDvr, serverOvs } from './server-ovs';
import { serverRestarts } from './server-restarts';
import { stacks, stackServer } from './stacks';
import { condition } from './state';
import { tempest } from './tempest';
import { volumes } from './volumes';

type Scenarios = Readonly<Record<string, (lab: Lab) => Promise<void>>>;

/** What CI has time for: a server, and what guards security and changes most. */
const CHOSEN: Scenarios = {
  server,
  default: defaultCloud,
  admission,
  idempotent,
  reconfigure,
  attack,
  'dry-run': dryRun,
};

/** The rest, with `--full`. */
const OTHERS: Scenarios = {
  connections,
  failures,
  'server-restarts': serverRestarts,
  'server-changes': serverChanges,
  'server-floor': serverFloor,
  'server-order': serverOrder,
  'server-nodes': serverNodes,
  'server-ovs': serverOvs,
  'server-dvr': serverDvr,
  stacks,
  'stack-server': stackServer,
  browser,
  ceph,
  rook,
  tempest,
  floor,
  crash,
  interrupted,
  galera,
  'galera-growth': galeraGrowth,
  rabbit,
  'node-loss': nodeLoss,
  rolling,
  'full-disk': fullDisk,
  'full-disk-three': fullDiskOfThree,
  backup,
  'backup-three': backupThree,
  rotation,
  passwords: passwordChanges,
  volumes,
  prune,
  order,
  'host-network': hostNetwork,
  imported,
  kolla,
  ldap,
  logging,
};

const SCENARIOS: Scenarios = { ...CHOSEN, ...OTHERS };

const LABEL = 'openstack-control-plane=enabled';

/** Why the cluster cannot be used. */
async function obstacle(lab: Lab): Promise<string | undefined> {
  const nodes = await lab.get('default', 'nodes').catch((error: Error) => error);
  if (nodes instanceof Error) {
    return `no cluster to be reached (KUBECONFIG=${process.env.KUBECONFIG ?? ''}): ${nodes.message.split('\n').at(-1)}`;
  }
  const labelled = await lab.get('default', 'nodes', '-l', LABEL);
  if (!labelled.some((node) => condition(node, 'Ready'))) {
    return `no Ready node has the label ${LABEL}: kubectl label node ${nodes[0]?.metadata.name} ${LABEL}`;
  }
  const classes = await lab.get('default', 'storageclasses');
  const isDefault = 'storageclass.kubernetes.io/is-default-class';
  if (!classes.some(({ metadata }) => metadata.annotations?.[isDefault] === 'true'))
    return 'no StorageClass is the default';
  return lab.claim().then(
    () => undefined,
    (error: Error) => error.message,
  );
}

/** Writes what a scenario has said to a folder, with the commit of now: transcripts change the work tree. */
function transcripts(lab: Lab, folder: string): (name: string, said: string) => Promise<void> {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  return async (name, said) =>
    writeFileSync(join(folder, `${name}.txt`), `${await circumstances(lab, commit)}${said}\n`);
}

/** Of what a transcript is. */
async function circumstances(lab: Lab, commit: string): Promise<string> {
  const nodes = await lab.get('default', 'nodes');
  const one = nodes.map(({ status }) => status as { capacity: { cpu: string }; nodeInfo: { kubeletVersion: string } });
  const cluster = `${nodes.length} of Kubernetes ${one[0].nodeInfo.kubeletVersion}, ${one[0].capacity.cpu} processors in all`;
  return `${new Date().toISOString().slice(0, 16)}, commit ${commit}, nodes: ${cluster}, load ${loadavg()[0].toFixed(1)}\n`;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      keep: { type: 'boolean', default: false },
      seed: { type: 'string' },
      full: { type: 'boolean', default: false },
      proof: { type: 'string' },
    },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(values.full ? SCENARIOS : CHOSEN);
  const unknown = names.filter((name) => !(name in SCENARIOS));
  const lab = new Lab({ seed: values.seed === undefined ? undefined : Number(values.seed) });
  const problem =
    unknown.length > 0
      ? `no scenario ${unknown.join(', ')}: there are ${Object.keys(SCENARIOS).join(', ')}`
      : await obstacle(lab);
  if (problem !== undefined) {
    await lab.cleanUp();
    console.error(`e2e: ${problem}`);
    return 2;
  }
  const stop = (): void => void lab.cleanUp(values).finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const start = Date.now();
  const write = values.proof === undefined ? undefined : transcripts(lab, values.proof);
  for (const name of names) {
    const said = await lab.scenario(name, SCENARIOS[name]);
    await write?.(name, said);
  }
  await lab.scenario('clean up', () => lab.cleanUp(values));
  console.log(`\n${((Date.now() - start) / 1000).toFixed(0)} s in all\n${lab.passed} passed, ${lab.failed} failed`);
  return lab.failed === 0 ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
