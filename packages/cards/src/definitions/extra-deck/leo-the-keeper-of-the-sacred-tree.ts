import {
  anyOf,
  cannotBeTargetedByOpponent,
  continuous,
  duringPhase,
  itself,
  thisCard,
  tunerAndNonTuners,
  unless,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const leoTheKeeperOfTheSacredTree = monsterCard(8561192, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      while: anyOf(unless(yourTurn), unless(duringPhase('main2'))),
      affects: itself(thisCard),
      modifiers: [cannotBeTargetedByOpponent],
    }),
  ],
});
