/** A table in the middle of a Match as text, to shorten the way back to it. */
import type { MatchSnapshot } from '@spellspeed/match';
import { z } from 'zod';
import { tablePlayer } from './entry.ts';
import type { SavedTable } from './table.ts';

const both = <T extends z.ZodType>(each: T) => z.tuple([each, each]);
const time = z.number();
/** What is in the Match is checked by the Match, and all of it by the digest. */
const match = z.custom<MatchSnapshot>((value) => typeof value === 'object' && value !== null);
const saved = z.strictObject({
  last: z.int().min(0),
  digest: z.string(),
  seating: z.strictObject({
    guest: tablePlayer,
    match,
    clock: z.strictObject({
      banks: both(time),
      since: both(time.nullable()),
      lagLeft: both(time),
      awayLeft: both(time),
      awaySince: both(time.nullable()),
    }),
    asked: both(z.int().nullable()),
    lastQuestion: z.int(),
    bankOf: z.string().nullable(),
  }),
});
export const writeSaved = (table: SavedTable): string => JSON.stringify(table);
/** Throws where it is none. */
export const readSaved = (text: string): SavedTable => saved.parse(JSON.parse(text));
