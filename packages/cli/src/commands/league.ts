/** `spellspeed league`: every deck against every deck. */
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { Command } from 'commander';
import { duelsOf, type League, type LeaguePlan, leagueOf } from '../duels/league.ts';
import { playableDeck, RANDOM, randomDeck } from '../input/deck.ts';
import { parseCount, parseIndex, parseSeed, parseWorkers } from '../input/numbers.ts';
import { definitionOf } from '../pool.ts';
import { showProgress } from '../progress.ts';
import { playSomewhere, QUEUE, SLICES } from '../queue/somewhere.ts';
import { failureLines } from '../tell/failures.ts';
import { unusedLines } from '../tell/unused.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

export interface LeagueCommandOptions {
  readonly deck: readonly string[];
  readonly duels: number;
  readonly seed: number;
  readonly bot: string;
  readonly laws: boolean;
  readonly json: boolean;
  /** The first duel of the league that is played, from 0, and the one before which it ends. */
  readonly from?: number;
  readonly to?: number;
  /** Threads that share the duels. */
  readonly workers?: number;
  /** The Postgres of the queue from which workers on any machine take the duels, and how many at once. */
  readonly queue?: string;
  readonly slice?: number;
}

const nameOf = (passcode: number): string => definitionOf(passcode)?.name ?? String(passcode);

const report = (league: League, { decks, rounds }: LeaguePlan, { paint, columns }: Terminal): string[] => {
  const width = Math.max(...decks.map(({ name }) => name.length));
  const share = (won: number): string => `${Math.round((100 * won) / (2 * rounds))}`.padStart(4);
  return [
    `${paint.bold(`${league.finished} duels`)}: ${decks.length} decks, each against each in both seats, ${rounds} times`,
    `${paint.bold('digest')} ${league.digest}`,
    paint.dim('wins in percent, against the decks in the order of the lines'),
    ...decks.map(
      ({ name }, index) => `${name.padEnd(width)} ${(league.wins[index] ?? []).map(share).join('')}`,
    ),
    paint.bold('cards that were never activated, Summoned or applied'),
    ...decks.flatMap(({ name }) => {
      const cards = league.unused[name] ?? [];
      return wrapped(`${name}: ${cards.length === 0 ? 'none' : cards.map(nameOf).join(' · ')}`, columns);
    }),
    ...unusedLines(league.reasons, columns),
  ];
};

const planOf = ({ deck, seed, duels }: LeagueCommandOptions): LeaguePlan => {
  const named = deck.length > 0 ? deck : Object.keys(READY_MADE_DECKS);
  const decks = named.map((name, at) => (name === RANDOM ? randomDeck(seed + at) : playableDeck(name)));
  return { of: 'league', decks, rounds: duels, seed };
};
/** The part of the league that is played. */
const partOf = ({ from = 0, to }: LeagueCommandOptions, all: number) => {
  const end = to ?? all;
  if (from < end && end <= all) return { from, duels: end - from };
  throw new Trouble(`The league has ${all} duels; found --from ${from} --to ${end}.`);
};

/** What was asked for, without the address of a database. */
const said = ({ queue: _, ...rest }: LeagueCommandOptions): object => rest;

/** Returns the exit code. */
export const runLeague = async (options: LeagueCommandOptions, terminal: Terminal): Promise<number> => {
  const { bot, laws, workers = 1 } = options;
  const plan = planOf(options);
  const part = partOf(options, duelsOf(plan));
  const progress = showProgress(part.duels, 'duels');
  const slices = await playSomewhere({ plan, bot, laws, ...part }, options, workers, progress.update);
  const league = leagueOf(plan, slices);
  progress.stop();
  const deck = plan.decks.map(({ name }) => name);
  if (options.json) terminal.out(JSON.stringify({ ...league, ...said(options), deck }, null, 2));
  else for (const line of report(league, plan, terminal)) terminal.out(line);
  for (const line of failureLines(league.failures, part.duels)) terminal.err(line);
  return league.failures.length === 0 ? 0 : 1;
};

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

export const leagueCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('league')
    .description('let every deck play every deck, and list the cards that were never used')
    .option(
      '--deck <name|file>',
      'a deck, "random" for one drawn from the whole pool; all ready-made decks if none is named',
      collect,
      [],
    )
    .option('--duels <n>', 'how many for each pair in each seat', parseCount, 10)
    .option(
      '--from <n>',
      'the first duel of the league, from 0: any part of it can be played alone',
      parseIndex,
      0,
    )
    .option('--to <n>', 'the duel before which the part ends', parseCount)
    .option('--workers <n>', 'threads that share the duels; what comes of them is the same', parseWorkers, 1)
    .option(...QUEUE)
    .option(...SLICES)
    .option('--seed <s>', 'a whole number; the same seed plays the same duels', parseSeed, 1)
    .option(
      '--bot <name>',
      'random, greedy, first, last, passive, eager, peaceful, or mixed: another pair for each duel',
      'random',
    )
    .option('--laws', 'check the laws of the engine after every answer (slow)', false)
    .option('--json', 'print data', false)
    .action(async (options: LeagueCommandOptions) => exit(await runLeague(options, terminal)));
