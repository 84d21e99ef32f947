import {
  at,
  choose1,
  monster,
  series,
  specialSummon,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const geargianoMkIi = monsterCard(1045143, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip']),
      use: 'when-you-can',
      resolve: specialSummon(choose1(series('Geargia'), monster, at('you', 'hand', 'gy')), {
        positions: ['defense'],
      }),
    }),
  ],
});
