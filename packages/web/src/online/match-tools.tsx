import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { useSession } from './session.ts';
import { Trouble } from './trouble.tsx';
import { Undo } from './undo.tsx';
import { type SeenTable, useOnline } from './use-online.ts';

/** What else can be done at a table. */
export const MatchTools = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const { autoPass, chat, put } = useSession();
  if (table.seat === null) return null;
  return (
    <section className={styles.tools}>
      <Check is={autoPass} words={say('online.auto-pass')} change={(is) => put({ autoPass: is })} />
      <Check is={chat} words={say('online.chat')} change={(is) => put({ chat: is })} />
      {chat && <Chat table={table} />}
      <Undo table={table} />
      <Surrender table={table} />
      <Trouble table={table} />
    </section>
  );
};

interface CheckProps {
  readonly is: boolean;
  readonly words: string;
  readonly change: (is: boolean) => void;
}
const Check = ({ is, words, change }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={is} onChange={({ target }) => change(target.checked)} />
    {words}
  </label>
);

const Surrender = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const [isSure, setSure] = useState(false);
  const give = (): void => {
    if (isSure) void ask({ type: 'surrender', table: table.id });
    setSure(!isSure);
  };
  return table.course.view?.stage === 'duel' ? (
    <Button className="button" onPress={give}>
      {say(isSure ? 'online.surrender.sure' : 'online.surrender')}
    </Button>
  ) : null;
};

/** What is said is shown as the text that it is. */
const Chat = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const { said, ask } = useOnline();
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void ask({ type: 'say', table: table.id, text });
        setText('');
      }}
    >
      <ul aria-live="polite" className={styles.said}>
        {said.map(({ name, text: words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they come one after another
          <li key={index}>
            <strong>{name}</strong> {words}
          </li>
        ))}
      </ul>
      <TextField className="field" value={text} onChange={setText}>
        <Label>{say('online.say')}</Label>
        <Input className="input" maxLength={300} />
      </TextField>
      <Button type="submit" className="button">
        {say('online.say.send')}
      </Button>
    </form>
  );
};
