/**
 * `npm run e2e [-- [--keep] [--seed N] [SCENARIO…]]`: real clouds on the cluster that kubectl finds.
 *
 * It needs kubectl, a node with the label openstack-control-plane=enabled, a default StorageClass, and Kolla
 * images that the nodes have or can pull. It makes namespaces called e2e-*, in place of those that are there,
 * and removes them at the end, unless `--keep`. One at a time on a cluster.
 */
import { parseArgs } from 'node:util';
import { admission } from './admission';
import { attack } from './attack';
import { connections } from './connections';
import { crash } from './crash';
import { defaultCloud } from './default';
import { dryRun } from './dry-run';
import { failures } from './failures';
import { floor } from './floor';
import { hostNetwork } from './host-network';
import { idempotent } from './idempotent';
import { kolla } from './kolla';
import { Lab } from './lab';
import { logging } from './logging';
import { ldap } from './ldap';
import { order } from './order';
import { prune } from './prune';
import { reconfigure } from './reconfigure';
import { condition } from './state';

const SCENARIOS: Readonly<Record<string, (lab: Lab) => Promise<void>>> = {
  floor,
  connections,
  default: defaultCloud,
  admission,
  idempotent,
  reconfigure,
  failures,
  attack,
  prune,
  crash,
  order,
  'dry-run': dryRun,
  'host-network': hostNetwork,
  kolla,
  ldap,
  logging,
};

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
    (error: Error) => `another run is going on; if none is, kubectl delete namespace e2e-running (${error.message})`,
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'boolean', default: false }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
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
  for (const name of names) await lab.scenario(name, SCENARIOS[name]);
  await lab.scenario('clean up', () => lab.cleanUp(values));
  console.log(`\n${((Date.now() - start) / 1000).toFixed(0)} s in all\n${lab.passed} passed, ${lab.failed} failed`);
  return lab.failed === 0 ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
