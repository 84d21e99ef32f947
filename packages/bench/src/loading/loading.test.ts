import { allFacts, CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, it } from 'vitest';
import { benchLoading, loadingOf, printLoading } from './bench-loading.ts';

it('loads every card that it says', () => {
  const [definitions, facts] = benchLoading(() => {}, 1);
  expect(definitions?.cards).toBe([...createPool(CARDS).passcodes].length);
  expect(facts?.cards).toBe(allFacts().length);
});
it('adds up what a pool takes once the engine is there, program by program', () => {
  const loaded = (engine: number, cards: number, pool: number) => ({
    cards: 3,
    milliseconds: { 'the engine': engine, 'the cards': cards, 'the pool': pool },
  });
  const result = loadingOf('pool of the definitions', [loaded(9, 1, 30), loaded(9, 5, 20), loaded(9, 3, 10)]);
  // The median of 31, 25 and 13, not of the medians.
  expect(result.milliseconds['the cards and the pool']).toMatchObject({
    lowest: 13,
    median: 25,
    highest: 31,
  });
  expect(printLoading([result])).toMatch(
    /pool of the definitions \(3\)[\s\S]*^the pool +20\.0 \(10\.0 – 30\.0\)$/m,
  );
});
