import {
  at,
  continuous,
  exactLevel,
  frame,
  inYourGy,
  itself,
  level,
  materials,
  monster,
  moved,
  notMaterialTheTurnItIsSummoned,
  piercing,
  rank,
  specialSummon,
  summonedBy,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const drillDriverVespenato = monsterCard(39317553, {
  summoning: {
    materials: [materials(2, exactLevel(5), monster)],
    xyzOver: [rank({ min: 4, max: 4 }), frame('xyz'), monster],
    xyzOverLimit: useOncePerTurn,
  },
  asMaterial: [notMaterialTheTurnItIsSummoned('xyz')],
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved([...thisOne, summonedBy('xyz'), at('you', 'monsters')], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
        doer: 'opponent',
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(level({ max: 5 }), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
