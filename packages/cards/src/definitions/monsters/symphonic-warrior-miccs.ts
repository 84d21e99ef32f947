import {
  addToHand,
  apply,
  at,
  continuous,
  except,
  exists,
  extraNormalSummon,
  faceUp,
  inPhase,
  itself,
  monster,
  oncePerTurn,
  player,
  removeCountersFromAmong,
  scaleBecomes,
  series,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const symphonicWarriorMiccs = monsterCard(5399521, {
  summoning: {
    procedure: { from: ['hand'], does: removeCountersFromAmong(3, 'Symphonic Counter', youControl) },
  },
  effects: [
    continuous({
      from: ['pendulum'],
      while: unless(exists(series('Symphonic Warrior'), at('you', 'pendulum'), except(thisCard))),
      affects: itself(thisCard),
      modifiers: [scaleBecomes(4)],
    }),
    trigger({
      from: ['pendulum'],
      limit: oncePerTurn,
      on: inPhase('end', 'you'),
      use: 'if-you-can',
      targets: [target1(series('Symphonic Warrior'), monster, faceUp, at('you', 'banished'))],
      resolve: addToHand(target),
    }),
    unclassified({
      from: ['monsters'],
      on: summoned(thisOne, ['normal', 'special']),
      does: apply('end-of-turn', player('you'), extraNormalSummon(monster)),
    }),
  ],
});
