import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { BOTS, botNamed } from './bots.ts';
import { duelOf, POOL } from './duels.fixture.ts';
import { playDuel } from './play-duel.ts';
import { randomBot } from './random.ts';

test.each(['random', 'greedy'] as const)('the same seed gives the same duel: %s', (name) => {
  const hashOf = (): string => {
    const duel = duelOf(11);
    playDuel(duel, [BOTS[name](1, POOL), BOTS[name](2, POOL)]);
    return duel.hash();
  };
  expect(hashOf()).toBe(hashOf());
});

test('an illegal answer is reported with the bot, the reason and the seed', () => {
  const stubborn: Bot = { name: 'stubborn', choose: () => [99] };
  expect(() => playDuel(duelOf(3), [stubborn, stubborn], undefined, 3)).toThrow(
    /^The stubborn bot answered \[99\]: There is no choice 99.*\(seed 3, turn 1\)\.$/,
  );
});

test('tells of every answer before it is given', () => {
  const duel = duelOf(3);
  let told = 0;
  playDuel(duel, [randomBot(1), randomBot(2)], (decision) => {
    expect(duel.decision).toBe(decision);
    told++;
  });
  expect(told).toBeGreaterThan(10);
});

test('finds bots by their names', () => {
  expect(botNamed('greedy')?.(1).name).toBe('greedy');
  expect(botNamed('toString')).toBeUndefined();
});
