/**
 * What one synth spends its time on, and how synthesis grows: 1, 10 and 50 clouds in one app (1, 5 and 15 with
 * `--quick`), with `OpenStackApp` and with cdk8s' own `App`, in turns.
 *
 * `npm run bench [-- --quick]`. Times depend on the machine; the ratios and the exponents are the result.
 * With HELM and OSH_CHARTS in the environment it compares with openstack-helm instead: see helm.ts.
 * Exits 1 when `OpenStackApp` grows faster than objects^1.1 between the last two.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compareWithHelm } from './helm';

interface Result {
  readonly clouds: number;
  readonly objects: number;
  readonly charts: number;
  readonly bytes: number;
  readonly load: number;
  readonly build: number;
  readonly synth: number;
  readonly rss: number;
}

const LIMIT = 1.1;
/** What is aimed at: ms for each further cloud, and MiB at most by the number of clouds. */
const FURTHER = 60;
/** Per cent of one synth that checks may take: what phases.ts counts as `check`, the share in each run, least of all runs. */
const CHECKING = 30;
const MEMORY: Readonly<Record<number, number>> = { 1: 110, 10: 150, 50: 256 };
const ROOT = join(__dirname, '../..');
const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 5;
const kinds = ['OpenStackApp', 'App'] as const;
const sizes = quick ? [1, 5, 15] : [1, 10, 50];

/** What a script of this folder prints, in a process of its own. */
function run<T>(script: string, ...args: readonly string[]): T {
  const command = ['--require', join(ROOT, 'tools/typescript.js'), join(__dirname, script), ...args];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as T;
}

/** A bar for each phase of one synth. */
function phases(): void {
  const all = Array.from({ length: 2 * rounds + 1 }, () => run<Record<string, number>>('phases.ts'));
  const least = Object.keys(all[0]).map((phase) => [phase, Math.min(...all.map((one) => one[phase]))] as const);
  const sum = least.reduce((ms, [, one]) => ms + one, 0);
  for (const [phase, ms] of [...least, ['in all', sum] as const]) {
    console.log(`${phase.padEnd(20)} ${ms.toFixed(0).padStart(5)} ms  ${'█'.repeat(Math.round((60 * ms) / sum))}`);
  }
  const shares = all.map(({ check, ...others }) => check / Object.values(others).reduce((ms, one) => ms + one, check));
  console.log(`checking is ${(100 * Math.min(...shares)).toFixed(0)} % of a synth, aim < ${CHECKING}`);
}

/** The best of all rounds, phase by phase: what the machine can do when nothing else runs. */
function best(results: readonly Result[]): Result {
  const least = (key: 'load' | 'build' | 'synth' | 'rss'): number => Math.min(...results.map((result) => result[key]));
  return { ...results[0], load: least('load'), build: least('build'), synth: least('synth'), rss: least('rss') };
}

function exponent(small: Result, large: Result): number {
  return Math.log((large.build + large.synth) / (small.build + small.synth)) / Math.log(large.objects / small.objects);
}

function growth(): void {
  const results = new Map<string, Result[]>();
  for (let round = 0; round < rounds; round++) {
    for (const clouds of sizes) {
      for (const kind of kinds) {
        const key = `${kind} ${clouds}`;
        results.set(key, [...(results.get(key) ?? []), run<Result>('one.ts', String(clouds), kind)]);
      }
    }
  }

  const row = (...cells: readonly (string | number)[]): string =>
    cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(
    row('clouds', 'objects', 'charts', 'KiB', 'load ms', 'build ms', 'synth ms', 'RSS MiB') + '  synthesized by',
  );
  const summary = kinds.map((kind) => sizes.map((clouds) => best(results.get(`${kind} ${clouds}`) ?? [])));
  summary.forEach((rows, i) => {
    for (const { clouds, objects, charts, bytes, load, build, synth, rss } of rows) {
      const numbers = [bytes / 1024, load, build, synth, rss].map(Math.round);
      console.log(row(clouds, objects, charts, ...numbers) + `  ${kinds[i]}`);
    }
  });
  const [ours, stock] = summary.map(([one, ten, fifty]) => ({
    low: exponent(one, ten),
    high: exponent(ten, fifty),
    further: (ten.build + ten.synth - one.build - one.synth) / (ten.clouds - one.clouds),
    fifty,
  }));
  console.log(`each further cloud of ${sizes[1]}: ${ours.further.toFixed(0)} ms, aim ${FURTHER}`);
  const memory = summary[0].map(({ clouds, rss }) => `${rss.toFixed(0)} of ${MEMORY[clouds] ?? '-'}`);
  console.log(`MiB at the peak, and aim, with ${sizes.join(', ')} clouds: ${memory.join(', ')}`);
  console.log(
    `growth exponent ${sizes.join('→')}: OpenStackApp ${ours.low.toFixed(2)}, ${ours.high.toFixed(2)}; App ${stock.low.toFixed(2)}, ${stock.high.toFixed(2)}`,
  );
  console.log(
    `${sizes[2]} clouds: OpenStackApp is ${(stock.fifty.synth / ours.fifty.synth).toFixed(1)} times as fast as App`,
  );
  if (ours.high > LIMIT) {
    console.error(`OpenStackApp grows with objects^${ours.high.toFixed(2)}, more than ${LIMIT}`);
    process.exitCode = 1;
  }
}

const { HELM, OSH_CHARTS } = process.env;
if (HELM !== undefined && OSH_CHARTS !== undefined) compareWithHelm(HELM, OSH_CHARTS);
else {
  phases();
  growth();
}
