/** From the text of a file to a replay of a Match. */
import type { Player } from '@spellspeed/engine';
import { BEST_OF, type BestOf, type MatchDeck, type MatchDeed } from '@spellspeed/match';
import type { Parsed } from '../format-error.ts';
import { checkKind, checkpointsIn, hashIn, headIn, passcodesIn, playersIn } from '../replay/read-head.ts';
import { field, list, oneOf, type Placed, parsed, playerNumber, refuse, wholeNumbers } from '../shape.ts';
import { MATCH_REPLAY_VERSION, type MatchReplay } from './match-replay.ts';

const A_PLAYER = 'a player, 0 or 1';

/** Reads a replay of a Match; what is wrong with it is said with line and column. */
export const readMatchReplay = (content: string, file: string): Parsed<MatchReplay> =>
  parsed(content, file, matchReplayOf);

const matchReplayOf = (root: Placed): MatchReplay => {
  checkKind(root, 'match-replay', MATCH_REPLAY_VERSION);
  const deeds = list(field(root, 'deeds', 'a list of deeds'), 'a list of deeds').map(deedOf);
  return {
    spellspeed: 'match-replay',
    version: MATCH_REPLAY_VERSION,
    ...headIn(root),
    bestOf: bestOf(field(root, 'bestOf', '1 or 3')),
    players: playersIn(root, deckOf),
    deeds,
    checkpoints: checkpointsIn(root, 'deeds', deeds.length).map(({ after, hash }) => ({
      deeds: after,
      hash,
    })),
    hash: hashIn(root),
  };
};

const bestOf = (placed: Placed): BestOf =>
  BEST_OF.find((each) => each === placed.node.value) ?? refuse(placed, BEST_OF.join(' or '));
const deckOf = (placed: Placed): MatchDeck => ({
  main: passcodesIn(placed, 'main'),
  extra: passcodesIn(placed, 'extra'),
  side: passcodesIn(placed, 'side'),
});
const playerIn = (placed: Placed): Player => playerNumber(field(placed, 'player', A_PLAYER), A_PLAYER);
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
