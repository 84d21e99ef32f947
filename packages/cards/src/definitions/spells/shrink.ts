import {
  activation,
  apply,
  faceUp,
  monster,
  onField,
  originalAtkMultiplied,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const shrink = spellCard(55713623, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, originalAtkMultiplied(0.5)),
    }),
  ],
});
