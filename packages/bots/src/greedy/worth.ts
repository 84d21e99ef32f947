/** What a card is worth to the player who has it, in points of ATK. */

import type { SeenCard } from '@spellspeed/engine';
import { atkOf, defOf, isMonsterCard, type Sight } from './sight.ts';

const HIDDEN_MONSTER = 1200;
const HIDDEN_SPELL_OR_TRAP = 800;
const SPELL_OR_TRAP_IN_HAND = 900;
const FACE_UP_SPELL_OR_TRAP = 700;

/** A monster as it would stand on the field. */
export const worthAsMonster = (card: SeenCard): number =>
  card.known === null ? HIDDEN_MONSTER : 200 + Math.max(atkOf(card), defOf(card) * 0.8);

export const worthOf = (sight: Sight, card: SeenCard): number => {
  if (card.zone === 'monsters') return worthAsMonster(card);
  if (card.zone === 'hand') return worthInHand(sight, card);
  if (card.zone === 'gy' || card.zone === 'banished') return 100;
  if (card.zone === 'deck' || card.zone === 'extra') return 300;
  if (card.face === 'down') return HIDDEN_SPELL_OR_TRAP;
  return isPending(sight, card) ? 0 : FACE_UP_SPELL_OR_TRAP;
};

/** A monster in the hand is worth less the harder it is to Summon. */
const worthInHand = (sight: Sight, card: SeenCard): number => {
  if (!isMonsterCard(sight, card)) return SPELL_OR_TRAP_IN_HAND;
  return 200 + atkOf(card) * ((card.known?.level ?? 0) > 4 ? 0.2 : 0.5);
};

/** A Spell or Trap that is on the Chain and then goes to the GY by itself. */
const isPending = (sight: Sight, card: SeenCard): boolean => {
  if (!sight.view.chain.some((link) => link.card.handle === card.handle)) return false;
  const printed = sight.printed(card);
  if (!printed || printed.kind === 'monster' || printed.remains) return false;
  return printed.property === 'Normal' || printed.property === 'Quick-Play' || printed.property === 'Counter';
};
