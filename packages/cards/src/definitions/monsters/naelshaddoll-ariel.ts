import {
  at,
  banish,
  faceUp,
  flipped,
  inGys,
  monster,
  moved,
  series,
  specialSummon,
  target,
  target1,
  targetUpTo,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const naelshaddollAriel = monsterCard(97518132, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Shaddoll'), monster, faceUp, at('you', 'banished'))],
      resolve: specialSummon(target, { positions: ['defense', 'face-down'] }),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [targetUpTo(3, inGys)],
      resolve: banish(target),
    }),
  ],
});
