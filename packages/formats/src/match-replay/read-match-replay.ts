/** From the text of a file to a replay of a Match. */
import { FORMATS, type FormatName, type Player } from '@spellspeed/engine';
import { BEST_OF, type BestOf, type MatchDeck, type MatchDeed } from '@spellspeed/match';
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
import {
  MATCH_REPLAY_VERSION,
  type MatchCheckpoint,
  type MatchReplay,
  type MatchReplayPlayer,
} from './match-replay.ts';

const A_HASH = 'a hash as a text';
const A_PLAYER = 'a player, 0 or 1';
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

/** Reads a replay of a Match; what is wrong with it is said with line and column. */
export const readMatchReplay = (content: string, file: string): Parsed<MatchReplay> =>
  parsed(content, file, matchReplayOf);

const matchReplayOf = (root: Placed): MatchReplay => {
  const kind = field(root, 'spellspeed', 'the word "match-replay"');
  if (kind.node.value !== 'match-replay') refuse(kind, 'the word "match-replay"');
  const version = field(root, 'version', `the number ${MATCH_REPLAY_VERSION}`);
  if (version.node.value !== MATCH_REPLAY_VERSION) refuse(version, `the version ${MATCH_REPLAY_VERSION}`);
  const deeds = list(field(root, 'deeds', 'a list of deeds'), 'a list of deeds').map(deedOf);
  const checkpoint = (placed: Placed): MatchCheckpoint => checkpointOf(placed, deeds.length);
  const asks = optionalField(root, 'askEveryWindow');
  return {
    spellspeed: 'match-replay',
    version: MATCH_REPLAY_VERSION,
    format: oneOf(field(root, 'format', 'the name of a format'), FORMAT_NAMES, 'a format'),
    pool: text(field(root, 'pool', A_HASH), A_HASH),
    cards: texts(field(root, 'cards', 'hashes by passcode'), 'an object of hashes by passcode'),
    seed: wholeNumber(field(root, 'seed', 'a whole number'), 'a whole number'),
    bestOf: bestOf(field(root, 'bestOf', '1 or 3')),
    players: playersOf(field(root, 'players', 'two players')),
    ...(asks && { askEveryWindow: flag(asks) }),
    deeds,
    checkpoints: list(field(root, 'checkpoints', 'a list'), 'a list of hashes').map(checkpoint),
    hash: text(field(root, 'hash', A_HASH), A_HASH),
  };
};

const bestOf = (placed: Placed): BestOf =>
  BEST_OF.find((each) => each === placed.node.value) ?? refuse(placed, BEST_OF.join(' or '));
const playersOf = (placed: Placed): readonly [MatchReplayPlayer, MatchReplayPlayer] => {
  const [one, two, ...more] = list(placed, 'a list of two players').map(replayPlayerOf);
  return one && two && more.length === 0 ? [one, two] : refuse(placed, 'a list of two players');
};
const replayPlayerOf = (placed: Placed): MatchReplayPlayer => ({
  name: text(field(placed, 'name', 'the name of a deck'), 'the name of a deck'),
  by: text(field(placed, 'by', 'who played'), 'who played, as a text'),
  ...deckOf(placed),
});
const deckOf = (placed: Placed): MatchDeck => ({
  main: passcodes(placed, 'main'),
  extra: passcodes(placed, 'extra'),
  side: passcodes(placed, 'side'),
});
const passcodes = (placed: Placed, part: string): number[] =>
  wholeNumbers(field(placed, part, 'passcodes'), 'a list of passcodes');
const checkpointOf = (placed: Placed, deeds: number): MatchCheckpoint => {
  const at = field(placed, 'deeds', 'a whole number');
  const expected = `the number of a deed, from 1 to ${deeds}`;
  const after = wholeNumber(at, expected);
  if (after < 1 || after > deeds) refuse(at, expected);
  return { deeds: after, hash: text(field(placed, 'hash', A_HASH), A_HASH) };
};

const playerIn = (placed: Placed): Player => playerNumber(field(placed, 'player', A_PLAYER), A_PLAYER);
const playerNumber = (placed: Placed, expected: string): Player => {
  const { value } = placed.node;
  return value === 0 || value === 1 ? value : refuse(placed, expected);
};
const winnerIn = (placed: Placed): Player | null => {
  const winner = field(placed, 'winner', '0, 1 or null');
  return winner.node.value === null ? null : playerNumber(winner, '0, 1 or null');
};

const DEEDS: { readonly [D in MatchDeed['do']]: (placed: Placed) => MatchDeed } = {
  answer: (placed) => ({
    do: 'answer',
    player: playerIn(placed),
    answer: wholeNumbers(field(placed, 'answer', 'a list of whole numbers'), 'a list of whole numbers'),
  }),
  register: (placed) => ({ do: 'register', player: playerIn(placed), deck: deckIn(placed) }),
  exchange: (placed) => ({ do: 'exchange', player: playerIn(placed), deck: deckIn(placed) }),
  surrender: (placed) => ({ do: 'surrender', player: playerIn(placed) }),
  'time-is-up': () => ({ do: 'time-is-up' }),
  'game-loss': (placed) => ({ do: 'game-loss', player: playerIn(placed) }),
  'match-loss': (placed) => ({ do: 'match-loss', player: playerIn(placed) }),
  'no-show': (placed) => ({ do: 'no-show', player: playerIn(placed) }),
  'give-result': (placed) => ({ do: 'give-result', winner: winnerIn(placed) }),
};
const DEED_NAMES = Object.keys(DEEDS) as MatchDeed['do'][];
const deckIn = (placed: Placed): MatchDeck => deckOf(field(placed, 'deck', 'a deck: main, extra, side'));
const deedOf = (placed: Placed): MatchDeed =>
  DEEDS[oneOf(field(placed, 'do', 'what was done'), DEED_NAMES, 'a deed')](placed);
