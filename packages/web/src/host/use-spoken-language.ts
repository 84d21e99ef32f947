import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGES } from '../i18n/languages.ts';
import { useDuel } from './use-duel.ts';

/** The host prints texts in the language of the page. */
export const useSpokenLanguage = (): void => {
  const { locale } = useIntl();
  const speak = useDuel((duel) => duel.speak);
  useEffect(() => {
    const language = LANGUAGES.find((each) => each === locale);
    if (language) void speak(language);
  }, [locale, speak]);
};
