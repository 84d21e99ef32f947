import { alignColumns, printNumber, printSummary } from '../report.ts';
import type { StartResult } from './bench-start.ts';

/** One line a command: today, the other revision, how many times as quick, and what it may cost. */
export const printStart = (results: readonly StartResult[], against: string): string =>
  [
    'From nothing, processor seconds: median (lowest – highest)',
    '',
    ...alignColumns([
      ['', 'today', against, 'times', 'at most'],
      ...results.map(({ title, limit, today, before }) => [
        title,
        printSummary(today, ''),
        before === undefined ? '' : printSummary(before, ''),
        before === undefined ? '' : `${printNumber(before.median / today.median)} ×`,
        limit === undefined ? '' : printNumber(limit),
      ]),
    ]),
  ].join('\n');
