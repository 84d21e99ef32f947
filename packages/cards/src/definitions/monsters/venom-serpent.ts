import {
  ignition,
  monster,
  oncePerTurn,
  opponentControls,
  placeCounters,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const venomSerpent = monsterCard(36278828, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [target1(monster, opponentControls)],
      resolve: placeCounters(1, 'Venom Counter', target),
    }),
  ],
});
