import {
  andIfYouDo,
  banish,
  continuous,
  either,
  type Filter,
  inYourGy,
  itself,
  later,
  monster,
  nextTurn,
  property,
  series,
  setCard,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trap,
  trigger,
  unaffectedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const HOLE: Filter = [either([series('Hole')], [series('Trap Hole')]), property('Normal'), trap];

export const traptrixDionaea = monsterCard(45803070, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      targets: [target1(series('Traptrix'), monster, inYourGy)],
      resolve: specialSummon(target, { positions: ['defense'] }),
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(...HOLE, inYourGy)],
      resolve: andIfYouDo(setCard(target), later('end-phase', banish(target), nextTurn('you'))),
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [unaffectedBy(...HOLE)] }),
  ],
});
