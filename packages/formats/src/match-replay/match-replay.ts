/** A replay of a Match: what is needed to play all its Duels again, and to prove that they are the same. */
import { type CardPool, ENGINE_VERSION, type FormatName, type Passcode } from '@spellspeed/engine';
import {
  type BestOf,
  cardsOf,
  createMatch,
  type Match,
  type MatchDeck,
  type MatchDeed,
} from '@spellspeed/match';

export const MATCH_REPLAY_VERSION = 1;

/** Who played, with the deck as it is registered. */
export interface MatchReplayPlayer extends MatchDeck {
  /** The name of the deck. */
  readonly name: string;
  /** `person`, or the name of a bot. */
  readonly by: string;
}
/** The hash of the Match after so many deeds. */
export interface MatchCheckpoint {
  readonly deeds: number;
  readonly hash: string;
}
/** What is known before the Match begins. Its Duels are shuffled from the one seed, each in its own way. */
export interface MatchReplayHead {
  readonly format: FormatName;
  readonly seed: number;
  readonly bestOf: BestOf;
  readonly players: readonly [MatchReplayPlayer, MatchReplayPlayer];
  /** Were players asked also where they could only pass? */
  readonly askEveryWindow?: boolean;
}
export interface MatchReplayCourse {
  /** All that was done: answers, exchanges with the Side Deck, time, surrenders, decisions of a judge. */
  readonly deeds: readonly MatchDeed[];
  readonly checkpoints: readonly MatchCheckpoint[];
}
export interface MatchReplay extends MatchReplayHead, MatchReplayCourse {
  readonly spellspeed: 'match-replay';
  readonly version: typeof MATCH_REPLAY_VERSION;
  /** The version of the engine with which it was made; it is missing where versions were not noted yet. */
  readonly engine?: string;
  /** Hash of all definitions, and of each card on the sheets. */
  readonly pool: string;
  readonly cards: { readonly [passcode: string]: string };
  readonly hash: string;
}

/** The Match of a replay, before its first deed. */
export const beginMatch = (
  { seed, format, bestOf, players, askEveryWindow = false }: MatchReplayHead,
  pool: CardPool,
): Match => createMatch({ pool, seed, format, bestOf, players, askEveryWindow });

export const makeMatchReplay = (
  head: MatchReplayHead,
  course: MatchReplayCourse,
  match: Match,
): MatchReplay => {
  const { pool } = match;
  const used = [...new Set(head.players.flatMap(cardsOf))];
  return {
    spellspeed: 'match-replay',
    version: MATCH_REPLAY_VERSION,
    engine: ENGINE_VERSION,
    format: head.format,
    pool: pool.hash,
    cards: Object.fromEntries(used.map((card) => [card, pool.hashOf(card as Passcode)])),
    seed: head.seed,
    bestOf: head.bestOf,
    players: head.players,
    ...(head.askEveryWindow && { askEveryWindow: true }),
    ...course,
    hash: match.hash(),
  };
};

/** A replay of a Match as text: a deed a line. */
export const writeMatchReplay = ({ deeds, checkpoints, ...rest }: MatchReplay): string => {
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const block = (name: string, items: readonly unknown[]): string =>
    items.length === 0
      ? `  "${name}": []`
      : `  "${name}": [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  return `${head},\n${block('deeds', deeds)},\n${block('checkpoints', checkpoints)}\n}\n`;
};
