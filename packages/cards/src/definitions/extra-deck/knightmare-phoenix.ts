import {
  allThatMatch,
  coLinkedMonster,
  continuous,
  destroy,
  materials,
  monster,
  notDestroyedByBattle,
  opponentControls,
  spellOrTrap,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { knightmareThat } from '../../archetypes.ts';
import { monsterCard } from '../../card.ts';

export const knightmarePhoenix = monsterCard(2857636, {
  summoning: { materials: [materials(2, monster)], different: 'names' },
  effects: [
    ...knightmareThat(destroy(target), target1(spellOrTrap, opponentControls)),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(coLinkedMonster, monster, youControl),
      modifiers: [notDestroyedByBattle()],
    }),
  ],
});
