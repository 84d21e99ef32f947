import {
  all,
  apply,
  attribute,
  exists,
  faceUp,
  frame,
  ignition,
  levelRaised,
  monster,
  monsterMadeWith,
  not,
  notDestroyedByBattle,
  oncePerTurn,
  series,
  specialSummon,
  thisCard,
  thisOne,
  unclassified,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windwitchFreezeBell = monsterCard(20246864, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      condition: all(
        exists(series('Windwitch'), monster, faceUp, youControl),
        unless(exists(not(series('Windwitch'), faceUp), monster, youControl)),
      ),
      resolve: specialSummon(thisCard),
    }),
    ignition({ limit: oncePerTurn, resolve: apply('while-face-up', thisCard, levelRaised(1)) }),
    unclassified({
      from: ['gy', 'banished', 'hand', 'deck', 'extra'],
      on: {
        event: 'used-as-material',
        card: thisOne,
        ways: ['synchro'],
        for: [attribute('WIND'), frame('synchro'), monster],
      },
      does: apply('while-it-stays', monsterMadeWith(thisCard), notDestroyedByBattle()),
    }),
  ],
});
