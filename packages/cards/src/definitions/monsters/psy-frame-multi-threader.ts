import {
  allThatMatch,
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  continuous,
  destructionReplaced,
  discard,
  faceUp,
  itself,
  monster,
  nameBecomes,
  series,
  specialSummon,
  summoned,
  thisCard,
  trigger,
  tuner,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const discardedInstead = destructionReplaced({
  by: ['battle', 'effect'],
  use: 'optional',
  saves: 'all-together',
  instead: discard(thisCard),
});

export const psyFrameMultiThreader = monsterCard(43266605, {
  effects: [
    continuous({
      from: ['hand', 'gy'],
      affects: itself(thisCard),
      modifiers: [nameBecomes('PSY-Frame Driver')],
    }),
    continuous({
      from: ['hand'],
      affects: allThatMatch(series('PSY-Frame'), faceUp, youControl),
      modifiers: [discardedInstead],
    }),
    trigger({
      from: ['gy'],
      on: summoned([series('PSY-Frame'), tuner, monster, youControl], ['special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
