import { expect, test } from 'vitest';
import { LawKeeper } from '../../../engine/src/laws/laws.ts';
import { write } from '../../../engine/src/state/door.ts';
import { beginGame } from './play.fixture.ts';

const begin = () => beginGame('Yugi against Kaiba', 3).duel;

test('a duel that keeps the laws breaks none', () => {
  const duel = begin();
  const keeper = new LawKeeper(begin());
  for (let answers = 0; answers < 30 && duel.decision; answers++) {
    duel.answer(0);
    expect(keeper.answer([0])).toEqual([]);
    expect(keeper.compare(duel)).toEqual([]);
  }
});

test('a duel that goes another way than its answers say is noticed', () => {
  const duel = begin();
  const keeper = new LawKeeper(begin());
  duel.answer(0);
  expect(keeper.answer([1])).toEqual([]);
  expect(keeper.compare(duel)).toMatchObject([{ law: 'replay' }]);
  expect(keeper.answer([999])).toMatchObject([{ law: 'replay' }]);
});

test('a state that JSON would change is noticed', () => {
  const { duel, table } = beginGame('Yugi against Kaiba', 3);
  write(table, 'usedInPhase', [undefined as never]);
  expect(new LawKeeper(duel).answer([0])).toMatchObject([
    { law: 'json', found: 'state.usedInPhase[0] is undefined' },
  ]);
});

test('what an earlier state shares cannot be written into', () => {
  const { duel, state } = beginGame('Yugi against Kaiba', 3);
  const keeper = new LawKeeper(duel);
  keeper.answer([0]);
  const shared = state().lists[0].deck;
  expect(() => (shared as unknown[]).pop()).toThrow(TypeError);
});
