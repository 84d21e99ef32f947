import { loadAllFacts } from '@spellspeed/cards';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useShelf } from '../decks/shelf.ts';
import { useSay } from '../i18n/say.ts';
import { CardPeek } from '../reading/card-peek.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { NotFound } from './not-found.tsx';
import styles from './pages.module.css';

/** A page that speaks of any printed card: the facts of all cards are there before it is. */
const withAllFacts = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    await loadAllFacts();
    return load();
  });

/** The reader's own decks hold any cards; the ready-made ones only what every program carries. */
const Duel = lazy(async () => {
  if (useShelf.getState().decks.length > 0) await loadAllFacts();
  return import('../duel/page.tsx');
});
const Rulings = withAllFacts(() => import('../rulings/page.tsx'));
const Cards = withAllFacts(() => import('../cards/page.tsx'));
const Decks = withAllFacts(() => import('../decks/page.tsx'));
const Replays = lazy(() => import('../replays/page.tsx'));

/** Each page is loaded when it is first opened; a page that fails leaves the others alone. */
export const Pages = () => {
  const say = useSay();
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        {say('app.skip')}
      </button>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary>
          <Suspense fallback={<p className={styles.loading}>{say('app.loading')}</p>}>
            <Routes>
              <Route index element={<Duel />} />
              <Route path="rulings/*" element={<Rulings />} />
              <Route path="cards/*" element={<Cards />} />
              <Route path="decks/*" element={<Decks />} />
              <Route path="replays/*" element={<Replays />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <CardPeek />
    </div>
  );
};
