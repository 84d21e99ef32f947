import {
  faceUp,
  monster,
  moved,
  payLifePoints,
  race,
  specialSummon,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const greenBaboonDefenderOfTheForest = monsterCard(46668237, {
  effects: [
    trigger({
      from: ['hand', 'gy'],
      on: moved([race('Beast'), monster, faceUp, youControl], {
        to: ['gy'],
        manner: ['destroyed'],
        by: ['effect'],
      }),
      use: 'when-you-can',
      damageStep: 'forbidden',
      cost: payLifePoints(1000),
      resolve: specialSummon(thisCard),
    }),
  ],
});
