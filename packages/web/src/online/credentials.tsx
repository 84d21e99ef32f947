import type { RefusalReason } from '@spellspeed/server/protocol';
import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { type OnlineMessageId, useOnlineSay } from './online-words.ts';

type Field = 'email' | 'old' | 'password';
export type Fields = { readonly [field in Field]?: string };
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
/** Asks for what an account is kept by; what is refused is told. */
export const Credentials = ({ asks, words, send }: CredentialsProps) => {
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
