import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiObject, App, Chart, Names } from 'cdk8s';
import { checkObjects } from './checks';
import { type Problem, throwAny } from './errors';
import type { Manifest } from './k8s';
import { allUnits } from './notes';
import { yamlOf } from './yaml';

/** Options of `OpenStackApp`. */
export interface OpenStackAppProps {
  /**
   * Folder of the manifests.
   * @default - the environment variable CDK8S_OUTDIR, which the cdk8s command line sets, or `dist`
   */
  readonly outdir?: string;
}

/**
 * A cdk8s App that writes all or nothing, in time linear in its objects.
 *
 * The same files as `App.synth()` with one chart per file. Nothing is written when a check fails; files of
 * charts that are gone are removed. `App` works as well: it then checks each chart anew.
 */
export class OpenStackApp extends App {
  constructor(props: OpenStackAppProps = {}) {
    super(props);
  }

  /**
   * Checks and writes all charts. What holds and will not for ever is told on standard error: former names of options,
   * and options that will be removed.
   *
   * @throws InputError when a check fails
   */
  public override synth(): void {
    const files = this._manifests();
    mkdirSync(this.outdir, { recursive: true });
    for (const [name, content] of files) {
      const target = join(this.outdir, name);
      writeFileSync(`${target}.new`, content);
      renameSync(`${target}.new`, target);
    }
    for (const name of readdirSync(this.outdir)) {
      if (name.endsWith(this.outputFileExtension) && !files.has(name)) rmSync(join(this.outdir, name));
    }
    for (const { path, message } of this._locate(warnings(this))) {
      process.stderr.write(`warning: ${path.join('.')}: ${message}\n`);
    }
  }

  /** Says of problems where in a file of settings they are. @internal */
  public _locate: (problems: readonly Problem[]) => readonly Problem[] = (problems) => problems;

  /** The content of each file by name. @internal */
  public _manifests(): Map<string, string> {
    throwAny(validate(this));
    const files = new Map<string, string>();
    const manifests: Manifest[] = [];
    for (const chart of this.charts) {
      const objects = chart.node
        .findAll()
        .filter((node): node is ApiObject => ApiObject.isApiObject(node) && Chart.of(node) === chart)
        .map((object) => object.toJson() as Manifest);
      manifests.push(...objects);
      files.set(`${Names.toDnsLabel(chart)}${this.outputFileExtension}`, yamlOf(objects));
    }
    throwAny(checkObjects(manifests));
    return files;
  }
}

/** What the layers of all files say of themselves, each place once. */
function warnings(app: App): Problem[] {
  const files = allUnits(app).flatMap(({ spec }) => Object.values(spec.files ?? {}));
  const all = files.flatMap(({ layers = [] }) => layers.flatMap((layer) => layer.warnings ?? []));
  return [...new Map(all.map((one) => [[...one.path, one.message].join('\0'), one])).values()];
}

/** What the constructs themselves find wrong. */
function validate(app: App): Problem[] {
  return app.node
    .findAll()
    .flatMap((node) =>
      node.node.validate().map((message) => ({ path: node.node.path === '' ? [] : [node.node.path], message })),
    );
}
