/** The deck registration sheet, as text to be printed. (tournament.deck.registration-sheet) */
import { DECK_PARTS, DECK_WORDS, type MatchDeck } from '@spellspeed/match';

const countsIn = (cards: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Name of the player, the three decks with their sizes, each card with its number of copies. */
export const sheetOf = (player: string, deck: MatchDeck, nameOf: (passcode: number) => string): string => {
  const parts = DECK_PARTS.map((part) => {
    const lines = [...countsIn(deck[part])].map(([card, count]) => `  ${count} × ${nameOf(card)}`);
    return [`${DECK_WORDS[part]} (${deck[part].length})`, ...lines].join('\n');
  });
  return [`Deck registration sheet`, `Player: ${player}`, ...parts].join('\n\n');
};
