import {
  activation,
  declaresAttack,
  destroy,
  every,
  faceUp,
  inAttackPosition,
  monster,
  opponentControls,
  series,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const froggyForcefield = trapCard(34351849, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls], [series('Frog'), monster, faceUp, youControl])],
      resolve: destroy(every(monster, inAttackPosition, opponentControls)),
    }),
  ],
});
