#!/usr/bin/env node
/**
 * `npx cdk8s-openstack`: the subcommands and what each takes. What one does is loaded when it is called.
 *
 * Exits 0 when all is well, 1 when something is not, 2 when that could not be found out or the call is a mistake.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../core/errors';
import { Failure } from './command';
import { KubectlError } from './kubectl';

const EXIT_CODES = `
Exit codes:
  0  all is well
  1  something is not, and is told
  2  that could not be found out, or the call is a mistake
`;

const program = new Command('cdk8s-openstack')
  .description('OpenStack on Kubernetes: manifests from cloud.yaml, and what to do with them')
  .version(version(), '--version', 'the version of this package')
  .helpOption('-h, --help', 'this text')
  .showHelpAfterError('--help says what there is')
  .helpCommand(false)
  .addHelpText('after', EXIT_CODES)
  .exitOverride();

program
  .command('synth')
  .description('Write the manifests of the cloud that cloud.yaml describes. A mistake in it changes nothing.')
  .argument('[file]', 'the settings', 'cloud.yaml')
  .option('-o, --output <folder>', 'where the manifests go (default: "dist")')
  .action((file: string, options: { output?: string }) =>
    run(async () => (await import('./synth.js')).synth(file, options)),
  );

program
  .command('preflight')
  .description('Tell what would go wrong with an apply, before it: nodes, images, Secrets, volumes, permissions.')
  .argument('[folder]', 'the manifests', 'dist')
  .option('--no-images', 'pull no images')
  .action((folder: string, options: { images: boolean }) =>
    run(async () => (await import('./preflight.js')).preflight(folder, options)),
  );

program
  .command('status')
  .description('Tell whether a cloud works, and if not, why and what to do.')
  .argument('[namespace]', 'of the cloud', 'openstack')
  .action((namespace: string) => run(async () => (await import('./status.js')).status(namespace)));

program
  .command('prune')
  .description('Tell what earlier manifests have left in the cluster, and take it away.')
  .argument('[folder]', 'the manifests as they are applied', 'dist')
  .option('--yes', 'take it away')
  .option('--force', 'also while the manifests are not applied and running')
  .action((folder: string, options: { yes?: true; force?: true }) =>
    run(async () => (await import('./prune.js')).prune(folder, options)),
  );

program
  .command('images')
  .description('List the images of the manifests: full references, each once.')
  .argument('[folder]', 'the manifests', 'dist')
  .addOption(
    new Option('--mirror <registry/namespace>', 'print commands instead that copy them there, for sh').conflicts(
      'lock',
    ),
  )
  .option('--lock', 'ask the registries for their digests instead, and write those into images.pin')
  .option('--file <file>', 'with --lock: the settings to write to', 'cloud.yaml')
  .option('--plain-http', 'with --lock: the registries speak no TLS (those on this machine need not)')
  .action((folder: string, options: { mirror?: string; lock?: true; file: string; plainHttp?: true }) =>
    run(async () =>
      options.lock
        ? (await import('./lock.js')).lock(folder, options)
        : (await import('./images.js')).images(folder, options),
    ),
  );

program
  .command('resources')
  .description('Tell what CPU, memory and volumes the manifests ask for: per unit and role of nodes, and in all.')
  .argument('[folder]', 'the manifests', 'dist')
  .option(
    '--nodes <role=number,…>',
    'how many nodes have a role; one with several counts for one of them (default: one node has them all)',
    counts,
  )
  .action((folder: string, options: { nodes?: ReadonlyMap<string, number> }) =>
    run(async () => (await import('./resources.js')).resources(folder, options)),
  );

program
  .command('explain')
  .description('Tell what an option is, and what it is for each process: the value, and what has set it.')
  .argument('<config file>', 'as it is called where it is read: nova.conf')
  .argument(
    '[option]',
    'cpu_allocation_ratio, or with its section: DEFAULT.cpu_allocation_ratio (default: all that are set)',
  )
  .option('--file <file>', 'the settings', 'cloud.yaml')
  .action((place: string, option: string | undefined, options: { file: string }) =>
    run(async () => (await import('./explain.js')).explain(place, option, options)),
  );

program
  .command('import')
  .description("Make a cloud.yaml of another tool's files, and tell of each thing in them what has become of it.")
  .addArgument(new Argument('<tool>', 'whose files').choices(['kolla']))
  .argument('<folder>', 'of globals.yml: /etc/kolla')
  .option('-o, --output <folder>', 'where cloud.yaml, secrets.sh, nodes.sh and config/ go', '.')
  .option('--inventory <file>', "Ansible's inventory (default: multinode or all-in-one in the folder)")
  .action((_: string, folder: string, options: { output: string; inventory?: string }) =>
    run(async () => (await import('./import.js')).importKolla(folder, options)),
  );

/** `compute=3,network=2`; what stands before the last "=" may be a label with its value. */
function counts(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(',').map((part) => {
      const [, role, number] = /^(.+)=(\d+)$/.exec(part.trim()) ?? [];
      if (role === undefined) throw new InvalidArgumentError(`"${part}" is no <role>=<number> such as compute=3.`);
      return [role, Number(number)];
    }),
  );
}

/** The package.json is one folder further up when this is compiled. */
function version(): string {
  const [file] = ['../..', '../../..']
    .map((up) => join(__dirname, up, 'package.json'))
    .filter((path) => existsSync(path));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Runs what says by its result whether all is well. */
async function run(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    process.exitCode = 2;
    if (!(error instanceof Failure || error instanceof InputError || isOfTheSystem(error))) throw error;
    // kubectl leads up to what it has to say
    console.error(error instanceof KubectlError ? error.message.split('\n').at(-1) : error.message);
  }
}

/** `EACCES: permission denied, open 'dist/…'`: a folder or file, not a mistake of the program. */
function isOfTheSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** @param args of the command line */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

if (require.main === module) void main(process.argv.slice(2));
