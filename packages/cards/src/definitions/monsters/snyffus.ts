import {
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  choose1,
  destroy,
  faceUp,
  ignition,
  monster,
  moved,
  oncePerTurn,
  onField,
  opponentControls,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  tribute,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const snyffus = monsterCard(35448319, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: tribute(choose1(race('Plant'), monster, youControl)),
      targets: [target1(faceUp, opponentControls)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['gy'],
      on: moved([race('Plant'), monster, onField], { manner: ['destroyed'] }),
      use: 'when-you-can',
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
