/** The described field: read, and put in the order in which the engine numbers its cards. */
import { CARDS, factsOf } from '@spellspeed/cards';
import { type FieldCard, type FieldSide, type Player, SUMMONS } from '@spellspeed/engine';
import { isMap, isScalar } from 'yaml';
import { isDefined, nearestCardName, passcodeOf, playerOf } from './names.ts';
import type { Reader, Value } from './reader.ts';
import type { PlacedCard } from './scenario.ts';

const PILES = ['deck', 'hand', 'monsters', 'spells', 'field', 'gy', 'banished', 'extra'] as const;
type Pile = (typeof PILES)[number];
const SIDE_KEYS = ['lp', ...PILES, 'pendulum', 'exactDeck'] as const;
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
const NOT_YET: readonly (typeof CARD_KEYS)[number][] = ['materials', 'counters', 'equips'];
type Entry = Exclude<FieldCard, number>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Its five parts win the duel together. */
const isExodia = (name: string): boolean => name.includes('Forbidden One');
/** Ten plain monsters that lie below a described Deck. */
const FILLERS = CARDS.flatMap(({ passcode }) => {
  const facts = factsOf(passcode);
  return facts?.kind === 'monster' &&
    facts.frame === 'normal' &&
    !isExodia(facts.names.en) &&
    (facts.level ?? 9) <= 4
    ? [passcode]
    : [];
}).slice(0, 10);

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

const readPlace = (reader: Reader, node: Value): number | null => {
  const text = reader.text(node);
  if (text === 'extra-left') return 5;
  if (text === 'extra-right') return 6;
  return text !== null && /^[1-5]$/.test(text)
    ? Number(text) - 1
    : reader.wrong(node, '1 to 5 | extra-left | extra-right');
};

const readCard = (reader: Reader, node: Value): Entry | null => {
  if (!isMap(node)) {
    const passcode = readPasscode(reader, node);
    return passcode === null ? null : { card: passcode };
  }
  const fields = reader.fields(node, CARD_KEYS, 'a card');
  for (const key of NOT_YET)
    if (fields.has(key))
      reader.wrong(node, `no "${key}": the engine cannot begin with it yet`, [], `the key "${key}"`);
  const passcode = fields.has('card')
    ? readPasscode(reader, fields.get('card') ?? null)
    : reader.wrong(node, 'the key "card"');
  if (passcode === null) return null;
  const entry: Mutable<Entry> = { card: passcode };
  const given = <T>(
    key: (typeof CARD_KEYS)[number],
    read: (value: Value) => T | null,
    take: (value: T) => void,
  ): void => {
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
    (value) => reader.word(value, ['attack', 'defense', 'set']),
    (position) => {
      entry.position = position === 'attack' ? 'attack' : 'defense';
      if (position === 'set') entry.face = 'down';
    },
  );
  given('set', flag, (set) => (entry.face = set ? 'down' : 'up'));
  given('facedown', flag, (down) => (entry.face = down ? 'down' : 'up'));
  given('faceup', flag, (up) => (entry.face = up ? 'up' : 'down'));
  given(
    'zone',
    (value) => readPlace(reader, value),
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
  given('properly', flag, (properly) => (entry.properly = properly));
  return entry;
};

interface Listed {
  readonly side: Player;
  readonly pile: Pile;
  /** The position among the cards of its pile. */
  readonly at: number;
  readonly passcode: number;
  readonly isFiller: boolean;
}
export interface ReadSide {
  readonly side: FieldSide;
  /** The cards in the order of the document. */
  readonly listed: readonly Listed[];
}

const fillersBelow = (side: Player, at: number): Listed[] =>
  FILLERS.map((passcode, index) => ({ side, pile: 'deck', at: at + index, passcode, isFiller: true }));

export const readSide = (reader: Reader, node: Value, player: Player): ReadSide => {
  const empty = node === null || (isScalar(node) && node.value === null);
  const fields = empty ? new Map<never, Value>() : reader.fields(node, SIDE_KEYS, 'a side of the field');
  const piles: { [pile in Pile]: Entry[] } = {
    deck: [],
    hand: [],
    monsters: [],
    spells: [],
    field: [],
    gy: [],
    banished: [],
    extra: [],
  };
  const listed: Listed[] = [];
  let lifePoints = 8000;
  let isExact = false;
  for (const [key, value] of fields as Map<(typeof SIDE_KEYS)[number], Value>) {
    if (key === 'lp') lifePoints = reader.number(value) ?? 8000;
    else if (key === 'exactDeck') isExact = reader.flag(value) ?? false;
    else if (key === 'pendulum')
      reader.wrong(value, 'no Pendulum Zones: the engine cannot begin with them yet');
    else
      for (const item of reader.list(value)) {
        const entry = readCard(reader, item);
        if (entry === null) continue;
        listed.push({
          side: player,
          pile: key,
          at: piles[key].length,
          passcode: entry.card,
          isFiller: false,
        });
        piles[key].push(entry);
      }
  }
  if (piles.field.length > 1) reader.wrong(node, 'one card in the Field Zone');
  if (!isExact) {
    listed.push(...fillersBelow(player, piles.deck.length));
    piles.deck.push(...FILLERS.map((card) => ({ card })));
  }
  const { field, ...rest } = piles;
  const [fieldCard] = field;
  return { side: { lifePoints, ...rest, ...(fieldCard === undefined ? {} : { field: fieldCard }) }, listed };
};

/** Numbers the cards as the engine does: pile by pile, the Deck from the bottom. The order stays that of the document. */
export const numbered = (sides: readonly ReadSide[]): PlacedCard[] => {
  const all = sides.flatMap(({ listed }) => listed);
  const rank = (card: Listed): number =>
    card.side * 1e6 + PILES.indexOf(card.pile) * 1e4 + (card.pile === 'deck' ? 5e3 - card.at : card.at);
  const inEngineOrder = [...all].sort((a, b) => rank(a) - rank(b));
  const cards = all.map((card) => ({
    id: inEngineOrder.indexOf(card),
    passcode: card.passcode,
    side: card.side,
    isFiller: card.isFiller,
  }));
  return [...cards.filter((card) => !card.isFiller), ...cards.filter((card) => card.isFiller)];
};
