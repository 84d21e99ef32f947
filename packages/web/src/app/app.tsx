import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { IntlProvider } from 'react-intl';
import { HashRouter } from 'react-router';
import { type Language, loadMessages } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { Pages } from './pages.tsx';
import { useSettings } from './settings.ts';
import { useTheme } from './use-theme.ts';

/** The page in the chosen language; it is first shown when its messages are there. */
export const App = () => {
  const spoken = useMessages(useSettings(({ language }) => language));
  useTheme();
  if (spoken === null) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages}>
      <I18nProvider locale={spoken.language}>
        <HashRouter>
          <Pages />
        </HashRouter>
      </I18nProvider>
    </IntlProvider>
  );
};

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}
/** While another language is loaded, the page stays in the one before. */
const useMessages = (language: Language): Spoken | null => {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadMessages(language).then((messages) => {
      if (!isWanted) return;
      document.documentElement.lang = language;
      setSpoken({ language, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return spoken;
};
