import {
  activation,
  apply,
  faceUp,
  gainsAtk,
  monster,
  onField,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const rushRecklessly = spellCard(70046172, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(700)),
    }),
  ],
});
