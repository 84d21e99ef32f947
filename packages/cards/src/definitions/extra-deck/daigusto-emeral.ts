import {
  andThen,
  detach,
  draw,
  effectMonster,
  exactLevel,
  ignition,
  inYourGy,
  materials,
  monster,
  not,
  oncePerTurn,
  shuffleAllIntoDeck,
  specialSummon,
  target,
  target1,
  targetExactly,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const daigustoEmeral = monsterCard(581014, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      modes: [
        {
          cost: detach(1),
          targets: [targetExactly(3, monster, inYourGy)],
          resolve: andThen(shuffleAllIntoDeck(target), draw(1)),
        },
        {
          cost: detach(1),
          targets: [target1(not(effectMonster), monster, inYourGy)],
          resolve: specialSummon(target),
        },
      ],
    }),
  ],
});
