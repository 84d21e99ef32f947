/** `spellspeed play`: a duel or a Match against a bot. */

import { existsSync } from 'node:fs';
import { BOT_NAMES } from '@spellspeed/bots';
import { DEFAULT_FORMAT, type Player } from '@spellspeed/engine';
import type { ReplayPlayer } from '@spellspeed/formats';
import { Command } from 'commander';
import { readText } from '../files.ts';
import { findBot } from '../input/bot.ts';
import { type PlayableDeck, playableDeck, WITHOUT_EFFECTS } from '../input/deck.ts';
import { KNOWN_LISTS } from '../input/lists.ts';
import { parseSeed } from '../input/numbers.ts';
import { matchDeck, parseBestOf } from '../matches/decks.ts';
import { converse } from '../play/loop.ts';
import { converseInMatch } from '../play/match-loop.ts';
import { MatchPlay } from '../play/match-play.ts';
import { Session } from '../play/session.ts';
import { cardPool } from '../pool.ts';
import { isMatchReplay, matchReplayIn, poolOf, replayIn } from '../replay/read.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

export interface PlayOptions {
  readonly deck: string;
  readonly against: string;
  readonly bot: string;
  readonly seed?: number;
  readonly second: boolean;
  /** Cards whose texts are not known are played as cards without effects. */
  readonly missingWithoutEffects?: boolean;
  /** A Match instead of a duel. */
  readonly bestOf?: 1 | 3;
}
/** As they are typed: a saved duel or Match needs no decks. */
export type TypedPlayOptions = Partial<PlayOptions> & { readonly bot: string; readonly resume?: string };

const SEEDS = 1_000_000_000;

const player = ({ name, main, extra }: PlayableDeck, by: string): ReplayPlayer => ({ name, by, main, extra });

export const startSession = (options: PlayOptions, seed: number): Session => {
  const you: Player = options.second ? 1 : 0;
  const missing = options.missingWithoutEffects ? 'without-effects' : 'refused';
  const yours = player(playableDeck(options.deck, missing), 'person');
  const theirs = player(playableDeck(options.against, missing), options.bot);
  const pool = cardPool();
  const bot = findBot(options.bot)(seed, pool, { now: () => performance.now(), lists: KNOWN_LISTS });
  const players = you === 0 ? ([yours, theirs] as const) : ([theirs, yours] as const);
  return new Session({ pool, head: { format: DEFAULT_FORMAT, seed, players }, you, bot });
};
/** A Match of a person, who is listed first, against a bot; rock-paper-scissors decides who goes first. */
export const startMatch = (options: PlayOptions, bestOf: 1 | 3, seed: number): MatchPlay => {
  if (options.second)
    throw new Trouble('In a Match it is decided by rock-paper-scissors who goes first: leave --second out.');
  const pool = cardPool();
  const player = (named: string, by: string) => {
    const { name, deck } = matchDeck(named);
    return { name, by, ...deck };
  };
  const players = [player(options.deck, 'person'), player(options.against, options.bot)] as const;
  const bot = findBot(options.bot)(seed, pool, { now: () => performance.now(), lists: KNOWN_LISTS });
  return new MatchPlay({ pool, head: { format: DEFAULT_FORMAT, seed, bestOf, players }, you: 0, bot });
};

export const runPlay = async (options: PlayOptions, terminal: Terminal): Promise<void> => {
  const seed = options.seed ?? Date.now() % SEEDS;
  const { bestOf } = options;
  const session = bestOf === undefined ? startSession(options, seed) : startMatch(options, bestOf, seed);
  const length = bestOf === undefined ? '' : `, best of ${bestOf}`;
  terminal.out(
    `${options.deck} against ${options.against} (${options.bot} bot)${length}, seed ${seed}. Type help for help.`,
  );
  if (session instanceof MatchPlay) await converseInMatch(session, terminal);
  else await converse(session, terminal);
};

/** Which player the person was, and the bot. */
const seatsIn = (players: readonly { readonly by: string }[], file: string) => {
  const you = players.findIndex(({ by }) => by === 'person');
  const other = players[1 - you];
  if (you < 0 || other === undefined || other.by === 'person')
    throw new Trouble(
      `${file} is not the game of a person against a bot; only such a game can be gone on with.`,
    );
  return { you: you === 0 ? 0 : 1, by: other.by } as const;
};
/** Goes on with a saved duel or Match. */
export const runResume = async (file: string, terminal: Terminal): Promise<void> => {
  const text = readText(file);
  const pool = cardPool();
  terminal.out(`Going on with ${file}. Type help for help.`);
  if (isMatchReplay(text)) {
    const replay = matchReplayIn(text, file);
    poolOf(replay, pool);
    const { you, by } = seatsIn(replay.players, file);
    const bot = findBot(by)(replay.seed, pool, { now: () => performance.now(), lists: KNOWN_LISTS });
    await converseInMatch(new MatchPlay({ pool, head: replay, you, bot, deeds: replay.deeds }), terminal);
    return;
  }
  const replay = replayIn(text, file);
  poolOf(replay, pool);
  if (replay.surrendered !== null) throw new Trouble(`${file}: the duel is over; somebody has given it up.`);
  const { you, by } = seatsIn(replay.players, file);
  const bot = findBot(by)(replay.seed, pool, { now: () => performance.now(), lists: KNOWN_LISTS });
  await converse(new Session({ pool, head: replay, you, bot, answers: replay.answers }), terminal);
};

/** What was typed, complete; or Trouble that says what is missing, or too much. */
const complete = ({ deck, against, second = false, ...rest }: TypedPlayOptions): PlayOptions => {
  if (deck === undefined || against === undefined)
    throw new Trouble(
      `${deck === undefined ? '--deck' : '--against'} is missing.`,
      "Name your deck with --deck and the opponent's with --against, or a saved game with --resume FILE.",
    );
  return { ...rest, deck, against, second };
};
const playOrResume = async (options: TypedPlayOptions, terminal: Terminal): Promise<void> => {
  const { resume, deck, against, bestOf, seed } = options;
  if (resume === undefined) return runPlay(complete(options), terminal);
  if ([deck, against, bestOf, seed].some((option) => option !== undefined))
    throw new Trouble(
      '--resume FILE goes on with the decks and the seed of the file: leave the other options out.',
    );
  if (!existsSync(resume)) throw new Trouble(`${resume} cannot be read: there is no such file.`);
  return runResume(resume, terminal);
};

export const playCommand = (terminal: Terminal): Command =>
  new Command('play')
    .description('play a duel, or with --best-of a Match, against a bot')
    .option('--deck <name|file>', 'your deck: a ready-made one or a .ydk file')
    .option('--against <name|file>', "the opponent's deck")
    .option('--best-of <n>', '3: a Match with Side Decks; 1: a Match of a single Duel', parseBestOf)
    .option('--bot <name>', `who plays: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option('--seed <s>', 'a whole number; the same seed shuffles in the same way', parseSeed)
    .option('--second', 'let the opponent take the first turn')
    .option(WITHOUT_EFFECTS, 'play cards whose texts are not known as cards without effects')
    .option('--resume <file>', 'go on with a duel or Match that was saved')
    .action((options: TypedPlayOptions) => playOrResume(options, terminal));
