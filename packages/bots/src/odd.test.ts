import { expect, test } from 'vitest';
import { botNamed, MIXED, ODD_BOT_NAMES } from './bots.ts';
import { duelOf } from './duels.fixture.ts';
import { playDuel } from './play-duel.ts';

test('Every odd player plays legally to the end, against every other', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= ODD_BOT_NAMES.length ** 2; seed++) {
    const duel = duelOf(seed);
    const bots = [botNamed(MIXED)?.(2 * seed), botNamed(MIXED)?.(2 * seed + 1)] as const;
    const [one, other] = bots;
    if (one === undefined || other === undefined) throw new Error('There is no mixed bot.');
    kinds.add(`${one.name} against ${other.name}`);
    expect(playDuel(duel, [one, other], undefined, seed)).not.toBeNull();
  }
  expect(kinds.size).toBe(ODD_BOT_NAMES.length ** 2);
});
