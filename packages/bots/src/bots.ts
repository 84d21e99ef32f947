/** All bots by name. */
import type { CardPool } from '@spellspeed/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import { NO_SKILLS } from './greedy/skills.ts';
import { eagerBot, firstBot, lastBot, passiveBot, peacefulBot } from './odd.ts';
import { randomBot } from './random.ts';
import { botOfLevel, LEVEL_NAMES, type Surroundings } from './search/levels.ts';

export const BOT_NAMES = ['random', 'greedy', ...LEVEL_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];
/** Makes a bot: the same seed always plays the same, unless a clock ends its thoughts where somebody waits. With a pool it knows what the cards do. */
export type BotFactory = (seed: number, pool?: CardPool, surroundings?: Surroundings) => Bot;

export const BOTS: { readonly [name in BotName]: BotFactory } = {
  random: (seed) => randomBot(seed),
  greedy: (seed, pool) => greedyBot(seed, pool),
  'search-1': botOfLevel('search-1'),
  'search-2': botOfLevel('search-2'),
  'search-3': botOfLevel('search-3'),
  'search-4': botOfLevel('search-4'),
  'search-5': botOfLevel('search-5'),
};

/** Players for tests of the engine, beside those whom a person may want to meet. */
const ODD_BOTS: { readonly [name: string]: BotFactory } = {
  random: BOTS.random,
  greedy: BOTS.greedy,
  first: firstBot,
  last: lastBot,
  passive: passiveBot,
  eager: eagerBot,
  peaceful: peacefulBot,
};
export const ODD_BOT_NAMES: readonly string[] = Object.keys(ODD_BOTS);
/** The greedy bot in its first form, and `search-3` with a part less or more: others are measured by them. */
const YARDSTICKS: { readonly [name: string]: BotFactory } = {
  'greedy-1': (seed, pool) => ({ ...greedyBot(seed, pool, NO_SKILLS), name: 'greedy-1' }),
  'search-3-now': botOfLevel('search-3-now'),
  'search-3-unproved': botOfLevel('search-3-unproved'),
  'search-3-lines': botOfLevel('search-3-lines'),
};
const ALL_BOTS: { readonly [name: string]: BotFactory } = { ...BOTS, ...YARDSTICKS, ...ODD_BOTS };
/** Everybody who has a name. */
export const ALL_BOT_NAMES: readonly string[] = Object.keys(ALL_BOTS);
/** One kind of player for one seed, another for the next. */
const mixedBot: BotFactory = (seed, pool) => {
  const kinds = Object.values(ODD_BOTS);
  // Neighbouring seeds sit at one table: every kind meets every other.
  const place = Math.floor(seed / 2) % kinds.length ** 2;
  const at = seed % 2 === 0 ? place % kinds.length : Math.floor(place / kinds.length);
  return (kinds[Math.abs(at)] ?? randomBot)(seed, pool);
};

/** The factory of a bot, undefined for an unknown name. `mixed`: each duel has another pair of the seven kinds. */
export const botNamed = (name: string): BotFactory | undefined => {
  if (name === MIXED) return mixedBot;
  return Object.hasOwn(ALL_BOTS, name) ? ALL_BOTS[name] : undefined;
};
export const MIXED = 'mixed';
