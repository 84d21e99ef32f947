import { beforeAll, describe, expect, it } from 'vitest';
import { VANILLA_DECK } from './deck.ts';
import { loadOcgcore, playOcgcoreDuel } from './ocgcore.ts';

let core: Awaited<ReturnType<typeof loadOcgcore>>;
beforeAll(async () => {
  core = await loadOcgcore();
});

describe('a random vanilla duel in ocgcore', () => {
  it('has a Deck of forty cards, at most three of each', () => {
    expect(VANILLA_DECK).toHaveLength(40);
    for (const passcode of VANILLA_DECK) {
      expect(VANILLA_DECK.filter((other) => other === passcode).length).toBeLessThanOrEqual(3);
    }
  });

  it('ends by the rules and counts its decisions', () => {
    const asked: { question: string; choices: number }[] = [];
    const duel = playOcgcoreDuel(core, 1, (question, choices) => asked.push({ question, choices }));
    expect(duel.reason).not.toBe('other');
    expect(duel.turns).toBeGreaterThan(1);
    expect(duel.turns).toBeLessThanOrEqual(72);
    expect(duel.decisions).toBe(asked.length);
    expect(duel.decisionsWithChoice).toBe(asked.filter(({ choices }) => choices > 1).length);
    expect(asked.every(({ choices }) => choices > 0)).toBe(true);
  });

  it('is the same duel for the same seed', () => {
    const [one, again, other] = [5, 5, 6].map((seed) => {
      const { setupMilliseconds: _, ...duel } = playOcgcoreDuel(core, seed);
      return duel;
    });
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});
