/** From the text of a file to a replay. */
import type { FirstPlayerRule, Player } from '@spellspeed/engine';
import type { Parsed } from '../format-error.ts';
import {
  field,
  list,
  optionalField,
  type Placed,
  parsed,
  playerNumber,
  refuse,
  wholeNumber,
  wholeNumbers,
} from '../shape.ts';
import { describedField } from './read-field.ts';
import { checkKind, checkpointsIn, hashIn, headIn, passcodesIn, playersIn } from './read-head.ts';
import { REPLAY_VERSION, type Replay } from './replay.ts';

/** Reads a replay; what is wrong with it is said with line and column. */
export const readReplay = (content: string, file: string): Parsed<Replay> => parsed(content, file, replayOf);

const replayOf = (root: Placed): Replay => {
  checkKind(root, 'replay', REPLAY_VERSION);
  const answers = list(field(root, 'answers', 'a list of answers'), 'a list of answers').map((answer) =>
    wholeNumbers(answer, 'an answer, a list of whole numbers'),
  );
  return {
    spellspeed: 'replay',
    version: REPLAY_VERSION,
    ...headIn(root),
    players: playersIn(root, (placed) => ({
      main: passcodesIn(placed, 'main'),
      extra: passcodesIn(placed, 'extra'),
    })),
    ...beginningOf(root),
    answers,
    surrendered: surrenderOf(field(root, 'surrendered', '0, 1 or null')),
    checkpoints: checkpointsIn(root, 'answers', answers.length).map(({ after, hash }) => ({
      answers: after,
      hash,
    })),
    ...undoneOf(root),
    hash: hashIn(root),
  };
};

/** How the duel begins, where it begins in another way than with two decks. */
const beginningOf = (root: Placed): Pick<Replay, 'first' | 'field'> => {
  const first = optionalField(root, 'first');
  const described = optionalField(root, 'field');
  return {
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
const surrenderOf = (placed: Placed): Player | null => {
  return placed.node.value === null ? null : playerNumber(placed, '0, 1 or null');
};
