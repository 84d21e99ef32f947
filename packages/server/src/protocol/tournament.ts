/** What is said over HTTP about tournaments. */
import { z } from 'zod';
import { accountId, BESTS, deck, playerName, tableId } from './values.ts';

const id = accountId;
/** `POST /api/tournaments`: who asks is the organiser. */
export const newTournament = z.strictObject({
  name: playerName,
  swiss: z.int().min(1).max(12),
  cut: z.literal([0, 2, 4, 8, 16]),
  bestOf: z.literal(BESTS),
  /** The limit list that decks are checked by. */
  limits: z.enum(['ocg', 'tcg', 'none']),
});
/** `POST /api/tournaments/:id/enter` */
export const entry = z.strictObject({ deck });
/** `POST /api/tournaments/:id/ruling`, by the organiser: how a Match ends, whatever lies on its table. */
export const ruling = z.strictObject({
  table: z.int().min(1).max(10_000),
  outcome: z.enum(['first', 'second', 'draw', 'double-loss']),
});

const pairing = z.object({
  table: z.number(),
  /** Null for a bye. */
  players: z.tuple([z.string(), z.string().nullable()]),
  /** Where it is played; null for a bye. */
  at: tableId.nullable(),
  outcome: ruling.shape.outcome.nullable(),
});
const standing = z.object({
  place: z.number(),
  name: z.string(),
  points: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  opponents: z.number(),
});
/** `GET /api/tournaments/:id` */
export const tournamentShown = z.object({
  id,
  name: z.string(),
  organiser: z.string(),
  isOrganiser: z.boolean(),
  bestOf: z.literal(BESTS),
  swiss: z.number(),
  cut: z.number(),
  stage: z.enum(['entering', 'playing', 'over']),
  players: z.array(z.string()),
  /** By which name whoever asks takes part; null for who does not. */
  you: z.string().nullable(),
  round: z
    .object({ number: z.number(), kind: z.enum(['swiss', 'elimination']), pairings: z.array(pairing) })
    .nullable(),
  standings: z.array(standing),
  winner: z.string().nullable(),
});
export type TournamentShown = z.infer<typeof tournamentShown>;

/** `GET /api/tournaments`, the newest first. */
export const tournaments = z.object({
  tournaments: z.array(
    z.object({ id, name: z.string(), organiser: z.string(), stage: tournamentShown.shape.stage }),
  ),
});
export type Tournaments = z.infer<typeof tournaments>;
