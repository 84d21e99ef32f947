import type { RefusalReason } from '@spellspeed/server/protocol';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { tellServer } from './ask-server.ts';
import { Credentials, type Fields } from './credentials.tsx';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';

/** Where the link of a mail leads that confirms an address. */
export const ConfirmPage = ({ token }: { readonly token: string }) => {
  const say = useOnlineSay();
  const [outcome, setOutcome] = useState<RefusalReason | 'done' | null>(null);
  useEffect(() => {
    void once(token).then((reason) => setOutcome(reason ?? 'done'));
  }, [token]);
  return (
    <section className={styles.room}>
      <h1>{say('online.confirm')}</h1>
      {outcome === 'done' && <p role="status">{say('online.confirm.done')}</p>}
      {outcome !== null && outcome !== 'done' && <p role="alert">{say(`online.refused.${outcome}`)}</p>}
      <Link to="/online">{say('online.lobby')}</Link>
    </section>
  );
};
/** A link is used once, however often the page is drawn. */
const asked = new Map<string, Promise<RefusalReason | null>>();
const once = (token: string): Promise<RefusalReason | null> => {
  const answer =
    asked.get(token) ??
    tellServer('./api/email/confirm', { token }).then((refusal) => refusal?.reason ?? null);
  asked.set(token, answer);
  return answer;
};

/** Where the link of a mail leads by which a lost password is replaced. */
export const ResetPage = ({ token }: { readonly token: string }) => {
  const say = useOnlineSay();
  const { locale: language } = useIntl();
  const [isDone, setDone] = useState(false);
  const reset = async ({ password }: Fields): Promise<RefusalReason | null> => {
    const refusal = await tellServer('./api/password/reset', { token, password, language });
    setDone(refusal === null);
    return refusal?.reason ?? null;
  };
  return (
    <section className={styles.room}>
      <h1>{say('online.reset')}</h1>
      {isDone ? (
        <p role="status">{say('online.reset.done')}</p>
      ) : (
        <Credentials asks={['password']} words="online.reset.set" send={reset} />
      )}
      <Link to="/online">{say('online.lobby')}</Link>
    </section>
  );
};
