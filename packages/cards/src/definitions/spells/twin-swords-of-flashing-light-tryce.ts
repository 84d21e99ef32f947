import {
  attacks,
  choose1,
  continuous,
  equippedMonster,
  equipsTo,
  faceUp,
  gainsAtk,
  inYourHand,
  itself,
  monster,
  onField,
  sendToGy,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const twinSwordsOfFlashingLightTryce = spellCard(21900719, {
  effects: [
    equipsTo([monster, faceUp, onField], { cost: sendToGy(choose1(inYourHand)) }),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(-500), attacks(2, 'any')],
    }),
  ],
});
