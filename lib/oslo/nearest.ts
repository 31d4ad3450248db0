/**
 * The candidate that was probably meant: `nearest('replica', ['image', 'replicas'])` is `replicas`.
 *
 * Case does not count, and neither does order among neighbouring letters much; of equally near candidates the
 * first wins. `undefined` when more than two fifths of the letters would have to change: a far-fetched
 * suggestion is worse than none.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  if (word.length > LONGEST) return undefined;
  for (const candidate of candidates) {
    // at least as many letters would have to go or come
    if (Math.abs(word.length - candidate.length) > 0.4 * Math.max(word.length, candidate.length)) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least && edits <= 0.4 * Math.max(word.length, candidate.length)) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}

/** No slip of the pen is longer, and comparing takes the square of it. */
const LONGEST = 200;

/** What to say of a word that is not known: the candidate that was probably meant, or else something of use. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const near = nearest(word, candidates);
  return near === undefined ? otherwise : `did you mean "${near}"?`;
}

/** Letters to insert, delete, replace or swap with their neighbour to make `a` into `b`. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1][j - 1] + Number(a[i - 1] !== b[j - 1]);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2][j - 2] + 1 : Infinity;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced, swapped);
    }
  }
  return rows[a.length][b.length];
}
