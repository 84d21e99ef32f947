import type { Kept, Me, RefusalReason } from '@spellspeed/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { askServer, fetchAs, tellServer } from './ask-server.ts';
import { Credentials, type Fields } from './credentials.tsx';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { EnterWithPasskey, Passkeys } from './passkeys.tsx';
import { enterAccount, refusalIn } from './session.ts';

/** A guest keeps the account with an e-mail and a password, or with passkeys; who has done so may change them. */
export const Account = () => {
  const say = useOnlineSay();
  const { locale: language } = useIntl();
  const [me, setMe] = useState<Me | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const look = useCallback(() => void askServer<Me>('./api/me').then(setMe), []);
  useEffect(look, [look]);
  const keep = async (fields: Fields): Promise<RefusalReason | null> => {
    const answer = await fetchAs('./api/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, language }),
    }).catch(() => null);
    const refusal = await refusalIn(answer);
    if (refusal !== null || answer === null) return refusal?.reason ?? 'unavailable';
    const { sent } = (await answer.json()) as Kept;
    setSentTo(sent ? (fields.email ?? '') : null);
    look();
    return null;
  };
  const change = async ({ email: _, ...fields }: Fields): Promise<RefusalReason | null> =>
    (await enterAccount('./api/password', { ...fields, language }))?.reason ?? null;
  if (me === null) return null;
  const { email, confirmed } = me;
  return (
    <details className={styles.part}>
      <summary>{email === null ? say('online.account') : say('online.account.kept', { email })}</summary>
      {email === null ? (
        <>
          <p>{say('online.account.hint')}</p>
          <Credentials asks={['email', 'password']} words="online.account.keep" send={keep} />
          {sentTo !== null && <p role="status">{say('online.account.sent', { email: sentTo })}</p>}
        </>
      ) : (
        <>
          {!confirmed && <p>{say('online.account.unconfirmed')}</p>}
          <Credentials asks={['old', 'password']} words="online.password.change" send={change} />
        </>
      )}
      <Passkeys />
    </details>
  );
};

/** For whoever has kept an account elsewhere. */
export const EnterAccount = () => {
  const say = useOnlineSay();
  const enter = async (fields: Fields): Promise<RefusalReason | null> =>
    (await enterAccount('./api/sign-in', fields))?.reason ?? null;
  return (
    <>
      <details className={styles.part}>
        <summary>{say('online.account.sign-in')}</summary>
        <Credentials asks={['email', 'password']} words="online.account.enter" send={enter} />
        <LostPassword />
      </details>
      <EnterWithPasskey />
    </>
  );
};

/** The answer is the same whoever has the address. */
const LostPassword = () => {
  const say = useOnlineSay();
  const { locale: language } = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async ({ email = '' }: Fields): Promise<RefusalReason | null> => {
    const refusal = await tellServer('./api/password/lost', { email, language });
    setSentTo(refusal === null ? email : null);
    return refusal?.reason ?? null;
  };
  return (
    <details>
      <summary>{say('online.lost')}</summary>
      <Credentials asks={['email']} words="online.lost.send" send={send} />
      {sentTo !== null && <p role="status">{say('online.lost.sent', { email: sentTo })}</p>}
    </details>
  );
};
