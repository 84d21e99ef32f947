/** The described field: what each side has, read into the engine's words. */
import { factsNamed } from '@spellspeed/cards';
import {
  cardsOfField,
  type FieldCard,
  type FieldSide,
  type FormatName,
  type Player,
} from '@spellspeed/engine';
import { isScalar } from 'yaml';
import type { PlacedCard } from './card-name.ts';
import { type OpenEntry, type ReadCard, type ReadSide, readCard } from './field-card.ts';
import { placeCards } from './field-places.ts';
import { scenarioPool } from './pool.ts';
import type { Place, Reader, Value } from './reader.ts';
import { PILES, type Pile } from './stands.ts';

const SIDE_KEYS = ['lp', ...PILES, 'exactDeck'] as const;
type SideKey = (typeof SIDE_KEYS)[number];

/** Ten plain monsters that lie below a described Deck; they stay the same whatever cards there are. */
const FILLERS = [
  'Zure, Knight of Dark World',
  'Giant Soldier of Stone',
  'Vorse Raider',
  'Mystical Elf',
  'Elemental HERO Sparkman',
  'Elemental HERO Avian',
  '7 Colored Fish',
  'Neo the Magic Swordsman',
  'Elemental HERO Burstinatrix',
  'X-Head Cannon',
].flatMap((name) => factsNamed(name)?.passcode ?? []);

const isEmpty = (node: Value): boolean => node === null || (isScalar(node) && node.value === null);

/** More are not read. */
const MOST_CARDS = 100;

/** The two Pendulum Zones. */
const readPendulum = (reader: Reader, node: Value): ReadCard[] =>
  [...reader.fields(node, ['left', 'right'], 'a map: left, right')].flatMap(([which, value]) => {
    const read = isEmpty(value) ? null : readCard(reader, value, 'pendulum');
    if (read === null) return [];
    read.entry.place = which === 'left' ? 0 : 1;
    return [read];
  });
const readLifePoints = (reader: Reader, node: Value): number => {
  const points = reader.number(node) ?? 8000;
  if (!Number.isInteger(points) || points < 1) reader.wrong(node, 'a whole number of Life Points above 0');
  return points;
};

const readSide = (reader: Reader, node: Value, player: Player): ReadSide => {
  const fields = isEmpty(node)
    ? new Map<SideKey, Value>()
    : reader.fields(node, SIDE_KEYS, 'a side of the field');
  const get = (key: SideKey): Value => fields.get(key) ?? null;
  const pileOf = (pile: Pile): ReadCard[] => {
    if (pile === 'pendulum')
      return fields.has(pile) && !isEmpty(get(pile)) ? readPendulum(reader, get(pile)) : [];
    const items = reader.list(get(pile));
    const [tooMany] = items.slice(MOST_CARDS);
    if (tooMany !== undefined)
      reader.wrong(tooMany, `at most ${MOST_CARDS} cards under "${pile}"`, [], `${items.length} cards`);
    return items.slice(0, MOST_CARDS).flatMap((item) => readCard(reader, item, pile) ?? []);
  };
  const isExact = fields.has('exactDeck') && (reader.flag(get('exactDeck')) ?? false);
  return {
    player,
    lifePoints: fields.has('lp') ? readLifePoints(reader, get('lp')) : 8000,
    piles: {
      deck: pileOf('deck'),
      hand: pileOf('hand'),
      monsters: pileOf('monsters'),
      spells: pileOf('spells'),
      field: pileOf('field'),
      pendulum: pileOf('pendulum'),
      gy: pileOf('gy'),
      banished: pileOf('banished'),
      extra: pileOf('extra'),
    },
    fillers: isExact ? [] : FILLERS.map((card) => ({ card })),
  };
};

const fieldSide = ({ lifePoints, piles, fillers }: ReadSide): FieldSide => {
  const cards = (pile: Pile): FieldCard[] => piles[pile].map(({ entry }) => entry);
  const [field] = cards('field');
  return {
    lifePoints,
    deck: [...cards('deck'), ...fillers],
    hand: cards('hand'),
    monsters: cards('monsters'),
    spells: cards('spells'),
    pendulum: cards('pendulum'),
    gy: cards('gy'),
    banished: cards('banished'),
    extra: cards('extra'),
    ...(field === undefined ? {} : { field }),
  };
};

/** Every card that was written, with those that are attached to it. */
const writtenCards = ({ piles }: ReadSide): ReadCard[] =>
  PILES.flatMap((pile) => piles[pile]).flatMap((read) => [read, ...read.attached]);
const isBefore = (one: Place, other: Place): number => one.line - other.line || one.column - other.column;

export interface ReadField {
  readonly sides: readonly [FieldSide, FieldSide];
  /** Every physical card, in the order of the document. */
  readonly cards: readonly PlacedCard[];
}

/** Reads both sides, finds every card its place, and numbers the cards as the engine does. */
export const readField = (reader: Reader, nodes: readonly [Value, Value], format: FormatName): ReadField => {
  const read = [readSide(reader, nodes[0], 0), readSide(reader, nodes[1], 1)] as const;
  placeCards(reader, read, format);
  const sides = [fieldSide(read[0]), fieldSide(read[1])] as const;
  const order = cardsOfField(sides, scenarioPool());
  const numbered = (entry: OpenEntry, side: Player, isFiller: boolean): PlacedCard => ({
    id: order.findIndex((placed) => placed.entry === entry),
    passcode: entry.card,
    side,
    isFiller,
  });
  const written = read
    .flatMap((side) => writtenCards(side).map((card) => ({ card, side: side.player })))
    .sort((one, other) => isBefore(one.card.at, other.card.at))
    .map(({ card, side }) => numbered(card.entry, side, false));
  const fillers = read.flatMap((side) => side.fillers.map((entry) => numbered(entry, side.player, true)));
  return { sides, cards: [...written, ...fillers] };
};
