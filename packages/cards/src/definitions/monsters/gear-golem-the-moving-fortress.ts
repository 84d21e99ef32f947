import {
  apply,
  attacksDirectly,
  duringPhase,
  ignition,
  oncePerTurn,
  payLifePoints,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gearGolemTheMovingFortress = monsterCard(30190809, {
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: duringPhase('main1'),
      cost: payLifePoints(800),
      resolve: apply('end-of-turn', thisCard, attacksDirectly),
    }),
  ],
});
