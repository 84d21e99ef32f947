/** Every card that can be played with in this browser. Loaded apart from the Worker, with all definitions. */
import { loadAllFacts, loadDefinitions, PLAYABLE_CARDS } from '@spellspeed/cards';
import { type CardPool, createPool, withCards } from '@spellspeed/engine';
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
const poolWithOwn = async (): Promise<CardPool> => {
  await Promise.all([loadAllFacts(), loadDefinitions()]);
  return createPool(withCards(PLAYABLE_CARDS, await ownDefinitions()));
};
