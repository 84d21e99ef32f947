/** How bots exchange cards between two Duels: a simple rule. */
import type { Player } from '@spellspeed/engine';
import type { MatchDeck, MatchView } from '@spellspeed/match';
import { definitionOf } from '../pool.ts';

/** So many cards at the most, so that the deck stays what it is. */
const MOST = 3;
const EXTRA_FRAMES: readonly string[] = ['fusion', 'synchro', 'xyz', 'link'];
const belongsInExtra = (passcode: number): boolean => {
  const card = definitionOf(passcode);
  return card?.kind === 'monster' && EXTRA_FRAMES.includes(card.frame);
};

/**
 * Whoever has won the last Duel changes nothing. Whoever has not brings in the first cards of the Side Deck that belong in the Main Deck, for
 * the last ones of the Main Deck.
 */
export const sideByRule = (
  { results, yours }: Pick<MatchView, 'results' | 'yours'>,
  player: Player,
): MatchDeck | null => {
  const { deck } = yours;
  if (deck === null || results.at(-1)?.winner === player) return deck;
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
