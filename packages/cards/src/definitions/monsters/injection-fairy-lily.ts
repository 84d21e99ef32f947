import {
  all,
  apply,
  duringTiming,
  gainsAtk,
  isCard,
  matches,
  oncePerBattle,
  payLifePoints,
  quick,
  thisCard,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const injectionFairyLily = monsterCard(79575620, {
  effects: [
    quick({
      limit: oncePerBattle,
      condition: all(duringTiming('damage-calculation'), matches(yourBattlingMonster, isCard(thisCard))),
      cost: payLifePoints(2000),
      resolve: apply('end-of-damage-calculation', thisCard, gainsAtk(3000)),
    }),
  ],
});
