import type { Leaders, Profile } from '@spellspeed/server/protocol';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import { askServer, fetchAs } from './ask-server.ts';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';

type Rating = NonNullable<Profile['rating']>;
const useRatingWords = () => {
  const say = useOnlineSay();
  return ({ rating, deviation, games }: Rating): string =>
    say('online.rating', {
      rating: String(Math.round(rating)),
      deviation: String(Math.round(2 * deviation)),
      games,
    });
};

/** How strong somebody is, and what has been played. */
export const ProfilePage = ({ account }: { readonly account: string }) => {
  const say = useOnlineSay();
  const words = useRatingWords();
  const [seen, setSeen] = useState<Profile | null>(null);
  useEffect(() => void askServer<Profile>(`./api/profiles/${account}`).then(setSeen), [account]);
  return (
    <section className={styles.room}>
      <h1>{say('online.profile.of', { name: seen?.name ?? '…' })}</h1>
      {seen !== null && <p>{seen.rating === null ? say('online.rating.none') : words(seen.rating)}</p>}
      {seen?.played.length === 0 && <p>{say('online.played.none')}</p>}
      <ul className={styles.played}>
        {seen?.played.map((match) => (
          <Played key={match.table} match={match} />
        ))}
      </ul>
      <Link to="/online">{say('online.lobby')}</Link>
    </section>
  );
};
const Played = ({ match }: { readonly match: Profile['played'][number] }) => {
  const say = useOnlineSay();
  const [before, after] = match.rating ?? [0, 0];
  const change = Math.round(after) - Math.round(before);
  return (
    <li>
      <time dateTime={new Date(match.endedAt).toISOString()}>
        {new Date(match.endedAt).toLocaleDateString()}
      </time>{' '}
      {say(`online.played.${match.outcome}`)}{' '}
      <Link to={`/online/players/${match.opponent.account}`}>{match.opponent.name}</Link>
      {match.rating !== null && ` (${change < 0 ? '−' : '+'}${Math.abs(change)})`} <Replay id={match.table} />
    </li>
  );
};
/** A file that `spellspeed replay` tells. */
const Replay = ({ id }: { readonly id: string }) => {
  const say = useOnlineSay();
  const [isMissing, setMissing] = useState(false);
  const save = async (): Promise<void> => {
    const answer = await fetchAs(`./api/tables/${id}/replay`);
    setMissing(!answer.ok);
    if (!answer.ok) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `match-${id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return isMissing ? (
    <span role="alert">{say('online.played.no-replay')}</span>
  ) : (
    <Button className="button" onPress={() => void save()}>
      {say('online.played.replay')}
    </Button>
  );
};

/** The strongest, the first first. */
export const LeadersPage = () => {
  const say = useOnlineSay();
  const words = useRatingWords();
  const [seen, setSeen] = useState<Leaders | null>(null);
  useEffect(() => void askServer<Leaders>('./api/leaders').then(setSeen), []);
  return (
    <section className={styles.room}>
      <h1>{say('online.leaders')}</h1>
      {seen?.leaders.length === 0 && <p>{say('online.leaders.none')}</p>}
      <ol>
        {seen?.leaders.map((leader) => (
          <li key={leader.account}>
            <Link to={`/online/players/${leader.account}`}>{leader.name}</Link> {words(leader)}
          </li>
        ))}
      </ol>
      <Link to="/online">{say('online.lobby')}</Link>
    </section>
  );
};
