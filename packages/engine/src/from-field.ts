/** A duel that begins in the middle: from a field as someone describes it. For rulings, puzzles and editors. */

import type { FieldCard, FieldEntry, FieldOptions, FieldSide, PlacedEntry } from './described-field.ts';
import { placesOf } from './field-places.ts';
import { setUpState } from './set-up.ts';
import { bug } from './state/bug.ts';
import type { Frame, FrameOf, ProcedureName } from './state/frame.ts';
import { frame, frameAt } from './state/next.ts';
import type { CardPool } from './state/pool.ts';
import type { PoolCard } from './state/pool-card.ts';
import type { Bound } from './state/scene.ts';
import type { Arrival, CardState, DuelState, Lists } from './state/state.ts';
import type { StepOf } from './state/steps.ts';
import { DEFAULT_FORMAT, FORMATS } from './vocabulary/formats.ts';
import { type CardId, NO_SCENE, type Passcode, type Stamp } from './vocabulary/ids.ts';
import { EXTRA_DECK_FRAMES } from './vocabulary/kinds.ts';
import type { Phase, Timing } from './vocabulary/phases.ts';
import type { Player } from './vocabulary/players.ts';
import { isFieldZone, PLACES, ZONES, type Zone } from './vocabulary/zones.ts';

const entryOf = (card: FieldCard): FieldEntry => (typeof card === 'number' ? { card } : card);

const placedIn = (
  cards: readonly FieldCard[] = [],
  list: string,
  where: Omit<PlacedEntry, 'entry' | 'path'>,
): PlacedEntry[] =>
  cards.map((card, index) => ({ ...where, entry: entryOf(card), path: `${list}[${index}]` }));

/**
 * In whose zone an equipped card stands: a monster card with the player whose monster it was equipped to, a Spell or Trap with its owner, who
 * activated it. (zones.spell-trap-zone.monster-there-is-a-spell-card)
 */
const holderOf = (pool: CardPool, { card, owner }: FieldEntry, host: PlacedEntry): Player =>
  pool.get(card as Passcode)?.monster ? host.holder : (owner ?? host.holder);
/** What is equipped to a monster or lies under it. */
const attachedTo = (host: PlacedEntry, pool: CardPool): PlacedEntry[] => {
  const attached = (zone: Zone, name: 'equips' | 'materials'): PlacedEntry[] =>
    placedIn(host.entry[name], `${host.path}.${name}`, { holder: host.holder, zone, host }).map((placed) => ({
      ...placed,
      holder: name === 'equips' ? holderOf(pool, placed.entry, host) : (placed.entry.owner ?? host.holder),
    }));
  return [...attached('spells', 'equips'), ...attached('material', 'materials')];
};

const PILES = ['spells', 'field', 'pendulum', 'gy', 'banished', 'extra'] as const;
const placedCards = (side: FieldSide, holder: Player, pool: CardPool): PlacedEntry[] => {
  const inZone = (zone: Exclude<keyof FieldSide, 'lifePoints'>): PlacedEntry[] => {
    const path = `sides[${holder}].${zone}`;
    const where = { holder, zone, host: null };
    if (zone !== 'field') return placedIn(side[zone], path, where);
    return side.field === undefined ? [] : [{ ...where, entry: entryOf(side.field), path }];
  };
  const monsters = inZone('monsters');
  return [
    // The top of a Deck is the end of its list.
    ...inZone('deck').reverse(),
    ...inZone('hand'),
    ...monsters,
    ...PILES.flatMap(inZone),
    ...monsters.flatMap((host) => attachedTo(host, pool)),
  ];
};
/** The cards of a described field in the order in which the duel numbers them. */
export const cardsOfField = (sides: FieldOptions['sides'], pool: CardPool): readonly PlacedEntry[] => [
  ...placedCards(sides[0], 0, pool),
  ...placedCards(sides[1], 1, pool),
];

/** How such a monster usually comes to the field. */
const usualWay = (definition: PoolCard | undefined): Arrival['way'] => {
  const frame = definition?.monster?.frame;
  switch (frame) {
    case 'fusion':
    case 'ritual':
    case 'synchro':
    case 'xyz':
    case 'link':
      return frame;
    case 'token':
      return 'special';
    default:
      return 'normal';
  }
};
const wayOf = ({ entry, zone }: PlacedEntry, definition: PoolCard | undefined): Arrival['way'] => {
  if (entry.face === 'down') return 'set';
  if (zone === 'monsters') return usualWay(definition);
  return zone === 'pendulum' || definition?.card.kind !== 'monster' ? 'activated' : 'moved';
};
const arrivalOf = (placed: PlacedEntry, turn: number, definition: PoolCard | undefined): Arrival | null => {
  const { entry, holder, zone } = placed;
  if (!isFieldZone(zone)) return null;
  const way = entry.way ?? wayOf(placed, definition);
  const frame = definition?.monster?.frame;
  // A monster of the Extra Deck came from there, unless something else is said of its Summon.
  const isFromExtraDeck = frame !== undefined && EXTRA_DECK_FRAMES[frame] && way === frame;
  return {
    turn: entry.thisTurn ? turn : 0,
    by: holder,
    way,
    ...(isFromExtraDeck && { from: 'extra' as const }),
  };
};

/** Where cards lie face-down unless the field says otherwise, and where no monster counts as Summoned. */
const HIDDEN: readonly Zone[] = ['deck', 'hand', 'extra'];
const hasToBeSummonedProperly = (definition: PoolCard | undefined): boolean => {
  const monster = definition?.monster;
  return (
    monster !== undefined &&
    monster !== null &&
    (EXTRA_DECK_FRAMES[monster.frame] || monster.frame === 'ritual' || monster.summoning !== undefined)
  );
};

const placeRecord = (
  record: CardState,
  placed: PlacedEntry,
  place: number,
  { turn = 3, pool }: FieldOptions,
): CardState => {
  const { entry, holder, zone } = placed;
  const definition = pool.get(record.passcode);
  const owner = entry.owner ?? holder;
  const stamp = record.stay as number as Stamp;
  const face = entry.face ?? (HIDDEN.includes(zone) ? 'down' : 'up');
  return {
    ...record,
    owner,
    controller: isFieldZone(zone) ? holder : owner,
    zone,
    place,
    face,
    position: entry.position ?? (face === 'down' && zone === 'monsters' ? 'defense' : 'attack'),
    since: stamp,
    faceUpSince: stamp,
    arrival: arrivalOf(placed, turn, definition),
    counters: entry.counters ?? record.counters,
    properly: entry.properly ?? (!HIDDEN.includes(zone) && hasToBeSummonedProperly(definition)),
  };
};

/** What follows from the field by itself comes before the first question. (effects.unclassified.applies-immediately) */
const SETTLED: Frame = frame('settle', { rounds: 0, scene: NO_SCENE });

/** The frames of a turn in which the players are at the phase, or at its very start. */
const framesIn = (phase: Phase, start: boolean): readonly Frame[] => {
  const within = <P extends ProcedureName>(
    next: StepOf<'turn'>,
    procedure: FrameOf<P>,
    step: StepOf<P>,
  ): readonly Frame[] => [
    frameAt('duel', 'next-turn', { first: 'first-listed' }),
    frameAt('turn', next, {}),
    // A frame of one procedure is one of the frames.
    (start ? procedure : { ...procedure, step }) as Frame,
    SETTLED,
  ];
  switch (phase) {
    case 'draw':
      return within('standby-phase', frame('draw-phase', {}), 'act');
    case 'standby':
      return within('main-phase-1', frame('standby-phase', {}), 'begin');
    case 'main1':
      return within('battle-phase', frame('main-phase', { phase, next: 'end' }), 'act');
    case 'battle':
      return within('main-phase-2', frame('battle-phase', {}), 'battle-step');
    case 'main2':
      return within('end-phase', frame('main-phase', { phase, next: 'end' }), 'act');
    case 'end':
      return within('over', frame('end-phase', {}), 'begin');
  }
};
/** Which phases come after a Battle Phase. An End Phase is taken to follow Main Phase 1. */
const battlePhasesBefore = (phase: Phase, start: boolean): number =>
  phase === 'main2' || (phase === 'battle' && !start) ? 1 : 0;

type OpenLists = Record<Zone, CardId[]>;
/** A copy that can be filled. */
const openLists = (lists: Lists): OpenLists =>
  Object.fromEntries(ZONES.map((zone) => [zone, lists[zone].slice()])) as OpenLists;

/** Puts the card in its list. */
const putInList = (list: CardId[], zone: Zone, place: number, card: CardId): void => {
  if (PLACES[zone] > 0) list[place] = card;
  else list.push(card);
};

/** The state of a described field, before anybody is asked. That the field can be has been checked at the door. */
export const stateFromField = (options: FieldOptions): DuelState => {
  const { pool, sides, turn = 3, turnPlayer = 0, phase = 'main1', start = false } = options;
  const { format = DEFAULT_FORMAT, seed = 0 } = options;
  const placed = cardsOfField(sides, pool);
  const places = placesOf(placed, format);
  const main = placed.map(({ entry }) => entry.card);
  const none = { main: [] };
  const empty = setUpState(pool, format, seed, [none, none]);
  const bare = setUpState(pool, format, 0, [{ main }, none]);
  const lists: readonly [OpenLists, OpenLists] = [openLists(empty.lists[0]), openLists(empty.lists[1])];
  const boundOf = (host: PlacedEntry): Bound => {
    const card = placed.indexOf(host);
    return { card: card as CardId, stay: card as number as Bound['stay'] };
  };
  const cards = placed.map((each, index): CardState => {
    const place = places[index] ?? bug(`a card without a place: ${each.path}`);
    const record = bare.cards[index] ?? bug(`a card that was not made: ${each.path}`);
    putInList(lists[each.holder][each.zone], each.zone, place, index as CardId);
    const there = placeRecord(record, each, place, options);
    return each.host === null ? there : { ...there, host: boundOf(each.host) };
  });
  const timing: Timing = phase === 'battle' && !start ? 'battle-step' : 'open';
  return {
    ...empty,
    askEveryWindow: options.askEveryWindow ?? false,
    cards,
    lists,
    lifePoints: [sides[0].lifePoints ?? 8000, sides[1].lifePoints ?? 8000],
    turn,
    turnPlayer,
    phase,
    timing,
    history: {
      ...empty.history,
      battlePhases: battlePhasesBefore(phase, start),
      normalDraw: phase === 'draw' && start && (turn > 1 || FORMATS[empty.format].firstPlayerDraws),
    },
    frames: framesIn(phase, start),
    nextStay: cards.length as DuelState['nextStay'],
    clock: (cards.length + 1) as Stamp,
  };
};
