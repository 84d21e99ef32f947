import {
  activation,
  addToHand,
  atk,
  attribute,
  inYourGy,
  monster,
  target,
  targetExactly,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const salvage = spellCard(96947648, {
  effects: [
    activation({
      targets: [targetExactly(2, attribute('WATER'), monster, atk({ max: 1500 }), inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
