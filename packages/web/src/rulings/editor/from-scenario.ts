/** The field of a scenario that was read, to go on building it. */
import { factsOf } from '@spellspeed/cards';
import type { FieldCard, FieldEntry, FieldSide } from '@spellspeed/engine';
import { SUMMONS } from '@spellspeed/engine';
import type { ReadField } from '../types.ts';
import {
  addCard,
  attachCard,
  type BuiltCard,
  type BuiltField,
  changeCard,
  EMPTY_FIELD,
  equipCard,
  type Position,
} from './built-field.ts';
import { isZone, otherPlayer, PILES, type Pile, PLAYER_NAMES, type PlayerName } from './stands.ts';

const entryOf = (card: FieldCard): FieldEntry => (typeof card === 'number' ? { card } : card);

const positionOf = (pile: Pile, { face, position }: FieldEntry): Position | null => {
  switch (pile) {
    case 'monsters':
      return face === 'down' ? 'set' : (position ?? 'attack');
    case 'spells':
    case 'field':
      return face === 'down' ? 'set' : 'face-up';
    case 'banished':
      return face === 'down' ? 'face-down' : 'face-up';
    case 'extra':
      return face === 'up' ? 'face-up' : 'face-down';
    default:
      return null;
  }
};
const detailsOf = (entry: FieldEntry, player: PlayerName): Partial<BuiltCard> => {
  const owner = entry.owner === undefined ? player : (PLAYER_NAMES[entry.owner] ?? player);
  return {
    owner: owner === player ? null : owner,
    counters: entry.counters ?? {},
    summoned: SUMMONS.find((way) => way === entry.way) ?? null,
    isNew: entry.thisTurn ?? false,
    properly: entry.properly ?? null,
  };
};

/** Adds the card with what is tied to it. */
const withEntry = (field: BuiltField, entry: FieldEntry, player: PlayerName, pile: Pile): BuiltField => {
  const place = isZone(pile) ? (entry.place ?? 0) : null;
  const added = addCard(field, { player, pile, place }, entry.card);
  const card = added.cards.at(-1);
  if (card === undefined) return field;
  const whole = changeCard(added, card.id, {
    position: positionOf(pile, entry),
    ...detailsOf(entry, player),
  });
  const host = { ...card, player };
  const materials = (entry.materials ?? []).map(entryOf);
  const withMaterials = materials.reduce((built, each) => withMaterial(built, each, host), whole);
  return (entry.equips ?? [])
    .map(entryOf)
    .reduce((built, each) => withEquip(built, each, host), withMaterials);
};
const withMaterial = (field: BuiltField, entry: FieldEntry, host: BuiltCard): BuiltField => {
  const added = addCard(field, { player: host.player, pile: 'gy', place: null }, entry.card);
  const id = added.cards.at(-1)?.id ?? 0;
  const { owner } = detailsOf(entry, host.player);
  return changeCard(attachCard(added, id, host), id, { owner: owner ?? null });
};
/** An equipped Spell or Trap stands with its owner, where one is named; a monster card with the controller of the monster. */
const withEquip = (field: BuiltField, entry: FieldEntry, host: BuiltCard): BuiltField => {
  if (factsOf(entry.card)?.kind === 'monster') {
    const added = withEntry(field, entry, host.player, 'spells');
    return equipCard(added, added.cards.at(-1)?.id ?? 0, host);
  }
  const holder = entry.owner === undefined ? host.player : (PLAYER_NAMES[entry.owner] ?? host.player);
  const { owner: _, ...own } = entry;
  const added = withEntry(field, own, holder, 'spells');
  return equipCard(added, added.cards.at(-1)?.id ?? 0, host);
};

const cardsOf = (side: FieldSide, pile: Pile): readonly FieldEntry[] => {
  if (pile === 'field') return side.field === undefined ? [] : [entryOf(side.field)];
  return (side[pile] ?? []).map(entryOf);
};
/** Its field; steps and what else a scenario has are left out. */
export const fieldOf = ({
  title,
  format,
  turn,
  turnPlayer,
  phase,
  sides,
  fillers,
}: Omit<ReadField, 'steps' | 'others' | 'unplayable'>): BuiltField => {
  const [a, b] = sides;
  const empty: BuiltField = {
    ...EMPTY_FIELD,
    title,
    format,
    turn,
    turnPlayer: turnPlayer === 0 ? 'A' : otherPlayer('A'),
    phase,
    lifePoints: { A: a.lifePoints ?? 8000, B: b.lifePoints ?? 8000 },
    exactDeck: { A: fillers[0] === 0, B: fillers[1] === 0 },
  };
  return PLAYER_NAMES.reduce((field, player) => {
    const side = player === 'A' ? a : b;
    return PILES.reduce((built, pile) => {
      const cards = cardsOf(side, pile);
      // What the runner has put below the Deck is not part of the text.
      const own = pile === 'deck' ? cards.slice(0, cards.length - fillers[player === 'A' ? 0 : 1]) : cards;
      return own.reduce((each, entry) => withEntry(each, entry, player, pile), built);
    }, field);
  }, empty);
};
