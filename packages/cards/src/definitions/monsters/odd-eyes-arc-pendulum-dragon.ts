import {
  at,
  choose1,
  faceUp,
  monster,
  moved,
  series,
  specialSummon,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const oddEyesArcPendulumDragon = monsterCard(14105623, {
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: moved([series('Odd-Eyes'), faceUp, youControl], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(series('Odd-Eyes'), monster, at('you', 'hand', 'deck', 'gy'))),
    }),
  ],
});
