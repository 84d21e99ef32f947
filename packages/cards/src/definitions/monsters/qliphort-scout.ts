import {
  addToHand,
  choose1,
  ignition,
  inYourDeck,
  named,
  not,
  oncePerTurn,
  payLifePoints,
  series,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { specialSummonsQliAlone } from '../../kinds.ts';

export const qliphortScout = monsterCard(65518099, {
  effects: [
    specialSummonsQliAlone,
    ignition({
      from: ['pendulum'],
      limit: oncePerTurn,
      cost: payLifePoints(800),
      resolve: addToHand(choose1(series('Qli'), not(named('Qliphort Scout')), inYourDeck)),
    }),
  ],
});
