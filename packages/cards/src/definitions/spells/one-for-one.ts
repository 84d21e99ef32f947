import {
  activation,
  at,
  choose1,
  exactLevel,
  inYourHand,
  monster,
  sendToGy,
  specialSummon,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const oneForOne = spellCard(2295440, {
  effects: [
    activation({
      cost: sendToGy(choose1(monster, inYourHand)),
      resolve: specialSummon(choose1(exactLevel(1), monster, at('you', 'hand', 'deck'))),
    }),
  ],
});
