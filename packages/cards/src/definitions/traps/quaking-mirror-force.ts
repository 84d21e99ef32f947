import {
  activation,
  andIfYouDo,
  apply,
  as,
  cannotChangePosition,
  changePosition,
  declaresAttack,
  every,
  inAttackPosition,
  monster,
  opponentControls,
  the,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const quakingMirrorForce = trapCard(40838625, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      resolve: andIfYouDo(
        changePosition(as('hidden', every(monster, inAttackPosition, opponentControls)), 'face-down'),
        apply('while-it-stays', the('hidden'), cannotChangePosition),
      ),
    }),
  ],
});
