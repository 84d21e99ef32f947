import {
  allThatMatch,
  choose1,
  coLinkedMonster,
  continuous,
  gainsAtkDef,
  inMonsterZone,
  inYourDeck,
  material,
  monster,
  named,
  not,
  series,
  specialSummon,
} from '@spellspeed/engine/language';
import { knightmareThat } from '../../archetypes/knightmare.ts';
import { monsterCard } from '../../card.ts';

const summonsOne = specialSummon(choose1(series('Knightmare'), monster, inYourDeck));

export const knightmareMermaid = monsterCard(3679218, {
  summoning: {
    materials: [material(series('Knightmare'), monster, not(named('Knightmare Mermaid')))],
  },
  effects: [
    ...knightmareThat(summonsOne),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(not(coLinkedMonster), monster, inMonsterZone),
      modifiers: [gainsAtkDef(-1000)],
    }),
  ],
});
