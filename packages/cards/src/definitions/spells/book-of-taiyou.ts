import {
  activation,
  changePosition,
  faceDown,
  monster,
  onField,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const bookOfTaiyou = spellCard(38699854, {
  effects: [
    activation({
      targets: [target1(monster, faceDown, onField)],
      resolve: changePosition(target, 'attack'),
    }),
  ],
});
