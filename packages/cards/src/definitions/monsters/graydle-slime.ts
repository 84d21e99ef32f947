import {
  andIfYouDo,
  destroy,
  ignition,
  inYourGy,
  monster,
  series,
  specialSummon,
  summonedByItsEffect,
  target,
  target1,
  targetExactly,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const graydleSlime = monsterCard(20056760, {
  effects: [
    ignition({
      from: ['hand', 'gy'],
      limit: useOncePerTurn,
      targets: [targetExactly(2, series('Graydle'), youControl)],
      resolve: andIfYouDo(destroy(target), specialSummon(thisCard)),
    }),
    trigger({
      on: summonedByItsEffect,
      use: 'when-you-can',
      targets: [target1(series('Graydle'), monster, inYourGy)],
      resolve: specialSummon(target, { positions: ['defense'] }),
    }),
  ],
});
