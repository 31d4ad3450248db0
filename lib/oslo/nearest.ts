/**
 * The candidate that was probably meant: `nearest('replica', ['image', 'replicas'])` is `replicas`.
 *
 * Case does not count, and neither does order among neighbouring letters much; of equally near candidates the
 * first wins. `undefined` when more than two fifths of the letters would have to change: a far-fetched
 * suggestion is worse than none.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestFew(word, candidates)[0];
}

/** Those that were probably meant, equally near all of them: the first three. */
export function nearestFew(word: string, candidates: Iterable<string>): string[] {
  let best: string[] = [];
  let least = Infinity;
  if (word.length > LONGEST) return [];
  for (const candidate of candidates) {
    const most = Math.min(least, Math.floor(0.4 * Math.max(word.length, candidate.length)));
    const edits = distance(word.toLowerCase(), candidate.toLowerCase(), most);
    if (edits > most) continue;
    if (edits < least) best = [];
    best.push(candidate);
    least = edits;
  }
  return [...new Set(best)].slice(0, FEW);
}

const FEW = 3;

/** No slip of the pen is longer, and comparing takes the square of it. */
const LONGEST = 200;

/** What to say of a word that is not known: the candidates that were probably meant, or else something of use. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const near = nearestFew(word, candidates).map((one) => `"${one}"`);
  return near.length === 0 ? otherwise : `did you mean ${or(near)}?`;
}

/** `a, b or c` */
export function or(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
}

/** Letters to insert, delete, replace or swap with their neighbour to make `a` into `b`; of no matter if more than `most`. */
function distance(a: string, b: string, most: number): number {
  // at least as many letters would have to go or come
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  let last = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1][j - 1] + Number(a[i - 1] !== b[j - 1]);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2][j - 2] + 1 : Infinity;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, replaced, swapped);
    }
    rows[i] = row;
    // a swap looks two rows back
    const least = Math.min(...row);
    if (Math.min(least, last) > most) return Infinity;
    last = least;
  }
  return rows[a.length][b.length];
}
