/** Other artwork of a card: card databases number it near the card. */

/** Card databases number another artwork within so many of the card's own passcode. */
const NEAR = 20;

/** The passcode of the card whose other artwork this may be: the nearest within twenty, if there is one nearest. */
export const otherArtworkOf = (passcode: number, printed: readonly number[]): number | undefined => {
  const after = firstAbove(passcode, printed);
  const [below, above] = [printed[after - 1], printed[after]];
  const [under, over] = [distance(passcode, below), distance(passcode, above)];
  if (Math.min(under, over) > NEAR || under === over) return undefined;
  return under < over ? below : above;
};

const distance = (passcode: number, other: number | undefined): number =>
  other === undefined ? Number.POSITIVE_INFINITY : Math.abs(passcode - other);

/** The place of the first passcode that is greater, in a list in rising order. */
const firstAbove = (passcode: number, printed: readonly number[]): number => {
  let [from, to] = [0, printed.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((printed[middle] ?? 0) > passcode) to = middle;
    else from = middle + 1;
  }
  return from;
};
