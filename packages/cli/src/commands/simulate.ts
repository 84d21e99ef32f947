/** `spellspeed simulate`: many duels of bots. */

import { END_REASONS, type EndReason } from '@spellspeed/engine';
import { Command } from 'commander';
import { findBot } from '../input/bot.ts';
import { playableDeck, RANDOM } from '../input/deck.ts';
import { parseCount, parseSeed } from '../input/numbers.ts';
import { showProgress } from '../progress.ts';
import { type DeckSource, type Simulation, type SimulationOptions, simulate } from '../simulation.ts';
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
}

const decksOf = (named: readonly string[]): readonly [DeckSource, DeckSource] => {
  const [one, two = one, ...more] = named;
  if (one === undefined || two === undefined || more.length > 0)
    throw new Trouble(`Found ${named.length} decks, expected one or two: --deck NAME --deck NAME.`);
  const first = sourceOf(one);
  return [first, two === one ? first : sourceOf(two)];
};
const sourceOf = (named: string): DeckSource => (named === RANDOM ? RANDOM : playableDeck(named));
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
  { decks }: SimulationOptions,
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
    duels: options.duels,
    duelsPerSecond: finished / seconds,
    decisionsPerSecond: decisions / seconds,
    realDecisionsPerSecond: realDecisions / seconds,
    failures,
  };
};

/** Returns the exit code. */
export const runSimulate = (options: SimulateOptions, terminal: Terminal): number => {
  const decks = decksOf(options.deck);
  if (
    !Number.isSafeInteger(2 * (options.seed + options.duels)) ||
    (decks.includes(RANDOM) && options.seed < 0)
  )
    throw new Trouble(
      `The seed ${options.seed} is too large for ${options.duels} duels, or below 0 for random decks.`,
    );
  const progress = showProgress(options.duels, 'duels');
  const simulationOptions: SimulationOptions = {
    decks,
    bot: findBot(options.bot),
    duels: options.duels,
    seed: options.seed,
    laws: options.laws,
    onDuel: progress.update,
  };
  const simulation = simulate(simulationOptions);
  progress.stop();
  if (options.json) terminal.out(JSON.stringify(dataOf(simulation, options), null, 2));
  else for (const line of report(simulation, simulationOptions, terminal)) terminal.out(line);
  for (const { seed, first, second, message, stack } of simulation.failures)
    terminal.err(`Seed ${seed}, ${first} first against ${second}: ${stack ?? message}`);
  if (simulation.failures.length === 0) return 0;
  terminal.err(`${simulation.failures.length} of ${options.duels} duels did not end by the rules.`);
  return 1;
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
    .option('--seed <s>', 'a whole number; the same seed plays the same duels', parseSeed, 1)
    .option(
      '--bot <name>',
      'random, greedy, first, last, passive, eager, peaceful, or mixed: another pair for each duel',
      'random',
    )
    .option('--laws', 'check the laws of the engine after every answer (slow)', false)
    .option('--json', 'print data', false)
    .action((options: SimulateOptions) => exit(runSimulate(options, terminal)));
