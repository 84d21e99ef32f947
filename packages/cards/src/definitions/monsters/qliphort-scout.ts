import {
  addToHand,
  cannotSpecialSummon,
  choose1,
  continuous,
  ignition,
  inYourDeck,
  named,
  not,
  oncePerTurn,
  payLifePoints,
  player,
  series,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const qliphortScout = monsterCard(65518099, {
  effects: [
    continuous({
      from: ['pendulum'],
      cannotBeNegated: true,
      affects: player('you'),
      modifiers: [cannotSpecialSummon(not(series('Qli')))],
    }),
    ignition({
      from: ['pendulum'],
      limit: oncePerTurn,
      cost: payLifePoints(800),
      resolve: addToHand(choose1(series('Qli'), not(named('Qliphort Scout')), inYourDeck)),
    }),
  ],
});
