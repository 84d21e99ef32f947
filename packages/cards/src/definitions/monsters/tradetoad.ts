import {
  choose1,
  ignition,
  inYourGy,
  monster,
  oncePerTurn,
  race,
  series,
  specialSummon,
  target,
  target1,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tradetoad = monsterCard(23408872, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: tribute(choose1(race('Aqua'), monster, youControl)),
      targets: [target1(series('Frog'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
