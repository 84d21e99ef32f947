/** The cards of the ready-made decks: all that a page needs for its first duel. */
import type { Card } from '@spellspeed/engine/language';
import { monsterCard } from './card.ts';
import { READY_MADE_DECKS } from './decks.ts';
import { READY_MADE_DEFINITIONS } from './definitions/ready-made.generated.ts';
import { factsOf } from './facts/facts.ts';
import { isPlain } from './plain.ts';

const passcodes = new Set(
  Object.values(READY_MADE_DECKS).flatMap(({ main, extra, side }) => [...main, ...extra, ...side]),
);

/**
 * The definitions of the cards in ready-made decks, by rising passcode. They come without loading anything, and so does this module without `CARDS`. Cards that let a player declare
 * the name of any card are left out: they need every card.
 */
export const READY_MADE_CARDS: readonly Card[] = [
  ...READY_MADE_DEFINITIONS,
  ...[...passcodes].flatMap((passcode) => {
    const facts = factsOf(passcode);
    return facts && isPlain(facts) ? [monsterCard(facts.passcode)] : [];
  }),
].sort((a, b) => a.passcode - b.passcode);
