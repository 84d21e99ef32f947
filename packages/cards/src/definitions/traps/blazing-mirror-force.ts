import {
  activation,
  andIfYouDo,
  andThen,
  as,
  declaresAttack,
  destroy,
  every,
  inAttackPosition,
  monster,
  noted,
  opponentControls,
  takeDamage,
  the,
  times,
  totalOriginalAtkOf,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const blazingMirrorForce = trapCard(75249652, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      resolve: andThen(
        andIfYouDo(
          destroy(as('destroyed', every(inAttackPosition, monster, opponentControls))),
          takeDamage('you', times(0.5, totalOriginalAtkOf(the('destroyed'))), { as: 'taken' }),
        ),
        takeDamage('opponent', noted('taken')),
      ),
    }),
  ],
});
