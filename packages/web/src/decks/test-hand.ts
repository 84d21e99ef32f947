/** A hand drawn for a try, some of it perhaps chosen, and the Deck below it. */

/** What somebody would like to draw: the rest comes by chance. */
export interface Wishes {
  /** Cards of the opening hand. */
  readonly hand: readonly number[];
  /** Cards that are drawn after it, the next one first. */
  readonly draws: readonly number[];
}
export const NO_WISHES: Wishes = { hand: [], draws: [] };
export interface TestHand {
  readonly hand: readonly number[];
  /** The next card first. */
  readonly deck: readonly number[];
}

/** What is left of these cards without those, each copy by itself. */
export const leftOf = (deck: readonly number[], taken: readonly number[]): readonly number[] => {
  const left = [...deck];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};
/** Only what the Deck has, as often as it has it, and no more than a hand holds. */
export const fitting = ({ hand, draws }: Wishes, deck: readonly number[], size: number): Wishes => {
  let left = deck;
  const take = (cards: readonly number[]): readonly number[] =>
    cards.filter((card) => {
      if (!left.includes(card)) return false;
      left = leftOf(left, [card]);
      return true;
    });
  return { hand: take(hand.slice(0, size)), draws: take(draws) };
};

const shuffled = (cards: readonly number[], random: () => number): readonly number[] => {
  const mixed = [...cards];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] ?? 0, mixed[at] ?? 0];
  }
  return mixed;
};
/** Draws a hand: what is wished for first, everything else by chance. `random` gives numbers from 0 up to 1. */
export const drawnHand = (
  deck: readonly number[],
  size: number,
  wishes: Wishes = NO_WISHES,
  random: () => number = Math.random,
): TestHand => {
  const { hand, draws } = fitting(wishes, deck, size);
  const rest = shuffled(leftOf(deck, [...hand, ...draws]), random);
  const more = size - hand.length;
  return { hand: [...hand, ...rest.slice(0, more)], deck: [...draws, ...rest.slice(more)] };
};
