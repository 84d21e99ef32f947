/** The chance to have at least one of `wanted` cards among `drawn` of a Deck of `size`, from 0 to 1. */
export const chanceOfAny = (size: number, wanted: number, drawn: number): number => {
  // Drawn one after the other: the chance that none of them is wanted.
  let none = 1;
  for (let taken = 0; taken < Math.min(drawn, size); taken++)
    none *= Math.max(0, size - wanted - taken) / (size - taken);
  return size === 0 ? 0 : 1 - none;
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
