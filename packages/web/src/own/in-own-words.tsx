import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useLoaded } from '../app/use-loaded.ts';
import { languageOf } from '../i18n/languages.ts';
import { OWN_MESSAGES } from './own-words.ts';

/** Around whatever speaks the words of this room; nothing is shown until they are there. */
export const InOwnWords = ({ children }: { readonly children: ReactNode }) => {
  const { locale, messages: others } = useIntl();
  const own = useLoaded(OWN_MESSAGES[languageOf(locale)]);
  // Both are compiled.
  const messages = useMemo(() => Object.assign({}, others, own), [others, own]);
  return own === null ? null : (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  );
};
