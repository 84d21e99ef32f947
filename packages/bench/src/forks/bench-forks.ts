/** The part `forks`: memory of forks of a duel in the middle game, in a program of its own for each deck. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { alignColumns, printNumber } from '../report.ts';
import { summarize } from '../statistics.ts';
import { type ForkMemory, STAGES } from './fork-memory.ts';

export interface ForksOfDeck {
  readonly deck: string;
  /** In which the duel is. */
  readonly turn: number;
  readonly megabytes: ForkMemory;
}
export interface ForksResult {
  readonly forks: number;
  readonly decks: readonly ForksOfDeck[];
}

const FORKS = 10_000;
// What is built is weighed, also when a test asks.
const PROGRAM = fileURLToPath(new URL('../../dist/forks/program.js', import.meta.url));

/** Weighs so many forks of a mirror duel of each deck. */
export const benchForks = (
  decks: readonly string[],
  onProgress: (text: string) => void,
  forks = FORKS,
): ForksResult => ({
  forks,
  decks: decks.map((deck) => {
    onProgress(`forks: ${deck}`);
    const said = execFileSync(process.execPath, ['--expose-gc', PROGRAM, deck, String(forks)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { deck, ...JSON.parse(said) };
  }),
});

/** One line a deck, then the middle over the decks. */
export const printForks = ({ forks, decks }: ForksResult): string => {
  const medians = STAGES.map((stage) => summarize(decks.map(({ megabytes }) => megabytes[stage])).median);
  return [
    `${forks.toLocaleString('en')} live forks of a random mirror duel in the middle game, MB of 1,000,000 bytes`,
    '',
    ...alignColumns([
      ['', 'turn', ...STAGES],
      ...decks.map(({ deck, turn, megabytes }) => [
        deck,
        `${turn}`,
        ...STAGES.map((stage) => printNumber(megabytes[stage])),
      ]),
      ['median of the decks', '', ...medians.map(printNumber)],
    ]),
  ].join('\n');
};
