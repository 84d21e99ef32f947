import {
  andIfYouDo,
  apply,
  declaresAttack,
  effectsNegated,
  exists,
  faceUp,
  negateAttack,
  opponentControls,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistKunquery = monsterCard(52927340, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresAttack([opponentControls]),
      use: 'when-you-can',
      condition: exists(series('Altergeist'), faceUp, youControl),
      resolve: andIfYouDo(specialSummon(thisCard), negateAttack),
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(faceUp, opponentControls)],
      resolve: apply('while-face-up', target, effectsNegated),
    }),
  ],
});
