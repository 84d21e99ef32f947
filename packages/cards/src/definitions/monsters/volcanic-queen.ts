import {
  applyOneOf,
  cannotNormalSummonOrSet,
  choose1,
  except,
  ignition,
  inPhase,
  monster,
  oath,
  oncePerTurn,
  opponentControls,
  player,
  sendToGy,
  takeDamage,
  thisCard,
  tribute,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const volcanicQueen = monsterCard(63014935, {
  summoning: {
    normal: { never: true },
    procedure: {
      from: ['hand'],
      does: tribute(choose1(monster, opponentControls)),
      to: 'opponent',
    },
    first: ['procedure'],
    oath: oath(player('you'), cannotNormalSummonOrSet()),
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: sendToGy(choose1(youControl, except(thisCard))),
      resolve: takeDamage('opponent', 1000),
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      resolve: applyOneOf(tribute(choose1(monster, youControl, except(thisCard))), takeDamage('you', 1000)),
    }),
  ],
});
