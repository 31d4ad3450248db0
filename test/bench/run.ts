/**
 * How synthesis grows: 1, 10 and 50 clouds in one app (1, 5 and 15 with `--quick`), with `OpenStackApp` and with cdk8s' own `App`, in turns.
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
const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 5;
const kinds = ['OpenStackApp', 'App'] as const;
const sizes = quick ? [1, 5, 15] : [1, 10, 50];

function measure(clouds: number, kind: string): Result {
  const script = join(__dirname, 'one.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, String(clouds), kind], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as Result;
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
        results.set(key, [...(results.get(key) ?? []), measure(clouds, kind)]);
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
    fifty,
  }));
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
else growth();
