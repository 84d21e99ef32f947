/** What can be asked over HTTP: each route with the schemas by which it reads and answers. */
import { z } from 'zod';
import {
  blocking,
  blocks,
  confirming,
  credentials,
  keeping,
  kept,
  lostPassword,
  me,
  newGuest,
  newPassword,
  reports,
  resetPassword,
  signedIn,
} from '../protocol/account.ts';
import {
  newPasskey,
  passkeyOptions,
  passkeyRemoved,
  passkeysShown,
  usedPasskey,
} from '../protocol/passkey.ts';
import { leaders, profile } from '../protocol/profile.ts';
import type { RefusalReason } from '../protocol/refusal.ts';
import { entry, newTournament, ruling, tournamentShown, tournaments } from '../protocol/tournament.ts';
import { accountId, tableId } from '../protocol/values.ts';

export interface Route {
  readonly method: 'get' | 'post';
  /** With `:name` for each part that changes. */
  readonly path: string;
  readonly says: string;
  /** `signed-in`: with the key of a session · `operator`: with OPERATOR_KEY · `anybody`. */
  readonly by: 'anybody' | 'signed-in' | 'operator';
  readonly body?: z.ZodType;
  /** What it gives; a text is said by its type. */
  readonly gives: z.ZodType | { readonly type: string };
  readonly refuses?: readonly RefusalReason[];
}
const done = z.object({});
const begun = z.object({ id: accountId });
const page = { type: 'text/html' };

export const ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/api/guests',
    says: 'Makes a guest; the key is shown this one time.',
    by: 'anybody',
    body: newGuest,
    gives: signedIn,
  },
  { method: 'get', path: '/api/me', says: 'Who asks.', by: 'signed-in', gives: me },
  {
    method: 'post',
    path: '/api/sign-out',
    says: 'Signs out everywhere: all keys of the account are forgotten.',
    by: 'signed-in',
    gives: done,
  },
  {
    method: 'post',
    path: '/api/account',
    says: 'Keeps the guest by an e-mail and a password, at once or when a link that is sent is opened.',
    by: 'signed-in',
    body: keeping,
    gives: kept,
    refuses: ['taken'],
  },
  {
    method: 'post',
    path: '/api/email/confirm',
    says: 'Uses the link by which an e-mail is confirmed.',
    by: 'signed-in',
    body: confirming,
    gives: done,
    refuses: ['expired', 'taken'],
  },
  {
    method: 'post',
    path: '/api/sign-in',
    says: 'Signs in by e-mail and password.',
    by: 'anybody',
    body: credentials,
    gives: signedIn,
    refuses: ['wrong-password'],
  },
  {
    method: 'post',
    path: '/api/password',
    says: 'Another password; signs out everywhere else.',
    by: 'signed-in',
    body: newPassword,
    gives: signedIn,
    refuses: ['wrong-password'],
  },
  {
    method: 'post',
    path: '/api/password/lost',
    says: 'Sends a link for another password. The answer is the same whoever has the address.',
    by: 'anybody',
    body: lostPassword,
    gives: done,
  },
  {
    method: 'post',
    path: '/api/password/reset',
    says: 'Uses that link; signs out everywhere.',
    by: 'anybody',
    body: resetPassword,
    gives: done,
    refuses: ['expired'],
  },
  {
    method: 'post',
    path: '/api/passkeys/options',
    says: 'A challenge for another passkey (WebAuthn creation options).',
    by: 'signed-in',
    gives: passkeyOptions,
    refuses: ['no-passkey', 'full'],
  },
  {
    method: 'post',
    path: '/api/passkeys',
    says: 'Adds the passkey that the browser has made.',
    by: 'signed-in',
    body: newPasskey,
    gives: done,
    refuses: ['no-passkey', 'taken'],
  },
  { method: 'get', path: '/api/passkeys', says: 'The own passkeys.', by: 'signed-in', gives: passkeysShown },
  {
    method: 'post',
    path: '/api/passkeys/remove',
    says: 'Removes an own passkey.',
    by: 'signed-in',
    body: passkeyRemoved,
    gives: done,
  },
  {
    method: 'post',
    path: '/api/passkeys/sign-in/options',
    says: 'A challenge for signing in (WebAuthn request options).',
    by: 'anybody',
    gives: passkeyOptions,
    refuses: ['no-passkey'],
  },
  {
    method: 'post',
    path: '/api/passkeys/sign-in',
    says: 'Signs in by a passkey.',
    by: 'anybody',
    body: usedPasskey,
    gives: signedIn,
    refuses: ['no-passkey'],
  },
  {
    method: 'get',
    path: '/api/blocks',
    says: 'Whom the account has blocked.',
    by: 'signed-in',
    gives: blocks,
  },
  {
    method: 'post',
    path: '/api/blocks',
    says: 'Blocks somebody, or does so no more.',
    by: 'signed-in',
    body: blocking,
    gives: done,
    refuses: ['full'],
  },
  {
    method: 'get',
    path: '/api/reports',
    says: 'What was reported, the newest first.',
    by: 'operator',
    gives: reports,
  },
  { method: 'get', path: '/api/leaders', says: 'The strongest.', by: 'anybody', gives: leaders },
  {
    method: 'get',
    path: '/api/profiles/:account',
    says: 'How strong somebody is, and the last Matches; with `?before=TIME` those before.',
    by: 'anybody',
    gives: profile,
  },
  {
    method: 'get',
    path: '/api/tables/:table/replay',
    says: 'The replay of a Match that is over, for `spellspeed replay`.',
    by: 'signed-in',
    gives: { type: 'application/json' },
    refuses: ['no-such-table', 'not-yours', 'not-yet', 'older-rules'],
  },
  {
    method: 'get',
    path: '/api/tournaments',
    says: 'The tournaments, the newest first.',
    by: 'anybody',
    gives: tournaments,
  },
  {
    method: 'post',
    path: '/api/tournaments',
    says: 'Begins a tournament; who asks is its organiser.',
    by: 'signed-in',
    body: newTournament,
    gives: begun,
  },
  {
    method: 'get',
    path: '/api/tournaments/:id',
    says: 'A tournament as who asks may see it.',
    by: 'anybody',
    gives: tournamentShown,
    refuses: ['no-such-table'],
  },
  {
    method: 'get',
    path: '/api/tournaments/:id/sheets',
    says: 'The deck lists to be printed, for the organiser.',
    by: 'signed-in',
    gives: { type: 'text/plain' },
    refuses: ['no-such-table', 'not-yours'],
  },
  {
    method: 'post',
    path: '/api/tournaments/:id/enter',
    says: 'Takes part with a deck.',
    by: 'signed-in',
    body: entry,
    gives: done,
    refuses: ['deck', 'taken', 'full'],
  },
  {
    method: 'post',
    path: '/api/tournaments/:id/drop',
    says: 'Takes part no more.',
    by: 'signed-in',
    gives: done,
  },
  {
    method: 'post',
    path: '/api/tournaments/:id/round',
    says: 'Starts the next round, for the organiser.',
    by: 'signed-in',
    gives: done,
    refuses: ['not-yours', 'not-yet'],
  },
  {
    method: 'post',
    path: '/api/tournaments/:id/ruling',
    says: 'Decides how a Match ends, for the organiser.',
    by: 'signed-in',
    body: ruling,
    gives: done,
    refuses: ['not-yours'],
  },
  { method: 'get', path: '/api', says: 'This page.', by: 'anybody', gives: page },
  {
    method: 'get',
    path: '/api/openapi.json',
    says: 'All routes as OpenAPI 3.1.',
    by: 'anybody',
    gives: { type: 'application/json' },
  },
  {
    method: 'get',
    path: '/api/asyncapi.json',
    says: 'All messages of the WebSocket as AsyncAPI 3.0.',
    by: 'anybody',
    gives: { type: 'application/json' },
  },
  {
    method: 'get',
    path: '/health',
    says: 'Does the process live?',
    by: 'anybody',
    gives: z.object({ status: z.string() }),
  },
  {
    method: 'get',
    path: '/ready',
    says: 'Does the database answer?',
    by: 'anybody',
    gives: z.object({ status: z.string() }),
  },
  { method: 'get', path: '/metrics', says: 'For Prometheus.', by: 'anybody', gives: { type: 'text/plain' } },
];
/** What the changing parts of paths are. */
export const PARTS: { readonly [name: string]: z.ZodType } = {
  account: accountId,
  table: tableId,
  id: accountId,
};
