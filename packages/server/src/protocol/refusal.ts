/** Why something that a client asked for is not done. Nothing has changed then. */
import { z } from 'zod';

/** Each reason with what it means; the page has a sentence for each in four languages. */
export const REFUSALS = {
  protocol: 'The server does not speak this version of the protocol.',
  malformed: 'The message is none that there is.',
  'too-fast': 'More messages came than anybody sends who plays.',
  'not-signed-in': 'The key of the session is not known.',
  'no-such-table': 'There is no such table.',
  'not-yours': 'It is not for this person to do.',
  'seat-taken': 'Somebody else has sat down there.',
  deck: 'The deck may not be played here.',
  'not-asked': 'This player is not asked.',
  'other-question': 'The answer is to another question than the one that is open.',
  illegal: 'The rules do not allow it.',
  over: 'The Match is over.',
  'not-yet': 'It cannot be done yet.',
  'no-spectators': 'Nobody may watch this table.',
  'older-rules': 'The Match was begun in another version of the rules; it can only be ended by agreement.',
  'not-undone': 'It cannot be taken back.',
  taken: 'Somebody has that already.',
  expired: 'The link is too old, or has been used.',
  'no-passkey': 'The passkey is not known here, or was not used in time.',
  'wrong-password': 'The e-mail or the password is another one.',
  blocked: 'These two do not play each other.',
  rated: 'A bot plays no rated Match.',
  full: 'There is no more room.',
  unavailable: 'Something that the server needs is away; try again.',
} as const;
export type RefusalReason = keyof typeof REFUSALS;
const reasons = Object.keys(REFUSALS) as [RefusalReason, ...RefusalReason[]];

/** Why an answer is not taken back. */
export const UNDO_OBSTACLES = ['nothing', 'answered', 'shown', 'chance', 'over', 'asked'] as const;
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number];

export const refusalReason = z.enum(reasons);
/** A refusal as it is sent: the reason, a sentence, the clause if a rule stands in the way, and each fault where there are several. */
export const refusal = z.object({
  reason: refusalReason,
  message: z.string(),
  rule: z.string().optional(),
  /** With `not-undone`. */
  why: z.enum(UNDO_OBSTACLES).optional(),
  faults: z.array(z.string()).optional(),
});
export type TableRefusal = z.infer<typeof refusal>;

export const refuse = (reason: RefusalReason, message: string = REFUSALS[reason]): TableRefusal => ({
  reason,
  message,
});
