import {
  andIfYouDo,
  apply,
  declaresAttack,
  monster,
  notDestroyedByBattle,
  opponentControls,
  quick,
  redirectAttack,
  specialSummon,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constructionTrainSignalRed = monsterCard(34475451, {
  effects: [
    quick({
      from: ['hand'],
      on: [declaresAttack([monster, opponentControls])],
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply('end-of-this-battle', thisCard, notDestroyedByBattle()),
        redirectAttack(thisCard),
      ),
    }),
  ],
});
