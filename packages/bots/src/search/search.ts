/** A player that thinks: it imagines what it cannot know, plays every answer out in the same imagined worlds, and takes what wins most often. */
import type { OpenDecision, View } from '@spellspeed/engine';
import type { Bot, Imagine } from '../bot.ts';
import { diceOf } from '../dice.ts';
import { isForced } from '../greedy/greedy.ts';
import { newRestraint } from '../greedy/restraint.ts';
import { bankOf } from './bank.ts';
import { consider, NO_LINE } from './consider.ts';
import type { SearchOptions } from './effort.ts';
import { newMemory } from './memory.ts';
import type { Thought } from './thought.ts';
import { imaginerOf, worldSeed } from './worlds.ts';

export interface SearchBot extends Bot {
  /**
   * What it thinks of a question; null where there is but one answer worth a thought. Nothing is used up by it, neither tries nor time nor chance: however often it is
   * asked, it thinks the same, and chooses as if it had not been asked.
   */
  readonly think: (view: () => View, decision: OpenDecision, imagine: Imagine) => Thought | null;
}
export const searchBot = (options: SearchOptions): SearchBot => {
  const { seed, pool, limit } = options;
  const dice = diceOf(seed);
  const restraint = newRestraint();
  const bank = bankOf(limit);
  const memory = newMemory(pool);
  const thinker = { mind: { ...options, worldOf: imaginerOf(options, memory) }, memory, restraint };
  let decisions = 0;
  let line = NO_LINE;

  const asked = (
    view: View,
    decision: OpenDecision,
    imagine: Imagine | undefined,
    goesOn: () => boolean,
  ) => ({
    view,
    decision,
    imagine,
    goesOn,
    number: decisions,
    line,
  });
  return {
    name: 'search',
    hear: memory.hear,
    forget: () => {
      memory.forget();
      line = NO_LINE;
      restraint.forget();
    },
    think: (view, decision, imagine) => {
      if (isForced(decision)) return null;
      const seen = view();
      const { goesOn } = bank.begin(seen.turn);
      const thrown = diceOf(worldSeed(seed, decisions, 0));
      return consider(thinker, asked(seen, decision, imagine, goesOn), thrown).thought;
    },
    choose: (view, decision, imagine) => {
      if (isForced(decision)) return [0];
      const seen = view();
      const thinking = bank.begin(seen.turn);
      const found = consider(thinker, asked(seen, decision, imagine, thinking.goesOn), dice);
      thinking.end();
      line = found.line;
      if (found.thought !== null) {
        decisions++;
        options.onThought?.(found.thought);
      }
      restraint.noteAll(decision, found.answer, seen.turn);
      return found.answer;
    },
  };
};
