/** Bots as they are named on the command line. */
import { ALL_BOT_NAMES, type BotFactory, botNamed, MIXED, ODD_BOT_NAMES } from '@spellspeed/bots';
import { Trouble } from '../trouble.ts';
import { didYouMean, nearestWords } from './near.ts';

export const findBot = (name: string): BotFactory => {
  const factory = botNamed(name);
  if (factory) return factory;
  throw new Trouble(
    `There is no bot "${name}".`,
    ...didYouMean(nearestWords(name, [...ALL_BOT_NAMES, MIXED], 1)),
    `The bots are ${ALL_BOT_NAMES.join(', ')}; ${MIXED} takes another pair of ${ODD_BOT_NAMES.join(', ')} for each duel.`,
  );
};
