/** A cell that is wider sticks out instead of moving the others away. */
const WIDEST = 48;

/**
 * Rows as lines with their cells below each other.
 *
 * @param rows one of a single cell is a heading
 * @param left how many columns are words; those behind them are numbers, which stand to the right. @default - all
 */
export function columns(rows: readonly (readonly string[])[], left = Infinity): string[] {
  const widths: number[] = [];
  for (const row of rows.filter(({ length }) => length > 1)) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, Math.min(cell.length, WIDEST))));
  }
  return rows.map((row) =>
    row.length < 2
      ? row.join('')
      : row
          .map((cell, i) => (i < left ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
          .join('  ')
          .trimEnd(),
  );
}
