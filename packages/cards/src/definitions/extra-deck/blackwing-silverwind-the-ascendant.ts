import {
  allThatMatch,
  atkOf,
  continuous,
  def,
  destroy,
  faceUp,
  firstDestructionPrevented,
  material,
  materialsOrMore,
  monster,
  noBattlePhase,
  nonTuner,
  oath,
  onField,
  opponentsTurn,
  player,
  series,
  summoned,
  sumOf,
  target,
  targetUpTo,
  that,
  thisCard,
  thisOne,
  trigger,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingSilverwindTheAscendant = monsterCard(33236860, {
  summoning: {
    materials: [material(series('Blackwing'), tuner), materialsOrMore(2, nonTuner)],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      targets: [targetUpTo(2, monster, faceUp, onField)],
      oath: oath(player('you'), noBattlePhase),
      resolve: destroy(that(target, def({ max: sumOf(atkOf(thisCard), -1) }))),
    }),
    continuous({
      from: ['monsters'],
      while: opponentsTurn,
      affects: allThatMatch(series('Blackwing'), monster, youControl),
      modifiers: [firstDestructionPrevented(['battle'])],
    }),
  ],
});
