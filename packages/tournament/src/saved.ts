/** Checks that a value is a saved tournament, before anything is made of it. */
import { OUTCOMES, PENALTIES, ROUND_KINDS, type TournamentState } from './state.ts';

type Is = (value: unknown) => boolean;
type Fields = { readonly [name: string]: unknown };
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has =
  (fields: { readonly [name: string]: Is }): Is =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, is]) => is(value[name]));
const isList =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const isOrNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const isOneOf =
  (words: readonly unknown[]): Is =>
  (value) =>
    words.includes(value);
const isText: Is = (value) => typeof value === 'string';
const isCount: Is = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPairOf =
  (one: Is, other: Is): Is =>
  (value) =>
    Array.isArray(value) && value.length === 2 && one(value[0]) && other(value[1]);

const isDeck = has({ main: isList(isCount), extra: isList(isCount), side: isList(isCount) });
const isPenalty = has({ round: isCount, kind: isOneOf(PENALTIES), note: isText });
const isEntrant = has({
  id: isCount,
  name: isText,
  deck: isOrNull(isDeck),
  since: isCount,
  gone: isOrNull(isCount),
  penalties: isList(isPenalty),
});
const isReport = has({ outcome: isOneOf(OUTCOMES), wins: isPairOf(isCount, isCount), draws: isCount });
const isPairing = has({
  table: isCount,
  players: isPairOf(isCount, isOrNull(isCount)),
  report: isOrNull(isReport),
});
const isRound = has({ number: isCount, kind: isOneOf(ROUND_KINDS), pairings: isList(isPairing) });

const FIELDS: { readonly [field in keyof TournamentState]: Is } = {
  name: isText,
  seed: Number.isSafeInteger,
  swiss: isCount,
  cut: isCount,
  bestOf: isOneOf([1, 3]),
  entrants: isList(isEntrant),
  rounds: isList(isRound),
};

/** What is wrong with it, as a sentence; undefined if nothing is. */
export const mistakeInSaved = (saved: unknown): string | undefined => {
  if (!isRecord(saved) || saved.spellspeed !== 1 || saved.what !== 'tournament' || !isRecord(saved.state))
    return 'This is no saved tournament of Spellspeed.';
  const { state } = saved;
  const wrong = Object.entries(FIELDS).find(([field, is]) => !is(state[field]));
  return wrong && `This saved tournament is damaged: its "${wrong[0]}" is not what a tournament has there.`;
};
