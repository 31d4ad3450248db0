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
const ROUNDS = 7;

/** Prints each, the best of several rounds, and the ratio to helm. */
export function compareWithHelm(helm: string, charts: string): void {
  const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
  const options = { env: { ...process.env, CDK8S_OUTDIR: outdir }, stdio: 'ignore' } as const;
  const npm = 'npm run synth';
  const node = 'the same without npm';
  const rival = `helm template of ${CHARTS.length} charts`;
  const commands: Readonly<Record<string, () => void>> = {
    [rival]: () => CHARTS.forEach((chart) => execFileSync(helm, ['template', chart, join(charts, chart)], options)),
    [npm]: () => void execFileSync('npm', ['run', '--silent', 'synth'], options),
    [node]: () => void execFileSync(process.execPath, ['--require', './tools/typescript.js', 'main.ts'], options),
  };
  const best: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, command] of Object.entries(commands)) {
      const start = performance.now();
      command();
      best[name] = Math.min(best[name] ?? Infinity, performance.now() - start);
    }
  }
  rmSync(outdir, { recursive: true });
  for (const [name, ms] of Object.entries(best)) {
    console.log(`${name.padEnd(30)} ${(ms / 1000).toFixed(2)} s  ${(ms / best[rival]).toFixed(2)}`);
  }
}
