import {
  attacksDirectly,
  continuous,
  equippedMonster,
  equipsTo,
  faceUp,
  gainsAtk,
  itself,
  monster,
  onField,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const shootingStarBowCeal = spellCard(95638658, {
  effects: [
    equipsTo([monster, faceUp, onField]),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(-1000), attacksDirectly],
    }),
  ],
});
