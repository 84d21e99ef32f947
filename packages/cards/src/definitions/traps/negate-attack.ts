import {
  activation,
  andThen,
  attackingMonster,
  declaresAttack,
  endBattlePhase,
  isCard,
  negateAttack as negateTheAttack,
  opponentControls,
  target1,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const negateAttack = trapCard(14315573, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: andThen(negateTheAttack, endBattlePhase),
    }),
  ],
});
