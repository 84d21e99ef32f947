import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSay } from '../i18n/say.ts';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { addressOf, queryFrom } from './query.ts';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';

/** So many cards are drawn at first, and more when they are asked for. */
const PORTION = 60;

export const SearchPage = () => {
  const say = useSay();
  const [address, setAddress] = useSearchParams();
  // Kept here and copied to the address: the address follows later than the next letter is typed.
  const [query, setQuery] = useState(() => queryFrom(address));
  const found = useSearch(query);
  const [shown, setShown] = useState(PORTION);
  return (
    <div className={styles.search}>
      <h1>{say('cards.title')}</h1>
      <SearchForm
        query={query}
        found={found.length}
        onChange={(changed) => {
          setShown(PORTION);
          setQuery(changed);
          setAddress(addressOf(changed), { replace: true });
        }}
      />
      {found.length === 0 && <p>{say('cards.none')}</p>}
      <ul className={styles.list}>
        {found.slice(0, shown).map((facts) => (
          <li key={facts.passcode}>
            <Link className={styles.entry} to={`/cards/${facts.passcode}`}>
              <CardRow facts={facts} />
            </Link>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PORTION)}>
          {say('cards.more', { count: found.length - shown })}
        </button>
      )}
    </div>
  );
};
