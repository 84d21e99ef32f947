import {
  all,
  apply,
  duringTiming,
  gainsAtk,
  oncePerBattle,
  payLifePoints,
  quick,
  thisCard,
  thisCardBattles,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const injectionFairyLily = monsterCard(79575620, {
  effects: [
    quick({
      limit: oncePerBattle,
      condition: all(duringTiming('damage-calculation'), thisCardBattles),
      cost: payLifePoints(2000),
      resolve: apply('end-of-damage-calculation', thisCard, gainsAtk(3000)),
    }),
  ],
});
