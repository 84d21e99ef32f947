/** Bots as they are named on the command line. */
import { BOT_NAMES, type BotFactory, botNamed } from '@spellspeed/bots';
import { Trouble } from '../trouble.ts';
import { didYouMean, nearestWords } from './near.ts';

export const findBot = (name: string): BotFactory => {
  const factory = botNamed(name);
  if (factory) return factory;
  throw new Trouble(
    `There is no bot "${name}".`,
    ...didYouMean(nearestWords(name, BOT_NAMES, 1)),
    `The bots are ${BOT_NAMES.join(', ')}.`,
  );
};
