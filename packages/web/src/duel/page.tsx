import { useEffect } from 'react';
import { useDuel } from '../host/use-duel.ts';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { useSay } from '../i18n/say.ts';
import { DuelTable } from './duel-table.tsx';
import { SetUp } from './setup/setup.tsx';

/** The duel: the one that goes on, or the beginning of another. */
export default function DuelPage() {
  const say = useSay();
  const picture = useDuel((duel) => duel.picture);
  const looked = useDuel((duel) => duel.looked);
  const resumeKept = useDuel((duel) => duel.resumeKept);
  useSpokenLanguage();
  useEffect(() => void resumeKept(), [resumeKept]);
  if (picture)
    return (
      <>
        <h1 className="unseen">{say('app.nav.duel')}</h1>
        <DuelTable key={picture.duel} picture={picture} />
      </>
    );
  return looked ? <SetUp /> : <h1 className="unseen">{say('app.loading')}</h1>;
}
