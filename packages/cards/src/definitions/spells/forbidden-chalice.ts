import {
  activation,
  apply,
  effectsNegated,
  faceUp,
  gainsAtk,
  monster,
  onField,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const forbiddenChalice = spellCard(25789292, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(400), effectsNegated),
    }),
  ],
});
