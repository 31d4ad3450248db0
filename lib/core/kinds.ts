import { fail } from './errors';

/**
 * Which of several kinds something is: the one key of theirs that it has.
 * @throws InputError if it is none of them, or several at once
 */
export function kindOf<K extends string>(
  path: readonly string[],
  given: Readonly<Partial<Record<NoInfer<K>, unknown>>>,
  kinds: Readonly<Record<K, unknown>>,
): K {
  const all = Object.keys(kinds) as K[];
  const [kind, ...others] = all.filter((key) => given[key] !== undefined);
  if (kind === undefined) fail(path, `says not what it is: write one of ${all.join(', ')}, such as "${all[0]}: {}"`);
  if (others.length > 0) fail(path, `is ${[kind, ...others].join(' and ')}: keep one`);
  return kind;
}
