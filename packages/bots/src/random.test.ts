import type { OpenDecision } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { duelOf, seeds } from './duels.fixture.ts';
import { playDuel } from './play-duel.ts';
import { randomBot } from './random.ts';

test('never gives an illegal answer in 50 duels of the four pairings', () => {
  // An illegal answer, and a duel that does not end, make playDuel throw.
  for (const seed of seeds(50))
    expect(playDuel(duelOf(seed), [randomBot(seed), randomBot(~seed)], undefined, seed)).not.toBeNull();
});

test('never looks at the duel', () => {
  const decision = duelOf(0).decision as OpenDecision;
  const view = (): never => expect.unreachable();
  expect(randomBot(1).choose(view, decision)).toHaveLength(1);
});

test('takes every choice about equally often', () => {
  const bot = randomBot(7);
  const decision: OpenDecision = {
    player: 0,
    kind: 'option',
    why: { for: 'mode' },
    choices: [0, 1, 2].map((option) => ({ do: 'option', option })),
    min: 1,
    max: 1,
    constraints: [],
  };
  const counts = [0, 0, 0];
  for (let n = 0; n < 3000; n++) {
    const [at = -1] = bot.choose(() => expect.unreachable(), decision);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100);
});
