/** Gives a whole number from 0 to `bound` - 1, each equally often. */
export type Random = (bound: number) => number;

/** A small generator with 32 bits of state (mulberry32): the same seed always gives the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** The same things in a random order, each order equally often. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const order: T[] = [];
  for (const thing of things) {
    const place = random(order.length + 1);
    const displaced = order[place];
    if (displaced !== undefined) order.push(displaced);
    order[place] = thing;
  }
  return order;
}
