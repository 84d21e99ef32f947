/** The whole deck that somebody has chosen, with its Side Deck; null while it cannot be read. */
import { namedDeckCard } from '@spellspeed/cards';
import { parseDeck, passcodesOf } from '@spellspeed/formats';
import type { MatchDeck } from '@spellspeed/match';
import type { ChosenDeck } from '../duel/setup/chosen-deck.ts';
import { listsOf } from '../duel/setup/ready-made.ts';

export const deckOf = (chosen: ChosenDeck): MatchDeck | null => {
  if (chosen.kind === 'ready-made') return listsOf(chosen.deck);
  const { name, text } = chosen;
  if (text.trim() === '') return null;
  const parsed = parseDeck(text, name, namedDeckCard);
  return parsed.ok ? passcodesOf(parsed.value) : null;
};
