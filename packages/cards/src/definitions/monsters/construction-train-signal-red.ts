import {
  andIfYouDo,
  apply,
  declaresAttack,
  monster,
  notDestroyedByBattle,
  opponentControls,
  redirectAttack,
  specialSummon,
  thisCard,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const constructionTrainSignalRed = monsterCard(34475451, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresAttack([monster, opponentControls]),
      use: 'when-you-can',
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply('end-of-this-battle', thisCard, notDestroyedByBattle()),
        redirectAttack(thisCard),
      ),
    }),
  ],
});
