import {
  cannotNormalSummonOrSet,
  chooseExactly,
  inPhase,
  monster,
  oath,
  opponentControls,
  player,
  takeDamage,
  tribute,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lavaGolem = monsterCard(102380, {
  summoning: {
    normal: { never: true },
    procedure: {
      from: ['hand'],
      does: tribute(chooseExactly(2, monster, opponentControls)),
      to: 'opponent',
    },
    first: ['procedure'],
    oath: oath(player('you'), cannotNormalSummonOrSet()),
  },
  effects: [
    trigger({
      on: inPhase('standby', 'you'),
      use: 'mandatory',
      resolve: takeDamage('you', 1000),
    }),
  ],
});
