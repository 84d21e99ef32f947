import { expect, test } from 'vitest';
import { LawKeeper } from './laws.ts';
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
