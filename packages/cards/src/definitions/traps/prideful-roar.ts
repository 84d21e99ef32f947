import {
  activation,
  all,
  apply,
  atkOf,
  atLeast,
  duringTiming,
  excessOf,
  gainsAtk,
  matches,
  monster,
  opponentsBattlingMonster,
  payLifePoints,
  sumOf,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const difference = excessOf(atkOf(opponentsBattlingMonster), atkOf(yourBattlingMonster));

export const pridefulRoar = trapCard(66518841, {
  effects: [
    activation({
      condition: all(
        duringTiming('damage-calculation'),
        matches(opponentsBattlingMonster, monster),
        atLeast(difference, 1),
      ),
      cost: payLifePoints(difference),
      resolve: apply('end-of-damage-calculation', yourBattlingMonster, gainsAtk(sumOf(difference, 300))),
    }),
  ],
});
