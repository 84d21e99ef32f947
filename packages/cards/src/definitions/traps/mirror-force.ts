import {
  activation,
  declaresAttack,
  destroy,
  every,
  inAttackPosition,
  monster,
  opponentControls,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const mirrorForce = trapCard(44095762, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      resolve: destroy(every(monster, inAttackPosition, opponentControls)),
    }),
  ],
});
