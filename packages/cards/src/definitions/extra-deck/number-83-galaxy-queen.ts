import {
  allThatMatchNow,
  apply,
  detach,
  exactLevel,
  ignition,
  inTurn,
  materials,
  monster,
  nextTurn,
  notDestroyedByBattle,
  oncePerTurn,
  piercing,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number83GalaxyQueen = monsterCard(48928529, {
  summoning: { materials: [materials(3, exactLevel(1), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: inTurn(
        nextTurn('opponent'),
        apply('end-of-turn', allThatMatchNow(monster, youControl), notDestroyedByBattle(), piercing),
      ),
    }),
  ],
});
