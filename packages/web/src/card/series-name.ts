import { seriesNameIn } from '@spellspeed/cards';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { CARD_LANGUAGES, languageOf } from '../i18n/languages.ts';

export type SeriesName = (english: string) => string;
/** The names of archetypes in the language of the page. */
export const useSeriesName = (): SeriesName => {
  const { locale } = useIntl();
  return useCallback((english) => seriesNameIn(CARD_LANGUAGES[languageOf(locale)], english), [locale]);
};
