import type { Problem } from './ini';

/**
 * What oslo.policy would not understand of a rule, and take for "never".
 *
 * @see oslo_policy/_parser.py
 */
export function wrongRule(rule: string): string | undefined {
  const tokens = tokensOf(rule);
  if (tokens.length === 0) return 'is empty, which would allow everybody: write "@" if that is meant';
  const odd = tokens.find((token) => !SIGNS.has(token.toLowerCase()) && !/^[^:]+:./.test(token));
  if (odd !== undefined) {
    return `has ${JSON.stringify(odd)} in it, which is no check: write <kind>:<value> such as role:reader, "!" for nobody or "@" for everybody`;
  }
  return isExpression(tokens) ? undefined : `is ${JSON.stringify(rule)}, ${GRAMMAR}`;
}

const GRAMMAR = 'which cannot be read: join checks by "and" or "or", close what is opened';
const SIGNS = new Set(['(', ')', 'and', 'or', 'not', '!', '@']);

/** Other rules that a rule asks. */
export function referencesIn(rule: string): string[] {
  return tokensOf(rule)
    .filter((token) => token.startsWith('rule:'))
    .map((token) => token.slice('rule:'.length));
}

/** Rules that come to themselves again: oslo.policy then refuses all of them. */
export function circles(references: ReadonlyMap<string, readonly string[]>): Problem[] {
  const done = new Set<string>();
  const problems: Problem[] = [];
  const follow = (name: string, way: readonly string[]): void => {
    const start = way.indexOf(name);
    if (way.length > LONGEST) {
      problems.push({
        path: [way[0]],
        message: `policy "${way[0]}" leads through more than ${LONGEST} others; shorten the way`,
      });
    } else if (start >= 0) {
      const circle = [...way.slice(start), name].map((one) => `"${one}"`).join(' → ');
      problems.push({
        path: [name],
        message: `policies refer to each other in a circle: ${circle}; take one reference out`,
      });
    } else if (!done.has(name)) {
      for (const next of references.get(name) ?? []) follow(next, [...way, name]);
      done.add(name);
    }
  };
  for (const name of references.keys()) follow(name, []);
  return problems;
}

const LONGEST = 100;

/** Brackets are signs at the ends of a word only: those inside are part of a check. */
function tokensOf(rule: string): string[] {
  return rule.split(/\s+/).flatMap((word) => {
    const [, open, inner, close] = /^(\(*)(.*?)(\)*)$/s.exec(word) ?? [];
    return [...open, ...(inner === '' ? [] : [inner]), ...close];
  });
}

function isExpression(tokens: readonly string[]): boolean {
  let open = 0;
  let wantsCheck = true;
  for (const token of tokens.map((each) => each.toLowerCase())) {
    const isJoint = token === 'and' || token === 'or';
    if (wantsCheck !== !(isJoint || token === ')')) return false;
    if (token === '(') open += 1;
    if (token === ')') open -= 1;
    if (open < 0) return false;
    wantsCheck = isJoint || token === '(' || token === 'not';
  }
  return open === 0 && !wantsCheck;
}
