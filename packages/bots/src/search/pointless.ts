/** What no player does who knows the game, as it leads nowhere that something else does not lead to as well: it is not worth a thought. */
import type { OfferedChoice, Stay } from '@spellspeed/engine';
import { present } from '../cards-in-view.ts';
import type { Sight } from '../greedy/sight.ts';
import { costOfNotHolding } from '../greedy/summon.ts';

export const isPointless = (sight: Sight, choice: OfferedChoice): boolean => {
  if (choice.do === 'enter-phase') return choice.phase === 'battle' && !hasAttacker(sight);
  if (choice.do === 'set-card') return isSlowSpell(sight, choice);
  return (choice.do === 'normal-summon' || choice.do === 'set-monster') && isBetterHeld(sight, choice.card);
};
/** Somebody has to attack in a Battle Phase; most do so from Attack Position only. */
const hasAttacker = ({ yours }: Sight): boolean => present(yours.monsters).some(({ face }) => face === 'up');
/** It works from the hand, and nothing forces it onto the field. */
const isBetterHeld = (sight: Sight, card: Stay): boolean => {
  const seen = sight.cardOf(card);
  return seen !== undefined && costOfNotHolding(sight, seen) > 0;
};
/** It can be activated from the hand at the same times; lying Set it can be destroyed. */
const isSlowSpell = (sight: Sight, { card }: Extract<OfferedChoice, { do: 'set-card' }>): boolean => {
  const seen = sight.cardOf(card);
  const printed = seen && sight.printed(seen);
  return printed?.kind === 'spell' && printed.property !== 'Quick-Play';
};
