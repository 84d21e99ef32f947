import {
  andIfYouDo,
  apply,
  duringTiming,
  faceUp,
  gainLifePoints,
  gainsAtk,
  inTurn,
  monster,
  nextTurn,
  quick,
  specialSummon,
  target,
  target1,
  thisCard,
  tribute,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const juragedo = monsterCard(59546797, {
  effects: [
    quick({
      from: ['hand'],
      condition: duringTiming('battle-step'),
      limit: useOncePerTurn,
      resolve: andIfYouDo(specialSummon(thisCard), gainLifePoints(1000)),
    }),
    quick({
      cost: tribute(thisCard),
      targets: [target1(monster, faceUp, youControl)],
      resolve: inTurn(nextTurn(), apply('end-of-turn', target, gainsAtk(1000))),
    }),
  ],
});
