/** Players that are programs. */
export type { Bot } from './bot.ts';
export {
  BOT_NAMES,
  BOTS,
  type BotFactory,
  type BotName,
  botNamed,
  MIXED,
  ODD_BOT_NAMES,
} from './bots.ts';
export { type Dice, diceOf } from './dice.ts';
export { greedyBot } from './greedy/greedy.ts';
export { playDuel } from './play-duel.ts';
export { randomBot } from './random.ts';
