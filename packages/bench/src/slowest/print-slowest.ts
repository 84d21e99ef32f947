/** The table of the slowest answers. */
import { alignColumns, printNumber } from '../report.ts';
import type { SearchPlan, SearchResult, ToldAnswer } from './search.ts';

const HEAD = [
  'duel',
  'seed',
  'decks',
  'turn',
  'question',
  'choices',
  'leads to',
  'choices',
  'events',
  'calls',
  'in the run, ms',
  'least, ms',
  'again, ms',
  'of CPU, ms',
];
const rowOf = (answer: ToldAnswer): string[] => [
  `${answer.duel}`,
  `${answer.seed}`,
  answer.decks.join(' – '),
  `${answer.turn}`,
  `${answer.question}: ${answer.kind}`,
  `${answer.choices}`,
  answer.next?.kind ?? 'the end',
  answer.next ? `${answer.next.choices}` : '',
  `${answer.events}`,
  answer.calls.toLocaleString('en'),
  printNumber(answer.milliseconds),
  printNumber(answer.leastMilliseconds),
  printNumber(answer.againMilliseconds),
  answer.againCpuMilliseconds === undefined ? 'not known' : printNumber(answer.againCpuMilliseconds),
];

/** What a run came to, one line for each of the slowest answers, and how to play the first again. */
export const printSlowest = ({ decks, from }: SearchPlan, result: SearchResult, known: number): string => {
  const { duels, answers, overAim, aim, longestMilliseconds, slowest } = result;
  const named = decks.length === known ? '' : decks.map((deck) => ` --deck ${deck}`).join('');
  const count = (value: number): string => value.toLocaleString('en');
  return [
    `The slowest answers of ${count(duels)} duels from ${from} on, ${decks.length ** 2} pairs of decks, random players`,
    `${count(answers)} answers; as they were played the slowest took ${printNumber(longestMilliseconds)} ms by the clock, ${count(overAim)} over ${aim} ms`,
    '',
    ...alignColumns([HEAD, ...slowest.map(rowOf)]),
    ...(slowest[0] ? ['', `again: --part slowest${named} --from ${slowest[0].duel} --duels 1`] : []),
  ].join('\n');
};
