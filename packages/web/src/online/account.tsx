import type { Me, RefusalReason } from '@spellspeed/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { askServer, tellServer } from './ask-server.ts';
import styles from './online.module.css';
import { type OnlineMessageId, useOnlineSay } from './online-words.ts';
import { enterAccount } from './session.ts';

/** A guest keeps the account with an e-mail and a password; who has done so may change the password. */
export const Account = () => {
  const say = useOnlineSay();
  const [email, setEmail] = useState<string | null | undefined>(undefined);
  const look = useCallback(() => void askServer<Me>('./api/me').then((me) => setEmail(me?.email)), []);
  useEffect(look, [look]);
  const keep = async (fields: Fields): Promise<RefusalReason | null> => {
    const refusal = await tellServer('./api/account', fields);
    if (refusal === null) look();
    return refusal?.reason ?? null;
  };
  const change = async ({ email: _, ...fields }: Fields): Promise<RefusalReason | null> =>
    (await enterAccount('./api/password', fields))?.reason ?? null;
  if (email === undefined) return null;
  return (
    <details className={styles.part}>
      <summary>{email === null ? say('online.account') : say('online.account.kept', { email })}</summary>
      {email === null ? (
        <>
          <p>{say('online.account.hint')}</p>
          <Credentials asks={['email', 'password']} words="online.account.keep" send={keep} />
        </>
      ) : (
        <Credentials asks={['old', 'password']} words="online.password.change" send={change} />
      )}
    </details>
  );
};

/** For whoever has kept an account elsewhere. */
export const EnterAccount = () => {
  const say = useOnlineSay();
  const enter = async (fields: Fields): Promise<RefusalReason | null> =>
    (await enterAccount('./api/sign-in', fields))?.reason ?? null;
  return (
    <details className={styles.part}>
      <summary>{say('online.account.sign-in')}</summary>
      <Credentials asks={['email', 'password']} words="online.account.enter" send={enter} />
    </details>
  );
};

type Field = 'email' | 'old' | 'password';
type Fields = { readonly [field in Field]?: string };
const FIELDS: {
  readonly [field in Field]: {
    readonly label: OnlineMessageId;
    readonly type: string;
    readonly fill: string;
  };
} = {
  email: { label: 'online.email', type: 'email', fill: 'username' },
  old: { label: 'online.password.old', type: 'password', fill: 'current-password' },
  password: { label: 'online.password', type: 'password', fill: 'current-password' },
};
interface CredentialsProps {
  readonly asks: readonly Field[];
  readonly words: OnlineMessageId;
  readonly send: (fields: Fields) => Promise<RefusalReason | null>;
}
const Credentials = ({ asks, words, send }: CredentialsProps) => {
  const say = useOnlineSay();
  const [fields, setFields] = useState<Fields>({});
  const [trouble, setTrouble] = useState<RefusalReason | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(fields).then(setTrouble);
      }}
    >
      {asks.map((field) => {
        const { label, type, fill } = FIELDS[field];
        return (
          <TextField
            key={field}
            className="field"
            type={type}
            autoComplete={fill}
            value={fields[field] ?? ''}
            onChange={(text) => setFields({ ...fields, [field]: text })}
          >
            <Label>{say(label)}</Label>
            <Input className="input" maxLength={254} />
          </TextField>
        );
      })}
      {trouble !== null && <p role="alert">{say(`online.refused.${trouble}`)}</p>}
      <Button type="submit" className="button">
        {say(words)}
      </Button>
    </form>
  );
};
