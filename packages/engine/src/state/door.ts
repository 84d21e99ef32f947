/** The one door through which the state is written. What a fork shares is copied when it is first written. */
import type { CardId, Stamp, Stay } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { ZONES, type Zone } from '../vocabulary/zones.ts';
import { bug } from './bug.ts';
import { copyOfCard, copyOfHistory, copyOfLists } from './copies.ts';
import type { Frame } from './frame.ts';
import type { Happening } from './happening.ts';
import { LOOKED_AT_PROCEDURES, type Part } from './looked-at.ts';
import type { CardPool } from './pool.ts';
import type { PoolCard } from './pool-card.ts';
import { nextBelow } from './random.ts';
import { type Sorting, SPARING } from './sorts.ts';
import type { CardState, DuelState } from './state.ts';
import type { Look, Table } from './table.ts';

type Writable<T> = { -readonly [key in keyof T]: T[key] };
type WritableCard = Writable<CardState>;

/** A table with the books of what it may write in place. */
interface OwnedTable extends Writable<Table> {
  state: Writable<DuelState>;
  log: Happening[];
  ownsCards: boolean;
  ownedCards: Uint8Array;
  ownsLists: boolean;
  /** One bit for each player and zone. */
  ownedLists: number;
  ownsFrames: boolean;
}
// Every table is made here, so every table has the books.
const booksOf = (table: Table): OwnedTable => table as OwnedTable;

const layTable = (
  pool: CardPool,
  state: DuelState,
  shared: Pick<Table, 'definitions' | 'look' | 'sorting' | 'sorts'>,
): Table => {
  const table: OwnedTable = {
    pool,
    state: { ...state },
    version: 0,
    footing: 0,
    log: [],
    caches: { applied: null, gainedVersion: -1, undoneVersion: -1, computing: [] },
    definitions: shared.definitions,
    look: shared.look,
    sorting: shared.sorting,
    sorts: shared.sorts,
    ownsCards: false,
    ownedCards: new Uint8Array(state.cards.length),
    ownsLists: false,
    ownedLists: 0,
    ownsFrames: false,
  };
  return table;
};

const definitionFor = (pool: CardPool, { passcode, gained }: CardState): PoolCard =>
  pool.withGained(passcode, gained) ?? bug(`the pool has no card with the passcode ${passcode}`);

/**
 * Lays a table for a state; the state itself is never written. Refuses a state whose cards the pool does not know. A law may ask for a
 * table at which nothing is spared.
 */
export const openTable = (
  pool: CardPool,
  state: DuelState,
  look: Look,
  sorting: Sorting = SPARING,
): Table => {
  const definitions = state.cards.map((card) => definitionFor(pool, card));
  return layTable(pool, state, { look, definitions, sorting, sorts: sorting.sortsOf(definitions) });
};

/** The card gains the effects at these paths: they follow those that it has, and each keeps its number. */
export const gainEffects = (table: Table, card: CardId, paths: readonly string[]): void => {
  const written = writeCard(table, card);
  written.gained = [...written.gained, ...paths];
  const books = booksOf(table);
  books.definitions = books.definitions.map((definition, index) =>
    index === card ? definitionFor(books.pool, written) : definition,
  );
  books.sorts = books.sorting.sortsOf(books.definitions);
  books.footing++;
};

/** From now on the table copies what it writes. */
const share = (table: Table): void => {
  const books = booksOf(table);
  books.ownsCards = false;
  books.ownsLists = false;
  books.ownedLists = 0;
  books.ownsFrames = false;
};
/** A second table with the same value; from now on both copy what they write. */
export const forkTable = (table: Table): Table => {
  share(table);
  return layTable(table.pool, table.state, table);
};

/** A table for another state of the same duel, in which cards may be others; it shares what both have, and both copy what they write. */
export const layBeside = (table: Table, state: DuelState): Table => {
  const { cards } = table.state;
  const isOther = ({ passcode, gained }: CardState, index: number): boolean =>
    passcode !== cards[index]?.passcode || gained !== cards[index]?.gained;
  const definitions = state.cards.map((card, index) =>
    isOther(card, index) ? definitionFor(table.pool, card) : (table.definitions[index] as PoolCard),
  );
  const { look, sorting } = table;
  share(table);
  return layTable(table.pool, state, { look, definitions, sorting, sorts: sorting.sortsOf(definitions) });
};

/** The records of cards as they are now, which stay so: from now on whoever writes one copies it first. */
export const settledCards = (table: Table): readonly CardState[] => {
  booksOf(table).ownsCards = false;
  return table.state.cards;
};

/** The card's record, for writing. */
export const writeCard = (table: Table, card: CardId): WritableCard => {
  const books = booksOf(table);
  books.version++;
  if (books.sorts.isApplied[card]) books.footing++;
  if (!books.ownsCards) {
    books.state.cards = books.state.cards.slice();
    books.ownedCards.fill(0);
    books.ownsCards = true;
  }
  const cards = books.state.cards as CardState[];
  const record = cards[card] ?? bug(`there is no card ${card}`);
  if (books.ownedCards[card] === 1) return record as WritableCard;
  const copy = copyOfCard(record);
  cards[card] = copy;
  books.ownedCards[card] = 1;
  return copy;
};

/** Brings a new card into the duel: a Token. It lies where its record says. */
export const addCard = (table: Table, record: CardState): CardId => {
  const books = booksOf(table);
  const definition = books.pool.get(record.passcode) ?? bug(`the pool has no card ${record.passcode}`);
  const card = books.state.cards.length as CardId;
  books.version++;
  books.state.cards = [...books.state.cards, record];
  books.definitions = [...books.definitions, definition];
  const owned = new Uint8Array(card + 1);
  if (books.ownsCards) owned.set(books.ownedCards);
  books.ownedCards = owned;
  books.ownsCards = true;
  books.state.nextStay = (books.state.nextStay + 1) as Stay;
  writeList(table, record.owner, record.zone).push(card);
  return card;
};

const bitOf = (player: Player, zone: Zone): number => 1 << (ZONES.indexOf(zone) + player * ZONES.length);

/** The cards of a player's zone, for writing. */
export const writeList = (table: Table, player: Player, zone: Zone): CardId[] => {
  const books = booksOf(table);
  books.version++;
  if (!books.ownsLists) {
    books.state.lists = [copyOfLists(books.state.lists[0]), copyOfLists(books.state.lists[1])];
    books.ownsLists = true;
  }
  const lists = books.state.lists[player] as Record<Zone, CardId[]>;
  const bit = bitOf(player, zone);
  if ((books.ownedLists & bit) === 0) {
    lists[zone] = lists[zone].slice();
    books.ownedLists |= bit;
  }
  return lists[zone];
};

/** Replaces one part of the state. */
export const write = <P extends Exclude<Part, 'frames'>>(
  table: Table,
  part: P,
  value: DuelState[P],
): void => {
  const books = booksOf(table);
  if (books.sorting.looksAt[part]) books.version++;
  if (books.sorting.standsOn[part]) books.footing++;
  books.state[part] = value;
};

/** What happened in this turn, for writing: a copy of its own each time. */
export const writeHistory = (table: Table): Writable<DuelState['history']> => {
  const copy = copyOfHistory(table.state.history);
  write(table, 'history', copy);
  return copy;
};

/** The next stamp of the duel's clock. */
export const tick = (table: Table): Stamp => {
  const { state } = booksOf(table);
  const stamp = state.clock;
  state.clock = (stamp + 1) as Stamp;
  return stamp;
};

/** A random whole number from 0 to below `limit`, drawn from the duel's own generator. */
export const roll = (table: Table, limit: number): number => {
  const { state } = booksOf(table);
  const [number, random] = nextBelow(state.random, limit);
  state.random = random;
  return number;
};

/** Notes what happened for delivery. */
export const deliver = (table: Table, happening: Happening): void => {
  booksOf(table).log.push(happening);
};
/** Takes what is to be delivered. */
export const takeLog = (table: Table): readonly Happening[] => {
  const books = booksOf(table);
  const log = books.log;
  books.log = [];
  return log;
};

const framesOf = (table: Table): Frame[] => {
  const books = booksOf(table);
  if (!books.ownsFrames) {
    books.state.frames = books.state.frames.slice();
    books.ownsFrames = true;
  }
  return books.state.frames as Frame[];
};
const noteFrame = (table: Table, frame: Frame | undefined): void => {
  const { sorting } = table;
  if (!sorting.looksAt.frames && !(frame && LOOKED_AT_PROCEDURES.has(frame.procedure))) return;
  const books = booksOf(table);
  books.version++;
  books.footing++;
};
export const pushFrame = (table: Table, frame: Frame): void => {
  framesOf(table).push(frame);
  noteFrame(table, frame);
};
/** Another step of the same procedure, for the same card. */
export const replaceTopFrame = (table: Table, frame: Frame): void => {
  const frames = framesOf(table);
  frames[frames.length - 1] = frame;
};
export const popFrame = (table: Table): void => {
  noteFrame(table, framesOf(table).pop());
};
export const clearFrames = (table: Table): void => {
  framesOf(table).length = 0;
};
