/** What is said over HTTP about accounts. */
import { z } from 'zod';
import { accountId, email, password, playerName, reportReason, sessionToken, tableId } from './values.ts';

/** `POST /api/guests` */
export const newGuest = z.strictObject({ name: playerName });
/** `POST /api/account` keeps the guest who asks; `POST /api/sign-in` signs in. */
export const credentials = z.strictObject({ email, password });
/** `POST /api/password`: signs out everywhere else. */
export const newPassword = z.strictObject({ old: z.string().max(200), password });
/** `POST /api/blocks` */
export const blocking = z.strictObject({ account: accountId, blocked: z.boolean() });

/** What guests, signing in and a new password give. */
export const signedIn = z.object({ account: accountId, name: z.string(), token: sessionToken });
export type SignedIn = z.infer<typeof signedIn>;
/** `GET /api/me` */
export const me = z.object({ id: accountId, name: z.string(), email: z.string().nullable() });
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
