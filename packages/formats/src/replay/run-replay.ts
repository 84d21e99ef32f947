/** Plays a replay again and compares the hashes on the way. */
import type { CardPool, Duel } from '@spellspeed/engine';
import { beginDuel, type Replay } from './replay.ts';

/** Where the duel differs from its replay, after so many answers. */
export type Difference = { readonly answers: number } & (
  | { readonly differs: 'refused'; readonly answer: readonly number[]; readonly because: string }
  | {
      readonly differs: 'hash';
      readonly found: string;
      readonly expected: string;
      readonly atTheEnd: boolean;
    }
);
export interface ReplayRun {
  readonly duel: Duel;
  readonly answers: number;
  /** Null if all hashes are those of the replay. */
  readonly difference: Difference | null;
}

/** Plays the first `to` answers; stops at the first difference. `onAnswer` sees the duel after each, and after a surrender. */
export const runReplay = (
  replay: Replay,
  pool: CardPool,
  to: number,
  onAnswer: (duel: Duel) => void,
): ReplayRun => {
  const { answers, checkpoints, surrendered, hash } = replay;
  const duel = beginDuel(replay, pool);
  const expected = new Map(checkpoints.map((checkpoint) => [checkpoint.answers, checkpoint.hash]));
  const wanted = answers.slice(0, to);
  for (const [index, answer] of wanted.entries()) {
    const given = index + 1;
    const because = refusalOf(duel, answer);
    if (because !== undefined)
      return { duel, answers: given, difference: { answers: given, differs: 'refused', answer, because } };
    onAnswer(duel);
    const difference = hashDifference(duel, given, expected.get(given), false);
    if (difference) return { duel, answers: given, difference };
  }
  const isWhole = wanted.length === answers.length;
  if (isWhole && surrendered !== null) {
    duel.surrender(surrendered);
    onAnswer(duel);
  }
  const difference = hashDifference(duel, wanted.length, isWhole ? hash : undefined, true);
  return { duel, answers: wanted.length, difference };
};

const hashDifference = (
  duel: Duel,
  answers: number,
  expected: string | undefined,
  atTheEnd: boolean,
): Difference | null => {
  if (expected === undefined) return null;
  const found = duel.hash();
  return found === expected ? null : { answers, differs: 'hash', found, expected, atTheEnd };
};

const refusalOf = (duel: Duel, answer: readonly number[]): string | undefined => {
  try {
    return duel.answer(answer)?.message;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};
