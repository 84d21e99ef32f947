import {
  apply,
  atkDefMultiplied,
  faceUp,
  ignition,
  monster,
  oncePerTurn,
  opponentControls,
  stillTheirs,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { withAnotherBlackwing } from '../../kinds.ts';

export const blackwingGaleTheWhirlwind = monsterCard(2009101, {
  summoning: { procedure: withAnotherBlackwing('Blackwing - Gale the Whirlwind') },
  effects: [
    ignition({
      number: 2,
      limit: oncePerTurn,
      targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
      resolve: apply('while-it-stays', target, ...atkDefMultiplied(0.5)),
    }),
  ],
});
