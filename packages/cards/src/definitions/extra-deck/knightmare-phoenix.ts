import {
  destroy,
  materials,
  monster,
  notDestroyedByBattle,
  opponentControls,
  spellOrTrap,
  target,
  target1,
} from '@spellspeed/engine/language';
import { coLinkedMonstersAre, knightmareThat } from '../../archetypes/knightmare.ts';
import { monsterCard } from '../../card.ts';

export const knightmarePhoenix = monsterCard(2857636, {
  summoning: { materials: [materials(2, monster)], different: 'names' },
  effects: [
    ...knightmareThat(destroy(target), target1(spellOrTrap, opponentControls)),
    coLinkedMonstersAre(notDestroyedByBattle()),
  ],
});
