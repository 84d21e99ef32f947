/** The door for clients: every message and its schema. It needs nothing but zod, so a page can load it. */
export {
  type Blocks,
  blocks,
  type Kept,
  kept,
  MAIL_LANGUAGES,
  type MailLanguage,
  type Me,
  me,
  type SignedIn,
  signedIn,
} from './protocol/account.ts';
export { BOT_STRENGTHS, type BotStrength, botAccount, botStrength, strengthOf } from './protocol/bots.ts';
export {
  type ClientMessage,
  type ClientMessageOf,
  clientMessage,
  readClientMessage,
} from './protocol/client.ts';
export { type PasskeysShown, passkeysShown } from './protocol/passkey.ts';
export { type Leaders, leaders, type Profile, profile } from './protocol/profile.ts';
export {
  REFUSALS,
  type RefusalReason,
  refusal,
  refuse,
  type TableRefusal,
  UNDO_OBSTACLES,
  type UndoObstacle,
} from './protocol/refusal.ts';
export {
  type ClockView,
  type Course,
  clockView,
  course,
  question,
  type ServerMessage,
  type ServerMessageOf,
  serverMessage,
  type TableQuestion,
} from './protocol/server.ts';
export {
  type TournamentShown,
  type Tournaments,
  tournamentShown,
  tournaments,
} from './protocol/tournament.ts';
export {
  BESTS,
  type ClockSettings,
  clockSettings,
  FORMAT_NAMES,
  LIMITS,
  MOST_BYTES,
  PROTOCOLS,
  playerName,
  REPORT_REASONS,
  type Seat,
  seat,
  type TableSettings,
  tableSettings,
} from './protocol/values.ts';
