/** The chance to have at least one of `wanted` cards among `drawn` of a Deck of `size`, from 0 to 1. */
export const chanceOfAny = (size: number, wanted: number, drawn: number): number => {
  // Drawn one after the other: the chance that none of them is wanted.
  let none = 1;
  for (let taken = 0; taken < Math.min(drawn, size); taken++)
    none *= Math.max(0, size - wanted - taken) / (size - taken);
  return size === 0 ? 0 : 1 - none;
};

/** How many ways there are to take so many of so many. */
const waysToTake = (taken: number, of: number): number => {
  if (taken < 0 || taken > of) return 0;
  let ways = 1;
  for (let step = 1; step <= taken; step++) ways *= (of - taken + step) / step;
  return ways;
};
/** The chance to have at least `least` of `wanted` cards among `drawn` of a Deck of `size`, from 0 to 1. */
export const chanceOfLeast = (size: number, wanted: number, drawn: number, least: number): number => {
  const hand = Math.min(drawn, size);
  let ways = 0;
  for (let held = least; held <= hand; held++)
    ways += waysToTake(held, wanted) * waysToTake(hand - held, size - wanted);
  return ways / waysToTake(hand, size);
};

/**
 * The chance to have at least one copy of each of several cards together, given how many copies of each there are. By inclusion and
 * exclusion: of all hands those without one of them are taken away, those without two of them were taken away twice, and so on.
 */
export const chanceOfAll = (size: number, copies: readonly number[], drawn: number): number => {
  const hand = Math.min(drawn, size);
  if (copies.length === 0 || copies.length > hand) return 0;
  const withNone = (missing: number): number => 1 - chanceOfAny(size, missing, hand);
  const chanceFrom = (at: number, missing: number, sign: number): number => {
    const copiesHere = copies[at];
    if (copiesHere === undefined) return sign * withNone(missing);
    return chanceFrom(at + 1, missing, sign) + chanceFrom(at + 1, missing + copiesHere, -sign);
  };
  // What is never drawn together may come out a hair below nothing.
  return Math.max(0, chanceFrom(0, 0, 1));
};

/** Some cards of the Deck at random, each copy at most once. `random` gives numbers from 0 up to 1. */
export const handFrom = (
  deck: readonly number[],
  drawn: number,
  random: () => number = Math.random,
): readonly number[] => {
  const left = [...deck];
  const hand: number[] = [];
  while (hand.length < drawn && left.length > 0)
    hand.push(...left.splice(Math.floor(random() * left.length), 1));
  return hand;
};
