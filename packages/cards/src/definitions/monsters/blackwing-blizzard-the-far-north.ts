import {
  inYourGy,
  level,
  monster,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingBlizzardTheFarNorth = monsterCard(22835145, {
  summoning: { only: [] },
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      targets: [target1(level({ max: 4 }), series('Blackwing'), monster, inYourGy)],
      resolve: specialSummon(target, { positions: ['defense'] }),
    }),
  ],
});
