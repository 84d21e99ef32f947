import {
  changePosition,
  exists,
  faceUp,
  ignition,
  monster,
  oncePerTurn,
  opponentControls,
  series,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ghostrickWitch = monsterCard(27491571, {
  summoning: { normal: { onlyIf: exists(series('Ghostrick'), monster, youControl) } },
  effects: [
    ignition({ limit: oncePerTurn, resolve: changePosition(thisCard, 'face-down') }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(faceUp, monster, opponentControls)],
      resolve: changePosition(target, 'face-down'),
    }),
  ],
});
