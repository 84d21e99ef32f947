import type { Blocks } from '@spellspeed/server/protocol';
import { useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { askServer, tellServer } from './ask-server.ts';
import { useOnlineSay } from './online-words.ts';
import { type SeenTable, useOnline } from './use-online.ts';

const REASONS = ['words', 'cheating', 'stalling', 'other'] as const;

/** What can be done about the other player: nothing to do with them any more, or a report. */
export const Trouble = ({ table }: { readonly table: SeenTable }) => {
  const other = table.players[table.seat === 0 ? 1 : 0];
  const say = useOnlineSay();
  // Nobody reports a bot.
  if (!other || other.bot) return null;
  return (
    <details>
      <summary>{say('online.report', { name: other.name })}</summary>
      <Block account={other.account} name={other.name} />
      <Report id={table.id} />
    </details>
  );
};

const Block = ({ account, name }: { readonly account: string; readonly name: string }) => {
  const say = useOnlineSay();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    void askServer<Blocks>('./api/blocks').then((all) =>
      setBlocked(all?.blocked.some((each) => each.account === account) ?? false),
    );
  }, [account]);
  const turn = async (): Promise<void> => {
    const refusal = await tellServer('./api/blocks', { account, blocked: !isBlocked });
    if (refusal === null) setBlocked(!isBlocked);
  };
  return (
    <Button className="button" onPress={() => void turn()}>
      {say(isBlocked ? 'online.unblock' : 'online.block', { name })}
    </Button>
  );
};

const Report = ({ id }: { readonly id: string }) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const [why, setWhy] = useState<(typeof REASONS)[number]>('words');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) return <p role="status">{say('online.report.sent')}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void ask({ type: 'report', table: id, why, text: text.trim() }).then(setSent);
      }}
    >
      <p>{say('online.report.hint')}</p>
      {REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name="why" checked={why === reason} onChange={() => setWhy(reason)} />{' '}
          {say(`online.report.${reason}`)}{' '}
        </label>
      ))}
      <TextField className="field" value={text} onChange={setText}>
        <Label>{say('online.report.text')}</Label>
        <Input className="input" maxLength={1000} />
      </TextField>
      <Button type="submit" className="button">
        {say('online.report.send')}
      </Button>
    </form>
  );
};
