import {
  apply,
  banishedInsteadOfGy,
  exists,
  inTurn,
  inYourGy,
  nextTurn,
  player,
  quick,
  sendToGy,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dimensionShifter = monsterCard(91800273, {
  effects: [
    quick({
      from: ['hand'],
      condition: unless(exists(inYourGy)),
      cost: sendToGy(thisCard),
      resolve: inTurn(nextTurn(), apply('end-of-turn', player('any'), banishedInsteadOfGy())),
    }),
  ],
});
