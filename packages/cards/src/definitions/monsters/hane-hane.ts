import {
  flipped,
  monster,
  onField,
  returnToHand,
  target,
  target1,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const haneHane = monsterCard(7089711, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(monster, onField)],
      resolve: returnToHand(target),
    }),
  ],
});
