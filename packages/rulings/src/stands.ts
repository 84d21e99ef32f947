/** Where a card of a described field can stand, and what can be said about it there. */

/** What a side of a field consists of, as a scenario names it. */
export const PILES = [
  'deck',
  'hand',
  'monsters',
  'spells',
  'field',
  'pendulum',
  'gy',
  'banished',
  'extra',
] as const;
export type Pile = (typeof PILES)[number];
/** In a pile, equipped to a monster, or under it. */
export const STANDS = [...PILES, 'equips', 'materials'] as const;
export type Stand = (typeof STANDS)[number];

export const CARD_KEYS = [
  'card',
  'owner',
  'position',
  'set',
  'facedown',
  'faceup',
  'zone',
  'materials',
  'summoned',
  'counters',
  'equips',
  'arrived',
  'properly',
] as const;
export type CardKey = (typeof CARD_KEYS)[number];

const ON_FIELD: readonly Stand[] = ['monsters', 'spells', 'field', 'pendulum', 'equips'];
/** Where each key says something. */
const SAYS_SOMETHING: { readonly [key in CardKey]: readonly Stand[] } = {
  card: STANDS,
  owner: ['monsters', 'spells', 'field', 'pendulum', 'equips', 'materials'],
  position: ['monsters', 'spells', 'field'],
  set: ['monsters', 'spells', 'field'],
  facedown: ['monsters', 'spells', 'field', 'banished', 'extra'],
  faceup: ['monsters', 'spells', 'field', 'banished', 'extra'],
  zone: ['monsters', 'spells', 'equips'],
  materials: ['monsters'],
  summoned: ['monsters'],
  counters: ON_FIELD,
  equips: ['monsters'],
  arrived: ON_FIELD,
  properly: ['monsters', 'gy', 'banished'],
};
export const saysSomething = (key: CardKey, stand: Stand): boolean => SAYS_SOMETHING[key].includes(stand);
