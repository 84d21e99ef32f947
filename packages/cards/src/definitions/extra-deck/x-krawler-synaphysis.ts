import {
  allThatMatch,
  at,
  attacks,
  attribute,
  continuous,
  type EventPattern,
  type Filter,
  faceUp,
  gainsAtkDef,
  inMonsterZone,
  inYourGy,
  leavesField,
  materials,
  monster,
  moved,
  notDestroyedByBattle,
  pointedToBy,
  series,
  specialSummon,
  target,
  targetExactly,
  thisCard,
  thisOne,
  trigger,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const POINTED_TO: Filter = [series('Krawler'), monster, pointedToBy(thisCard)];
const LEAVES: readonly EventPattern[] = [
  moved([...thisOne, faceUp, inMonsterZone], { manner: ['destroyed'], by: ['battle'] }),
  leavesField([...thisOne, faceUp, at('you', 'monsters')], { by: ['effect'], doer: 'opponent' }),
];

export const xKrawlerSynaphysis = monsterCard(39998992, {
  summoning: { materials: [materials(2, attribute('EARTH'), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(...POINTED_TO),
      modifiers: [notDestroyedByBattle(), gainsAtkDef(300), attacks(2, 'monsters')],
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: LEAVES,
      use: 'if-you-can',
      targets: [withDifferentNames(targetExactly(2, series('Krawler'), monster, inYourGy))],
      resolve: specialSummon(target, { positions: ['face-down'] }),
    }),
  ],
});
