/**
 * `npm run synth` of the default cloud beside `helm template` of openstack-helm's charts of the same services, one
 * after another, in turns: `HELM=helm OSH_CHARTS=<clone of openstack-helm> npm run bench`.
 *
 * The charts' own dependencies have to be there: `helm dependency build <chart>` for each.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const CHARTS = [
  ...['mariadb', 'rabbitmq', 'memcached', 'keystone', 'glance', 'placement', 'libvirt', 'openvswitch', 'ovn'],
  ...['nova', 'neutron'],
];
const ROUNDS = 5;

function seconds(action: () => void): number {
  const start = performance.now();
  action();
  return (performance.now() - start) / 1000;
}

/** Prints both, the best of several rounds each, and their ratio. */
export function compareWithHelm(helm: string, charts: string): void {
  const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { ...process.env, CDK8S_OUTDIR: outdir };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(seconds(() => execFileSync('npm', ['run', '--silent', 'synth'], { env, stdio: 'ignore' })));
    theirs.push(
      seconds(() => {
        for (const chart of CHARTS) execFileSync(helm, ['template', chart, join(charts, chart)], { stdio: 'ignore' });
      }),
    );
  }
  rmSync(outdir, { recursive: true });
  const [a, b] = [Math.min(...ours), Math.min(...theirs)];
  console.log(
    `npm run synth: ${a.toFixed(2)} s; helm template of ${CHARTS.length} charts: ${b.toFixed(2)} s; ratio ${(a / b).toFixed(2)}`,
  );
}
