import type { TableRefusal, TournamentShown } from '@spellspeed/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import { useChoice } from '../duel/setup/use-choice.ts';
import { askServer, fetchAs, tellServer } from './ask-server.ts';
import { deckOf } from './deck-of.ts';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { PickDeck } from './pick-deck.tsx';
import { copyOf } from './use-online.ts';

const LOOK_EVERY = 5000;
const OUTCOMES = ['first', 'second', 'draw', 'double-loss'] as const;
/** Asks for something of this tournament. */
type Do = (what: string, more?: object) => void;

/** One tournament: who takes part, the round, the tables, the standings, and what its organiser does. */
export const TournamentPage = ({ id }: { readonly id: string }) => {
  const say = useOnlineSay();
  const [seen, setSeen] = useState<TournamentShown | null>(null);
  const [refusal, setRefusal] = useState<TableRefusal | null>(null);
  const look = useCallback(
    () => void askServer<TournamentShown>(`./api/tournaments/${id}`).then(setSeen),
    [id],
  );
  useEffect(() => {
    look();
    const looking = setInterval(look, LOOK_EVERY);
    return () => clearInterval(looking);
  }, [look]);
  const act: Do = (what, more = {}) =>
    void tellServer(`./api/tournaments/${id}/${what}`, more).then((why) => {
      setRefusal(why);
      look();
    });
  if (seen === null) return <h1>{say('online.tournaments')}</h1>;
  return (
    <section className={styles.room}>
      <h1>{say('online.tournament.by', { name: seen.name, organiser: seen.organiser })}</h1>
      {seen.winner !== null && seen.stage === 'over' && (
        <p role="status">{say('online.tournament.winner', { name: seen.winner })}</p>
      )}
      {refusal !== null && <p role="alert">{say(`online.refused.${refusal.reason}`)}</p>}
      <p>
        {say('online.tournament.players', { count: seen.players.length, names: seen.players.join(' · ') })}
      </p>
      <TakingPart seen={seen} act={act} />
      {seen.round !== null && <Round round={seen.round} seen={seen} act={act} />}
      {seen.isOrganiser && seen.stage !== 'over' && (
        <Button className="button primary" onPress={() => act('round')}>
          {say('online.tournament.start')}
        </Button>
      )}
      {seen.isOrganiser && <Sheets id={id} />}
      {seen.round !== null && <Standings standings={seen.standings} />}
      <Link to="/online/tournaments">{say('online.tournaments')}</Link>
    </section>
  );
};

interface PartProps {
  readonly seen: TournamentShown;
  readonly act: Do;
}
const TakingPart = ({ seen, act }: PartProps) => {
  const say = useOnlineSay();
  const deck = deckOf(useChoice(({ yours }) => yours));
  if (seen.stage === 'over') return null;
  if (seen.you !== null)
    return (
      <div className="row">
        <p>{say('online.tournament.you', { name: seen.you })}</p>
        <Button className="button" onPress={() => act('drop')}>
          {say('online.tournament.drop')}
        </Button>
      </div>
    );
  return (
    <div className={styles.part}>
      <PickDeck />
      <Button
        className="button"
        isDisabled={deck === null}
        onPress={() => deck && act('enter', { deck: copyOf(deck) })}
      >
        {say('online.tournament.enter')}
      </Button>
    </div>
  );
};

type RoundShown = NonNullable<TournamentShown['round']>;
const Round = ({ round, seen, act }: PartProps & { readonly round: RoundShown }) => {
  const say = useOnlineSay();
  return (
    <section className={styles.part} aria-labelledby="round">
      <h2 id="round">{say('online.tournament.round', { number: round.number })}</h2>
      <ul className={styles.played}>
        {round.pairings.map((pairing) => (
          <Pairing key={pairing.table} pairing={pairing} seen={seen} act={act} />
        ))}
      </ul>
    </section>
  );
};
const Pairing = ({
  pairing,
  seen,
  act,
}: PartProps & { readonly pairing: RoundShown['pairings'][number] }) => {
  const say = useOnlineSay();
  const { table, at, outcome } = pairing;
  const [one, second] = pairing.players;
  const names = { one, other: second ?? say('online.tournament.bye') };
  return (
    <li>
      {say('online.tournament.table', { table, ...names })}{' '}
      {outcome !== null && second !== null && say(`online.tournament.outcome.${outcome}`, names)}{' '}
      {outcome === null && at !== null && <Link to={`/online/${at}`}>{say('online.tournament.go')}</Link>}
      {outcome === null && seen.isOrganiser && (
        <details>
          <summary>{say('online.tournament.ruling')}</summary>
          {OUTCOMES.map((each) => (
            <Button key={each} className="button" onPress={() => act('ruling', { table, outcome: each })}>
              {say(`online.tournament.outcome.${each}`, names)}
            </Button>
          ))}
        </details>
      )}
    </li>
  );
};

const Standings = ({ standings }: { readonly standings: TournamentShown['standings'] }) => {
  const say = useOnlineSay();
  return (
    <table>
      <caption>{say('online.tournament.standings')}</caption>
      <thead>
        <tr>
          {(['place', 'player', 'points', 'score'] as const).map((each) => (
            <th key={each} scope="col">
              {say(`online.tournament.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ place, name, points, won, drawn, lost }) => (
          <tr key={name}>
            <td>{place}</td>
            <th scope="row">{name}</th>
            <td>{points}</td>
            <td>
              {won} – {drawn} – {lost}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Opens what the organiser prints; nobody else gets it. */
const Sheets = ({ id }: { readonly id: string }) => {
  const say = useOnlineSay();
  const [text, setText] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    const answer = await fetchAs(`./api/tournaments/${id}/sheets`);
    if (answer.ok) setText(await answer.text());
  };
  return text === null ? (
    <Button className="button" onPress={() => void look()}>
      {say('online.tournament.sheets')}
    </Button>
  ) : (
    <pre lang="en">{text}</pre>
  );
};
