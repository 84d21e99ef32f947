import {
  activation,
  apply,
  cannotBeTargeted,
  faceUp,
  gainsAtk,
  monster,
  notDestroyedByEffects,
  onField,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const forbiddenDress = spellCard(96864811, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(-600), cannotBeTargeted, notDestroyedByEffects),
    }),
  ],
});
