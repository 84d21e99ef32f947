/** Counting trees: in how many ways a duel can go on. */
import { type Duel, legalSelections, type OfferedChoice, type OpenDecision } from '@spellspeed/engine';
import { stateOf } from '@spellspeed/engine/laws';

type Answer = readonly number[];

const answered = (duel: Duel, answer: Answer): Duel => {
  const next = duel.fork();
  const refusal = next.answer(answer);
  if (refusal) throw new Error(`The legal answer [${answer}] was refused: ${refusal.message}`);
  return next;
};

/** The number of ways to give that many answers, one after the other. A duel that is over goes on in no way. */
export const continuations = (duel: Duel, depth: number): number => {
  const { decision } = duel;
  if (decision === null) return 0;
  const answers = legalSelections(decision);
  if (depth === 1) return answers.length;
  return answers.reduce((sum, answer) => sum + continuations(answered(duel, answer), depth - 1), 0);
};

export interface Branch {
  /** The answer in words: `activate Kuriboh`, `zone 2`. */
  readonly answer: string;
  readonly continuations: number;
  readonly duel: Duel;
}

/** Each legal answer to the open question, with the number of ways in which the duel goes on after it. */
export const branchesOf = (duel: Duel, depth: number): readonly Branch[] => {
  const { decision } = duel;
  if (decision === null) return [];
  return legalSelections(decision).map((answer) => {
    const next = answered(duel, answer);
    const ways = depth === 1 ? 1 : continuations(next, depth - 1);
    return { answer: wordsOf(duel, decision, answer), continuations: ways, duel: next };
  });
};

const wordsOf = (duel: Duel, { choices }: OpenDecision, answer: Answer): string =>
  answer.length === 0
    ? 'nothing'
    : answer
        .flatMap((index) => choices[index] ?? [])
        .map((choice) => choiceInWords(duel, choice))
        .join(' + ');

/** The choice with all that it says, its card by its name. */
const choiceInWords = (duel: Duel, { do: what, ...more }: OfferedChoice): string =>
  [
    what,
    ...Object.entries(more).map(([key, value]) => (key === 'card' ? nameOf(duel, value) : `${key} ${value}`)),
  ].join(' ');
const nameOf = (duel: Duel, handle: unknown): string => {
  const card = stateOf(duel).cards.find(({ stay }) => stay === handle);
  return (card && duel.pool.get(card.passcode)?.card.name) ?? `card ${handle}`;
};
