/**
 * Whole-turn lines: a beam over the own answers of a turn to its end, in one imagined world. What is worth little by itself and much with what follows is found so.
 * Other worlds then show what the line is worth.
 */
import type { CardPool, Duel, OpenDecision, Player } from '@spellspeed/engine';
import { answersTo, give } from '../solve/answers.ts';
import { type SolveBudget, type Spending, spendingOf } from '../solve/budget.ts';
import { toOwnQuestion } from '../solve/to-own-question.ts';
import { chanceToWin } from './leaf.ts';
import { playOut } from './playout.ts';
import { type Step, stepOf } from './steps.ts';

export interface LineSearch {
  readonly pool: CardPool;
  readonly seed: number;
  /** Turns that are played out after the line. */
  readonly horizon: number;
  readonly budget: SolveBudget;
}
/** So many situations are gone on with, and so many answers are tried in each. */
const WIDTH = 3;
const BREADTH = 4;
/** Own answers of a line. */
const LONGEST = 14;

interface Stand {
  readonly duel: Duel;
  readonly steps: readonly Step[];
  readonly chance: number;
}
interface Beam extends LineSearch {
  readonly me: Player;
  readonly turn: number;
  readonly spending: Spending;
}

/** The own answers of the turn that lead to the best end of it, as far as this world tells; none where no line came to its end. */
export const bestLine = (world: Duel, search: LineSearch): readonly Step[] => {
  const me = world.decision?.player ?? 0;
  const beam: Beam = { ...search, me, turn: world.turn, spending: spendingOf(search.budget) };
  const ends: Stand[] = [];
  let layer: readonly Stand[] = [{ duel: world, steps: [], chance: 0 }];
  for (let length = 0; length < LONGEST && layer.length > 0; length++)
    layer = strongest(layer.flatMap((stand) => after(beam, stand, ends)));
  const [best] = ends.toSorted((one, other) => other.chance - one.chance);
  return best?.steps ?? [];
};

/** The best of them; of those that look alike the first: they differ in the order of what was done. */
const strongest = (stands: readonly Stand[]): readonly Stand[] => {
  const apart = stands.filter(
    ({ duel, chance }, at) =>
      stands.findIndex(
        (other) => other.chance === chance && other.duel.decision?.kind === duel.decision?.kind,
      ) === at,
  );
  return apart.toSorted((one, other) => other.chance - one.chance).slice(0, WIDTH);
};

/** What comes of the likeliest answers to the next own question; where the turn is over the line ends. */
const after = (beam: Beam, { duel: from, steps }: Stand, ends: Stand[]): readonly Stand[] => {
  const { me, turn, pool, seed, horizon, spending } = beam;
  const duel = from.fork();
  const { decision } = toOwnQuestion(duel, { me, turn, pool, spending, look: () => {} });
  if (spending.isOver()) return [];
  if (decision === null) {
    playOut(duel, { turns: horizon - 1, pool, seed });
    ends.push({ duel, steps, chance: chanceToWin(duel, me) });
    return [];
  }
  return likeliest(duel, decision).flatMap((answer) => {
    if (!spending.take()) return [];
    const tried = duel.fork();
    give(tried, answer, me);
    return { duel: tried, steps: [...steps, stepOf(decision, answer)], chance: chanceToWin(tried, me) };
  });
};
/** Where a card is placed is worth no line of its own. */
const likeliest = (duel: Duel, decision: OpenDecision): readonly (readonly number[])[] =>
  answersTo(duel, decision, false).all.slice(0, decision.kind === 'zone' ? 1 : BREADTH);
