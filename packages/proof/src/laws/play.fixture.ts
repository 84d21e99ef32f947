/** What every law needs: duels of the two starter decks and of everything that is defined, begun from a seed and played by lists of numbers. */
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import fc from 'fast-check';
import { test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { type Duel, duelOn } from '../../../engine/src/duel.ts';
import { LOOK } from '../../../engine/src/field/stats.ts';
import type { OpenDecision } from '../../../engine/src/offered.ts';
import { advance } from '../../../engine/src/procedures/advance.ts';
import { setUpState } from '../../../engine/src/set-up.ts';
import { openTable, takeLog } from '../../../engine/src/state/door.ts';
import { createPool } from '../../../engine/src/state/pool.ts';
import { isLegalSelection, legalCompletions } from '../../../engine/src/state/selection.ts';
import { SPARING } from '../../../engine/src/state/sorts.ts';
import type { DuelState } from '../../../engine/src/state/state.ts';
import type { Table } from '../../../engine/src/state/table.ts';
import { DEFAULT_FORMAT } from '../../../engine/src/vocabulary/formats.ts';
import type { Passcode } from '../../../engine/src/vocabulary/ids.ts';

export const POOL = createPool(CARDS);

const { 'yugi-starter': YUGI, 'kaiba-starter': KAIBA } = READY_MADE_DECKS;
interface Deck {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}
/** Main Deck and Extra Deck cards with a text of their own: vanilla monsters would only hide them. */
const WITH_TEXT = [...CARDS]
  .filter((card) => card.effects.length > 0 || (card.kind === 'monster' && card.summoning !== undefined))
  .map(({ passcode }) => passcode);
const isOfExtraDeck = (passcode: Passcode): boolean => POOL.get(passcode)?.inExtraDeck ?? false;
/** A deck of cards picked from everything that is defined. */
const anyDeck = (seed: number): Deck => {
  const next = numbersFrom(seed);
  const pickFrom = (cards: readonly number[], count: number): number[] =>
    Array.from({ length: count }, () => cards[next() % cards.length] ?? 0);
  return {
    main: pickFrom(
      WITH_TEXT.filter((passcode) => !isOfExtraDeck(passcode)),
      40,
    ),
    extra: pickFrom(WITH_TEXT.filter(isOfExtraDeck), 15),
  };
};
/** The decks of a pairing; those of everything change with the seed. */
const PAIRINGS = {
  'Yugi against Yugi': () => [YUGI, YUGI],
  'Yugi against Kaiba': () => [YUGI, KAIBA],
  'Kaiba against Yugi': () => [KAIBA, YUGI],
  'Kaiba against Kaiba': () => [KAIBA, KAIBA],
  'everything against everything': (seed) => [anyDeck(seed), anyDeck(seed + 1)],
} as const satisfies Record<string, (seed: number) => readonly [Deck, Deck]>;
export type Pairing = keyof typeof PAIRINGS;
export const PAIRING_NAMES = Object.keys(PAIRINGS) as Pairing[];
export const decksOf = (pairing: Pairing, seed: number): readonly [Deck, Deck] => PAIRINGS[pairing](seed);

/** A duel together with its state as it is, not as a snapshot gives it. */
export interface Game {
  readonly duel: Duel;
  readonly state: () => DuelState;
  readonly table: Table;
}
/** Begins a duel as `createDuel` does, but lets the test look at the state itself, and say what is spared. */
export const beginGame = (pairing: Pairing, seed: number, sorting = SPARING): Game => {
  const state = setUpState(POOL, DEFAULT_FORMAT, seed, decksOf(pairing, seed));
  const table = openTable(POOL, state, LOOK, sorting);
  advance(table);
  return { duel: duelOn(table, takeLog(table)), state: () => table.state, table };
};

/** A legal answer, decided by one number: 0 takes what is offered first. */
export const pick = (decision: OpenDecision, number: number): number[] => {
  const { choices, min, max, constraints } = decision;
  if (min === 1 && max === 1 && constraints.length === 0) return [number % choices.length];
  let left = number;
  const below = (limit: number): number => {
    const value = left % limit;
    left = (Math.imul(left, 1103515245) + 12345) >>> 1;
    return value;
  };
  for (let attempt = 0; attempt < 100; attempt++) {
    const picked: number[] = [];
    for (;;) {
      const isLegal = isLegalSelection(decision, picked);
      const more = legalCompletions(decision, picked);
      if (isLegal && (more.length === 0 || below(2) === 0)) return picked;
      const next = more[below(Math.max(more.length, 1))];
      if (next === undefined) break;
      picked.push(next);
    }
  }
  throw new Error(`No legal answer was found for ${JSON.stringify(decision)}`);
};

/** An endless row of numbers from one number. */
export const numbersFrom = (seed: number): (() => number) => {
  let word = seed >>> 0;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word >>> 8;
  };
};

/** Answers and fails loudly if the engine refuses what it offered. */
export const answerWith = (duel: Duel, answer: readonly number[]): void => {
  const refusal = duel.answer(answer);
  if (refusal) throw new Error(`A legal answer ${JSON.stringify(answer)} was refused: ${refusal.message}`);
};

/** The open question, once the test knows that there is one. */
export const asked = (duel: Duel): OpenDecision => {
  if (duel.decision === null) throw new Error('The duel is over.');
  return duel.decision;
};

/** A duel to be played: which decks, which seed, and what is chosen, one number for each question. */
export interface Plan {
  readonly pairing: Pairing;
  readonly seed: number;
  readonly picks: readonly number[];
}
/** Plans with up to `most` questions. The list of picks may end before the duel does. */
export const anyPlan = (most: number): fc.Arbitrary<Plan> =>
  fc.record({
    pairing: fc.constantFrom(...PAIRING_NAMES),
    seed: fc.integer({ min: 0, max: 0x7fffffff }),
    picks: fc.array(fc.nat({ max: 0xffff }), { maxLength: most, size: 'max' }),
  });

/** Plays a plan; `visit` is called at each question, before it is answered. */
export const playPlan = (
  { pairing, seed, picks }: Plan,
  visit: (game: Game, answer: readonly number[], number: number) => void,
): Game => {
  const game = beginGame(pairing, seed);
  for (const number of picks) {
    if (game.duel.decision === null) break;
    const answer = pick(game.duel.decision, number);
    visit(game, answer, number);
    answerWith(game.duel, answer);
  }
  return game;
};

/**
 * A law that holds for random plans, the same ones in every run so that a red build can be repeated; SPELLSPEED_SEED=n tries others.
 * `npm test` tries a tenth of them. The first plan that breaks it is told as it is: finding a shorter one takes up to an hour, and is done with SPELLSPEED_SHRINK=1.
 */
export const law = (title: string, all: number, property: fc.IRawProperty<unknown, false>): void => {
  const plans = sized(Math.ceil(all / 10), all);
  test(`${title} (${plans} plans)`, () =>
    fc.assert(property, {
      seed: Number(process.env.SPELLSPEED_SEED ?? 1),
      numRuns: plans,
      endOnFailure: process.env.SPELLSPEED_SHRINK !== '1',
    }));
};
