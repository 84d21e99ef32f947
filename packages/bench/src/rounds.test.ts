import { expect, it } from 'vitest';
import type { Contender } from './contender.ts';
import { printReport } from './report.ts';
import { playRounds } from './rounds.ts';
import { summarize } from './statistics.ts';

const pretend = (name: string, duels: number): Contender => ({
  name,
  playDuels: () => ({
    duels,
    decisions: duels * 100,
    decisionsWithChoice: duels * 30,
    turns: duels * 70,
    setupMilliseconds: 5,
    elapsedMilliseconds: 1000,
  }),
});

it('plays in reverse order every other round and divides by the first contender', () => {
  const progress: string[] = [];
  const [slow, fast] = playRounds(
    [pretend('slow', 10), pretend('fast', 50)],
    { rounds: 2, seconds: 1 },
    (text) => progress.push(text),
  );
  expect(progress).toEqual([
    'warm-up: slow',
    'warm-up: fast',
    'round 1 of 2: slow',
    'round 1 of 2: fast',
    'round 2 of 2: fast',
    'round 2 of 2: slow',
  ]);
  expect(slow?.ratios).toBeUndefined();
  expect(fast?.ratios?.decisionsWithChoicePerSecond.values).toEqual([5, 5]);
});

it('prints a line for each metric', () => {
  const plan = { rounds: 1, seconds: 1 };
  const table = printReport(
    plan,
    playRounds([pretend('slow', 10), pretend('fast', 5000)], plan, () => {}),
  );
  expect(table).toMatch(/^duels\/s +10\.0 \(10\.0 – 10\.0\) +5,000 \(5,000 – 5,000\) +500 × \(500 – 500\)$/m);
});

it('takes the middle of the values, or the mean of the two in the middle', () => {
  expect(summarize([3, 1, 2])).toMatchObject({ median: 2, lowest: 1, highest: 3 });
  expect(summarize([4, 1, 3, 2]).median).toBe(2.5);
});
