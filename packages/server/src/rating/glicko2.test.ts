import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_RATING, type Rating, rated } from './glicko2.ts';

const ratingOf = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

test('gives what the worked example of its author gives', () => {
  const after = rated(ratingOf(1500, 200), [
    { opponent: ratingOf(1400, 30), score: 1 },
    { opponent: ratingOf(1550, 100), score: 0 },
    { opponent: ratingOf(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});
test('who does not play stays as strong, and nobody is as sure of it', () => {
  const after = rated(ratingOf(1700, 50), [], 30);
  expect(after.rating).toBe(1700);
  expect(after.deviation).toBeCloseTo(Math.sqrt(50 ** 2 + 30 * (0.06 * 173.7178) ** 2), 6);
  expect(rated(ratingOf(1700, 349), [], 1e6).deviation).toBeCloseTo(NEW_RATING.deviation, 6);
});
test('a win never lowers and a loss never raises; more is known after it; both change alike where both are alike', () => {
  const someone = fc.record({
    rating: fc.double({ min: 600, max: 2800, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
  });
  fc.assert(
    fc.property(someone, someone, (one, other) => {
      const [won, lost] = [1, 0].map((score) => rated(one, [{ opponent: other, score }], 0.01));
      expect(won?.rating).toBeGreaterThanOrEqual(one.rating);
      expect(lost?.rating).toBeLessThanOrEqual(one.rating);
      const equal = { ...one, rating: 1500 };
      const up = rated(equal, [{ opponent: equal, score: 1 }], 0).rating - 1500;
      const down = 1500 - rated(equal, [{ opponent: equal, score: 0 }], 0).rating;
      expect(up).toBeCloseTo(down, 6);
      expect(rated(equal, [{ opponent: equal, score: 0.5 }], 0).deviation).toBeLessThan(equal.deviation + 1);
    }),
  );
});
