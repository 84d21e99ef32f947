import { expect, it } from 'vitest';
import { countCalls, differences, growsTooFast, keptCounts, printCounts } from './counts.ts';

const kept = keptCounts();

it('works as much for a decision as the table says, and in proportion to the cards in play', () => {
  const counts = countCalls();
  // More is a mistake or wants a reason; less is to be kept: npm run bench -- --part counts --renew
  expect(differences(counts, kept)).toEqual([]);
  expect(growsTooFast(counts)).toEqual([]);
});
it('tells what has changed', () => {
  const [deck = '', counted] = Object.entries(kept.decks)[0] ?? [];
  if (!counted) throw new Error('there is no table');
  const withCalls = (calls: number) => ({ ...kept, decks: { ...kept.decks, [deck]: { ...counted, calls } } });
  expect(differences(withCalls(counted.calls * 1.06), kept)).toEqual([
    expect.stringContaining(`${deck}, calls: `),
  ]);
  expect(differences(withCalls(counted.calls * 1.04), kept)).toEqual([]);
  const { [deck]: _, ...others } = kept.decks;
  expect(differences({ ...kept, decks: others }, kept)).toEqual([
    expect.stringContaining('no ready-made deck'),
  ]);
  expect(printCounts(kept)).toContain(deck);
});
it('tells what grows faster than the cards in play, or with the Decks', () => {
  const one = { applied: 5, deck: 40, calls: 100 };
  const grown = (...growth: (typeof one)[]) => growsTooFast({ decks: {}, growth: [one, ...growth] });
  expect(grown({ ...one, applied: 20, calls: 400 })).toEqual([]);
  expect(grown({ ...one, applied: 20, calls: 401 })).toEqual([expect.stringContaining('20 cards')]);
  expect(grown({ ...one, deck: 60, calls: 105 })).toEqual([]);
  expect(grown({ ...one, deck: 60, calls: 106 })).toEqual([expect.stringContaining('Decks of 60')]);
});
