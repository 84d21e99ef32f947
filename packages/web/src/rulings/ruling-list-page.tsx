import { useEffect, useMemo, useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import styles from './rulings.module.css';
import { chaptersOf, findRulings, type RulingList, type Wanted } from './search.ts';
import type { ListedRuling } from './types.ts';

const SHOWN_AT_ONCE = 60;

/** All rulings, browsed and searched. What is searched for stands in the address. */
export const RulingListPage = () => {
  const say = useSay();
  const list = useRulingList();
  const [params, setParams] = useSearchParams();
  const wanted: Wanted = {
    words: params.get('words') ?? '',
    chapter: params.get('chapter') ?? '',
    clause: params.get('clause') ?? '',
  };
  const change = (changes: Partial<Wanted>): void => {
    const next = Object.entries({ ...wanted, ...changes }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: true });
  };
  return (
    <div className={styles.page}>
      <h1>{say('app.nav.rulings')}</h1>
      <p>{say('rulings.intro')}</p>
      <Link className="button" to="/rulings/edit">
        {say('rulings.edit')}
      </Link>
      <div className={styles.search}>
        <SearchField className="field" value={wanted.words} onChange={(words) => change({ words })}>
          <Label>{say('rulings.search')}</Label>
          <Input className="input" />
        </SearchField>
        <label className="field">
          {say('rulings.chapter')}
          <select
            className="input"
            value={wanted.chapter}
            onChange={({ target }) => change({ chapter: target.value })}
          >
            <option value="">{say('rulings.chapter.all')}</option>
            {(list ? chaptersOf(list) : []).map((chapter) => (
              <option key={chapter}>{chapter}</option>
            ))}
          </select>
        </label>
      </div>
      {wanted.clause !== '' && (
        <WantedClause clause={wanted.clause} list={list} clear={() => change({ clause: '' })} />
      )}
      {list ? <Found key={params.toString()} list={list} wanted={wanted} /> : <p>{say('app.loading')}</p>}
    </div>
  );
};

const useRulingList = (): RulingList | null => {
  const [list, setList] = useState<RulingList | null>(null);
  useEffect(() => void import('virtual:rulings').then((loaded) => setList(loaded.default)), []);
  return list;
};

interface WantedClauseProps {
  readonly clause: string;
  readonly list: RulingList | null;
  readonly clear: () => void;
}
const WantedClause = ({ clause, list, clear }: WantedClauseProps) => {
  const say = useSay();
  return (
    <div className={styles.clause}>
      <strong>{say('rulings.for-clause', { rule: clause })}</strong>
      <p>{list?.clauses[clause]}</p>
      <Button className="button" onPress={clear}>
        {say('rulings.all')}
      </Button>
    </div>
  );
};

const Found = ({ list, wanted }: { readonly list: RulingList; readonly wanted: Wanted }) => {
  const say = useSay();
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const { words, chapter, clause } = wanted;
  const found = useMemo(() => findRulings(list, { words, chapter, clause }), [list, words, chapter, clause]);
  return (
    <>
      <p role="status">{say('rulings.found', { count: found.length })}</p>
      <ul className={styles.list}>
        {found.slice(0, most).map((ruling) => (
          <li key={`${ruling.file}:${ruling.line}`}>
            <RulingLink ruling={ruling} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button className="button" onPress={() => setMost(most + SHOWN_AT_ONCE)}>
          {say('rulings.more')}
        </Button>
      )}
    </>
  );
};

const RulingLink = ({ ruling: { file, line, title, cards } }: { readonly ruling: ListedRuling }) => {
  const cardName = useCardName();
  const place = new URLSearchParams({ file, line: String(line) });
  return (
    <>
      <Link to={`/rulings/play?${place}`}>{title}</Link>
      <span className={styles.quiet}>{cards.map(cardName).join(' · ')}</span>
    </>
  );
};
