/** `spellspeed match`: a Match between two bots. */

import { existsSync } from 'node:fs';
import { BOT_NAMES } from '@spellspeed/bots';
import { DEFAULT_FORMAT } from '@spellspeed/engine';
import { type MatchCheckpoint, makeMatchReplay, writeMatchReplay } from '@spellspeed/formats';
import {
  createMatch,
  DECK_PARTS,
  type Match,
  type MatchDeck,
  type MatchDeed,
  MatchSetUpError,
  type MatchSnapshot,
  type MatchState,
  restoreMatch,
} from '@spellspeed/match';
import { Command } from 'commander';
import { writeText } from '../files.ts';
import { findBot } from '../input/bot.ts';
import { jsonIn } from '../input/json.ts';
import { parseCount, parseSeed } from '../input/numbers.ts';
import { matchDeck, parseBestOf } from '../matches/decks.ts';
import { playMatch } from '../matches/play-match.ts';
import { saveReplay } from '../play/commands.ts';
import { cardPool } from '../pool.ts';
import { DUEL_END_WORDS, DUEL_KIND_WORDS, MATCH_END_WORDS } from '../tell/match.ts';
import type { Terminal } from '../terminal.ts';
import { messageOfThrown, Trouble } from '../trouble.ts';

export interface MatchCommandOptions {
  readonly deck: readonly string[];
  readonly bestOf: 1 | 3;
  readonly bot: string;
  readonly seed: number;
  readonly minutes?: number;
  readonly save?: string;
  /** Where the replay is written. */
  readonly replay?: string;
  readonly json: boolean;
}
const MINUTE = 60_000;

interface Opened {
  readonly match: Match;
  readonly names: readonly [string, string];
  readonly decks: readonly [MatchDeck, MatchDeck];
}
/** The Match that was saved, or a new one. */
const openMatch = (options: MatchCommandOptions): Opened => {
  const { deck, bestOf, seed, save } = options;
  const [one, two = one, ...more] = deck;
  if (one === undefined || two === undefined || more.length > 0)
    throw new Trouble(`${deck.length} decks are named; expected one or two: --deck a --deck b.`);
  const [first, second] = [matchDeck(one), matchDeck(two)];
  const names =
    first.name === second.name ? (['deck 1', 'deck 2'] as const) : ([first.name, second.name] as const);
  const decks = [first.deck, second.deck] as const;
  if (save !== undefined && existsSync(save))
    return { match: savedMatch(save, options, { names, decks }), names, decks };
  return { match: createMatch({ pool: cardPool(), seed, bestOf, players: decks }), names, decks };
};
/** What was saved goes on, if it was begun in the same way. */
const savedMatch = (file: string, options: MatchCommandOptions, opened: Omit<Opened, 'match'>): Match => {
  const match = parsedSave(file);
  const differences = differencesOf(match.toJSON().state, options, opened);
  if (differences.length > 0)
    throw new Trouble(
      `${file} is another Match than the one that was asked for:`,
      ...differences.map((line) => `  ${line}`),
      'Say the same as when it began, name another file with --save, or delete this one.',
    );
  return match;
};
const sameCards = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort((a, b) => a - b).join() === [...other].sort((a, b) => a - b).join();
const differencesOf = (
  { seed, bestOf, registered }: MatchState,
  options: MatchCommandOptions,
  { names, decks }: Omit<Opened, 'match'>,
): readonly string[] => [
  ...(seed === options.seed ? [] : [`its seed is ${seed}, not ${options.seed}`]),
  ...(bestOf === options.bestOf ? [] : [`it is a best of ${bestOf}, not of ${options.bestOf}`]),
  ...([0, 1] as const)
    .filter((player) => !isSameDeck(registered[player], decks[player]))
    .map((player) => `the deck of player ${player + 1} has other cards than ${names[player]}`),
];
const isSameDeck = (saved: MatchDeck | null, deck: MatchDeck): boolean =>
  saved !== null && DECK_PARTS.every((part) => sameCards(saved[part], deck[part]));
const parsedSave = (file: string): Match => {
  try {
    return restoreMatch(cardPool(), jsonIn(file) as MatchSnapshot);
  } catch (thrown) {
    if (thrown instanceof Trouble) throw thrown;
    const why = thrown instanceof MatchSetUpError ? thrown.message : messageOfThrown(thrown);
    throw new Trouble(`${file} cannot be gone on with: ${why}`, 'Name another file, or delete this one.');
  }
};

/** Notes all that is done, so that it can be written as a replay. */
const recorder = ({ seed, bestOf, bot }: MatchCommandOptions, { names, decks }: Opened) => {
  const deeds: MatchDeed[] = [];
  const checkpoints: MatchCheckpoint[] = [];
  return {
    onDeed: (deed: MatchDeed, match: Match): void => {
      const over = match.view(0).results.length;
      deeds.push(deed);
      if (over > checkpoints.length) checkpoints.push({ deeds: deeds.length, hash: match.hash() });
    },
    text: (match: Match): string => {
      const player = (at: 0 | 1) => ({ name: names[at], by: bot, ...decks[at] });
      const head = { format: DEFAULT_FORMAT, seed, bestOf, players: [player(0), player(1)] as const };
      return writeMatchReplay(makeMatchReplay(head, { deeds, checkpoints }, match));
    },
  };
};

/** Returns the exit code. */
export const runMatch = (options: MatchCommandOptions, { out, paint }: Terminal): number => {
  const opened = openMatch(options);
  const { match, names } = opened;
  const { replay, save } = options;
  if (replay !== undefined && match.view(0).results.length > 0)
    throw new Trouble(
      `${save} is in the middle of a Match; a replay needs its beginning.`,
      'Leave --replay out, or begin anew with another file for --save.',
    );
  const record = recorder(options, opened);
  const pool = cardPool();
  const bot = findBot(options.bot);
  const end =
    options.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.minutes * MINUTE;
  const nameOf = (winner: 0 | 1 | null): string => (winner === null ? 'nobody' : names[winner]);
  const tellLast = (now: Match): void => {
    if (options.save !== undefined) writeText(options.save, `${JSON.stringify(now)}\n`);
    const { results } = now.view(0);
    const last = results.at(-1);
    if (last === undefined || options.json) return;
    out(
      `${DUEL_KIND_WORDS[last.kind]} ${results.length}: ${nameOf(last.winner)} wins; ${DUEL_END_WORDS[last.reason]}.`,
    );
  };
  if (!options.json)
    out(paint.bold(`${names.join(' against ')}, best of ${options.bestOf}, seed ${options.seed}`));
  playMatch(match, {
    bots: [bot(2 * options.seed, pool), bot(2 * options.seed + 1, pool)],
    isTimeUp: () => Date.now() >= end,
    onDuelOver: tellLast,
    ...(replay !== undefined && { onDeed: record.onDeed }),
  });
  if (replay !== undefined) saveReplay(replay, () => record.text(match));
  const { score, results, result } = match.view(0);
  if (options.json) {
    out(
      JSON.stringify({ decks: names, score, results, result, seed: options.seed, bot: options.bot }, null, 2),
    );
    return 0;
  }
  const winner = result?.winner ?? null;
  const how = MATCH_END_WORDS[result?.reason ?? 'duels'];
  out(
    paint.bold(
      winner === null
        ? `The Match is a draw, ${score.join('-')}.`
        : `${names[winner]} wins the Match ${score.join('-')}, ${how}.`,
    ),
  );
  return 0;
};

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

export const matchCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('match')
    .description('a Match between two bots, with Side Decks')
    .option('--deck <name|file>', 'a deck; named twice, one for each', collect, [])
    .option('--best-of <n>', '1 or 3', parseBestOf, 3)
    .option('--minutes <m>', 'the time limit; then extra turns, sudden death, extra Duel', parseCount)
    .option('--seed <s>', 'a whole number; the same seed plays the same Match', parseSeed, 1)
    .option('--bot <name>', `who plays: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option('--save <file>', 'keep the Match here after every Duel, and go on with it')
    .option('--replay <file>', 'write the whole Match as a replay; the command replay plays it again')
    .option('--json', 'print data', false)
    .action((options: MatchCommandOptions) => exit(runMatch(options, terminal)));
