import {
  detach,
  exactLevel,
  ignition,
  materials,
  monster,
  oncePerTurn,
  takeDamage,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const superdreadnoughtRailCannonGustavMax = monsterCard(56910167, {
  summoning: { materials: [materials(2, exactLevel(10), monster)] },
  effects: [ignition({ limit: oncePerTurn, cost: detach(1), resolve: takeDamage('opponent', 2000) })],
});
