/** A replay: what is needed to play a duel again, and to prove that it is the same. */
import {
  type CardPool,
  type Duel,
  FORMATS,
  type FormatName,
  type Passcode,
  type Player,
} from '@spellspeed/engine';
import type { PlayableDeck } from '../input/deck.ts';
import { parseJson } from '../input/json.ts';
import { field, list, type Placed, refuse, text, texts, wholeNumber, wholeNumbers } from '../input/shape.ts';
import { Trouble } from '../trouble.ts';

export const REPLAY_VERSION = 1;
/** The state is hashed after so many answers. */
export const HASHED_EVERY = 20;

export interface ReplayPlayer extends PlayableDeck {
  /** `person`, or the name of a bot. */
  readonly by: string;
}
/** The hash of the state after so many answers. */
export interface Checkpoint {
  readonly answers: number;
  readonly hash: string;
}
export interface Replay {
  readonly spellspeed: 'replay';
  readonly version: typeof REPLAY_VERSION;
  readonly format: FormatName;
  /** Hash of all definitions, and of each that the duel uses. */
  readonly pool: string;
  readonly cards: { readonly [passcode: string]: string };
  readonly seed: number;
  readonly players: readonly [ReplayPlayer, ReplayPlayer];
  readonly answers: readonly (readonly number[])[];
  /** Who gave up after the last answer. */
  readonly surrendered: Player | null;
  readonly checkpoints: readonly Checkpoint[];
  readonly hash: string;
}

/** The parts of a replay that are known before the duel begins. */
export type ReplayHead = Pick<Replay, 'format' | 'seed' | 'players'>;
export type ReplayCourse = Pick<Replay, 'answers' | 'surrendered' | 'checkpoints'>;

export const makeReplay = (head: ReplayHead, course: ReplayCourse, duel: Duel): Replay => {
  const { pool, cards } = duel.snapshot();
  return {
    spellspeed: 'replay',
    version: REPLAY_VERSION,
    format: head.format,
    pool,
    cards,
    seed: head.seed,
    players: head.players,
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

const A_HASH = 'a hash as a text';

/** Reads a replay; what is wrong with it is said with line and column. */
export const readReplay = (content: string, file: string): Replay => {
  const source = { file, text: content };
  const root: Placed = { source, node: parseJson(source) };
  const kind = field(root, 'spellspeed', 'the word "replay"');
  if (kind.node.value !== 'replay') refuse(kind, 'the word "replay"');
  const version = field(root, 'version', `the number ${REPLAY_VERSION}`);
  if (version.node.value !== REPLAY_VERSION) refuse(version, `the version ${REPLAY_VERSION}`);
  return {
    spellspeed: 'replay',
    version: REPLAY_VERSION,
    format: formatOf(field(root, 'format', 'the name of a format')),
    pool: text(field(root, 'pool', A_HASH), A_HASH),
    cards: texts(field(root, 'cards', 'hashes by passcode'), 'an object of hashes by passcode'),
    seed: wholeNumber(field(root, 'seed', 'a whole number'), 'a whole number'),
    players: playersOf(field(root, 'players', 'two players')),
    answers: list(field(root, 'answers', 'a list of answers'), 'a list of answers').map((answer) =>
      wholeNumbers(answer, 'an answer, a list of whole numbers'),
    ),
    surrendered: surrenderOf(field(root, 'surrendered', '0, 1 or null')),
    checkpoints: list(field(root, 'checkpoints', 'a list'), 'a list of hashes').map(checkpointOf),
    hash: text(field(root, 'hash', A_HASH), A_HASH),
  };
};

const formatOf = (placed: Placed): FormatName => {
  const names = Object.keys(FORMATS) as FormatName[];
  const format = names.find((name) => name === placed.node.value);
  return format ?? refuse(placed, `a format: ${names.join(', ')}`);
};
const playersOf = (placed: Placed): readonly [ReplayPlayer, ReplayPlayer] => {
  const [one, two, ...more] = list(placed, 'a list of two players').map(playerOf);
  return one && two && more.length === 0 ? [one, two] : refuse(placed, 'a list of two players');
};
const playerOf = (placed: Placed): ReplayPlayer => ({
  name: text(field(placed, 'name', 'the name of a deck'), 'the name of a deck'),
  by: text(field(placed, 'by', 'who played'), 'who played, as a text'),
  main: wholeNumbers(field(placed, 'main', 'passcodes'), 'a list of passcodes'),
  extra: wholeNumbers(field(placed, 'extra', 'passcodes'), 'a list of passcodes'),
});
const surrenderOf = (placed: Placed): Player | null => {
  const { value } = placed.node;
  return value === 0 || value === 1 || value === null ? value : refuse(placed, '0, 1 or null');
};
const checkpointOf = (placed: Placed): Checkpoint => ({
  answers: wholeNumber(field(placed, 'answers', 'a whole number'), 'a whole number'),
  hash: text(field(placed, 'hash', A_HASH), A_HASH),
});

/**
 * Can the replay be played with this pool? `same`: it was made with it. `unchanged`: made with another, but all that it uses is the
 * same. Otherwise Trouble names the cards.
 */
export const poolFor = (replay: Replay, pool: CardPool): 'same' | 'unchanged' => {
  if (replay.pool === pool.hash) return 'same';
  const used = new Set([
    ...replay.players.flatMap(({ main, extra }) => [...main, ...extra]).map(String),
    ...Object.keys(replay.cards),
  ]);
  const changes = [...used].flatMap((passcode) => {
    const code = Number(passcode) as Passcode;
    const card = pool.get(code)?.card;
    if (card === undefined) return [`  The card ${passcode} is not defined here.`];
    if (replay.cards[passcode] === undefined)
      return [`  "${card.name}" (${passcode}): the replay has no hash of it.`];
    return pool.hashOf(code) === replay.cards[passcode]
      ? []
      : [`  The definition of "${card.name}" (${passcode}) has changed.`];
  });
  if (changes.length === 0) return 'unchanged';
  throw new Trouble('The replay was made with another pool of cards and cannot be played:', ...changes);
};
