/**
 * Can the player of the open question win in this turn? Every answer of the player is tried, and every answer of the opponent is feared, in depth that grows by one own
 * answer at a time; situations that were met already are not looked at again. All cards are taken as they lie. What needs luck counts as no win.
 */
import type { CardPool, Duel, OpenDecision, Player } from '@spellspeed/engine';
import { greedyBot, isForced } from '../greedy/greedy.ts';
import { type Deed, deedsOf } from '../search/thought.ts';
import { answersTo, give } from './answers.ts';
import { type SolveBudget, type Spending, spendingOf } from './budget.ts';
import { chosenInDeck, type Foreseen, foreseenWith, type KnownDecks, luckIn } from './luck.ts';

export interface WinQuestion {
  readonly pool: CardPool;
  readonly budget: SolveBudget;
  /** Does it matter in which zone a card lies? (`doZonesMatter`) */
  readonly zonesMatter: boolean;
  readonly known: KnownDecks;
}
export interface WinAnswer {
  /** `win`: whatever the opponent answers · `no-win`: no line wins without luck, all were tried · `open`: the budget ended before. */
  readonly found: 'win' | 'no-win' | 'open';
  /** The first answer that wins. */
  readonly first: readonly number[] | null;
  /** The line; for the opponent's answers one of them stands there. */
  readonly line: readonly Deed[];
  /** So many own answers were looked ahead in full. */
  readonly depth: number;
  readonly positions: number;
  /** Was a line left out because it needs luck? */
  readonly luckLeftOut: boolean;
}

type Value = 'win' | 'no-win' | 'open';
interface Found {
  readonly value: Value;
  readonly line: readonly Deed[];
  /** The answer to the open question that wins. */
  readonly first?: readonly number[];
}
const NO_LINE: readonly Deed[] = [];
const NO_WIN: Found = { value: 'no-win', line: NO_LINE };
const OPEN: Found = { value: 'open', line: NO_LINE };
/** More answers than a turn has that goes on by itself. */
const MOST_ANSWERS = 200;
/** Own answers of one turn. */
const DEEPEST = 60;

interface Entry {
  readonly found: Found;
  readonly depth: number;
}
/** What one search has in hand. */
interface Search {
  readonly question: WinQuestion;
  readonly me: Player;
  readonly turn: number;
  readonly spending: Spending;
  readonly table: Map<string, Entry>;
  luckLeftOut: boolean;
}
interface Node {
  readonly duel: Duel;
  readonly decision: OpenDecision;
  readonly known: Foreseen;
}

const newSearch = (duel: Duel, question: WinQuestion): Search => ({
  question,
  me: duel.decision?.player ?? 0,
  turn: duel.turn,
  spending: spendingOf(question.budget),
  table: new Map(),
  luckLeftOut: false,
});

/** What comes of one of the answers to the open question. */
export interface FirstAnswer {
  readonly answer: readonly number[];
  /** What is done with it. */
  readonly deeds: readonly Deed[];
  readonly found: WinAnswer['found'];
}
/**
 * Which answers to the open question win in this turn: of a puzzle, whether its solution is the only one. The budget is that of each answer; what was met with one of them is not
 * looked at again with another. Empty where nobody is asked.
 */
export const winningAnswers = (duel: Duel, question: WinQuestion): readonly FirstAnswer[] => {
  const { decision } = duel;
  if (decision === null) return [];
  const node: Node = { duel, decision, known: foreseenWith(question.known) };
  const { table } = newSearch(duel, question);
  return answersTo(duel, decision, question.zonesMatter).all.map((answer) => {
    const search = { ...newSearch(duel, question), table };
    const deeds = deedsOf(duel.view(decision.player), decision, answer);
    return { answer, deeds, found: foundAfter(search, node, answer) };
  });
};
const foundAfter = (search: Search, node: Node, answer: readonly number[]): WinAnswer['found'] => {
  for (let depth = 0; depth <= DEEPEST && !search.spending.isOver(); depth++) {
    const { value } = after(search, node, answer, depth);
    if (value !== 'open') return value;
  }
  return 'open';
};

/** The answers to the open question after which the fewest further own answers win. */
export interface SoonestAnswers {
  readonly answers: readonly (readonly number[])[];
  /** Of so many that can be given. */
  readonly of: number;
  /** So many own answers after it were looked ahead in full. */
  readonly depth: number;
}
/** Which answers win soonest: a puzzle has one shortest solution where there is one. Null where none wins or the budget, one for all of them, ends before. */
export const soonestAnswers = (duel: Duel, question: WinQuestion): SoonestAnswers | null => {
  const { decision } = duel;
  if (decision === null) return null;
  const node: Node = { duel, decision, known: foreseenWith(question.known) };
  const search = newSearch(duel, question);
  const { all, complete } = answersTo(duel, decision, question.zonesMatter);
  for (let depth = 0; complete && depth <= DEEPEST; depth++) {
    const values = all.map((answer) => after(search, node, answer, depth).value);
    if (search.spending.isOver() || values.every((value) => value === 'no-win')) return null;
    const answers = all.filter((_, at) => values[at] === 'win');
    if (answers.length > 0) return { answers, of: all.length, depth };
  }
  return null;
};

export const canWinThisTurn = (duel: Duel, question: WinQuestion): WinAnswer => {
  const search = newSearch(duel, question);
  const { spending } = search;
  const told = ({ value, line, first }: Found, depth: number): WinAnswer => ({
    found: value,
    first: first ?? null,
    line,
    depth,
    positions: spending.used(),
    luckLeftOut: search.luckLeftOut,
  });
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const found = valueIn(search, duel.fork(), foreseenWith(question.known), depth);
    if (found.value !== 'open') return told(found, depth);
    if (spending.isOver()) return told(OPEN, Math.max(0, depth - 1));
  }
  return told(OPEN, DEEPEST);
};

/** The value of a duel that may be written in: what nobody decides is gone through first. */
const valueIn = (search: Search, duel: Duel, from: Foreseen, depth: number): Found => {
  let known = from;
  for (let answers = 0; ; answers++) {
    const { decision, result } = duel;
    if (decision === null) return result?.winner === search.me ? { value: 'win', line: NO_LINE } : NO_WIN;
    if (duel.turn !== search.turn) return NO_WIN;
    if (answers > MOST_ANSWERS || !isForced(decision))
      return valueOfNode(search, { duel, decision, known }, depth);
    if (!search.spending.take()) return OPEN;
    const step = followed(duel, decision, [0], known);
    if (step.lucky) return withLuck(search, duel);
    known = step.after;
  }
};
/** Gives an answer, and says what of it was luck. */
const followed = (duel: Duel, decision: OpenDecision, answer: readonly number[], known: Foreseen) => {
  const { player } = decision;
  const chosen = decision.kind === 'cards' ? chosenInDeck(duel.view(player), decision, answer) : [];
  give(duel, answer, player);
  return luckIn(duel, player, known, chosen);
};
/** It counts as no win, but it is said. */
const withLuck = (search: Search, duel: Duel): Found => {
  if (duel.result === null || duel.result.winner === search.me) search.luckLeftOut = true;
  return NO_WIN;
};

const valueOfNode = (search: Search, node: Node, depth: number): Found => {
  const { duel, decision, known } = node;
  const key = `${known.decks.join()} ${known.chosen.join()} ${duel.situation()}`;
  const kept = search.table.get(key);
  if (kept && (kept.found.value !== 'open' || kept.depth >= depth)) return kept.found;
  const isMine = decision.player === search.me;
  const found = isMine
    ? depth === 0
      ? probe(search, node)
      : bestOf(search, node, depth)
    : worstOf(search, node, depth);
  if (!search.spending.isOver() || found.value !== 'open') search.table.set(key, { found, depth });
  return found;
};

/** What comes of an answer, with the deeds of it before the line. */
const after = (
  search: Search,
  { duel, decision, known }: Node,
  answer: readonly number[],
  depth: number,
): Found => {
  if (!search.spending.take()) return OPEN;
  const tried = duel.fork();
  const step = followed(tried, decision, answer, known);
  const { value, line } = step.lucky ? withLuck(search, tried) : valueIn(search, tried, step.after, depth);
  if (value !== 'win') return value === 'open' ? OPEN : NO_WIN;
  return { value, line: [...deedsOf(duel.view(decision.player), decision, answer), ...line] };
};

/** The player needs one answer that wins. */
const bestOf = (search: Search, node: Node, depth: number): Found => {
  const { all, complete } = answersTo(node.duel, node.decision, search.question.zonesMatter);
  // Where a card is placed and what else decides nothing of its own takes no depth.
  const left = depth - (node.decision.kind === 'zone' ? 0 : 1);
  let isOpen = !complete;
  for (const answer of all) {
    const found = after(search, node, answer, left);
    if (found.value === 'win') return { ...found, first: answer };
    if (found.value === 'open') isOpen = true;
  }
  return isOpen ? OPEN : NO_WIN;
};
/** Every answer of the opponent has to lose. */
const worstOf = (search: Search, node: Node, depth: number): Found => {
  const { all, complete } = answersTo(node.duel, node.decision, search.question.zonesMatter);
  let line: readonly Deed[] = NO_LINE;
  for (const answer of all) {
    const found = after(search, node, answer, depth);
    if (found.value !== 'win') return found;
    line = found.line;
  }
  return complete ? { value: 'win', line } : OPEN;
};

/** Does what looks best at once win, without the opponent being asked anything? */
const probe = (search: Search, node: Node): Found => {
  const { duel, decision, known } = node;
  const tried = duel.fork();
  const bot = greedyBot(1, search.question.pool);
  const line: Deed[] = [];
  let first: readonly number[] | undefined;
  let foreseen = known;
  let open: OpenDecision | null = decision;
  for (let answers = 0; open !== null && answers < MOST_ANSWERS; answers++) {
    if (tried.turn !== search.turn || (open.player !== search.me && !isForced(open))) return OPEN;
    if (!search.spending.take()) return OPEN;
    const { player } = open;
    const answer = isForced(open) ? [0] : bot.choose(() => tried.view(player), open);
    first ??= answer;
    if (!isForced(open)) line.push(...deedsOf(tried.view(player), open, answer));
    const step = followed(tried, open, answer, foreseen);
    if (step.lucky) return OPEN;
    foreseen = step.after;
    open = tried.decision;
  }
  return tried.result?.winner === search.me ? { value: 'win', line, ...(first && { first }) } : OPEN;
};
