import {
  ability,
  at,
  attribute,
  banish,
  choose1,
  discard,
  FIELD_ZONES,
  faceUp,
  inYourHand,
  material,
  monster,
  named,
  oncePerTurn,
  onField,
  opponentsTurn,
  quick,
  race,
  specialSummon,
  target,
  target1,
  targetExactly,
  thisCard,
  tribute,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const banishedUnion = [
  faceUp,
  attribute('LIGHT'),
  race('Machine'),
  ability('union'),
  monster,
  at('you', 'banished'),
];

export const abcDragonBuster = monsterCard(1561110, {
  summoning: {
    materials: [
      material(named('A-Assault Core')),
      material(named('B-Buster Drake')),
      material(named('C-Crush Wyvern')),
    ],
    procedure: { from: ['extra'], materials: 'banished', materialsIn: [...FIELD_ZONES, 'gy'] },
    first: ['procedure'],
  },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: discard(choose1(inYourHand)),
      targets: [target1(onField)],
      resolve: banish(target),
    }),
    quick({
      condition: opponentsTurn,
      cost: tribute(thisCard),
      targets: [withDifferentNames(targetExactly(3, ...banishedUnion))],
      resolve: specialSummon(target),
    }),
  ],
});
