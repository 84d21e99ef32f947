import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../protocol/server.ts';
import { openingOf, POOL, Sitting } from '../table/tables.fixture.ts';
import { publicCourse, publicEvents } from './public-view.ts';
import { Spectators } from './spectators.ts';

/** Every passcode in a value, wherever it stands. */
const passcodesIn = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'passcode' && typeof each === 'number' ? [each] : passcodesIn(each),
  );
};
const counted = (codes: readonly number[], code: number): number =>
  codes.filter((each) => each === code).length;

test('everybody sees of a Match what both players know, and no card more', () => {
  const sitting = new Sitting(openingOf({ seed: 4 }));
  let seen = 0;
  for (let step = 0; step < 150 && sitting.table.stage === 'playing'; step++) {
    const shown = passcodesIn([publicCourse(sitting.table, 0).view?.duel, publicEvents(sitting.table)]);
    const known = ([0, 1] as const).map((player) =>
      passcodesIn([sitting.course(player).view?.duel, sitting.table.events(player)]),
    );
    for (const code of new Set(shown))
      for (const each of known) expect(counted(each, code)).toBeGreaterThanOrEqual(counted(shown, code));
    const course = publicCourse(sitting.table, 0);
    expect(course.question).toBeNull();
    expect(course.view?.duel?.you.hand.every(({ known: card }) => card === null)).not.toBe(false);
    seen += shown.length;
    sitting.step();
  }
  expect(seen).toBeGreaterThan(50);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
test('spectators learn what happens as much later as the table says', () => {
  vi.setSystemTime(1_000_000);
  const sitting = new Sitting();
  sitting.log.splice(0, sitting.log.length, ...sitting.log.map((entry) => ({ ...entry, at: 990_000 })));
  const told: ServerMessage[] = [];
  const spectators = new Spectators(openingOf(), sitting.log, 5000, POOL);
  const tell = (message: ServerMessage) => told.push(message);
  spectators.add({ key: 'eve', account: 'e', name: 'Eve', lag: 0, tell });
  sitting.now = 1_000_000;
  sitting.step();
  const [, answer] = sitting.log;
  if (answer === undefined) throw new Error('nobody has answered');
  spectators.push(answer);
  vi.advanceTimersByTime(answer.at + 4999 - 1_000_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toMatchObject([{ type: 'news', seat: null, course: { entry: 1, question: null } }]);
  spectators.close();
});
