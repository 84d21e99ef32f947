import {
  all,
  apply,
  atkOf,
  attribute,
  duringTiming,
  faceUp,
  gainsAtk,
  ignition,
  matches,
  monster,
  opponentsBattlingMonster,
  quick,
  returnToHand,
  sendToGy,
  thisCard,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const honest = monsterCard(37742478, {
  effects: [
    ignition({ resolve: returnToHand(thisCard) }),
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, attribute('LIGHT')),
        matches(opponentsBattlingMonster, monster, faceUp),
      ),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(atkOf(opponentsBattlingMonster))),
    }),
  ],
});
