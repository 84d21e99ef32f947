/** How many letters must be added, removed, replaced or swapped with their neighbour to make one word of another. */

/** The distance of `word` to another, or endless where it is more than `most`. */
export const editDistancesFrom = (word: string): ((to: string, most: number) => number) => {
  const from = codesOf(word);
  const letters = new Map<number, number>();
  for (const letter of from) letters.set(letter, (letters.get(letter) ?? 0) + 1);
  return (other, most) => {
    // Each letter that only one of them has must be added, removed or replaced.
    const longer = Math.max(word.length, other.length);
    if (Math.abs(word.length - other.length) > most) return Number.POSITIVE_INFINITY;
    const to = codesOf(other);
    if (longer - sharedLetters(letters, to) > most) return Number.POSITIVE_INFINITY;
    const distance = lastOf(most, from, to);
    return distance > most ? Number.POSITIVE_INFINITY : distance;
  };
};

const codesOf = (word: string): Uint16Array => {
  const codes = new Uint16Array(word.length);
  for (let at = 0; at < word.length; at++) codes[at] = word.charCodeAt(at);
  return codes;
};

/** At most so many: a letter that one of them has more often is counted as often. */
const sharedLetters = (letters: ReadonlyMap<number, number>, to: Uint16Array): number => {
  let shared = 0;
  for (const letter of to) if (letters.has(letter)) shared++;
  let most = 0;
  for (const count of letters.values()) most += count;
  return Math.min(shared, most);
};

/** Row by row: how far the first letters of `from` are from those of `to`. Ends where two rows are beyond `most`: no later one can be nearer. */
const lastOf = (most: number, from: Uint16Array, to: Uint16Array): number => {
  let twoBack = new Uint16Array(to.length + 1);
  let previous = new Uint16Array(to.length + 1).map((_, column) => column);
  let current = new Uint16Array(to.length + 1);
  let wasBeyond = false;
  for (let row = 1; row <= from.length; row++) {
    const isBeyond = writeRow(row, { from, to, previous, twoBack, current }) > most;
    if (isBeyond && wasBeyond) return Number.POSITIVE_INFINITY;
    wasBeyond = isBeyond;
    [twoBack, previous, current] = [previous, current, twoBack];
  }
  return previous[to.length] ?? 0;
};

interface Rows {
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly previous: Uint16Array;
  readonly twoBack: Uint16Array;
  readonly current: Uint16Array;
}
/** Returns the least of the row. */
const writeRow = (row: number, { from, to, previous, twoBack, current }: Rows): number => {
  let left = row;
  let least = row;
  current[0] = row;
  for (let column = 1; column <= to.length; column++) {
    const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
    left = Math.min(replaced, left + 1, (previous[column] ?? 0) + 1);
    if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
      left = Math.min(left, (twoBack[column - 2] ?? 0) + 1);
    current[column] = left;
    least = Math.min(least, left);
  }
  return least;
};
