/**
 * The cards that duels are played with. Those of the decks with which a page begins come with the Worker; all others that are defined by hand are
 * loaded when a duel has one of them, and those whose texts were read, of Spellspeed or of the reader's own, when it has one of these.
 */
import { FIRST_CARDS, loadCarriedFacts, loadDefinitions } from '@spellspeed/cards';
import { type CardPool, createPool, type Passcode } from '@spellspeed/engine';
import { loaded } from '../app/load.ts';
import type { SavedDuel } from './types.ts';

export interface Pools {
  /** Every card that can be played with here. */
  readonly playable: () => Promise<CardPool>;
  /** A pool in which all these cards are; the smallest that is loaded or can be. */
  readonly holding: (passcodes: readonly number[]) => Promise<CardPool>;
  /** Every card, and these as cards without effects where nothing is known of what they do. */
  readonly withBlanks: (passcodes: readonly number[]) => Promise<CardPool>;
}

/** One pool for everything. */
export const onlyPool = (pool: CardPool): Pools => ({
  playable: async () => pool,
  holding: async () => pool,
  withBlanks: async () => pool,
});

const loadWhole = (): Promise<CardPool> =>
  loaded(async () => {
    // The cards are made of the facts and of what is written.
    await Promise.all([loadCarriedFacts(), loadDefinitions()]);
    return createPool((await import('./all-cards.ts')).CARDS);
  });

/** With the Normal Monsters and the cards whose texts were read, here or by this reader. They are made of facts that only few duels need. */
const loadPlayable = (): Promise<CardPool> =>
  loaded(async () => {
    await loadCarriedFacts();
    return (await import('./playable-pool.ts')).playablePool();
  });

/** Loaded once; who asks after it failed tries again. */
const once = (load: () => Promise<CardPool>): (() => Promise<CardPool>) => {
  let loading: Promise<CardPool> | null = null;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
};
/** The pools of a Worker. */
export const growingPools = (): Pools => {
  const first = createPool(FIRST_CARDS);
  const whole = once(loadWhole);
  return {
    playable: loadPlayable,
    withBlanks: (passcodes) =>
      loaded(async () => (await import('./playable-pool.ts')).poolWithBlanks(passcodes)),
    holding: async (passcodes) => {
      const holdsAll = (pool: CardPool): boolean =>
        passcodes.every((passcode) => pool.get(passcode as Passcode));
      if (holdsAll(first)) return first;
      const byHand = await whole();
      return holdsAll(byHand) ? byHand : loadPlayable();
    },
  };
};

const sidesOf = (
  match: SavedDuel['match'],
): readonly { main: readonly number[]; extra: readonly number[] }[] =>
  (match?.decks ?? []).map(({ side }) => ({ main: side, extra: [] }));

/** The pool for a duel that begins so. A field that somebody described may hold any card. */
export const poolOf = (
  { head: { players, field }, withoutEffects, match }: Pick<SavedDuel, 'head' | 'withoutEffects' | 'match'>,
  pools: Pools,
  /** Cards beside them, as of Side Decks. */
  others: readonly number[] = [],
): Promise<CardPool> => {
  if (withoutEffects !== undefined) return pools.withBlanks(withoutEffects);
  return field === undefined
    ? pools.holding(
        [...players, ...sidesOf(match)].flatMap(({ main, extra }) => [...main, ...extra]).concat(others),
      )
    : pools.playable();
};
