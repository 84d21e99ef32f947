import {
  andIfYouDo,
  atkOf,
  continuous,
  equip,
  exactLevel,
  faceUp,
  frame,
  gainsAtk,
  ignition,
  itself,
  link,
  linked,
  materials,
  monster,
  not,
  pointedToBy,
  target,
  target1,
  that,
  thisCard,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileATakenMonsterIsEquipped } from '../../kinds.ts';

export const relinquishedAnima = monsterCard(94259633, {
  summoning: { materials: [materials(1, exactLevel(1), monster, not(frame('token')))] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      condition: unless(whileATakenMonsterIsEquipped),
      targets: [target1(monster, faceUp, pointedToBy(thisCard))],
      resolve: andIfYouDo(equip(that(target, faceUp, monster), thisCard), link('taken', target)),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(atkOf(linked('taken')))],
    }),
  ],
});
