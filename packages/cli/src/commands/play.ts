/** `spellspeed play`: a duel against a bot. */
import { DEFAULT_FORMAT, type Player } from '@spellspeed/engine';
import type { ReplayPlayer } from '@spellspeed/formats';
import { Command } from 'commander';
import { findBot } from '../input/bot.ts';
import { type PlayableDeck, playableDeck } from '../input/deck.ts';
import { parseSeed } from '../input/numbers.ts';
import { converse } from '../play/loop.ts';
import { Session } from '../play/session.ts';
import { cardPool } from '../pool.ts';
import type { Terminal } from '../terminal.ts';

export interface PlayOptions {
  readonly deck: string;
  readonly against: string;
  readonly bot: string;
  readonly seed?: number;
  readonly second: boolean;
}

const SEEDS = 1_000_000_000;

const player = ({ name, main, extra }: PlayableDeck, by: string): ReplayPlayer => ({ name, by, main, extra });

export const startSession = (options: PlayOptions, seed: number): Session => {
  const pool = cardPool();
  const you: Player = options.second ? 1 : 0;
  const bot = findBot(options.bot)(seed, pool);
  const yours = player(playableDeck(options.deck), 'person');
  const theirs = player(playableDeck(options.against), options.bot);
  const players = you === 0 ? ([yours, theirs] as const) : ([theirs, yours] as const);
  return new Session({ pool, head: { format: DEFAULT_FORMAT, seed, players }, you, bot });
};

export const runPlay = async (options: PlayOptions, terminal: Terminal): Promise<void> => {
  const seed = options.seed ?? Date.now() % SEEDS;
  const session = startSession(options, seed);
  terminal.out(
    `${options.deck} against ${options.against} (${options.bot} bot), seed ${seed}. Type help for help.`,
  );
  await converse(session, terminal);
};

export const playCommand = (terminal: Terminal): Command =>
  new Command('play')
    .description('play a duel against a bot')
    .requiredOption('--deck <name|file>', 'your deck: a ready-made one or a .ydk file')
    .requiredOption('--against <name|file>', "the opponent's deck")
    .option('--bot <name>', 'random or greedy', 'greedy')
    .option('--seed <s>', 'a whole number; the same seed shuffles in the same way', parseSeed)
    .option('--second', 'let the opponent take the first turn', false)
    .action((options: PlayOptions) => runPlay(options, terminal));
