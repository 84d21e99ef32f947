/** A duel saved as plain JSON, and what must be true of one that is to go on. */
import { isPlainObject, sentenceOf } from './doors/check.ts';
import { DuelSetUpError } from './doors/refused.ts';
import { savedDuel } from './doors/saved-state.ts';
import { checksumOf } from './state/checksum.ts';
import { plainCopy } from './state/json.ts';
import type { CardPool } from './state/pool.ts';
import type { DuelState } from './state/state.ts';
import type { Table } from './state/table.ts';
import { ENGINE_VERSION, otherVersion } from './version.ts';
import type { Passcode } from './vocabulary/ids.ts';

/** The state of a duel as plain JSON. What is in it belongs to the version of the engine: `stateIn` of `@spellspeed/engine/laws` opens it for tests. */
export type SavedState = { readonly [part: string]: unknown };

/** A saved duel: plain JSON. */
export interface Snapshot {
  readonly spellspeed: 1;
  /** The version of the engine that saved it; it is missing where versions were not noted yet. */
  readonly engine?: string;
  readonly pool: string;
  /** Digests of the definitions that the duel uses, by passcode. */
  readonly cards: { readonly [passcode: string]: string };
  /** Of the state: tells whether it is whole. */
  readonly checksum: string;
  readonly state: SavedState;
}

/** The state in a saved duel, as the engine that saved it knows it. */
export const stateIn = ({ state }: Snapshot): DuelState => state as unknown as DuelState;

/** Saves the duel on a table. */
export const snapshotOf = ({ pool, state }: Pick<Table, 'pool' | 'state'>): Snapshot => {
  const used = [...new Set(state.cards.map(({ passcode }) => passcode))];
  const cards = Object.fromEntries(used.map((passcode) => [passcode, pool.hashOf(passcode)]));
  // The state is JSON by construction.
  const copy = plainCopy<DuelState>(state);
  return {
    spellspeed: 1,
    engine: ENGINE_VERSION,
    pool: pool.hash,
    cards,
    checksum: checksumOf(copy),
    state: { ...copy },
  };
};

/** A copy of the state in a saved duel; refuses one that is not whole, or of other definitions, by a `DuelSetUpError` that names the place. */
export const readSnapshot = (pool: CardPool, snapshot: Snapshot): DuelState => {
  const wrong = savedDuel(snapshot, 'snapshot');
  if (wrong) return refuse(snapshot, `This is no saved duel of Spellspeed. ${sentenceOf(wrong)}`);
  const changed = changedDefinition(pool, snapshot);
  if (changed !== undefined) return refuse(snapshot, changed);
  const state = JSON.parse(JSON.stringify(stateIn(snapshot))) as DuelState;
  if (checksumOf(state) !== snapshot.checksum)
    return refuse(snapshot, 'The saved duel is not whole: its state has changed since it was saved.');
  const unknown = state.cards.find(({ passcode }) => snapshot.cards[passcode] === undefined);
  if (unknown) return refuse(snapshot, `snapshot.cards says nothing of the card ${unknown.passcode}.`);
  return state;
};
/** The duel would go on otherwise with other definitions: what is wrong with the first that the pool has not. */
const changedDefinition = (pool: CardPool, { cards }: Snapshot): string | undefined => {
  for (const [passcode, hash] of Object.entries(cards)) {
    const card = Number(passcode) as Passcode;
    const known = pool.get(card);
    if (!known) return `The pool has no card with the passcode ${passcode}.`;
    if (pool.hashOf(card) !== hash)
      return `The definition of ${known.card.name} has changed since the duel was saved.`;
  }
  return undefined;
};

/** Another version of the engine is the likely cause of whatever is wrong. */
const refuse = (snapshot: unknown, why: string): never => {
  const hint = otherVersion(engineOf(snapshot));
  throw new DuelSetUpError(hint === null ? why : `${why} ${hint}`);
};
/** Of what may be no saved duel at all. */
const engineOf = (snapshot: unknown): string | undefined =>
  isPlainObject(snapshot) && typeof snapshot.engine === 'string' ? snapshot.engine : undefined;
