import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { useShelf } from '../decks/shelf.ts';
import { useSay } from '../i18n/say.ts';
import { CardPeek } from '../reading/card-peek.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LazyPage } from './lazy-page.tsx';
import { NewVersion } from './new-version.tsx';
import { NotFound } from './not-found.tsx';
import styles from './pages.module.css';
import { useTitle } from './use-title.ts';

interface Page {
  readonly default: ComponentType;
}
/** A page beside the duel, in the words of these pages. */
const withWords = (load: () => Promise<Page>) => async (): Promise<Page> => {
  const [{ inRooms }, page] = await Promise.all([import('../i18n/in-rooms.tsx'), load()]);
  return { default: inRooms(page.default) };
};
/** The facts of all cards; those of the ready-made decks come with the page. */
const loadFacts = async (): Promise<void> => (await import('@spellspeed/cards')).loadAllFacts();
/** A page that speaks of any printed card: it is begun when the facts of all cards are there. */
const withAllFacts = (load: () => Promise<Page>) =>
  withWords(async () => {
    await loadFacts();
    return load();
  });
/** … and with what their texts were read as, also those of somebody's own. */
const withAllTexts = (load: () => Promise<Page>) =>
  withAllFacts(async () => {
    await (await import('@spellspeed/cards')).loadDefinitions();
    await (await import('../own/known.ts')).knowOwn();
    return load();
  });

/** The reader's own decks hold any cards; the ready-made ones only what comes with the page. */
const loadDuel = async () => {
  const { useChoice } = await import('../duel/setup/use-choice.ts');
  const { yours, theirs } = useChoice.getState();
  const isOwn = [yours, theirs].some(({ kind }) => kind === 'own');
  if (isOwn || useShelf.getState().decks.length > 0) await loadFacts();
  return import('../duel/page.tsx');
};
const loadRulings = withAllFacts(() => import('../rulings/page.tsx'));
const loadCards = withAllTexts(() => import('../cards/page.tsx'));
const loadDecks = withAllTexts(() => import('../decks/page.tsx'));
const loadReplays = withAllFacts(() => import('../replays/page.tsx'));
const loadAnalysis = withAllFacts(() => import('../analysis/page.tsx'));
const loadLearn = withAllFacts(() => import('../learn/page.tsx'));
const loadPuzzles = withAllFacts(() => import('../puzzles/page.tsx'));
const loadOnline = withAllFacts(() => import('../online/page.tsx'));

/** Each page is loaded when it is first opened; a page that fails leaves the others alone. */
export const Pages = () => {
  const say = useSay();
  useTitle();
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        {say('app.skip')}
      </button>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary>
          <Routes>
            <Route index element={<LazyPage load={loadDuel} />} />
            <Route path="rulings/*" element={<LazyPage load={loadRulings} />} />
            <Route path="cards/*" element={<LazyPage load={loadCards} />} />
            <Route path="decks/*" element={<LazyPage load={loadDecks} />} />
            <Route path="replays/*" element={<LazyPage load={loadReplays} />} />
            <Route path="learn/*" element={<LazyPage load={loadLearn} />} />
            <Route path="puzzles/*" element={<LazyPage load={loadPuzzles} />} />
            <Route path="analysis/*" element={<LazyPage load={loadAnalysis} />} />
            <Route path="online/*" element={<LazyPage load={loadOnline} />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </ErrorBoundary>
      </main>
      <CardPeek />
      <NewVersion />
    </div>
  );
};
