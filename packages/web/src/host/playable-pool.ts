/** Every card that can be played with in this browser. Loaded apart from the Worker, with all definitions. */
import { asPrinted, factsOf, loadAllFacts, loadDefinitions, PLAYABLE_CARDS } from '@spellspeed/cards';
import { type CardPool, createPool, type Passcode, withCards } from '@spellspeed/engine';
import { ownDefinitions } from '../own/definitions.ts';
import { keptRevision } from '../own/kept.ts';

/** The last pool that was made, and for which state of the reader's own texts. */
let made: { readonly revision: string; readonly pool: Promise<CardPool> } | null = null;

/** The cards that ship, and those that were read from texts of somebody's own; another pool when these have changed. */
export const playablePool = async (): Promise<CardPool> => {
  const revision = await keptRevision();
  if (made?.revision !== revision) made = { revision, pool: poolWithOwn() };
  const { pool } = made;
  return pool.catch((thrown: unknown) => {
    // Who asks next tries again.
    made = null;
    throw thrown;
  });
};
/** The same, and these cards as cards without effects where they are not in it. */
export const poolWithBlanks = async (passcodes: readonly number[]): Promise<CardPool> => {
  const pool = await playablePool();
  const blanks = [...new Set(passcodes)].flatMap((passcode) => {
    const facts = pool.get(passcode as Passcode) ? undefined : factsOf(passcode);
    return facts ? [asPrinted(facts)] : [];
  });
  return blanks.length === 0
    ? pool
    : createPool(withCards(withCards(PLAYABLE_CARDS, await ownDefinitions()), blanks));
};
const poolWithOwn = async (): Promise<CardPool> => {
  await Promise.all([loadAllFacts(), loadDefinitions()]);
  return createPool(withCards(PLAYABLE_CARDS, await ownDefinitions()));
};
