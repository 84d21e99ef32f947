/** The field of a duel, as somebody would describe it: to change it, to ask about it, to solve it. What goes on, on a Chain or in a battle, is no part of it. */
import type { Duel, FieldEntry, FieldSide, Player, Zone } from '@spellspeed/engine';
import { stateOf } from '@spellspeed/engine/laws';
import type { DescribedField } from '@spellspeed/formats';

type DuelState = ReturnType<typeof stateOf>;
type CardState = DuelState['cards'][number];
type Entry = { -readonly [key in keyof FieldEntry]: FieldEntry[key] };
type Place = Exclude<keyof FieldSide, 'lifePoints' | 'field'>;

export const describedDuel = (duel: Duel): Required<Omit<DescribedField, 'start'>> => {
  const state = stateOf(duel);
  const { turn, turnPlayer, phase } = duel.view(0);
  return { turn, turnPlayer, phase, sides: [sideOf(state, 0), sideOf(state, 1)] };
};

const sideOf = (state: DuelState, player: Player): FieldSide => {
  const inPlace = (place: Place): FieldEntry[] =>
    inZone(state, player, place).map((card) => entryOf(state, card));
  const field = inZone(state, player, 'field').map((card) => entryOf(state, card))[0];
  const attached = state.cards.filter(({ zone, host }) => zone === 'spells' && host !== null);
  const spells = inZone(state, player, 'spells').filter((card) => !attached.includes(card));
  return {
    lifePoints: state.lifePoints[player],
    hand: inPlace('hand'),
    monsters: inPlace('monsters'),
    spells: spells.map((card) => entryOf(state, card)),
    ...(field && { field }),
    pendulum: inPlace('pendulum'),
    gy: inPlace('gy'),
    banished: inPlace('banished'),
    // The top of a Deck is the end of its list.
    deck: inPlace('deck').reverse(),
    extra: inPlace('extra'),
  };
};
const inZone = (state: DuelState, player: Player, zone: Zone): readonly CardState[] =>
  state.lists[player][zone].flatMap((id) => state.cards[id] ?? []);

/** Zones in which a card has a place of its own and may have done something this turn. */
const isPlaced = ({ zone }: CardState): boolean =>
  zone === 'monsters' || zone === 'spells' || zone === 'field' || zone === 'pendulum';
const entryOf = (state: DuelState, card: CardState): FieldEntry => {
  const { passcode, zone, owner, controller, place, face, position, counters, arrival } = card;
  const entry: Entry = { card: passcode };
  if (isPlaced(card)) {
    if (zone !== 'field') entry.place = place;
    if (zone !== 'pendulum') entry.face = face;
    if (owner !== controller) entry.owner = owner;
    if (Object.keys(counters).length > 0) entry.counters = counters;
    if (arrival?.turn === state.turn) entry.thisTurn = true;
  } else if (zone === 'banished' || zone === 'extra') entry.face = face;
  return zone === 'monsters' ? { ...entry, position, ...monsterOf(state, card) } : entry;
};
/** How a monster came, and what lies under it or is equipped to it. */
const monsterOf = (state: DuelState, card: CardState): Partial<FieldEntry> => {
  const way = card.arrival?.way;
  const id = state.cards.indexOf(card);
  const entries = (zone: 'material' | 'spells'): FieldEntry[] =>
    [...inZone(state, 0, zone), ...inZone(state, 1, zone)]
      .filter(({ host }) => host?.card === id && host.stay === card.stay)
      .map((each) => tiedEntry(state, each, card.controller));
  const materials = entries('material');
  const equips = entries('spells');
  return {
    ...(way && card.face === 'up' && { way }),
    properly: card.properly,
    ...(materials.length > 0 && { materials }),
    ...(equips.length > 0 && { equips }),
  };
};
/** Of an equipped card it is said who has it; of a material whose it is. */
const tiedEntry = (state: DuelState, card: CardState, host: Player): FieldEntry => {
  if (card.zone === 'spells') {
    const { owner: _, ...entry } = entryOf(state, card);
    return card.controller === host ? entry : { ...entry, owner: card.controller };
  }
  return { card: card.passcode, ...(card.owner !== host && { owner: card.owner }) };
};
