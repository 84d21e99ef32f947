/** Plays a replay again and compares the hashes on the way. */
import { type CardPool, createDuel, type Duel, type DuelEvent } from '@spellspeed/engine';
import { eventsOfBoth } from '../tell/events.ts';
import { messageOfThrown } from '../trouble.ts';
import type { Replay } from './replay.ts';

/** Where the duel differs from its replay, after so many answers. */
export interface Difference {
  readonly answers: number;
  readonly sentence: string;
}
export interface ReplayRun {
  readonly duel: Duel;
  readonly answers: number;
  /** Null if all hashes are those of the replay. */
  readonly difference: Difference | null;
}
type OnEvents = (events: readonly DuelEvent[], duel: Duel) => void;

/** Plays the first `to` answers; stops at the first difference. */
export const runReplay = (replay: Replay, pool: CardPool, to: number, onEvents: OnEvents): ReplayRun => {
  const { seed, format, players, answers, checkpoints, surrendered, hash } = replay;
  const duel = createDuel({ pool, seed, format, players });
  const expected = new Map(checkpoints.map((checkpoint) => [checkpoint.answers, checkpoint.hash]));
  const tell = (): void => onEvents(eventsOfBoth(duel.events(0), duel.events(1)), duel);
  const differs = (given: number, sentence: string): ReplayRun => ({
    duel,
    answers: given,
    difference: { answers: given, sentence },
  });
  const wanted = answers.slice(0, to);
  for (const [index, answer] of wanted.entries()) {
    const number = index + 1;
    const refused = refusalOf(duel, answer);
    if (refused !== undefined)
      return differs(number, `Answer ${number} ([${answer}]) is refused: ${refused}`);
    tell();
    const there = expected.get(number);
    if (there !== undefined && there !== duel.hash())
      return differs(number, `After answer ${number} the hash is ${duel.hash()}, expected ${there}.`);
  }
  const isWhole = wanted.length === answers.length;
  if (isWhole && surrendered !== null) {
    duel.surrender(surrendered);
    tell();
  }
  if (isWhole && duel.hash() !== hash)
    return differs(
      wanted.length,
      `After the last answer (${wanted.length}) the hash is ${duel.hash()}, expected ${hash}.`,
    );
  return { duel, answers: wanted.length, difference: null };
};

const refusalOf = (duel: Duel, answer: readonly number[]): string | undefined => {
  try {
    return duel.answer(answer)?.message;
  } catch (thrown) {
    return messageOfThrown(thrown);
  }
};
