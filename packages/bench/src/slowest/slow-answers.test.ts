import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, it } from 'vitest';
import { duelNumbered } from './pairing.ts';
import { printSlowest } from './print-slowest.ts';
import { type Part, slicesOf, together } from './search.ts';
import { findSlowest, giveAgain, type SlowAnswer, upTo } from './slow-answers.ts';

const DECKS = ['yugi-starter', 'kaiba-starter'];
const pool = createPool(CARDS);
/** A clock that stands still but for some answers: it looks twice at each, before and after. */
const clockOf = (slow: { readonly [look: number]: number }) => {
  let [looks, time] = [0, 0];
  return () => {
    time += slow[looks] ?? 0;
    looks++;
    return time;
  };
};
/** The look after the answer with this number, from 1, of the first duel that is played. */
const after = (answer: number): number => 2 * answer - 1;

it('meets all pairs of decks in turn, each duel with a seed of its own', () => {
  const decks = (index: number) => duelNumbered(index, DECKS).decks.join();
  expect([0, 1, 2, 3, 4].map(decks)).toEqual([
    'yugi-starter,yugi-starter',
    'yugi-starter,kaiba-starter',
    'kaiba-starter,yugi-starter',
    'kaiba-starter,kaiba-starter',
    'yugi-starter,yugi-starter',
  ]);
  expect(duelNumbered(4, DECKS).seed).not.toBe(duelNumbered(0, DECKS).seed);
});
it('shares a run in slices without gaps', () => {
  const plan = { decks: DECKS, warmUp: 1, from: 7, duels: 5 };
  expect(slicesOf({ ...plan, workers: 2 })).toEqual([
    { from: 7, duels: 2 },
    { from: 9, duels: 3 },
  ]);
  expect(slicesOf({ ...plan, workers: 9 })).toHaveLength(5);
});
it('counts an answer as slow only if it is so whenever the duel is played', () => {
  const slice = { pool, decks: DECKS, from: 3, duels: 1 };
  const { answers } = findSlowest({ ...slice, now: () => 0 });
  // The second answer is slow once, the third always: the looks of the further plays follow each other.
  const third = [0, 1, 2].map((play) => after(play * answers + 3));
  const slow = Object.fromEntries([[after(2), 90], ...third.map((look) => [look, 30])]);
  const found = findSlowest({ ...slice, now: clockOf(slow) });
  expect(found).toMatchObject({ answers, overAim: 2, longestMilliseconds: 90 });
  expect(found.slowest).toEqual([
    {
      duel: 3,
      seed: 4,
      decks: ['kaiba-starter', 'kaiba-starter'],
      question: 3,
      milliseconds: 30,
      leastMilliseconds: 30,
    },
  ]);
});
it('gives an answer again where it was given, and says what it led to', () => {
  const place = { duel: 1, ...duelNumbered(1, DECKS), question: 9 };
  const [one, other] = [upTo(pool, place), upTo(pool, place)];
  expect(one.duel.hash()).toBe(other.duel.hash());
  expect(one.answer).toEqual(other.answer);
  const again = giveAgain(pool, { ...place, milliseconds: 30, leastMilliseconds: 30 });
  one.duel.answer(one.answer);
  expect(again).toMatchObject({
    turn: other.duel.turn,
    kind: other.decision.kind,
    choices: other.decision.choices.length,
    next: { kind: one.duel.decision?.kind, choices: one.duel.decision?.choices.length },
    events: one.duel.events(0).length,
  });
  expect(() => upTo(pool, { ...place, question: 100_000 })).toThrow('has no question 100000');
});

const slow = (duel: number, milliseconds: number, againMilliseconds: number): SlowAnswer => ({
  duel,
  ...duelNumbered(duel, DECKS),
  question: 5,
  milliseconds,
  leastMilliseconds: againMilliseconds,
  turn: 2,
  kind: 'act',
  choices: 3,
  events: 4,
  againMilliseconds,
});
it('puts slices together by the times of answers that were given again', () => {
  const part = (...slowest: SlowAnswer[]): Part => ({
    answers: 10,
    overAim: 1,
    longestMilliseconds: Math.max(...slowest.map(({ milliseconds }) => milliseconds)),
    slowest,
  });
  const whole = together([part(slow(1, 80, 2)), part(slow(6, 25, 24), slow(7, 22, 3))]);
  expect(whole).toMatchObject({ answers: 20, overAim: 2, longestMilliseconds: 80 });
  expect(whole.slowest.map(({ duel }) => duel)).toEqual([6, 7, 1]);
  const told = whole.slowest.map((answer) => ({ ...answer, calls: 1234 }));
  const plan = { decks: DECKS, warmUp: 1, from: 0, duels: 8, workers: 2 };
  const table = printSlowest(plan, { ...whole, duels: 8, slowest: told }, 10);
  expect(table).toMatch(
    /^6 +7 +kaiba-starter – yugi-starter +2 +5: act +3 +the end .* 1,234 .* 24\.0 +not known$/m,
  );
  expect(table).toMatch(/again: --part slowest --deck yugi-starter --deck kaiba-starter --from 6 --duels 1$/);
});
