import {
  destroy,
  detach,
  exactLevel,
  faceUp,
  ignition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const adreusKeeperOfArmageddon = monsterCard(94119480, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(faceUp, opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
