import {
  ability,
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
  not,
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
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const blackwingSilverwindTheAscendant = monsterCard(33236860, {
  summoning: {
    materials: [material(series('Blackwing'), ability('tuner')), materialsOrMore(2, not(ability('tuner')))],
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
