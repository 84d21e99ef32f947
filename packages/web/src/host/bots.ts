/** Who plays against the reader. Bots that search are loaded when one of them is chosen: the first question needs none. */
import { type BotFactory, type BotName, greedyBot, randomBot } from '@spellspeed/bots';
import { loaded } from '../app/load.ts';

/** Those that come with the Worker. */
export const BOTS_AT_ONCE = {
  random: (seed, _pool) => randomBot(seed),
  greedy: (seed, pool) => greedyBot(seed, pool),
} satisfies { readonly [name in BotName]?: BotFactory };
const isAtOnce = (name: BotName): name is keyof typeof BOTS_AT_ONCE => Object.hasOwn(BOTS_AT_ONCE, name);

export const botFactory = async (name: BotName): Promise<BotFactory> =>
  isAtOnce(name)
    ? (BOTS_AT_ONCE[name] satisfies BotFactory)
    : (await loaded(async () => (await import('./searching-bots.ts')).BOTS))[name];
