/** A duel that begins in the middle: from a field as someone describes it. For rulings, puzzles and editors. */
import { setUpState } from './set-up.ts';
import type { Frame } from './state/frame.ts';
import { frame } from './state/next.ts';
import type { CardPool } from './state/pool.ts';
import type { Arrival, CardState, DuelState, Lists } from './state/state.ts';
import { DEFAULT_FORMAT, type FormatName } from './vocabulary/formats.ts';
import { type CardId, NO_CARD, type Passcode, type Stamp } from './vocabulary/ids.ts';
import { type BattlePosition, EXTRA_DECK_FRAMES } from './vocabulary/kinds.ts';
import type { Phase, Timing } from './vocabulary/phases.ts';
import type { Player } from './vocabulary/players.ts';
import { PLACES, ZONES, type Zone } from './vocabulary/zones.ts';

/** A card on a described field: its passcode, or more about it. */
export type FieldCard =
  | number
  | {
      readonly card: number;
      readonly position?: BattlePosition;
      readonly face?: 'up' | 'down';
      /** Did it come this turn, under its controller? Otherwise it came on an earlier turn. */
      readonly thisTurn?: boolean;
      /** The place in its zone; the first free one otherwise. */
      readonly place?: number;
      /** The other player's card, now under this player's control. */
      readonly owner?: Player;
      readonly way?: Arrival['way'];
      /** Extra Deck monsters on a field count as properly Summoned unless said otherwise. */
      readonly properly?: boolean;
    };
export interface FieldSide {
  readonly lifePoints?: number;
  readonly hand?: readonly FieldCard[];
  readonly monsters?: readonly FieldCard[];
  readonly spells?: readonly FieldCard[];
  readonly field?: FieldCard;
  readonly gy?: readonly FieldCard[];
  readonly banished?: readonly FieldCard[];
  /** Top card first. */
  readonly deck?: readonly FieldCard[];
  readonly extra?: readonly FieldCard[];
}
export interface FieldOptions {
  readonly pool: CardPool;
  readonly format?: FormatName;
  readonly seed?: number;
  /** Ask players in every window, also those who can only pass? For those who want to look at every timing. */
  readonly askEveryWindow?: boolean;
  /** Default 3: both players have had a turn. */
  readonly turn?: number;
  readonly turnPlayer?: Player;
  /** The turn player is free to act there. Default: Main Phase 1. */
  readonly phase?: 'main1' | 'battle' | 'main2';
  readonly sides: readonly [FieldSide, FieldSide];
}

interface Placed {
  readonly entry: Exclude<FieldCard, number>;
  readonly holder: Player;
  readonly zone: Zone;
}
const entryOf = (card: FieldCard): Exclude<FieldCard, number> => (typeof card === 'number' ? { card } : card);

const placedCards = (side: FieldSide, holder: Player): Placed[] => {
  const inZone = (zone: Zone, cards: readonly FieldCard[] = []): Placed[] =>
    cards.map((card) => ({ entry: entryOf(card), holder, zone }));
  return [
    // The top of a Deck is the end of its list.
    ...inZone('deck', [...(side.deck ?? [])].reverse()),
    ...inZone('hand', side.hand),
    ...inZone('monsters', side.monsters),
    ...inZone('spells', side.spells),
    ...inZone('field', side.field === undefined ? [] : [side.field]),
    ...inZone('gy', side.gy),
    ...inZone('banished', side.banished),
    ...inZone('extra', side.extra),
  ];
};

const arrivalOf = ({ entry, holder, zone }: Placed, turn: number): Arrival | null => {
  if (zone !== 'monsters' && zone !== 'spells' && zone !== 'field') return null;
  const way = entry.way ?? (entry.face === 'down' ? 'set' : 'normal');
  return { turn: entry.thisTurn ? turn : 0, by: holder, way };
};

/** What lies face-down unless the field says otherwise. */
const FACE_DOWN: readonly Zone[] = ['deck', 'hand', 'extra'];
const placeRecord = (
  record: CardState,
  placed: Placed,
  place: number,
  turn: number,
  pool: CardPool,
): CardState => {
  const { entry, holder, zone } = placed;
  const monster = pool.get(record.passcode)?.monster;
  const owner = entry.owner ?? holder;
  const stamp = record.stay as number as Stamp;
  const face = entry.face ?? (FACE_DOWN.includes(zone) ? 'down' : 'up');
  return {
    ...record,
    owner,
    controller: zone === 'monsters' || zone === 'spells' || zone === 'field' ? holder : owner,
    zone,
    place,
    face,
    position: entry.position ?? (face === 'down' && zone === 'monsters' ? 'defense' : 'attack'),
    since: stamp,
    faceUpSince: stamp,
    arrival: arrivalOf(placed, turn),
    properly:
      entry.properly ??
      (zone !== 'extra' && monster !== null && monster !== undefined && EXTRA_DECK_FRAMES[monster.frame]),
  };
};

const placeOf = ({ entry, zone }: Placed, list: readonly CardId[]): number => {
  if (PLACES[zone] === 0) return 0;
  return entry.place ?? list.indexOf(NO_CARD);
};

/** The frames of a turn in which the turn player is free to act. */
const framesIn = (phase: 'main1' | 'battle' | 'main2'): readonly Frame[] => {
  const duel: Frame = { ...frame('duel', {}), step: 'next-turn' };
  const turn = (step: string): Frame => ({ ...frame('turn', {}), step });
  if (phase === 'battle')
    return [duel, turn('main-phase-2'), { ...frame('battle-phase', {}), step: 'battle-step' }];
  const main: Frame = { ...frame('main-phase', { phase, next: 'end' }), step: 'act' };
  return [duel, turn(phase === 'main1' ? 'battle-phase' : 'end-phase'), main];
};

type OpenLists = Record<Zone, CardId[]>;
/** A copy that can be filled. */
const openLists = (lists: Lists): OpenLists =>
  Object.fromEntries(ZONES.map((zone) => [zone, lists[zone].slice()])) as OpenLists;

/** The state of a described field, before the turn player is asked. Refuses a field with more cards than zones. */
export const stateFromField = (options: FieldOptions): DuelState => {
  const { pool, sides, turn = 3, turnPlayer = 0, phase = 'main1' } = options;
  const placed = [...placedCards(sides[0], 0), ...placedCards(sides[1], 1)];
  const main = placed.map(({ entry }) => entry.card);
  const empty = setUpState(pool, options.format ?? DEFAULT_FORMAT, options.seed ?? 0, [
    { main: [] },
    { main: [] },
  ]);
  const bare = setUpState(pool, empty.format, 0, [{ main }, { main: [] }]);
  const lists: readonly [OpenLists, OpenLists] = [openLists(empty.lists[0]), openLists(empty.lists[1])];
  const cards = placed.map((each, index) => {
    const list = lists[each.holder][each.zone];
    const place = placeOf(each, list);
    if (place < 0 || (PLACES[each.zone] > 0 && list[place] !== NO_CARD))
      throw new RangeError(
        `There is no free place in the ${each.zone} of player ${each.holder} for card ${each.entry.card}.`,
      );
    const id = index as CardId;
    if (PLACES[each.zone] > 0) list[place] = id;
    else list.push(id);
    const record = bare.cards[index];
    if (!record) throw new RangeError(`Card ${each.entry.card as Passcode} could not be placed.`);
    return placeRecord(record, each, place, turn, pool);
  });
  const timing: Timing = phase === 'battle' ? 'battle-step' : 'open';
  const battlePhases = phase === 'main1' ? 0 : 1;
  return {
    ...empty,
    askEveryWindow: options.askEveryWindow ?? false,
    cards,
    lists,
    lifePoints: [sides[0].lifePoints ?? 8000, sides[1].lifePoints ?? 8000],
    turn,
    turnPlayer,
    phase: phase as Phase,
    timing,
    history: { ...empty.history, battlePhases },
    frames: framesIn(phase),
    nextStay: cards.length as DuelState['nextStay'],
    clock: (cards.length + 1) as Stamp,
  };
};
