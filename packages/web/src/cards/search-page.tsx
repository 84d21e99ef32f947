import type { CardFacts } from '@spellspeed/cards';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSay } from '../i18n/say.ts';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { addressOf, queryFrom } from './query.ts';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';

/** So many cards are drawn at first, and as many more whenever the end of the list comes near. */
const PORTION = 60;
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

/** How many are drawn: more as somebody comes near the end. What is out of sight costs nothing (`.windowed`). */
const usePortions = (found: readonly CardFacts[]) => {
  const [portions, setPortions] = useState({ of: found, shown: PORTION });
  const shown = portions.of === found ? portions.shown : PORTION;
  const end = useRef<HTMLButtonElement>(null);
  const more = (): void => setPortions({ of: found, shown: shown + PORTION });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each portion has another end
  useEffect(() => {
    const button = end.current;
    if (button === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, [found, shown]);
  return { shown, end, more };
};
