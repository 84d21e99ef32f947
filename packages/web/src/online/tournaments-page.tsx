import type { Tournaments } from '@spellspeed/server/protocol';
import { useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { askServer, fetchAs } from './ask-server.ts';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';

const CUTS = [0, 2, 4, 8, 16] as const;

/** The tournaments of this server, and a new one. */
export const TournamentsPage = () => {
  const say = useOnlineSay();
  const [seen, setSeen] = useState<Tournaments | null>(null);
  useEffect(() => void askServer<Tournaments>('./api/tournaments').then(setSeen), []);
  return (
    <section className={styles.room}>
      <h1>{say('online.tournaments')}</h1>
      {seen?.tournaments.length === 0 && <p>{say('online.tournaments.none')}</p>}
      <ul>
        {seen?.tournaments.map(({ id, name, organiser }) => (
          <li key={id}>
            <Link to={`/online/tournaments/${id}`}>{say('online.tournament.by', { name, organiser })}</Link>
          </li>
        ))}
      </ul>
      <NewTournament />
      <Link to="/online">{say('online.lobby')}</Link>
    </section>
  );
};

const NewTournament = () => {
  const say = useOnlineSay();
  const go = useNavigate();
  const [name, setName] = useState('');
  const [swiss, setSwiss] = useState(3);
  const [cut, setCut] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const begin = async (): Promise<void> => {
    const answer = await fetchAs('./api/tournaments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, swiss, cut, bestOf: 3, limits: 'none' }),
    });
    setRefused(!answer.ok);
    if (answer.ok) await go(`/online/tournaments/${((await answer.json()) as { readonly id: string }).id}`);
  };
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{say('online.tournament.new')}</h2>
      <TextField className="field" value={name} onChange={setName}>
        <Label>{say('online.tournament.name')}</Label>
        <Input className="input" maxLength={24} />
      </TextField>
      <label>
        {say('online.tournament.swiss')}{' '}
        <input
          className="input"
          type="number"
          min={1}
          max={12}
          value={swiss}
          onChange={({ target }) => setSwiss(Number(target.value))}
        />
      </label>
      <label>
        {say('online.tournament.cut')}{' '}
        <select className="input" value={cut} onChange={({ target }) => setCut(Number(target.value))}>
          {CUTS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {isRefused && <p role="alert">{say('online.refused.malformed')}</p>}
      <Button type="submit" className="button">
        {say('online.tournament.begin')}
      </Button>
    </form>
  );
};
