import {
  apply,
  attributeBecomesDeclared,
  changePosition,
  choose1,
  declareAttribute,
  faceUp,
  ignition,
  inYourHand,
  monster,
  oncePerTurn,
  onField,
  quick,
  sendToGy,
  series,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementsaberMolehu = monsterCard(45702014, {
  effects: [
    quick({
      limit: oncePerTurn,
      cost: sendToGy(choose1(series('Elementsaber'), monster, inYourHand)),
      targets: [target1(faceUp, monster, onField)],
      resolve: changePosition(target, 'face-down'),
    }),
    ignition({
      from: ['gy'],
      limit: oncePerTurn,
      cost: declareAttribute(),
      resolve: apply('end-of-turn', thisCard, attributeBecomesDeclared),
    }),
  ],
});
