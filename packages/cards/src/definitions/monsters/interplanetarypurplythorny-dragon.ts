import { monster, moved, specialSummon, thisCard, trigger, youControl } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const interplanetarypurplythornyDragon = monsterCard(25206027, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved([monster, youControl], {
        from: ['monsters'],
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      resolve: specialSummon(thisCard),
    }),
  ],
});
