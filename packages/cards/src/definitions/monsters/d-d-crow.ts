import {
  banish,
  discardToGy,
  inOpponentsGy,
  quick,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dDCrow = monsterCard(24508238, {
  effects: [
    quick({
      from: ['hand'],
      cost: discardToGy(thisCard),
      targets: [target1(inOpponentsGy)],
      resolve: banish(target),
    }),
  ],
});
