/** How somebody exchanges cards who follows a simple rule, as bots do. */
import type { CardPool, Passcode } from '@spellspeed/engine';
import type { MatchDeck } from './deck.ts';
import type { MatchView } from './view.ts';

/** So many cards at the most, so that the deck stays what it is. */
const MOST = 3;

/**
 * Whoever has won the last Duel changes nothing. Whoever has not brings in the first cards of the Side Deck that belong in the Main Deck, for
 * the last ones of the Main Deck. Null where the player has no deck.
 */
export const sideByRule = (
  { results, yours, player }: Pick<MatchView, 'results' | 'yours' | 'player'>,
  pool: Pick<CardPool, 'get'>,
): MatchDeck | null => {
  const { deck } = yours;
  if (deck === null || results.at(-1)?.winner === player) return deck;
  const belongsInExtra = (card: number): boolean => pool.get(card as Passcode)?.inExtraDeck === true;
  const incoming = deck.side.filter((card) => !belongsInExtra(card)).slice(0, MOST);
  const kept = deck.main.slice(0, deck.main.length - incoming.length);
  const left = [...deck.side];
  for (const card of incoming) left.splice(left.indexOf(card), 1);
  return {
    main: [...kept, ...incoming],
    extra: deck.extra,
    side: [...left, ...deck.main.slice(kept.length)],
  };
};
