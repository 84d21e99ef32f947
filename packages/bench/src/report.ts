import { type ByMetric, METRICS } from './metrics.ts';
import { type MicroResult, OPERATIONS } from './micro.ts';
import type { Plan, Result } from './rounds.ts';
import type { Summary } from './statistics.ts';

const TITLES: ByMetric<string> = {
  duelsPerSecond: 'duels/s',
  decisionsWithChoicePerSecond: 'decisions with a choice/s',
  decisionsPerSecond: 'decisions/s',
  setupMillisecondsPerDuel: 'set-up of a duel, ms',
  turnsPerDuel: 'turns per duel',
  decisionsWithChoicePerDuel: 'decisions with a choice per duel',
  decisionsPerDuel: 'decisions per duel',
};

/** A table: one line per metric, one column per contender, and one per ratio to the baseline. */
export function printReport({ rounds, seconds }: Plan, results: readonly Result[]): string {
  const columns = results.flatMap(({ name, metrics, ratios }) => [
    { title: name, cells: metrics, unit: '' },
    ...(ratios === undefined ? [] : [{ title: `${name} / ${results[0]?.name}`, cells: ratios, unit: ' ×' }]),
  ]);
  const rows = [
    ['', ...columns.map(({ title }) => title)],
    ...METRICS.map((metric) => [
      TITLES[metric],
      ...columns.map(({ cells, unit }) => printSummary(cells[metric], unit)),
    ]),
  ];
  return [
    'Random mirror duels with plain Normal Monsters',
    `${rounds} rounds of ${seconds} s for each engine: median (lowest – highest)`,
    '',
    ...alignColumns(rows),
  ].join('\n');
}

/** A table of our own operations: one line per operation, one column per duel. */
export function printMicro(results: readonly MicroResult[]): string {
  const rows = [
    ['', ...results.map(({ name }) => name)],
    ...OPERATIONS.map((operation) => [
      operation,
      ...results.map(({ microseconds }) => printSummary(microseconds[operation], '')),
    ]),
  ];
  return ['Spellspeed, single operations in the middle game, µs', '', ...alignColumns(rows)].join('\n');
}

export const printSummary = ({ median, lowest, highest }: Summary, unit: string): string =>
  `${printNumber(median)}${unit} (${printNumber(lowest)} – ${printNumber(highest)})`;

/** Three digits that count, or all digits before the point. */
export function printNumber(value: number): string {
  const decimals = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Columns of one width; the first is flush left. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  );
}
