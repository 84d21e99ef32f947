/** Imagined worlds: duels as they might be for all that a player knows, remembers and supposes. */
import type { Duel, View } from '@spellspeed/engine';
import type { Imagine } from '../bot.ts';
import { diceOf } from '../dice.ts';
import type { SearchOptions } from './effort.ts';
import type { Memory } from './memory.ts';
import { suppositionOf } from './suppose.ts';

/** Another world for each decision and number, always the same ones for the same seed. */
export const worldSeed = (seed: number, decision: number, world: number): number =>
  (Math.imul(seed + 1, 0x9e3779b1) ^
    Math.imul(decision + 1, 0x85ebca6b) ^
    Math.imul(world + 1, 0xc2b2ae35)) >>>
  0;

/** Imagines the world of this seed. */
export type Imaginer = (view: View, imagine: Imagine, world: number) => Duel;

export const imaginerOf = (
  { pool, theirs, lists }: Pick<SearchOptions, 'pool' | 'theirs' | 'lists'>,
  memory: Memory,
): Imaginer => {
  const supposition = lists && theirs === undefined ? suppositionOf(lists, pool) : undefined;
  return (view, imagine, world) => {
    const hasExtra = view.opponent.extraDeck.length > 0;
    const list = theirs ?? supposition?.list(memory.seen(), hasExtra, diceOf(world));
    return imagine({ seed: world, known: memory.known(view), ...(list && { theirs: list }) });
  };
};
