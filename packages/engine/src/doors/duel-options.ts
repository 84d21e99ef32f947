/** With what a duel may begin. */
import type { CardPool } from '../state/pool.ts';
import { FORMATS } from '../vocabulary/formats.ts';
import type { Passcode } from '../vocabulary/ids.ts';
import {
  anyBoolean,
  anything,
  type Check,
  either,
  inWords,
  listOf,
  type Mistake,
  mistake,
  oneOf,
  openRecord,
  record,
  sentenceOf,
  whole,
} from './check.ts';
import { DuelSetUpError } from './refused.ts';

/** Far more than any format allows; what a deck must have is for `checkDeck` to say. */
const MOST_CARDS = 1_000;
export const aPlayerNumber = oneOf([0, 1]);
const MOST_PASSCODE = 999_999_999;

/** A card that the pool knows and that belongs into this part of a deck. */
const cardFor =
  (pool: CardPool, part: 'main' | 'extra'): Check =>
  (value, path) => {
    const isCode = whole(1, MOST_PASSCODE)(value, path);
    if (isCode) return isCode;
    const known = pool.get(value as Passcode);
    if (known === undefined) return mistake(path, value, 'the passcode of a card of the pool');
    const { name } = known.card;
    if (known.monster?.frame === 'token')
      return { path, found: `the Token ${inWords(name)}`, expected: 'no Token' };
    if (known.inExtraDeck === (part === 'extra')) return undefined;
    return {
      path,
      found: inWords(name),
      expected: part === 'main' ? 'no monster of the Extra Deck' : 'a monster of the Extra Deck',
    };
  };

/** Any whole number that a program can tell apart from its neighbours. */
const aSeed: Check = (value, path) =>
  Number.isSafeInteger(value) ? undefined : mistake(path, value, 'a whole number');
const aPool: Check = (value, path) =>
  typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function'
    ? undefined
    : mistake(path, value, 'a pool of cards, as createPool gives it');

const optionsIn = (pool: CardPool): Check =>
  openRecord(
    {
      pool: anything,
      seed: aSeed,
      players: listOf(
        openRecord(
          { main: listOf(cardFor(pool, 'main'), MOST_CARDS) },
          { extra: listOf(cardFor(pool, 'extra'), MOST_CARDS) },
        ),
        2,
        2,
      ),
    },
    {
      format: oneOf(Object.keys(FORMATS)),
      askEveryWindow: anyBoolean,
      first: either(oneOf(['first-listed', 'rock-paper-scissors']), record({ chooses: aPlayerNumber })),
    },
  );

const refuse = (wrong: Mistake | undefined): void => {
  if (wrong) throw new DuelSetUpError(sentenceOf(wrong));
};
/** Throws a `DuelSetUpError` with the path of the first mistake. */
export const checkDuelOptions = (options: unknown): void => {
  const pool =
    typeof options === 'object' && options !== null && 'pool' in options ? options.pool : undefined;
  refuse(aPool(pool, 'options.pool'));
  refuse(optionsIn(pool as CardPool)(options, 'options'));
};
