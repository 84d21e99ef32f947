/** One card of a described field. */
import { type CardFacts, factsOf } from '@spellspeed/cards';
import { type FieldEntry, type Player, SUMMONS } from '@spellspeed/engine';
import { isMap } from 'yaml';
import { isDefined, nearestCardName, passcodeOf, playerOf } from './names.ts';
import type { Place, Reader, Value } from './reader.ts';

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

const CARD_KEYS = [
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
type CardKey = (typeof CARD_KEYS)[number];

/** Where a card can stand: a pile, equipped to a monster, or under it. */
export type Stand = Pile | 'equips' | 'materials';
const ON_FIELD: readonly Stand[] = ['monsters', 'spells', 'field', 'pendulum', 'equips'];
/** Where each key says something. */
const SAYS_SOMETHING: { readonly [key in Exclude<CardKey, 'card'>]: readonly Stand[] } = {
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

export type OpenEntry = { -readonly [K in keyof FieldEntry]: FieldEntry[K] };
/** A card with the place where it was written. */
export interface ReadCard {
  readonly entry: OpenEntry;
  readonly node: Value;
  readonly at: Place;
  readonly stand: Stand;
  /** Cards that are equipped to it or lie under it. */
  readonly attached: readonly ReadCard[];
}

/** A side as it was read: its cards pile by pile. */
export interface ReadSide {
  readonly player: Player;
  readonly lifePoints: number;
  readonly piles: { readonly [pile in Pile]: ReadCard[] };
  readonly fillers: readonly OpenEntry[];
}

const readPasscode = (reader: Reader, node: Value): number | null => {
  const text = reader.text(node);
  if (text === null) return null;
  const passcode = passcodeOf(text);
  if (passcode === null) {
    const nearest = nearestCardName(text);
    return reader.wrong(
      node,
      'the name or passcode of a card',
      nearest === null ? [] : [nearest],
      JSON.stringify(text),
    );
  }
  return isDefined(passcode) ? passcode : reader.wrong(node, 'a card that can be played already');
};

const readPlace = (reader: Reader, node: Value, stand: Stand): number | null => {
  const text = reader.text(node);
  const isMonster = stand === 'monsters';
  if (text === 'extra-left' && isMonster) return 5;
  if (text === 'extra-right' && isMonster) return 6;
  if (text !== null && /^[1-5]$/.test(text)) return Number(text) - 1;
  return reader.wrong(node, isMonster ? '1 to 5 | extra-left | extra-right' : '1 to 5');
};
const readCounters = (reader: Reader, node: Value): Record<string, number> => {
  const counters: Record<string, number> = {};
  for (const { key, value } of reader.entries(node, 'a map from counters to numbers')) {
    const number = reader.number(value);
    if (number === null) continue;
    if (Number.isInteger(number) && number >= 0) counters[key] = number;
    else reader.wrong(value, 'a whole number of counters');
  }
  return counters;
};

/** What a card must be to stand there; null if anything may. */
const misplaced = (facts: CardFacts, stand: Stand, { face }: OpenEntry): string | null => {
  const monster = facts.kind === 'monster' ? facts : null;
  const isPendulum = monster?.abilities.includes('pendulum') === true;
  const isOfExtraDeck = monster !== null && ['fusion', 'synchro', 'xyz', 'link'].includes(monster.frame);
  switch (stand) {
    case 'monsters':
      return monster === null ? 'a monster' : null;
    case 'spells':
      if (facts.kind === 'spell' && facts.property === 'Field')
        return 'a Spell or Trap for a Spell & Trap Zone; a Field Spell stands under "field"';
      return monster !== null && monster.frame === 'normal' ? 'a Spell or Trap' : null;
    case 'field':
      return facts.kind === 'spell' && facts.property === 'Field' ? null : 'a Field Spell';
    case 'pendulum':
      return isPendulum ? null : 'a Pendulum Monster';
    case 'materials':
      return monster === null ? 'a monster' : null;
    case 'extra':
      if (isOfExtraDeck || (isPendulum && face === 'up')) return null;
      return isPendulum
        ? 'an Extra Deck monster, or a Pendulum Monster with "faceup: true"'
        : 'an Extra Deck monster';
    case 'hand':
    case 'deck':
      return isOfExtraDeck ? 'a card of the Main Deck; Extra Deck monsters stand under "extra"' : null;
    case 'equips':
    case 'gy':
    case 'banished':
      return null;
  }
};
/** A Token exists on the field only; a Link Monster has no Defense Position. */
const impossible = (facts: CardFacts, stand: Stand, { position, face }: OpenEntry): string | null => {
  if (facts.kind !== 'monster') return null;
  if (facts.frame === 'token' && stand !== 'monsters' && stand !== 'equips')
    return 'a Token only among the monsters';
  if (facts.frame === 'link' && stand === 'monsters' && (position === 'defense' || face === 'down'))
    return 'a Link Monster only in face-up Attack Position';
  return null;
};

const fill = (reader: Reader, fields: ReadonlyMap<CardKey, Value>, entry: OpenEntry, stand: Stand): void => {
  const given = <T>(key: CardKey, read: (value: Value) => T | null, take: (value: T) => void): void => {
    if (!fields.has(key)) return;
    const value = read(fields.get(key) ?? null);
    if (value !== null) take(value);
  };
  const flag = (value: Value): boolean | null => reader.flag(value);
  given(
    'owner',
    (value) => reader.word(value, ['A', 'B']),
    (owner) => (entry.owner = playerOf(owner)),
  );
  given(
    'position',
    (value) => reader.word(value, stand === 'monsters' ? ['attack', 'defense', 'set'] : ['set']),
    (position) => {
      if (stand === 'monsters') entry.position = position === 'attack' ? 'attack' : 'defense';
      if (position === 'set') entry.face = 'down';
    },
  );
  given('set', flag, (set) => (entry.face = set ? 'down' : 'up'));
  given('facedown', flag, (down) => (entry.face = down ? 'down' : 'up'));
  given('faceup', flag, (up) => (entry.face = up ? 'up' : 'down'));
  given(
    'zone',
    (value) => readPlace(reader, value, stand),
    (place) => (entry.place = place),
  );
  given(
    'summoned',
    (value) => reader.word(value, SUMMONS),
    (way) => (entry.way = way),
  );
  given(
    'arrived',
    (value) => reader.word(value, ['this-turn', 'earlier']),
    (when) => (entry.thisTurn = when === 'this-turn'),
  );
  given(
    'counters',
    (value) => readCounters(reader, value),
    (counters) => (entry.counters = counters),
  );
  given('properly', flag, (properly) => (entry.properly = properly));
};

/** What is equipped or lies under it; the entry holds the same cards. */
const readAttached = (reader: Reader, fields: ReadonlyMap<CardKey, Value>, entry: OpenEntry): ReadCard[] => {
  const listed = (key: 'equips' | 'materials'): ReadCard[] =>
    reader.list(fields.get(key) ?? null).flatMap((item) => readCard(reader, item, key) ?? []);
  const [equips, materials] = [listed('equips'), listed('materials')];
  if (equips.length > 0) entry.equips = equips.map((read) => read.entry);
  if (materials.length > 0) entry.materials = materials.map((read) => read.entry);
  return [...equips, ...materials];
};

const checkKeys = (reader: Reader, node: Value, fields: ReadonlyMap<CardKey, Value>, stand: Stand): void => {
  for (const [key] of fields)
    if (key !== 'card' && !SAYS_SOMETHING[key].includes(stand)) {
      const keys = CARD_KEYS.filter((each) => each === 'card' || SAYS_SOMETHING[each].includes(stand));
      reader.wrong(
        node,
        `for a card under "${stand}" one of the keys ${keys.join(', ')}`,
        [],
        `the key "${key}"`,
      );
    }
};

/** Reads a card: its name or passcode, or a map with more about it. */
export const readCard = (reader: Reader, node: Value, stand: Stand): ReadCard | null => {
  const isLong = isMap(node);
  const fields = isLong
    ? reader.fields(node, CARD_KEYS, 'a card')
    : new Map<CardKey, Value>([['card', node]]);
  if (!fields.has('card')) return reader.wrong(node, 'the key "card"');
  checkKeys(reader, node, fields, stand);
  const passcode = readPasscode(reader, fields.get('card') ?? null);
  const facts = passcode === null ? undefined : factsOf(passcode);
  if (passcode === null || facts === undefined) return null;
  const entry: OpenEntry = { card: passcode };
  fill(reader, fields, entry, stand);
  const attached = readAttached(reader, fields, entry);
  const expected = misplaced(facts, stand, entry) ?? impossible(facts, stand, entry);
  if (expected !== null) return reader.wrong(node, expected, [], `${facts.names.en} under "${stand}"`);
  return { entry, node, at: reader.placeOf(node), stand, attached };
};
