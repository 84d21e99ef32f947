/** `spellspeed arena`: which bot is stronger, by mirror duels with the same seeds from both seats. */
import { explainThought, type Thought, type ThoughtLanguage } from '@spellspeed/bots';
import { cardNameIn, READY_MADE_DECKS } from '@spellspeed/cards';
import { LANGUAGES } from '@spellspeed/cardtext';
import { Command, Option } from 'commander';
import { type ArenaPlan, arenaDuels, arenaPairing, type Encounter, encountersIn } from '../duels/arena.ts';
import { plotOf } from '../duels/plot.ts';
import { play } from '../duels/run.ts';
import { isFailure, playSlice } from '../duels/slice.ts';
import { writeText } from '../files.ts';
import { findBot } from '../input/bot.ts';
import { playableDeck } from '../input/deck.ts';
import { parseCount, parseIndex, parseSeed, parseWorkers } from '../input/numbers.ts';
import { showProgress } from '../progress.ts';
import { nameOf } from '../tell/card-names.ts';
import { failureLines } from '../tell/failures.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

interface ArenaOptions {
  readonly bot: readonly string[];
  readonly deck: readonly string[];
  readonly rounds: number;
  readonly seed: number;
  readonly from: number;
  readonly to?: number;
  readonly workers: number;
  readonly json: boolean;
  readonly lists: ArenaPlan['lists'];
  /** A file for a picture of what came of it. */
  readonly plot?: string;
  /** The duel of this number is played alone, and what the bots think in it is told. */
  readonly tell?: number;
  readonly language: ThoughtLanguage;
}

const planOf = ({ bot, deck, rounds, seed, lists }: ArenaOptions): ArenaPlan => {
  if (bot.length < 2 || new Set(bot).size < bot.length)
    throw new Trouble(
      `Found ${bot.length === 0 ? 'no bot' : `the bots ${bot.join(', ')}`}, expected two different ones or more.`,
      'For example: arena --bot greedy --bot search-3',
    );
  for (const name of bot) findBot(name);
  const named = deck.length > 0 ? deck : Object.keys(READY_MADE_DECKS);
  return { of: 'arena', bots: bot, decks: named.map((name) => playableDeck(name)), rounds, seed, lists };
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const line = ({ one, other, won, drawn, duels, share, between, elo }: Encounter): string => {
  const [low, high] = between.map(percent);
  const by = elo === null ? '' : `, ${elo >= 0 ? '+' : ''}${elo} Elo`;
  return `${one} against ${other}: ${won} won, ${drawn} drawn of ${duels}: ${percent(share)} [${low}, ${high}]${by}`;
};

const titleOf = ({ decks, seed, lists }: ArenaPlan): string =>
  `Mirror duels of ${decks.length === 1 ? decks[0]?.name : `${decks.length} decks`}, lists ${lists}, from seed ${seed}`;

/** Returns the exit code. */
export const runArena = async (options: ArenaOptions, terminal: Terminal): Promise<number> => {
  const plan = planOf(options);
  const all = arenaDuels(plan);
  if (options.tell !== undefined && options.plot !== undefined)
    throw new Trouble(
      'Found --plot beside --tell, expected one of them: of one duel there is nothing to draw.',
    );
  if (options.tell !== undefined) return tellDuel(plan, options.tell, options.language, terminal);
  const { from, to = all, workers } = options;
  if (from >= to || to > all)
    throw new Trouble(`The arena has ${all} duels; found --from ${from} --to ${to}.`);
  const progress = showProgress(to - from, 'duels');
  const slices = await play(
    { plan, bot: plan.bots[0] ?? '', laws: false, from, duels: to - from },
    workers,
    progress.update,
  );
  progress.stop();
  const encounters = encountersIn(plan, from, slices);
  if (options.json) terminal.out(JSON.stringify({ ...options, duels: all, encounters }, null, 2));
  else for (const encounter of encounters) terminal.out(line(encounter));
  if (options.plot !== undefined) writeText(options.plot, plotOf(encounters, titleOf(plan)));
  const failures = slices.flatMap(({ played }) => played.filter(isFailure));
  for (const told of failureLines(failures, to - from)) terminal.err(told);
  return failures.length === 0 ? 0 : 1;
};

/** Plays one duel of the arena and tells what was thought at each decision. */
const tellDuel = (plan: ArenaPlan, index: number, language: ThoughtLanguage, terminal: Terminal): number => {
  if (index >= arenaDuels(plan))
    throw new Trouble(`The arena has ${arenaDuels(plan)} duels; found --tell ${index}.`);
  const slice = playSlice({
    bot: findBot(plan.bots[0] ?? ''),
    pairing: (at) => arenaPairing(plan, at, tellThought(language, terminal)),
    from: index,
    duels: 1,
    laws: false,
  });
  const failures = slice.played.filter(isFailure);
  for (const told of failureLines(failures, 1)) terminal.err(told);
  return failures.length === 0 ? 0 : 1;
};
const tellThought =
  (language: ThoughtLanguage, { out }: Terminal) =>
  (thought: Thought) => {
    const named = (passcode: number): string => cardNameIn(language, nameOf(passcode));
    const [line = '', ...rest] = explainThought(thought, language, named);
    out(`${thought.decision.player + 1}. ${line}`);
    for (const sentence of rest) out(`   ${sentence}`);
  };

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

export const arenaCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('arena')
    .description('let bots play each other: mirror duels, the same seeds from both seats')
    .option('--bot <name>', 'a bot; say it again for each other one', collect, [])
    .option('--deck <name|file>', 'a deck; all ready-made decks if none is named', collect, [])
    .option('--rounds <n>', 'how often each pair plays each deck from both seats', parseCount, 1)
    .option('--seed <s>', 'a whole number; the same seed plays the same duels', parseSeed, 1)
    .option(
      '--from <n>',
      'the first duel that is played, from 0: any part can be played alone',
      parseIndex,
      0,
    )
    .option('--to <n>', 'the duel before which the part ends', parseCount)
    .option('--workers <n>', 'threads that share the duels; what comes of them is the same', parseWorkers, 1)
    .addOption(
      new Option('--lists <how>', "is the opponent's list known, or supposed by what is seen?")
        .choices(['known', 'supposed'])
        .default('supposed'),
    )
    .option('--tell <n>', 'play the duel of this number alone, and tell what the bots think', parseIndex)
    .addOption(
      new Option('--language <language>', 'the language of what is told').choices(LANGUAGES).default('en'),
    )
    .option('--plot <file>', 'write a picture (SVG): the shares that were won, with their bounds')
    .option('--json', 'print data', false)
    .action(async (options: ArenaOptions) => exit(await runArena(options, terminal)));
