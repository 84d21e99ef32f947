import { useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { useLocation } from 'react-router';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { EnterAccount } from './account.tsx';
import { ConfirmPage, ResetPage } from './from-mail.tsx';
import { InOnlineWords } from './in-online-words.tsx';
import { Lobby } from './lobby.tsx';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { LeadersPage, ProfilePage } from './people-pages.tsx';
import { hasServer, signIn, useSession } from './session.ts';
import { TablePage } from './table-page.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';
import { useOnline } from './use-online.ts';

/** People play each other: the tables that wait, or the one whose address this is. */
export default function OnlinePage() {
  return (
    <InOnlineWords>
      <Room />
    </InOnlineWords>
  );
}

const Room = () => {
  const say = useOnlineSay();
  const guest = useSession((session) => session.guest);
  const { pathname } = useLocation();
  const [isServed, setServed] = useState<boolean | null>(null);
  useSpokenLanguage();
  useEffect(() => void hasServer().then(setServed), []);
  if (isServed === null) return <h1>{say('online.title')}</h1>;
  if (!isServed)
    return (
      <section className={styles.room}>
        <h1>{say('online.title')}</h1>
        <p>{say('online.no-server')}</p>
      </section>
    );
  const reset = RESET.exec(pathname)?.[1];
  if (reset !== undefined) return <ResetPage token={reset} />;
  return guest === null ? <SignIn /> : <Connected key={guest.token} />;
};

const SignIn = () => (
  <div className={styles.room}>
    <AsGuest />
    <EnterAccount />
  </div>
);

const AsGuest = () => {
  const say = useOnlineSay();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <form
      className={styles.room}
      onSubmit={(event) => {
        event.preventDefault();
        void signIn(name).then(setTrouble, () => setTrouble(say('online.refused.unavailable')));
      }}
    >
      <h1>{say('online.title')}</h1>
      <TextField className="field" value={name} onChange={setName}>
        <Label>{say('online.name')}</Label>
        <Input className="input" maxLength={24} autoComplete="nickname" />
      </TextField>
      <p>{say('online.name.hint')}</p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <Button type="submit" className="button primary">
        {say('online.sign-in')}
      </Button>
    </form>
  );
};

const RESET = /^\/online\/reset\/([\w-]{43})$/;
const CONFIRM = /^\/online\/confirm\/([\w-]{43})$/;
const TABLE = /^\/online\/([a-z2-7]{20})$/;
const TOURNAMENT = /^\/online\/tournaments\/([a-z2-7]{20})$/;
const PLAYER = /^\/online\/players\/([a-z2-7]{20})$/;
const Connected = () => {
  const connect = useOnline((online) => online.connect);
  const { pathname } = useLocation();
  const [table, player] = [TABLE.exec(pathname)?.[1], PLAYER.exec(pathname)?.[1]];
  useEffect(() => connect(), [connect]);
  if (player !== undefined) return <ProfilePage account={player} />;
  if (pathname === '/online/leaders') return <LeadersPage />;
  if (pathname === '/online/tournaments') return <TournamentsPage />;
  const confirm = CONFIRM.exec(pathname)?.[1];
  if (confirm !== undefined) return <ConfirmPage token={confirm} />;
  const tournament = TOURNAMENT.exec(pathname)?.[1];
  if (tournament !== undefined) return <TournamentPage key={tournament} id={tournament} />;
  return table === undefined ? <Lobby /> : <TablePage key={table} id={table} />;
};
