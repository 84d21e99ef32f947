/** All bots by name. */
import type { CardPool } from '@spellspeed/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import { eagerBot, firstBot, lastBot, passiveBot, peacefulBot } from './odd.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];
/** Makes a bot: the same seed always plays the same. With a pool it knows what the cards do. */
export type BotFactory = (seed: number, pool?: CardPool) => Bot;

export const BOTS: { readonly [name in BotName]: BotFactory } = {
  random: (seed) => randomBot(seed),
  greedy: (seed, pool) => greedyBot(seed, pool),
};

/** Players for tests of the engine, beside those whom a person may want to meet. */
const ODD_BOTS: { readonly [name: string]: BotFactory } = {
  ...BOTS,
  first: firstBot,
  last: lastBot,
  passive: passiveBot,
  eager: eagerBot,
  peaceful: peacefulBot,
};
export const ODD_BOT_NAMES: readonly string[] = Object.keys(ODD_BOTS);
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
  return Object.hasOwn(ODD_BOTS, name) ? ODD_BOTS[name] : undefined;
};
export const MIXED = 'mixed';
