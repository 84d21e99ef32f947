/** The only source of chance: four 32-bit words in the state, so that the same seed always gives the same duel. */
export type RandomState = readonly [number, number, number, number];

/** Spreads a seed (any whole number) over the four words. */
export const seedRandom = (seed: number): RandomState => {
  let word = seed >>> 0;
  const high = Math.floor(seed / 0x1_0000_0000) >>> 0;
  const next = (): number => {
    word = (word + 0x9e3779b9) >>> 0;
    let mixed = word ^ high;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return [next(), next(), next(), next() | 1];
};

const rotate = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0;

/** One 32-bit word and the state after it. */
const nextWord = (random: RandomState): readonly [number, RandomState] => {
  const [a, b, c, d] = random;
  const word = Math.imul(rotate(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
  const mixedC = (c ^ a) >>> 0;
  const mixedD = (d ^ b) >>> 0;
  return [
    word,
    [(a ^ mixedD) >>> 0, (b ^ mixedC) >>> 0, (mixedC ^ ((b << 9) >>> 0)) >>> 0, rotate(mixedD, 11)],
  ];
};

/** One drawing from so many, and what it is to give. */
export interface Drawing {
  readonly of: number;
  readonly gives: number;
}
/** The first seed whose first drawings give this; for scenarios in which a die shows what it has to show. */
export const seedGiving = (drawings: readonly Drawing[]): number => {
  for (let seed = 1; ; seed++) {
    let state = seedRandom(seed);
    const isGiven = drawings.every(({ of, gives }) => {
      const [number, after] = nextBelow(state, of);
      state = after;
      return number === gives;
    });
    if (isGiven) return seed;
  }
};

/** A whole number from 0 to below `limit`, every one equally likely. */
export const nextBelow = (random: RandomState, limit: number): readonly [number, RandomState] => {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  let state = random;
  for (;;) {
    const [word, after] = nextWord(state);
    state = after;
    if (word < fair) return [word % limit, state];
  }
};
