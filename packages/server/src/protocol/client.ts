/** What a client may say. Each message is checked whole before anything is done with it. */
import { z } from 'zod';
import { botStrength } from './bots.ts';
import {
  BESTS,
  deck,
  entryNumber,
  remark,
  reportReason,
  request,
  spoken,
  type TableSettings,
  tableId,
  tableSettings,
} from './values.ts';

/** What a quick match is played by. */
export const quickSettings = (bestOf: TableSettings['bestOf'], rated: boolean): TableSettings => ({
  bestOf,
  format: 'master-2020',
  limits: 'none',
  clock: { bank: 1200, increment: 5 },
  entry: 'link',
  spectators: 30,
  rated,
});

const message = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), re: request, ...shape });
const questionNumber = z.int().min(0).max(1_000_000_000);
const choices = z.array(z.int().min(0).max(100_000)).max(200);

export const clientMessage = z.discriminatedUnion('type', [
  /** Lays a table and sits down at it. */
  message('open', { settings: tableSettings, deck }),
  /** Sits down at a table that waits for a second player. */
  message('join', { table: tableId, deck }),
  /** Comes to a table: as the player who sits there, otherwise as a spectator. `last` is the last entry that is known, -1 for none. */
  message('enter', { table: tableId, last: entryNumber }),
  message('leave', { table: tableId }),
  /** Takes away a table to which nobody has come. */
  message('close', { table: tableId }),
  /** Lets a bot sit down at the own table, to which nobody has come; `deck` is what it plays. */
  message('call-bot', { table: tableId, strength: botStrength, deck }),
  message('answer', { table: tableId, question: questionNumber, choices }),
  /** Hands in the deck for the next Duel. */
  message('exchange', { table: tableId, question: questionNumber, deck }),
  /** Gives up the Duel. */
  message('surrender', { table: tableId }),
  /** Claims the win, since the other has been away for too long. */
  message('claim', { table: tableId }),
  /** Agrees to end a Match that cannot be gone on with. */
  message('agree', { table: tableId }),
  /** Asks the other player to let the last answer be taken back; what is said to it. */
  message('ask-undo', { table: tableId }),
  message('answer-undo', { table: tableId, agrees: z.boolean() }),
  /** Looks for an opponent of like strength; said again every few seconds until somebody is there, and ended with `close`. */
  message('quick', { bestOf: z.literal(BESTS), rated: z.boolean(), deck }),
  /** Would like to play the same again, at a table that is over. */
  message('rematch', { table: tableId }),
  message('tables', {}),
  /** Says something to the other player. */
  message('say', { table: tableId, text: spoken }),
  /** Tells whoever runs the server about the other player, with what was said at the table. */
  message('report', { table: tableId, why: reportReason, text: remark }),
  /** Asks for nothing: says that somebody is there. */
  message('ping', {}),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

/** A message about a table, which goes to whoever has it. */
export type TableMessage = Extract<ClientMessage, { readonly table: string }>;

/** Reads a frame. A sentence says what is wrong with one that is no message. */
export const readClientMessage = (
  frame: string,
): { readonly message: ClientMessage } | { readonly wrong: string; readonly re: number | null } => {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return { wrong: 'The frame is not JSON.', re: null };
  }
  const read = clientMessage.safeParse(value);
  if (read.success) return { message: read.data };
  const [issue] = read.error.issues;
  const where = issue?.path.map(String).join('.') || 'message';
  return { wrong: `${where}: ${issue?.message ?? 'expected a message'}`.slice(0, 300), re: requestIn(value) };
};
const requestIn = (value: unknown): number | null => {
  const re = typeof value === 'object' && value !== null && 're' in value ? value.re : null;
  return request.safeParse(re).success ? (re as number) : null;
};
