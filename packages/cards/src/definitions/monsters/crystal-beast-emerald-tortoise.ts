import {
  canBeKeptAsSpell,
  changePosition,
  ignition,
  monster,
  oncePerTurn,
  stillTheirs,
  target,
  target1,
  thatAttackedThisTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalBeastEmeraldTortoise = monsterCard(68215963, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [stillTheirs(target1(thatAttackedThisTurn, monster, youControl))],
      resolve: changePosition(target, 'defense'),
    }),
    canBeKeptAsSpell,
  ],
});
