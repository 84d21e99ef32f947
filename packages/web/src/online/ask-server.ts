/** Asks the server over HTTP, as whoever is signed in. */
import type { TableRefusal } from '@spellspeed/server/protocol';
import { useSession } from './session.ts';

export const fetchAs = (path: string, init: RequestInit = {}): Promise<Response> => {
  const { guest } = useSession.getState();
  return fetch(path, {
    ...init,
    cache: 'no-store',
    headers: { ...init.headers, ...(guest && { authorization: `Bearer ${guest.token}` }) },
  });
};
/** What the server has there; null where there is nothing. It comes from where the page came from. */
export const askServer = async <T>(path: string): Promise<T | null> => {
  try {
    const answer = await fetchAs(path);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
};
/** Tells the server something; null if it is done, otherwise why not. */
export const tellServer = async (path: string, what: object): Promise<TableRefusal | null> => {
  try {
    const answer = await fetchAs(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });
    if (answer.ok) return null;
    return ((await answer.json()) as { readonly refusal: TableRefusal }).refusal;
  } catch {
    return { reason: 'unavailable', message: '' };
  }
};
