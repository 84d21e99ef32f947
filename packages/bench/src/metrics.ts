import type { Tally } from './contender.ts';

export const METRICS = [
  'duelsPerSecond',
  'decisionsWithChoicePerSecond',
  'decisionsPerSecond',
  'setupMillisecondsPerDuel',
  'turnsPerDuel',
  'decisionsWithChoicePerDuel',
  'decisionsPerDuel',
] as const;
export type Metric = (typeof METRICS)[number];
export type ByMetric<T> = { readonly [metric in Metric]: T };

const perSecond = (count: number, { elapsedMilliseconds }: Tally): number =>
  (count * 1000) / elapsedMilliseconds;

const MEASURES: ByMetric<(tally: Tally) => number> = {
  duelsPerSecond: (tally) => perSecond(tally.duels, tally),
  decisionsWithChoicePerSecond: (tally) => perSecond(tally.decisionsWithChoice, tally),
  decisionsPerSecond: (tally) => perSecond(tally.decisions, tally),
  setupMillisecondsPerDuel: ({ setupMilliseconds, duels }) => setupMilliseconds / duels,
  turnsPerDuel: ({ turns, duels }) => turns / duels,
  decisionsWithChoicePerDuel: ({ decisionsWithChoice, duels }) => decisionsWithChoice / duels,
  decisionsPerDuel: ({ decisions, duels }) => decisions / duels,
};

export function byMetric<T>(entryOf: (metric: Metric) => T): ByMetric<T> {
  return Object.fromEntries(METRICS.map((metric) => [metric, entryOf(metric)])) as ByMetric<T>;
}

export const measure = (tally: Tally): ByMetric<number> => byMetric((metric) => MEASURES[metric](tally));
