/** Plays the replay of a Match again and compares the hashes on the way. */
import type { CardPool } from '@spellspeed/engine';
import type { Match, MatchDeed } from '@spellspeed/match';
import { beginMatch, type MatchReplay } from './match-replay.ts';

/** Where the Match differs from its replay, after so many deeds. */
export type MatchDifference = { readonly deeds: number } & (
  | { readonly differs: 'refused'; readonly deed: MatchDeed; readonly because: string }
  | {
      readonly differs: 'hash';
      readonly found: string;
      readonly expected: string;
      readonly atTheEnd: boolean;
    }
);
export interface MatchReplayRun {
  readonly match: Match;
  readonly deeds: number;
  /** Null if all hashes are those of the replay. */
  readonly difference: MatchDifference | null;
}

/** Plays the first `to` deeds; stops at the first difference. `onDeed` sees the Match after each. */
export const runMatchReplay = (
  replay: MatchReplay,
  pool: CardPool,
  to: number,
  onDeed: (match: Match) => void,
): MatchReplayRun => {
  const { deeds, checkpoints, hash } = replay;
  const match = beginMatch(replay, pool);
  const expected = new Map(checkpoints.map((checkpoint) => [checkpoint.deeds, checkpoint.hash]));
  const wanted = deeds.slice(0, to);
  for (const [index, deed] of wanted.entries()) {
    const done = index + 1;
    const refusal = match.do(deed);
    if (refusal) {
      const difference = { deeds: done, differs: 'refused', deed, because: refusal.message } as const;
      return { match, deeds: done, difference };
    }
    onDeed(match);
    const difference = hashDifference(match, done, expected.get(done), false);
    if (difference) return { match, deeds: done, difference };
  }
  const isWhole = wanted.length === deeds.length;
  const difference = hashDifference(match, wanted.length, isWhole ? hash : undefined, true);
  return { match, deeds: wanted.length, difference };
};
const hashDifference = (
  match: Match,
  deeds: number,
  expected: string | undefined,
  atTheEnd: boolean,
): MatchDifference | null => {
  if (expected === undefined) return null;
  const found = match.hash();
  return found === expected ? null : { deeds, differs: 'hash', found, expected, atTheEnd };
};
