import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router';
import room from '../app/room.module.css';
import { useSettings } from '../app/settings.ts';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import { CHAPTERS, chapterNamed } from './chapters.ts';
import { useRulingList } from './collection.ts';
import { PagedRulings } from './paged-rulings.tsx';
import styles from './rulings.module.css';
import { addressOf, countIn, findRulings, type RulingList, type Wanted, wantedFrom } from './search.ts';
import { shownTitle, type TitleOf } from './shown-title.ts';

/** All rulings, browsed and searched. What is searched for stands in the address, so that it can be linked to and Back leads to it. */
export const RulingListPage = () => {
  const say = useSay();
  const list = useRulingList();
  const [address, setAddress] = useSearchParams();
  const wanted = wantedFrom(address);
  const change = (changes: Partial<Wanted>): void =>
    setAddress(addressOf({ ...wanted, ...changes }), { replace: true });
  return (
    <div className={room.page}>
      <h1>{say('app.nav.rulings')}</h1>
      <p>{say('rulings.intro')}</p>
      <Link className="button" to="/rulings/edit">
        {say('rulings.edit')}
      </Link>
      <div className={styles.search}>
        <SearchWords words={wanted.words} change={(words) => change({ words })} />
        <ChapterChoice list={list} chapter={wanted.chapter} change={(chapter) => change({ chapter })} />
      </div>
      {wanted.clause !== '' && (
        <WantedClause clause={wanted.clause} list={list} clear={() => change({ clause: '' })} />
      )}
      {wanted.card !== '' && <WantedCard passcode={Number(wanted.card)} clear={() => change({ card: '' })} />}
      {list ? <Found list={list} wanted={wanted} /> : <p>{say('app.loading')}</p>}
    </div>
  );
};

interface SearchWordsProps {
  readonly words: string;
  readonly change: (words: string) => void;
}
/**
 * The words are kept here as well: the address follows later than the next letter is typed. What was written to the address and has
 * not come back yet is no news; whatever else stands there was put there from elsewhere.
 */
const SearchWords = ({ words, change }: SearchWordsProps) => {
  const say = useSay();
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(words);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (seen !== words) {
    const at = sent.indexOf(words);
    setSeen(words);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) setTyped(words);
  }
  return (
    <SearchField
      className="field"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        setSent([...sent, next]);
        change(next);
      }}
    >
      <Label>{say('rulings.search')}</Label>
      <Input className="input" />
    </SearchField>
  );
};

interface ChapterChoiceProps {
  readonly list: RulingList | null;
  readonly chapter: string;
  readonly change: (chapter: string) => void;
}
const ChapterChoice = ({ list, chapter, change }: ChapterChoiceProps) => {
  const say = useSay();
  return (
    <label className="field">
      {say('rulings.chapter')}
      <select className="input" value={chapter} onChange={({ target }) => change(target.value)}>
        <option value="">{say('rulings.chapter.all')}</option>
        {list !== null &&
          CHAPTERS.map((each) => (
            <option key={each} value={each}>
              {say('rulings.chapter.counted', {
                chapter: chapterNamed(say, each),
                count: countIn(list, each),
              })}
            </option>
          ))}
      </select>
    </label>
  );
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

const WantedCard = ({ passcode, clear }: { readonly passcode: number; readonly clear: () => void }) => {
  const say = useSay();
  const cardName = useCardName();
  return (
    <div className={styles.clause}>
      <strong>{say('rulings.for-card', { card: cardName(passcode) })}</strong>
      <div className="row">
        <Link className="button" to={`/cards/${passcode}`}>
          {say('rulings.to-card')}
        </Link>
        <Button className="button" onPress={clear}>
          {say('rulings.all')}
        </Button>
      </div>
    </div>
  );
};

/** What is found follows the typing when there is time. */
const Found = ({ list, wanted }: { readonly list: RulingList; readonly wanted: Wanted }) => {
  const { words, chapter, clause, card } = wanted;
  const asked = useMemo(() => ({ words, chapter, clause, card }), [words, chapter, clause, card]);
  const followed = useDeferredValue(asked);
  const found = useMemo(() => findRulings(list, followed), [list, followed]);
  const language = useSettings((settings) => settings.language);
  const titleOf = useCallback<TitleOf>(
    (ruling) => shownTitle(list.titles, language, ruling),
    [list, language],
  );
  return <PagedRulings found={found} titleOf={titleOf} />;
};
