/** A sensible beginner. */
import type { CardPool, OfferedChoice } from '@spellspeed/engine';
import type { Bot } from './bot.ts';
import { diceOf } from './dice.ts';
import { pickBest } from './pick.ts';

const RANK: { readonly [name in OfferedChoice['do']]?: number } = { 'normal-summon': 5, attack: 4 };

export const greedyBot = (seed = 0, _pool?: CardPool): Bot => {
  const dice = diceOf(seed);
  return {
    name: 'greedy',
    choose: (_, decision) =>
      pickBest(
        decision,
        decision.choices.map((choice) => (RANK[choice.do] ?? 1) + dice(2)),
      ),
  };
};
