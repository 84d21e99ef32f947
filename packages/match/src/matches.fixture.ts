/** Matches for the tests: small decks, quick Duels. */
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool, HAND_SIGNS, type HandSign } from '@spellspeed/engine';
import type { MatchDeck } from './deck.ts';
import { createMatch, type Match, type MatchOptions } from './match.ts';

export const POOL = createPool(CARDS);
const { main, extra } = READY_MADE_DECKS['yugi-starter'];
/** Kuriboh and Sangan wait in the Side Deck. */
export const KURIBOH = 40640057;
export const SANGAN = 26202165;
export const DECK: MatchDeck = { main, extra, side: [KURIBOH, SANGAN] };
export const OTHER: MatchDeck = { ...READY_MADE_DECKS['kaiba-starter'], side: [SANGAN] };

export const begin = (options: Partial<MatchOptions> = {}): Match =>
  createMatch({ pool: POOL, seed: 1, players: [DECK, OTHER], ...options });
/** Rock-paper-scissors, and the winner goes first. */
export const decideFirst = (match: Match, ...signs: readonly HandSign[]): void => {
  for (const [player, sign] of signs.entries()) match.answer(player === 0 ? 0 : 1, HAND_SIGNS.indexOf(sign));
  const [question] = match.questions;
  if (question) match.answer(question.player, 0);
};
/** Both go on with the cards with which they play. */
export const keepDecks = (match: Match): void => {
  for (const { about, player } of match.questions) {
    const { deck } = match.view(player).yours;
    if (about === 'side-deck' && deck) match.exchange(player, deck);
  }
};
/** The deck with the first card of the Side Deck in place of the first of the Main Deck. */
export const swapped = ({
  main: [out = 0, ...kept],
  extra: same,
  side: [incoming = 0, ...rest],
}: MatchDeck): MatchDeck => ({
  main: [incoming, ...kept],
  extra: same,
  side: [out, ...rest],
});
