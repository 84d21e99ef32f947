import { useMemo } from 'react';
import { Link } from 'react-router';
import room from '../app/room.module.css';
import { useSay } from '../i18n/say.ts';
import { useRulings, useTitles } from './collection.ts';
import styles from './rulings.module.css';
import { addressOf, addressOfRuling, rulingsWith } from './search.ts';

const SHOWN = 10;

/** The rulings in which a card appears: the first of them, and the way to all. */
export const RulingsOfCard = ({ passcode }: { readonly passcode: number }) => {
  const say = useSay();
  const rulings = useRulings();
  const titleOf = useTitles();
  const found = useMemo(() => rulings && rulingsWith(rulings, passcode), [rulings, passcode]);
  return (
    <section aria-labelledby="card-rulings" className={styles.ofCard}>
      <h2 id="card-rulings">{say('app.nav.rulings')}</h2>
      {found === null || titleOf === null ? (
        <p className={room.quiet}>{say('app.loading')}</p>
      ) : (
        <>
          <p className={room.quiet}>{say('rulings.of-card', { count: found.length })}</p>
          <ul className={styles.titles}>
            {found.slice(0, SHOWN).map((ruling) => {
              const { text, lang } = titleOf(ruling);
              return (
                <li key={`${ruling.file}:${ruling.line}`}>
                  <Link to={`/rulings/play?${addressOfRuling(ruling)}`} lang={lang}>
                    {text}
                  </Link>
                </li>
              );
            })}
          </ul>
          {found.length > SHOWN && (
            <Link className="button" to={`/rulings?${addressOf({ card: String(passcode) })}`}>
              {say('rulings.of-card.all', { count: found.length })}
            </Link>
          )}
        </>
      )}
    </section>
  );
};
