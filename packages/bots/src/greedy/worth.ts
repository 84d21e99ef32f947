/** What a card is worth to the player who has it, in points of ATK. */

import type { SeenCard } from '@spellspeed/engine';
import { type Effect, namesSpokenOf } from '@spellspeed/engine/language';
import { atkOf, defOf, isMonsterCard, type Sight } from './sight.ts';

const HIDDEN_MONSTER = 1200;
const HIDDEN_SPELL_OR_TRAP = 800;
const SPELL_OR_TRAP_IN_HAND = 900;
const FACE_UP_SPELL_OR_TRAP = 700;

/** An effect that comes to nothing. */
export const NEGATED_LINK = 900;
/** What is known to lie in the Deck, and what an effect is worth that works from the GY. */
const IN_GY = 100;
const WORKS_IN_GY = 300;

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

/** More than what is drawn for it, less than winning. */
const PART_OF_VICTORY = 5000;
/** Does it win by being held, or is it held for a card that does? Names are read off the text of the card that wins. */
export const isPartOfVictory = (sight: Sight, card: SeenCard): boolean => {
  const name = card.known?.name;
  return (
    name !== undefined &&
    sight.cards.some((each) => {
      const printed = sight.printed(each);
      return (
        printed?.kind === 'monster' &&
        printed.victory !== undefined &&
        (printed.name === name || namesSpokenOf(printed.victory).has(name))
      );
    })
  );
};
/** A monster in the hand is worth less the harder it is to Summon. */
const worthInHand = (sight: Sight, card: SeenCard): number => {
  if (sight.can('collects') && isPartOfVictory(sight, card)) return PART_OF_VICTORY;
  if (!isMonsterCard(sight, card)) return SPELL_OR_TRAP_IN_HAND;
  return 200 + atkOf(card) * ((card.known?.level ?? 0) > 4 ? 0.2 : 0.5);
};

/** Does it work where its card lies in the GY, or when it comes there? */
const worksInGy = (effect: Effect): boolean => {
  if (effect.from.includes('gy')) return true;
  const waits = effect.effect === 'trigger' ? effect.on : [];
  return waits.some((what) => what.event === 'moved' && what.to?.includes('gy') === true);
};
/** A card of the own Deck, as it would lie in the GY; one that is not known could be any. */
export const worthInGy = (sight: Sight, card: SeenCard): number =>
  card.known === null
    ? IN_GY + WORKS_IN_GY
    : IN_GY + WORKS_IN_GY * (sight.printed(card)?.effects ?? []).filter(worksInGy).length;

/** A Spell or Trap that is on the Chain and then goes to the GY by itself. */
export const isPending = (sight: Sight, card: SeenCard): boolean => {
  if (!sight.view.chain.some((link) => link.card.handle === card.handle)) return false;
  const printed = sight.printed(card);
  if (!printed || printed.kind === 'monster' || printed.remains) return false;
  return printed.property === 'Normal' || printed.property === 'Quick-Play' || printed.property === 'Counter';
};
