import {
  continuous,
  FIELD_ZONES,
  howMany,
  itself,
  material,
  materialsOf,
  materialsOrMore,
  monster,
  named,
  neverMaterial,
  originalAtkBecomes,
  race,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const MATERIALS = howMany(materialsOf(thisCard));

export const chimeratechFortressDragon = monsterCard(79229522, {
  summoning: {
    materials: [material(named('Cyber Dragon')), materialsOrMore(1, race('Machine'), monster)],
    procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: FIELD_ZONES, materialsOf: 'any' },
    first: ['procedure'],
  },
  asMaterial: [neverMaterial('fusion')],
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [originalAtkBecomes(times(1000, MATERIALS))] }),
  ],
});
