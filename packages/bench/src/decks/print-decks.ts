/** The table of the decks. */
import { alignColumns, printNumber, printSummary } from '../report.ts';
import { summarize } from '../statistics.ts';
import type { By, DeckPlan, DeckResult } from './compare.ts';

const rowOf = ({ deck, player, cold, hot, ratio, slowestMilliseconds, isSame }: DeckResult): string[] => [
  deck,
  player,
  printNumber(cold),
  printSummary(hot, ''),
  ratio ? printSummary(ratio, ' ×') : '',
  printNumber(slowestMilliseconds),
  isSame ? '' : 'other duels',
];
/** The middle over the decks, for each player. */
const mediansOf = (results: readonly DeckResult[]): string[][] =>
  [...new Set(results.map(({ player }) => player))].map((player) => {
    const own = results.filter((result) => result.player === player);
    const ratios = own.flatMap(({ ratio }) => ratio?.median ?? []);
    return [
      'median of the decks',
      player,
      printNumber(summarize(own.map(({ cold }) => cold)).median),
      printNumber(summarize(own.map(({ hot }) => hot.median)).median),
      ratios.length > 0 ? `${printNumber(summarize(ratios).median)} ×` : '',
      printNumber(Math.max(...own.map(({ slowestMilliseconds }) => slowestMilliseconds))),
      '',
    ];
  });

const SECOND_OF: { readonly [by in By]: string } = { cpu: 'second of CPU', clock: 'second by the clock' };

/** One line a deck and player, then the middle over the decks. */
export const printDecks = (
  { rounds, duels, warmUp }: DeckPlan,
  results: readonly DeckResult[],
  by: By = 'cpu',
): string => {
  const head = ['', '', 'cold', 'hot', 'ratio', 'slowest answer, ms', ''];
  return [
    `Random mirror duels of the ready-made decks: decisions with more than one choice per ${SECOND_OF[by]}`,
    `${rounds} rounds of ${duels} duels, hot after ${warmUp}: median (lowest – highest)`,
    '',
    ...alignColumns([head, ...results.map(rowOf), ...mediansOf(results)]),
  ].join('\n');
};
