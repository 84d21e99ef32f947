import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDuel } from '../host/use-duel.ts';
import { LANGUAGES } from '../i18n/languages.ts';
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

/** The host prints texts in the language of the page. */
const useSpokenLanguage = (): void => {
  const { locale } = useIntl();
  const speak = useDuel((duel) => duel.speak);
  useEffect(() => {
    const language = LANGUAGES.find((each) => each === locale);
    if (language) void speak(language);
  }, [locale, speak]);
};
