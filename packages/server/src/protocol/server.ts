/** What the server says. Views and events are those of the Match, as its player may have them. */
import type { OpenDecision } from '@spellspeed/engine';
import type { MatchEvent, MatchView } from '@spellspeed/match';
import { z } from 'zod';
import { botStrength } from './bots.ts';
import { refusal } from './refusal.ts';
import { accountId, entryNumber, request, seat, tableId, tableSettings } from './values.ts';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// The engine says what is in them; both sides have its types.
const view = z.custom<MatchView>(isObject, 'expected a view of a Match');
const event = z.custom<MatchEvent>(isObject, 'expected an event of a Match');
const decision = z.custom<OpenDecision>(isObject, 'expected a question of a Duel');

const both = <T extends z.ZodType>(each: T) => z.tuple([each, each]);
/** Milliseconds that are left to each at the time of the message; whose clock runs. */
export const clockView = z.object({
  left: both(z.number()),
  runs: both(z.boolean()),
  /** Of the bank for lost connections, and who is away. */
  awayLeft: both(z.number()),
  away: both(z.boolean()),
});
export type ClockView = z.infer<typeof clockView>;

export const question = z.discriminatedUnion('about', [
  z.object({ about: z.literal('duel'), number: z.number(), decision }),
  z.object({ about: z.literal('side-deck'), number: z.number() }),
]);
export type TableQuestion = z.infer<typeof question>;

/** `bot`: it is no person, and so strong. */
const seated = z.object({ account: accountId, name: z.string(), bot: botStrength.optional() });
/** What somebody at a table sees of it now. */
export const course = z.object({
  /** The last entry of the log that it takes account of. */
  entry: entryNumber,
  stage: z.enum(['waiting', 'playing', 'over', 'older-rules', 'closed']),
  view: view.nullable(),
  /** What this player is asked. */
  question: question.nullable(),
  /** Who is asked; of the other it is not told what. */
  asked: both(z.boolean()),
  clock: clockView,
  /** Who would like to take back the last answer and waits for what the other says. */
  undo: seat.nullable(),
});
export type Course = z.infer<typeof course>;

const tableInList = z.object({ table: tableId, by: z.string(), settings: tableSettings });
const atTable = { table: tableId, seat: seat.nullable() };

export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.number(),
    engine: z.string(),
    you: seated,
  }),
  z.object({
    type: z.literal('refused'),
    re: request.nullable(),
    refusal,
    speaks: z.array(z.number()).optional(),
  }),
  /** It is done, and durable. */
  z.object({
    type: z.literal('done'),
    re: request,
    table: tableId.optional(),
    /** Of a quick match: whether it is waited for still at this table, which is the own one. */
    waits: z.boolean().optional(),
    entry: entryNumber.optional(),
  }),
  /** The whole table, to whoever comes or knows too little. */
  z.object({
    type: z.literal('table'),
    ...atTable,
    settings: tableSettings,
    players: z.tuple([seated, seated.nullable()]),
    course,
  }),
  /** What has happened after the entry `after`. */
  z.object({
    type: z.literal('news'),
    ...atTable,
    after: entryNumber,
    events: z.array(event),
    course,
  }),
  z.object({ type: z.literal('tables'), re: request, tables: z.array(tableInList) }),
  z.object({ type: z.literal('said'), table: tableId, by: seated, text: z.string() }),
  /** Who would like a rematch; where it is played when both do. */
  z.object({ type: z.literal('rematch'), table: tableId, by: seat, next: tableId.nullable() }),
  /** The table has gone to another node: come to it again. */
  z.object({ type: z.literal('moved'), table: tableId }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;
