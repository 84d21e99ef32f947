import {
  apply,
  attacks,
  attribute,
  detach,
  exactLevel,
  faceUp,
  ignition,
  materials,
  monster,
  oncePerTurn,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const daigustoPhoenix = monsterCard(2766877, {
  summoning: { materials: [materials(2, exactLevel(2), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(attribute('WIND'), monster, faceUp, youControl)],
      resolve: apply('end-of-turn', target, attacks(2, 'any')),
    }),
  ],
});
