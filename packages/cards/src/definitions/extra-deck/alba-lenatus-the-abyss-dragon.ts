import {
  addToHand,
  attacks,
  cameThisTurn,
  choose1,
  continuous,
  either,
  type Filter,
  howMany,
  inPhase,
  inYourDeck,
  itself,
  material,
  materialsOf,
  materialsOrMore,
  monster,
  named,
  neverMaterial,
  oncePerTurn,
  property,
  race,
  series,
  spell,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const FUSION_SPELL: Filter = [
  either([series('Polymerization')], [series('Fusion')]),
  property('Normal'),
  spell,
  inYourDeck,
];

export const albaLenatusTheAbyssDragon = monsterCard(3410461, {
  summoning: {
    materials: [material(named('Fallen of Albaz')), materialsOrMore(1, race('Dragon'), monster)],
    procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: ['monsters'], materialsOf: 'any' },
    only: ['fusion', 'procedure'],
  },
  asMaterial: [neverMaterial('fusion')],
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [attacks(howMany(materialsOf(thisCard)), 'monsters')],
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: cameThisTurn(thisCard),
      resolve: addToHand(choose1(...FUSION_SPELL)),
    }),
  ],
});
