/** Things that may be done once, by whoever knows a secret: only its digest is kept, and it is good for a time. */
import { digestOfToken, newId, newToken } from '../host/ids.ts';
import type { TicketPurpose, TicketRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const MINUTE = 60_000;
const GOOD_FOR: { readonly [purpose in TicketPurpose]: number } = {
  confirm: 3 * 24 * 60 * MINUTE,
  reset: 60 * MINUTE,
  'add-passkey': 5 * MINUTE,
  'enter-passkey': 5 * MINUTE,
};
type About = Partial<Pick<TicketRow, 'account' | 'email' | 'password'>>;

/** Gives the secret, this one time. */
export const newTicket = async (
  { people }: Storage,
  purpose: TicketPurpose,
  { account = null, email = null, password = null }: About = {},
): Promise<string> => {
  const token = newToken();
  await people.addTicket({
    digest: digestOfToken(token),
    purpose,
    account,
    email,
    password,
    expires_at: Date.now() + GOOD_FOR[purpose],
    used_by: null,
  });
  return token;
};
/** What the secret is for, without using it; null where it is none, too old or used up. */
export const ticketFor = async (
  { people }: Storage,
  purpose: TicketPurpose,
  token: string,
): Promise<TicketRow | null> => {
  const found = await people.ticket(digestOfToken(token));
  const isGood = found?.purpose === purpose && found.used_by === null && found.expires_at > Date.now();
  return isGood ? found : null;
};
/** Uses it up. Of several who do so at once, on whatever nodes, one gets it. */
export const useTicket = async (
  storage: Storage,
  purpose: TicketPurpose,
  token: string,
): Promise<TicketRow | null> => {
  const found = await ticketFor(storage, purpose, token);
  if (found === null) return null;
  const by = newId();
  await storage.people.claimTicket(found.digest, by);
  return (await storage.people.ticket(found.digest))?.used_by === by ? found : null;
};
