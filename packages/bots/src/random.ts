/** A player without any plan. */
import type { Bot } from './bot.ts';
import { diceOf } from './dice.ts';
import { pickAtRandom } from './pick.ts';

/** Every legal choice is equally likely; of several, so is every number of them. */
export const randomBot = (seed: number): Bot => {
  const dice = diceOf(seed);
  return {
    name: 'random',
    choose: (_, decision) => {
      const { choices, min, max, constraints } = decision;
      if (min === 1 && max === 1 && constraints.length === 0) return [dice(choices.length)];
      return pickAtRandom(decision, dice);
    },
  };
};
