/** From the text of a file to a replay. */
import { type FirstPlayerRule, FORMATS, type FormatName, type Player } from '@spellspeed/engine';
import type { Parsed } from '../format-error.ts';
import {
  field,
  flag,
  list,
  oneOf,
  optionalField,
  type Placed,
  parsed,
  refuse,
  text,
  texts,
  wholeNumber,
  wholeNumbers,
} from '../shape.ts';
import { describedField } from './read-field.ts';
import { type Checkpoint, REPLAY_VERSION, type Replay, type ReplayPlayer } from './replay.ts';

const A_HASH = 'a hash as a text';
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

/** Reads a replay; what is wrong with it is said with line and column. */
export const readReplay = (content: string, file: string): Parsed<Replay> => parsed(content, file, replayOf);

const replayOf = (root: Placed): Replay => {
  const kind = field(root, 'spellspeed', 'the word "replay"');
  if (kind.node.value !== 'replay') refuse(kind, 'the word "replay"');
  const version = field(root, 'version', `the number ${REPLAY_VERSION}`);
  if (version.node.value !== REPLAY_VERSION) refuse(version, `the version ${REPLAY_VERSION}`);
  const answers = list(field(root, 'answers', 'a list of answers'), 'a list of answers').map((answer) =>
    wholeNumbers(answer, 'an answer, a list of whole numbers'),
  );
  return {
    spellspeed: 'replay',
    version: REPLAY_VERSION,
    format: oneOf(field(root, 'format', 'the name of a format'), FORMAT_NAMES, 'a format'),
    pool: text(field(root, 'pool', A_HASH), A_HASH),
    cards: texts(field(root, 'cards', 'hashes by passcode'), 'an object of hashes by passcode'),
    seed: wholeNumber(field(root, 'seed', 'a whole number'), 'a whole number'),
    players: playersOf(field(root, 'players', 'two players')),
    ...beginningOf(root),
    answers,
    surrendered: surrenderOf(field(root, 'surrendered', '0, 1 or null')),
    checkpoints: list(field(root, 'checkpoints', 'a list'), 'a list of hashes').map((placed) =>
      checkpointOf(placed, answers.length),
    ),
    ...undoneOf(root),
    hash: text(field(root, 'hash', A_HASH), A_HASH),
  };
};

/** How the duel begins, where it begins in another way than with two decks. */
const beginningOf = (root: Placed): Pick<Replay, 'askEveryWindow' | 'first' | 'field'> => {
  const asks = optionalField(root, 'askEveryWindow');
  const first = optionalField(root, 'first');
  const described = optionalField(root, 'field');
  return {
    ...(asks && { askEveryWindow: flag(asks) }),
    ...(first && { first: firstOf(first) }),
    ...(described && { field: describedField(described) }),
  };
};
const firstOf = (placed: Placed): FirstPlayerRule => {
  const { value } = placed.node;
  if (value === 'first-listed' || value === 'rock-paper-scissors') return value;
  const chooses = surrenderOf(field(placed, 'chooses', '0 or 1'));
  return chooses === null ? refuse(placed, 'the player who chooses, 0 or 1') : { chooses };
};
/** What was taken back may have been longer than what remained. */
const MOST_ANSWERS = 1_000_000;
const undoneAt = (placed: Placed): number => {
  const expected = `a whole number from 0 to ${MOST_ANSWERS}`;
  const answers = wholeNumber(placed, expected);
  return answers < 0 || answers > MOST_ANSWERS ? refuse(placed, expected) : answers;
};
const undoneOf = (root: Placed): Pick<Replay, 'undone'> => {
  const undone = optionalField(root, 'undone');
  return undone ? { undone: list(undone, 'a list of whole numbers').map(undoneAt) } : {};
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
const checkpointOf = (placed: Placed, answers: number): Checkpoint => {
  const expected = `the number of an answer, from 1 to ${answers}`;
  const at = field(placed, 'answers', expected);
  const after = wholeNumber(at, expected);
  if (after < 1 || after > answers) refuse(at, expected);
  return { answers: after, hash: text(field(placed, 'hash', A_HASH), A_HASH) };
};
