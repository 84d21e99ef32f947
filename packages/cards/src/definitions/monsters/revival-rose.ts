import {
  faceUp,
  level,
  monster,
  moved,
  race,
  specialSummon,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const revivalRose = monsterCard(12469386, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved([level({ min: 5 }), race('Plant'), monster, faceUp, youControl], { manner: ['destroyed'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      resolve: specialSummon(thisCard),
    }),
  ],
});
