/**
 * The strongest field that a player can come to in this turn, and whether some field can be reached: a beam over the player's own answers. Nobody answers for the
 * opponent but by passing, and cards come from Decks as they lie in this duel.
 */
import type { CardPool, Duel, Player, View } from '@spellspeed/engine';
import { chanceToWin } from '../search/leaf.ts';
import { type Deed, deedsOf } from '../search/thought.ts';
import { answersTo, give } from './answers.ts';
import { type SolveBudget, type Spending, spendingOf } from './budget.ts';
import { toOwnQuestion } from './to-own-question.ts';

export interface FieldQuestion {
  readonly pool: CardPool;
  readonly budget: SolveBudget;
  readonly zonesMatter: boolean;
  /** So many situations of equal length are gone on with. */
  readonly width: number;
  /** Looked for; without it the field that is likeliest to win. */
  readonly wanted?: (view: View) => boolean;
}
export interface FieldAnswer {
  /** The field at the end of the line. */
  readonly view: View;
  readonly line: readonly Deed[];
  /** The chance to win with it, as far as such a field tells. */
  readonly chance: number;
  /** Is it what was wanted? */
  readonly reached: boolean;
  /** Was every line tried? Else it is the best of those that were. */
  readonly exhaustive: boolean;
  readonly positions: number;
}

interface Stand {
  readonly duel: Duel;
  readonly line: readonly Deed[];
  readonly chance: number;
}
/** The search as it stands. */
interface Search {
  readonly question: FieldQuestion;
  readonly me: Player;
  readonly turn: number;
  readonly spending: Spending;
  readonly met: Set<string>;
  best: Stand;
  reached: boolean;
  exhaustive: boolean;
}

export const bestField = (duel: Duel, question: FieldQuestion): FieldAnswer => {
  const me = duel.decision?.player ?? 0;
  const spending = spendingOf(question.budget);
  const start: Stand = { duel, line: [], chance: chanceToWin(duel, me) };
  const search: Search = {
    question,
    me,
    turn: duel.turn,
    spending,
    met: new Set(),
    best: start,
    reached: question.wanted?.(duel.view(me)) ?? false,
    exhaustive: true,
  };
  let layer: readonly Stand[] = [start];
  while (layer.length > 0 && !search.reached && !spending.isOver()) {
    const next = layer.flatMap((stand) => after(search, stand));
    if (next.length > question.width) search.exhaustive = false;
    layer = next.toSorted((one, other) => other.chance - one.chance).slice(0, question.width);
  }
  const { best, reached } = search;
  const exhaustive = search.exhaustive && !spending.isOver();
  const { line, chance } = best;
  return { view: best.duel.view(me), line, chance, reached, exhaustive, positions: spending.used() };
};

/** Is this the best so far, or what is wanted? */
const judge = (search: Search, duel: Duel, line: readonly Deed[]): Stand => {
  const { me, turn, question } = search;
  const stand = { duel, line, chance: chanceToWin(duel, me) };
  if (search.reached || duel.turn !== turn) return stand;
  search.reached = question.wanted?.(duel.view(me)) ?? false;
  if (search.reached || (isQuiet(duel) && stand.chance > search.best.chance))
    // It goes on elsewhere.
    search.best = { ...stand, duel: duel.fork() };
  return stand;
};
/** What comes of each answer to the next question of the player. */
const after = (search: Search, { duel: from, line }: Stand): readonly Stand[] => {
  const { me, turn, spending, question, met } = search;
  const { pool, zonesMatter } = question;
  const duel = from.fork();
  const look = (at: Duel): void => void judge(search, at, line);
  const { decision, complete: isWholeWay } = toOwnQuestion(duel, { me, turn, pool, spending, look });
  search.exhaustive &&= isWholeWay;
  if (decision === null) return [];
  const { all, complete } = answersTo(duel, decision, zonesMatter);
  search.exhaustive &&= complete;
  const view = duel.view(me);
  const next: Stand[] = [];
  for (const answer of all) {
    if (search.reached || !spending.take()) break;
    const tried = duel.fork();
    give(tried, answer, me);
    const key = tried.situation();
    if (met.has(key)) continue;
    met.add(key);
    next.push(judge(search, tried, [...line, ...deedsOf(view, decision, answer)]));
  }
  return next;
};
/** Nothing is under way: the field could stay so. */
const isQuiet = (duel: Duel): boolean =>
  duel.decision === null || duel.decision.why.for === 'main-phase' || duel.decision.why.for === 'battle-step';
