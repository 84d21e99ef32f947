import {
  anyOf,
  at,
  detach,
  exactLevel,
  frame,
  ignition,
  matches,
  materials,
  monster,
  named,
  not,
  oncePerTurn,
  returnToHand,
  series,
  summonedByItsProcedure,
  summonedThisTurn,
  target,
  target1,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constellarPtolemyM7 = monsterCard(38495396, {
  summoning: {
    materials: [materials(2, exactLevel(6), monster)],
    xyzOver: [series('Constellar'), frame('xyz'), not(named('Constellar Ptolemy M7'))],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: anyOf(
        unless(matches(thisCard, monster, summonedByItsProcedure)),
        unless(summonedThisTurn(thisCard, 'xyz')),
      ),
      cost: detach(1),
      targets: [target1(monster, at('any', 'monsters', 'gy'))],
      resolve: returnToHand(target),
    }),
  ],
});
