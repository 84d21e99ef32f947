import {
  apply,
  atkDefMultiplied,
  faceUp,
  ignition,
  itselfIf,
  monster,
  oncePerTurn,
  opponentControls,
  target,
  target1,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';
import { withAnotherBlackwing } from '../../kinds.ts';

export const blackwingGaleTheWhirlwind = monsterCard(2009101, {
  summoning: { procedure: withAnotherBlackwing('Blackwing - Gale the Whirlwind') },
  effects: [
    ignition({
      number: 2,
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: apply('while-it-stays', itselfIf(target, faceUp, opponentControls), ...atkDefMultiplied(0.5)),
    }),
  ],
});
