/** What a bot that thinks finds of a question: its answer, what was thought, and what it means to do after it. Nothing is noted by it. */
import type { Imagine } from '../bot.ts';
import type { Dice } from '../dice.ts';
import { bestAtOnce } from '../greedy/greedy.ts';
import type { Restraint } from '../greedy/restraint.ts';
import { sightOf } from '../greedy/sight.ts';
import { candidatesFor } from './candidates.ts';
import { deliberate, type Mind, type Question } from './deliberation.ts';
import { provenWin } from './lethal.ts';
import { bestLine } from './lines.ts';
import type { Memory } from './memory.ts';
import { type Plan, plansOf, plansOfLine } from './plans.ts';
import type { Step } from './steps.ts';
import type { Thought } from './thought.ts';
import { worldSeed } from './worlds.ts';

/** The steps that are left of the line of a turn. */
export interface TurnLine {
  readonly turn: number;
  readonly steps: readonly Step[];
}
export const NO_LINE: TurnLine = { turn: -1, steps: [] };
/** A question as it comes to the bot, with the line that it follows. */
export interface Asked extends Omit<Question, 'imagine'> {
  readonly imagine: Imagine | undefined;
  readonly line: TurnLine;
}
export interface Thinker {
  readonly mind: Mind;
  readonly memory: Memory;
  readonly restraint: Restraint;
}
export interface Found {
  readonly answer: readonly number[];
  /** What was thought where there was more than one answer. */
  readonly thought: Thought | null;
  readonly line: TurnLine;
}

export const consider = (thinker: Thinker, asked: Asked, dice: Dice): Found => {
  const { mind, memory, restraint } = thinker;
  const { view, decision, imagine, line } = asked;
  memory.see(view);
  const sight = sightOf(view, mind.pool);
  const first = bestAtOnce(sight, decision, restraint, dice);
  if (imagine === undefined) return { answer: first, thought: null, line };
  const answers = candidatesFor({ sight, decision, restraint }, first, mind.candidates);
  const question = { ...asked, imagine };
  const { turn, steps } = lineFor(question, line, mind);
  const going = plansOfLine(decision, steps);
  // What answers a deed of the opponent need not end the line.
  const kept = going.length === 0 && decision.kind === 'respond' ? steps : [];
  const lineAfter = (plan: Plan): TurnLine => ({ turn, steps: plan.steps ?? kept });
  if (answers.length === 1) {
    const [only = { answer: first }] = going;
    return { answer: only.answer, thought: null, line: lineAfter(only) };
  }
  const plans = [...plansOf(decision, answers, mind.holds ?? false), ...going];
  const { thought, plan } = provenWin(question, mind) ?? deliberate(question, plans, mind);
  return { answer: plan.answer, thought, line: lineAfter(plan) };
};

/** What is left of the line of this turn; else one is looked for when the player is free to act, once in a turn. */
const lineFor = (question: Question, line: TurnLine, mind: Mind): TurnLine => {
  const { view, decision, imagine, number, goesOn } = question;
  const { pool, seed, horizon, line: positions = 0 } = mind;
  if (line.turn === view.turn) return line;
  if (positions === 0 || decision.why.for !== 'main-phase') return NO_LINE;
  const world = worldSeed(seed, number, 0);
  const budget = { positions, goesOn };
  const steps = bestLine(mind.worldOf(view, imagine, world), { pool, seed: world, horizon, budget });
  return { turn: view.turn, steps };
};
