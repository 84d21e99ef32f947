import {
  activation,
  attackingMonster,
  declaresAttack,
  destroy,
  isCard,
  opponentControls,
  target,
  target1,
  that,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const sakuretsuArmor = trapCard(56120475, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: destroy(that(target, isCard(attackingMonster))),
    }),
  ],
});
