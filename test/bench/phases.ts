/**
 * What one synth of the default cloud does, one after the other, in a process of its own: prints ms by phase as JSON.
 *
 * Nothing of it was loaded before, and each step is done once, as `npm run synth` does it. What is checked inside of
 * other phases counts as `check` and not there: all calls from other files of the functions in `CHECKS`, with the catalogs
 * and the schema that they read.
 */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Module from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import type * as Cdk8s from 'cdk8s';
import type * as Library from '../../lib';
import type * as Checks from '../../lib/core/checks';
import type * as Text from '../../lib/core/yaml';

const ROOT = join(__dirname, '../..');

interface Loader {
  _load(request: string, parent: unknown, isMain: boolean): unknown;
  _resolveFilename(request: string, parent: unknown): string;
}

/** ms by phase, in order. */
const phases: Record<string, number> = {};
let last = 0;

/** What has passed since the phase before belongs to this one. */
function spent(phase: string): void {
  const now = performance.now();
  phases[phase] = (phases[phase] ?? 0) + now - last;
  last = now;
}

function packageOf(file: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(relative(ROOT, file)) ?? [];
  return name ?? (file.startsWith('/') ? 'lib' : 'node');
}

/** What checks options, policies, props and texts, by the file in lib. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'core/check.ts': ['check', 'checked', 'checkedProps', 'settingsSchema'],
  'core/config.ts': ['checkReferences'],
  'core/unused.ts': ['checkUnused'],
  'oslo/ini.ts': ['notText', 'unreadable'],
  'oslo/options.ts': ['checkOptions', 'checkPolicies', 'hidden', 'outdated'],
};
let checking = 0;

/** A module whose checks count as such, also for who imports them. */
function watched(file: string, made: object): object {
  const checks = CHECKS[relative(join(ROOT, 'lib'), file)] ?? [];
  const counted = checks.map((name) => {
    const act = made[name as keyof typeof made] as (...args: readonly unknown[]) => unknown;
    const value = (...args: readonly unknown[]): unknown => {
      const start = performance.now();
      checking += 1;
      try {
        return act(...args);
      } finally {
        checking -= 1;
        if (checking === 0) {
          const took = performance.now() - start;
          phases.check = (phases.check ?? 0) + took;
          last += took;
        }
      }
    };
    return [name, { value }] as const;
  });
  return counted.length === 0 ? made : (Object.create(made, Object.fromEntries(counted)) as object);
}

/** Each package's own share of what is loaded. */
function watchLoading(): () => void {
  const loader = Module as unknown as Loader;
  const { _load: load } = loader;
  const open: string[] = [];
  loader._load = (request, parent, isMain) => {
    spent(`load ${open.at(-1) ?? 'lib'}`);
    const file = loader._resolveFilename(request, parent);
    open.push(packageOf(file));
    try {
      return watched(file, load.call(loader, request, parent, isMain) as object);
    } finally {
      spent(`load ${open.pop()}`);
    }
  };
  return () => {
    loader._load = load;
  };
}

last = performance.nodeTiming.bootstrapComplete;
phases['start node'] = last;
// by now all of lib is compiled: this file is TypeScript, too
spent('compile TypeScript');
const unwatch = watchLoading();
/* eslint-disable @typescript-eslint/no-require-imports -- now, to be measured */
const { ApiObject, Names }: typeof Cdk8s = require('cdk8s');
const { OpenStackApp, OpenStackCloud, CloudFile }: typeof Library = require('../../lib');
const { checkObjects }: typeof Checks = require('../../lib/core/checks');
const { yamlOf }: typeof Text = require('../../lib/core/yaml');
unwatch();

const props = CloudFile.read(join(ROOT, 'cloud.yaml'));
spent('read cloud.yaml');
const app = new OpenStackApp();
new OpenStackCloud(app, 'cloud', props);
spent('construct');
app.node.findAll().forEach(({ node }) => node.validate());
spent('check');
const charts = app.charts.map((chart) => ({
  name: Names.toDnsLabel(chart),
  manifests: chart.node.findAll().flatMap((node) => (ApiObject.isApiObject(node) ? [node.toJson()] : [])),
}));
spent('resolve');
checkObjects(charts.flatMap(({ manifests }) => manifests));
spent('check');
const files = charts.map(({ name, manifests }) => ({ name, content: yamlOf(manifests) }));
spent('YAML text');
const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
for (const { name, content } of files) {
  writeFileSync(join(outdir, `${name}.new`), content);
  renameSync(join(outdir, `${name}.new`), join(outdir, name));
}
spent('write');
rmSync(outdir, { recursive: true });
console.log(JSON.stringify(phases));
