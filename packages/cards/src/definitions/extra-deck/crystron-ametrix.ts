import {
  changePosition,
  every,
  faceUp,
  frame,
  inMonsterZone,
  inYourGy,
  monster,
  moved,
  not,
  opponentControls,
  series,
  specialSummon,
  summoned,
  summonedBy,
  target,
  target1,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystronAmetrix = monsterCard(76359406, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      resolve: changePosition(every(faceUp, summonedBy('special'), monster, opponentControls), 'defense'),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved([...thisOne, summonedBy('synchro'), inMonsterZone], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      targets: [target1(series('Crystron'), not(frame('synchro')), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
