/** `spellspeed tournament run`: the decks of a folder against each other. */

import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { BOT_NAMES } from '@spellspeed/bots';
import type { LimitList } from '@spellspeed/cards';
import { DECK_PARTS } from '@spellspeed/match';
import {
  createTournament,
  restoreTournament,
  type Tournament,
  TournamentSetUpError,
  type TournamentSnapshot,
} from '@spellspeed/tournament';
import { Command } from 'commander';
import { filesAt, writeText } from '../files.ts';
import { findBot } from '../input/bot.ts';
import { jsonIn } from '../input/json.ts';
import { parseCount, parseSeed } from '../input/numbers.ts';
import {
  cardsUnder,
  matchDeck,
  type NamedDeck,
  parseBestOf,
  parseLimits,
  problemsInMatch,
} from '../matches/decks.ts';
import { playMatchTask } from '../matches/match-task.ts';
import { runTournament, type TournamentRun } from '../matches/run-tournament.ts';
import { pageOf, percent } from '../matches/tournament-page.ts';
import type { Terminal } from '../terminal.ts';
import { messageOfThrown, Trouble } from '../trouble.ts';

export interface TournamentCommandOptions {
  readonly swiss: number;
  readonly cut: number;
  readonly bestOf: 1 | 3;
  readonly bot: string;
  readonly seed: number;
  readonly limits: LimitList;
  readonly save?: string;
  readonly page?: string;
  readonly json: boolean;
  /** The Postgres of the queue from which workers on any machine take the Matches. */
  readonly queue?: string;
}

/** All decks of the folder. If one cannot be played with, nothing starts: which, which line, why. */
const decksIn = (folder: string, limits: LimitList): readonly NamedDeck[] => {
  const files = filesAt(folder, '.ydk');
  if (files.length < 2)
    throw new Trouble(`${folder} has ${files.length} .ydk files; a tournament needs two or more.`);
  const wrong = files.flatMap((file) =>
    problemsInMatch(file, limits).map((problem) => `  ${file}: ${problem}`),
  );
  if (wrong.length > 0) throw new Trouble('The tournament cannot start with these decks:', ...wrong);
  return files.map((file) => matchDeck(file, limits));
};
const newTournament = (folder: string, options: TournamentCommandOptions): Tournament => {
  const { seed, swiss, cut, bestOf, limits } = options;
  const tournament = createTournament(
    { name: `Tournament of ${basename(resolve(folder))}`, seed, swiss, cut, bestOf },
    cardsUnder(limits),
  );
  for (const { name, deck } of decksIn(folder, limits)) {
    const refusal = tournament.enter(name, deck);
    if (refusal) throw new Trouble(`${name} cannot enter: ${refusal.message}`);
  }
  return tournament;
};
const OPTIONS = { swiss: '--swiss', cut: '--cut', seed: '--seed', bestOf: '--best-of' } as const;
/** The decks of the folder that are not those with which it began; the name of each. */
const changedDecks = ({ state }: Tournament, folder: string, limits: LimitList): readonly string[] => {
  const cards = (deck: NamedDeck['deck'] | null): string =>
    JSON.stringify(deck && DECK_PARTS.map((part) => [...deck[part]].sort((a, b) => a - b)));
  const then = new Map(state.entrants.map(({ name, deck }) => [name, cards(deck)]));
  const now = new Map(decksIn(folder, limits).map(({ name, deck }) => [name, cards(deck)]));
  return [...new Set([...then.keys(), ...now.keys()])].filter((name) => then.get(name) !== now.get(name));
};
/** What was saved goes on, if it was begun in the same way. */
const savedTournament = (file: string, folder: string, options: TournamentCommandOptions): Tournament => {
  const saved = parsedSave(file, options);
  const { swiss, cut, seed, bestOf } = saved.state;
  const found = { swiss, cut, seed, bestOf };
  const differs = (['swiss', 'cut', 'seed', 'bestOf'] as const).find((key) => found[key] !== options[key]);
  if (differs !== undefined)
    throw new Trouble(
      `${file} is a tournament with ${OPTIONS[differs]} ${found[differs]}, not ${options[differs]}.`,
      'Say the same as when it began, name another file with --save, or delete this one.',
    );
  const changed = changedDecks(saved, folder, options.limits);
  if (changed.length > 0)
    throw new Trouble(
      `${file} was begun with other decks: ${changed.join(', ')} ${changed.length === 1 ? 'has' : 'have'} changed since, come or gone.`,
      'Put them back, name another file with --save, or delete this one.',
    );
  return saved;
};
const parsedSave = (file: string, { limits }: TournamentCommandOptions): Tournament => {
  try {
    return restoreTournament(jsonIn(file) as TournamentSnapshot, cardsUnder(limits));
  } catch (thrown) {
    if (thrown instanceof Trouble) throw thrown;
    const why = thrown instanceof TournamentSetUpError ? thrown.message : messageOfThrown(thrown);
    throw new Trouble(
      `${file} cannot be gone on with: ${why}`,
      'Name another file with --save, or delete this one.',
    );
  }
};

const standingsTable = (tournament: Tournament): string[] => {
  const width = Math.max(6, ...tournament.standings.map(({ name }) => name.length));
  return [
    `place  ${'player'.padEnd(width)}  points   W-D-L   opponents`,
    ...tournament.standings.map(
      ({ place, name, points, won, drawn, lost, opponents }) =>
        `${String(place).padStart(5)}  ${name.padEnd(width)}  ${String(points).padStart(6)}   ${won}-${drawn}-${lost}   ${percent(opponents).padStart(9)}`,
    ),
  ];
};
const roundLines = (tournament: Tournament): string[] => {
  const { round, state } = tournament;
  const nameOf = (id: number | null): string => (id === null ? 'bye' : (state.entrants[id]?.name ?? ''));
  return (round?.pairings ?? []).map(
    ({ table, players, report }) =>
      `  table ${table}: ${nameOf(players[0])} ${report?.wins.join('-') ?? '?'} ${nameOf(players[1])}`,
  );
};

/** Returns the exit code. */
export const runTournamentCommand = async (
  folder: string,
  options: TournamentCommandOptions,
  terminal: Terminal,
): Promise<number> => {
  const { out, err, paint } = terminal;
  const save = options.save ?? join(folder, 'tournament.json');
  const page = options.page ?? join(folder, 'tournament.html');
  const resumed = existsSync(save);
  const tournament = begun(folder, save, options);
  if (resumed && !options.json) out(paint.dim(`Going on with ${save}.`));
  findBot(options.bot);
  await playSomewhere(options.queue, {
    tournament,
    bot: options.bot,
    onStep: (now) => {
      writeText(save, `${JSON.stringify(now)}\n`);
      const { round } = now;
      if (round === null || round.pairings.some(({ report }) => report === null) || options.json) return;
      out(paint.bold(`Round ${round.number}, ${round.kind === 'swiss' ? 'Swiss' : 'elimination'}`));
      for (const line of roundLines(now)) out(line);
    },
  });
  writeText(page, pageOf(tournament));
  const winner = tournament.state.entrants[tournament.winner ?? -1]?.name ?? null;
  if (options.json) {
    out(
      JSON.stringify({ winner, standings: tournament.standings, ...tournament.state, page, save }, null, 2),
    );
    return 0;
  }
  out('');
  for (const line of standingsTable(tournament)) out(line);
  out(paint.bold(`${winner} wins the tournament.`));
  err(`The results to look at: ${page}`);
  return 0;
};
/** Here, or by workers. */
const playSomewhere = async (
  url: string | undefined,
  run: Omit<TournamentRun, 'play' | 'together'>,
): Promise<void> => {
  if (url === undefined) {
    await runTournament({ ...run, together: false, play: async (task) => playMatchTask(task) });
    return;
  }
  const [{ openQueue }, { handing }] = [
    await import('../queue/open-queue.ts'),
    await import('../queue/hand-out.ts'),
  ];
  const queue = await openQueue({ url });
  const { handOut, end } = handing(queue);
  try {
    await runTournament({ ...run, together: true, play: handOut });
  } finally {
    await end();
    await queue.close();
  }
};
const begun = (folder: string, save: string, options: TournamentCommandOptions): Tournament => {
  try {
    return existsSync(save) ? savedTournament(save, folder, options) : newTournament(folder, options);
  } catch (thrown) {
    if (thrown instanceof TournamentSetUpError) throw new Trouble(thrown.message);
    throw thrown;
  }
};

const parseFromZero = (typed: string): number => (typed.trim() === '0' ? 0 : parseCount(typed));

export const tournamentCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('tournament').description('tournaments of bots').addCommand(
    new Command('run')
      .description('let the decks of a folder play a tournament; run again, it goes on where it was')
      .argument('<folder>', 'a folder with .ydk files')
      .option('--swiss <n>', 'Swiss rounds', parseFromZero, 5)
      .option('--cut <n>', 'how many go on to the elimination: 0, 2, 4, 8 …', parseFromZero, 0)
      .option('--best-of <n>', '1 or 3', parseBestOf, 3)
      .option('--bot <name>', `who plays: ${BOT_NAMES.join(', ')}`, 'greedy')
      .option('--queue <url>', 'a Postgres from which `spellspeed worker` on any machine takes the Matches')
      .option('--seed <s>', 'a whole number from 0; the same seed plays the same tournament', parseSeed, 1)
      .option('--limits <list>', 'the limit list: ocg, tcg or none', parseLimits, 'ocg')
      .option('--save <file>', 'where the tournament is kept (FOLDER/tournament.json)')
      .option('--page <file>', 'where the page with the results is written (FOLDER/tournament.html)')
      .option('--json', 'print data', false)
      .action(async (folder: string, options: TournamentCommandOptions) =>
        exit(await runTournamentCommand(folder, options, terminal)),
      ),
  );
