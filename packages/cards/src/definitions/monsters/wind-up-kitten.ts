import {
  ignition,
  monster,
  onceWhileFaceUp,
  opponentControls,
  returnToHand,
  stillTheirs,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windUpKitten = monsterCard(25716180, {
  effects: [
    ignition({
      limit: onceWhileFaceUp,
      targets: [stillTheirs(target1(monster, opponentControls))],
      resolve: returnToHand(target),
    }),
  ],
});
