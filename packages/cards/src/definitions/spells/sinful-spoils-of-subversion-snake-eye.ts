import {
  activateOncePerTurn,
  activation,
  faceUp,
  inMonsterZone,
  monster,
  placeInOwnersSpellTrapZone,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const sinfulSpoilsOfSubversionSnakeEye = spellCard(24081957, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(faceUp, monster, inMonsterZone)],
      resolve: placeInOwnersSpellTrapZone(target),
    }),
  ],
});
