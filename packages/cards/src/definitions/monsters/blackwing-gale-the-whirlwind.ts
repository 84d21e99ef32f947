import {
  apply,
  atkDefMultiplied,
  exists,
  faceUp,
  ignition,
  itselfIf,
  monster,
  named,
  not,
  oncePerTurn,
  opponentControls,
  series,
  target,
  target1,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const otherBlackwing = [
  series('Blackwing'),
  monster,
  faceUp,
  youControl,
  not(named('Blackwing - Gale the Whirlwind')),
];

export const blackwingGaleTheWhirlwind = monsterCard(2009101, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(...otherBlackwing),
    },
  },
  effects: [
    ignition({
      number: 2,
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: apply('while-it-stays', itselfIf(target, faceUp, opponentControls), ...atkDefMultiplied(0.5)),
    }),
  ],
});
