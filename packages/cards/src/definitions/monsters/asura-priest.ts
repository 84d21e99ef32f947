import { canAttackAllMonsters, continuous, itself, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { spiritReturn } from '../../kinds.ts';

export const asuraPriest = monsterCard(2134346, {
  summoning: { only: [] },
  effects: [spiritReturn, continuous({ affects: itself(thisCard), modifiers: [canAttackAllMonsters] })],
});
