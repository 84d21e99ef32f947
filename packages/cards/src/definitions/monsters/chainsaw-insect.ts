import { atTiming, battled, draw, thisCard, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chainsawInsect = monsterCard(77252217, {
  effects: [
    trigger({
      from: ['monsters', 'gy'],
      on: atTiming('damage-step-end'),
      use: 'mandatory',
      condition: battled(thisCard),
      resolve: draw(1, 'opponent'),
    }),
  ],
});
