import {
  activation,
  declaresAttack,
  every,
  inAttackPosition,
  monster,
  opponentControls,
  shuffleIntoDeck,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const drowningMirrorForce = trapCard(47475363, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls], 'direct')],
      resolve: shuffleIntoDeck(every(monster, inAttackPosition, opponentControls)),
    }),
  ],
});
