import {
  activation,
  andIfYouDo,
  atkOf,
  attackingMonster,
  declaresAttack,
  isCard,
  negateAttack,
  opponentControls,
  takeDamage,
  target,
  target1,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const magicCylinder = trapCard(62279055, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: andIfYouDo(negateAttack, takeDamage('opponent', atkOf(target))),
    }),
  ],
});
