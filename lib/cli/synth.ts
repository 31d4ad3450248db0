/** The cloud of a file of settings as manifests: what a project without constructs of its own needs of `main.ts`. */
import { OpenStackCloud } from '../cloud';
import { synthesize } from '../settings/synth';

/** @param options.output folder of the manifests; without, as `OpenStackApp` has it */
export function synth(file: string, { output }: { readonly output?: string }): boolean {
  return synthesize(file, (app, props) => void new OpenStackCloud(app, 'cloud', props), { outdir: output });
}
