import {
  activation,
  declaresAttack,
  destroy,
  every,
  existAtLeast,
  inAttackPosition,
  monster,
  opponentControls,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const radiantMirrorForce = trapCard(21481146, {
  effects: [
    activation({
      condition: existAtLeast(3, inAttackPosition, monster, opponentControls),
      on: [declaresAttack([monster, opponentControls])],
      resolve: destroy(every(inAttackPosition, monster, opponentControls)),
    }),
  ],
});
