/** A field that somebody builds by hand, as it is written down: what cannot be, the Worker says. */
import { factsOf } from '@spellspeed/cards';
import type { FormatName, Phase, SummonWay } from '@spellspeed/engine';
import { saysSomething } from '@spellspeed/rulings';
import { cellOf, PLACES_IN } from './places.ts';
import type { Pile, Place, PlayerName, Stand } from './stands.ts';

export const POSITIONS = ['attack', 'defense', 'set', 'face-up', 'face-down'] as const;
export type Position = (typeof POSITIONS)[number];
/** How a card can lie there, the usual way first; none where there is no choice. */
export const POSITIONS_IN: { readonly [stand in Stand]: readonly Position[] } = {
  monsters: ['attack', 'defense', 'set'],
  spells: ['face-up', 'set'],
  field: ['face-up', 'set'],
  pendulum: [],
  hand: [],
  gy: [],
  banished: ['face-up', 'face-down'],
  extra: ['face-down', 'face-up'],
  deck: [],
  materials: [],
};

/** More about a card than where and how it lies. */
export interface Details {
  /** Whose card it is, where that is not the player who has it. */
  readonly owner: PlayerName | null;
  readonly counters: { readonly [counter: string]: number };
  readonly summoned: SummonWay | null;
  readonly isNew: boolean;
  /** Null: as is usual there. */
  readonly properly: boolean | null;
  /** The monster that it is equipped to or lies under. */
  readonly host: number | null;
}
export const NO_DETAILS: Details = {
  owner: null,
  counters: {},
  summoned: null,
  isNew: false,
  properly: null,
  host: null,
};
export interface BuiltCard extends Details {
  /** Tells copies apart while they are moved. */
  readonly id: number;
  readonly passcode: number;
  readonly player: PlayerName;
  readonly stand: Stand;
  /** The number of its zone, from 0; 5 and 6 are the Extra Monster Zones. Null in a list. */
  readonly place: number | null;
  readonly position: Position | null;
}
export interface BuiltField {
  /** Empty: it has no name yet. */
  readonly title: string;
  readonly format: FormatName;
  readonly turn: number;
  readonly turnPlayer: PlayerName;
  readonly phase: Phase;
  readonly lifePoints: { readonly [player in PlayerName]: number };
  /** Are the described cards of the Deck all that it has? */
  readonly exactDeck: { readonly [player in PlayerName]: boolean };
  /** In the order in which they were put there; the first card of a Deck is its top card. */
  readonly cards: readonly BuiltCard[];
}
export const EMPTY_FIELD: BuiltField = {
  title: '',
  format: 'master-2020',
  turn: 3,
  turnPlayer: 'A',
  phase: 'main1',
  lifePoints: { A: 8000, B: 8000 },
  exactDeck: { A: false, B: false },
  cards: [],
};
export const cardOf = ({ cards }: BuiltField, id: number | null): BuiltCard | undefined =>
  cards.find((card) => card.id === id);
export const cardsIn = ({ cards }: BuiltField, player: PlayerName, stand: Stand): readonly BuiltCard[] =>
  cards.filter((card) => card.player === player && card.stand === stand);
/** The cards at this place, by whatever name it is called. */
export const cardsAt = (field: BuiltField, at: Place): readonly BuiltCard[] => {
  const cell = cellOf(field.format, at);
  return field.cards.filter(({ player, stand, place }) => {
    if (stand === 'materials') return false;
    return cell === cellOf(field.format, { player, pile: stand, place });
  });
};
export const materialsOf = ({ cards }: BuiltField, id: number): readonly BuiltCard[] =>
  cards.filter(({ stand, host }) => stand === 'materials' && host === id);
export const equipsOf = ({ cards }: BuiltField, id: number): readonly BuiltCard[] =>
  cards.filter(({ stand, host }) => stand !== 'materials' && host === id);

/** Of the zones of a kind the first in which nothing lies; the last where there is none. */
export const freePlace = (field: BuiltField, player: PlayerName, pile: Pile): number | null => {
  const places = PLACES_IN[pile];
  if (places.length === 0) return null;
  const free = places.find((place) => cardsAt(field, { player, pile, place }).length === 0);
  return free ?? places.at(-1) ?? null;
};

const withCards = (field: BuiltField, cards: readonly BuiltCard[]): BuiltField => ({ ...field, cards });
export const changeCard = (field: BuiltField, id: number, change: Partial<BuiltCard>): BuiltField =>
  withCards(
    field,
    field.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
  );
const newId = ({ cards }: BuiltField): number => Math.max(0, ...cards.map(({ id }) => id)) + 1;

/** Of the details only those that say something there. */
const detailsFor = (card: Details, stand: Stand): Details => ({
  owner: saysSomething('owner', stand) ? card.owner : null,
  counters: saysSomething('counters', stand) ? card.counters : {},
  summoned: saysSomething('summoned', stand) ? card.summoned : null,
  isNew: saysSomething('arrived', stand) && card.isNew,
  properly: saysSomething('properly', stand) ? card.properly : null,
  host: stand === 'spells' || stand === 'materials' ? card.host : null,
});
/** How the card lies there: as before, if one can lie so there. */
const positionIn = (stand: Stand, position: Position | null): Position | null => {
  const ways = POSITIONS_IN[stand];
  return ways.find((way) => way === position) ?? ways[0] ?? null;
};
const putAt = (card: BuiltCard, { player, pile, place }: Place): BuiltCard => ({
  ...card,
  ...detailsFor(card, pile),
  player,
  stand: pile,
  place,
  position: positionIn(pile, card.position),
});

/** Puts another card there. Its id is the highest. */
export const addCard = (field: BuiltField, at: Place, passcode: number): BuiltField => {
  const card = { ...NO_DETAILS, id: newId(field), passcode, player: at.player, stand: at.pile, place: null };
  // A Trap is Set before anything else can be done with it.
  const isTrap = at.pile === 'spells' && factsOf(passcode)?.kind === 'trap';
  return withCards(field, [...field.cards, putAt({ ...card, position: isTrap ? 'set' : null }, at)]);
};
/** Removes a card with what lies under it; what was equipped to it stays. */
export const removeCard = (field: BuiltField, id: number): BuiltField =>
  withCards(
    field,
    field.cards
      .filter((card) => card.id !== id && !(card.stand === 'materials' && card.host === id))
      .map((card) => (card.host === id ? { ...card, host: null } : card)),
  );
/** What is tied to a monster follows it to another zone; where it is no longer on the field, it lets it go. */
const followHost = (field: BuiltField, host: BuiltCard): BuiltField =>
  withCards(
    field,
    field.cards.map((card): BuiltCard => {
      if (card.host !== host.id) return card;
      if (host.stand === 'monsters')
        return card.stand === 'materials' ? { ...card, player: host.player } : card;
      const free = { ...card, host: null };
      return card.stand === 'materials'
        ? putAt(free, { player: card.player, pile: 'gy', place: null })
        : free;
    }),
  );
/** Puts a card somewhere else, last in a list. */
export const moveCard = (field: BuiltField, at: Place, id: number): BuiltField => {
  const card = cardOf(field, id);
  if (card === undefined) return field;
  const free = card.stand === 'materials' ? { ...card, host: null } : card;
  const moved = putAt(free, at);
  const others = field.cards.filter((each) => each.id !== id);
  return followHost(withCards(field, [...others, moved]), moved);
};
/** Exchanges the places of two cards. */
export const swapCards = (field: BuiltField, one: BuiltCard, other: BuiltCard): BuiltField => {
  const moved = moveCard(field, placeOf(other), one.id);
  return moveCard(moved, placeOf(one), other.id);
};
/** Where the card lies; what lies under a monster is where the monster is. */
export const placeOf = ({ player, stand, place }: BuiltCard): Place =>
  stand === 'materials' ? { player, pile: 'gy', place: null } : { player, pile: stand, place };

/** Puts a card of the field under a monster. */
export const attachCard = (field: BuiltField, id: number, host: BuiltCard): BuiltField => {
  const card = cardOf(field, id);
  if (card === undefined) return field;
  const attached: BuiltCard = {
    ...card,
    ...detailsFor(card, 'materials'),
    player: host.player,
    stand: 'materials',
    place: null,
    position: null,
    host: host.id,
  };
  const others = field.cards.filter((each) => each.id !== id);
  return followHost(withCards(field, [...others, attached]), attached);
};
/** Equips a card to a monster; one that lies elsewhere goes to a Spell & Trap Zone of the monster's controller. */
export const equipCard = (field: BuiltField, id: number, host: BuiltCard): BuiltField => {
  const card = cardOf(field, id);
  if (card === undefined) return field;
  const place = freePlace(field, host.player, 'spells');
  const there =
    card.stand === 'spells' ? field : moveCard(field, { player: host.player, pile: 'spells', place }, id);
  return changeCard(there, id, { host: host.id, position: 'face-up' });
};
/** Turns a card; an Equip Card that is turned face-down lets its monster go. */
export const turnCard = (field: BuiltField, id: number, position: Position): BuiltField => {
  const card = cardOf(field, id);
  const host = position === 'set' && card?.stand === 'spells' ? null : (card?.host ?? null);
  return changeCard(field, id, { position, host });
};
/** Moves a card within its list, before the card that lies so many places on. */
export const shiftCard = (field: BuiltField, id: number, by: 1 | -1): BuiltField => {
  const card = cardOf(field, id);
  if (card === undefined) return field;
  const list = cardsIn(field, card.player, card.stand).map((each) => each.id);
  const from = list.indexOf(id);
  const other = list[from + by];
  return other === undefined ? field : reorder(field, id, other, by === 1 ? 'after' : 'before');
};
/** Puts a card before or after another one; both in the same list. */
export const reorder = (
  field: BuiltField,
  id: number,
  other: number,
  where: 'before' | 'after',
): BuiltField => {
  const card = cardOf(field, id);
  const rest = field.cards.filter((each) => each.id !== id);
  const at = rest.findIndex((each) => each.id === other);
  if (card === undefined || at < 0) return field;
  const cut = where === 'before' ? at : at + 1;
  return withCards(field, [...rest.slice(0, cut), card, ...rest.slice(cut)]);
};
