import { moved, specialSummon, thisCard, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const watapon = monsterCard(87774234, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved(thisOne, { from: ['deck'], to: ['hand'], by: ['effect'] }),
      use: 'if-you-can',
      resolve: specialSummon(thisCard),
    }),
  ],
});
