import { lazy, Suspense, useEffect, useState } from 'react';
import { useDuel } from '../host/use-duel.ts';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { useSay } from '../i18n/say.ts';
import { DuelTable } from './duel-table.tsx';
import { SetUp } from './setup/setup.tsx';

/** With the words of Matches: loaded with the first one. */
const BetweenDuels = lazy(() => import('../match/between-duels.tsx'));

/** The duel: the one that goes on, or the beginning of another. */
export default function DuelPage() {
  const say = useSay();
  const picture = useDuel((duel) => duel.picture);
  const looked = useDuel((duel) => duel.looked);
  const resumeKept = useDuel((duel) => duel.resumeKept);
  // Of which Duel of a Match the cards are exchanged that follows.
  const [exchanging, exchangeAfter] = useState<number | null>(null);
  useSpokenLanguage();
  useEffect(() => void resumeKept(), [resumeKept]);
  const match = picture?.match ?? null;
  if (picture && match?.stage === 'side-decking' && exchanging === picture.duel)
    return (
      <>
        <h1 className="unseen">{say('app.nav.duel')}</h1>
        <Suspense>
          <BetweenDuels match={match} back={() => exchangeAfter(null)} />
        </Suspense>
      </>
    );
  if (picture)
    return (
      <>
        <h1 className="unseen">{say('app.nav.duel')}</h1>
        <DuelTable key={picture.duel} picture={picture} exchange={() => exchangeAfter(picture.duel)} />
      </>
    );
  return looked ? <SetUp /> : <h1 className="unseen">{say('app.loading')}</h1>;
}
