import { draw, moved, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const browwHuntsmanOfDarkWorld = monsterCard(79126789, {
  effects: [
    trigger({
      number: 1,
      from: ['gy'],
      on: moved(thisOne, { from: ['hand'], to: ['gy'], manner: ['discarded'], by: ['effect'], doer: 'you' }),
      use: 'mandatory',
      resolve: draw(1),
    }),
    trigger({
      number: 1,
      from: ['gy'],
      on: moved(thisOne, {
        from: ['hand'],
        to: ['gy'],
        manner: ['discarded'],
        by: ['effect'],
        doer: 'opponent',
      }),
      use: 'mandatory',
      resolve: draw(2),
    }),
  ],
});
