/** The cards that duels are played with. Those of the ready-made decks come with the Worker; all others are loaded when a duel has one of them. */
import { loadCarriedFacts, READY_MADE_CARDS } from '@spellspeed/cards';
import { type CardPool, createPool, type Passcode } from '@spellspeed/engine';
import type { ReplayHead } from '@spellspeed/formats';
import { loaded } from '../app/load.ts';

export interface Pools {
  /** Every card that can be played with. */
  readonly whole: () => Promise<CardPool>;
  /** A pool in which all these cards are; the whole one where one of them is not among the first. */
  readonly holding: (passcodes: readonly number[]) => Promise<CardPool>;
}

/** One pool for everything. */
export const onlyPool = (pool: CardPool): Pools => ({
  whole: async () => pool,
  holding: async () => pool,
});

const loadWhole = (): Promise<CardPool> =>
  loaded(async () => {
    // The definitions are made of the facts: these come first.
    await loadCarriedFacts();
    return createPool((await import('./all-cards.ts')).CARDS);
  });

/** The pools of a Worker. */
export const growingPools = (): Pools => {
  const first = createPool(READY_MADE_CARDS);
  let rest: Promise<CardPool> | null = null;
  const whole = (): Promise<CardPool> => {
    rest ??= loadWhole().catch((thrown: unknown) => {
      // Who asks next tries again.
      rest = null;
      throw thrown;
    });
    return rest;
  };
  return {
    whole,
    holding: async (passcodes) =>
      passcodes.every((passcode) => first.get(passcode as Passcode)) ? first : whole(),
  };
};

/** The pool for a duel that begins so. A field that somebody described may hold any card. */
export const poolOf = ({ players, field }: ReplayHead, pools: Pools): Promise<CardPool> =>
  field === undefined
    ? pools.holding(players.flatMap(({ main, extra }) => [...main, ...extra]))
    : pools.whole();
