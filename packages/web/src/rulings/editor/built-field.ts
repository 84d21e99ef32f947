/** A field that somebody builds by hand. Which cards may lie where, the Worker says. */
import type { Phase } from '@spellspeed/engine';

export const PILES = [
  'hand',
  'monsters',
  'spells',
  'field',
  'pendulum',
  'gy',
  'banished',
  'deck',
  'extra',
] as const;
export type Pile = (typeof PILES)[number];
/** How many cards a pile of the editor takes; the others take any number. */
const MOST: { readonly [pile in Pile]?: number } = { monsters: 7, spells: 5, field: 1, pendulum: 2 };

export const POSITIONS = ['attack', 'defense', 'set', 'face-up'] as const;
export type Position = (typeof POSITIONS)[number];
/** How the cards of a pile can lie, the usual way first; none where there is no choice. */
export const POSITIONS_IN: { readonly [pile in Pile]: readonly Position[] } = {
  hand: [],
  monsters: ['attack', 'defense', 'set'],
  spells: ['face-up', 'set'],
  field: ['face-up', 'set'],
  pendulum: [],
  gy: [],
  banished: [],
  deck: [],
  extra: [],
};

export const PLAYER_NAMES = ['A', 'B'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];
export const STARTS = [
  'draw',
  'standby',
  'main1',
  'battle',
  'main2',
  'end',
] as const satisfies readonly Phase[];

export interface BuiltCard {
  /** Tells copies apart while they are moved. */
  readonly id: number;
  readonly passcode: number;
  readonly position: Position | null;
}
export type BuiltSide = { readonly [pile in Pile]: readonly BuiltCard[] };
export interface BuiltField {
  readonly turnPlayer: PlayerName;
  readonly phase: (typeof STARTS)[number];
  readonly lifePoints: { readonly [player in PlayerName]: number };
  readonly sides: { readonly [player in PlayerName]: BuiltSide };
}
/** A pile of a player. */
export interface Place {
  readonly player: PlayerName;
  readonly pile: Pile;
}

const emptySide: BuiltSide = {
  hand: [],
  monsters: [],
  spells: [],
  field: [],
  pendulum: [],
  gy: [],
  banished: [],
  deck: [],
  extra: [],
};
export const EMPTY_FIELD: BuiltField = {
  turnPlayer: 'A',
  phase: 'main1',
  lifePoints: { A: 8000, B: 8000 },
  sides: { A: emptySide, B: emptySide },
};

export const allCards = ({ sides }: BuiltField): BuiltCard[] =>
  PLAYER_NAMES.flatMap((player) => PILES.flatMap((pile) => [...sides[player][pile]]));

export const isFull = ({ sides }: BuiltField, { player, pile }: Place): boolean =>
  sides[player][pile].length >= (MOST[pile] ?? Number.POSITIVE_INFINITY);

const withPile = (field: BuiltField, { player, pile }: Place, cards: readonly BuiltCard[]): BuiltField => ({
  ...field,
  sides: { ...field.sides, [player]: { ...field.sides[player], [pile]: cards } },
});
const putIn = (field: BuiltField, place: Place, card: BuiltCard): BuiltField => {
  const ways = POSITIONS_IN[place.pile];
  const position = ways.find((way) => way === card.position) ?? ways[0] ?? null;
  return withPile(field, place, [...field.sides[place.player][place.pile], { ...card, position }]);
};

/** Puts another card there; a full pile stays as it is. */
export const addCard = (field: BuiltField, place: Place, passcode: number): BuiltField => {
  const id = Math.max(0, ...allCards(field).map((card) => card.id)) + 1;
  return isFull(field, place) ? field : putIn(field, place, { id, passcode, position: null });
};
export const removeCard = (field: BuiltField, id: number): BuiltField => {
  const place = placeOf(field, id);
  if (place === undefined) return field;
  return withPile(
    field,
    place,
    field.sides[place.player][place.pile].filter((card) => card.id !== id),
  );
};
export const moveCard = (field: BuiltField, place: Place, id: number): BuiltField => {
  const card = allCards(field).find((each) => each.id === id);
  const without = removeCard(field, id);
  return card === undefined || isFull(without, place) ? field : putIn(without, place, card);
};
export const turnCard = (field: BuiltField, id: number, position: Position): BuiltField => {
  const place = placeOf(field, id);
  if (place === undefined) return field;
  const cards = field.sides[place.player][place.pile];
  return withPile(
    field,
    place,
    cards.map((card) => (card.id === id ? { ...card, position } : card)),
  );
};
const placeOf = ({ sides }: BuiltField, id: number): Place | undefined =>
  PLAYER_NAMES.flatMap((player) => PILES.map((pile) => ({ player, pile }))).find(({ player, pile }) =>
    sides[player][pile].some((card) => card.id === id),
  );
