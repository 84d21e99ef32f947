/** Lists that a person still reads. */

/** So many mistakes of one thing are told; the rest is counted. */
export const MOST_TOLD = 20;
export const toldUpTo = (most: number, lines: readonly string[]): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most), `… and ${lines.length - most} more.`];
