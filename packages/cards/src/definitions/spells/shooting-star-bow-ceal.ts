import {
  activation,
  attacksDirectly,
  continuous,
  equip,
  equippedMonster,
  faceUp,
  gainsAtk,
  itself,
  monster,
  onField,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const shootingStarBowCeal = spellCard(95638658, {
  effects: [
    activation({ targets: [target1(monster, faceUp, onField)], resolve: equip(thisCard, target) }),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(-1000), attacksDirectly],
    }),
  ],
});
