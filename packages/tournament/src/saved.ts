/** Checks that a value is a saved tournament, before anything is made of it. */
import { OUTCOMES, PENALTIES, ROUND_KINDS, type Round, type TournamentState } from './state.ts';

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

/** Players who go on to the elimination: none, or as many as it needs. */
export const isCut = (cut: number): boolean =>
  cut === 0 || (cut >= 2 && cut <= MOST_PLAYERS && Number.isInteger(Math.log2(cut)));
/** More than any hall holds: nothing that the number decides takes long. */
const MOST_PLAYERS = 2 ** 14;
/** Everybody sits at one table, and everybody who sits there has entered. */
const isSeated = ({ pairings }: Round, entrants: number): boolean => {
  const seated = pairings.flatMap(({ players }) => players.filter((player) => player !== null));
  return (
    new Set(seated).size === seated.length &&
    seated.every((player) => player < entrants) &&
    pairings.every(({ table }, index) => table === index + 1)
  );
};
/** What has the right form must also go together. */
const FITS: { readonly [field in keyof TournamentState]?: (state: TournamentState) => boolean } = {
  swiss: ({ swiss, cut }) => swiss + cut > 0,
  cut: ({ cut }) => isCut(cut),
  entrants: ({ entrants }) =>
    entrants.length <= MOST_PLAYERS &&
    entrants.every(({ id }, index) => id === index) &&
    new Set(entrants.map(({ name }) => name)).size === entrants.length,
  rounds: ({ rounds, entrants }) =>
    rounds.every((round, index) => round.number === index + 1 && isSeated(round, entrants.length)),
};

/** What is wrong with it, as a sentence; undefined if nothing is. */
export const mistakeInSaved = (saved: unknown): string | undefined => {
  if (!isRecord(saved) || saved.spellspeed !== 1 || saved.what !== 'tournament' || !isRecord(saved.state))
    return 'This is no saved tournament of Spellspeed.';
  const { state } = saved;
  const wrong =
    Object.entries(FIELDS).find(([field, is]) => !is(state[field])) ??
    // All of its fields have the right form now.
    Object.entries(FITS).find(([, fits]) => !fits(state as unknown as TournamentState));
  return wrong && `This saved tournament is damaged: its "${wrong[0]}" is not what a tournament has there.`;
};

/** A copy of a checked state: whoever keeps the saved one cannot change the tournament with it. */
export const plainState = (state: TournamentState): TournamentState => {
  const known = Object.keys(FIELDS).map((field) => [field, state[field as keyof TournamentState]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(known))) as TournamentState;
};
