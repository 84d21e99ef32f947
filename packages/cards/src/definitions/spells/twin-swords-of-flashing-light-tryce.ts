import {
  activation,
  attacks,
  choose1,
  continuous,
  equip,
  equippedMonster,
  faceUp,
  gainsAtk,
  inYourHand,
  itself,
  monster,
  onField,
  sendToGy,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const twinSwordsOfFlashingLightTryce = spellCard(21900719, {
  effects: [
    activation({
      cost: sendToGy(choose1(inYourHand)),
      targets: [target1(monster, faceUp, onField)],
      resolve: equip(thisCard, target),
    }),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(-500), attacks(2, 'any')],
    }),
  ],
});
