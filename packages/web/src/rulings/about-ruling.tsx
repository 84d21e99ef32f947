import { Link } from 'react-router';
import room from '../app/room.module.css';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import watching from '../watching/watching.module.css';
import styles from './rulings.module.css';
import { addressOf } from './search.ts';
import type { PlayedRuling, RulingSource } from './types.ts';

/** What a ruling shows: its clauses, its cards and where it comes from. */
export const AboutRuling = ({ ruling: { cites, cards, source } }: { readonly ruling: PlayedRuling }) => {
  const say = useSay();
  const cardName = useCardName();
  return (
    <section className={watching.controls} aria-label={say('rulings.shows')}>
      {cites.length > 0 && (
        <>
          <h2>{say('rulings.shows')}</h2>
          <ul className={styles.cites}>
            {cites.map(({ rule, statement }) => (
              <li key={rule}>
                <p>{statement}</p>
                <Link to={`/rulings?${addressOf({ clause: rule })}`}>{rule}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {cards.length > 0 && (
        <>
          <h2>{say('rulings.cards')}</h2>
          <ul className={styles.cards}>
            {cards.map((passcode) => (
              <li key={passcode}>
                <Link to={`/cards/${passcode}`}>{cardName(passcode)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {source !== null && <SourceOf source={source} />}
    </section>
  );
};

const SourceOf = ({ source: { text, example } }: { readonly source: RulingSource }) => {
  const say = useSay();
  if (example === null) return <p className={room.quiet}>{say('rulings.source', { source: text })}</p>;
  const { rule, number } = example;
  return (
    <p className={room.quiet}>
      {say('rulings.source', { source: number === null ? '' : say('rulings.source.example', { number }) })}{' '}
      <Link to={`/rulings?${addressOf({ clause: rule })}`}>{rule}</Link>
    </p>
  );
};
