/** Passkeys between this browser and the server. */
import type { RefusalReason } from '@spellspeed/server/protocol';
import { fetchAs, tellServer } from './ask-server.ts';
import { enterAccount, refusalIn } from './session.ts';

/** Why it was not done: `unused` where whoever was asked wanted none, or there is none. */
type Why = RefusalReason | 'unused' | null;
const IS_ADDRESS = /^[\d.]+$|:/;

/** A passkey belongs to a name, and is made only where nobody can listen. */
export const arePasskeysHere = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !IS_ADDRESS.test(location.hostname);

/** Asks the server for a challenge, and the browser to answer it. */
const answered = async <Options, Response>(
  path: string,
  answer: (options: Options) => Promise<Response>,
): Promise<{ readonly response: Response } | { readonly why: Why }> => {
  const asked = await fetchAs(path, { method: 'POST' }).catch(() => null);
  const refusal = await refusalIn(asked);
  if (refusal !== null || asked === null) return { why: refusal?.reason ?? 'unavailable' };
  try {
    return { response: await answer((await asked.json()) as Options) };
  } catch {
    return { why: 'unused' };
  }
};
/** The library is loaded by whoever uses a passkey. */
const library = () => import('@simplewebauthn/browser');

export const addPasskey = async (): Promise<Why> => {
  const { startRegistration } = await library();
  type Asked = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await answered('./api/passkeys/options', (optionsJSON: Asked) =>
    startRegistration({ optionsJSON }),
  );
  return 'why' in made
    ? made.why
    : ((await tellServer('./api/passkeys', { response: made.response }))?.reason ?? null);
};
export const enterWithPasskey = async (): Promise<Why> => {
  const { startAuthentication } = await library();
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const used = await answered('./api/passkeys/sign-in/options', (optionsJSON: Asked) =>
    startAuthentication({ optionsJSON }),
  );
  return 'why' in used
    ? used.why
    : ((await enterAccount('./api/passkeys/sign-in', { response: used.response }))?.reason ?? null);
};
