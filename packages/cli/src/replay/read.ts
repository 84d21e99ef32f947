/** Replays at the terminal: what is wrong with one is told in plain lines. */
import { type CardPool, otherVersion } from '@spellspeed/engine';
import {
  type ChangedCard,
  type Difference,
  type MatchReplay,
  messageOf,
  obstacleToBegin,
  poolFor,
  type Replay,
  readMatchReplay,
  readReplay,
} from '@spellspeed/formats';
import { cardPool, playWithoutEffects } from '../pool.ts';
import { Trouble } from '../trouble.ts';

/** Reads a replay, or Trouble with line and column. */
export const replayIn = (text: string, file: string): Replay => {
  const parsed = readReplay(text, file);
  if (!parsed.ok) throw new Trouble(...parsed.errors.map(messageOf));
  const { value } = parsed;
  letInCards(value);
  // With another pool the cards are told that have changed.
  if (typeof poolFor(value, cardPool()) !== 'string') return value;
  const wrong = obstacleToBegin(value, cardPool(), { file, text });
  if (wrong) throw new Trouble(messageOf(wrong));
  return value;
};

const IN_A_MATCH = /^\s*\{\s*"spellspeed":\s*"match-replay"/;
/** Is it the replay of a Match? */
export const isMatchReplay = (text: string): boolean => IN_A_MATCH.test(text);
/** Reads the replay of a Match, or Trouble with line and column. */
export const matchReplayIn = (text: string, file: string): MatchReplay => {
  const parsed = readMatchReplay(text, file);
  if (!parsed.ok) throw new Trouble(...parsed.errors.map(messageOf));
  letInCards(parsed.value);
  return parsed.value;
};
/** What is not defined here was played as a card without effects, or as another card: their digests tell. */
const letInCards = ({ cards }: Pick<Replay, 'cards'>): void => {
  playWithoutEffects(Object.keys(cards).map(Number));
};

const CHANGES: { readonly [why in ChangedCard['why']]: (card: ChangedCard) => string } = {
  missing: ({ passcode }) => `  The card ${passcode} is not defined here.`,
  'no-hash': ({ name, passcode }) => `  "${name}" (${passcode}): the replay has no hash of it.`,
  changed: ({ name, passcode }) => `  The definition of "${name}" (${passcode}) has changed.`,
};

/** Whether the replay was made with this very pool; Trouble names the cards because of which it cannot be played. */
export const poolOf = (
  replay: Pick<Replay, 'engine' | 'pool' | 'cards' | 'players'>,
  pool: CardPool,
): 'same' | 'unchanged' => {
  const found = poolFor(replay, pool);
  if (found === 'same' || found === 'unchanged') return found;
  throw new Trouble(
    'The replay was made with another pool of cards and cannot be played:',
    ...found.map((card) => CHANGES[card.why](card)),
    ...versionHint(replay),
  );
};

/** Where a replay cannot be verified: that another version of the engine made it, if so. */
export const versionHint = ({ engine }: Pick<Replay, 'engine'>): readonly string[] => {
  const hint = otherVersion(engine);
  return hint === null ? [] : [hint];
};

export const differenceSentence = (difference: Difference): string => {
  const { answers } = difference;
  if (difference.differs === 'refused')
    return `Answer ${answers} ([${difference.answer}]) is refused: ${difference.because}`;
  const where = difference.atTheEnd ? `the last answer (${answers})` : `answer ${answers}`;
  return `After ${where} the hash is ${difference.found}, expected ${difference.expected}.`;
};
