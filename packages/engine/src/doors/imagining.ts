/** What somebody wants to be imagined: a seed, a supposed list, what is remembered. */
import type { Imagining } from '../imagine/imagine.ts';
import type { CardPool } from '../state/pool.ts';
import type { Passcode } from '../vocabulary/ids.ts';
import { type Check, listOf, mistake, openRecord, record, sentenceOf, whole } from './check.ts';
import { readOnce } from './plain-copy.ts';
import { DuelCallError } from './refused.ts';
import { aPasscode, aSeed } from './shared.ts';

/** Far more than any list has. */
const MOST_CARDS = 200;
const DEEPEST = 6;
const MOST_VALUES = 2_000;

const aCardOf =
  (pool: CardPool): Check =>
  (value, path) =>
    aPasscode(value, path) ??
    (pool.get(value as Passcode) === undefined
      ? mistake(path, value, 'the passcode of a card of the pool')
      : undefined);

/** The wish, read once into plain values; throws a `DuelCallError` that names what is wrong with it. */
export const readImagining = (pool: CardPool, given: Imagining): Imagining => {
  const read = readOnce(given, 'imagining', DEEPEST, MOST_VALUES);
  if ('wrong' in read) throw new DuelCallError(sentenceOf(read.wrong));
  const cards = listOf(aCardOf(pool), MOST_CARDS);
  const wrong = openRecord(
    { seed: aSeed },
    {
      theirs: record({ main: cards, extra: cards }),
      known: openRecord(
        {},
        {
          hand: cards,
          set: listOf(
            record({ handle: whole(0, Number.MAX_SAFE_INTEGER), passcode: aCardOf(pool) }),
            MOST_CARDS,
          ),
          top: openRecord({}, { you: cards, opponent: cards }),
        },
      ),
    },
  )(read.copy, 'imagining');
  if (wrong) throw new DuelCallError(sentenceOf(wrong));
  // The checks above are the type.
  return read.copy as Imagining;
};
