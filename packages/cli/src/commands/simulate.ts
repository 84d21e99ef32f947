/** `spellspeed simulate`: many duels of bots. */

import { END_REASONS, type EndReason } from '@spellspeed/engine';
import { Command } from 'commander';
import { type DeckSource, type Simulation, type SimulationPlan, simulationOf } from '../duels/simulation.ts';
import { playableDeck, RANDOM, WITHOUT_EFFECTS } from '../input/deck.ts';
import { parseCount, parseIndex, parseSeed, parseWorkers } from '../input/numbers.ts';
import { showProgress } from '../progress.ts';
import { playSomewhere, QUEUE, SLICES } from '../queue/somewhere.ts';
import { failureLines } from '../tell/failures.ts';
import { unusedLines } from '../tell/unused.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

export interface SimulateOptions {
  readonly deck: readonly string[];
  readonly duels: number;
  readonly seed: number;
  readonly bot: string;
  readonly laws: boolean;
  readonly json: boolean;
  /** The first duel of the run, from 0. */
  readonly from?: number;
  /** Cards whose texts are not known are played as cards without effects. */
  readonly missingWithoutEffects?: boolean;
  /** Threads that share the duels. */
  readonly workers?: number;
  /** The Postgres of the queue from which workers on any machine take the duels, and how many at once. */
  readonly queue?: string;
  readonly slice?: number;
}

const decksOf = ({ deck, missingWithoutEffects }: SimulateOptions): readonly [DeckSource, DeckSource] => {
  const [one, two = one, ...more] = deck;
  if (one === undefined || two === undefined || more.length > 0)
    throw new Trouble(`Found ${deck.length} decks, expected one or two: --deck NAME --deck NAME.`);
  const sourceOf = (named: string): DeckSource =>
    named === RANDOM ? RANDOM : playableDeck(named, missingWithoutEffects ? 'without-effects' : 'refused');
  const first = sourceOf(one);
  return [first, two === one ? first : sourceOf(two)];
};
const nameOf = (deck: DeckSource): string => (deck === RANDOM ? RANDOM : deck.name);

const REASONS: { readonly [reason in EndReason]: string } = {
  'life-points': 'Life Points at 0',
  'deck-out': 'no card left to draw',
  effect: 'by a card effect',
  surrender: 'by surrender',
  loop: 'an endless loop',
  'time-limit': 'more Life Points when time is up',
  'match-victory': 'the text of a card wins the Match',
};

const rate = (count: number, seconds: number): string => Math.round(count / seconds).toLocaleString('en-US');

const report = (
  simulation: Simulation,
  { decks }: SimulationPlan,
  { paint, columns }: Terminal,
): string[] => {
  const { seconds, finished, decisions, realDecisions, turns, results, firstPlayerWins } = simulation;
  const [one, two] = decks.map(nameOf);
  const names = one === two ? ['deck 1', 'deck 2'] : [one, two];
  const line = (label: string, text: string): string => `${paint.bold(label.padEnd(12))}${text}`;
  const perSecond = (finished / seconds).toFixed(finished / seconds < 100 ? 1 : 0);
  const ends = END_REASONS.filter((reason) => results[reason].some((count) => count > 0)).map((reason) => {
    const [first, second, drawn] = results[reason];
    const counts = [
      `${names[0]} ${first}`,
      `${names[1]} ${second}`,
      ...(drawn > 0 ? [`drawn ${drawn}`] : []),
    ];
    return line('', `${REASONS[reason].padEnd(22)}${counts.join(' · ')}`);
  });
  return [
    line('duels', `${finished} in ${seconds.toFixed(1)} s: ${perSecond} a second`),
    line(
      'decisions',
      `${rate(decisions, seconds)} a second; ${rate(realDecisions, seconds)} with more than one choice`,
    ),
    line('turns', `${turns.mean.toFixed(1)} on average, ${turns.fewest} to ${turns.most}`),
    line('won by', ''),
    ...ends,
    line('', `${'whoever went first'.padEnd(22)}${firstPlayerWins} of ${finished}`),
    line('digest', simulation.digest),
    ...(decks.includes(RANDOM)
      ? [line('cards', `${simulation.cards} in the decks`), ...unusedLines(simulation.unused, columns)]
      : []),
  ];
};

const dataOf = (simulation: Simulation, options: SimulateOptions): object => {
  const { seconds, finished, decisions, realDecisions, failures } = simulation;
  return {
    ...simulation,
    decks: options.deck,
    bot: options.bot,
    seed: options.seed,
    from: options.from ?? 0,
    duels: options.duels,
    duelsPerSecond: finished / seconds,
    decisionsPerSecond: decisions / seconds,
    realDecisionsPerSecond: realDecisions / seconds,
    failures,
  };
};

const checkSeeds = ({ seed, from = 0, duels }: SimulateOptions, decks: readonly DeckSource[]): void => {
  if (Number.isSafeInteger(2 * (seed + from + duels)) && (seed >= 0 || !decks.includes(RANDOM))) return;
  throw new Trouble(`The seed ${seed} is too large for ${duels} duels, or below 0 for random decks.`);
};

/** Returns the exit code. */
export const runSimulate = async (options: SimulateOptions, terminal: Terminal): Promise<number> => {
  const { bot, duels, seed, laws, from = 0, workers = 1 } = options;
  const decks = decksOf(options);
  checkSeeds(options, decks);
  const plan: SimulationPlan = { of: 'simulation', decks, seed };
  const progress = showProgress(duels, 'duels');
  const start = performance.now();
  const job = { plan, bot, from, duels, laws };
  const slices = await playSomewhere(job, options, workers, progress.update);
  const simulation = simulationOf(slices, (performance.now() - start) / 1000);
  progress.stop();
  if (options.json) terminal.out(JSON.stringify(dataOf(simulation, options), null, 2));
  else for (const line of report(simulation, plan, terminal)) terminal.out(line);
  for (const line of failureLines(simulation.failures, duels)) terminal.err(line);
  return simulation.failures.length === 0 ? 0 : 1;
};

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

export const simulateCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('simulate')
    .description('let bots play many duels')
    .option(
      '--deck <name|file>',
      'a ready-made deck, a .ydk file or "random"; twice for two decks',
      collect,
      [],
    )
    .option('--duels <n>', 'how many', parseCount, 100)
    .option(
      '--from <n>',
      'the first duel of the run, from 0: any part of it can be played alone',
      parseIndex,
      0,
    )
    .option('--workers <n>', 'threads that share the duels; what comes of them is the same', parseWorkers, 1)
    .option(...QUEUE)
    .option(...SLICES)
    .option('--seed <s>', 'a whole number; the same seed plays the same duels', parseSeed, 1)
    .option(
      '--bot <name>',
      'random, greedy, first, last, passive, eager, peaceful, or mixed: another pair for each duel',
      'random',
    )
    .option(WITHOUT_EFFECTS, 'play cards whose texts are not known as cards without effects', false)
    .option('--laws', 'check the laws of the engine after every answer (slow)', false)
    .option('--json', 'print data', false)
    .action(async (options: SimulateOptions) => exit(await runSimulate(options, terminal)));
