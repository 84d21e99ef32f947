/** Candidates raced through the same worlds: whoever is clearly behind drops out. */

/** What one candidate has come to in one world, from 0 to 1. */
export type Trial = (candidate: number, world: number) => number;

export interface Standing {
  readonly candidate: number;
  readonly mean: number;
  /** In how many worlds it was tried. */
  readonly worlds: number;
}
export interface RaceOptions {
  readonly worlds: number;
  /** Asked before each world but the first: is there time for another? */
  readonly goesOn: () => boolean;
}

/** After so many worlds the first candidates may drop out. */
const BEFORE_DROPPING = 4;
/** So many standard errors of the difference behind the best one, a candidate is clearly worse. */
const CLEARLY = 1.8;

/** So many standard errors before the first candidate, another is worth leaving it for: it is what looks best at once. */
const HARDLY = 0.7;

interface Runner {
  readonly candidate: number;
  readonly values: number[];
}
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far it is behind in the worlds that both have been tried in, in standard errors. The same world makes differences small. */
const behind = ({ values }: Runner, best: Runner): number => {
  const differences = values.map((value, world) => (best.values[world] ?? 0) - value);
  const mean = meanOf(differences);
  if (Math.abs(mean) < 1e-9) return 0;
  const variance = meanOf(differences.map((each) => (each - mean) ** 2));
  return mean / Math.sqrt(variance / values.length + 1e-18);
};

/** The candidates, best first; those that dropped out stand where they were then. The first candidate is the best one where it is hardly told apart from it. */
export const race = (
  candidates: number,
  trial: Trial,
  { worlds, goesOn }: RaceOptions,
): readonly Standing[] => {
  let running: Runner[] = Array.from({ length: candidates }, (_, candidate) => ({ candidate, values: [] }));
  const all = running;
  for (let world = 0; world < worlds && (world === 0 || (running.length > 1 && goesOn())); world++) {
    for (const { candidate, values } of running) values.push(trial(candidate, world));
    if (world + 1 < BEFORE_DROPPING) continue;
    const best = running.reduce((one, other) => (meanOf(other.values) > meanOf(one.values) ? other : one));
    running = running.filter((each) => each === best || behind(each, best) <= CLEARLY);
  }
  const dropped = all.filter((each) => !running.includes(each));
  return [...firstIfClose(byMean(running)), ...byMean(dropped)].map(standingOf);
};
const byMean = (runners: readonly Runner[]): readonly Runner[] =>
  runners.toSorted(
    (one, other) => meanOf(other.values) - meanOf(one.values) || one.candidate - other.candidate,
  );
const firstIfClose = (ranked: readonly Runner[]): readonly Runner[] => {
  const [best] = ranked;
  const first = ranked.find(({ candidate }) => candidate === 0);
  if (best === undefined || first === undefined || behind(first, best) > HARDLY) return ranked;
  return [first, ...ranked.filter((each) => each !== first)];
};
const standingOf = ({ candidate, values }: Runner): Standing => ({
  candidate,
  mean: meanOf(values),
  worlds: values.length,
});
