import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { useChoice } from '../duel/setup/use-choice.ts';
import { Account } from './account.tsx';
import { ChooseBot, useCallBot } from './call-bot.tsx';
import { deckOf } from './deck-of.ts';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { Options } from './options.tsx';
import { PickDeck } from './pick-deck.tsx';
import { QuickMatch } from './quick-match.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { signOut, useSession } from './session.ts';
import { useOnline } from './use-online.ts';

const BESTS = ['3', '1'] as const;
const ENTRIES = ['link', 'open', 'bot'] as const;
const MINUTES = [10, 20, 40] as const;
const INCREMENT = 5;
const SPECTATORS = 30;

/** Tables that wait for somebody, and a new one. */
export const Lobby = () => {
  const say = useOnlineSay();
  const connected = useOnline((online) => online.connected);
  const name = useSession(({ guest }) => guest?.name ?? '');
  const account = useSession(({ guest }) => guest?.account ?? '');
  return (
    <section className={styles.room}>
      <h1>{say('online.title')}</h1>
      <p role="status">
        {say('online.signed-in', { name })} {say(`online.state.${connected}`)}
      </p>
      <RefusalNote />
      <NewTable />
      <Waiting />
      <p>
        <Link to={`/online/players/${account}`}>{say('online.profile')}</Link>{' '}
        <Link to="/online/leaders">{say('online.leaders')}</Link>{' '}
        <Link to="/online/tournaments">{say('online.tournaments')}</Link>
      </p>
      <Account />
      <Button className="button" onPress={() => void signOut()}>
        {say('online.sign-out')}
      </Button>
    </section>
  );
};

const NewTable = () => {
  const say = useOnlineSay();
  const go = useNavigate();
  const open = useOnline((online) => online.open);
  const connected = useOnline((online) => online.connected);
  const deck = deckOf(useChoice(({ yours }) => yours));
  const [best, setBest] = useState<string>('3');
  const [entry, setEntry] = useState<string>('link');
  const [minutes, setMinutes] = useState('20');
  const [wantsRated, setRated] = useState(false);
  const isWithBot = entry === 'bot';
  const rated = wantsRated && !isWithBot;
  const bot = useCallBot();
  const lay = async (): Promise<void> => {
    if (deck === null) return;
    const table = await open(
      {
        bestOf: best === '1' ? 1 : 3,
        format: 'master-2020',
        limits: 'none',
        clock: { bank: 60 * Number(minutes), increment: INCREMENT },
        entry: entry === 'open' ? 'open' : 'link',
        spectators: SPECTATORS,
        rated,
      },
      deck,
    );
    if (table === null) return;
    if (isWithBot) await bot.call(table);
    await go(`/online/${table}`);
  };
  return (
    <section className={styles.part} aria-labelledby="new-table">
      <h2 id="new-table">{say('online.open')}</h2>
      <PickDeck />
      <Options label="online.best-of" value={best} onChange={setBest}>
        {BESTS.map((each) => [each, say(`online.best-of.${each}`)])}
      </Options>
      <Options label="online.entry" value={entry} onChange={setEntry}>
        {ENTRIES.map((each) => [each, say(`online.entry.${each}`)])}
      </Options>
      <Options label="online.minutes" value={minutes} onChange={setMinutes}>
        {MINUTES.map((each) => [String(each), say('online.minutes.of', { minutes: each })])}
      </Options>
      {isWithBot ? (
        <ChooseBot />
      ) : (
        <label className={styles.check}>
          <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} />
          {say('online.rated')}
        </label>
      )}
      {deck === null && <p>{say('online.deck-unread')}</p>}
      {!isWithBot && <QuickMatch bestOf={best === '1' ? 1 : 3} rated={rated} />}
      <Button
        className="button primary"
        isDisabled={deck === null || (isWithBot && !bot.canPlay) || connected !== 'there'}
        onPress={() => void lay()}
      >
        {say('online.lay')}
      </Button>
    </section>
  );
};

const LOOK_EVERY = 5000;
const Waiting = () => {
  const say = useOnlineSay();
  const waiting = useOnline((online) => online.waiting);
  const look = useOnline((online) => online.look);
  const connected = useOnline((online) => online.connected);
  useEffect(() => {
    if (connected !== 'there') return;
    void look();
    const looking = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(looking);
  }, [look, connected]);
  return (
    <section className={styles.part} aria-labelledby="waiting-tables">
      <h2 id="waiting-tables">{say('online.tables')}</h2>
      {waiting.length === 0 ? (
        <p>{say('online.tables.none')}</p>
      ) : (
        <ul>
          {waiting.map(({ table, by, settings }) => (
            <li key={table}>
              <Link to={`/online/${table}`}>{say('online.tables.join', { name: by })}</Link>{' '}
              {say(`online.best-of.${settings.bestOf}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
