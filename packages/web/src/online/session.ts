/** Who plays here: a guest of the server from which the page came. The key is kept in this browser. */
import type { SignedIn, TableRefusal } from '@spellspeed/server/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Guest {
  readonly account: string;
  readonly name: string;
  readonly token: string;
}
interface Session {
  readonly guest: Guest | null;
  /** Answers that are no choice are given by the page. */
  readonly autoPass: boolean;
  readonly chat: boolean;
  readonly put: (changes: Partial<Pick<Session, 'guest' | 'autoPass' | 'chat'>>) => void;
}
export const useSession = create<Session>()(
  persist((set) => ({ guest: null, autoPass: true, chat: true, put: (changes) => set(changes) }), {
    name: 'spellspeed.online',
    partialize: ({ guest, autoPass, chat }) => ({ guest, autoPass, chat }),
  }),
);

/** Is the page served by a server for people who play each other? */
export const hasServer = async (): Promise<boolean> => {
  try {
    const answer = await fetch('./health', { cache: 'no-store' });
    return answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
};
/** Signs in as a guest; a sentence of the server if it does not want to. */
export const signIn = async (name: string): Promise<string | null> => {
  const answer = await fetch('./api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const said: Guest & { readonly refusal?: { readonly message: string } } = await answer.json();
  if (!answer.ok) return said.refusal?.message ?? String(answer.status);
  useSession.getState().put({ guest: { account: said.account, name: said.name, token: said.token } });
  return null;
};
/** Signs in to an account that is kept; the reason if the server does not want to. */
export const enterAccount = async (path: string, what: object): Promise<TableRefusal | null> => {
  const { guest, put } = useSession.getState();
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(guest && { authorization: `Bearer ${guest.token}` }),
      },
      body: JSON.stringify(what),
    });
    const said: SignedIn & { readonly refusal?: TableRefusal } = await answer.json();
    if (!answer.ok) return said.refusal ?? UNAVAILABLE;
    put({ guest: { account: said.account, name: said.name, token: said.token } });
    return null;
  } catch {
    return UNAVAILABLE;
  }
};
/** Why the server did not do it; null if it is done. */
export const refusalIn = async (answer: Response | null): Promise<TableRefusal | null> => {
  if (answer?.ok) return null;
  const said: { readonly refusal?: TableRefusal } | undefined = await answer?.json().catch(() => undefined);
  return said?.refusal ?? UNAVAILABLE;
};
const UNAVAILABLE: TableRefusal = { reason: 'unavailable', message: '' };
export const signOut = async (): Promise<void> => {
  const { guest, put } = useSession.getState();
  put({ guest: null });
  if (guest)
    await fetch('./api/sign-out', {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}` },
    }).catch(() => undefined);
};
/** Does the server know the key still? */
export const isKnown = async ({ token }: Guest): Promise<boolean> => {
  const answer = await fetch('./api/me', {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  });
  return answer.status !== 401;
};
