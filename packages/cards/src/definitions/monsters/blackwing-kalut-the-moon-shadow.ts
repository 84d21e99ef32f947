import {
  all,
  apply,
  duringTiming,
  gainsAtk,
  matches,
  quick,
  sendToGy,
  series,
  thisCard,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingKalutTheMoonShadow = monsterCard(85215458, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, series('Blackwing')),
      ),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(1400)),
    }),
  ],
});
