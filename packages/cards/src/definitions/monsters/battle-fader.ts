import {
  andIfYouDo,
  andThen,
  apply,
  banishedWhenItLeaves,
  declaresAttack,
  endBattlePhase,
  monster,
  opponentControls,
  specialSummon,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const battleFader = monsterCard(19665973, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresAttack([monster, opponentControls], 'direct'),
      use: 'when-you-can',
      resolve: andThen(
        andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
        endBattlePhase,
      ),
    }),
  ],
});
