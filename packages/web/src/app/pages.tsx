import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useSay } from '../i18n/say.ts';
import { CardPeek } from '../reading/card-peek.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { NotFound } from './not-found.tsx';
import styles from './pages.module.css';

const Duel = lazy(() => import('../duel/page.tsx'));
const Rulings = lazy(() => import('../rulings/page.tsx'));
const Cards = lazy(() => import('../cards/page.tsx'));
const Decks = lazy(() => import('../decks/page.tsx'));
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
