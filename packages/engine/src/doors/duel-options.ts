import type { FieldOptions } from '../described-field.ts';
import type { CardPool } from '../state/pool.ts';
import type { FirstPlayerRule } from '../vocabulary/first-player.ts';
import { FORMATS, type FormatName } from '../vocabulary/formats.ts';
import type { Passcode } from '../vocabulary/ids.ts';
import {
  anyBoolean,
  anything,
  type Check,
  either,
  inWords,
  isPlainObject,
  listOf,
  type Mistake,
  mistake,
  oneOf,
  openRecord,
  record,
  sentenceOf,
} from './check.ts';
import { wrongField } from './described-field.ts';
import { readOnce } from './plain-copy.ts';
import { DuelSetUpError } from './refused.ts';
import { aPasscode, aPlayerNumber, aSeed } from './shared.ts';

/** Far more than any format allows; what a deck must have is for `checkDeck` to say. */
const MOST_CARDS = 200;

/** A card that the pool knows and that belongs into this part of a deck. */
const cardFor =
  (pool: CardPool, part: 'main' | 'extra'): Check =>
  (value, path) => {
    const isCode = aPasscode(value, path);
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

/** No option lies deeper, and there are no more values than these. */
const DEEPEST = 10;
const MOST_VALUES = 20_000;
/** The pool is taken as it is; whatever else is given is read once, into plain values. */
const optionsOf = <O extends { readonly pool: CardPool }>(
  options: O,
  wrongIn: (pool: CardPool, copy: unknown) => Mistake | undefined,
): O => {
  const read = readOnce(options, 'options', DEEPEST, MOST_VALUES, ['pool']);
  if ('wrong' in read) return refuse(read.wrong);
  const copy = read.copy;
  if (!isPlainObject(copy)) return refuse(mistake('options', copy, 'an object'));
  const wrongPool = aPool(copy.pool, 'options.pool');
  if (wrongPool) return refuse(wrongPool);
  const wrong = wrongIn(copy.pool as CardPool, copy);
  // The check has said that it is what it should be.
  return wrong ? refuse(wrong) : (copy as unknown as O);
};
const refuse = (wrong: Mistake): never => {
  throw new DuelSetUpError(sentenceOf(wrong));
};

/** A copy of the options. Throws a `DuelSetUpError` with the path of the first mistake. */
export const duelOptions = (options: DuelOptions): DuelOptions =>
  optionsOf(options, (pool, copy) => optionsIn(pool)(copy, 'options'));
/** The same for a described field. */
export const fieldOptions = (options: FieldOptions): FieldOptions => optionsOf(options, wrongField);

/** The cards with which a player comes to the table. */
export interface PlayerDeck {
  readonly main: readonly number[];
  readonly extra?: readonly number[];
}
export interface DuelOptions {
  readonly pool: CardPool;
  readonly format?: FormatName;
  /** Any whole number; the same pool, seed, decks and answers always give the same duel. */
  readonly seed: number;
  /** Ask players in every window, also those who can only pass? For those who want to look at every timing. */
  readonly askEveryWindow?: boolean;
  readonly players: readonly [PlayerDeck, PlayerDeck];
  /** How it is decided who takes the first turn; unless said otherwise, the first of the players does. */
  readonly first?: FirstPlayerRule;
}
