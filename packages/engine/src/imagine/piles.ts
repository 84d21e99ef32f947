/** Cards of piles whose numbers tell nothing: where nobody speaks of a card, its number is given by the place alone. */
import type { CardState } from '../state/state.ts';
import type { CardId, Passcode } from '../vocabulary/ids.ts';
import { sorted } from './deal.ts';

const NONE = {};
const NO_EFFECTS: readonly string[] = [];

/** The record of another card in this place: of what the former was nothing is left. */
export const otherCard = (record: CardState, passcode: number): CardState => ({
  ...record,
  passcode: passcode as Passcode,
  last: null,
  gained: NO_EFFECTS,
  uses: NONE,
});

export const inOrderOfStays = (cards: readonly CardState[], ids: readonly CardId[]): CardId[] =>
  ids.slice().sort((a, b) => stayIn(cards, a) - stayIn(cards, b));
const stayIn = (cards: readonly CardState[], id: CardId): number => cards[id]?.stay ?? 0;

/**
 * Numbers the cards of some piles anew, in the order of their stays, pile by pile; those of which the state speaks keep their numbers. Writes the records, and says
 * which cards lie in each pile then.
 */
export const renumber = (
  cards: CardState[],
  piles: readonly (readonly CardId[])[],
  spoken: ReadonlySet<CardId>,
): readonly (readonly CardId[])[] => {
  const free = piles.map((pile) =>
    inOrderOfStays(
      cards,
      pile.filter((card) => !spoken.has(card)),
    ),
  );
  const records = free.flat().map((card) => cards[card] as CardState);
  const numbers = sorted(free.flat());
  let at = 0;
  return piles.map((pile, index) => {
    const now = (free[index] ?? []).map(() => {
      const card = numbers[at] as CardId;
      cards[card] = records[at++] as CardState;
      return card;
    });
    return [...pile.filter((card) => spoken.has(card)), ...now];
  });
};
