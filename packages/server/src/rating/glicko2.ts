/**
 * Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system"): what is believed of a player's strength, how sure that is, and how steady the player is. Games are rated one by
 * one, so the time between two of them is a fraction of a rating period.
 */
export interface Rating {
  readonly rating: number;
  /** Two of these to both sides hold the true strength in 19 of 20 cases. */
  readonly deviation: number;
  readonly volatility: number;
}
export interface Game {
  readonly opponent: Rating;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}
/** Of somebody who has not played yet. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How much the volatility may change. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE = 1e-6;
const MOST_ROUNDS = 100;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);
const expected = (mu: number, of: number, phi: number): number =>
  1 / (1 + Math.exp(-weight(phi) * (mu - of)));

/** The rating after these games, when so many rating periods have passed since it was made. */
export const rated = (before: Rating, games: readonly Game[], periods = 1): Rating => {
  const mu = (before.rating - NEW_RATING.rating) / SCALE;
  const phi = before.deviation / SCALE;
  if (games.length === 0) return { ...before, deviation: SCALE * waited(phi, before.volatility, periods) };
  const played = games.map(({ opponent, score }) => {
    const ofPhi = opponent.deviation / SCALE;
    const chance = expected(mu, (opponent.rating - NEW_RATING.rating) / SCALE, ofPhi);
    return { g: weight(ofPhi), chance, score };
  });
  const variance = 1 / sum(played.map(({ g, chance }) => g * g * chance * (1 - chance)));
  const gain = sum(played.map(({ g, chance, score }) => g * (score - chance)));
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * gain);
  const waitedPhi = waited(phi, volatility, periods);
  const phiAfter = 1 / Math.sqrt(1 / waitedPhi ** 2 + 1 / variance);
  return {
    rating: NEW_RATING.rating + SCALE * (mu + phiAfter ** 2 * gain),
    deviation: Math.min(NEW_RATING.deviation, SCALE * phiAfter),
    volatility,
  };
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
/** Nobody knows as well what a player can do who has not played for long; never less than of a new one. */
const waited = (phi: number, volatility: number, periods: number): number =>
  Math.min(NEW_RATING.deviation / SCALE, Math.sqrt(phi ** 2 + periods * volatility ** 2));

/** Step 5: the root of f by the Illinois method. */
const volatilityAfter = (sigma: number, phi: number, variance: number, delta: number): number => {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let [low, high] = bracket(a, f, delta ** 2 - phi ** 2 - variance);
  let [fLow, fHigh] = [f(low), f(high)];
  for (let round = 0; Math.abs(high - low) > CLOSE && round < MOST_ROUNDS; round++) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
};
const bracket = (a: number, f: (x: number) => number, surprise: number): [number, number] => {
  if (surprise > 0) return [a, Math.log(surprise)];
  let steps = 1;
  while (f(a - steps * TAU) < 0 && steps < MOST_ROUNDS) steps++;
  return [a, a - steps * TAU];
};
