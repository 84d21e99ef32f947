/** `spellspeed replay`: plays a saved duel again and verifies it. */
import { type Duel, DuelSetUpError, eventsOfBoth, type View } from '@spellspeed/engine';
import { type Replay, type ReplayRun, runReplay } from '@spellspeed/formats';
import { Command } from 'commander';
import { readText } from '../files.ts';
import { parseCount } from '../input/numbers.ts';
import { toldLine } from '../play/commands.ts';
import { cardPool } from '../pool.ts';
import { runMatchReplayCommand } from '../replay/match-course.ts';
import {
  differenceSentence,
  isMatchReplay,
  matchReplayIn,
  poolOf,
  replayIn,
  versionHint,
} from '../replay/read.ts';
import { type Told, tellEvents, withoutEmptyPhases } from '../tell/events.ts';
import { drawField } from '../tell/field.ts';
import { spectatorVoice, type Voice } from '../tell/voice.ts';
import { END_WORDS } from '../tell/words.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly json: boolean;
}

const voiceFor = ({ players: [one, two] }: Replay): Voice =>
  spectatorVoice(
    one.name === two.name ? [`player 1 (${one.name})`, `player 2 (${two.name})`] : [one.name, two.name],
  );

/** Both hands lie open. */
const openView = (duel: Duel): View => ({ ...duel.view(0), opponent: duel.view(1).you });

interface Course {
  readonly run: ReplayRun;
  readonly told: readonly Told[];
}
const courseOf = (replay: Replay, file: string, to: number, voice: Voice): Course => {
  try {
    return playedCourse(replay, to, voice);
  } catch (thrown) {
    if (!(thrown instanceof DuelSetUpError)) throw thrown;
    throw new Trouble(`${file}: its duel cannot begin. ${thrown.message}`);
  }
};
const playedCourse = (replay: Replay, to: number, voice: Voice): Course => {
  const pool = cardPool();
  const told: Told[] = [{ as: 'heading', text: `Turn 1: ${voice.names[0]}'s turn` }];
  const run = runReplay(replay, pool, to, (duel) => {
    told.push(...tellEvents(eventsOfBoth(duel.events(0), duel.events(1)), { voice, pool }));
  });
  return { run, told: withoutEmptyPhases(told) };
};

const data = ({ run, told }: Course, replay: Replay, pool: 'same' | 'unchanged'): object => ({
  pool,
  engine: replay.engine ?? null,
  seed: replay.seed,
  players: replay.players.map(({ name, by }) => ({ deck: name, by })),
  answers: run.answers,
  of: replay.answers.length,
  verified: run.difference === null,
  difference: run.difference && {
    answers: run.difference.answers,
    sentence: differenceSentence(run.difference),
  },
  turn: run.duel.turn,
  result: run.duel.result,
  hash: run.duel.hash(),
  course: told.map(({ text }) => text),
});

const printCourse = ({ run, told }: Course, replay: Replay, voice: Voice, terminal: Terminal): void => {
  const { out, paint, columns } = terminal;
  for (const each of told) out(toldLine(each, paint));
  out('');
  for (const line of drawField(openView(run.duel), { paint, columns, voice })) out(line);
  out('');
  const { result } = run.duel;
  if (result)
    out(
      `${result.winner === null ? 'A draw' : `${voice.names[result.winner]} has won`}: ${END_WORDS[result.reason]}.`,
    );
  else out(`The duel goes on after ${run.answers} of ${replay.answers.length} answers.`);
  const undone = replay.undone?.length ?? 0;
  if (undone > 0) out(`Something was taken back ${undone === 1 ? 'once' : `${undone} times`}.`);
};

/** Returns the exit code. */
export const runReplayCommand = (file: string, options: ReplayOptions, terminal: Terminal): number => {
  const text = readText(file);
  if (isMatchReplay(text)) {
    const match = matchReplayIn(text, file);
    return runMatchReplayCommand(match, file, poolOf(match, cardPool()), options, terminal);
  }
  const replay = replayIn(text, file);
  const pool = poolOf(replay, cardPool());
  const voice = voiceFor(replay);
  const course = courseOf(replay, file, options.to ?? replay.answers.length, voice);
  const { difference } = course.run;
  if (options.json) terminal.out(JSON.stringify(data(course, replay, pool), null, 2));
  else {
    if (pool === 'unchanged')
      terminal.out('Made with another pool of cards, but nothing that the duel uses has changed.');
    printCourse(course, replay, voice, terminal);
    if (difference === null) terminal.out(terminal.paint.green('All hashes are those of the replay.'));
  }
  if (difference === null) return 0;
  terminal.err(`${file} is not the duel that is played here. ${differenceSentence(difference)}`);
  for (const hint of versionHint(replay)) terminal.err(hint);
  return 1;
};

export const replayCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('replay')
    .description('play a saved duel or Match again and verify it')
    .argument('<file>', 'a replay, as `save` in a duel or `match --replay` writes it')
    .option('--to <n>', 'stop after so many answers (of a Match: after so many things done)', parseCount)
    .option('--json', 'print data', false)
    .action((file: string, options: ReplayOptions) => exit(runReplayCommand(file, options, terminal)));
