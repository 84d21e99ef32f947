import {
  continuous,
  FIELD_ZONES,
  howMany,
  inExtraMonsterZone,
  itself,
  material,
  materialsOf,
  materialsOrMore,
  monster,
  neverMaterial,
  originalAtkBecomes,
  series,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const MATERIALS = howMany(materialsOf(thisCard));

export const chimeratechMegafleetDragon = monsterCard(87116928, {
  summoning: {
    materials: [material(series('Cyber Dragon'), monster), materialsOrMore(1, monster, inExtraMonsterZone)],
    procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: FIELD_ZONES, materialsOf: 'any' },
    first: ['procedure'],
  },
  asMaterial: [neverMaterial('fusion')],
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [originalAtkBecomes(times(1200, MATERIALS))] }),
  ],
});
