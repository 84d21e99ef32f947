import { useState } from 'react';
import { Link } from 'react-router';
import { useSay } from '../i18n/say.ts';
import AddCards from './add-cards.tsx';
import { InOwnWords } from './in-own-words.tsx';
import { forgetTexts, keepGiven } from './kept.ts';
import styles from './own.module.css';
import { type ListedText, OwnList } from './own-list.tsx';
import { useOwnSay } from './own-words.ts';
import { useAdding } from './use-adding.ts';
import { type OwnTexts, useKept } from './use-kept.ts';

/** The texts that somebody has given, what came of each, and the way to forget them. */
export const OwnPage = () => (
  <InOwnWords>
    <Page />
  </InOwnWords>
);

const Page = () => {
  const say = useOwnSay();
  const sayOfPage = useSay();
  return (
    <div className={styles.page}>
      <p>
        <Link className="button" to="/cards">
          {sayOfPage('cards.back')}
        </Link>
      </p>
      <h1>{say('own.title')}</h1>
      <p>{say('own.intro')}</p>
      <AddCards isList />
      <KeptTexts />
    </div>
  );
};

/** Of texts that were forgotten the last ones can be put back. */
const KeptTexts = () => {
  const say = useOwnSay();
  const { adding, again } = useAdding();
  const kept = useKept();
  const [gone, setGone] = useState<OwnTexts | null>(null);
  if (kept === null) return null;
  const forget = async (passcodes: ReadonlySet<number>): Promise<void> => {
    const of = <Each extends { readonly passcode: number }>(list: readonly Each[]) =>
      list.filter(({ passcode }) => passcodes.has(passcode));
    const { texts, cards, notUnderstood } = kept;
    await forgetTexts(passcodes);
    setGone({ texts: of(texts), cards: of(cards), notUnderstood: of(notUnderstood) });
  };
  const restore = async (): Promise<void> => {
    if (gone) await keepGiven(gone);
    setGone(null);
  };
  const all = new Set(kept.texts.map(({ passcode }) => passcode));
  const listed = kept.cards.map(({ passcode }): ListedText => ({ passcode, reason: null }));
  const forgetOne = (passcode: number): void => void forget(new Set([passcode]));
  return (
    <>
      <div role="status">
        {gone && (
          <p className="row">
            {say('own.forgotten', { count: gone.texts.length })}
            <button type="button" className="button" onClick={() => void restore()}>
              {say('own.restore')}
            </button>
          </p>
        )}
      </div>
      {all.size > 0 && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={adding.is === 'reading'}
            onClick={() => void again()}
          >
            {say('own.again')}
          </button>
          <button type="button" className="button" onClick={() => void forget(all)}>
            {say('own.forget.all')}
          </button>
        </div>
      )}
      <OwnList id="own-playable" title="own.playable" list={listed} forget={forgetOne} />
      <OwnList
        id="own-not-understood"
        title="own.not-understood"
        list={kept.notUnderstood}
        forget={forgetOne}
      />
    </>
  );
};
