import { canAttackAllMonsters, continuous, itself, spiritReturn, thisCard } from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const asuraPriest = monsterCard(2134346, {
  summoning: { only: [] },
  effects: [spiritReturn, continuous({ affects: itself(thisCard), modifiers: [canAttackAllMonsters] })],
});
