/** `spellspeed league`: every deck against every deck. */
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { Command } from 'commander';
import { findBot } from '../input/bot.ts';
import { playableDeck, RANDOM, randomDeck } from '../input/deck.ts';
import { parseCount, parseSeed } from '../input/numbers.ts';
import { type League, type LeagueOptions, playLeague } from '../league.ts';
import { definitionOf } from '../pool.ts';
import { showProgress } from '../progress.ts';
import { unusedLines } from '../tell/unused.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';

export interface LeagueCommandOptions {
  readonly deck: readonly string[];
  readonly duels: number;
  readonly seed: number;
  readonly bot: string;
  readonly laws: boolean;
  readonly json: boolean;
}

const nameOf = (passcode: number): string => definitionOf(passcode)?.name ?? String(passcode);

const report = (league: League, { decks, duels }: LeagueOptions, { paint, columns }: Terminal): string[] => {
  const width = Math.max(...decks.map(({ name }) => name.length));
  const share = (won: number): string => `${Math.round((100 * won) / (2 * duels))}`.padStart(4);
  return [
    `${paint.bold(`${league.finished} duels`)}: ${decks.length} decks, each against each in both seats, ${duels} times`,
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

/** Returns the exit code. */
export const runLeague = (options: LeagueCommandOptions, terminal: Terminal): number => {
  const named = options.deck.length > 0 ? options.deck : Object.keys(READY_MADE_DECKS);
  const decks = named.map((name, at) =>
    name === RANDOM ? randomDeck(options.seed + at) : playableDeck(name),
  );
  const total = decks.length ** 2 * options.duels;
  const progress = showProgress(total, 'duels');
  const leagueOptions: LeagueOptions = {
    decks,
    bot: findBot(options.bot),
    duels: options.duels,
    seed: options.seed,
    laws: options.laws,
    onDuel: progress.update,
  };
  const league = playLeague(leagueOptions);
  progress.stop();
  if (options.json) terminal.out(JSON.stringify({ ...league, ...options, deck: named }, null, 2));
  else for (const line of report(league, leagueOptions, terminal)) terminal.out(line);
  for (const { seed, first, second, message, stack } of league.failures)
    terminal.err(`Seed ${seed}, ${first} first against ${second}: ${stack ?? message}`);
  if (league.failures.length === 0) return 0;
  terminal.err(`${league.failures.length} of ${total} duels did not end by the rules.`);
  return 1;
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
    .option('--seed <s>', 'a whole number; the same seed plays the same duels', parseSeed, 1)
    .option(
      '--bot <name>',
      'random, greedy, first, last, passive, eager, peaceful, or mixed: another pair for each duel',
      'random',
    )
    .option('--laws', 'check the laws of the engine after every answer (slow)', false)
    .option('--json', 'print data', false)
    .action((options: LeagueCommandOptions) => exit(runLeague(options, terminal)));
