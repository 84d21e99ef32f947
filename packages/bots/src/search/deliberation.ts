/** One decision thought through: its answers are raced through the same imagined worlds. */
import type { Duel, OpenDecision, View } from '@spellspeed/engine';
import type { Imagine } from '../bot.ts';
import type { SearchOptions } from './effort.ts';
import { chanceToWin } from './leaf.ts';
import type { Plan } from './plans.ts';
import { playOut } from './playout.ts';
import { race, type Standing } from './race.ts';
import { deedsOf, expectedLine, type Thought } from './thought.ts';
import { type Imaginer, worldSeed } from './worlds.ts';

/** A question as it is put to whoever thinks. */
export interface Question {
  readonly view: View;
  readonly decision: OpenDecision;
  readonly imagine: Imagine;
  /** How many questions were thought about before: each has worlds of its own. */
  readonly number: number;
  /** Is there time for another world? */
  readonly goesOn: () => boolean;
}
/** What thinks: how much, and in which worlds. */
export interface Mind extends SearchOptions {
  readonly worldOf: Imaginer;
}

/** Races the plans, each in a fork of the same world. */
const raceOf = (
  { view, decision, imagine, number, goesOn }: Question,
  plans: readonly Plan[],
  { seed, pool, horizon, worlds, worldOf }: Mind,
): readonly Standing[] => {
  let imagined: { readonly world: number; readonly duel: Duel } | null = null;
  const duelIn = (world: number): Duel => {
    if (imagined?.world !== world)
      imagined = { world, duel: worldOf(view, imagine, worldSeed(seed, number, world)) };
    return imagined.duel;
  };
  return race(
    plans.length,
    (candidate, world) => {
      const { answer = [], held, steps = [] } = plans[candidate] ?? {};
      const line = { player: decision.player, steps };
      const tried = duelIn(world).fork();
      // What cannot be done in that world is no answer there.
      if (tried.answer(answer, decision.player)) return 0;
      playOut(tried, { turns: horizon, pool, seed: worldSeed(seed, number, world) >>> 1, held, line });
      return chanceToWin(tried, decision.player);
    },
    { worlds, goesOn },
  );
};

/** What was thought, and the plan that stands behind its best answer. */
export interface Deliberation {
  readonly thought: Thought;
  readonly plan: Plan;
}
/** What is thought of these plans, two or more. */
export const deliberate = (question: Question, plans: readonly Plan[], mind: Mind): Deliberation => {
  const { view, decision, imagine, number } = question;
  const ranked = raceOf(question, plans, mind).flatMap(({ candidate, ...standing }) => {
    const plan = plans[candidate];
    return plan ? [{ plan, name: plan.answer.join(), ...standing }] : [];
  });
  // Of plans with the same answer the best one stands for it.
  const told = ranked.filter(({ name }, at) => ranked.findIndex((other) => other.name === name) === at);
  const world = worldSeed(mind.seed, number, 0);
  const plan = told[0]?.plan ?? { answer: [] };
  const thought = {
    decision,
    answers: told.map(({ plan: { answer }, mean, worlds }) => ({
      answer,
      deeds: deedsOf(view, decision, answer),
      chance: mean,
      worlds,
    })),
    line: () =>
      expectedLine(mind.worldOf(view, imagine, world), plan, { pool: mind.pool, seed: world >>> 1 }),
  };
  return { thought, plan };
};
