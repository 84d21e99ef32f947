import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import { useChoice } from '../duel/setup/use-choice.ts';
import { CallBot } from './call-bot.tsx';
import { deckOf } from './deck-of.ts';
import { MatchOver } from './match-over.tsx';
import { MatchTable } from './match-table.tsx';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { PickDeck } from './pick-deck.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { copyOf, type SeenTable, useOnline } from './use-online.ts';
import { useWithNames } from './with-names.ts';

/** One table: waiting for a second player, being played, or over. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const say = useOnlineSay();
  const { connected, enter, leave, table: seen } = useOnline();
  const table = useWithNames(seen);
  const isThere = connected === 'there';
  useEffect(() => {
    if (isThere) void enter(id);
  }, [enter, id, isThere]);
  useEffect(() => leave, [leave]);
  if (table?.course.view?.duel && table.course.stage === 'playing')
    return <MatchTable table={table} view={table.course.view.duel} />;
  return (
    <section className={styles.room}>
      <h1>{say('online.title')}</h1>
      {connected !== 'there' && <p role="status">{say(`online.state.${connected}`)}</p>}
      <RefusalNote />
      {table !== null && <Stage table={table} />}
      <Link to="/online">{say('online.lobby')}</Link>
    </section>
  );
};

const Stage = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const { stage } = table.course;
  if (stage === 'waiting') return table.seat === 0 ? <Invitation table={table} /> : <Invited table={table} />;
  if (stage === 'older-rules') return <OlderRules table={table} />;
  if (stage === 'over') return <MatchOver table={table} />;
  if (stage === 'closed') return <p role="status">{say('online.over.ended')}</p>;
  return <SideDeckingOr table={table} />;
};
const SideDeckingOr = ({ table }: { readonly table: SeenTable }) =>
  table.course.view === null ? null : <MatchTable table={table} view={null} />;

/** Who has laid the table sends its address to somebody. */
const Invitation = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const [isCopied, setCopied] = useState(false);
  const link = new URL(`#/online/${table.id}`, location.href).href;
  return (
    <>
      <p role="status">{say('online.waiting')}</p>
      <p className={styles.link}>
        <a href={link}>{link}</a>
      </p>
      <div className="row">
        <Button
          className="button primary"
          onPress={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {say(isCopied ? 'online.copied' : 'online.copy')}
        </Button>
        <Button className="button" onPress={() => void ask({ type: 'close', table: table.id })}>
          {say('online.close')}
        </Button>
      </div>
      {!table.settings.rated && <CallBot table={table.id} />}
    </>
  );
};
/** Who has got the address chooses a deck and sits down. */
const Invited = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const { ask, enter } = useOnline();
  const deck = deckOf(useChoice(({ yours }) => yours));
  const join = async (): Promise<void> => {
    if (deck !== null && (await ask({ type: 'join', table: table.id, deck: copyOf(deck) })))
      await enter(table.id);
  };
  return (
    <>
      <p>{say('online.invited', { name: table.players[0].name, bestOf: String(table.settings.bestOf) })}</p>
      <PickDeck />
      {deck === null && <p>{say('online.deck-unread')}</p>}
      <Button className="button primary" isDisabled={deck === null} onPress={() => void join()}>
        {say('online.join')}
      </Button>
    </>
  );
};
const OlderRules = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  return (
    <>
      <p>{say('online.older-rules')}</p>
      <Button className="button" onPress={() => void ask({ type: 'agree', table: table.id })}>
        {say('online.agree')}
      </Button>
    </>
  );
};
