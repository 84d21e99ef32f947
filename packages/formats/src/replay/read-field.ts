/** From JSON to a described field, so that a duel can begin with it. */
import {
  BATTLE_POSITIONS,
  type FieldCard,
  type FieldEntry,
  type FieldSide,
  PHASES,
  SUMMONS,
} from '@spellspeed/engine';
import {
  flag,
  list,
  oneOf,
  optionalField,
  type Placed,
  pair,
  playerNumber,
  refuse,
  wholeNumber,
} from '../shape.ts';
import type { DescribedField } from './replay.ts';

const A_NUMBER = 'a whole number';
const FACES = ['up', 'down'] as const;
const WAYS = [...SUMMONS, 'set', 'activated', 'moved'] as const;

/** The field with this name, read, under its own name; nothing where there is none. */
const taken = <N extends string, T>(
  placed: Placed,
  name: N,
  read: (found: Placed) => T,
): { readonly [K in N]?: T } => {
  const found = optionalField(placed, name);
  // One key, as its name says.
  return found ? ({ [name]: read(found) } as { readonly [K in N]?: T }) : {};
};
const number = (placed: Placed): number => wholeNumber(placed, A_NUMBER);
const counters = (placed: Placed): { [name: string]: number } =>
  Object.fromEntries(
    [...placed.node.fields].map(([name, node]) => [name, number({ source: placed.source, node })]),
  );
const cards = (placed: Placed): FieldCard[] => list(placed, 'a list of cards').map(card);

const entry = (placed: Placed): FieldEntry => ({
  card: number(
    optionalField(placed, 'card') ?? refuse(placed, 'a passcode, or an object with the field "card"'),
  ),
  ...taken(placed, 'position', (found) => oneOf(found, BATTLE_POSITIONS, 'a position')),
  ...taken(placed, 'face', (found) => oneOf(found, FACES, 'a face')),
  ...taken(placed, 'thisTurn', flag),
  ...taken(placed, 'place', number),
  ...taken(placed, 'owner', (found) => playerNumber(found)),
  ...taken(placed, 'way', (found) => oneOf(found, WAYS, 'a way')),
  ...taken(placed, 'properly', flag),
  ...taken(placed, 'counters', counters),
  ...taken(placed, 'materials', cards),
  ...taken(placed, 'equips', cards),
});
const card = (placed: Placed): FieldCard =>
  typeof placed.node.value === 'number' ? number(placed) : entry(placed);

const anObject = (placed: Placed): Placed =>
  placed.node.text === '{' ? placed : refuse(placed, 'an object with the cards of a side');
const side = (given: Placed): FieldSide => sideIn(anObject(given));
const sideIn = (placed: Placed): FieldSide => ({
  ...taken(placed, 'lifePoints', number),
  ...taken(placed, 'hand', cards),
  ...taken(placed, 'monsters', cards),
  ...taken(placed, 'spells', cards),
  ...taken(placed, 'field', card),
  ...taken(placed, 'pendulum', cards),
  ...taken(placed, 'gy', cards),
  ...taken(placed, 'banished', cards),
  ...taken(placed, 'deck', cards),
  ...taken(placed, 'extra', cards),
});
/** A field; what is wrong with it is said with its place. */
export const describedField = (placed: Placed): DescribedField => ({
  ...taken(placed, 'turn', number),
  ...taken(placed, 'turnPlayer', (found) => playerNumber(found)),
  ...taken(placed, 'phase', (found) => oneOf(found, PHASES, 'a phase')),
  ...taken(placed, 'start', flag),
  sides: pair(
    optionalField(placed, 'sides') ?? refuse(placed, 'an object with the field "sides", two sides'),
    'a list of two sides',
    side,
  ),
});
