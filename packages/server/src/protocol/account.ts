/** What is said over HTTP about accounts. */
import { z } from 'zod';
import { accountId, email, password, playerName, reportReason, sessionToken, tableId } from './values.ts';

/** In which a mail is written. */
export const MAIL_LANGUAGES = ['en', 'zh-Hans', 'it', 'ja'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];
const language = z.enum(MAIL_LANGUAGES).default('en');

/** `POST /api/guests` */
export const newGuest = z.strictObject({ name: playerName });
/** `POST /api/sign-in` signs in. */
export const credentials = z.strictObject({ email, password });
/** `POST /api/account` keeps the guest who asks. */
export const keeping = z.strictObject({ email, password, language });
/** What it gives: is the account kept only when a link that was sent is opened? */
export const kept = z.object({ sent: z.boolean() });
export type Kept = z.infer<typeof kept>;
/** `POST /api/email/confirm`, signed in as who has asked for it. */
export const confirming = z.strictObject({ token: sessionToken });
/** `POST /api/password`: signs out everywhere else. */
export const newPassword = z.strictObject({ old: z.string().max(200), password, language });
/** `POST /api/password/lost`: the answer is the same whoever has the address. */
export const lostPassword = z.strictObject({ email, language });
/** `POST /api/password/reset` */
export const resetPassword = z.strictObject({ token: sessionToken, password, language });
/** `POST /api/blocks` */
export const blocking = z.strictObject({ account: accountId, blocked: z.boolean() });

/** What guests, signing in and a new password give. */
export const signedIn = z.object({ account: accountId, name: z.string(), token: sessionToken });
export type SignedIn = z.infer<typeof signedIn>;
/** `GET /api/me` */
export const me = z.object({
  id: accountId,
  name: z.string(),
  email: z.string().nullable(),
  /** Has it been shown that mails are read there? */
  confirmed: z.boolean(),
});
export type Me = z.infer<typeof me>;
/** `GET /api/blocks` */
export const blocks = z.object({ blocked: z.array(z.object({ account: accountId, name: z.string() })) });
export type Blocks = z.infer<typeof blocks>;

const line = z.object({ account: accountId, name: z.string(), text: z.string() });
/** `GET /api/reports`, for whoever has OPERATOR_KEY: the newest first. */
export const reports = z.object({
  reports: z.array(
    z.object({
      by: z.string(),
      about: z.string(),
      account: accountId,
      table: tableId,
      why: reportReason,
      text: z.string(),
      said: z.array(line),
      at: z.number(),
    }),
  ),
});
export type Reports = z.infer<typeof reports>;
