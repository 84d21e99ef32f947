import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDuel } from '../../../engine/src/duel.ts';
import { brokenInvariants, checkInvariants } from '../../../engine/src/laws/invariants.ts';
import type { DuelState } from '../../../engine/src/state/state.ts';
import type { CardId } from '../../../engine/src/vocabulary/ids.ts';
import { anyPlan, beginGame, decksOf, law, POOL, playPlan } from './play.fixture.ts';

law(
  'every card is in one place, nothing is left over, and every question has a legal answer',
  40,
  fc.property(anyPlan(400), (plan) => {
    const end = playPlan(plan, ({ state }) => checkInvariants(state()));
    checkInvariants(end.state());
  }),
);

test('a duel of these tests is the duel that createDuel begins', () => {
  const made = createDuel({ pool: POOL, seed: 7, players: decksOf('Yugi against Kaiba', 7) });
  expect(beginGame('Yugi against Kaiba', 7).duel.hash()).toBe(made.hash());
});

/** The state with one thing spoilt. */
const spoilt = (spoil: (state: Spoilable) => void): string[] => {
  const state = JSON.parse(JSON.stringify(beginGame('Yugi against Kaiba', 1).state())) as Spoilable;
  spoil(state);
  return brokenInvariants(state as unknown as DuelState);
};
type Spoilable = Writable<DuelState>;
type Writable<T> = T extends string | number | boolean | null
  ? T
  : { -readonly [K in keyof T]: Writable<T[K]> };

test.each<[string, (state: Spoilable) => void, RegExp]>([
  ['a lost card', ({ lists }) => lists[0].hand.pop(), /is in 0 places/],
  ['a doubled card', ({ lists }) => lists[1].gy.push(lists[0].hand[0] as CardId), /is in 2 places/],
  [
    'a wrong zone',
    ({ cards, lists }) => Object.assign(cards[lists[0].hand[0] ?? 0] ?? {}, { zone: 'gy' }),
    /says that it is in gy/,
  ],
  [
    'a wrong owner',
    ({ lists }) => lists[1].hand.push(lists[0].hand.pop() as CardId),
    /says that player 0 has it/,
  ],
  ['a missing place', ({ lists }) => lists[0].monsters.pop(), /monsters of player 0 has 6 places/],
  [
    'a stay given twice',
    ({ cards }) => Object.assign(cards[0] ?? {}, { stay: cards[1]?.stay }),
    /the same stay/,
  ],
  ['a scene left over', (state) => Object.assign(state.scenes, { 3: {} }), /while the scenes 3 go on/],
  [
    'a negative number of Life Points',
    (state) => Object.assign(state, { lifePoints: [-100, 8000] }),
    /Life Points are -100/,
  ],
  ['a question without an answer', ({ decision }) => decision?.choices.splice(0), /has no choice/],
  [
    'a value that is not JSON',
    (state) => Object.assign(state, { skipTo: undefined }),
    /state.skipTo is undefined/,
  ],
])('the invariants notice %s', (_, spoil, wrong) => {
  expect(spoilt(() => {})).toEqual([]);
  expect(spoilt(spoil).join('\n')).toMatch(wrong);
});
