import {
  activation,
  attackingMonster,
  banish,
  declaresAttack,
  isCard,
  opponentControls,
  target,
  target1,
  that,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dimensionalPrison = trapCard(70342110, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: banish(that(target, isCard(attackingMonster))),
    }),
  ],
});
