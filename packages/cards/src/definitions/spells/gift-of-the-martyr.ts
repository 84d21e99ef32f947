import {
  activation,
  apply,
  as,
  choose1,
  faceUp,
  gainsAtk,
  monster,
  originalAtkOf,
  sendToGy,
  target,
  target1,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const giftOfTheMartyr = spellCard(98792570, {
  effects: [
    activation({
      cost: sendToGy(as('martyr', choose1(monster, youControl))),
      targets: [target1(faceUp, monster, youControl)],
      resolve: apply('end-of-turn', target, gainsAtk(originalAtkOf(the('martyr')))),
    }),
  ],
});
