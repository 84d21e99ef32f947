/** All bots by name. */
import type { CardPool } from '@spellspeed/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];
/** Makes a bot: the same seed always plays the same. With a pool it knows what the cards do. */
export type BotFactory = (seed: number, pool?: CardPool) => Bot;

export const BOTS: { readonly [name in BotName]: BotFactory } = {
  random: (seed) => randomBot(seed),
  greedy: (seed, pool) => greedyBot(seed, pool),
};

/** The factory of a bot, undefined for an unknown name. */
export const botNamed = (name: string): BotFactory | undefined =>
  BOT_NAMES.includes(name as BotName) ? BOTS[name as BotName] : undefined;
