import {
  activation,
  at,
  banish,
  choose1,
  continuous,
  effectResolves,
  exactLevel,
  exists,
  FIELD_ZONES,
  faceUp,
  frame,
  ignition,
  inOpponentsGy,
  monster,
  not,
  player,
  series,
  specialSummon,
  spell,
  summonsWithoutTributing,
  target,
  targetExactly,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const kashtiraBirth = spellCard(69540484, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: player('you'),
      modifiers: [summonsWithoutTributing(exactLevel(7), monster)],
    }),
    ignition({
      number: 2,
      from: FIELD_ZONES,
      limit: useOncePerTurn,
      resolve: specialSummon(
        choose1(series('Kashtira'), not(frame('xyz')), monster, at('you', 'banished', 'gy')),
      ),
    }),
    trigger({
      number: 3,
      from: FIELD_ZONES,
      on: effectResolves('opponent', spell),
      use: 'if-you-can',
      limit: useOncePerTurn,
      condition: exists(series('Kashtira'), monster, faceUp, youControl),
      targets: [targetExactly(3, inOpponentsGy)],
      resolve: banish(target, { face: 'down' }),
    }),
  ],
});
