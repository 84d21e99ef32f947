import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Duel, restoreDuel } from '../../../engine/src/duel.ts';
import { stateOf } from '../../../engine/src/laws/state-of.ts';
import { checksumOf } from '../../../engine/src/state/checksum.ts';
import type { DuelState } from '../../../engine/src/state/state.ts';
import { answerWith, anyPlan, asked, law, numbersFrom, POOL, pick, playPlan } from './play.fixture.ts';

/** The same duel with another state. */
const changed = (duel: Duel, change: (state: DuelState) => Partial<DuelState>): Duel => {
  const before = stateOf(duel);
  const state = { ...before, ...change(before) };
  return restoreDuel(POOL, { ...duel.snapshot(), checksum: checksumOf(state), state });
};
/** What is asked, with cards by their numbers: handles tell how a situation came about. */
const questionOf = (duel: Duel): unknown => {
  const { decision } = stateOf(duel);
  if (decision === null) return stateOf(duel).result;
  const choices = decision.choices.map((choice) => (choice.do === 'carry-out' ? choice.card : choice));
  return { ...decision, choices };
};

/** Positions reached from here by a few answers, each with the way to it. */
const reached = (duel: Duel, most: number): Duel[] => {
  const found: Duel[] = [duel.fork()];
  for (let at = 0; at < found.length && found.length < most; at++) {
    const from = found[at];
    const choices = from?.decision?.choices.length ?? 0;
    for (let answer = 0; from && answer < choices && found.length < most; answer++) {
      const next = from.fork();
      if (next.answer(answer) === undefined && next.turn === duel.turn) found.push(next);
    }
  }
  return found;
};
/** Pairs in equal situations that did not come about alike. */
const pairsAmong = (duels: readonly Duel[]): (readonly [Duel, Duel])[] => {
  const first = new Map<string, Duel>();
  const pairs: (readonly [Duel, Duel])[] = [];
  for (const duel of duels) {
    const key = duel.situation();
    const other = first.get(key);
    if (other === undefined) first.set(key, duel);
    else if (other.hash() !== duel.hash()) pairs.push([other, duel]);
  }
  return pairs;
};

let compared = 0;
law(
  'equal situations ask the same, and go on alike with the same answers and dice',
  20,
  fc.property(anyPlan(200), fc.nat(1000), (plan, seed) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 13 !== 0) return;
      for (const [one, other] of pairsAmong(reached(duel, 60)).slice(0, 3)) {
        const { random } = stateOf(one);
        const twin = changed(other, () => ({ random }));
        const original = one.fork();
        compared++;
        expect(questionOf(twin)).toEqual(questionOf(original));
        const next = numbersFrom(seed + number);
        for (let answers = 0; original.decision !== null && answers < 30; answers++) {
          const answer = pick(asked(original), next());
          answerWith(original, answer);
          answerWith(twin, answer);
          expect(questionOf(twin)).toEqual(questionOf(original));
          expect(twin.situation()).toBe(original.situation());
        }
      }
    });
  }),
);
test('situations were met in several ways', () => {
  expect(compared).toBeGreaterThan(0);
});

law(
  'dice, clocks and numbers of stays are no part of a situation; life points, positions, uses and counters are',
  12,
  fc.property(anyPlan(200), (plan) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 17 !== 0) return;
      const key = duel.situation();
      expect(duel.fork().situation()).toBe(key);
      const same = changed(duel, ({ nextStay, clock }) => ({
        nextStay: (nextStay + 7) as typeof nextStay,
        clock: (clock + 5) as typeof clock,
      }));
      expect(same.situation()).toBe(key);
      const others = [
        changed(duel, ({ lifePoints: [one, other] }) => ({ lifePoints: [one + 100, other] })),
        changed(duel, ({ history }) => ({
          history: { ...history, uses: { ...history.uses, '0/Kuriboh/0': 1 } },
        })),
        ...duel
          .view(0)
          .you.gy.slice(0, 1)
          .map(({ handle }) =>
            changed(duel, ({ cards }) => ({
              cards: cards.map((card) =>
                card.stay === handle ? { ...card, counters: { ...card.counters, spell: 1 } } : card,
              ),
            })),
          ),
      ];
      for (const other of others) expect(other.situation()).not.toBe(key);
    });
  }),
);
