import {
  allThatMatch,
  andThen,
  attacksDeclaredThisTurn,
  cannotActivate,
  changePosition,
  choose1,
  continuous,
  destroy,
  duringPhase,
  every,
  material,
  materialsOrMore,
  monster,
  mustAttack,
  nonTuner,
  onField,
  opponentControls,
  player,
  quick,
  race,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerDuel,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sangenpaiTranscendentDragion = monsterCard(18969888, {
  summoning: { materials: [material(tuner, race('Dragon')), materialsOrMore(1, nonTuner, race('Dragon'))] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [mustAttack],
    }),
    continuous({
      from: ['monsters'],
      while: duringPhase('battle'),
      affects: player('opponent'),
      modifiers: [cannotActivate()],
    }),
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      resolve: changePosition(every(monster, onField), 'attack'),
    }),
    quick({
      from: ['gy'],
      condition: attacksDeclaredThisTurn(3),
      limit: useOncePerDuel,
      resolve: andThen(specialSummon(thisCard), youCan(destroy(choose1(onField)))),
    }),
  ],
});
