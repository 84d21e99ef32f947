import {
  allThatMatch,
  apply,
  detach,
  exactLevel,
  faceUp,
  materials,
  monster,
  notDestroyedByBattle,
  notDestroyedByEffects,
  oncePerTurn,
  quick,
  series,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number12CrimsonShadowArmorNinja = monsterCard(19333131, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: apply(
        'end-of-turn',
        allThatMatch(series('Ninja'), monster, faceUp, youControl),
        notDestroyedByBattle(),
        notDestroyedByEffects,
      ),
    }),
  ],
});
