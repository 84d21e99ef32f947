/** The replay of a Match, told to someone who watches. */
import { eventsOfBoth } from '@spellspeed/engine';
import {
  type MatchDifference,
  type MatchReplay,
  type MatchReplayRun,
  runMatchReplay,
} from '@spellspeed/formats';
import { type Match, type MatchEvent, MatchSetUpError } from '@spellspeed/match';
import { toldLine } from '../play/commands.ts';
import { cardPool } from '../pool.ts';
import { type Telling, type Told, tellEvents, withoutEmptyPhases } from '../tell/events.ts';
import { matchLine, tellMatchEvent } from '../tell/match.ts';
import { spectatorVoice, type Voice } from '../tell/voice.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { versionHint } from './read.ts';

const voiceFor = ({ players: [one, two] }: MatchReplay): Voice =>
  spectatorVoice(
    one.name === two.name ? [`player 1 (${one.name})`, `player 2 (${two.name})`] : [one.name, two.name],
  );

const eventsIn = (events: readonly MatchEvent[], duel: number) =>
  events.flatMap((event) => (event.what === 'in-duel' && event.duel === duel ? [event.event] : []));
/** What the last deed led to: the events of its Duels as both players got them, and what happened around. */
const toldOf = (match: Match, telling: Telling): Told[] => {
  const [one, other] = [match.events(0), match.events(1)];
  const told: Told[] = [];
  const done = new Set<number>();
  for (const event of one) {
    if (event.what !== 'in-duel') {
      const text = tellMatchEvent(event, telling.voice);
      if (text !== null) told.push({ as: event.what === 'duel-set-up' ? 'heading' : 'sentence', text });
    } else if (!done.has(event.duel)) {
      done.add(event.duel);
      told.push(...tellEvents(eventsOfBoth(eventsIn(one, event.duel), eventsIn(other, event.duel)), telling));
    }
  }
  return told;
};

interface Course {
  readonly run: MatchReplayRun;
  readonly told: readonly Told[];
}
const courseOf = (replay: MatchReplay, file: string, to: number, voice: Voice): Course => {
  const pool = cardPool();
  const told: Told[] = [];
  try {
    const run = runMatchReplay(replay, pool, to, (match) => {
      told.push(...toldOf(match, { voice, pool }));
    });
    return { run, told: withoutEmptyPhases(told) };
  } catch (thrown) {
    if (!(thrown instanceof MatchSetUpError)) throw thrown;
    throw new Trouble(`${file}: its Match cannot begin. ${thrown.message}`);
  }
};

export const matchDifferenceSentence = (difference: MatchDifference): string => {
  const { deeds } = difference;
  if (difference.differs === 'refused')
    return `Deed ${deeds} (${JSON.stringify(difference.deed)}) is refused: ${difference.because}`;
  const where = difference.atTheEnd ? `the last deed (${deeds})` : `deed ${deeds}`;
  return `After ${where} the hash is ${difference.found}, expected ${difference.expected}.`;
};

const data = ({ run, told }: Course, replay: MatchReplay, pool: 'same' | 'unchanged'): object => {
  const { score, results, result } = run.match.view(0);
  return {
    pool,
    seed: replay.seed,
    bestOf: replay.bestOf,
    players: replay.players.map(({ name, by }) => ({ deck: name, by })),
    deeds: run.deeds,
    of: replay.deeds.length,
    verified: run.difference === null,
    difference: run.difference && {
      deeds: run.difference.deeds,
      sentence: matchDifferenceSentence(run.difference),
    },
    score,
    results,
    result,
    hash: run.match.hash(),
    course: told.map(({ text }) => text),
  };
};

/** Returns the exit code. */
export const runMatchReplayCommand = (
  replay: MatchReplay,
  file: string,
  pool: 'same' | 'unchanged',
  options: { readonly to?: number; readonly json: boolean },
  terminal: Terminal,
): number => {
  const { out, err, paint } = terminal;
  const voice = voiceFor(replay);
  const course = courseOf(replay, file, options.to ?? replay.deeds.length, voice);
  const { match, deeds, difference } = course.run;
  if (options.json) out(JSON.stringify(data(course, replay, pool), null, 2));
  else {
    if (pool === 'unchanged')
      out('Made with another pool of cards, but nothing that the Match uses has changed.');
    for (const told of course.told) out(toldLine(told, paint));
    out('');
    const view = match.view(0);
    out(paint.bold(matchLine(view, voice.names)));
    if (view.result === null) out(`The Match goes on after ${deeds} of ${replay.deeds.length} deeds.`);
    if (difference === null) out(paint.green('All hashes are those of the replay.'));
  }
  if (difference === null) return 0;
  err(`${file} is not the Match that is played here. ${matchDifferenceSentence(difference)}`);
  for (const hint of versionHint(replay)) err(hint);
  return 1;
};
