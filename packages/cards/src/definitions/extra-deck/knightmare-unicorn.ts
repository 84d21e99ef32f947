import {
  coLinkedMonster,
  continuous,
  exists,
  inMonsterZone,
  materialsOrMore,
  monster,
  normalDrawOf,
  numberOfNames,
  onField,
  player,
  series,
  shuffleIntoDeck,
  target,
  target1,
} from '@spellspeed/engine/language';
import { knightmareThat } from '../../archetypes/knightmare.ts';
import { monsterCard } from '../../card.ts';

const IT_IS_SHUFFLED = shuffleIntoDeck(target);

export const knightmareUnicorn = monsterCard(38342335, {
  summoning: { materials: [materialsOrMore(2, monster)], different: 'names' },
  effects: [
    ...knightmareThat(IT_IS_SHUFFLED, target1(onField)),
    continuous({
      from: ['monsters'],
      while: exists(coLinkedMonster, series('Knightmare'), monster, inMonsterZone),
      affects: player('you'),
      modifiers: [normalDrawOf(numberOfNames(coLinkedMonster, series('Knightmare'), monster, inMonsterZone))],
    }),
  ],
});
