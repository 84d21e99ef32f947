import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useFailure } from '../app/use-failure.ts';
import { type Language, languageOf } from './languages.ts';

type Words = ReturnType<typeof useIntl>['messages'];
interface MoreWordsProps {
  readonly of: { readonly [language in Language]: () => Promise<object> };
  readonly children: ReactNode;
}
/** Around whatever says more than the first screen. Nothing is shown until the words are there; while another language is loaded it stays in the one before. */
export const MoreWords = ({ of, children }: MoreWordsProps) => {
  const { locale, messages: others } = useIntl();
  const [spoken, setSpoken] = useState<{ readonly locale: string; readonly messages: Words } | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let isWanted = true;
    void of[languageOf(locale)]().then((more) => {
      // Both are compiled.
      if (isWanted) setSpoken({ locale, messages: Object.assign({}, others, more) });
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [of, locale, others, fail]);
  return spoken === null ? null : (
    <IntlProvider locale={spoken.locale} defaultLocale="en" messages={spoken.messages}>
      {children}
    </IntlProvider>
  );
};
