import {
  destroy,
  inExtraMonsterZone,
  materials,
  monster,
  not,
  notDestroyedByEffects,
  opponentControls,
  summonedBy,
  target,
  target1,
} from '@spellspeed/engine/language';
import { coLinkedMonstersAre, knightmareThat } from '../../archetypes/knightmare.ts';
import { monsterCard } from '../../card.ts';

export const knightmareCerberus = monsterCard(75452921, {
  summoning: { materials: [materials(2, monster)], different: 'names' },
  effects: [
    ...knightmareThat(
      destroy(target),
      target1(summonedBy('special'), monster, opponentControls, not(inExtraMonsterZone)),
    ),
    coLinkedMonstersAre(notDestroyedByEffects),
  ],
});
