/** Checks that a value is a saved Match, before anything is made of it. */
import { FORMATS } from '@spellspeed/engine';
import { DECK_PARTS } from './deck.ts';
import { DUEL_KINDS, MATCH_ENDS } from './outcome.ts';
import { BEST_OF, type MatchState, STAGES } from './state.ts';

type Is = (value: unknown) => boolean;
type Fields = { readonly [name: string]: unknown };
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf =
  (words: readonly unknown[]): Is =>
  (value) =>
    words.includes(value);
const isOrNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const isPair =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(is);
const isBoolean: Is = (value) => typeof value === 'boolean';
const isList =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const isDeck: Is = (value) =>
  isRecord(value) && DECK_PARTS.every((part) => isList(Number.isSafeInteger)(value[part]));
const isWinner = isOneOf([0, 1, null]);
const isOutcome: Is = (value) =>
  isRecord(value) &&
  isOneOf(DUEL_KINDS)(value.kind) &&
  isWinner(value.winner) &&
  typeof value.reason === 'string';
const isResult: Is = (value) =>
  isRecord(value) && isOneOf(MATCH_ENDS)(value.reason) && isWinner(value.winner);

/** A whole number, also for the last Duel of the Match: each is shuffled from a greater one. */
export const isSeed = (seed: number): boolean =>
  Number.isSafeInteger(seed) && Number.isSafeInteger(seed + BEST_OF.length * 0x4_0000_0000);

const FIELDS: { readonly [field in keyof MatchState]: Is } = {
  format: isOneOf(Object.keys(FORMATS)),
  bestOf: isOneOf(BEST_OF),
  seed: (value) => typeof value === 'number' && isSeed(value),
  askEveryWindow: isBoolean,
  stage: isOneOf(STAGES),
  registered: isPair(isOrNull(isDeck)),
  decks: isOrNull(isPair(isDeck)),
  handedIn: isPair(isOrNull(isDeck)),
  results: isList(isOutcome),
  kind: isOneOf(DUEL_KINDS),
  timeIsUp: isBoolean,
  result: isOrNull(isResult),
};

/** What is wrong with it, as a sentence; undefined if nothing is. What belongs to its Duel is checked by the engine. */
export const mistakeInSaved = (saved: unknown): string | undefined => {
  if (!isRecord(saved) || saved.spellspeed !== 1 || saved.what !== 'match' || !isRecord(saved.state))
    return 'This is no saved Match of Spellspeed.';
  const { state, duel } = saved;
  const wrong = Object.entries(FIELDS).find(([field, is]) => !is(state[field]));
  if (wrong) return `This saved Match is damaged: its "${wrong[0]}" is not what a Match has there.`;
  const isPlaying = state.stage === 'duel';
  if (
    (isPlaying ? !isRecord(duel) : duel !== null) ||
    (isPlaying && state.decks === null) ||
    (state.stage === 'over') !== (state.result !== null) ||
    (state.stage === 'side-decking' && state.decks === null)
  )
    return `This saved Match is damaged: its parts do not belong to the stage "${String(state.stage)}".`;
  return undefined;
};

/** A copy of a checked state: whoever keeps the saved one cannot change the Match with it. */
export const plainState = (state: MatchState): MatchState => {
  const known = Object.keys(FIELDS).map((field) => [field, state[field as keyof MatchState]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(known))) as MatchState;
};
