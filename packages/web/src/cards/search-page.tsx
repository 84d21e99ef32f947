import type { CardFacts } from '@spellspeed/cards';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSay } from '../i18n/say.ts';
import AddCards from '../own/add-cards.tsx';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { addressOf, queryFrom } from './query.ts';
import { SearchForm } from './search-form.tsx';
import { usePortions } from './use-portions.ts';
import { useSearch } from './use-search.ts';

const NONE: readonly CardFacts[] = [];

export const SearchPage = () => {
  const say = useSay();
  const [address, setAddress] = useSearchParams();
  // Kept here and copied to the address: the address follows later than the next letter is typed.
  const [query, setQuery] = useState(() => queryFrom(address));
  const found = useSearch(query);
  return (
    <div className={styles.search}>
      <h1>{say('cards.title')}</h1>
      <SearchForm
        query={query}
        found={found?.length ?? null}
        onChange={(changed) => {
          setQuery(changed);
          setAddress(addressOf(changed), { replace: true });
        }}
      />
      <AddCards />
      {found?.length === 0 && <p>{say('cards.none')}</p>}
      <FoundCards found={found ?? NONE} />
    </div>
  );
};

const FoundCards = ({ found }: { readonly found: readonly CardFacts[] }) => {
  const say = useSay();
  const { shown, end, more } = usePortions(found);
  return (
    <>
      <ul className={styles.list}>
        {found.slice(0, shown).map((facts) => (
          <li key={facts.passcode} className={styles.windowed}>
            <Link className={styles.entry} to={`/cards/${facts.passcode}`}>
              <CardRow facts={facts} />
            </Link>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button ref={end} type="button" className="button" onClick={more}>
          {say('cards.more', { count: found.length - shown })}
        </button>
      )}
    </>
  );
};
