import {
  flipped,
  monster,
  onField,
  returnToHand,
  target,
  targetUpTo,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const penguinSoldier = monsterCard(93920745, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      targets: [targetUpTo(2, monster, onField)],
      resolve: returnToHand(target),
    }),
  ],
});
