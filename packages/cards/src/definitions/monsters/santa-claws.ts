import {
  all,
  choose1,
  draw,
  inPhase,
  matches,
  monster,
  oncePerTurn,
  opponentControls,
  summonedByItsProcedure,
  summonedThisTurn,
  thisCard,
  tribute,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const santaClaws = monsterCard(46565218, {
  summoning: {
    procedure: {
      from: ['hand'],
      to: 'opponent',
      does: tribute(choose1(monster, opponentControls)),
      positions: ['defense'],
    },
  },
  effects: [
    trigger({
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: all(matches(thisCard, summonedByItsProcedure), summonedThisTurn(thisCard, 'special')),
      limit: oncePerTurn,
      resolve: draw(1),
    }),
  ],
});
