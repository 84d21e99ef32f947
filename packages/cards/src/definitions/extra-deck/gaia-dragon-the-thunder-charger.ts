import {
  continuous,
  exactLevel,
  frame,
  itself,
  materials,
  monster,
  piercing,
  rank,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gaiaDragonTheThunderCharger = monsterCard(91949988, {
  summoning: {
    materials: [materials(2, exactLevel(7), monster)],
    xyzOver: [rank({ min: 5, max: 6 }), frame('xyz'), monster],
  },
  effects: [continuous({ affects: itself(thisCard), modifiers: [piercing] })],
});
