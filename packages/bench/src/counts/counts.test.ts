import { expect, it } from 'vitest';
import { countCalls, differences, keptCounts, printCounts } from './counts.ts';

it('works as much for a decision as the table says', () => {
  // More is a mistake or wants a reason; less is to be kept: npm run bench -- --part counts --renew
  expect(differences(countCalls(), keptCounts())).toEqual([]);
});
it('tells what has changed', () => {
  const kept = keptCounts();
  const [deck = '', counted] = Object.entries(kept)[0] ?? [];
  if (!counted) throw new Error('there is no table');
  const more = { ...kept, [deck]: { ...counted, calls: counted.calls * 1.06 } };
  expect(differences(more, kept)).toEqual([expect.stringContaining(`${deck}, calls: `)]);
  expect(differences({ ...kept, [deck]: { ...counted, calls: counted.calls * 1.04 } }, kept)).toEqual([]);
  const { [deck]: _, ...others } = kept;
  expect(differences(others, kept)).toEqual([expect.stringContaining('no ready-made deck')]);
  expect(printCounts(kept)).toContain(deck);
});
