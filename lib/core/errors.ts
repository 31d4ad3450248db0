/** One thing that is wrong in what the user wrote. */
export interface Problem {
  /** Where, as the keys that lead there: `['keystone', 'config', 'keystone.conf', 'token', 'expiration']`. */
  readonly path: readonly string[];
  /** What is wrong, with the bad value and what to do instead. */
  readonly message: string;
}

/**
 * What the user wrote cannot become manifests. Thrown before anything is written.
 *
 * It prints without a stack trace: the place that matters is in the input.
 */
export class InputError extends Error {
  public readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const short = problems.map(({ path, message }) => ({ path, message: shortened(message) }));
    super(short.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('\n'));
    this.problems = short;
    this.name = 'InputError';
    this.stack = `${this.name}: ${this.message}`;
  }
}

const LONGEST = 1000;

/** A bad value may be as long as a file: its beginning, and the remedy at the end. */
function shortened(message: string): string {
  return message.length <= LONGEST ? message : `${message.slice(0, LONGEST / 2)}…${message.slice(-LONGEST / 2)}`;
}

/** Throws an `InputError` for one place. */
export function fail(path: readonly string[], message: string): never {
  throw new InputError([{ path, message }]);
}

/** Throws when there are problems. */
export function throwAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InputError(problems);
}
