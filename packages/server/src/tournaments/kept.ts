/** A tournament as it is kept: its value, who stands behind its players, and where its Matches are played. */
import { copiesAllowed, deckCard, factsOf, type LimitList } from '@spellspeed/cards';
import {
  type CardLookUp,
  restoreTournament,
  type Tournament,
  type TournamentSnapshot,
} from '@spellspeed/tournament';
import { z } from 'zod';
import { accountId, tableId, tableSettings } from '../protocol/values.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const schema = z.object({
  /** Say which writings have led to it, the last ones. */
  marks: z.array(z.string()),
  // What is in it is checked when it is restored.
  snapshot: z.custom<TournamentSnapshot>(isObject),
  settings: tableSettings,
  /** By the number of the player. */
  accounts: z.array(accountId),
  /** By round and table. */
  tables: z.record(z.string(), tableId),
});
export type KeptTournament = z.infer<typeof schema>;

export const readKept = (text: string): KeptTournament => schema.parse(JSON.parse(text));

/** What the limit list says of each card. */
export const cardsUnder =
  (limits: LimitList): CardLookUp =>
  (passcode) => {
    const card = deckCard(passcode);
    return card && { ...card, copies: copiesAllowed(factsOf(passcode)?.passcode ?? passcode, limits) };
  };
export const tournamentIn = ({ snapshot, settings }: KeptTournament): Tournament =>
  restoreTournament(snapshot, cardsUnder(settings.limits));
/** Names a Match of the tournament. */
export const placeOf = (round: number, table: number): string => `${round} ${table}`;
