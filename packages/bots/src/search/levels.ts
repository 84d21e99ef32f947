/** Five strengths, by how much is thought, never by blunders. */
import type { CardPool } from '@spellspeed/engine';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy/greedy.ts';
import type { Effort, SearchOptions } from './effort.ts';
import { searchBot } from './search.ts';

/** What a bot knows of lists: the opponent's own, or those that people bring, from which it supposes. `onThought` is told what it thinks. */
export type Knowledge = Pick<SearchOptions, 'theirs' | 'lists' | 'onThought'>;
/** What a bot finds around it. */
export interface Surroundings extends Knowledge {
  /** Milliseconds, where somebody waits for it: it ends its thoughts in time. */
  readonly now?: () => number;
}

/** What a strength is made of. */
interface Strength extends Effort {
  /** Milliseconds for a decision and for a turn, where somebody waits. */
  readonly time: { readonly ofDecision: number; readonly ofTurn: number };
}
/** What all but the weakest do: they hold what could be activated for another turn, and prove a win in this one. */
const AHEAD = { holds: true, proof: 80 } as const;
export const LEVELS = {
  'search-1': { worlds: 2, horizon: 0, candidates: 4, time: { ofDecision: 100, ofTurn: 600 } },
  'search-2': { worlds: 4, horizon: 1, candidates: 6, ...AHEAD, time: { ofDecision: 150, ofTurn: 1200 } },
  'search-3': { worlds: 8, horizon: 1, candidates: 10, ...AHEAD, time: { ofDecision: 250, ofTurn: 2000 } },
  'search-4': { worlds: 16, horizon: 1, candidates: 14, ...AHEAD, time: { ofDecision: 400, ofTurn: 4000 } },
  'search-5': { worlds: 24, horizon: 3, candidates: 16, ...AHEAD, time: { ofDecision: 1000, ofTurn: 8000 } },
} as const satisfies { readonly [name: string]: Strength };
export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];
/** `search-3` with less, and with more: what each part is worth is measured by them. */
export const VARIANTS = {
  'search-3-now': { ...LEVELS['search-3'], holds: false },
  'search-3-unproved': { ...LEVELS['search-3'], proof: 0 },
  'search-3-lines': { ...LEVELS['search-3'], line: 150 },
} as const satisfies { readonly [name: string]: Strength };

const STRENGTHS = { ...LEVELS, ...VARIANTS };
/** A bot of this strength. With a clock it does not let anybody wait long. It plays with what the cards do: without a pool it takes what looks best at once. */
export const botOfLevel =
  (level: Level | keyof typeof VARIANTS) =>
  (seed: number, pool?: CardPool, { now, ...knowledge }: Surroundings = {}): Bot => {
    if (pool === undefined) return greedyBot(seed);
    const { time, ...effort } = STRENGTHS[level];
    const options = { ...effort, ...knowledge, seed, pool, ...(now && { limit: { ...time, now } }) };
    return { ...searchBot(options), name: level };
  };
