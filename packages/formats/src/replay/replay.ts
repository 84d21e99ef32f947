/** A replay: what is needed to play a duel again, and to prove that it is the same. */
import {
  type CardPool,
  createDuel,
  createDuelFromField,
  type Duel,
  ENGINE_VERSION,
  type FieldOptions,
  type FirstPlayerRule,
  type FormatName,
  type Passcode,
  type Player,
} from '@spellspeed/engine';

export const REPLAY_VERSION = 1;
/** The state is hashed after so many answers. */
export const HASHED_EVERY = 20;

export interface ReplayPlayer {
  /** The name of the deck. */
  readonly name: string;
  /** `person`, or the name of a bot. */
  readonly by: string;
  readonly main: readonly number[];
  readonly extra: readonly number[];
}
/** The hash of the state after so many answers. */
export interface Checkpoint {
  readonly answers: number;
  readonly hash: string;
}
/** A field from which a duel begins in the middle, as someone described it. */
export type DescribedField = Pick<FieldOptions, 'turn' | 'turnPlayer' | 'phase' | 'start' | 'sides'>;

/** The parts of a replay that are known before the duel begins. */
export interface ReplayHead {
  readonly format: FormatName;
  readonly seed: number;
  readonly players: readonly [ReplayPlayer, ReplayPlayer];
  /** Were players asked also where they could only pass? */
  readonly askEveryWindow?: boolean;
  /** How it was decided who goes first, unless the player listed first did. */
  readonly first?: FirstPlayerRule;
  /** The duel begins with this field instead of with the decks. */
  readonly field?: DescribedField;
}
export interface ReplayCourse {
  readonly answers: readonly (readonly number[])[];
  /** Who gave up after the last answer. */
  readonly surrendered: Player | null;
  readonly checkpoints: readonly Checkpoint[];
  /** After how many answers the person went back to, each time that something was taken back. */
  readonly undone?: readonly number[];
}
export interface Replay extends ReplayHead, ReplayCourse {
  readonly spellspeed: 'replay';
  readonly version: typeof REPLAY_VERSION;
  /** The version of the engine with which it was made; it is missing where versions were not noted yet. */
  readonly engine?: string;
  /** Hash of all definitions, and of each that the duel uses. */
  readonly pool: string;
  readonly cards: { readonly [passcode: string]: string };
  readonly hash: string;
}

/** The duel of a replay, before its first answer. */
export const beginDuel = (head: ReplayHead, pool: CardPool): Duel => {
  const { seed, format, players, askEveryWindow = false, first = 'first-listed', field } = head;
  return field === undefined
    ? createDuel({ pool, seed, format, players, askEveryWindow, first })
    : createDuelFromField({ pool, seed, format, askEveryWindow, ...field });
};

export const makeReplay = (head: ReplayHead, course: ReplayCourse, duel: Duel): Replay => {
  const { pool, cards } = duel.snapshot();
  return {
    spellspeed: 'replay',
    version: REPLAY_VERSION,
    engine: ENGINE_VERSION,
    format: head.format,
    pool,
    cards,
    seed: head.seed,
    players: head.players,
    ...(head.askEveryWindow && { askEveryWindow: true }),
    ...(head.first !== undefined && { first: head.first }),
    ...(head.field && { field: head.field }),
    ...course,
    hash: duel.hash(),
  };
};

/** A replay as text: an answer a line. */
export const writeReplay = ({ answers, checkpoints, ...rest }: Replay): string => {
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const lines = (items: readonly unknown[]): string =>
    items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const block = (name: string, items: readonly unknown[]): string =>
    items.length === 0 ? `  "${name}": []` : `  "${name}": [\n${lines(items)}\n  ]`;
  return `${head},\n${block('answers', answers)},\n${block('checkpoints', checkpoints)}\n}\n`;
};

/** A card because of which a replay cannot be played with a pool. */
export interface ChangedCard {
  readonly passcode: number;
  /** Null where the pool has no such card. */
  readonly name: string | null;
  readonly why: 'missing' | 'no-hash' | 'changed';
}

/**
 * Can the replay be played with this pool? `same`: it was made with it. `unchanged`: made with another, but all that it uses is the
 * same. Otherwise the cards that are not.
 */
export const poolFor = (
  replay: Pick<Replay, 'pool' | 'cards' | 'players'>,
  pool: CardPool,
): 'same' | 'unchanged' | readonly ChangedCard[] => {
  if (replay.pool === pool.hash) return 'same';
  const used = new Set([
    ...replay.players.flatMap(({ main, extra }) => [...main, ...extra]).map(String),
    ...Object.keys(replay.cards),
  ]);
  const changes = [...used].flatMap((code): ChangedCard[] => {
    const passcode = Number(code);
    const name = pool.get(passcode as Passcode)?.card.name ?? null;
    if (name === null) return [{ passcode, name, why: 'missing' }];
    if (replay.cards[code] === undefined) return [{ passcode, name, why: 'no-hash' }];
    return pool.hashOf(passcode as Passcode) === replay.cards[code]
      ? []
      : [{ passcode, name, why: 'changed' }];
  });
  return changes.length === 0 ? 'unchanged' : changes;
};
