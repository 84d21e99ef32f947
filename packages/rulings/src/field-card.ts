/** One card of a described field. */
import { factsOf } from '@spellspeed/cards';
import { type FieldEntry, type Player, SUMMONS } from '@spellspeed/engine';
import { isMap } from 'yaml';
import { isDefined, nearestCardName, passcodeOf, playerOf, withItsName } from './names.ts';
import type { Place, Reader, Value } from './reader.ts';
import { troubleOf } from './standing.ts';
import { CARD_KEYS, type CardKey, type Pile, type Stand, saysSomething } from './stands.ts';

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
  return isDefined(passcode) ? passcode : reader.trouble(node, 'not-playable', withItsName(text, passcode));
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
  for (const { key, keyNode, value } of reader.entries(node, 'a map from counters to numbers')) {
    if (Object.hasOwn(counters, key)) reader.wrong(keyNode, 'each counter once');
    const number = reader.number(value);
    if (number === null) continue;
    if (Number.isInteger(number) && number >= 0) counters[key] = number;
    else reader.wrong(value, 'a whole number of counters');
  }
  return counters;
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
  const keys = CARD_KEYS.filter((key) => saysSomething(key, stand));
  const expected = `for a card under "${stand}" one of the keys ${keys.join(', ')}`;
  for (const [key] of fields) if (!keys.includes(key)) reader.wrong(node, expected, [], `the key "${key}"`);
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
  const trouble = troubleOf(facts, stand, entry);
  if (trouble !== null) return reader.trouble(node, trouble, `${facts.names.en} under "${stand}"`);
  return { entry, node, at: reader.placeOf(node), stand, attached };
};
