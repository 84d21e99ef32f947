/** A replay that can be looked at anywhere; runs in the Worker, without anything of a browser. */
import { BOT_NAMES } from '@spellspeed/bots';
import { type CardPool, type Duel, ENGINE_VERSION, type Player } from '@spellspeed/engine';
import { beginDuel, obstacleToBegin, poolFor, type Replay, readReplay, runReplay } from '@spellspeed/formats';
import type { Pools } from '../host/pools.ts';
import type { Occurrence, SavedDuel } from '../host/types.ts';
import { type Frame, frameAfter, openView } from '../watching/frame.ts';
import type { Opened, OpenReplay, OtherEngine, ReplayHost } from './types.ts';

/** The duel is kept after every so many answers: from there any point is near. */
const KEPT_EVERY = 10;

interface Kept {
  readonly replay: Replay;
  readonly opened: OpenReplay;
  /** At every tenth answer. */
  readonly duels: readonly Duel[];
  readonly occurrences: readonly (readonly Occurrence[])[];
}

export class ReplayViewer implements ReplayHost {
  readonly #pools: Pools;
  #kept: Kept | null = null;

  constructor(pools: Pools) {
    this.#pools = pools;
  }

  async open(text: string, file: string): Promise<Opened> {
    const read = readReplay(text, file);
    if (!read.ok) return { ok: false, trouble: { wrong: 'text', errors: read.errors } };
    const pool = await this.#pools.holding(usedIn(read.value));
    const found = poolFor(read.value, pool);
    if (typeof found !== 'string')
      return {
        ok: false,
        trouble: { wrong: 'cards', changes: found, otherEngine: otherEngineOf(read.value) },
      };
    const wrong = obstacleToBegin(read.value, pool, { file, text });
    if (wrong) return { ok: false, trouble: { wrong: 'text', errors: [wrong] } };
    this.#kept = keep(read.value, pool);
    return { ok: true, replay: this.#kept.opened };
  }
  async at(answers: number): Promise<Frame | null> {
    const kept = this.#kept;
    if (kept === null) return null;
    const { replay, opened, duels } = kept;
    const wanted = Math.max(0, Math.min(answers, opened.answers));
    const from = Math.floor(wanted / KEPT_EVERY);
    const duel = duels[from]?.fork();
    if (duel === undefined) return null;
    for (const answer of replay.answers.slice(from * KEPT_EVERY, wanted)) duel.answer(answer);
    if (wanted === replay.answers.length && replay.surrendered !== null) duel.surrender(replay.surrendered);
    return { view: openView(duel, opened.side), occurrences: kept.occurrences[wanted] ?? [] };
  }
  async until(answers: number): Promise<readonly Occurrence[]> {
    return this.#kept?.occurrences.slice(0, answers + 1).flat() ?? [];
  }
  async takeOver(answers: number, you: Player): Promise<SavedDuel | null> {
    if (this.#kept === null) return null;
    const { replay } = this.#kept;
    const { format, seed, players, askEveryWindow, first, field } = replay;
    const bot = BOT_NAMES.find((name) => players.some(({ by }) => by === name)) ?? 'greedy';
    const [one, two] = players;
    const by = (player: Player): string => (player === you ? 'person' : bot);
    return {
      head: {
        format,
        seed,
        players: [
          { ...one, by: by(0) },
          { ...two, by: by(1) },
        ],
        ...(askEveryWindow && { askEveryWindow }),
        ...(first !== undefined && { first }),
        ...(field && { field }),
      },
      you,
      bot,
      answers: replay.answers.slice(0, answers),
      surrendered: null,
      stops: [],
      undone: [],
    };
  }
}

/** The cards of the decks, and those that came into the duel. */
const usedIn = ({ players, cards }: Replay): readonly number[] => [
  ...players.flatMap(({ main, extra }) => [...main, ...extra]),
  ...Object.keys(cards).map(Number),
];

/** Which other version of the engine made the replay. */
const otherEngineOf = ({ engine }: Replay): OtherEngine | null =>
  engine === undefined || engine === ENGINE_VERSION ? null : { made: engine, here: ENGINE_VERSION };

/** Plays the replay to its end, and keeps what is needed to come back to any point of it. */
const keep = (replay: Replay, pool: CardPool): Kept => {
  const side: Player = replay.players[1].by === 'person' && replay.players[0].by !== 'person' ? 1 : 0;
  const begun = beginDuel(replay, pool);
  let view = openView(begun, side);
  const first = frameAfter(begun, side, view, pool);
  const duels = [begun];
  const occurrences = [first.occurrences];
  const { duel, answers, difference } = runReplay(replay, pool, replay.answers.length, (now) => {
    const frame = frameAfter(now, side, view, pool);
    view = frame.view;
    // A surrender comes after the last answer and belongs to it.
    if (occurrences.length > replay.answers.length)
      occurrences.push([...(occurrences.pop() ?? []), ...frame.occurrences]);
    else occurrences.push(frame.occurrences);
    if ((occurrences.length - 1) % KEPT_EVERY === 0) duels.push(now.fork());
  });
  const [one, two] = replay.players;
  const opened: OpenReplay = {
    names: [one.name, two.name],
    by: [one.by, two.by],
    side,
    // An answer that is refused leads nowhere.
    answers: difference?.differs === 'refused' ? answers - 1 : answers,
    turns: occurrences.flatMap((happened, given) =>
      happened.flatMap(({ event }) =>
        event.what === 'turn-began' ? [{ turn: event.turn, answers: given }] : [],
      ),
    ),
    undone: replay.undone ?? [],
    difference,
    otherEngine: otherEngineOf(replay),
    result: duel.result,
  };
  return { replay, opened, duels, occurrences };
};
