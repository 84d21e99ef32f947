import { expect, it } from 'vitest';
import { summarize } from '../statistics.ts';
import { printStart } from './print-start.ts';

it('tells today’s beside the other revision, and what it may cost', () => {
  const result = {
    title: 'card NAME',
    limit: 0.4,
    today: summarize([0.2, 0.3, 0.25]),
    before: summarize([5, 4, 6]),
  };
  expect(printStart([result], 'e9e5439f')).toMatch(
    /^card NAME +0\.250 \(0\.200 – 0\.300\) +5\.00 \(4\.00 – 6\.00\) +20\.0 × +0\.400$/m,
  );
});
