import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Duel, restoreDuel } from '../../../engine/src/duel.ts';
import { situationsOf, stateOf } from '../../../engine/src/laws/state-of.ts';
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

law(
  'the keys of two situations are equal where their words are',
  8,
  fc.property(anyPlan(200), (plan) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 19 !== 0) return;
      const words = new Map<string, string>();
      const keys = new Map<string, string>();
      for (const each of reached(duel, 80)) {
        const said = situationsOf(each);
        expect(each.situation()).toBe(said.key);
        expect(words.get(said.key) ?? said.words).toBe(said.words);
        expect(keys.get(said.words) ?? said.key).toBe(said.key);
        words.set(said.key, said.words);
        keys.set(said.words, said.key);
      }
    });
  }),
);

/** The ways to all numbers, texts and answers of yes or no in a value. */
const leavesOf = (value: unknown): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [[]]
    : Object.entries(value).flatMap(([name, member]) => leavesOf(member).map((path) => [name, ...path]));
const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value}'`;
};
/** The same value but for one leaf. */
const withOther = <Value>(value: Value, [name, ...rest]: readonly string[]): Value => {
  if (name === undefined) return otherThan(value) as Value;
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  const members = copy as { [name: string]: unknown };
  members[name] = withOther(members[name], rest);
  return copy as Value;
};
/** What a card can do is found by these: no state has others. */
const FINDS_DEFINITION = ['passcode', 'gained'];

law(
  'a single other value in the state changes the key where it changes the words',
  12,
  fc.property(anyPlan(200), fc.nat(1000), (plan, seed) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 9 !== 0) return;
      const state = stateOf(duel);
      const said = situationsOf(duel);
      const leaves = leavesOf(state).filter((path) => !FINDS_DEFINITION.some((name) => path.includes(name)));
      const next = numbersFrom(seed + number);
      for (let each = 0; each < 60; each++) {
        const path = leaves[next() % leaves.length] ?? [];
        const other = situationsOf(duel, withOther(state, path));
        expect([path, other.key === said.key]).toEqual([path, other.words === said.words]);
      }
    });
  }),
);

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
