import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { beginDuel } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { isInSample } from '../../../../tests/size.fixture.ts';
import { Analyst } from '../analysis/analyst.ts';
import { treeOf } from '../analysis/tree-of.ts';
import { onlyPool } from '../host/pools.ts';
import { PUZZLES, placeOfDay } from './puzzles.ts';
import { cardsOf, solve, soonestMoves } from './solve.ts';

const pool = createPool(PLAYABLE_CARDS);
const analyst = new Analyst(onlyPool(pool));
const DAY = 86_400_000;

test('There are at least 100 puzzles, each of its own name', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(PUZZLES.map(({ name }) => name)).size).toBe(PUZZLES.length);
});
test('Each day has a puzzle, and all have had their day before one comes again', () => {
  const days = PUZZLES.map((_, day) => placeOfDay(day * DAY + 5));
  expect(new Set(days).size).toBe(PUZZLES.length);
  expect(placeOfDay(PUZZLES.length * DAY)).toBe(placeOfDay(0));
});

const TRIED = PUZZLES.filter(({ name }) => isInSample(`puzzle ${name}`, 3));
describe.each(TRIED)(`of ${TRIED.length} puzzles $name`, ({ name, text, depth, moves }) => {
  test('is won in this turn whatever the opponent answers, not by what looks best at once, and as soon by one first move alone where it says so', async () => {
    const saved = await analyst.begin(text, name);
    if (saved?.head.field === undefined) throw new Error('It describes no field.');
    const duel = beginDuel(saved.head, pool);
    expect(duel.decision?.player).toBe(0);
    const answer = solve(duel, cardsOf(saved.head.field));
    expect(answer.found).toBe('win');
    expect(answer.depth).toBe(depth);
    expect(depth).toBeGreaterThan(0);
    if (moves === null) return;
    const soonest = soonestMoves(duel, cardsOf(saved.head.field));
    expect(soonest?.answers).toEqual([answer.first]);
    expect(soonest).toMatchObject({ of: moves, depth: depth - 1 });
  });
});

test('The solution is told in the language of the page', async () => {
  const [puzzle] = PUZZLES;
  const saved = puzzle && (await analyst.begin(puzzle.text, puzzle.name));
  if (!saved) throw new Error('There is no puzzle.');
  const looking = { ...treeOf(saved, ''), side: 0, language: 'it' } as const;
  const { found, line } = await analyst.solve(looking);
  expect(found).toBe('win');
  expect(line.length).toBeGreaterThan(0);
  expect(line.join()).toMatch(/attacca|attiva|evoca/i);
});
