import {
  activation,
  changePosition,
  faceUp,
  monster,
  onField,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const bookOfMoon = spellCard(14087893, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: changePosition(target, 'face-down'),
    }),
  ],
});
