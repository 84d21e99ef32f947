/** The ratings of two players after a Match. */
import { type Rating, rated } from './glicko2.ts';

/** A rating period: in a year without a Match one who was well known is known half as well. */
export const PERIOD = 5 * 24 * 3_600_000;

export interface Rated extends Rating {
  /** When the last Match ended by which it was made. */
  readonly at: number;
}
const SCORES = { 0: [1, 0], 1: [0, 1], draw: [0.5, 0.5] } as const;

/** Each is rated by what the other was before. A Match that is told late takes no time back. */
export const afterMatch = (
  [one, other]: readonly [Rated, Rated],
  winner: 0 | 1 | null,
  at: number,
): readonly [Rating, Rating] => {
  const [first, second] = SCORES[winner ?? 'draw'];
  const periods = (since: number): number => Math.max(0, at - since) / PERIOD;
  return [
    rated(one, [{ opponent: other, score: first }], periods(one.at)),
    rated(other, [{ opponent: one, score: second }], periods(other.at)),
  ];
};
