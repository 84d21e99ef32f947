import {
  allThatMatch,
  coLinkedMonster,
  continuous,
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
  youControl,
} from '@spellspeed/engine/language';
import { knightmareThat } from '../../archetypes.ts';
import { monsterCard } from '../../card.ts';

export const knightmareCerberus = monsterCard(75452921, {
  summoning: { materials: [materials(2, monster)], different: 'names' },
  effects: [
    ...knightmareThat(
      destroy(target),
      target1(summonedBy('special'), monster, opponentControls, not(inExtraMonsterZone)),
    ),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(coLinkedMonster, monster, youControl),
      modifiers: [notDestroyedByEffects],
    }),
  ],
});
