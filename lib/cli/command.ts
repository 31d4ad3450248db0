/** How commands are called, and how they give up. */

/** A command cannot find out what it was asked, or do it: the message is all there is to say, in a line. */
export class Failure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Failure';
  }
}

/** In the repository itself nothing is compiled: its npm scripts are called like the subcommands. */
const IS_SOURCE = __filename.endsWith('.ts');

/** A subcommand as one types it: `npx cdk8s-openstack prune dist --yes`. */
export function call(subcommand: string, ...args: readonly string[]): string {
  if (IS_SOURCE) return ['npm run', subcommand, ...(args.length === 0 ? [] : ['--', ...args])].join(' ');
  return ['npx cdk8s-openstack', subcommand, ...args].join(' ');
}
